"""``export PROJECT OUT``: a HIP project that builds, or the Vulkan kernels."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from app.commands.errors import CommandError, ExitCode, reason
from app.export.model import ExportError, ExportSummary
from app.export.project import export_project
from translator.options import Options


def export_command(
    project: Path, out: Path, to: str, options: Options, jobs: int, console: Console, errors: Console
) -> int:
    """Raises CommandError."""
    if to not in ("hip", "vulkan"):
        raise CommandError(f"--to: '{to}' is not a target; choose hip or vulkan")
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("Exporting", total=None)

        def step(done: int, total: int, what: str) -> None:
            bar.update(task, completed=done, total=total, description=what)

        try:
            summary = export_project(project, out, options, "hip" if to == "hip" else "vulkan", step, jobs=jobs)
        except ExportError as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"{out}: {reason(error)}") from error
    _show(summary, console)
    return ExitCode.FINDINGS if summary.untranslated else ExitCode.OK


def _show(summary: ExportSummary, console: Console) -> None:
    if summary.target == "hip":
        console.print(
            f"{summary.out}: {summary.translated} files translated, {summary.build_files} build files, "
            f"{summary.copied} copied, {summary.untranslated} left in CUDA",
            highlight=False,
        )
    else:
        console.print(
            f"{summary.out}: {summary.kernels} kernels, {summary.untranslated} without a translation", highlight=False
        )
    for note in summary.notes:
        where = f"{note.path}:{note.line}" if note.line else note.path
        console.print(f"{note.severity}: {where}: {note.message}", highlight=False, markup=False, soft_wrap=True)
