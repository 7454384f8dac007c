"""Worker processes with priorities, cancellation, time limits, and a crash that costs one job.

Each slot is one spawned process and one thread that speaks with it over a pipe, so a process that dies names its job, and
a process that takes too long can be killed without harm to the others.  (concurrent.futures tells neither: a death breaks
the whole pool, and a running task cannot be stopped.)
"""

from __future__ import annotations

import contextlib
import heapq
import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

from app.jobs.outcome import Cancelled, Crashed, Failed, Outcome, TimedOut
from app.jobs.worker import CANCEL, Call, Progress, Task, serve

GRACE_SECONDS = 2.0
"""A cancelled task that looks at `cancelled()` has so long to end by itself."""
_TICK = 0.05

JobState = Literal["queued", "running", "ended"]


@dataclass(eq=False)
class Job:
    """One piece of work.  Read it from any thread; it is changed by its pool alone."""

    id: int
    title: str
    call: Call
    priority: int
    timeout: float
    on_end: Callable[[Outcome], None]
    on_progress: Callable[[Any], None]
    state: JobState = "queued"
    started: float = 0.0
    stopping: bool = False
    cancelled_at: float | None = None


@dataclass(frozen=True, slots=True)
class JobInfo:
    """A line of the background jobs list."""

    id: int
    title: str
    state: JobState
    seconds: float


class JobPool:
    """Runs jobs in `workers` processes, lowest priority number first.  Callbacks come on the pool's threads."""

    def __init__(self, workers: int = 1, name: str = "worker", niceness: int = 10) -> None:
        self._name, self._niceness = name, niceness
        self._lock = threading.Condition()
        self._heap: list[tuple[int, int, Job]] = []
        self._ids = itertools.count(1)
        self._jobs: dict[int, Job] = {}
        self._closed = False
        self._slots = [_Slot(self, f"{name}-{i}") for i in range(workers)]

    def submit(
        self,
        task: Task,
        *args: Any,
        title: str,
        on_end: Callable[[Outcome], None],
        on_progress: Callable[[Any], None] = lambda value: None,
        priority: int = 100,
        timeout: float = 120.0,
    ) -> Job:
        """Queue a task.  `on_end` is called exactly once, whatever happens, `close` included."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the pool is closed")
            job = Job(next(self._ids), title, Call(task, args), priority, timeout, on_end, on_progress)
            self._jobs[job.id] = job
            heapq.heappush(self._heap, (priority, job.id, job))
            self._lock.notify()
        for slot in self._slots:
            slot.ensure_thread()
        return job

    def warm_up(self) -> None:
        """Start the processes before the first job, so that it does not wait for them."""
        for slot in self._slots:
            slot.ensure_thread(warm=True)

    def promote(self, job: Job, priority: int) -> None:
        """Change the place of a queued job in the queue."""
        with self._lock:
            if job.state == "queued" and job.priority != priority:
                job.priority = priority
                heapq.heappush(self._heap, (priority, job.id, job))

    def cancel(self, job: Job, *, stop: bool = True) -> None:
        """Drop a queued job; stop a running one (`stop`), or let it run and forget its result."""
        with self._lock:
            if job.state == "ended" or (job.cancelled_at is not None and job.stopping >= stop):
                return
            job.cancelled_at = time.monotonic()
            job.stopping = stop
            queued = job.state == "queued"
            if queued:
                job.state = "ended"
                self._jobs.pop(job.id, None)
        if queued:
            job.on_end(Cancelled())

    def cancel_all(self) -> None:
        """Drop what is queued and stop what runs; the pool stays open."""
        with self._lock:
            jobs = list(self._jobs.values())
        for job in jobs:
            self.cancel(job)

    def jobs(self) -> list[JobInfo]:
        """Running jobs, then queued ones in their order."""
        now = time.monotonic()
        with self._lock:
            jobs = sorted(self._jobs.values(), key=lambda j: (j.state != "running", j.priority, j.id))
            return [JobInfo(j.id, j.title, j.state, now - j.started if j.started else 0.0) for j in jobs]

    def find(self, job_id: int) -> Job | None:
        with self._lock:
            return self._jobs.get(job_id)

    def close(self) -> None:
        """Cancel everything, kill the processes, end the threads."""
        with self._lock:
            self._closed = True
            self._lock.notify_all()
        self.cancel_all()
        for slot in self._slots:
            slot.close()

    def _next(self) -> Job | None:
        """The job to run now; waits for one.  None when the pool closes."""
        with self._lock:
            while True:
                if self._closed:
                    return None
                while self._heap:
                    priority, _, job = heapq.heappop(self._heap)
                    if job.state == "queued" and job.priority == priority:  # else dropped, or promoted elsewhere
                        job.state, job.started = "running", time.monotonic()
                        return job
                self._lock.wait()

    def _ended(self, job: Job, outcome: Outcome) -> None:
        with self._lock:
            job.state = "ended"
            self._jobs.pop(job.id, None)
            if job.cancelled_at is not None:
                outcome = Cancelled()
        job.on_end(outcome)


@dataclass(eq=False)
class _Slot:
    """One worker process, and the thread that feeds it."""

    pool: JobPool
    name: str
    thread: threading.Thread | None = None
    process: SpawnProcess | None = None
    connection: Connection | None = None
    warm: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)

    def ensure_thread(self, warm: bool = False) -> None:
        if self.thread is None:
            self.warm = warm
            self.thread = threading.Thread(target=self._loop, name=self.name, daemon=True)
            self.thread.start()

    def close(self) -> None:
        self._kill()
        if self.thread is not None:
            self.thread.join(timeout=10)

    def _loop(self) -> None:
        if self.warm:
            self._start()
        while (job := self.pool._next()) is not None:
            outcome = self._run(job)
            self.pool._ended(job, outcome)
        self._kill()

    def _start(self) -> Connection:
        with self.lock:
            if self.connection is None:
                context = multiprocessing.get_context("spawn")
                self.connection, theirs = context.Pipe()
                self.process = context.Process(
                    target=serve, args=(theirs, self.pool._niceness), name=self.name, daemon=False
                )
                self.process.start()
                theirs.close()
            return self.connection

    def _run(self, job: Job) -> Outcome:
        try:
            connection = self._start()
            connection.send(job.call)
        except (OSError, ValueError) as error:
            self._kill()
            return Crashed(f"The worker process could not be started: {error}.")
        except Exception as error:  # arguments that cannot be pickled
            return Failed(f"The task cannot be sent to a worker: {error}")
        try:
            return self._receive(job, connection)
        except (EOFError, OSError):
            return self._died()

    def _receive(self, job: Job, connection: Connection) -> Outcome:
        asked = False
        while True:
            if connection.poll(_TICK):
                message = connection.recv()
                if not isinstance(message, Progress):
                    return message  # type: ignore[no-any-return]
                if job.cancelled_at is None:
                    job.on_progress(message.value)
            now = time.monotonic()
            if job.stopping and not asked:
                asked = True
                connection.send(CANCEL)
            if job.stopping and now - (job.cancelled_at or now) > GRACE_SECONDS:
                self._kill()
                return Cancelled()
            if now - job.started > job.timeout:
                self._kill()
                return TimedOut(job.timeout)

    def _died(self) -> Outcome:
        process = self.process
        if process is not None:
            process.join(timeout=5)
        code = process.exitcode if process is not None else None
        self._kill()
        if code is not None and code < 0:
            with contextlib.suppress(ValueError):
                return Crashed(f"The worker process crashed ({signal.Signals(-code).name}).")
        return Crashed(f"The worker process ended unexpectedly (exit code {code}).")

    def _kill(self) -> None:
        """End the process and whatever it started; the next job gets a new one."""
        with self.lock:
            process, connection = self.process, self.connection
            self.process = self.connection = None
        if process is not None:
            if hasattr(os, "killpg") and process.pid and process.is_alive():
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    if os.getpgid(process.pid) == process.pid:
                        os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.join(timeout=5)
            if not process.is_alive():
                process.close()
        if connection is not None:
            connection.close()
