"""Compiles HIP source and tells which lines the compiler refuses."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_ERROR = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?:fatal )?error: (?P<message>.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Refused:
    """The lines of the main file with an error (the first message of each), and errors elsewhere."""

    lines: dict[int, str]
    elsewhere: tuple[str, ...]


def refused_lines(command: Sequence[str], main: Path) -> Refused:
    """Run a compiler over `main`; it must print messages as clang does."""
    run = subprocess.run([*command, str(main)], capture_output=True, text=True, timeout=300, check=False)
    lines: dict[int, str] = {}
    elsewhere: list[str] = []
    for match in _ERROR.finditer(run.stderr):
        if Path(match["file"]).name == main.name:
            lines.setdefault(int(match["line"]), match["message"])
        else:
            elsewhere.append(match[0])
    if run.returncode and not lines and not elsewhere:
        elsewhere.append(run.stderr[-2000:])
    return Refused(lines, tuple(elsewhere))
