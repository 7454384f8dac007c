"""Translating many files in worker processes, for commands and exports."""

from __future__ import annotations

import os
import queue
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from app.jobs.outcome import Crashed, Done, Outcome, TimedOut
from app.jobs.pool import JobPool
from app.jobs.worker import TaskContext
from app.project.model import Project
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.options import FixKey, Options
from translator.results import FileResult
from translator.source import SourceFile, Span

HIP_ALONE = frozenset({Target.HIP})
FILE_TIMEOUT = 180.0
"""Seconds for one file with all its kernels; the rest of the project goes on after it."""


@dataclass(frozen=True, slots=True)
class Work:
    """One file to translate."""

    path: Path
    options: Options
    root: Path


def worker_count(asked: int) -> int:
    return asked if asked > 0 else max(os.cpu_count() or 1, 1)


def project_work(
    project: Project, options: Options, fixes: Mapping[str, frozenset[FixKey]] = MappingProxyType({})
) -> list[Work]:
    """The files of a project that can be translated, largest first, so that no worker ends late alone.

    `fixes`: those that the user took, by path below the project's root.
    """
    work: list[Work] = []
    for file in sorted((f for f in project.translated_files if not f.problem), key=lambda f: -f.size):
        own = project.options_for(file.path, options)
        taken = fixes.get(file.path.relative_to(project.root).as_posix(), frozenset())
        work.append(Work(file.path, replace(own, fixes=taken) if taken else own, project.root))
    return work


def translate_all(
    work: Sequence[Work],
    targets: frozenset[Target],
    jobs: int = 0,
    cancelled: Callable[[], bool] = lambda: False,
) -> Iterator[FileResult]:
    """Translate in workers and yield results as they come; a file whose worker dies or hangs gets a result that says so.

    The HIP translation needs no parser: a file that libclang cannot get through is translated to HIP once more, without types.
    """
    if not work:
        return
    pool = JobPool(min(worker_count(jobs), len(work)), niceness=0)
    done: queue.Queue[tuple[Work, Outcome]] = queue.Queue()

    def submit(each: Work, wanted: frozenset[Target]) -> None:
        pool.submit(
            translate_task,
            each,
            wanted,
            title=each.path.name,
            timeout=FILE_TIMEOUT,
            on_end=lambda outcome: done.put((each, outcome)),
        )

    lost: dict[Path, FileResult] = {}
    try:
        for each in work:
            submit(each, targets)
        missing = len(work)
        while missing:
            each, outcome = done.get()
            if cancelled():
                return
            if isinstance(outcome, Crashed | TimedOut) and each.options.typed_rules and Target.HIP in targets:
                lost[each.path] = failed_result(each.path, outcome.message)
                submit(replace(each, options=replace(each.options, typed_rules=False)), HIP_ALONE)
                continue
            missing -= 1
            result = outcome.value if isinstance(outcome, Done) else failed_result(each.path, _reason(outcome))
            yield _with_loss(result, lost.get(each.path), targets)
    finally:
        pool.close()


def _with_loss(result: FileResult, first: FileResult | None, targets: frozenset[Target]) -> FileResult:
    """A second translation for HIP alone, with what the first one failed at where more was wanted."""
    if first is None or result.hip is None or targets == HIP_ALONE:
        return result
    return replace(result, diagnostics=(*first.diagnostics, *result.diagnostics))


def translate_task(context: TaskContext, work: Work, targets: frozenset[Target]) -> FileResult:
    """Runs in a worker."""
    from translator.api import translate_file

    return translate_file(SourceFile.read(work.path), work.options, targets=targets, project_root=work.root)


def _reason(outcome: Outcome) -> str:
    return str(getattr(outcome, "message", "no result"))


def failed_result(path: Path, message: str) -> FileResult:
    """A file that gave no result: its worker crashed, took too long, or could not read it."""
    problem = Diagnostic("WB9503", Severity.ERROR, Target.SOURCE, Span(0, 0), f"{path.name}: {message}")
    return FileResult(path, None, (), (problem,))
