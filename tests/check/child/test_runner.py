"""A child may crash, hang or lie; the parent always gets one clear result, and nothing is left running."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import ChildResult, run_child

WORKER = "tests.check.child.workers"


def run(kind: str, wall: float = 20.0, **fields: str) -> ChildResult:
    return run_child(WORKER, Message(kind, fields), ChildLimits(wall))


def test_arrays_go_and_come_back() -> None:
    arrays = {"a": np.arange(5, dtype=np.float32), "b": np.array([], np.int64)}
    result = run_child(WORKER, Message("double", {}, arrays), ChildLimits(20))
    assert result.outcome == "answered" and result.answer is not None
    np.testing.assert_array_equal(result.answer.arrays["a"], [0, 2, 4, 6, 8])
    assert result.answer.arrays["a"].dtype == np.float32
    assert result.answer.arrays["b"].size == 0


def test_a_refusal_is_a_sentence() -> None:
    result = run("refuse")
    assert (result.outcome, result.message) == ("refused", "That can't be done here.")


def test_a_crash_names_signal_and_stage() -> None:
    result = run("segfault")
    assert result.outcome == "crash"
    assert result.message == "The process ended with signal SIGSEGV while jumping off."


def test_an_exception_is_one_sentence_without_traceback() -> None:
    result = run("raise")
    assert result.outcome == "crash"
    assert result.message == "The process failed while dividing: ZeroDivisionError: by nothing"
    assert "Traceback" in result.log


def test_an_early_exit_is_a_crash() -> None:
    assert run("exit").message == "The process ended with exit code 7."


def test_time_out_kills() -> None:
    started = time.monotonic()
    result = run("sleep", wall=1.5)
    assert result.outcome == "timeout"
    assert result.message == "Stopped after 1.5 s while sleeping: the time limit."
    assert time.monotonic() - started < 10


def test_cancel_kills_at_once() -> None:
    started = time.monotonic()
    result = run_child(WORKER, Message("sleep"), ChildLimits(60), cancelled=lambda: time.monotonic() > started + 0.5)
    assert result.outcome == "cancelled"
    assert time.monotonic() - started < 5


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are POSIX")
def test_grandchildren_die_with_the_child(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    result = run("grandchild", wall=2.0, file=str(file))
    assert result.outcome == "timeout"
    pid = int(file.read_text())
    deadline = time.monotonic() + 5
    while _alive(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(pid)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.skipif(sys.platform == "win32", reason="memory limits are POSIX")
def test_the_memory_limit_holds() -> None:
    result = run_child(WORKER, Message("memory"), ChildLimits(20, address_space=800 << 20))
    assert result.outcome == "refused"
    assert result.message == "There is not enough memory for this run."


@pytest.mark.skipif(sys.platform == "win32", reason="processor-time limits are POSIX")
def test_the_processor_time_limit_holds() -> None:
    result = run_child(WORKER, Message("spin"), ChildLimits(60, cpu=1))
    assert result.outcome == "crash"
    assert "SIG" in result.message


@pytest.mark.skipif(sys.platform == "win32", reason="alarms are POSIX")
def test_a_child_bounds_a_part_of_its_own_work() -> None:
    result = run("alarm")
    assert result.outcome == "timeout"
    assert result.message == "Stopped while waiting: its time limit is over."
    assert run("in time").outcome == "answered"


def test_a_pickle_is_no_answer() -> None:
    result = run("garbage")
    assert result.outcome == "crash"
    assert "damaged answer" in result.message


def test_an_answer_larger_than_the_request_allows_is_refused() -> None:
    result = run("memory")
    assert result.outcome == "crash"
    assert "damaged answer" in result.message


def test_the_environment_is_laid_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WB_REMOVED", "here")
    result = run_child(
        WORKER, Message("environment"), ChildLimits(20), environment={"WB_ADDED": "1", "WB_REMOVED": None}
    )
    assert result.answer is not None
    assert result.answer.fields == {"WB_ADDED": "1", "WB_REMOVED": None}


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.check.child.runner.write_message", no_space)
    result = run("double")
    assert (result.outcome, result.message) == (
        "refused",
        "No process could be started for this run: No space left on device.",
    )
