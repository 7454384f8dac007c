"""Files that are no translation units: kernels in headers that rely on what another file defines before including them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from app.check.cpu.build import Source

_SUFFIXES = (".cu", ".cpp", ".cc", ".cxx", ".cuh", ".h", ".hpp")
_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]', re.M)
_MAX_DEPTH = 3
_MAX_FILES = 400
_MAX_BYTES = 4 << 20


def including_units(source: Source) -> Iterator[Source]:
    """The same kernel as part of files nearby that include its file, directly or through one another, nearest first."""
    nearby = _nearby(source.path)
    texts = {path: text for path in nearby if (text := _read(path)) is not None}
    reached = {source.path}
    front = [source.path]
    for _ in range(_MAX_DEPTH):
        names = {path.name.encode() for path in front}
        front = [path for path, text in texts.items() if path not in reached and names & _included_names(text)]
        reached |= set(front)
        for path in front:
            headers = {**source.headers, source.path: source.text}
            yield replace(source, path=path, text=headers.get(path, texts[path]), headers=headers)


def _included_names(text: bytes) -> set[bytes]:
    return {m[1].rpartition(b"/")[2] for m in _INCLUDE.finditer(text)}


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def _nearby(path: Path) -> list[Path]:
    """Source files in the file's folder, its parent and the parent's other folders."""
    folders = [path.parent, path.parent.parent]
    if path.parent.name in ("include", "inc", "src", "kernels", "headers"):
        folders += [d for d in path.parent.parent.iterdir() if d.is_dir()] if path.parent.parent.is_dir() else []
    found: dict[Path, None] = {}
    for folder in folders:
        if not folder.is_dir():
            continue
        for candidate in sorted(folder.iterdir()):
            usable = candidate.suffix in _SUFFIXES and candidate != path and candidate.is_file()
            if usable and candidate.stat().st_size <= _MAX_BYTES and len(found) < _MAX_FILES:
                found[candidate] = None
    return sorted(found, key=lambda p: _SUFFIXES.index(p.suffix))
