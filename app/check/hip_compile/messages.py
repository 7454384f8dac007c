"""Reads what clang printed: errors with the notes that belong to them, and the resource remarks of kernels."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

_LINE = re.compile(
    r"^(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>fatal error|error|warning|note|remark): (?P<text>.*)$"
)
_PLAIN = re.compile(r"^(?:clang(?:\+\+)?(?:-\d+)?: )?(?:fatal )?error: (?P<text>.*)$")
_BACKEND = re.compile(r"^(?:<unknown>:0:0: )?error: (?P<text>.*)$")
_INCLUDED = re.compile(r"^In file included from (?P<file>.+?):(?P<line>\d+)[:,]$")


@dataclass(frozen=True, slots=True)
class Place:
    """A file (None: the compiler named none) and a 1-based line."""

    file: Path | None
    line: int


@dataclass(frozen=True, slots=True)
class CompilerError:
    """One error; `frames` are the places that led to it: inclusions and instantiations, the nearest first."""

    place: Place
    text: str
    frames: tuple[Place, ...] = ()

    def in_project(self, files: Collection[Path]) -> Place | None:
        """The nearest place in one of the project's files; None where all is in foreign headers."""
        return next((p for p in (self.place, *self.frames) if p.file in files), None)


@dataclass(slots=True)
class _Open:
    """An error whose notes are still to come; instantiations are nearer to the fault than the header's inclusion."""

    place: Place
    text: str
    notes: list[Place] = field(default_factory=list)
    inclusions: tuple[Place, ...] = ()

    def closed(self) -> CompilerError:
        return CompilerError(self.place, self.text, (*self.notes, *self.inclusions))


def errors(log: str) -> list[CompilerError]:
    """The errors of a log, in order."""
    found: list[_Open] = []
    inclusions: dict[Path, tuple[Place, ...]] = {}
    waiting: list[Place] = []
    for line in log.splitlines():
        if inclusion := _INCLUDED.match(line):
            waiting.append(Place(Path(inclusion["file"]), int(inclusion["line"])))
            continue
        message = _LINE.match(line)
        if message and message["file"] != "<unknown>":
            place = Place(Path(message["file"]), int(message["line"]))
            # clang tells how a file came to be included once, not for each message.
            if waiting and place.file is not None:
                inclusions[place.file] = tuple(reversed(waiting))
            if message["kind"] in ("error", "fatal error"):
                found.append(_Open(place, message["text"], [], inclusions.get(Path(message["file"]), ())))
            elif message["kind"] == "note" and found:
                found[-1].notes.append(place)
        elif plain := _PLAIN.match(line) or _BACKEND.match(line):
            found.append(_Open(Place(None, 0), plain["text"]))
        waiting = []
    return [error.closed() for error in found]


@dataclass(frozen=True, slots=True)
class ResourceRemark:
    """The figures of one kernel; `values` by the compiler's own labels, such as ``VGPRs``."""

    place: Place
    symbol: str
    values: dict[str, int]


def resource_remarks(log: str) -> list[ResourceRemark]:
    """The remarks of ``-Rpass-analysis=kernel-resource-usage``; each kernel's begin with its symbol."""
    remarks: list[ResourceRemark] = []
    for line in log.splitlines():
        found = _LINE.match(line)
        if not found or found["kind"] != "remark":
            continue
        text = found["text"].partition(" [-Rpass")[0].strip()
        label, _, value = text.partition(":")
        if label == "Function Name":
            place = Place(Path(found["file"]), int(found["line"]))
            remarks.append(ResourceRemark(place, value.strip(), {}))
        elif remarks and value.strip().isdigit():
            remarks[-1].values[label.partition(" [")[0]] = int(value)
    return remarks


def kernel_name(symbol: str) -> str:
    """The qualified name in an Itanium-mangled symbol, without template arguments; the symbol itself where there is none."""
    found = re.match(r"_Z(N?)", symbol)
    if not found:
        return symbol
    names, at = [], found.end()
    while number := re.match(r"(?:L|St)?(\d+)", symbol[at:]):
        at += number.end()
        names.append(symbol[at : at + int(number[1])])
        at += int(number[1])
        if not found[1]:
            break
    return "::".join(n for n in names if not n.startswith("_GLOBAL__N")) or symbol
