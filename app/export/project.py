"""Exporting a whole project: scan, translate in workers, write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from app.export.hip_project import export_hip
from app.export.model import CancelCheck, ExportError, ExportNote, ExportSummary, Progress
from app.export.tree import staged
from app.export.vulkan_files import write_kernels
from app.jobs.translate_all import project_work, translate_all
from app.project.model import Project
from app.project.open import open_project
from translator.diagnostics.model import Target
from translator.options import FixKey, Options
from translator.results import FileResult


def export_project(
    root: Path,
    out: Path,
    options: Options,
    target: Literal["hip", "vulkan"],
    progress: Progress = lambda done, total, what: None,
    cancelled: CancelCheck = lambda: False,
    *,
    jobs: int = 0,
    fixes: Mapping[str, frozenset[FixKey]] = MappingProxyType({}),
) -> ExportSummary:
    """Translate the project at `root` and write it to the new folder `out`.

    `fixes`: those that the user took, by path below `root`.
    Raises ExportError with a sentence, OSError; `out` is then as it was.
    """
    if not root.is_dir():
        raise ExportError(f"{root}: no such folder")
    project = open_project(root)
    if not project.translated_files:
        raise ExportError(f"{root} holds no CUDA code")
    targets = frozenset({Target.HIP if target == "hip" else Target.VULKAN})
    results = translate_all(project_work(project, options, fixes), targets, jobs, cancelled)
    if target == "hip":
        return export_hip(project, out, results, options.hip, progress=progress, cancelled=cancelled)
    return _export_vulkan(project, out, results, progress, cancelled)


def _export_vulkan(
    project: Project, out: Path, results: Iterable[FileResult], progress: Progress, cancelled: CancelCheck
) -> ExportSummary:
    notes: list[ExportNote] = []
    kernels = untranslated = 0
    total = len(project.translated_files)
    with staged(out, inside=project.root) as staging:
        for number, result in enumerate(_until(results, cancelled), 1):
            relative = result.path.relative_to(project.root)
            kernels += sum(k.vulkan.glsl is not None for k in result.kernels)
            write_kernels(result, staging.folder / relative.parent)
            for kernel in result.kernels:
                if kernel.vulkan.glsl is None:
                    untranslated += 1
                    reason = f"{kernel.call_name}: {kernel.vulkan.rule}: {kernel.vulkan.message}"
                    notes.append(ExportNote(relative.as_posix(), kernel.line, reason, "error"))
            progress(number, total, result.path.name)
    return ExportSummary(out, "vulkan", 0, 0, 0, untranslated, kernels, tuple(notes))


def _until(results: Iterable[FileResult], cancelled: CancelCheck) -> Iterator[FileResult]:
    for result in results:
        if cancelled():
            raise ExportError("the export was cancelled; nothing was written")
        yield result
