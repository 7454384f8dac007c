"""Translating many files in worker processes, for commands and exports."""

from __future__ import annotations

import os
import queue
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from app.jobs.outcome import Done, Outcome
from app.jobs.pool import JobPool
from app.jobs.worker import TaskContext
from app.project.model import Project
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.options import FixKey, Options
from translator.results import FileResult
from translator.source import SourceFile, Span

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
    """Translate in workers and yield results as they come; a file whose worker dies or hangs gets a result that says so."""
    if not work:
        return
    pool = JobPool(min(worker_count(jobs), len(work)), niceness=0)
    done: queue.Queue[tuple[Work, Outcome]] = queue.Queue()
    try:
        for each in work:
            pool.submit(
                translate_task,
                each,
                targets,
                title=each.path.name,
                timeout=FILE_TIMEOUT,
                on_end=lambda outcome, w=each: done.put((w, outcome)),  # type: ignore[misc]
            )
        for _ in work:
            each, outcome = done.get()
            if cancelled():
                return
            yield outcome.value if isinstance(outcome, Done) else failed_result(each.path, outcome)
    finally:
        pool.close()


def translate_task(context: TaskContext, work: Work, targets: frozenset[Target]) -> FileResult:
    """Runs in a worker."""
    from translator.api import translate_file

    return translate_file(SourceFile.read(work.path), work.options, targets=targets, project_root=work.root)


def failed_result(path: Path, outcome: Outcome) -> FileResult:
    """A file that gave no result: its worker crashed, took too long, or could not read it."""
    message = getattr(outcome, "message", "no result")
    problem = Diagnostic("WB9503", Severity.ERROR, Target.SOURCE, Span(0, 0), f"{path.name}: {message}")
    return FileResult(path, None, (), (problem,))
