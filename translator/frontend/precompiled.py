"""The precompiled prelude: reading the CUDA interface and the standard headers once, not once a file.

It lies in the user's cache folder under a name made from everything that it depends on, is written beside and renamed
(so that several processes may make it at once), and is optional: without it a file takes 0.7 s longer.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from translator.frontend.arguments import library_folders, prelude
from translator.frontend.clang_api import (
    PARSE_FOR_SERIALIZATION,
    PARSE_INCOMPLETE,
    PARSE_KEEP_GOING,
    ClangError,
    lib,
    parse,
)


def _cache_folder() -> Path:
    return Path(platformdirs.user_cache_dir("wavebridge", appauthor=False)) / "precompiled"


def _key(arguments: Sequence[str]) -> str:
    """A hash of the arguments, the interface headers' bytes, and libclang's and the standard headers' identity."""
    digest = hashlib.sha256()
    for argument in arguments:
        digest.update(argument.encode() + b"\0")
    headers = sorted(p for p in prelude().folder.rglob("*") if p.is_file())
    for header in headers:
        digest.update(str(header).encode() + b"\0" + header.read_bytes() + b"\0")
    # clang refuses a precompiled header whose sources' times changed: a reinstalled wheel makes a new one.
    standard = [folder / name for folder in library_folders() for name in ("cmath", "math.h", "stdint.h")]
    for file in (lib.path, *standard, *headers):
        with contextlib.suppress(OSError):
            status = file.stat()
            digest.update(f"{status.st_size} {status.st_mtime_ns}\0".encode())
    return digest.hexdigest()[:32]


def precompiled_prelude(arguments: Sequence[str]) -> Path | None:
    """The precompiled prelude for these arguments, made if need be; None where it can't be had."""
    try:
        target = _cache_folder() / f"{_key(arguments)}.pch"
        if target.is_file():
            return target
        return _make(target, arguments)
    except (OSError, ClangError):
        return None


def _make(target: Path, arguments: Sequence[str]) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    options = PARSE_INCOMPLETE | PARSE_FOR_SERIALIZATION | PARSE_KEEP_GOING
    # The header is included by <>, so that its declarations count as a library's, not as the project's.
    stub = target.with_suffix(".h")
    stub.write_text(f"#include <{prelude().header.name}>\n")
    unit = parse(stub, arguments, {}, options)
    handle, name = tempfile.mkstemp(dir=target.parent, suffix=".part")
    os.close(handle)
    try:
        unit.save(Path(name))
        Path(name).replace(target)
    except ClangError:
        Path(name).unlink(missing_ok=True)
        raise
    return target
