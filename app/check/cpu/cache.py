"""Keeping the cache of built executables small: those longest unused go."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path


def touch(folder: Path) -> None:
    """Note that the entry is in use."""
    with contextlib.suppress(OSError):
        os.utime(folder)


def prune(root: Path, keep: int) -> None:
    """Remove the oldest entries of ``root/xx/`` once there are more than `keep`, down to three quarters of that."""
    entries: list[tuple[float, Path]] = []
    for entry in root.glob("*/*"):
        with contextlib.suppress(OSError):
            if not entry.name.startswith(("build-", "ready-")):
                entries.append((entry.stat().st_mtime, entry))
    if len(entries) <= keep:
        return
    for _, entry in sorted(entries)[: len(entries) - keep * 3 // 4]:
        shutil.rmtree(entry, ignore_errors=True)
