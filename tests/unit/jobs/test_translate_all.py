"""A file that libclang cannot get through still has its HIP translation."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import app.jobs.translate_all as module
from app.jobs.translate_all import Work, translate_all, translate_task
from app.jobs.worker import TaskContext
from translator.diagnostics.model import Target
from translator.options import Options
from translator.results import FileResult

SOURCE = "__global__ void k(float *p) { p[0] = 1; }\nvoid f() { cudaDeviceSynchronize(); }\n"


def dies_with_types(context: TaskContext, work: Work, targets: frozenset[Target]) -> FileResult:
    """Runs in a worker: what a fault in native code does."""
    if work.options.typed_rules:
        os.kill(os.getpid(), signal.SIGSEGV)
    return translate_task(context, work, targets)


@pytest.mark.parametrize("targets", [frozenset({Target.HIP}), frozenset({Target.HIP, Target.VULKAN})])
def test_a_crash_costs_the_types_not_the_translation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, targets: frozenset[Target]
) -> None:
    path = tmp_path / "a.cu"
    path.write_text(SOURCE)
    monkeypatch.setattr(module, "translate_task", dies_with_types)
    (result,) = translate_all([Work(path, Options(), tmp_path)], targets, 1)
    assert result.hip is not None and b"hipDeviceSynchronize" in result.hip.text
    told = [d for d in result.diagnostics if d.rule == "WB9503"]
    assert len(told) == (Target.VULKAN in targets), "what was lost is told"
