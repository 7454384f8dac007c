"""Writes a HIP library: each name under the releases that have it, chosen by the macro WAVEBRIDGE_ROCM (604 is 6.4).

A name that a release lacks and the next major release has is taken to have come, or gone, with that major release.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.generate_interface.interface import Interface
from scripts.generate_interface.layout import in_order, wrapped
from scripts.generate_interface.libraries import HIP
from scripts.generate_interface.reader import Reader

OUTPUT = Path("resources/include/hip/wavebridge")


@dataclass(frozen=True, slots=True)
class Release:
    number: int
    interface: Interface


def generate(name: str, headers: list[tuple[str, list[Path]]], output: Path) -> str:
    """Write ``NAME_types.h`` and ``NAME_functions.h``; `headers` are releases with their include folders."""
    library = HIP[name]
    releases = sorted(
        (Release(release_number(text), Reader(library, folders).read()) for text, folders in headers),
        key=lambda r: r.number,
    )
    union = Interface()
    for release in reversed(releases):
        union.merge(release.interface)
    head = f"// {library.title}: {{}}.\n// Written by scripts/generate_interface; do not edit.\n#pragma once\n\n"
    includes = "".join(f'#include "{i}"\n' for i in library.includes)
    types = head.format("types and constants") + (includes + "\n" if includes else "")
    (output / f"{name}_types.h").write_text(types + "\n".join(_types(union, releases)) + "\n")
    functions = head.format("functions") + f'#include "{name}_types.h"\n\n'
    lines = conditional(releases, [list(r.interface.functions.values()) for r in releases])
    (output / f"{name}_functions.h").write_text(functions + "\n".join(lines) + "\n")
    return f"{library.title}: {len(union.functions)} functions, {len(union.enums)} enumerations, {len(union.records)} records"


def release_number(release: str) -> int:
    """604 for "6.4"."""
    major, _, minor = release.partition(".")
    return int(major) * 100 + int(minor or 0)


def condition(releases: list[Release], present: list[bool]) -> str:
    """The preprocessor condition under which an item is there; empty where all releases have it."""
    ranges = []
    for index, here in enumerate(present):
        if not here or (index > 0 and present[index - 1]):
            continue
        end = next((i for i in range(index, len(present)) if not present[i]), None)
        bounds = [f"WAVEBRIDGE_ROCM >= {_boundary(releases[index - 1], releases[index])}"] if index > 0 else []
        bounds += [f"WAVEBRIDGE_ROCM < {_boundary(releases[end - 1], releases[end])}"] if end is not None else []
        ranges.append(" && ".join(bounds))
    return " || ".join(f"({r})" for r in ranges) if len(ranges) > 1 else ranges[0]


def _boundary(before: Release, after: Release) -> int:
    return after.number if before.number // 100 == after.number // 100 else after.number // 100 * 100


def conditional(releases: list[Release], items: list[list[str]], indent: str = "") -> Iterator[str]:
    """Lines of all releases' items, those under one condition together between ``#if`` and ``#endif``."""
    ordered: dict[str, list[bool]] = {}
    for index in range(len(releases) - 1, -1, -1):
        for text in items[index]:
            ordered.setdefault(text, [False] * len(releases))[index] = True
    groups: dict[str, list[str]] = {}
    for text, present in ordered.items():
        groups.setdefault(condition(releases, present), []).append(text)
    for needed, texts in groups.items():
        lines = [line for text in texts for line in wrapped(text, indent)]
        yield from ([f"#if {needed}", *lines, "#endif"] if needed else lines)


def _types(union: Interface, releases: list[Release]) -> Iterator[str]:
    yield from (f"struct {n};" for n, kind in union.record_kinds.items() if kind == "struct")
    yield ""
    for entry in in_order(union):
        yield from _entry(entry, union, releases)
    yield ""
    yield from conditional(releases, [[f"#define {n} {v}" for n, v in r.interface.constants.items()] for r in releases])


_CHOSEN = {"hipblasHalf": ("HIPBLAS_USE_HIP_HALF", "__half")}
"""Types for which HIP's headers let a macro choose another one."""


def _entry(entry: str, union: Interface, releases: list[Release]) -> Iterator[str]:
    if entry.startswith("typedef "):
        name = entry.removeprefix("typedef ")
        given = [r.interface.typedefs.get(name) if name not in _types_of(r) else None for r in releases]
        lines = list(conditional(releases, [[f"using {name} = {text};"] if text else [] for text in given]))
        if name in _CHOSEN:
            macro, type_ = _CHOSEN[name]
            lines = [f"#ifdef {macro}", f"using {name} = {type_};", "#else", *lines, "#endif"]
        yield from lines
    elif entry in union.enums:
        values = [r.interface.enums.get(entry, {}) for r in releases]
        body = conditional(releases, [[f"{k} = {v}," for k, v in e.items()] for e in values], "    ")
        head = f"enum {'' if entry.startswith('<') else entry + ' '}{{"
        yield from _where_present(releases, values, [head, *body, "};"])
    elif union.records.get(entry):
        fields = [r.interface.records.get(entry, {}) for r in releases]
        body = conditional(releases, [list(f.values()) for f in fields], "    ")
        head = f"{union.record_kinds[entry]} {entry} {{"
        yield from _where_present(releases, fields, [head, *body, "};"])


def _types_of(release: Release) -> set[str]:
    return {*release.interface.enums, *release.interface.records}


def _where_present(releases: list[Release], entries: Sequence[Mapping[str, object]], lines: list[str]) -> Iterator[str]:
    """A whole type under the releases that have it."""
    needed = condition(releases, [bool(e) for e in entries])
    yield from ([f"#if {needed}", *lines, "#endif"] if needed else lines)
