"""PTX of warps and memory on the reference and, translated to HIP, at 32 and 64 lanes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from app.check.cpu import cpu_executors
from app.check.model import ArgValue, BufferValue, Intent, KernelUnderTest, PreparedCase
from tests.support import ptx_warp
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

Words = npt.NDArray[np.uint32]
EXECUTORS = ("reference", "hip32", "hip64")


def run(text: str, executor: str, folder: Path, cache: Path, values: Words, **outputs: int) -> dict[str, Words]:
    file = SourceFile(folder / "k.cu", text.encode())
    file.path.write_bytes(file.data)
    hip = translate(file, Options(), is_local_header=lambda name: None)
    assert [d.message for d in hip.diagnostics if d.rule == "WB6001"] == []
    number = EXECUTORS.index(executor)
    kernel = KernelUnderTest(file.path, file.data, "k", (), 1, Options(), hip_text=hip.text if number else None)
    args: tuple[ArgValue, ...] = (
        BufferValue("in", "u32", values, Intent.IN),
        *(BufferValue(name, "u32", np.zeros(size, np.uint32), Intent.OUT) for name, size in outputs.items()),
    )
    execution = cpu_executors(cache)[number].run(
        kernel, PreparedCase("ptx", (1, 1, 1), (32, 1, 1), 0, args), lambda: False
    )
    assert execution.outcome == "ran", execution.message
    return dict(execution.outputs)


@pytest.mark.parametrize("executor", EXECUTORS)
def test_warps(executor: str, tmp_path: Path, cache: Path) -> None:
    values = np.arange(32, dtype=np.uint32) * 11
    wanted = ptx_warp.expected()
    got = run(ptx_warp.source(), executor, tmp_path, cache, values, out=wanted.size)["out"].reshape(wanted.shape)
    wrong = [ptx_warp.ROWS[n][0] for n in range(len(wanted)) if got[n].tolist() != wanted[n].tolist()]
    assert wrong == []


@pytest.mark.parametrize("executor", EXECUTORS)
def test_memory(executor: str, tmp_path: Path, cache: Path) -> None:
    out, sums = ptx_warp.expected_memory()
    got = run(
        ptx_warp.MEMORY, executor, tmp_path, cache, np.arange(32, dtype=np.uint32) * 3, out=out.size, sums=sums.size
    )
    assert got["out"].tolist() == out.tolist()
    assert got["sums"].tolist() == sums.tolist()


@pytest.mark.parametrize("executor", EXECUTORS)
def test_shared_memory(executor: str, tmp_path: Path, cache: Path) -> None:
    out = ptx_warp.expected_shared()
    got = run(ptx_warp.SHARED, executor, tmp_path, cache, np.arange(32, dtype=np.uint32) * 3, out=out.size, sums=1)
    assert got["out"].tolist() == out.tolist()
    assert got["sums"].tolist() == [sum(range(32))]
