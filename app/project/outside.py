"""Headers outside the project's folder that its files include: nobody translates them, and a user has to know."""

from __future__ import annotations

import os
import re
from pathlib import Path

from app.project import classify
from app.project.model import Project, ProjectFile, ScanIssue

_SUFFIXES = classify.HEADER_SUFFIXES | classify.CUDA_HEADER_SUFFIXES | classify.CUDA_SUFFIXES
_READ_BYTES = 1024 * 1024


def outside_issues(project: Project) -> tuple[ScanIssue, ...]:
    """One issue for each header that uses CUDA, lies outside the project's folder or nowhere, and is included from it.

    Found beside the including file (``"../common/helper.h"``) or in the include folders of the build; what those headers
    include in turn is not followed, and folders of the CUDA toolkit hold no project code.
    """
    inside = {file.path for file in project.files}
    names = {file.path.name for file in project.files}
    found: dict[Path, ScanIssue] = {}
    for file in project.translated_files:
        folders = project.build.compilation(file.path).source.include_dirs
        for name in file.includes:
            header = _resolve(name, file, folders)
            if header is None and _is_missing(name, names):
                message = (
                    f"Includes {name}, which is neither in the project nor in an include folder of its build: it is not "
                    "translated. Open a folder that holds it too, or copy it into the project."
                )
                found.setdefault(Path(name), ScanIssue(file.path, message, line=_line_of(file, name)))
            if header is None or header in inside or header in found or header.is_relative_to(project.root):
                continue
            if _speaks_cuda(header):
                message = (
                    f"Includes {header}, which uses CUDA and lies outside the project: it is not translated. "
                    "Open a folder that holds both, or copy the header into the project."
                )
                found[header] = ScanIssue(file.path, message, line=_line_of(file, name))
    return tuple(found.values())


def _resolve(name: str, file: ProjectFile, folders: tuple[Path, ...]) -> Path | None:
    places = [file.path.parent, *folders] if name.startswith('"') else list(folders)
    for place in places:
        candidate = Path(os.path.normpath(place / name[1:-1]))
        if candidate.suffix.lower() in _SUFFIXES and candidate.is_file():
            return candidate
    return None


def _line_of(file: ProjectFile, name: str) -> int | None:
    """The first line that includes a name; None where the file says it in another way."""
    directive = re.compile(rb"[ \t]*#[ \t]*include[ \t]*" + re.escape(name.encode()))
    try:
        lines = file.path.read_bytes().splitlines()
    except OSError:
        return None
    return next((number for number, line in enumerate(lines, 1) if directive.match(line)), None)


def _is_missing(name: str, names: set[str]) -> bool:
    """Whether a quoted include is a CUDA header of somebody's own (CUB's are not) that the project lacks."""
    header = Path(name[1:-1])
    own_suffix = header.suffix.lower() in classify.CUDA_HEADER_SUFFIXES | classify.CUDA_SUFFIXES
    return name.startswith('"') and own_suffix and header.parts[0] != "cub" and header.name not in names


def _speaks_cuda(header: Path) -> bool:
    if (header.parent / "cuda_runtime.h").is_file() or (header.parent.parent / "cuda_runtime.h").is_file():
        return False
    try:
        with header.open("rb") as stream:
            return header.suffix.lower() == ".cuh" or classify.speaks_cuda(stream.read(_READ_BYTES))
    except OSError:
        return False
