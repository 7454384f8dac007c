"""CUDA's warps of 32 lanes, kept by the HIP translation: the same bits on waves of 32 and of 64 lanes as in CUDA."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.cpu.executors import Role
from app.check.model import ArgValue, Array
from tests.check.cpu.support import Emulator, buffer, kinds, zeros
from translator.hip.translate import translate
from translator.options import HipTarget, Options, RocmVersion, WarpWidth
from translator.source import SourceFile

CASE = Path(__file__).with_name("kept_warps.cu")
KEPT = Options(hip=HipTarget(warp=WarpWidth.KEEP_32))
KERNELS = (
    "block_sum", "warp_scan", "compact", "matches", "votes", "reductions", "widths", "registers", "collectives", "groups",
    "diverged",
)  # fmt: skip
COUNT_ON_32 = ("block_sum", "warp_scan", "compact")
"""Kernels that compute something else on a wave of 64 lanes where warps are not kept."""
GRID = 2
BLOCKS = (96, 256)
"""Three warps (the last wave of 64 is half empty), and eight."""


def in_hip(options: Options) -> str:
    source = SourceFile(Path(CASE.name), CASE.read_bytes())
    return translate(source, options, is_local_header=lambda name: None).text.decode()


def results(emulator: Emulator, text: str, kernel: str, role: Role, threads: int, kept: bool = True) -> Array:
    random = np.random.default_rng(7)
    count = GRID * threads
    args: list[ArgValue] = [
        buffer("x", random.uniform(-4, 4, count).astype(np.float32), "in"),
        buffer("u", random.integers(0, 1000, count).astype(np.uint32), "in"),
        zeros("out", count, np.uint32),
    ]
    execution = emulator.run(text, kernel, args, grid=(GRID,), block=(threads,), role=role)
    assert execution.outcome == "ran", f"{role}: {execution.message}"
    assert not kept or kinds(execution) == set(), f"{role}: {execution.findings}"
    return execution.outputs["out"]


@pytest.mark.parametrize("threads", BLOCKS)
@pytest.mark.parametrize("kernel", KERNELS)
def test_kept_warps_compute_what_cuda_does_on_every_wave(emulator: Emulator, kernel: str, threads: int) -> None:
    expected = results(emulator, CASE.read_text(), kernel, "reference", threads)
    hip = in_hip(KEPT)
    assert np.count_nonzero(expected) > 1
    for role in ("cpu-hip32", "cpu-hip64"):
        np.testing.assert_array_equal(results(emulator, hip, kernel, role, threads), expected, err_msg=role)


@pytest.mark.parametrize("kernel", COUNT_ON_32)
def test_without_the_option_waves_of_64_differ(emulator: Emulator, kernel: str) -> None:
    """The cases are worth their name: they do depend on the width."""
    expected = results(emulator, CASE.read_text(), kernel, "reference", 256)
    hip = in_hip(Options(hip=HipTarget(warp=WarpWidth.NATIVE)))
    np.testing.assert_array_equal(results(emulator, hip, kernel, "cpu-hip32", 256), expected)
    assert not np.array_equal(results(emulator, hip, kernel, "cpu-hip64", 256, kept=False), expected)


NARROW = """__global__ void k(const short *s, int *out) {
  short v = s[threadIdx.x];
  out[threadIdx.x] = __reduce_add_sync(0xffffffffu, v) + __reduce_max_sync(0xffffffffu, v) + __shfl_sync(0xffffffffu, v, 3);
}
"""


@pytest.mark.parametrize("warp", WarpWidth)
def test_narrow_types_are_promoted_as_by_cuda_s_overloads(emulator: Emulator, warp: WarpWidth) -> None:
    """The sum of 32 values of 30,000 does not fit into a short."""
    options = Options(hip=HipTarget(RocmVersion(6, 4), warp=warp))
    hip = translate(SourceFile(Path("k.cu"), NARROW.encode()), options, is_local_header=lambda name: None)
    args: list[ArgValue] = [buffer("s", np.full(32, 30_000, np.int16), "in"), zeros("out", 32)]
    out = emulator.outputs(hip.text.decode(), "k", args, role="cpu-hip32")["out"]
    assert set(out.tolist()) == {32 * 30_000 + 2 * 30_000}
