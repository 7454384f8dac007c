"""Whole kernels, translated from CUDA and run on CPU devices, against what CUDA computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.vulkan.executor import VulkanExecutor
from tests.unit.vulkan.running import run

pytestmark = pytest.mark.vulkan

EXAMPLE = Path(__file__).parents[3] / "resources" / "examples" / "first_steps" / "src"


def test_saxpy_at_an_offset(executor: VulkanExecutor) -> None:
    text = """__global__ void saxpy(int n, float a, const float* x, float* y) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) y[i] = a * x[i] + y[i];
    }"""
    x, y = np.arange(300, dtype=np.float32), np.ones(300, np.float32)
    out = run(
        executor,
        text,
        {"n": 250, "a": 2.0, "x": x, "y": y},
        grid=(4, 1, 1),
        block=(70, 1, 1),
        offsets={"x": 40, "y": 20},
    )
    expected = y.copy()
    expected[5:255] += 2 * x[10:260]
    assert np.array_equal(out["y"], expected)


REDUCE = """__global__ void reduce(const float* in, float* out, int n) {
    extern __shared__ float sdata[];
    unsigned tid = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + threadIdx.x;
    float s = (i < n) ? in[i] : 0.f;
    if (i + blockDim.x < n) s += in[i + blockDim.x];
    sdata[tid] = s;
    __syncthreads();
    for (unsigned k = blockDim.x / 2; k >= 32; k >>= 1) {
        if (tid < k) sdata[tid] = s = s + sdata[tid + k];
        __syncthreads();
    }
    if (tid < 32) {
        for (int o = 16; o > 0; o >>= 1) s += __shfl_down_sync(0xffffffffu, s, o);
        if (tid == 0) atomicAdd(out, s);
    }
}"""


@pytest.mark.parametrize("block", [32, 64, 256])
def test_reduction_with_a_shuffle_tail(executor: VulkanExecutor, block: int) -> None:
    x = (np.arange(1000) % 7).astype(np.float32)
    out = np.zeros(1, np.float32)
    got = run(
        executor,
        REDUCE,
        {"in": x, "out": out, "n": 1000},
        grid=(-(-1000 // (2 * block)), 1, 1),
        block=(block, 1, 1),
        shared=4 * block,
    )
    assert got["out"][0] == x.sum()


def test_tiled_matmul(executor: VulkanExecutor) -> None:
    text = (EXAMPLE / "matmul.cu").read_text().split("template <int Tile>\nstatic")[0]
    text = text.replace('#include "device_buffer.h"\n#include "parts.h"\n\n#include <cmath>\n', "")
    text += "\ntemplate __global__ void matmul<8>(const float*, const float*, float*, int, int, int);\n"
    a = (np.arange(33 * 17) % 5).astype(np.float32)
    b = (np.arange(17 * 9) % 3).astype(np.float32)
    c = np.zeros(33 * 9, np.float32)
    got = run(
        executor,
        text,
        {"a": a, "b": b, "c": c, "rows": 33, "inner": 17, "columns": 9},
        grid=(2, 5, 1),
        block=(8, 8, 1),
    )
    assert np.array_equal(got["c"].reshape(33, 9), a.reshape(33, 17) @ b.reshape(17, 9))


def test_scan_with_swapped_pointers(executor: VulkanExecutor) -> None:
    text = (EXAMPLE / "scan.cu").read_text().split("bool run_scan")[0].split('#include "parts.h"')[1]
    x = (np.arange(500) % 11 - 4).astype(np.int32)
    out, totals = np.zeros(500, np.int32), np.zeros(4, np.int32)
    got = run(
        executor,
        text,
        {"in": x, "out": out, "block_totals": totals, "n": 500},
        grid=(4, 1, 1),
        block=(128, 1, 1),
        shared=1024,
    )
    expected = np.concatenate([np.cumsum(x[i : i + 128]) for i in range(0, 500, 128)])
    assert np.array_equal(got["out"], expected)


def test_early_return_before_a_barrier(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const int* in, int* out, int n) {
        __shared__ int s[64];
        int i = blockIdx.x * 64 + threadIdx.x;
        s[threadIdx.x] = 0;
        __syncthreads();
        if (i >= n) return;
        s[threadIdx.x] = in[i];
        __syncthreads();
        int sum = 0;
        for (int j = 0; j < 64; j++) sum += s[j];
        for (int round = 0; round < 3; round++) {
            __syncthreads();
            s[threadIdx.x] += round;
            __syncthreads();
            sum += s[(threadIdx.x + 1) % 64 < n ? threadIdx.x : 0];
        }
        out[i] = sum;
    }"""
    x, out = np.arange(100, dtype=np.int32), np.zeros(128, np.int32)
    got = run(executor, text, {"in": x, "out": out, "n": 100}, grid=(2, 1, 1), block=(64, 1, 1))
    expected = np.zeros(128, np.int64)
    for i in range(100):
        block = x[i // 64 * 64 : min(i // 64 * 64 + 64, 100)]
        expected[i] = block.sum() + 3 * x[i] + 0 + 1 + 3
    assert np.array_equal(got["out"], expected)


def test_shuffles_in_loops_that_differ_between_warps(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const int* in, int* out) {
        int v = in[threadIdx.x], total = 0;
        int warp = threadIdx.x / 32;
        for (int turn = 0; turn <= warp; turn++) {
            v += __shfl_xor_sync(0xffffffffu, v, 1 << turn);
            if (turn == 2) continue;
            total += v;
        }
        out[threadIdx.x] = total;
    }"""
    x = (np.arange(128) * 3 % 17).astype(np.int32)
    got = run(executor, text, {"in": x, "out": np.zeros(128, np.int32)}, block=(128, 1, 1))
    v, total = x.copy(), np.zeros(128, np.int32)
    for turn in range(4):
        active = np.arange(128) // 32 >= turn
        w = v + v[np.arange(128) ^ (1 << turn)]
        v = np.where(active, w, v)
        if turn != 2:
            total = np.where(active, total + v, total)
    assert np.array_equal(got["out"], total)


def test_null_and_aliased_arguments(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const float* maybe, float* out) {
        out[threadIdx.x] = maybe ? maybe[threadIdx.x] : -1.0f;
    }"""
    out = np.zeros(32, np.float32)
    assert np.array_equal(run(executor, text, {"maybe": None, "out": out})["out"], np.full(32, -1, np.float32))
    given = np.arange(32, dtype=np.float32)
    assert np.array_equal(run(executor, text, {"maybe": given, "out": out})["out"], given)
