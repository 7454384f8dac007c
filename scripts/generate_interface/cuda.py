"""Writes a CUDA library: one union of releases, so that code for any of them can be read.

The first release named gives the base; functions that changed their parameters are overloads, and fields and constants
that only another release has come last (so a struct has no release's layout; reading needs none).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from scripts.generate_interface.interface import Interface
from scripts.generate_interface.layout import in_order, wrapped
from scripts.generate_interface.libraries import CUDA, Library
from scripts.generate_interface.reader import Reader

OUTPUT = Path("resources/include/cuda/wavebridge_host")


def generate(name: str, headers: list[tuple[str, list[Path]]], output: Path) -> str:
    """Write ``NAME_types.h`` and ``NAME_functions.h``; `headers` are releases with their include folders."""
    library = CUDA[name]
    union = _union(library, headers)
    if library.base:
        union.subtract(_union(CUDA[library.base], headers))
    releases = ", ".join(release for release, _ in headers)
    head = f"// {library.title}: {{}} of releases {releases}.\n// Written by scripts/generate_interface; do not edit.\n"
    head += "#pragma once\n\n"
    includes = "".join(f'#include "{i}"\n' for i in library.includes)
    types = head.format("types and constants") + (includes + "\n" if includes else "")
    (output / f"{name}_types.h").write_text(types + "\n".join(_types(union)) + "\n")
    lines = [line for text in union.functions.values() for line in wrapped(text)]
    functions = head.format("functions") + f'#include "{name}_types.h"\n\n'
    (output / f"{name}_functions.h").write_text(functions + "\n".join(lines) + "\n")
    return f"{library.title}: {len(union.functions)} functions, {len(union.enums)} enumerations, {len(union.records)} records"


def _union(library: Library, headers: list[tuple[str, list[Path]]]) -> Interface:
    union = Interface()
    for _, folders in headers:
        union.merge(Reader(library, folders).read())
    return union


def _types(interface: Interface) -> Iterator[str]:
    yield from (f"struct {n};" for n, kind in interface.record_kinds.items() if kind == "struct")
    yield ""
    for entry in in_order(interface):
        yield from _entry(entry, interface)
    yield ""
    yield from (f"#define {n} {v}" for n, v in interface.constants.items())


def _entry(entry: str, interface: Interface) -> Iterator[str]:
    if entry.startswith("typedef "):
        name = entry.removeprefix("typedef ")
        if name not in interface.records and name not in interface.enums:
            yield from wrapped(f"using {name} = {interface.typedefs[name]};")
    elif entry in interface.enums:
        values = ", ".join(f"{k} = {v}" for k, v in interface.enums[entry].items())
        yield from wrapped(f"enum {'' if entry.startswith('<') else entry + ' '}{{ {values} }};")
    elif interface.records.get(entry):
        yield f"{interface.record_kinds[entry]} {entry} {{"
        for text in interface.records[entry].values():
            yield from wrapped(text, "    ")
        yield "};"
