"""``report PROJECT -o FILE``: a report of the translation."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from app.commands.errors import CommandError, ExitCode, reason
from app.export.model import ExportError
from app.export.report.model import make_report
from app.export.report.write import WRITERS, write_report
from app.jobs.translate_all import project_work, translate_all
from app.project.open import open_project
from translator.diagnostics.model import Target
from translator.options import Options


def report_command(root: Path, out: Path, options: Options, jobs: int, console: Console, errors: Console) -> int:
    """Raises CommandError."""
    if out.suffix.lower() not in WRITERS:
        raise CommandError(f"{out}: a report's name ends in {', '.join(sorted(WRITERS))}")
    if not root.is_dir():
        raise CommandError(f"{root}: no such folder")
    try:
        project = open_project(root)
    except OSError as error:
        raise CommandError(f"{root}: {reason(error)}") from error
    work = project_work(project, options)
    results = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("Translating", total=len(work))
        for result in translate_all(work, frozenset({Target.HIP, Target.VULKAN}), jobs):
            bar.update(task, advance=1, description=result.path.name)
            results.append(result)
    problems = [f"{issue.path}{f':{issue.line}' if issue.line else ''}: {issue.message}" for issue in project.issues]
    hip = options.hip
    report = make_report(project.root.name, str(hip.rocm), hip.architectures, results, project.root, problems)
    try:
        write_report(report, out)
    except ExportError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{out}: {reason(error)}") from error
    console.print(f"{out}: {len(report.files)} files, {len(report.kernels)} kernels, {len(report.findings)} findings")
    return ExitCode.OK
