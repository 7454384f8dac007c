"""Runs the compiler (in the child, within its limits; so do the compiler's own processes)."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import Any

from app.check.child.protocol import Message
from app.check.child.worker import ReportStage

_LOG_BYTES = 400_000


def serve(request: Message, stage: ReportStage) -> Message:
    """`runs`: list of ``{"target", "command"}``; `folder`: where to run; `seconds`: the limit of each run.

    The answer's `runs` hold ``{"target", "code", "log", "seconds"}``; code None where the time limit ended the run.
    """
    runs = request.fields.get("runs")
    seconds = request.fields.get("seconds")
    if not isinstance(runs, list) or not isinstance(seconds, int | float):
        raise ValueError("a compile request holds 'runs' and 'seconds'")
    answers = []
    for run in runs:
        stage(f"compiling for {run['target']}")
        answers.append(_run(run, Path(request.text("folder")), float(seconds)))
    return Message("compiled", {"runs": answers})


def _run(run: dict[str, Any], folder: Path, seconds: float) -> dict[str, Any]:
    started = time.monotonic()
    code: int | None
    try:
        done = subprocess.run(
            run["command"], capture_output=True, stdin=subprocess.DEVNULL, cwd=folder, timeout=seconds
        )
        code, log = done.returncode, done.stderr
    except subprocess.TimeoutExpired as ended:
        code, log = None, ended.stderr or b""
    except OSError as error:
        code, log = 127, f"{run['command'][0]}: {error.strerror}".encode()
    text = log[:_LOG_BYTES].decode(errors="replace")
    return {"target": run["target"], "code": code, "log": text, "seconds": time.monotonic() - started}
