"""How a job ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Done:
    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """The task raised; `message` is one sentence, `detail` the traceback for the log."""

    message: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Crashed:
    """The worker process died (a fault in native code, or out of memory)."""

    message: str


@dataclass(frozen=True, slots=True)
class TimedOut:
    seconds: float

    @property
    def message(self) -> str:
        return f"No result after {self.seconds:.0f} seconds; the work was stopped."


@dataclass(frozen=True, slots=True)
class Cancelled:
    message: str = "Cancelled."


Outcome = Done | Failed | Crashed | TimedOut | Cancelled
