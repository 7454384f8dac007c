"""Starts a child, waits for its answer, and kills it (with all its own children) on time-out or cancel."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.check.child.entry import ANSWER_FILE, REQUEST_FILE, STAGE_FILE
from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message, ProtocolError, read_message, write_message

_ROOT = Path(__file__).resolve().parents[3]
_POLL_SECONDS = 0.02
_LOG_TAIL = 4000
_ALARM = -getattr(signal, "SIGALRM", 0) or None
"""Exit status of a child that `limits.time_limit` ended."""
_ANSWER_SLACK = 64 << 20


@dataclass(frozen=True, slots=True)
class ChildResult:
    """How a child ended.

    ``answered``: `answer` is the worker's.  ``refused``: `answer` holds ``outcome`` and ``sentence`` (see
    `worker.Refusal`).  Otherwise `message` is one sentence, and `log` the end of what the child printed.
    """

    outcome: Literal["answered", "refused", "crash", "timeout", "cancelled"]
    message: str = ""
    answer: Message | None = None
    seconds: float = 0.0
    log: str = ""


def run_child(
    worker: str,
    request: Message,
    limits: ChildLimits,
    cancelled: Callable[[], bool] = lambda: False,
    environment: Mapping[str, str | None] | None = None,
) -> ChildResult:
    """Run module `worker` on the request in a process of its own.

    `environment` is laid over the application's (None removes a variable).  Never raises for what the child does.
    """
    try:
        folder = tempfile.TemporaryDirectory(prefix="wavebridge-", ignore_cleanup_errors=True)
    except OSError as error:
        return _not_started(error)
    with folder as name:
        return _run_in(Path(name), worker, request, limits, cancelled, environment or {})


def _run_in(
    folder: Path,
    worker: str,
    request: Message,
    limits: ChildLimits,
    cancelled: Callable[[], bool],
    environment: Mapping[str, str | None],
) -> ChildResult:
    started = time.monotonic()
    try:
        write_message(request, folder / REQUEST_FILE)
        with (folder / "log.txt").open("wb") as log:
            process = _start(worker, folder, limits, environment, log.fileno())
    except OSError as error:
        return _not_started(error)
    ending = _wait(process, started + limits.wall, cancelled)
    return _result(folder, process.returncode, ending, limits, time.monotonic() - started, _request_size(request))


def _not_started(error: OSError) -> ChildResult:
    sentence = f"No process could be started for this run: {error.strerror}."
    return ChildResult("refused", sentence, Message("refused", {"outcome": "not_run", "sentence": sentence}))


def _start(
    worker: str, folder: Path, limits: ChildLimits, environment: Mapping[str, str | None], log: int
) -> subprocess.Popen[bytes]:
    merged: dict[str, str] = dict(os.environ)
    for key, value in environment.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = value
    merged["PYTHONPATH"] = str(_ROOT)
    command = [sys.executable, "-m", "app.check.child.entry", worker, str(folder), limits.to_argument()]
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        cwd=folder,
        env=merged,
        start_new_session=sys.platform != "win32",
    )


Ending = Literal["ended", "timeout", "cancelled"]


def _wait(process: subprocess.Popen[bytes], deadline: float, cancelled: Callable[[], bool]) -> Ending:
    ending: Ending = "ended"
    try:
        while ending == "ended":
            try:
                process.wait(_POLL_SECONDS)
                break
            except subprocess.TimeoutExpired:
                if cancelled():
                    ending = "cancelled"
                elif time.monotonic() > deadline:
                    ending = "timeout"
    finally:
        _kill_group(process)
    return ending


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill the child and whatever it started; its process group is its own (setsid)."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _request_size(request: Message) -> int:
    return sum(array.nbytes for array in request.arrays.values())


def _result(
    folder: Path, code: int, ending: Ending, limits: ChildLimits, seconds: float, request_bytes: int
) -> ChildResult:
    log = (folder / "log.txt").read_bytes()[-_LOG_TAIL:].decode(errors="replace")
    stage = _read_stage(folder)
    if ending == "cancelled":
        return ChildResult("cancelled", "Stopped on request.", seconds=seconds, log=log)
    if ending == "timeout":
        sentence = f"Stopped after {limits.wall:g} s{stage}: the time limit."
        return ChildResult("timeout", sentence, seconds=seconds, log=log)
    try:
        answer = read_message(folder / ANSWER_FILE, request_bytes * 2 + _ANSWER_SLACK)
    except FileNotFoundError:
        if code == _ALARM:
            return ChildResult("timeout", f"Stopped{stage}: its time limit is over.", seconds=seconds, log=log)
        return ChildResult("crash", f"The process ended {_how(code)}{stage}.", seconds=seconds, log=log)
    except ProtocolError as error:
        return ChildResult("crash", f"The process gave a damaged answer: {error}.", seconds=seconds, log=log)
    if answer.kind == "failed":
        return ChildResult("crash", f"The process failed{stage}: {answer.text('error')}", seconds=seconds, log=log)
    outcome: Literal["refused", "answered"] = "refused" if answer.kind == "refused" else "answered"
    return ChildResult(outcome, answer.text("sentence"), answer, seconds, log)


def _read_stage(folder: Path) -> str:
    try:
        return f" while {(folder / STAGE_FILE).read_text(encoding='utf-8', errors='replace')[:200]}"
    except FileNotFoundError:
        return ""


def _how(code: int) -> str:
    if code >= 0:
        return f"with exit code {code}"
    try:
        return f"with signal {signal.Signals(-code).name}"
    except ValueError:
        return f"with signal {-code}"
