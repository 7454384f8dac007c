"""Compiles a HIP translation for the host and every architecture, and brings the answer back to the CUDA lines."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import ChildResult, run_child
from app.check.hip_compile.command import HOST, Invocation, invocations, lay_out
from app.check.hip_compile.compilers import HipCompiler, NoHipCompiler, find_hip_compiler
from app.check.hip_compile.messages import CompilerError, errors, kernel_name, resource_remarks
from app.check.hip_compile.model import CompilePass, CompileReport, KernelResources, TranslatedFile
from translator.diagnostics.model import Diagnostic
from translator.diagnostics.registry import rule
from translator.options import Options
from translator.source import SourceFile, Span

COMPILE_ERROR = "WB9004"
_WORKER = "app.check.hip_compile.worker"
_PASS_SECONDS = 120.0
_START_SECONDS = 30.0
_ADDRESS_SPACE = 12 << 30
_FILE_SIZE = 1 << 30
_UNKNOWN = "Register, LDS and scratch figures are unknown: they need ROCm's device libraries."


@dataclass(frozen=True, slots=True)
class _Run:
    """What one invocation gave; `code` None: the time limit ended it."""

    target: str
    code: int | None
    log: str
    seconds: float


def compile_hip(
    source: TranslatedFile,
    options: Options,
    headers: Sequence[TranslatedFile] = (),
    *,
    compiler: HipCompiler | None = None,
    seconds: float = _PASS_SECONDS,
    cancelled: Callable[[], bool] = lambda: False,
) -> CompileReport:
    """Compile one translated file; `headers` are the translated project headers that it may include.

    Nothing of the project is run: the compiler alone, in a child with limits, `seconds` for each pass.  Never raises for
    what the compiler or the project does.
    """
    try:
        chosen = compiler or find_hip_compiler()
    except NoHipCompiler as error:
        return CompileReport("not_run", "", "", message=str(error))
    files = {file.path: file for file in (source, *headers)}
    with tempfile.TemporaryDirectory(prefix="wavebridge-compile-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        layout = lay_out(source, headers, folder)
        runs = invocations(chosen, source, options, layout)
        result = _run(runs, folder, seconds, cancelled)
    if result.outcome != "answered" or result.answer is None:
        return CompileReport("not_run", chosen.name, chosen.headers, message=result.message)
    return _report(chosen, source, files, options, _answers(result.answer, layout.main, source.path))


def _run(runs: Sequence[Invocation], folder: Path, seconds: float, cancelled: Callable[[], bool]) -> ChildResult:
    listed = [{"target": r.target, "command": list(r.command)} for r in runs]
    request = Message("compile", {"runs": listed, "folder": str(folder), "seconds": seconds})
    limits = ChildLimits(_START_SECONDS + seconds * len(runs), None, _ADDRESS_SPACE, _FILE_SIZE)
    return run_child(_WORKER, request, limits, cancelled)


def _answers(answer: Message, main: Path, original: Path) -> list[_Run]:
    """The runs' answers, with the original's name for the stored main file."""
    given = answer.fields.get("runs")
    return [
        _Run(str(r["target"]), r["code"], str(r["log"]).replace(str(main), str(original)), float(r["seconds"]))
        for r in (given if isinstance(given, list) else [])
        if isinstance(r, dict)
    ]


def _report(
    compiler: HipCompiler,
    source: TranslatedFile,
    files: Mapping[Path, TranslatedFile],
    options: Options,
    runs: Sequence[_Run],
) -> CompileReport:
    found = {run.target: errors(run.log) if run.code else [] for run in runs}
    passes = tuple(_pass(run, bool(found[run.target])) for run in runs)
    status: Literal["compiled", "errors", "not_run"] = "compiled"
    if any(found.values()):
        status = "errors"
    elif any(p.outcome != "compiled" for p in passes):
        status = "not_run"
    messages = list(dict.fromkeys(p.message for p in passes if p.message))
    resources = None
    if compiler.bitcode:
        resources = tuple(r for run in runs if run.target != HOST for r in _resources(run, source))
    else:
        messages.append(_UNKNOWN)
    return CompileReport(
        status,
        compiler.name,
        compiler.headers,
        passes,
        _diagnostics(found, source, files),
        resources,
        " ".join(messages + _other_release(compiler, options)),
    )


def _pass(run: _Run, has_errors: bool) -> CompilePass:
    if run.code is None:
        return CompilePass(run.target, "timeout", run.seconds, f"The compiler did not end in time for {run.target}.")
    if run.code == 0:
        return CompilePass(run.target, "compiled", run.seconds)
    if has_errors:
        return CompilePass(run.target, "errors", run.seconds)
    last = (run.log.strip().splitlines() or ["it said nothing"])[-1]
    sentence = f"The compiler failed for {run.target} without naming an error: {last[:300]}."
    return CompilePass(run.target, "crash", run.seconds, sentence)


def _other_release(compiler: HipCompiler, options: Options) -> list[str]:
    if compiler.release is None or compiler.release.major == options.hip.rocm.major:
        return []
    return [f"The HIP headers here are of release {compiler.release}, the target is ROCm {options.hip.rocm}."]


def _diagnostics(
    found: Mapping[str, list[CompilerError]], source: TranslatedFile, files: Mapping[Path, TranslatedFile]
) -> dict[Path, tuple[Diagnostic, ...]]:
    """One diagnostic for each place and text, with the targets that it is true of where those are not all."""
    targets: dict[tuple[Path, int, str], list[str]] = {}
    for target, listed in found.items():
        for error in listed:
            place = error.in_project(files)
            where = place.file if place is not None and place.file is not None else source.path
            key = (where, place.line if place is not None else 0, _text(error, files))
            named = targets.setdefault(key, [])
            if target not in named:
                named.append(target)
    by_file: dict[Path, list[Diagnostic]] = {}
    for (path, line, text), concerned in targets.items():
        suffix = "" if len(concerned) == len(found) else f" ({', '.join(concerned)})"
        file = files[path]
        span = _line_span(file.cuda, file.line_map.backward(line))
        by_file.setdefault(path, []).append(rule(COMPILE_ERROR).at(span, text + suffix))
    return {path: tuple(sorted(listed, key=lambda d: d.span)) for path, listed in by_file.items()}


def _text(error: CompilerError, files: Mapping[Path, TranslatedFile]) -> str:
    if error.place.file is None or error.place.file in files:
        return error.text
    return f"{error.text} (in {error.place.file.name})"


def _line_span(file: SourceFile, line: int) -> Span:
    """The written part of a 1-based line; the file's first line stands for what has no place."""
    whole = file.lines.line_span(min(max(line, 1), len(file.lines)))
    text = file.slice(whole)
    start = whole.start + len(text) - len(text.lstrip())
    return Span(start, max(start, whole.start + len(text.rstrip())))


def _resources(run: _Run, source: TranslatedFile) -> list[KernelResources]:
    listed = []
    for remark in resource_remarks(run.log):
        values = remark.values
        line = source.line_map.backward(remark.place.line) if remark.place.file == source.path else 0
        listed.append(
            KernelResources(
                kernel=kernel_name(remark.symbol),
                architecture=run.target,
                line=line,
                vgprs=values.get("VGPRs", 0),
                sgprs=values.get("TotalSGPRs", values.get("SGPRs", 0)),
                lds=values.get("LDS Size", 0),
                scratch=values.get("ScratchSize", 0),
                occupancy=values.get("Occupancy", 0),
            )
        )
    return listed
