"""Running a compiler or a kernel in a process of its own: time limit, memory limit, cancellation, nothing left behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.check.model import CancelCheck

_POLL_SECONDS = 0.005
_GRACE_SECONDS = 1.0
"""How long a process may take to report where it stood once its time is up."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a child ended. `status` is negative for a signal, as in subprocess."""

    how: Literal["exited", "timeout", "cancelled"]
    status: int
    seconds: float


def run_child(
    command: Sequence[str],
    *,
    timeout: float,
    cancelled: CancelCheck,
    stdout: Path,
    stderr: Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    address_space: int | None = None,
    file_bytes: int | None = None,
) -> Ended:
    """Run the command in its own session; its whole process group is killed on time-out or cancellation.

    Raises OSError if it cannot be started.
    """
    started = time.monotonic()
    with stdout.open("wb") as out, stderr.open("wb") as err:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=cwd, env=env, start_new_session=True
        )
    _limit(process.pid, address_space, file_bytes)
    how: Literal["exited", "timeout", "cancelled"] = "exited"
    try:
        while process.poll() is None:
            if cancelled():
                how = "cancelled"
                break
            if time.monotonic() - started > timeout:
                how = "timeout"
                _signal_group(process.pid, signal.SIGTERM)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(_GRACE_SECONDS)
                break
            time.sleep(_POLL_SECONDS)
    finally:
        _signal_group(process.pid, signal.SIGKILL)
        process.wait()
    return Ended(how, process.returncode, time.monotonic() - started)


def _limit(pid: int, address_space: int | None, file_bytes: int | None) -> None:
    if not sys.platform.startswith("linux"):
        return
    import resource

    wanted = [(resource.RLIMIT_CORE, 0)]
    if address_space is not None:
        wanted.append((resource.RLIMIT_AS, address_space))
    if file_bytes is not None:
        wanted.append((resource.RLIMIT_FSIZE, file_bytes))
    for kind, value in wanted:
        with contextlib.suppress(OSError, ValueError, ProcessLookupError):
            resource.prlimit(pid, kind, (value, value))


def _signal_group(pid: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, number)
