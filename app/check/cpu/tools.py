"""Running a compiler, and how a build fails."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.check.cpu.child import run_child
from app.check.model import CancelCheck

_COMPILE_SECONDS = 120.0
_ADDRESS_SPACE = 6 << 30


class BuildFailed(Exception):
    """The kernel cannot be built; the message is one sentence with the compiler's first error and its place."""


class BuildCancelled(Exception):
    """The user asked to stop."""


def run_tool(command: Sequence[str], scratch: Path, cancelled: CancelCheck) -> tuple[int, str]:
    """Run a compiler; returns its status and messages.  Raises BuildFailed on time-out, BuildCancelled."""
    errors = scratch / "errors.txt"
    try:
        ended = run_child(
            command,
            timeout=_COMPILE_SECONDS,
            cancelled=cancelled,
            stdout=scratch / "output.txt",
            stderr=errors,
            cwd=scratch,
            address_space=_ADDRESS_SPACE,
        )
    except OSError as e:
        raise BuildFailed(f"cannot run the compiler {command[0]}: {e.strerror}") from e
    if ended.how == "cancelled":
        raise BuildCancelled
    if ended.how == "timeout":
        raise BuildFailed(f"the compiler took more than {_COMPILE_SECONDS:.0f} s")
    return ended.status, errors.read_text(encoding="utf-8", errors="replace")


def last_line(text: str) -> str:
    """The last line of a tool's messages, for when no error could be made out."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "no message"
