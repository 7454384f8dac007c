"""A HIP file with a kernel for each thing that a launch can get wrong, and host code that hiprtc must not see."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy as np

from app.check.model import (
    BufferValue,
    Intent,
    KernelUnderTest,
    PreparedCase,
    ScalarValue,
    StructValue,
    SymbolValue,
)
from translator.options import Options

HIP_TEXT = b"""#include <hip/hip_runtime.h>
#include <vector>
#include <cstdio>
#include "scale.h"
using namespace std;
struct View { const float *in; float *out; int n; short shift; };
struct HostOnly { std::vector<float> values; };
__constant__ float factors[3];
__device__ int counter;
namespace lib {
template <class T, int N>
__global__ void scaled_sum(float factor, int n, short pad, bool flag, const T *x, T *out, View view, float4 last) {
  extern __shared__ T scratch[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  scratch[t] = i < n ? factor * scale(x[i]) * factors[1] : 0.f;
  __syncthreads();
  for (int s = blockDim.x / 2; s >= 32; s >>= 1) {
    if (t < s) scratch[t] += scratch[t + s];
    __syncthreads();
  }
  float value = scratch[t % 32];
  for (int o = 16; o > 0; o >>= 1) value += __shfl_down(value, o, 32);
  if (t == 0) {
    atomicAdd(out, value);
    atomicAdd(&counter, N);
    view.out[blockIdx.x] = view.in[blockIdx.x] + last.w + view.shift + flag + pad;
  }
}
}
namespace {
__global__ void wave(int *out) { out[threadIdx.x] = warpSize; }
}
__global__ void write_at(int *out, int at) { out[at] = 42; }
__global__ void endless(volatile int *out) { while (out[0] == 0) out[1] = 1; }
__global__ void crash(int *out) { out[0] = *reinterpret_cast<int *>(8); }
__global__ void null_check(const int *in, int *out) { out[0] = in == nullptr; }
int main() {
  HostOnly host;
  float *d;
  hipMalloc(&d, 4);
  lib::scaled_sum<float, 4><<<1, 32>>>(1.f, 0, 0, false, d, d, View{}, float4{});
  printf("%zu", host.values.size());
}
"""

BROKEN_TEXT = HIP_TEXT.replace(b"out[at] = 42;", b"out[at] = no_such_function(3);")

SCALE_HEADER = b"""#pragma once
#include <cmath>
__device__ inline float scale(float x) { return 2.0f * x; }
"""

FOLDER = Path("/project")


def kernel(name: str, *template_args: str, text: bytes | None = HIP_TEXT) -> KernelUnderTest:
    return KernelUnderTest(
        source=FOLDER / "kernels.cu",
        cuda_text=b"",
        name=name,
        template_args=template_args,
        line=1,
        options=Options(),
        hip_text=text,
        hip_headers={FOLDER / "scale.h": SCALE_HEADER},
    )


def case(*args: Any, threads: int = 32, blocks: int = 1, **more: Any) -> PreparedCase:
    shared = more.pop("dynamic_shared", 0)
    return PreparedCase("test", (blocks, 1, 1), (threads, 1, 1), shared, args, **more)


def ints(name: str, *values: int, **more: Any) -> BufferValue:
    return BufferValue(name, "i32", np.array(values, np.int32), Intent.INOUT, **more)


def scaled_sum_case() -> tuple[PreparedCase, float]:
    """The case, and the sum that `out[2]` must hold."""
    x = np.linspace(-1, 2, 1000, dtype=np.float32)
    view_in = BufferValue("view.in", "f32", np.arange(8, dtype=np.float32), Intent.IN)
    view_out = BufferValue("view.out", "f32", np.zeros(8, np.float32), Intent.OUT)
    arguments = (
        ScalarValue("factor", "f32", 2.5),
        ScalarValue("n", "i32", 1000),
        ScalarValue("pad", "i16", -7),
        ScalarValue("flag", "bool", True),
        BufferValue("x", "f32", x, Intent.IN),
        BufferValue("out", "f32", np.zeros(3, np.float32), Intent.INOUT, offset=8),
        StructValue("view", "View", struct.pack("<QQih2x", 0, 0, 8, 300), {0: view_in, 8: view_out}),
        StructValue("last", "float4", struct.pack("<4f", 1, 2, 3, 4)),
    )
    symbols = (
        SymbolValue("factors", "constant", "f32", np.array([1, 3, 5], np.float32)),
        SymbolValue("counter", "device", "i32", np.array([5], np.int32)),
    )
    prepared = case(*arguments, threads=128, blocks=8, dynamic_shared=512, symbols=symbols)
    return prepared, float(2.5 * 2 * 3 * x.astype(np.float64).sum())
