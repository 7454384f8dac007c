"""What the window has done in worker processes, beside translation.  No Qt here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from app.export.model import ExportError, ExportSummary
from app.jobs.worker import TaskContext
from app.project.model import FileKind, Project, ProjectFile
from app.project.open import open_project
from translator.options import Options, RocmVersion


def scan_task(context: TaskContext, root: Path, known: tuple[ProjectFile, ...]) -> Project:
    """Scan a folder; raises OSError when it is not readable as one.

    Files that are nobody's concern in the window stay behind: a large folder has ten of them for one of CUDA.
    """
    project = open_project(root, known, context.cancelled)
    return replace(project, files=tuple(f for f in project.files if f.kind is not FileKind.OTHER))


def export_task(
    context: TaskContext, root: Path, out: Path, options: Options, target: Literal["hip", "vulkan"]
) -> ExportSummary:
    """Export a project; reports (done, total, what); raises ExportError and OSError."""
    from app.export.project import export_project

    def progress(done: int, total: int, what: str) -> None:
        context.report((done, total, what))
        if context.cancelled():
            raise ExportError("the export was cancelled; nothing was written")

    return export_project(root, out, options, target, progress)


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
