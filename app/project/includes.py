"""Which project files include which: to translate again what a changed header reaches, and to show a header's users."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.project.model import Project, ProjectFile


@dataclass(frozen=True, slots=True)
class IncludeGraph:
    """Direct includes between files of the project, both ways; paths are absolute."""

    includes: Mapping[Path, tuple[Path, ...]]
    included_by: Mapping[Path, tuple[Path, ...]]

    @classmethod
    def of(cls, project: Project) -> IncludeGraph:
        files = {f.path: f for f in project.files}
        forward: dict[Path, tuple[Path, ...]] = {}
        backward: defaultdict[Path, list[Path]] = defaultdict(list)
        for file in project.files:
            if not file.includes:
                continue
            folders = project.build.compilation(file.path).source.include_dirs
            found = tuple(p for p in (_resolve(name, file, folders, files) for name in file.includes) if p)
            forward[file.path] = found
            for target in found:
                backward[target].append(file.path)
        return cls(forward, {path: tuple(users) for path, users in backward.items()})

    def reached_from(self, changed: Iterable[Path]) -> frozenset[Path]:
        """The changed files and everything that includes them, over any number of steps; cycles are harmless."""
        reached: set[Path] = set()
        pending = list(changed)
        while pending:
            path = pending.pop()
            if path not in reached:
                reached.add(path)
                pending += self.included_by.get(path, ())
        return frozenset(reached)


def _resolve(name: str, file: ProjectFile, folders: tuple[Path, ...], files: Mapping[Path, ProjectFile]) -> Path | None:
    """Quoted names are sought beside the file first, as compilers do; None for files outside the project."""
    places = [file.path.parent, *folders] if name.startswith('"') else list(folders)
    for place in places:
        candidate = Path(os.path.normpath(place / name[1:-1]))
        if candidate in files:
            return candidate
    return None
