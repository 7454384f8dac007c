"""Inline PTX, translated to HIP and run on the emulator, against values worked out by hand from the PTX ISA."""

from __future__ import annotations

import numpy as np
import pytest

from app.check.cpu import cpu_executors
from app.check.model import BufferValue, Intent, KernelUnderTest, PreparedCase
from tests.support.ptx_table import FLOATS, INTEGERS, kernel_source
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, np.ndarray]:
    folder = tmp_path_factory.mktemp("ptx")
    source = SourceFile(folder / "k.cu", kernel_source())
    source.path.write_bytes(source.data)
    hip = translate(source, Options(), is_local_header=lambda name: None)
    assert [d.message for d in hip.diagnostics if d.rule == "WB6001"] == []
    assert b"asm" not in hip.text
    kernel = KernelUnderTest(source.path, source.data, "k", (), 1, Options(), hip_text=hip.text)
    integers = np.array([row[1:] for row in INTEGERS], dtype=np.uint32)
    floats = np.array([row[1:] for row in FLOATS], dtype=np.float32)
    args = [
        *(BufferValue(n, "u32", integers[:, i].copy(), Intent.IN) for i, n in enumerate("abc")),
        BufferValue("r", "u32", np.zeros(len(INTEGERS), dtype=np.uint32), Intent.OUT),
        *(BufferValue(n, "f32", floats[:, i].copy(), Intent.IN) for i, n in enumerate("xyz")),
        BufferValue("s", "f32", np.zeros(len(FLOATS), dtype=np.float32), Intent.OUT),
    ]
    case = PreparedCase("ptx", (1, 1, 1), (1, 1, 1), 0, tuple(args))
    _, hip32, _ = cpu_executors(folder / "cache")
    execution = hip32.run(kernel, case, lambda: False)
    assert execution.outcome == "ran", execution.message
    return dict(execution.outputs)


@pytest.mark.parametrize("row", range(len(INTEGERS)), ids=lambda n: INTEGERS[n][0])
def test_integers(row: int, outputs: dict[str, np.ndarray]) -> None:
    assert hex(outputs["r"][row]) == hex(INTEGERS[row][4])


@pytest.mark.parametrize("row", range(len(FLOATS)), ids=lambda n: FLOATS[n][0])
def test_floats(row: int, outputs: dict[str, np.ndarray]) -> None:
    assert outputs["s"][row] == np.float32(FLOATS[row][4])
