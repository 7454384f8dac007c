"""The private copy of a kernel's source: the file and the project headers that it includes, made C++ by the pre-pass.

Every file keeps its absolute path below the copy's root, so that relative includes work, and says its original name in a
``#line``, so that messages, ``__FILE__`` and findings name the user's files.
"""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.check.cpu.lexical import blank
from app.check.cpu.prepass import prepass

_INCLUDE = re.compile(r'^([ \t]*#[ \t]*include[ \t]*)(?:"([^"\n]+)"|<([^>\n]+)>)', re.M)
_MAX_FILES = 2000
_MAX_BYTES = 8 << 20


@dataclass(slots=True)
class SourceTree:
    """`files`: processed text by original absolute path.  `absent`: included names that were found nowhere."""

    main: Path
    include_dirs: tuple[Path, ...]
    files: dict[Path, str] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)

    def write(self, root: Path) -> None:
        """Write every file below `root`; names found nowhere become empty headers, searched last."""
        for path, text in self.files.items():
            target = self.location(root, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(f'#line 1 "{_escape(path)}"\n{text}'.encode("latin-1"))
        for name in self.absent:
            target = root / "absent" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(b"")
        (root / "absent").mkdir(exist_ok=True)

    def location(self, root: Path, path: Path) -> Path:
        return root / "files" / str(path).lstrip("/").replace(":", "")

    def include_flags(self, root: Path) -> list[str]:
        flags: list[str] = []
        for folder in self.include_dirs:
            flags += ["-I", str(self.location(root, folder)), "-I", str(folder)]
        # the originals come last: for includes whose names only the preprocessor knows
        return [*flags, "-idirafter", str(self.main.parent), "-idirafter", str(root / "absent")]


def _escape(path: Path) -> str:
    return str(path).replace("\\", "\\\\").replace('"', '\\"')


def read_tree(
    main: Path, text: bytes, include_dirs: tuple[Path, ...], translated: Mapping[Path, bytes], emulator: Path
) -> SourceTree:
    """The file with its project headers.  `translated` replaces headers by their path; `emulator` holds the own headers."""
    main = _normal(main)
    folders = tuple(_normal(d) for d in include_dirs if not (d / "cuda_runtime.h").exists())
    tree = SourceTree(main, folders)
    overrides = {_normal(path): data for path, data in translated.items()}
    pending = [(main, text)]
    while pending and len(tree.files) < _MAX_FILES:
        path, data = pending.pop()
        if path in tree.files:
            continue
        source = data.removeprefix(codecs.BOM_UTF8).decode("latin-1").replace("\r\n", "\n")
        tree.files[path] = prepass(source)
        pending += _included(tree, path, source, overrides, emulator)
    return tree


def _included(
    tree: SourceTree, path: Path, source: str, overrides: Mapping[Path, bytes], emulator: Path
) -> list[tuple[Path, bytes]]:
    found: list[tuple[Path, bytes]] = []
    blanked = blank(source)
    for m in _INCLUDE.finditer(source):
        if blanked[m.start() : m.end(1)].strip() == "":
            continue  # inside a comment
        name = m[2] or m[3]
        folders = ([path.parent] if m[2] else []) + list(tree.include_dirs)
        if (emulator / name).exists() and not (m[2] and (path.parent / name).exists()):
            continue
        hit = next((p for d in folders if (p := _normal(d / name)) in overrides or p.is_file()), None)
        if hit is None:
            if ".." not in Path(name).parts and not name.startswith("/"):
                tree.absent.add(name)
            continue
        data = overrides.get(hit)
        if data is None:
            data = _read(hit)
        if data is not None:
            found.append((hit, data))
    return found


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes() if path.stat().st_size <= _MAX_BYTES else None
    except OSError:
        return None


def _normal(path: Path) -> Path:
    """Absolute, without ``..``; symbolic links stay, for the names that the user knows."""
    return Path(os.path.abspath(path))  # noqa: PTH100 (resolve() would follow links)
