"""``translate --compile``: the HIP translations go through a compiler, and its errors come back on the CUDA lines."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from app.check.hip_compile import (
    CompileReport,
    HipCompiler,
    KernelResources,
    NoHipCompiler,
    TranslatedFile,
    compile_hip,
    find_hip_compiler,
)
from app.commands.errors import CommandError
from app.project.model import Project
from translator.diagnostics.model import Diagnostic
from translator.options import Options
from translator.results import FileResult
from translator.source import SourceFile

UNIT_SUFFIXES = frozenset({".cu", ".hip"})
"""Files that are compiled on their own; headers are compiled where they are included."""


def compile_results(
    results: Sequence[FileResult], others: Sequence[FileResult], project: Project, options: Options, console: Console
) -> list[FileResult]:
    """Compile every translation unit; gives the results with the compiler's errors among their diagnostics.

    `others` are further files of the project, which only lend their text to includes.

    Raises CommandError where no compiler is found.
    """
    try:
        compiler = find_hip_compiler()
    except NoHipCompiler as error:
        raise CommandError(str(error)) from error
    headers_of = "ROCm's headers" if compiler.headers == "ROCm" else "Wavebridge's own HIP headers"
    console.print(f"Compiling with {compiler.name} and {headers_of}", highlight=False, markup=False)
    files = [_translated(r) for r in results if r.hip is not None and r.hip.status != "error"]
    included = files + [_translated(r) for r in others if r.hip is not None and r.hip.status != "error"]
    found: dict[Path, list[Diagnostic]] = {}
    for file in files:
        if file.path.suffix in UNIT_SUFFIXES:
            report = _compile(file, included, project.options_for(file.path, options), compiler)
            _show(file.path, report, console)
            for path, diagnostics in report.diagnostics.items():
                found.setdefault(path, []).extend(diagnostics)
    return [_with(result, found.get(result.path, [])) for result in results]


def _translated(result: FileResult) -> TranslatedFile:
    assert result.hip is not None
    return TranslatedFile(SourceFile.read(result.path), result.hip.text, result.hip.line_map)


def _compile(
    file: TranslatedFile, files: Sequence[TranslatedFile], options: Options, compiler: HipCompiler
) -> CompileReport:
    return compile_hip(file, options, [f for f in files if f is not file], compiler=compiler)


def _show(path: Path, report: CompileReport, console: Console) -> None:
    seconds = sum(p.seconds for p in report.passes)
    console.print(f"{path.name}: {report.status} ({seconds:.1f} s)", highlight=False, markup=False)
    if report.status != "compiled" and report.message:
        console.print(f"    {report.message}", style="dim", highlight=False, markup=False)
    if report.resources:
        console.print(_table(report.resources))


def _table(resources: Sequence[KernelResources]) -> Table:
    """Registers a lane or wave, LDS bytes a block, scratch bytes a lane, waves a SIMD."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("    kernel", "arch", "VGPR", "SGPR", "LDS", "scratch", "occupancy"):
        table.add_column(name, justify="left" if name in ("    kernel", "arch") else "right")
    for r in resources:
        figures = (r.vgprs, r.sgprs, r.lds, r.scratch, r.occupancy)
        table.add_row(f"    {r.kernel}", r.architecture, *(str(f) for f in figures))
    return table


def _with(result: FileResult, errors: Sequence[Diagnostic]) -> FileResult:
    if not errors:
        return result
    together = {*result.diagnostics, *errors}
    ordered = sorted(together, key=lambda d: (d.span.start, d.span.end, d.rule, d.message, d.target, d.kernel or ""))
    return dataclasses.replace(result, diagnostics=tuple(ordered))
