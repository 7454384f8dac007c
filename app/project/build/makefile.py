"""Reader of Makefiles: variables, and the flags of the recipes that compile CUDA.

Conditionals are not evaluated and ``$(shell ...)`` is never run: flags that depend on them are left out and said.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.project.build.flags import FlagSet
from app.project.build.scopes import ScopedFacts
from app.project.model import ScanIssue

_ASSIGNMENT = re.compile(r"\s*(?:export\s+|override\s+)*([\w.-]+)\s*(\+=|\?=|:::?=|::=|:=|=)\s*(.*)$")
_REFERENCE = re.compile(r"\$[({]([\w.-]+)[)}]|\$([@<^*%?+])")
_CONDITION = re.compile(r"\s*(ifeq|ifneq|ifdef|ifndef|else|endif)\b")
_FLAG_NAMES = re.compile(r"NVCC|CUDA|CU_?FLAGS|INC|CPPFLAGS|DEFINES|ARCH|GENCODE")
_COMPILES_CUDA = re.compile(r"\bnvcc\b|\.cu\b")
_MEANING = re.compile(r"-D|fast_math|-ftz|-prec|-fmad|-arch|-gencode")
_MAX_DEPTH = 12


@dataclass
class _Make:
    path: Path
    variables: dict[str, str] = field(default_factory=dict)
    guarded: list[tuple[str, str]] = field(default_factory=list)
    """Assignments of flags under a condition; they are not made."""
    guarded_line: int = 0
    recipes: list[str] = field(default_factory=list)


def read_makefiles(files: Sequence[Path]) -> ScopedFacts:
    """The settings of each folder that has a Makefile."""
    scopes: dict[Path, FlagSet] = {}
    issues: list[ScanIssue] = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            issues.append(ScanIssue(path, f"The build file cannot be read: {error.strerror}.", "error"))
            continue
        make = _parse(path, text)
        flags = scopes.setdefault(path.parent, FlagSet())
        flags.add(_flag_words(make), path.parent)
        if make.guarded:
            names = ", ".join(f"{name} {value}" for name, value in make.guarded)
            message = f"Set under conditions that only make can decide, so not applied: {names[:300]}"
            issues.append(ScanIssue(path, message, "info", make.guarded_line))
    return ScopedFacts(scopes, tuple(issues))


def _parse(path: Path, text: str) -> _Make:
    make, depth = _Make(path), 0
    for number, line in _logical_lines(text):
        if line.startswith("\t"):
            make.recipes.append(line.strip().lstrip("@-+"))
        elif match := _CONDITION.match(line):
            depth += {"endif": -1, "else": 0}.get(match[1], 1)
            depth = max(0, depth)
        elif match := _ASSIGNMENT.match(line):
            _assign(make, match[1], match[2], match[3].strip(), depth > 0, number)
    return make


def _assign(make: _Make, name: str, operator: str, value: str, guarded: bool, line: int) -> None:
    if guarded:
        if _FLAG_NAMES.search(name) and _MEANING.search(value):
            make.guarded.append((name, value))
            make.guarded_line = make.guarded_line or line
    elif operator == "+=" and name in make.variables:
        make.variables[name] += " " + value
    elif operator != "?=" or name not in make.variables:
        make.variables[name] = value


def _logical_lines(text: str) -> list[tuple[int, str]]:
    """Lines with ``\\``-continuations joined and comments removed, with their first line's number."""
    lines: list[tuple[int, str]] = []
    pending, start = "", 0
    for number, raw in enumerate(text.splitlines(), 1):
        start = start or number
        if raw.endswith("\\"):
            pending += raw[:-1] + " "
            continue
        whole = pending + raw
        lines.append((start, whole if whole.startswith("\t") else re.sub(r"(?<!\\)#.*", "", whole)))
        pending, start = "", 0
    if pending:
        lines.append((start, pending))
    return lines


def _flag_words(make: _Make) -> list[str]:
    """Flags of the recipes that compile CUDA; where no recipe does (implicit rules), those of the usual variables."""
    commands = [_expand(make, r) for r in make.recipes]
    commands = [c for c in commands if _COMPILES_CUDA.search(c)]
    if not commands:
        commands = [_expand(make, value) for name, value in make.variables.items() if _FLAG_NAMES.search(name)]
    return [word for command in commands for word in _words(command)]


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


def _expand(make: _Make, text: str, depth: int = 0) -> str:
    if depth > _MAX_DEPTH:
        return ""

    def value(match: re.Match[str]) -> str:
        name = match[1]
        if name is None:
            return ".cu" if match[2] in "<^" else ""
        if name in ("CURDIR", "PWD"):
            return str(make.path.parent)
        return _expand(make, make.variables.get(name, ""), depth + 1)

    expanded = _REFERENCE.sub(value, text)
    return _without_functions(expanded)


def _without_functions(text: str) -> str:
    """Drop ``$(shell ...)`` and other function calls, nested parentheses included."""
    result, at = "", 0
    while (start := text.find("$(", at)) >= 0:
        result += text[at:start]
        depth, end = 0, len(text)
        for i in range(start + 1, len(text)):
            depth += {"(": 1, ")": -1}.get(text[i], 0)
            if depth == 0:
                end = i + 1
                break
        at = end
    return result + text[at:]
