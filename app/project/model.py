"""What Wavebridge knows of a project folder: data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Literal

from translator.options import Options, Semantics, SourceSettings


class FileKind(StrEnum):
    """What a file is to the translation."""

    CUDA = "cuda"
    """A translation unit (.cu)."""
    HEADER = "header"
    """A header that holds CUDA code or calls (.cuh, or any C++ header that uses CUDA)."""
    CPP = "cpp"
    """A C or C++ file that calls CUDA."""
    PYTHON = "python"
    """A Python file with CUDA source in its strings."""
    BUILD = "build"
    """CMakeLists.txt, a Makefile or compile_commands.json."""
    OTHER = "other"

    @property
    def translated(self) -> bool:
        return self in (FileKind.CUDA, FileKind.HEADER, FileKind.CPP, FileKind.PYTHON)


@dataclass(frozen=True, slots=True)
class ProjectFile:
    """One file; `path` is absolute.  `sha256` is of the bytes, for translated kinds; empty for others.

    `problem` says why a file of a translated kind cannot be translated; such a file is shown, and left alone.
    """

    path: Path
    kind: FileKind
    size: int
    mtime_ns: int
    sha256: str = ""
    problem: str = ""
    includes: tuple[str, ...] = ()
    """What its ``#include`` lines name, as written, quotes or angle brackets kept."""
    undecodable_line: int | None = None
    """The first line that is not valid UTF-8."""


@dataclass(frozen=True, slots=True)
class ScanIssue:
    """Something that the scan could not read, or left out, in one sentence."""

    path: Path
    message: str
    severity: Literal["info", "warning", "error"] = "warning"
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Compilation:
    """How a build system compiles files: include folders, defines, standard, and the meaning of the arithmetic."""

    source: SourceSettings = field(default_factory=SourceSettings)
    semantics: Semantics = field(default_factory=Semantics)

    def applied_to(self, options: Options) -> Options:
        return replace(options, source=self.source, semantics=self.semantics)


@dataclass(frozen=True, slots=True)
class BuildFacts:
    """What the build files say: for the project as a whole, and for single files where compile_commands.json does."""

    system: Literal["none", "cmake", "make", "compile_commands"] = "none"
    files: tuple[Path, ...] = ()
    """The build files that were read."""
    default: Compilation = field(default_factory=Compilation)
    per_file: Mapping[Path, Compilation] = field(default_factory=dict)
    issues: tuple[ScanIssue, ...] = ()

    def compilation(self, path: Path) -> Compilation:
        return self.per_file.get(path, self.default)


@dataclass(frozen=True, slots=True)
class Project:
    """A scanned folder."""

    root: Path
    files: tuple[ProjectFile, ...]
    build: BuildFacts = field(default_factory=BuildFacts)
    issues: tuple[ScanIssue, ...] = ()

    @property
    def translated_files(self) -> tuple[ProjectFile, ...]:
        return tuple(f for f in self.files if f.kind.translated)

    def options_for(self, path: Path, base: Options) -> Options:
        """`base`, with what the build says of the file laid over it."""
        return self.build.compilation(path).applied_to(base)
