"""Inline PTX on the reference and, translated to HIP, on the emulator: every value as the PTX ISA has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.check.cpu import cpu_executors
from app.check.model import BufferValue, Intent, KernelUnderTest, PreparedCase
from tests.support.ptx_cases import COUNT, GROUPS, Row, arguments, differences, source
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

DTYPES = {np.uint32: "u32", np.uint64: "u64", np.float32: "f32", np.float64: "f64"}


def run(rows: list[Row], folder: Path, cache: Path, *, hip: bool) -> dict[str, Any]:
    folder.mkdir(exist_ok=True)
    file = SourceFile(folder / "k.cu", source(rows).encode())
    file.path.write_bytes(file.data)
    text = None
    if hip:
        translation = translate(file, Options(), is_local_header=lambda name: None)
        assert [d.message for d in translation.diagnostics if d.rule == "WB6001"] == []
        assert b"asm" not in translation.text
        text = translation.text
    kernel = KernelUnderTest(file.path, file.data, "k", (), 1, Options(), hip_text=text)
    values = []
    for name, array in arguments(rows):
        intent = Intent.OUT if name.endswith("_out") else Intent.IN
        values.append(BufferValue(name, DTYPES[array.dtype.type], array, intent))
    case = PreparedCase("ptx", (1, 1, 1), (COUNT, 1, 1), 0, tuple(values))
    reference, hip32, _ = cpu_executors(cache)
    execution = (hip32 if hip else reference).run(kernel, case, lambda: False)
    assert execution.outcome == "ran", execution.message
    return dict(execution.outputs)


@pytest.mark.parametrize("group", list(GROUPS))
def test_reference(group: str, tmp_path: Path, cache: Path) -> None:
    rows = GROUPS[group]
    assert differences(rows, run(rows, tmp_path, cache, hip=False)) == []


@pytest.mark.parametrize("group", list(GROUPS))
def test_hip(group: str, tmp_path: Path, cache: Path) -> None:
    rows = GROUPS[group]
    assert differences(rows, run(rows, tmp_path, cache, hip=True)) == []
