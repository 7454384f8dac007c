"""``translate PATH``: a file or a folder, to HIP and Vulkan."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from app.commands import json_output
from app.commands.compile import UNIT_SUFFIXES, compile_results
from app.commands.errors import CommandError, ExitCode, FailOn, reason
from app.commands.messages import say, tell_issues
from app.export.hip_project import HELPERS, export_hip, with_their_includes
from app.export.model import ExportError
from app.export.vulkan_files import write_kernels
from app.files import write_atomically
from app.jobs.translate_all import Work, project_work, translate_all
from app.project.model import Project
from app.project.open import open_project
from app.project.root import project_root
from translator.diagnostics.model import Severity, Target
from translator.options import Options
from translator.results import FileResult
from translator.source import LineIndex

TARGETS = {
    "hip": frozenset({Target.HIP}),
    "vulkan": frozenset({Target.VULKAN}),
    "both": frozenset({Target.HIP, Target.VULKAN}),
}


@dataclass(frozen=True, slots=True)
class TranslateRequest:
    path: Path
    to: str
    out: Path | None
    json: Path | None
    options: Options
    compile: bool
    fail_on: str
    jobs: int

    @property
    def to_standard_output(self) -> bool:
        return str(self.out) == "-"


def translate_path(request: TranslateRequest, console: Console, errors: Console) -> int:
    """Run the command; raises CommandError."""
    if request.to not in TARGETS:
        raise CommandError(f"--to: '{request.to}' is not a target; choose hip, vulkan or both")
    if request.fail_on not in FailOn.LEVELS:
        raise CommandError(f"--fail-on: '{request.fail_on}' is not a level; choose {', '.join(FailOn.LEVELS)}")
    if request.to_standard_output:
        if request.path.is_dir() or request.to == "vulkan":
            raise CommandError("-o: '-' takes the HIP translation of one file; name a file or folder to write to")
        if str(request.json) == "-":
            raise CommandError("-o and --json: only one of them can have standard output")
    project = _open(request)
    if request.out is not None and request.out.exists() and request.out.samefile(request.path):
        raise CommandError(f"{request.out} is the CUDA source itself, which is never changed; choose another name")
    if request.path.is_dir():
        tell_issues(project, errors)
    results = (_folder if request.path.is_dir() else _file)(request, project, console, errors)
    if request.compile:
        results = compile_results(results, _other_headers(request, project, results), project, request.options, console)
    _show_diagnostics(results, errors)
    if request.json is not None:
        _write_json(request, results)
    worst = max((d.severity for r in results for d in r.diagnostics), default=None)
    return ExitCode.FINDINGS if FailOn.reached(request.fail_on, worst) else ExitCode.OK


def _other_headers(request: TranslateRequest, project: Project, results: list[FileResult]) -> list[FileResult]:
    """HIP translations of the project's headers that are not among the results: a compiler reads them too."""
    done = {r.path for r in results}
    work = [
        w for w in project_work(project, request.options) if w.path not in done and w.path.suffix not in UNIT_SUFFIXES
    ]
    return list(translate_all(work, TARGETS["hip"], request.jobs))


def _open(request: TranslateRequest) -> Project:
    """The project of a folder, or the one that a file belongs to."""
    path = request.path.resolve()
    try:
        if not path.is_dir():
            path.open("rb").close()
        return open_project(path if path.is_dir() else project_root(path))
    except FileNotFoundError as error:
        raise CommandError(f"{request.path}: no such file or folder") from error
    except OSError as error:
        raise CommandError(f"{request.path}: {reason(error)}") from error


# ---------------------------------------------------------------------------------------------------------------- file
def _file(request: TranslateRequest, project: Project, console: Console, errors: Console) -> list[FileResult]:
    path = request.path.resolve()
    work = Work(path, project.options_for(path, request.options), project.root)
    (result,) = translate_all([work], TARGETS[request.to], 1)
    if request.out is None or request.to_standard_output:
        if (request.json is None or request.to_standard_output) and result.hip is not None:
            sys.stdout.buffer.write(result.hip.text)
            sys.stdout.buffer.flush()
            if result.hip.helper_headers:
                needed = ", ".join(sorted(result.hip.helper_headers))
                say(errors, f"The translation includes {needed}; -o FILE writes that beside it.")
        return [result]
    try:
        if request.to != "vulkan":
            _write_hip(request, result)
        if request.to != "hip":
            _write_glsl(request, result)
    except OSError as error:
        raise CommandError(f"{request.out}: {reason(error)}") from error
    return [result]


def _write_hip(request: TranslateRequest, result: FileResult) -> None:
    """With those of our headers that it includes: quoted includes find them beside it."""
    assert request.out is not None
    if result.hip is None:
        raise CommandError(f"{request.path} has no HIP translation; nothing was written")
    write_atomically(request.out, result.hip.text)
    for name in sorted(with_their_includes(result.hip.helper_headers)):
        write_atomically(request.out.parent / name, (HELPERS / name).read_bytes())


def _write_glsl(request: TranslateRequest, result: FileResult) -> None:
    """To a .comp file when that is asked for and there is one kernel; else each kernel beside the output's stem."""
    assert request.out is not None
    built = [k for k in result.kernels if k.vulkan.glsl is not None]
    if request.to == "vulkan" and request.out.suffix in (".comp", ".glsl"):
        if len(built) != 1 or built[0].vulkan.glsl is None:
            raise CommandError(
                f"{request.path} has {len(built)} kernels for Vulkan; give -o a folder, so that each gets a file"
            )
        write_atomically(request.out, built[0].vulkan.glsl.encode())
        return
    folder = request.out if request.to == "vulkan" else request.out.parent
    folder.mkdir(parents=True, exist_ok=True)
    write_kernels(result, folder)


# -------------------------------------------------------------------------------------------------------------- folder
def _folder(request: TranslateRequest, project: Project, console: Console, errors: Console) -> list[FileResult]:
    work = project_work(project, request.options)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("Translating", total=len(work))
        results = []
        for result in translate_all(work, TARGETS[request.to], request.jobs):
            bar.update(task, advance=1, description=result.path.name)
            results.append(result)
    results.sort(key=lambda r: r.path)
    if request.out is not None:
        _write_tree(project, request, results)
    show_summary(project, results, console)
    return results


def _write_tree(project: Project, request: TranslateRequest, results: list[FileResult]) -> None:
    assert request.out is not None
    try:
        if request.to == "vulkan":
            for result in results:
                write_kernels(result, request.out)
            return
        export_hip(project, request.out, results, request.options.hip, translate_build=False)
        if request.to == "both":
            for result in results:
                write_kernels(result, request.out / "vulkan")
    except ExportError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{request.out}: {reason(error)}") from error


def show_summary(project: Project, results: Iterable[FileResult], console: Console) -> None:
    """One line for the project, one for HIP, one for Vulkan."""
    files = [json_output.file_entry(r, b"", project.root) for r in results]
    total = json_output.summary(files)
    console.print(
        f"{project.root.name}: {total['files']} files with CUDA code, {total['kernels']} kernels", highlight=False
    )
    if total["hip"]:
        console.print("HIP:    " + _counts(total["hip"]) + " (files)", highlight=False)
    if total["vulkan"]:
        console.print("Vulkan: " + _counts(total["vulkan"]) + " (kernels)", highlight=False)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items()) or "none"


# --------------------------------------------------------------------------------------------------------- diagnostics
def _show_diagnostics(results: Iterable[FileResult], errors: Console) -> None:
    """As compilers print them, so that editors can jump to them; warnings and errors only."""
    for result in results:
        shown = [d for d in result.diagnostics if d.severity >= Severity.WARNING]
        if not shown:
            continue
        try:
            lines = LineIndex.of(result.path.read_bytes())
        except OSError:
            continue
        for d in shown:
            at = lines.position(d.span.start)
            style = "red" if d.severity >= Severity.ERROR else "yellow"
            errors.print(
                f"{result.path}:{at.line}:{at.column}: {d.severity.label}: {d.message} [{d.rule}, {d.target.value}]",
                style=style,
                highlight=False,
                markup=False,
                soft_wrap=True,
            )


def _write_json(request: TranslateRequest, results: list[FileResult]) -> None:
    assert request.json is not None
    root = (request.path if request.path.is_dir() else request.path.parent).resolve()
    document = json_output.translation([(r, _bytes(r.path)) for r in results], root)
    if str(request.json) == "-":
        print(json.dumps(document, indent=1))
    else:
        json_output.write_json(request.json, document)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
