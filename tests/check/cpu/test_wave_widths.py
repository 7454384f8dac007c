"""What HIP's warp functions, groups and hipCUB give on waves of 32 and of 64 lanes: tables worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from app.check.cpu.executors import Role
from tests.check.cpu.support import Emulator, buffer

THREADS = 128
KERNEL = """
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include <hipcub/hipcub.hpp>
namespace cg = cooperative_groups;
__global__ void k(int* out, unsigned long long* masks) {
  int i = threadIdx.x, row = 0;
  auto put = [&](int value) { out[row++ * 128 + i] = value; };
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  put(warpSize);
  put(__lane_id());
  put(__popcll(__ballot(1)));
  put(__shfl_down(i, 1));
  put(__shfl_xor(i, 33 % warpSize));
  put(__shfl(i, 40));
  put(__shfl_up(i, 20, 16));
  put(tile.thread_rank());
  put(tile.meta_group_rank());
  put(tile.shfl_xor(i, 16));
  put(tile.any(i == 40));
  using Reduce = hipcub::WarpReduce<int>;
  using Logical = hipcub::WarpReduce<int, 16>;
  __shared__ Reduce::TempStorage whole[4];
  __shared__ Logical::TempStorage part[8];
  int sum = Reduce(whole[i / warpSize]).Sum(i), small = Logical(part[i / 16]).Sum(i);
  put(i % warpSize == 0 ? sum : 0);
  put(i % 16 == 0 ? small : 0);
  if (i % 3 == 0) {
    auto some = cg::coalesced_threads();
    put(some.size());
    put(some.thread_rank());
  }
  masks[i] = __ballot(i % 5 == 0);
}
"""


@pytest.mark.parametrize(("role", "width"), [("cpu-hip32", 32), ("cpu-hip64", 64)])
def test_functions_of_a_wave(role: Role, width: int, emulator: Emulator) -> None:
    out = buffer("out", np.zeros(15 * THREADS, np.int32))
    masks = buffer("masks", np.zeros(THREADS, np.uint64))
    found = emulator.outputs(KERNEL, "k", [out, masks], block=(THREADS,), role=role)
    i = np.arange(THREADS)
    lane, first = i % width, i // width * width
    third = i % 3 == 0
    # within each wave: the threads divisible by three, and how many of them stand before this one
    sizes = np.array([sum(t % 3 == 0 for t in range(f, f + width)) for f in first])
    ranks = np.array([sum(t % 3 == 0 for t in range(f, t_)) for f, t_ in zip(first, i, strict=True)])
    sums = np.array([sum(range(f, f + width)) for f in first])
    expected = {
        "warpSize": np.full(THREADS, width),
        "lane": lane,
        "ballot of all": np.full(THREADS, width),
        "shfl_down": np.where(lane + 1 < width, i + 1, i),
        "shfl_xor": first + (lane ^ 33 % width),
        "shfl beyond 32 wraps": first + 40 % width,
        "shfl_up within 16": i,
        "tile rank": i % 32,
        "tile of the block": i // 32,
        "tile shfl_xor": i ^ 16,
        "tile any": (i // 32 == 1).astype(int),
        "hipCUB's warp is the wave": np.where(lane == 0, sums, 0),
        "hipCUB's logical warp": np.where(i % 16 == 0, 16 * i + 120, 0),
        "coalesced size": np.where(third, sizes, 0),
        "coalesced rank": np.where(third, ranks, 0),
    }
    rows = found["out"].reshape(15, THREADS)
    for (what, wanted), row in zip(expected.items(), rows, strict=True):
        assert row.tolist() == wanted.tolist(), what
    bits = [sum(1 << (t - f) for t in range(f, f + width) if t % 5 == 0) for f in first.tolist()]
    assert found["masks"].tolist() == bits
