"""Chooses the reader: a compilation database says most, then CMake, then make; without any, the folders themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from app.project.build.cmake import read_cmake
from app.project.build.compdb import read_compile_commands
from app.project.build.makefile import read_makefiles
from app.project.build.scopes import with_folders
from app.project.model import BuildFacts, Compilation, FileKind, ProjectFile

_USUAL_FOLDERS = ("include", "inc", "src", "common", "includes")


def read_build(root: Path, files: Sequence[ProjectFile]) -> BuildFacts:
    """What the project's build files say; every mistake in them becomes an issue.

    Build files of folders without CUDA code, below or beside them, are not read: they speak of other things.
    """
    sources = [f.path for f in files if f.kind.translated]
    homes = {folder for path in sources for folder in path.parents}
    named: dict[str, list[Path]] = {"compile_commands.json": [], "cmakelists.txt": [], "makefile": []}
    for file in files:
        name = file.path.name.lower().replace("gnumakefile", "makefile")
        if file.kind is FileKind.BUILD and name in named and (file.path.parent in homes or name.endswith(".json")):
            named[name].append(file.path)
    facts = _read(root, sources, named)
    completed: dict[int, Compilation] = {}  # files that share a compilation go on sharing it

    def complete(compilation: Compilation) -> Compilation:
        if id(compilation) not in completed:
            completed[id(compilation)] = _with_usual_folders(compilation, root)
        return completed[id(compilation)]

    per_file = {path: complete(own) for path, own in facts.per_file.items()}
    return replace(facts, default=complete(facts.default), per_file=per_file)


def _read(root: Path, sources: Sequence[Path], named: dict[str, list[Path]]) -> BuildFacts:
    if databases := named["compile_commands.json"]:
        return read_compile_commands(min(databases, key=lambda p: len(p.parts)))
    if lists := named["cmakelists.txt"]:
        scoped = read_cmake(root, lists)
        default, per_file = scoped.resolve(root, sources)
        facts = BuildFacts("cmake", tuple(lists), default, per_file, scoped.issues)
        return _with_folders_of_make(facts, root, sources, named["makefile"])
    if makefiles := named["makefile"]:
        scoped = read_makefiles(makefiles)
        default, per_file = scoped.resolve(root, sources)
        return BuildFacts("make", tuple(makefiles), default, per_file, scoped.issues)
    return BuildFacts()


def _with_folders_of_make(
    facts: BuildFacts, root: Path, sources: Sequence[Path], makefiles: Sequence[Path]
) -> BuildFacts:
    """CMake's settings, with the include folders of makefiles beside them last: a project's own CMake functions may hide
    folders that its makefiles name."""
    if not makefiles:
        return facts
    default, per_file = read_makefiles(makefiles).resolve(root, sources)
    made: dict[tuple[int, int], Compilation] = {}  # files that share a compilation go on sharing it

    def together(own: Compilation, other: Compilation) -> Compilation:
        key = id(own), id(other)
        if key not in made:
            made[key] = with_folders(own, other.source.include_dirs)
        return made[key]

    joined = {path: together(own, per_file.get(path, default)) for path, own in facts.per_file.items()}
    return replace(facts, default=together(facts.default, default), per_file=joined)


def _with_usual_folders(compilation: Compilation, root: Path) -> Compilation:
    """The project's own folders come last: they only help where the build names nothing (or could not be read)."""
    usual = [root, *(root / name for name in _USUAL_FOLDERS if (root / name).is_dir())]
    return with_folders(compilation, usual)
