"""What the window has done in worker processes, beside translation.  No Qt here."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.export.model import ExportError, ExportSummary
from app.jobs.translation.views import Problem
from app.jobs.worker import TaskContext
from app.project.model import FileKind, Project, ProjectFile
from app.project.open import open_project
from app.store.codec import decode
from translator.options import FixKey, Options, RocmVersion
from translator.results import FileResult
from translator.source import SourceFile

if TYPE_CHECKING:
    from app.check.hip_compile import TranslatedFile


def scan_task(context: TaskContext, root: Path, known: tuple[ProjectFile, ...]) -> Project:
    """Scan a folder; raises OSError when it is not readable as one.

    Files that are nobody's concern in the window stay behind: a large folder has ten of them for one of CUDA.
    """
    project = open_project(root, known, context.cancelled)
    return replace(project, files=tuple(f for f in project.files if f.kind is not FileKind.OTHER))


def export_task(
    context: TaskContext,
    root: Path,
    out: Path,
    options: Options,
    target: Literal["hip", "vulkan"],
    fixes: Mapping[str, frozenset[FixKey]],
) -> ExportSummary:
    """Export a project; reports (done, total, what); raises ExportError and OSError."""
    from app.export.project import export_project

    def progress(done: int, total: int, what: str) -> None:
        context.report((done, total, what))
        if context.cancelled():
            raise ExportError("the export was cancelled; nothing was written")

    return export_project(root, out, options, target, progress, fixes=fixes)


def api_task(context: TaskContext, name: str, rocm: RocmVersion) -> tuple[bool, str]:
    """What a CUDA name becomes in HIP: whether it is known, and the answer as text."""
    from app.commands.api_lookup import look_up

    answer = look_up(name, rocm)
    return answer.found, answer.text


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """Something that kernels can run on, or why it cannot be used."""

    name: str
    kind: str
    driver: str
    usable: bool
    reason: str


def devices_task(context: TaskContext) -> list[DeviceInfo]:
    from app.check.devices import list_devices

    return [DeviceInfo(d.name, str(d.kind), d.driver, d.usable, d.reason) for d in list_devices()]


def check_task(
    context: TaskContext, path: Path, root: Path, options: Options, kernel: str | None, families: tuple[str, ...]
) -> None:
    """Check a file's kernels; reports each `CheckRow` as it comes."""
    from app.check.runner import CheckScope, check_file

    for row in check_file(CheckScope(path, root, options, frozenset(families), kernel), context.cancelled):
        context.report(row)


@dataclass(frozen=True, slots=True)
class KeptTranslation:
    """A file's translation as the cache holds it: `result` is the encoded FileResult, `source_sha` the text's sha256."""

    path: Path
    source_sha: str
    result: bytes


@dataclass(frozen=True, slots=True)
class CompiledPass:
    """One run of the compiler; see `app.check.hip_compile.CompilePass`, which the window's process does not load."""

    target: str
    outcome: Literal["compiled", "errors", "timeout", "crash"]
    seconds: float


@dataclass(frozen=True, slots=True)
class KernelFigures:
    """What a kernel uses, in the units of `app.check.hip_compile.KernelResources`."""

    kernel: str
    architecture: str
    line: int
    vgprs: int
    sgprs: int
    lds: int
    scratch: int
    occupancy: int


@dataclass(frozen=True, slots=True)
class Compiled:
    """What came of a compile (`app.check.hip_compile.CompileReport`), its errors as lines of the problems list."""

    status: Literal["compiled", "errors", "not_run"]
    compiler: str
    headers: Literal["ROCm", "Wavebridge", ""]
    passes: tuple[CompiledPass, ...] = ()
    figures: tuple[KernelFigures, ...] | None = None
    """None where they are unknown; `message` says why."""
    message: str = ""
    problems: tuple[Problem, ...] = ()


class ChangedSince(Exception):
    """A file is no longer the text that was translated: the compiler's lines would be another text's."""


def compile_task(
    context: TaskContext, unit: KeptTranslation, headers: tuple[KeptTranslation, ...], options: Options
) -> Compiled:
    """Compile a file's HIP translation; raises ChangedSince, CodecError, and OSError where a file cannot be read."""
    from app.check.hip_compile import compile_hip
    from app.jobs.translation.build_view import build_problem

    source = _translated(unit)
    if source is None:
        raise ChangedSince(f"{unit.path.name} has no HIP translation to compile.")
    included = [file for header in headers if (file := _translated(header)) is not None]
    report = compile_hip(source, options, included, cancelled=context.cancelled)
    files = {file.path: file.cuda for file in (source, *included)}
    problems = [build_problem(files[path], d) for path, listed in report.diagnostics.items() for d in listed]
    figures = None if report.resources is None else tuple(KernelFigures(*astuple(r)) for r in report.resources)
    passes = tuple(CompiledPass(p.target, p.outcome, p.seconds) for p in report.passes)
    return Compiled(report.status, report.compiler, report.headers, passes, figures, report.message, tuple(problems))


def _translated(kept: KeptTranslation) -> TranslatedFile | None:
    """None where the file has no HIP side."""
    from app.check.hip_compile import TranslatedFile

    result = decode(FileResult, kept.result)
    if result.hip is None or result.hip.status == "error":
        return None
    source = SourceFile.read(kept.path)
    if hashlib.sha256(source.data).hexdigest() != kept.source_sha:
        raise ChangedSince(f"{kept.path.name} changed since it was translated; compile again after its translation.")
    return TranslatedFile(source, result.hip.text, result.hip.line_map)
