"""The worker process's side: take a task, run it, send what it reports and how it ended.  Never imports Qt."""

from __future__ import annotations

import contextlib
import os
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from app.jobs.outcome import Done, Failed

CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class TaskContext:
    """What a task may ask of the outside: `report` sends a value to whoever waits, `cancelled` tells of a stop."""

    report: Callable[[Any], None]
    cancelled: Callable[[], bool]


Task = Callable[..., Any]
"""A module-level function whose first argument is a `TaskContext`."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A value that a task reported before its end."""

    value: Any


@dataclass(frozen=True, slots=True)
class Call:
    """A task with its arguments, as it travels to the worker."""

    task: Task
    args: tuple[Any, ...]


def serve(connection: Connection, niceness: int) -> None:
    """Run tasks until the other end closes."""
    if hasattr(os, "setsid"):
        os.setsid()  # a group of its own, so that a kill reaches what the task started
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            call = connection.recv()
            if call != CANCEL:  # a cancel that came too late for its task
                connection.send(_run(connection, call))


def _run(connection: Connection, call: Call) -> Done | Failed:
    stopped = False

    def cancelled() -> bool:
        nonlocal stopped
        while not stopped and connection.poll():
            stopped = connection.recv() == CANCEL
        return stopped

    context = TaskContext(lambda value: connection.send(Progress(value)), cancelled)
    try:
        return Done(call.task(context, *call.args))
    except Exception as error:  # whatever a task does wrong is reported, and the worker lives on
        return Failed(_sentence(error), traceback.format_exc())


def _sentence(error: Exception) -> str:
    text = str(error).strip().splitlines()[0] if str(error).strip() else ""
    if isinstance(error, OSError) and text:
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
