"""What ``open`` does where there is no display: the window's job, with a line a kernel and executor."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from app.commands.check import CheckRequest, RowPrinter, make_scopes, row_table
from app.commands.errors import CommandError, ExitCode, reason
from app.commands.messages import tell_issues
from app.commands.translate import show_summary
from app.jobs.check_all import check_all
from app.jobs.translate_all import project_work, translate_all
from app.project.open import open_project
from translator.diagnostics.model import Target
from translator.options import Options


def summarise(root: Path, options: Options, console: Console) -> int:
    """Translate and check a project, and print what came out; raises CommandError.

    The project's kernels are compiled and run, in child processes: asking for this on the command line is the trust
    that the window asks for in a dialog.
    """
    started = time.monotonic()
    try:
        project = open_project(root)
    except OSError as error:
        raise CommandError(f"{root}: {reason(error)}") from error
    tell_issues(project, console)
    targets = frozenset({Target.HIP, Target.VULKAN})
    results = sorted(translate_all(project_work(project, options), targets), key=lambda r: r.path)
    show_summary(project, results, console)
    console.print(f"Translated in {time.monotonic() - started:.1f} s.  Checking:\n", highlight=False)

    request = CheckRequest(root, None, None, "cpu,hip,vulkan", None, options, "never")
    scopes = make_scopes(request, project, frozenset({"cpu", "hip", "vulkan"}), console)
    rows = []
    printer = RowPrinter(console)
    for _, row in check_all(scopes, 2):
        printer.show(row)
        rows.append(row)
    kernels = sorted({r.kernel for r in rows})
    executors = list(dict.fromkeys(r.executor for r in rows))
    console.print()
    # A pipe or a log has no width of its own; 80 columns would cut the executors' names.
    wide = console if console.is_terminal else Console(width=140)
    wide.print(row_table(rows, kernels, executors))
    equal = sum(r.status == "equal" for r in rows)
    console.print(
        f"\n{len(kernels)} kernels, {len(rows)} runs, {equal} equal to the reference, in {time.monotonic() - started:.1f} s",
        highlight=False,
    )
    return ExitCode.OK
