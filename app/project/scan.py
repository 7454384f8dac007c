"""Walks a project folder.  Whatever cannot be read becomes a `ScanIssue`, and the rest goes on."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from app.project import classify
from app.project.model import FileKind, ProjectFile, ScanIssue

MAX_SOURCE_BYTES = 16 * 1024 * 1024
"""A larger source file is data in disguise (tables); it is copied by an export but not translated."""
MAX_ENTRIES = 200_000
"""Beyond this many files the folder is hardly one project (a home folder dropped by mistake)."""
SKIPPED_FOLDERS = frozenset({"__pycache__", "node_modules", "CMakeFiles", "_deps"})

Known = Mapping[Path, ProjectFile]
"""Files of an earlier scan: one with the same size and time is not read again."""


class ScanCancelled(Exception):
    """The user closed the project before the scan was through."""


@dataclass
class _Walk:
    root: Path
    known: Known
    cancelled: Callable[[], bool]
    files: list[ProjectFile] = field(default_factory=list)
    issues: list[ScanIssue] = field(default_factory=list)
    seen_folders: set[tuple[int, int]] = field(default_factory=set)
    entries: int = 0

    def say(self, path: Path, message: str, severity: Literal["info", "warning", "error"] = "warning") -> None:
        self.issues.append(ScanIssue(path, message, severity))


def scan_files(
    root: Path, known: Known | None = None, cancelled: Callable[[], bool] = lambda: False
) -> tuple[tuple[ProjectFile, ...], tuple[ScanIssue, ...]]:
    """All files under `root`, sorted by path, and what went wrong.

    Raises NotADirectoryError when `root` is no folder, PermissionError when it cannot be listed, ScanCancelled.
    """
    root = root.resolve()
    if not root.is_dir():
        raise NotADirectoryError(f"{root} is not a folder")
    os.scandir(root).close()
    walk = _Walk(root, known or {}, cancelled)
    for folder in _folders(walk, root):
        _scan_folder(walk, folder)
    if not any(f.kind.translated for f in walk.files):
        walk.say(root, "No CUDA code here: no .cu or .cuh file, and no C++ or Python file that uses CUDA.", "error")
    return tuple(sorted(walk.files, key=lambda f: f.path)), tuple(walk.issues)


def _folders(walk: _Walk, root: Path) -> Iterator[Path]:
    """Every folder below root once, symbolic links that lead back or out left aside."""
    pending = [root]
    while pending:
        folder = pending.pop()
        try:
            status = folder.stat()
        except OSError as error:
            walk.say(folder, f"Folder left out: {_reason(error)}.")
            continue
        if (status.st_dev, status.st_ino) in walk.seen_folders:
            walk.say(folder, "Folder left out: a symbolic link leads back to a folder that is already listed.", "info")
            continue
        walk.seen_folders.add((status.st_dev, status.st_ino))
        yield folder
        pending += reversed(_subfolders(walk, folder))


def _subfolders(walk: _Walk, folder: Path) -> list[Path]:
    result: list[Path] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith(".") or entry.name in SKIPPED_FOLDERS or not _is_dir(entry):
                    continue
                path = Path(entry.path)
                if entry.is_symlink() and not path.resolve().is_relative_to(walk.root):
                    walk.say(path, "Folder left out: a symbolic link leads out of the project.", "info")
                    continue
                result.append(path)
    except OSError:
        return []  # _scan_folder lists the same folder and says why it cannot
    return sorted(result)


def _is_dir(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a symbolic link that loops on itself
        return False


def _scan_folder(walk: _Walk, folder: Path) -> None:
    try:
        with os.scandir(folder) as entries:
            names = sorted(entries, key=lambda e: e.name)
    except OSError as error:
        walk.say(folder, f"Folder left out: {_reason(error)}.", "error")
        return
    for entry in names:
        if walk.cancelled():
            raise ScanCancelled
        if _is_dir(entry):
            continue
        walk.entries += 1
        if walk.entries > MAX_ENTRIES:
            if walk.entries == MAX_ENTRIES + 1:
                walk.say(
                    folder, f"More than {MAX_ENTRIES} files: the rest is left out. Open a smaller folder.", "error"
                )
            return
        _scan_file(walk, Path(entry.path))


def _scan_file(walk: _Walk, path: Path) -> None:
    kind = classify.by_name(path)
    try:
        status = path.stat()
    except OSError as error:
        if kind is not FileKind.OTHER:
            walk.say(path, f"File left out: {_reason(error)}.", "error")
        return
    if not stat.S_ISREG(status.st_mode):
        if kind is not FileKind.OTHER:
            walk.say(path, "File left out: it is not a regular file.")
        return
    before = walk.known.get(path)
    if before and (before.size, before.mtime_ns) == (status.st_size, status.st_mtime_ns) and not before.problem:
        _add(walk, before)
        return
    if kind is FileKind.OTHER or kind is FileKind.BUILD:
        walk.files.append(ProjectFile(path, kind, status.st_size, status.st_mtime_ns))
        return
    _add(walk, _read_source(walk, path, kind, status))


def _read_source(walk: _Walk, path: Path, kind: FileKind | None, status: os.stat_result) -> ProjectFile:
    """Read a file that may hold CUDA; an unreadable one is kept, with its problem, so that the tree shows it."""
    size, mtime = status.st_size, status.st_mtime_ns

    def refused(why: str) -> ProjectFile:
        if kind is None:  # a C++ file that nobody can tell to be CUDA is no news
            return ProjectFile(path, FileKind.OTHER, size, mtime)
        walk.say(path, f"Not translated: {why}.", "error")
        return ProjectFile(path, kind, size, mtime, problem=why)

    if size > MAX_SOURCE_BYTES:
        return refused(f"the file has {size / 1e6:.0f} MB, more than the {MAX_SOURCE_BYTES / 1e6:.0f} MB that are read")
    try:
        data = path.read_bytes()
    except OSError as error:
        return refused(_reason(error))
    settled = kind or classify.by_contents(path, data)
    if settled is FileKind.OTHER:
        return ProjectFile(path, settled, size, mtime)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return refused("the file is UTF-16; save it as UTF-8")
    if b"\0" in data[:8192]:
        return refused("the file holds binary data, not source text")
    digest, names = hashlib.sha256(data).hexdigest(), classify.include_names(data)
    return ProjectFile(path, settled, size, mtime, digest, includes=names, undecodable_line=_undecodable_line(data))


def _undecodable_line(data: bytes) -> int | None:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return data.count(b"\n", 0, error.start) + 1
    return None


def _add(walk: _Walk, file: ProjectFile) -> None:
    walk.files.append(file)
    if file.undecodable_line is not None:
        message = f"Line {file.undecodable_line} is not valid UTF-8. Its bytes are kept as they are; they are shown as \ufffd."
        walk.issues.append(ScanIssue(file.path, message, "info", file.undecodable_line))


def _reason(error: OSError) -> str:
    match error:
        case PermissionError():
            return "no permission to read it"
        case FileNotFoundError():
            return "it does not exist (a broken symbolic link, or removed meanwhile)"
        case _:
            return (error.strerror or str(error)).lower()
