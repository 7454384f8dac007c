"""Build settings by folder: a file is compiled as the nearest build file at or above it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.project.build.flags import FlagSet
from app.project.model import Compilation, ScanIssue


@dataclass(frozen=True, slots=True)
class ScopedFacts:
    """Flags by the folder of the build file that sets them."""

    scopes: Mapping[Path, FlagSet] = field(default_factory=dict)
    issues: tuple[ScanIssue, ...] = ()

    def resolve(self, root: Path, files: Iterable[Path]) -> tuple[Compilation, dict[Path, Compilation]]:
        """The project's default (of the topmost build file) and each file's own.

        Include folders of the other scopes follow a file's own: targets pass theirs on to whom they are linked with, and
        a folder too many does less harm than a header not found.
        """
        every_folder = [p for flags in self.scopes.values() for p in flags.include_dirs]
        compiled = {folder: with_folders(flags.compilation(), every_folder) for folder, flags in self.scopes.items()}
        default = compiled.get(root) or with_folders(Compilation(), every_folder)
        own = {path: next((compiled[f] for f in path.parents if f in compiled), default) for path in files}
        return default, own


def with_folders(compilation: Compilation, folders: Iterable[Path]) -> Compilation:
    """A compilation that looks for headers in these folders after its own."""
    together = tuple(dict.fromkeys([*compilation.source.include_dirs, *folders]))
    return replace(compilation, source=replace(compilation.source, include_dirs=together))
