"""Votes, matches, reductions and cooperative groups, against values computed by hand or in Python."""

from __future__ import annotations

import numpy as np
import pytest

from tests.check.cpu.support import Emulator, buffer, kinds, zeros

CUDA = """
__global__ void votes(const int* in, unsigned* o, int* r) {
  int t = threadIdx.x, v = in[t], p = 0;
  unsigned full = 0xffffffffu;
  o[t] = __ballot_sync(full, v > 4);
  o[32 + t] = __all_sync(full, v >= 0) * 2 + __all_sync(full, v > 0);
  o[64 + t] = __any_sync(full, v == 9) * 2 + __any_sync(full, v == 99);
  o[96 + t] = __match_any_sync(full, v);
  o[128 + t] = __match_all_sync(full, v, &p); o[160 + t] = p;
  o[192 + t] = __match_all_sync(full, 5, &p); o[224 + t] = p;
  o[256 + t] = t % 3 ? 0 : __activemask();
  if (t < 20) o[288 + t] = __ballot_sync(0xfffffu, t & 1);
  r[t] = __reduce_add_sync(full, v - 5);
  r[32 + t] = __reduce_min_sync(full, v - 5);
  r[64 + t] = __reduce_max_sync(full, (unsigned)(v - 5));
  r[96 + t] = __reduce_or_sync(full, 1u << (v & 31));
  r[128 + t] = __reduce_and_sync(full, (unsigned)(v | 16));
  r[160 + t] = __reduce_xor_sync(full, (unsigned)v);
}
"""


def test_votes_matches_and_reductions(emulator: Emulator) -> None:
    values = np.array(
        [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7, 9, 5], np.int32
    )
    args = [buffer("in", values, "in"), zeros("o", 320, np.uint32), zeros("r", 192)]
    out = emulator.outputs(CUDA, "votes", args)
    o, r = out["o"].reshape(10, 32), out["r"].reshape(6, 32)
    bits = lambda test: sum(1 << i for i, v in enumerate(values) if test(v))  # noqa: E731
    assert set(o[0]) == {bits(lambda v: v > 4)}
    assert set(o[1]) == {3}
    assert set(o[2]) == {2}
    assert o[3].tolist() == [bits(lambda v, mine=v: v == mine) for v in values]
    assert set(o[4]) == {0} and set(o[5]) == {0}
    assert set(o[6]) == {0xFFFFFFFF} and set(o[7]) == {1}
    assert [v for v in o[8] if v] == [sum(1 << i for i in range(0, 32, 3))] * 11
    assert set(o[9][:20]) == {0xAAAAA}
    assert set(r[0]) == {int(values.sum()) - 160}
    assert set(r[1]) == {-4}
    assert set(r[2]) == {-1}  # 0xfffffffc... is the largest unsigned; v - 5 = -1 is larger still
    assert set(r[3]) == {int(np.bitwise_or.reduce(1 << (values & 31)))}
    assert set(r[4]) == {int(np.bitwise_and.reduce(values | 16))}
    assert set(r[5]) == {int(np.bitwise_xor.reduce(values))}


HIP = """
#include <hip/hip_runtime.h>
__global__ void votes(unsigned long long* o) {
  int t = threadIdx.x;
  unsigned long long all = ~0ull;
  o[t] = __ballot(t % 3 == 0);
  o[warpSize + t] = __ballot_sync(all, t & 1);
  o[2 * warpSize + t] = __any(t == 40) * 2 + __all(t < 32);
  o[3 * warpSize + t] = __match_any_sync(all, t / 8);
  o[4 * warpSize + t] = __popcll(__activemask()) + 100 * warpSize;
  if (t >= 10) o[5 * warpSize + t] = __ballot(1);
}
"""


@pytest.mark.parametrize("role, lanes", [("cpu-hip32", 32), ("cpu-hip64", 64)])
def test_hip_votes_are_as_wide_as_the_wave(emulator: Emulator, role: str, lanes: int) -> None:
    o = emulator.outputs(HIP, "votes", [zeros("o", 6 * lanes, np.uint64)], block=(lanes,), role=role)["o"].reshape(
        6, lanes
    )
    assert set(o[0]) == {sum(1 << i for i in range(0, lanes, 3))}
    assert set(o[1]) == {sum(1 << i for i in range(1, lanes, 2))}
    assert set(o[2]) == {1 if lanes == 32 else 2}
    assert o[3].tolist() == [0xFF << (i // 8 * 8) for i in range(lanes)]
    assert set(o[4]) == {lanes + 100 * lanes}
    assert set(o[5][10:]) == {(1 << lanes) - (1 << 10)}


ABSENT_LANES = """
#include <hip/hip_runtime.h>
#include "wavebridge/warp.h"
__global__ void vote(int* o) {
  int t = threadIdx.x;
  if (t < 32) o[t] = __all_sync(~0ull, 1) + 2 * wavebridge::all_sync(~0ull, t >= 0) + 4 * wavebridge::all_sync(~0ull, t > 0);
}
"""


@pytest.mark.parametrize("role, expected", [("cpu-hip32", 3), ("cpu-hip64", 2)])
def test_the_helpers_vote_ignores_lanes_that_are_not_there(emulator: Emulator, role: str, expected: int) -> None:
    """HIP's own does not: 32 of 64 lanes are no full mask."""
    o = emulator.outputs(ABSENT_LANES, "vote", [zeros("o", 32)], block=(64,), role=role)["o"]
    assert set(o.tolist()) == {expected}


GROUPS = """
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
struct Wide { double a, b; int c; };
__global__ void groups(int* o, double* d) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<8>(block);
  auto warp = cg::tiled_partition<32>(block);
  int t = block.thread_rank(), n = block.size();
  o[t] = cg::reduce(tile, t, cg::plus<int>());
  o[n + t] = tile.meta_group_rank() * 100 + tile.thread_rank();
  o[2 * n + t] = cg::inclusive_scan(warp, 1, cg::plus<int>());
  o[3 * n + t] = cg::exclusive_scan(tile, t, cg::plus<int>());
  o[4 * n + t] = (int)tile.ballot(t & 1);
  o[5 * n + t] = -1;
  if (t % 5 == 0) {
    cg::coalesced_group active = cg::coalesced_threads();
    o[5 * n + t] = active.thread_rank() * 1000 + active.shfl(t, 1) + 100000 * active.size();
  }
  Wide w = {t * 0.5, t * 0.25, t};
  w = tile.shfl(w, 3);
  d[t] = w.a + w.b + w.c;
  cg::sync(block);
  cg::thread_group half = cg::tiled_partition(block, 16);
  o[6 * n + t] = half.thread_rank() + 100 * half.size();
}
"""


def test_cooperative_groups(emulator: Emulator) -> None:
    n = 64
    out = emulator.outputs(GROUPS, "groups", [zeros("o", 7 * n), zeros("d", n, np.float64)], block=(n,))
    o, t = out["o"].reshape(7, n), np.arange(n)
    assert o[0].tolist() == [sum(range(i // 8 * 8, i // 8 * 8 + 8)) for i in t]
    assert o[1].tolist() == [i // 8 * 100 + i % 8 for i in t]
    assert o[2].tolist() == [i % 32 + 1 for i in t]
    assert o[3].tolist() == [sum(range(i // 8 * 8, i)) for i in t]
    assert set(o[4]) == {0b10101010}
    for i in t[::5]:
        members = [k for k in range(n) if k // 32 == i // 32 and k % 5 == 0]
        assert o[5][i] == members.index(i) * 1000 + members[1] + 100000 * len(members)
    assert o[6].tolist() == [i % 16 + 1600 for i in t]
    assert out["d"].tolist() == [(i // 8 * 8 + 3) * 1.75 for i in t]


GRID_SYNC = """
#include <cooperative_groups.h>
__global__ void two_phases(const int* in, int* partial, int* total, int n) {
  auto grid = cooperative_groups::this_grid();
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  for (int i = grid.thread_rank(); i < n; i += grid.size()) atomicAdd(&sum, in[i]);
  __syncthreads();
  if (threadIdx.x == 0) partial[blockIdx.x] = sum;
  grid.sync();
  int s = 0;
  for (int b = 0; b < gridDim.x; b++) s += partial[b];
  total[grid.thread_rank()] = s;
}
"""


def test_grid_barrier_between_blocks(emulator: Emulator) -> None:
    values = np.arange(5000, dtype=np.int32)
    args = [buffer("in", values, "in"), zeros("partial", 12), zeros("total", 12 * 48)]
    from tests.check.cpu.support import i32

    execution = emulator.run(GRID_SYNC, "two_phases", [*args, i32(5000)], grid=(12,), block=(48,), checks=True)
    assert execution.outcome == "ran", execution.message
    assert set(execution.outputs["total"]) == {int(values.sum())}
    assert "global-race" not in kinds(execution)


CUB = """
#include <cub/cub.cuh>
template <int N> __global__ void primitives(const int* in, int* o, float* f) {
  typedef cub::BlockReduce<int, N> Reduce;
  typedef cub::BlockScan<int, N> Scan;
  __shared__ union { typename Reduce::TempStorage reduce; typename Scan::TempStorage scan; } temp;
  __shared__ typename cub::WarpReduce<float>::TempStorage warp_temp[N / 32];
  __shared__ typename cub::WarpScan<int>::TempStorage scan_temp[N / 32];
  int t = threadIdx.x, v = in[t], total = Reduce(temp.reduce).Sum(v);
  if (t == 0) o[5 * N] = total;
  __syncthreads();
  int largest = Reduce(temp.reduce).Reduce(v, cub::Max(), 70);
  if (t == 0) o[5 * N + 1] = largest;
  __syncthreads();
  int all;
  Scan(temp.scan).ExclusiveSum(v, o[t], all);
  __syncthreads();
  Scan(temp.scan).InclusiveScan(v, o[N + t], cub::Min());
  __syncthreads();
  int pair[2] = {v, v + 1}, sums[2];
  Scan(temp.scan).ExclusiveSum(pair, sums);
  o[2 * N + t] = sums[0]; o[3 * N + t] = sums[1];
  float sum = cub::WarpReduce<float>(warp_temp[t / 32]).Sum(v * 0.5f);
  if (t % 32 == 0) f[t / 32] = sum;
  cub::WarpScan<int>(scan_temp[t / 32]).InclusiveSum(v, o[4 * N + t]);
  if (t == 0) o[5 * N + 2] = all;
}
"""


@pytest.mark.parametrize("role", ["reference", "cpu-hip64"])
def test_cub_block_and_warp_primitives(emulator: Emulator, role: str) -> None:
    n = 128
    text = CUB
    if role != "reference":
        text = CUB.replace(
            "#include <cub/cub.cuh>", "#include <hip/hip_runtime.h>\n#include <hipcub/hipcub.hpp>"
        ).replace("cub::", "hipcub::")
        # hipCUB's default is the wave's width
        text = text.replace("WarpReduce<float>", "WarpReduce<float, 32>").replace("WarpScan<int>", "WarpScan<int, 32>")
    v = np.random.default_rng(8).integers(-20, 90, n).astype(np.int32)
    args = [buffer("in", v, "in"), zeros("o", 5 * n + 3), zeros("f", n // 32, np.float32)]
    out = emulator.outputs(text, "primitives", args, block=(n,), template_args=("128",), role=role)
    o = out["o"][: 5 * n].reshape(5, n)
    assert out["o"][5 * n :].tolist() == [v.sum(), v[:70].max(), v.sum()]
    assert o[0].tolist() == (np.cumsum(v) - v).tolist()
    assert o[1].tolist() == np.minimum.accumulate(v).tolist()
    pairs = np.stack([v, v + 1], 1).ravel()
    exclusive = (np.cumsum(pairs) - pairs).reshape(n, 2)
    assert o[2].tolist() == exclusive[:, 0].tolist() and o[3].tolist() == exclusive[:, 1].tolist()
    assert o[4].tolist() == np.cumsum(v.reshape(-1, 32), 1).ravel().tolist()
    assert out["f"].tolist() == (v.reshape(-1, 32).sum(1) * 0.5).tolist()


VECTORS = """
#include <hip/hip_runtime.h>
__device__ float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x + 100, a.y * b.y, a.z * b.z); }  // own
__global__ void vectors(float4* f, int2* i, uchar4* u, int* flags) {
  float4 a = f[0];
  a += f[1]; a = a * 2.0f + 1.0f; a /= 2;
  f[0] = 3.0f - (-a);
  i[0] = (i[0] << 2) % 7; i[1] = ~i[1] & 0xff;
  u[0] ^= u[1];
  flags[0] = u[0] == u[1]; flags[1] = f[0] != f[1];
  float3 p = make_float3(1, 2, 3) * make_float3(1, 2, 3);
  flags[2] = (int)p.x;
}
"""


def test_hip_vector_operators(emulator: Emulator) -> None:
    args = [
        buffer("f", np.array([1, 2, 3, 4, 10, 20, 30, 40], np.float32)),
        buffer("i", np.array([5, 6, 3, 250], np.int32)),
        buffer("u", np.array([1, 2, 3, 4, 255, 255, 0, 1], np.uint8)),
        zeros("flags", 3),
    ]
    out = emulator.outputs(VECTORS, "vectors", args, block=(1,), role="cpu-hip32")
    assert out["f"][:4].tolist() == [3 + v + 0.5 for v in (11, 22, 33, 44)]
    assert out["i"].tolist() == [20 % 7, 24 % 7, 252, 5]
    assert out["u"][:4].tolist() == [254, 253, 3, 5]
    assert out["flags"].tolist() == [0, 1, 101]
