"""Checking the kernels of many files in worker processes, for commands."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator, Sequence

from app.check.model import CheckRow, Status
from app.check.runner import CheckScope, check_file
from app.jobs.outcome import Done, Outcome
from app.jobs.pool import JobPool
from app.jobs.worker import TaskContext

FILE_TIMEOUT = 900.0
"""Seconds for all kernels of one file; each run has its own, much shorter limit."""


def check_all(
    scopes: Sequence[CheckScope], jobs: int, cancelled: Callable[[], bool] = lambda: False
) -> Iterator[tuple[CheckScope, CheckRow]]:
    """Yield rows as they come, files in parallel.  A file whose worker dies gives a row that says so."""
    if not scopes:
        return
    pool = JobPool(min(max(jobs, 1), len(scopes)), name="check", niceness=0)
    events: queue.Queue[tuple[CheckScope, CheckRow | Outcome]] = queue.Queue()
    try:
        for scope in scopes:
            pool.submit(
                check_task,
                scope,
                title=scope.path.name,
                timeout=FILE_TIMEOUT,
                on_progress=lambda row, s=scope: events.put((s, row)),  # type: ignore[misc]
                on_end=lambda outcome, s=scope: events.put((s, outcome)),  # type: ignore[misc]
            )
        left = len(scopes)
        while left and not cancelled():
            scope, event = events.get()
            if isinstance(event, CheckRow):
                yield scope, event
                continue
            left -= 1
            if not isinstance(event, Done):
                yield scope, _failed(scope, event)
    finally:
        pool.close()


def check_task(context: TaskContext, scope: CheckScope) -> int:
    """Runs in a worker: report each row as it comes; gives their number."""
    count = 0
    for row in check_file(scope, context.cancelled):
        context.report(row)
        count += 1
    return count


def _failed(scope: CheckScope, outcome: Outcome) -> CheckRow:
    message = getattr(outcome, "message", "no result")
    return CheckRow(scope.kernel or f"({scope.path.name})", "wavebridge", "", Status.NOT_RUN, "weak", message=message)
