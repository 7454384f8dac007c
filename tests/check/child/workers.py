"""A worker that does what it is told, for the tests of the runner."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from app.check.child.limits import time_limit
from app.check.child.protocol import Message
from app.check.child.worker import Refusal, ReportStage


def serve(request: Message, stage: ReportStage) -> Message:
    match request.kind:
        case "double":
            return Message("doubled", {"note": "ok"}, {name: array * 2 for name, array in request.arrays.items()})
        case "refuse":
            raise Refusal("unsupported", "That can't be done here.")
        case "raise":
            stage("dividing")
            raise ZeroDivisionError("by nothing")
        case "segfault":
            stage("jumping off")
            ctypes.string_at(8)
        case "exit":
            os._exit(7)
        case "sleep":
            stage("sleeping")
            time.sleep(60)
        case "grandchild":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
            Path(request.text("file")).write_text(str(child.pid))
            time.sleep(60)
        case "memory":
            return Message("big", {}, {"x": np.zeros(1 << 30, np.uint8)})
        case "alarm":
            stage("waiting")
            with time_limit(0.3):
                ctypes.CDLL(None).sleep(60)
        case "in time":
            with time_limit(0.3):
                pass
            time.sleep(0.6)
        case "spin":
            while True:
                pass
        case "garbage":
            Path("answer.bin").write_bytes(b"\x80\x04cos\nsystem\n")
            os._exit(0)
        case "environment":
            return Message("environment", {name: os.environ.get(name) for name in ("WB_ADDED", "WB_REMOVED")})
    return Message("done")
