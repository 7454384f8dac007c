"""A translated build file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class BuildNote:
    line: int | None
    message: str
    severity: Literal["info", "warning", "error"] = "info"


@dataclass(frozen=True, slots=True)
class BuildTranslation:
    text: str
    notes: tuple[BuildNote, ...] = ()
