"""The pool: order, cancellation, time limits, and crashes that cost one job."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.jobs.outcome import Cancelled, Crashed, Done, Failed, Outcome, TimedOut
from app.jobs.pool import Job, JobPool
from tests.unit.jobs import tasks

WAIT = 30


class Ends:
    """Collects outcomes in the order in which they come."""

    def __init__(self) -> None:
        self.queue: queue.Queue[tuple[str, Outcome]] = queue.Queue()
        self.progress: queue.Queue[Any] = queue.Queue()

    def submit(self, pool: JobPool, name: str, task: Any, *args: Any, **options: Any) -> Job:
        return pool.submit(
            task,
            *args,
            title=name,
            on_end=lambda outcome: self.queue.put((name, outcome)),
            on_progress=self.progress.put,
            **options,
        )

    def next(self) -> tuple[str, Outcome]:
        return self.queue.get(timeout=WAIT)


@pytest.fixture
def pool() -> Iterator[JobPool]:
    made = JobPool(1, "test-worker")
    yield made
    made.close()
    assert not [t.name for t in threading.enumerate() if t.name.startswith("test-worker")]


def test_a_task_runs_elsewhere_without_qt(pool: JobPool) -> None:
    ends = Ends()
    ends.submit(pool, "add", tasks.add, 2, 3)
    ends.submit(pool, "pid", tasks.pid)
    ends.submit(pool, "modules", tasks.loaded_modules)
    assert ends.next() == ("add", Done(5))
    assert ends.next()[1] != Done(os.getpid())
    _, modules = ends.next()
    assert isinstance(modules, Done)
    assert not [m for m in modules.value if m.startswith("PySide6")]


def test_an_exception_is_a_sentence_and_the_worker_lives_on(pool: JobPool) -> None:
    ends = Ends()
    ends.submit(pool, "first", tasks.pid)
    ends.submit(pool, "fail", tasks.fail)
    ends.submit(pool, "second", tasks.pid)
    first = ends.next()[1]
    _, failed = ends.next()
    assert isinstance(failed, Failed)
    assert failed.message == "ValueError: no such thing"
    assert "Traceback" in failed.detail
    assert ends.next()[1] == first


def test_a_crash_costs_one_job_and_is_named(pool: JobPool) -> None:
    ends = Ends()
    for name, task in (("die", tasks.die), ("leave", tasks.leave)):
        ends.submit(pool, name, task)
    ends.submit(pool, "after", tasks.add, 1, 1)
    assert ends.next() == ("die", Crashed("The worker process crashed (SIGSEGV)."))
    assert ends.next() == ("leave", Crashed("The worker process ended unexpectedly (exit code 7)."))
    assert ends.next() == ("after", Done(2))


def test_a_task_that_takes_too_long_is_stopped(pool: JobPool, tmp_path: Path) -> None:
    ends, pid_file = Ends(), tmp_path / "pid"
    ends.submit(pool, "slow", tasks.start_child_and_hang, pid_file, timeout=2.0)
    ends.submit(pool, "after", tasks.add, 1, 1)
    assert ends.next() == ("slow", TimedOut(2.0))
    assert ends.next() == ("after", Done(2))
    child = int(pid_file.read_text())
    deadline = time.monotonic() + 5
    while _runs(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(child), "what the task had started was left running"


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_visible_file_comes_first(pool: JobPool) -> None:
    ends = Ends()
    ends.submit(pool, "running", tasks.sleep, 0.3)
    jobs = {name: ends.submit(pool, name, tasks.add, 1, 1) for name in ("a", "b", "c", "d")}
    pool.promote(jobs["c"], 0)
    pool.promote(jobs["d"], 200)
    ends.submit(pool, "e", tasks.add, 1, 1, priority=50)
    assert [ends.next()[0] for _ in range(6)] == ["running", "c", "e", "a", "b", "d"]


def test_a_queued_job_is_dropped_and_a_running_one_forgotten(pool: JobPool) -> None:
    ends = Ends()
    running = ends.submit(pool, "running", tasks.sleep, 0.5)
    queued = ends.submit(pool, "queued", tasks.add, 1, 1)
    time.sleep(0.3)
    pool.cancel(queued)
    assert ends.next() == ("queued", Cancelled())
    pool.cancel(running, stop=False)
    ends.submit(pool, "after", tasks.add, 1, 1)
    assert ends.next() == ("running", Cancelled())
    assert ends.next() == ("after", Done(2))
    pool.cancel(running)
    assert ends.queue.empty()


def test_a_running_task_hears_of_its_cancellation(pool: JobPool) -> None:
    ends = Ends()
    job = ends.submit(pool, "count", tasks.count_until_cancelled)
    assert ends.progress.get(timeout=WAIT) == 0
    began = time.monotonic()
    pool.cancel(job)
    assert ends.next() == ("count", Cancelled())
    assert time.monotonic() - began < 1.5
    ends.submit(pool, "pid", tasks.add, 1, 2)
    assert ends.next() == ("pid", Done(3))


def test_a_task_that_does_not_listen_is_killed_after_the_grace(pool: JobPool) -> None:
    ends = Ends()
    job = ends.submit(pool, "deaf", tasks.sleep, 60)
    time.sleep(0.5)
    pool.cancel(job)
    assert ends.next() == ("deaf", Cancelled())


def test_a_forgotten_job_can_still_be_stopped(pool: JobPool) -> None:
    ends = Ends()
    job = ends.submit(pool, "deaf", tasks.sleep, 60)
    time.sleep(0.5)
    pool.cancel(job, stop=False)
    pool.cancel_all()
    assert ends.next() == ("deaf", Cancelled())
    ends.submit(pool, "after", tasks.add, 1, 2)
    assert ends.next() == ("after", Done(3))


def test_arguments_that_cannot_travel_fail_their_job_only(pool: JobPool) -> None:
    ends = Ends()
    ends.submit(pool, "bad", tasks.add, lambda: 1, 2)
    ends.submit(pool, "good", tasks.add, 1, 2)
    name, outcome = ends.next()
    assert name == "bad"
    assert isinstance(outcome, Failed)
    assert ends.next() == ("good", Done(3))


def test_the_list_shows_running_then_queued(pool: JobPool) -> None:
    ends = Ends()
    ends.submit(pool, "first", tasks.sleep, 0.5)
    ends.submit(pool, "second", tasks.add, 1, 1)
    ends.submit(pool, "urgent", tasks.add, 1, 1, priority=1)
    time.sleep(0.2)
    assert [(j.title, j.state) for j in pool.jobs()] == [
        ("first", "running"),
        ("urgent", "queued"),
        ("second", "queued"),
    ]


def test_closing_ends_every_job_once() -> None:
    pool, ends = JobPool(2, "closing"), Ends()
    for i in range(5):
        ends.submit(pool, str(i), tasks.sleep, 60)
    time.sleep(0.5)
    pool.close()
    assert sorted(ends.next() for _ in range(5)) == [(str(i), Cancelled()) for i in range(5)]
    with pytest.raises(RuntimeError):
        ends.submit(pool, "late", tasks.add, 1, 1)
