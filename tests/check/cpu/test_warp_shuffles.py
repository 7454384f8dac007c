"""Warp shuffles against the tables of the CUDA C++ Programming Guide, written out by hand or computed from its sentences."""

from __future__ import annotations

import numpy as np
import pytest

from tests.check.cpu.support import Emulator, buffer, kinds, zeros

UP, DOWN, INDEX, XOR = range(4)

CUDA = """
__global__ void shuffles(const int* configuration, const int* in, int* out) {
  const int* c = configuration + 4 * blockIdx.x;
  int op = c[0], argument = c[1], width = c[2];
  unsigned mask = (unsigned)c[3];
  int lane = threadIdx.x, value = in[lane], result = -1;
  if (mask >> lane & 1) {
    if (op == 0) result = __shfl_up_sync(mask, value, argument, width);
    if (op == 1) result = __shfl_down_sync(mask, value, argument, width);
    if (op == 2) result = __shfl_sync(mask, value, argument, width);
    if (op == 3) result = __shfl_xor_sync(mask, value, argument, width);
  }
  out[32 * blockIdx.x + lane] = result;
}
"""

HIP = """
#include <hip/hip_runtime.h>
__global__ void shuffles(const int* configuration, const int* in, int* out) {
  const int* c = configuration + 4 * blockIdx.x;
  int op = c[0], argument = c[1], width = c[2];
  int lane = threadIdx.x, value = in[lane], result = -1;
  unsigned long long all = ~0ull;
  switch (op + 4 * c[3]) {
    case 0: result = __shfl_up(value, argument, width); break;
    case 1: result = __shfl_down(value, argument, width); break;
    case 2: result = __shfl(value, argument, width); break;
    case 3: result = __shfl_xor(value, argument, width); break;
    case 4: result = __shfl_up_sync(all, value, argument, width); break;
    case 5: result = __shfl_down_sync(all, value, argument, width); break;
    case 6: result = __shfl_sync(all, value, argument, width); break;
    case 7: result = __shfl_xor_sync(all, value, argument, width); break;
  }
  out[blockDim.x * blockIdx.x + lane] = result;
}
"""


def source(op: int, lane: int, argument: int, width: int) -> int:
    """The lane read, from the guide: segments of `width` lanes; a source outside gives the lane's own value."""
    first = lane - lane % width
    if op == UP:
        return lane - argument if lane - argument >= first else lane
    if op == DOWN:
        return lane + argument if lane + argument < first + width else lane
    if op == INDEX:
        return first + argument % width
    target = lane ^ argument
    return target if target < first + width else lane  # earlier segments may be read


def run(
    emulator: Emulator, text: str, configurations: list[tuple[int, int, int, int]], lanes: int, **more: object
) -> np.ndarray:
    config = np.array(configurations, np.int64).astype(np.uint32).view(np.int32).ravel()
    values = (np.arange(lanes) * 10 + 7).astype(np.int32)
    args = [
        buffer("configuration", config, "in"),
        buffer("in", values, "in"),
        zeros("out", lanes * len(configurations)),
    ]
    out = emulator.outputs(text, "shuffles", args, grid=(len(configurations),), block=(lanes,), **more)["out"]
    return out.reshape(len(configurations), lanes)


WIDTHS = (1, 2, 4, 8, 16, 32)
ARGUMENTS = (0, 1, 2, 3, 7, 16, 31)


def test_all_shuffles_widths_and_arguments(emulator: Emulator) -> None:
    configurations = [(op, a, w, 0xFFFFFFFF) for op in range(4) for a in ARGUMENTS for w in WIDTHS]
    got = run(emulator, CUDA, configurations, 32)
    for row, (op, argument, width, _) in zip(got, configurations, strict=True):
        expected = [source(op, lane, argument, width) * 10 + 7 for lane in range(32)]
        assert row.tolist() == expected, (op, argument, width)


HAND_COMPUTED = [
    # (operation, argument, width), lanes read by lanes 0 to 9
    ((DOWN, 2, 4), [2, 3, 2, 3, 6, 7, 6, 7, 10, 11]),
    ((UP, 1, 4), [0, 0, 1, 2, 4, 4, 5, 6, 8, 8]),
    ((INDEX, 5, 4), [1, 1, 1, 1, 5, 5, 5, 5, 9, 9]),
    ((XOR, 4, 4), [0, 1, 2, 3, 0, 1, 2, 3, 8, 9]),
    ((XOR, 1, 32), [1, 0, 3, 2, 5, 4, 7, 6, 9, 8]),
    ((INDEX, -1, 32), [31] * 10),
]


def test_hand_computed_tables(emulator: Emulator) -> None:
    got = run(emulator, CUDA, [(*key, 0xFFFFFFFF) for key, _ in HAND_COMPUTED], 32)
    for row, (key, lanes) in zip(got, HAND_COMPUTED, strict=True):
        assert [(v - 7) // 10 for v in row[:10].tolist()] == lanes, key


def test_lanes_outside_the_mask_take_no_part(emulator: Emulator) -> None:
    masks = (0x0000FFFF, 0xAAAAAAAA, 0x80000001)
    configurations = [(XOR, 2, 32, m) for m in masks[:2]] + [(INDEX, 31, 32, masks[2])]
    got = run(emulator, CUDA, configurations, 32)
    for row, (op, argument, width, mask) in zip(got, configurations, strict=True):
        for lane in range(32):
            expected = source(op, lane, argument, width) * 10 + 7 if mask >> lane & 1 else -1
            assert row[lane] == expected, (lane, hex(mask))


def test_reading_a_lane_outside_the_mask_is_found_and_gives_no_plausible_value(emulator: Emulator) -> None:
    config = np.array([DOWN, 8, 32, 0x0000FFFF], np.int32)
    values = np.arange(32, dtype=np.int32)
    args = [buffer("configuration", config, "in"), buffer("in", values, "in"), zeros("out", 32)]
    execution = emulator.run(CUDA, "shuffles", args)
    assert kinds(execution) == {"inactive-lane"}
    assert "lane 8 reads lane 16" in execution.findings[0].message
    assert execution.outputs["out"][:8].tolist() == list(range(8, 16))
    assert not set(execution.outputs["out"][8:16].tolist()) & set(range(32))


@pytest.mark.parametrize("role, lanes", [("cpu-hip32", 32), ("cpu-hip64", 64)])
def test_hip_shuffles_with_and_without_mask(emulator: Emulator, role: str, lanes: int) -> None:
    widths = [w for w in (2, 8, 32, 64) if w <= lanes]
    arguments = [a for a in (0, 1, 5, 31, 33, 63) if a < lanes]
    configurations = [(op, a, w, masked) for op in range(4) for a in arguments for w in widths for masked in (0, 1)]
    got = run(emulator, HIP, configurations, lanes, role=role)
    for row, (op, argument, width, masked) in zip(got, configurations, strict=True):
        expected = [source(op, lane, argument, width) * 10 + 7 for lane in range(lanes)]
        assert row.tolist() == expected, (op, argument, width, masked)


def test_hip_rejects_a_mask_of_32_bits_as_rocm_does(emulator: Emulator) -> None:
    text = "#include <hip/hip_runtime.h>\n__global__ void k(int* o) { o[threadIdx.x] = __shfl_down_sync(0xffffffff, 1, 1); }"
    execution = emulator.run(text, "k", [zeros("o", 32)], role="cpu-hip64")
    assert execution.outcome == "unsupported"
    assert "64-bit" in execution.message


TYPES = """
#include <cuda_fp16.h>
struct Pair { int a; float b; };
__global__ void k(double* d, long long* l, unsigned char* c, float* h, Pair* p) {
  int t = threadIdx.x;
  d[t] = __shfl_down_sync(0xffffffff, t * 0.5, 1);
  l[t] = __shfl_xor_sync(0xffffffff, (long long)t << 40, 1);
  c[t] = __shfl_sync(0xffffffff, (unsigned char)(250 + t), 3);
  h[t] = __half2float(__shfl_up_sync(0xffffffff, __float2half(t * 0.25f), 4));
  Pair mine = {t, t * 2.0f};
  p[t] = __shfl_sync(0xffffffff, mine, 9);
}
"""


def test_types_of_one_to_eight_bytes(emulator: Emulator) -> None:
    args = [
        zeros("d", 32, np.float64),
        zeros("l", 32, np.int64),
        zeros("c", 32, np.uint8),
        zeros("h", 32, np.float32),
        zeros("p", 256, np.uint8),
    ]
    out = emulator.outputs(TYPES, "k", args)
    t = np.arange(32)
    assert out["d"].tolist() == [min(i + 1, 31) * 0.5 for i in t]
    assert out["l"].tolist() == [int(i ^ 1) << 40 for i in t]
    assert set(out["c"].tolist()) == {253}
    assert out["h"].tolist() == [(i - 4 if i >= 4 else i) * 0.25 for i in t]
    assert out["p"].view(np.int32)[0::2].tolist() == [9] * 32


DIVERGENT = """
__global__ void halves(const int* in, int* out, unsigned* votes) {
  int t = threadIdx.x, lane = t & 31, v = in[t];
  if (lane < 16) { v += __shfl_xor_sync(0x0000ffffu, v, 8); v *= 3; }
  else           { v -= __shfl_xor_sync(0xffff0000u, v, 4); v += 7; }
  unsigned b = __ballot_sync(0xffffffffu, v & 1);
  out[t] = v;
  if (lane == 0) votes[t / 32] = b;
}
"""


def test_halves_of_a_warp_shuffle_apart(emulator: Emulator) -> None:
    rng = np.random.default_rng(3)
    values = rng.integers(0, 1000, 64).astype(np.int32)
    args = [buffer("in", values, "in"), zeros("out", 64), zeros("votes", 2, np.uint32)]
    out = emulator.outputs(DIVERGENT, "halves", args, block=(64,))
    t = np.arange(64)
    expected = np.where(t % 32 < 16, (values + values[t ^ 8]) * 3, values - values[t ^ 4] + 7)
    assert out["out"].tolist() == expected.tolist()
    assert out["votes"].tolist() == [sum(int(expected[32 * w + i] & 1) << i for i in range(32)) for w in (0, 1)]
