"""What runs inside a child: ``python -m app.check.child.entry WORKER FOLDER LIMITS``.

Reads ``request.bin`` from the folder, lets the worker serve it, writes ``answer.bin`` and ends at once, so that a stuck
driver thread can't keep the process.
"""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import cast

from app.check.child.limits import ChildLimits, apply_limits, die_with_parent
from app.check.child.protocol import Message, read_message, write_message
from app.check.child.worker import Refusal, Worker

REQUEST_FILE = "request.bin"
ANSWER_FILE = "answer.bin"
STAGE_FILE = "stage.txt"


def main(worker_name: str, folder: Path, limits: ChildLimits) -> None:
    die_with_parent()
    apply_limits(limits)
    write_message(_answer(worker_name, folder), folder / ANSWER_FILE)


def _answer(worker_name: str, folder: Path) -> Message:
    def report_stage(stage: str) -> None:
        (folder / STAGE_FILE).write_text(stage, encoding="utf-8")

    try:
        worker = cast(Worker, importlib.import_module(worker_name))
        return worker.serve(read_message(folder / REQUEST_FILE), report_stage)
    except Refusal as refusal:
        return Message("refused", {"outcome": refusal.outcome, "sentence": refusal.sentence})
    except MemoryError:
        return Message("refused", {"outcome": "not_run", "sentence": "There is not enough memory for this run."})
    except BaseException as error:
        traceback.print_exc()
        return Message("failed", {"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), ChildLimits.from_argument(sys.argv[3]))
    sys.stderr.flush()
    os._exit(0)
