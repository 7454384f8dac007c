"""How a command ends: exit codes are a contract (design, "Commands")."""

from __future__ import annotations

from enum import IntEnum

from translator.diagnostics.model import Severity


class ExitCode(IntEnum):
    OK = 0
    FINDINGS = 1
    """Findings at or above ``--fail-on``."""
    USAGE = 2
    """Bad usage or unreadable input; one line on stderr says what and where."""


class CommandError(Exception):
    """Ends the command with exit code 2; the message is the one line on stderr."""


def reason(error: Exception) -> str:
    """Why something could not be read or written, without Python's error number and without our temporary names."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


class FailOn:
    """The ``--fail-on`` levels."""

    NEVER = "never"
    LEVELS = ("info", "warning", "error", NEVER)

    @staticmethod
    def reached(level: str, worst: Severity | None) -> bool:
        if level == FailOn.NEVER or worst is None:
            return False
        return worst >= Severity[level.upper()]
