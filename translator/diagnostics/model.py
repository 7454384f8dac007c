"""Diagnostics as data: severity, target, rule, span, fix."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from translator.source import Span


class Severity(IntEnum):
    """How much a diagnostic matters; ordered, so that ``--fail-on`` can compare."""

    INFO = 10
    WARNING = 20
    ERROR = 30

    @property
    def label(self) -> str:
        return self.name.lower()


class Target(StrEnum):
    """Whom a diagnostic concerns."""

    HIP = "hip"
    VULKAN = "vulkan"
    SOURCE = "source"
    """The CUDA source itself: it would be wrong, or undefined, with CUDA too."""


@dataclass(frozen=True, slots=True)
class TextEdit:
    """Replace the bytes of a span of the CUDA file."""

    span: Span
    replacement: bytes


@dataclass(frozen=True, slots=True)
class Fix:
    """A change that a user may apply; `certain` marks those that keep the meaning for sure."""

    title: str
    edits: tuple[TextEdit, ...]
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding of one rule at one place of one file (the file is known from where the diagnostic is kept)."""

    rule: str
    severity: Severity
    target: Target
    span: Span
    message: str
    fix: Fix | None = None
    kernel: str | None = None
    fixed: bool = False
    """Whether the translation has the fix in it; the finding is then for information."""
