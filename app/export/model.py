"""What an export is and what it gives back: data only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


class ExportError(Exception):
    """An export that cannot be made; the message says why and what to do.  Nothing is left behind."""


@dataclass(frozen=True, slots=True)
class ExportNote:
    """Something to know about one exported file; `path` is relative to the project."""

    path: str
    line: int | None
    message: str
    severity: Literal["info", "warning", "error"] = "info"


@dataclass(frozen=True, slots=True)
class ExportSummary:
    """`translated`, `copied` and `build_files` count files; `untranslated` those that should have been and could not be."""

    out: Path
    target: Literal["hip", "vulkan"]
    translated: int
    copied: int
    build_files: int
    untranslated: int
    kernels: int = 0
    """Vulkan: kernels written."""
    notes: tuple[ExportNote, ...] = ()


Progress = Callable[[int, int, str], None]
"""(done, total, what) after each step."""
CancelCheck = Callable[[], bool]
