"""``check PATH``: runs kernels on every executor and compares."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from app.check.cases.read import project_cases, read_case
from app.check.model import CheckRow, Finding, Status
from app.check.runner import CaseError, CheckScope
from app.commands import json_output
from app.commands.errors import CommandError, ExitCode, FailOn, reason
from app.commands.messages import say, tell_issues
from app.jobs.check_all import check_all
from app.project.model import FileKind, Project
from app.project.open import open_project
from app.project.root import project_root
from translator.diagnostics.model import Severity
from translator.options import Options

FAMILIES = frozenset({"cpu", "hip", "vulkan"})
_STYLE = {
    Status.EQUAL: "green",
    Status.DIFFERENT: "bold red",
    Status.CRASH: "bold red",
    Status.TIMEOUT: "bold red",
    Status.ORDER_DEPENDENT: "yellow",
}


@dataclass(frozen=True, slots=True)
class CheckRequest:
    path: Path
    kernel: str | None
    case: Path | None
    on: str
    json: Path | None
    options: Options
    fail_on: str


def check_path(request: CheckRequest, console: Console, errors: Console) -> int:
    """Run the command; raises CommandError."""
    families = frozenset(f.strip() for f in request.on.split(",") if f.strip())
    if not families or not families <= FAMILIES:
        raise CommandError(f"--on: '{request.on}' names no executors; choose from cpu, hip and vulkan")
    if request.fail_on not in FailOn.LEVELS:
        raise CommandError(f"--fail-on: '{request.fail_on}' is not a level; choose {', '.join(FailOn.LEVELS)}")
    _read_case(request.case)
    project = _open(request)
    if request.path.is_dir():
        tell_issues(project, errors)
    scopes = make_scopes(request, project, families, errors)
    rows: list[CheckRow] = []
    printer = RowPrinter(console)
    for _, row in check_all(scopes, 1):
        rows.append(row)
        if not (request.json and str(request.json) == "-"):
            printer.show(row)
    if request.kernel is not None and not rows:
        raise CommandError(f"{request.path} has no kernel named {request.kernel}")
    if not rows:
        say(errors, f"{request.path}: no kernel to check was found here")
    if request.json is not None:
        _write(request.json, rows)
    return ExitCode.FINDINGS if FailOn.reached(request.fail_on, worst(rows)) else ExitCode.OK


def _read_case(case: Path | None) -> None:
    if case is not None:
        try:
            read_case(case)
        except CaseError as error:
            raise CommandError(str(error)) from error


def _open(request: CheckRequest) -> Project:
    """The project of a folder, or the one that a file belongs to."""
    path = request.path.resolve()
    if not path.exists():
        raise CommandError(f"{request.path}: no such file or folder")
    root = path if path.is_dir() else project_root(path)
    try:
        return open_project(root)
    except OSError as error:
        raise CommandError(f"{root}: {reason(error)}") from error


def make_scopes(request: CheckRequest, project: Project, families: frozenset[str], errors: Console) -> list[CheckScope]:
    """One scope a file that holds kernels; case files that cannot be read are told to `errors`."""
    path, root = request.path.resolve(), project.root
    for message in project_cases(root)[1]:
        say(errors, message)
    if path.is_dir():
        readable = (f for f in project.translated_files if not f.problem and f.kind is not FileKind.PYTHON)
        paths = [f.path for f in readable if b"__global__" in f.path.read_bytes()]
    else:
        paths = [path]
    return [
        CheckScope(p, root, project.options_for(p, request.options), families, request.kernel, request.case)
        for p in paths
    ]


class RowPrinter:
    """Prints rows as they come; a message that every kernel gets (no ROCm here) is printed once, and so is a finding that
    several executors make of one kernel."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.said: set[str] = set()
        self.shown: set[tuple[str, str]] = set()

    def show(self, row: CheckRow) -> None:
        error = (
            f"max abs {row.max_abs:.2g}  max rel {row.max_rel:.2g}" if row.max_abs and row.max_rel is not None else ""
        )
        elements = f"{row.elements} values" if row.elements else ""
        style = _STYLE.get(row.status, "dim")
        self._line(
            f"{row.kernel:<26} {row.executor:<19} [{style}]{row.status.value:<15}[/] {elements:>14}  {error}",
            markup=True,
        )
        if row.message and (row.status is not Status.EQUAL or row.strength == "weak") and row.message not in self.said:
            self.said.add(row.message)
            self._line(f"    {row.message}", style="dim")
        for finding in row.findings:
            if (row.kernel, finding.message) not in self.shown:
                self.shown.add((row.kernel, finding.message))
                self._finding(finding)

    def _finding(self, finding: Finding) -> None:
        where = f"line {finding.line}: " if finding.line else ""
        rule = f" [{finding.rule}]" if finding.rule else ""
        style = {"error": "red", "warning": "yellow"}.get(finding.severity, "dim")
        self._line(f"    {finding.severity}: {where}{finding.message}{rule}", style=style)

    def _line(self, text: str, style: str | None = None, markup: bool = False) -> None:
        self.console.print(text, style=style, highlight=False, markup=markup, soft_wrap=True)


def worst(rows: Iterable[CheckRow]) -> Severity | None:
    """A difference, crash or time-out of a translation is an error; findings count as what they are."""
    found: list[Severity] = []
    for row in rows:
        if row.status in (Status.DIFFERENT, Status.CRASH, Status.TIMEOUT):
            found.append(Severity.ERROR)
        found += [Severity[f.severity.upper()] for f in row.findings]
    return max(found, default=None)


def _write(path: Path, rows: list[CheckRow]) -> None:
    document = json_output.check(rows)
    if str(path) == "-":
        print(json.dumps(document, indent=1))
    else:
        json_output.write_json(path, document)


def row_table(rows: Iterable[CheckRow], kernels: Iterable[str], executors: Iterable[str]) -> Table:
    """Kernels down, executors across: for the summary without a window."""
    table = Table(box=None, pad_edge=False)
    table.add_column("kernel", no_wrap=True)
    names = list(executors)
    for name in names:
        table.add_column(name, no_wrap=True)
    by_key = {(r.kernel, r.executor): r for r in rows}
    for kernel in kernels:
        cells = [by_key.get((kernel, name)) for name in names]
        table.add_row(kernel, *(f"[{_STYLE.get(c.status, 'dim')}]{c.status.value}[/]" if c else "" for c in cells))
    return table
