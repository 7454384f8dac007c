"""Barriers, shared memory, atomics, symbols, arguments: what a kernel sees and leaves."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np

from app.check.cpu import SPREAD
from app.check.model import BufferValue, Intent, StructValue, SymbolValue
from tests.check.cpu.support import Emulator, buffer, f32, i32, kinds, zeros

SCAN = """
// Each block scans its elements; threads beyond the end leave before the first barrier in one variant.
template <typename T, int Rounds>
__global__ void __launch_bounds__(256) scan(const T* in, T* out, int n) {
  extern __shared__ __align__(16) unsigned char raw[];
  T* current = reinterpret_cast<T*>(raw);
  T* next = current + blockDim.x * blockDim.y;
  int t = threadIdx.y * blockDim.x + threadIdx.x, i = blockIdx.x * blockDim.x * blockDim.y + t;
  current[t] = i < n ? in[i] : T(0);
  __syncthreads();
  for (int d = 1; d < Rounds; d *= 2) {
    next[t] = t >= d ? current[t] + current[t - d] : current[t];
    __syncthreads();
    T* swap = current; current = next; next = swap;
  }
  if (i < n) out[i] = current[t];
}
"""


def test_dynamic_shared_scan_in_every_order(emulator: Emulator) -> None:
    n = 1000
    values = np.random.default_rng(1).integers(-50, 50, n).astype(np.int64)
    expected = np.concatenate([np.cumsum(values[i : i + 128]) for i in range(0, n, 128)])
    for variant in SPREAD:
        out = emulator.outputs(
            SCAN,
            "scan",
            [buffer("in", values, "in"), zeros("out", n, np.int64), i32(n)],
            grid=(8,),
            block=(32, 4),
            template_args=("long long", "128"),
            dynamic_shared=2 * 128 * 8,
            variant=variant,
        )
        assert out["out"].tolist() == expected.tolist()


LEAVING = """
__global__ void reversed(const int* in, int* out, int* counts, int n) {
  __shared__ int s[128];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  s[threadIdx.x] = in[i];
  int odd = __syncthreads_count(in[i] & 1);
  int last = min((int)blockDim.x, n - (int)(blockIdx.x * blockDim.x)) - 1;
  out[i] = s[last - threadIdx.x];
  counts[3 * i] = odd;
  counts[3 * i + 1] = __syncthreads_and(in[i] < n) + 2 * __syncthreads_and(in[i] != 5);
  counts[3 * i + 2] = __syncthreads_or(in[i] == 5) + 2 * __syncthreads_or(in[i] < 0);
}
"""


def test_threads_may_leave_before_a_barrier(emulator: Emulator) -> None:
    n = 300
    values = np.arange(n, dtype=np.int32)
    args = [buffer("in", values, "in"), zeros("out", n), zeros("counts", 3 * n), i32(n)]
    out = emulator.outputs(LEAVING, "reversed", args, grid=(3,), block=(128,))
    assert out["out"].tolist() == [v for b in range(0, n, 128) for v in values[b : b + 128][::-1]]
    counts = out["counts"].reshape(n, 3)
    assert [c[0] for c in counts[[0, 128, 256]]] == [64, 64, 22]
    assert counts[0].tolist()[1:] == [1, 1]
    assert counts[200].tolist()[1:] == [3, 0]


ATOMICS = """
__global__ void atomics(int* i, unsigned* u, unsigned long long* l, float* f, double* d) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&i[0], t); atomicSub(&i[1], 1); atomicMin(&i[2], t - 10); atomicMax(&i[3], t); atomicExch(&i[4], 7);
  atomicAnd(&i[5], ~(1 << (t & 7))); atomicOr(&i[6], 1 << (t & 7)); atomicXor(&i[7], t);
  atomicInc(&u[0], 9); atomicDec(&u[1], 9); atomicMin(&u[2], 1000u - t); atomicMax(&u[3], (unsigned)t * 3);
  atomicAdd(&l[0], 1ull << 33); atomicMax(&l[1], (unsigned long long)t << 40);
  atomicAdd(&f[0], 0.5f); atomicAdd(&d[0], 0.25);
  // a maximum of floats by compare and swap
  int* address = (int*)&f[1]; int old = *address, assumed;
  do {
    assumed = old;
    old = atomicCAS(address, assumed, __float_as_int(fmaxf((float)t, __int_as_float(assumed))));
  } while (assumed != old);
  // a lock that each thread takes: no progress without fair scheduling
  bool done = false;
  while (!done) { if (atomicCAS(&i[8], 0, 1) == 0) { i[9] = i[9] + 1; __threadfence(); atomicExch(&i[8], 0); done = true; } }
}
"""


def test_atomics(emulator: Emulator) -> None:
    n = 256
    args = [
        buffer("i", np.array([0, 0, 0, 0, 0, 255, 0, 0, 0, 0], np.int32)),
        buffer("u", np.array([0, 0, 5000, 0], np.uint32)),
        zeros("l", 2, np.uint64),
        zeros("f", 2, np.float32),
        zeros("d", 1, np.float64),
    ]
    out = emulator.outputs(ATOMICS, "atomics", args, grid=(2,), block=(128,))
    xor = int(np.bitwise_xor.reduce(np.arange(n)))
    assert out["i"].tolist() == [n * (n - 1) // 2, -n, -10, n - 1, 7, 0, 255, xor, 0, n]
    assert out["u"].tolist() == [n % 10, (10 - n % 10) % 10, 1000 - (n - 1), 3 * (n - 1)]
    assert out["l"].tolist() == [n << 33, (n - 1) << 40]
    assert out["f"].tolist() == [n * 0.5, n - 1]
    assert out["d"].tolist() == [n * 0.25]


SYMBOLS = """
namespace physics {
__constant__ float coefficients[4] = {1.f, 2.f, 3.f, 4.f};
__device__ int counter = 5;
static __constant__ double scale = 2.0;
struct World { float3 gravity; float* field; int count; double step; };
__global__ void use(World w, float* out) {
  int t = threadIdx.x;
  if (t < w.count) {
    out[t] = coefficients[t & 3] * w.gravity.y + w.field[t] + (float)(w.step * scale);
    atomicAdd(&counter, 1);
  }
}
}
"""


def test_symbols_and_struct_by_value_with_a_pointer(emulator: Emulator) -> None:
    field = buffer("w.field", np.arange(16, dtype=np.float32), "in", offset=8)
    world = StructValue("w", "World", struct.pack("<3f4xQi4xd", 0, 10, 0, 0, 8, 0.25), {16: field})
    symbols = (
        SymbolValue("physics::coefficients", "constant", "f32", np.array([5, 6, 7, 8], np.float32)),
        SymbolValue("physics::counter", "device", "i32", np.array([100], np.int32)),
        SymbolValue("physics::scale", "constant", "f64", np.array([4.0])),
    )
    out = emulator.outputs(SYMBOLS, "physics::use", [world, zeros("out", 16, np.float32)], symbols=symbols)
    assert out["out"][:8].tolist() == [(5 + t % 4) * 10 + (t + 2) + 1 for t in range(8)]
    assert out["physics::counter"].tolist() == [108]
    assert out["physics::coefficients"].tolist() == [5, 6, 7, 8]
    # without values from the case the source's own hold
    again = emulator.outputs(SYMBOLS, "physics::use", [world, zeros("out", 16, np.float32)])
    assert again["out"][:4].tolist() == [(1 + t) * 10 + (t + 2) + 0.5 for t in range(4)]


def test_a_struct_of_the_wrong_size_is_refused(emulator: Emulator) -> None:
    world = StructValue("w", "World", bytes(24))
    execution = emulator.run(SYMBOLS, "physics::use", [world, zeros("out", 16, np.float32)])
    assert execution.outcome == "not_run"
    assert "argument 1 has 24 bytes" in execution.message and "40 in" in execution.message


POINTERS = """
__global__ void pointers(const int* a, int* b, int* c, bool flag, short s, unsigned char u, float f, double d) {
  b[0] = c == nullptr; b[1] = a[-1]; b[2] = flag; b[3] = s; b[4] = u; b[5] = (int)(f * 2); b[6] = (int)(d * 4);
}
"""


def test_offsets_nulls_and_scalars(emulator: Emulator) -> None:
    from app.check.model import ScalarValue

    args = [
        buffer("a", np.array([11, 22, 33], np.int32), "in", offset=4),
        zeros("b", 7),
        BufferValue("c", "i32", np.zeros(0, np.int32), Intent.IN, null=True),
        ScalarValue("flag", "bool", True),
        ScalarValue("s", "i16", -5),
        ScalarValue("u", "u8", 200),
        f32(1.5),
        ScalarValue("d", "f64", 0.25),
    ]
    assert emulator.outputs(POINTERS, "pointers", args, block=(1,))["b"].tolist() == [1, 11, 1, -5, 200, 3, 1]


def test_the_same_buffer_twice_is_one_allocation(emulator: Emulator) -> None:
    text = "__global__ void k(int* a, int* b) { a[threadIdx.x] = 1; __syncthreads(); b[31 - threadIdx.x] += 1; }"
    both = zeros("a", 32)
    assert set(emulator.outputs(text, "k", [both, both])["a"]) == {2}


WARP_SYNCHRONOUS = """
__global__ void old_reduction(const int* in, int* out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t]; s[t + 32] = in[t + 32];
  volatile int* v = s;
  v[t] += v[t + 32]; v[t] += v[t + 16]; v[t] += v[t + 8]; v[t] += v[t + 4]; v[t] += v[t + 2]; v[t] += v[t + 1];
  if (t == 0) out[0] = v[0];
}
"""


def test_volatile_warp_synchronous_code_runs_in_step(emulator: Emulator) -> None:
    values = np.arange(64, dtype=np.int32)
    assert (
        emulator.outputs(WARP_SYNCHRONOUS, "old_reduction", [buffer("in", values, "in"), zeros("out", 1)])["out"][0]
        == 2016
    )


HEADER = """
#pragma once
template <typename T> __device__ __noinline__ T twice(T x) { extern __shared__ T* unused_pointers[]; return x + x; }
#define LAUNCH(kernel, ...) kernel<<<1, 32>>>(__VA_ARGS__)
"""

MAIN = """
#include <cstdio>
#include "util/twice.h"
#include <missing_library.h>
namespace { __global__ void k(float* x) { x[threadIdx.x] = twice(x[threadIdx.x]); } }
int main() { float* x; cudaMalloc(&x, 128); LAUNCH(k, x); k<<<dim3(1), dim3(32), 0, 0>>>(x); printf("%s", "<<<"); }
"""


def test_project_headers_and_host_code_beside_the_kernel(emulator: Emulator, tmp_path: Path) -> None:
    (tmp_path / "util").mkdir()
    (tmp_path / "util/twice.h").write_text(HEADER)
    out = emulator.outputs(
        MAIN, "(anonymous namespace)::k", [buffer("x", np.arange(32, dtype=np.float32))], path=tmp_path / "main.cu"
    )
    assert out["x"].tolist() == [2.0 * i for i in range(32)]


def test_kernel_output_of_printf_is_shown(emulator: Emulator) -> None:
    text = '#include <cstdio>\n__global__ void k(int* x) { if (threadIdx.x == 3) printf("lane %d\\n", x[3]); }'
    execution = emulator.run(text, "k", [buffer("x", np.arange(32, dtype=np.int32), "in")])
    assert kinds(execution) == {"printf"}
    assert "lane 3" in execution.findings[0].message
