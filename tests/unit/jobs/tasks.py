"""Tasks for the pool's tests; they run in worker processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from app.jobs.worker import TaskContext


def add(context: TaskContext, a: int, b: int) -> int:
    return a + b


def pid(context: TaskContext) -> int:
    return os.getpid()


def loaded_modules(context: TaskContext) -> list[str]:
    return list(sys.modules)


def fail(context: TaskContext) -> None:
    raise ValueError("no such thing\nsecond line")


def die(context: TaskContext) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def leave(context: TaskContext) -> None:
    os._exit(7)


def sleep(context: TaskContext, seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def count_until_cancelled(context: TaskContext) -> int:
    for i in range(1000):
        if context.cancelled():
            return i
        context.report(i)
        time.sleep(0.02)
    return -1


def start_child_and_hang(context: TaskContext, pid_file: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    pid_file.write_text(str(child.pid))
    time.sleep(60)
