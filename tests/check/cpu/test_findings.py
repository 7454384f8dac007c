"""Every kind of finding on a small case, with its line; and that correct code has none."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from app.check.cpu import CpuExecutor, probe
from app.check.model import Execution, Intent, KernelUnderTest, PreparedCase
from tests.check.cpu.support import Emulator, buffer, i32, kinds, line_of, zeros
from translator.options import Options

FAULTS = """
#define N 256
template <int Fault> __global__ void fault(const float* a, float* o, int n) {
  __shared__ float s[N];
  __shared__ float q[N];
  extern __shared__ float dynamic[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if constexpr (Fault == 0) o[t] = a[i + 1];                                      // reads past the end
  if constexpr (Fault == 1) { if (i <= n) o[i] = a[i < n ? i : 0]; }               // writes past the end
  if constexpr (Fault == 2) o[t] = a[t - 1];                                       // reads before the start
  if constexpr (Fault == 3) { s[t] = a[t]; o[t] = s[N - 1 - t]; }                  // no barrier between
  if constexpr (Fault == 4) {
    s[t] = a[t]; __syncthreads();
    for (int k = 1; k < N; k *= 2) { float v = t >= k ? s[t - k] : 0.f; s[t] += v; __syncthreads(); }  // in place
    o[t] = s[t];
  }
  if constexpr (Fault == 5) {
    s[t] = a[t];
    if (t < 100) { __syncthreads(); o[t] = s[t + 1]; }                             // first barrier
    else { __syncthreads(); o[t] = s[t]; }                                         // second barrier
  }
  if constexpr (Fault == 6) {
    if (t < 48) __syncthreads();                                                   // some wait here
    o[t] = __shfl_down_sync(0xffffffff, a[t], 1);                                  // some wait there
  }
  if constexpr (Fault == 7) { if (t < N - 3) s[t] = a[t]; __syncthreads(); o[t] = s[t]; }  // three never written
  if constexpr (Fault == 8) { q[t] = 0; s[t + (t == n - 1)] = a[t]; __syncthreads(); o[t] = s[t] + q[t]; }  // index N
  if constexpr (Fault == 9) o[t & 7] = a[t];                                       // threads overwrite each other
  if constexpr (Fault == 10) { if (t > 3) o[t] = __shfl_sync(0xf, a[t], 0); }       // mask without the caller
  if constexpr (Fault == 11) { if (t & 1) o[t] = __shfl_sync(~0u, a[t], 0); else o[t] = __shfl_xor_sync(~0u, a[t], 1); }  // two
  if constexpr (Fault == 12) o[t] = __shfl_sync(~0u, a[t], 0, 5);                  // width 5
  if constexpr (Fault == 13) { dynamic[t] = a[t]; o[t] = dynamic[t]; }             // more than the launch gives
  if constexpr (Fault == 14) { o[0] = n; __syncthreads(); o[1] += a[t]; }           // unordered sum
  if constexpr (Fault == 15) {                                                     // correct: warp barriers order lanes
    s[t] = a[t]; __syncwarp(); float v = s[t ^ 1]; __syncwarp(); s[t] = v; __syncwarp(); o[t] = s[t ^ 2];
  }
  if constexpr (Fault == 17) {                                                     // correct: words, then their bytes
    auto* bytes = reinterpret_cast<unsigned char*>(s);
    s[t] = a[t]; __syncthreads(); float v = s[t]; __syncthreads(); bytes[t] = 1; __syncthreads(); o[t] = v + bytes[t ^ 1];
  }
  if constexpr (Fault == 16) o[t] = o[t] + 1;                                      // never given a value
}
"""

# fault → (kinds that must be found, text that marks the line of the first)
EXPECTED = {
    0: ({"out-of-bounds"}, "reads past the end"),
    1: ({"out-of-bounds"}, "writes past the end"),
    2: ({"out-of-bounds"}, "reads before the start"),
    3: ({"shared-race"}, "no barrier between"),
    4: ({"shared-race"}, "in place"),
    5: ({"barrier-divergence"}, "second barrier"),
    6: ({"deadlock"}, "some wait here"),
    7: ({"uninit-shared"}, "three never written"),
    8: ({"array-bounds"}, "index N"),
    9: ({"global-race"}, "overwrite each other"),
    10: ({"mask-excludes-caller"}, "mask without the caller"),
    11: ({"warp-mismatch"}, "// two"),
    12: ({"bad-width"}, "width 5"),
    13: ({"out-of-bounds"}, "more than the launch gives"),
    14: ({"global-race"}, "unordered sum"),
    15: (set(), ""),
    16: ({"uninit-global"}, "never given a value"),
    17: (set(), ""),
}
ONE_WARP = (10, 11, 12)


def run_fault(emulator: Emulator, fault: int) -> Execution:
    n = 32 if fault in ONE_WARP else 256
    args = [
        buffer("a", np.arange(n, dtype=np.float32) + 1, "in"),
        buffer("o", np.zeros(n, np.float32), "out"),
        i32(n),
    ]
    grid = (2,) if fault == 1 else (1,)
    return emulator.run(
        FAULTS, "fault", args, grid=grid, block=(n,), template_args=(str(fault),), checks=True, dynamic_shared=512
    )  # fmt: skip


@pytest.mark.parametrize("fault", EXPECTED)
def test_fault_is_found_on_its_line(emulator: Emulator, fault: int) -> None:
    execution = run_fault(emulator, fault)
    expected, marker = EXPECTED[fault]
    assert expected <= kinds(execution), execution
    if not expected:
        assert execution.outcome == "ran" and execution.findings == ()
        return
    lines = {f.line for f in execution.findings if f.kind in expected}
    assert line_of(FAULTS, marker) in lines, execution.findings


def test_a_crash_names_buffer_byte_block_and_thread(emulator: Emulator) -> None:
    execution = run_fault(emulator, 1)
    assert execution.outcome == "crash"
    assert "byte 1024 of buffer 'o', which has 1024" in execution.message
    assert "block (1,0,0), thread (0,0,0)" in execution.message
    assert f"kernel.cu:{line_of(FAULTS, 'writes past the end')}" in execution.message


ENDS = """
#include <cassert>
template <int End> __global__ void end(int* o, int n) {
  int t = threadIdx.x;
  if constexpr (End == 0) { volatile int* flag = o; while (flag[0] != 7) ; }       // spins on memory
  if constexpr (End == 1) for (unsigned k = 0; ; k++) { if (k == 5u + n) k = 0; if (k == 77777777u) o[t] = k; }  // spins alone
  if constexpr (End == 2) assert(t != 9 && "nine is not allowed");                 // asserts
  if constexpr (End == 3) { if (t == 5) __trap(); }                                // traps
  if constexpr (End == 4) { int big[1 << 20]; for (int i = 0; i < n << 15; i++) big[i] = o[i & 31]; o[t] = big[n]; }  // stack
  if constexpr (End == 5) *(volatile int*)((char*)nullptr + 64) = t;               // null pointer
  if constexpr (End == 6) { asm volatile("mma.sync.aligned.m16n8k8.f32 {%0}, {%1};" : "=r"(o[t]) : "r"(n)); }  // PTX
  if constexpr (End == 7) { int* p; cudaMalloc(&p, 4); }                           // host API
}
"""


@pytest.mark.parametrize(
    "end, outcome, words",
    [
        (0, "timeout", "spins on memory"),
        (1, "timeout", "spins alone"),
        (2, "crash", "asserts"),
        (3, "crash", "traps"),
        (4, "crash", ""),
        (5, "crash", "null pointer"),
    ],
)
def test_ends_are_outcomes_with_a_place(emulator: Emulator, end: int, outcome: str, words: str) -> None:
    started = time.monotonic()
    execution = emulator.run(ENDS, "end", [zeros("o", 32), i32(31)], template_args=(str(end),), timeout=1.0)
    assert execution.outcome == outcome, execution
    if words:
        assert f"kernel.cu:{line_of(ENDS, words)}" in execution.message, execution.message
    else:
        assert "overflows the stack" in execution.message
    assert "thread (" in execution.message
    assert time.monotonic() - started < 20
    assert execution.outputs == {}


@pytest.mark.parametrize("end, words", [(6, "inline PTX: mma.sync"), (7, "host function Malloc")])
def test_what_cannot_run_here_is_unsupported_and_says_why(emulator: Emulator, end: int, words: str) -> None:
    execution = emulator.run(ENDS, "end", [zeros("o", 32), i32(31)], template_args=(str(end),))
    assert execution.outcome == "unsupported"
    assert words in execution.message


def test_cancelling_ends_the_run_at_once(emulator: Emulator) -> None:
    text = ENDS.encode()
    kernel = KernelUnderTest(Path("/project/kernel.cu"), text, "end", ("1",), 1, Options())
    case = PreparedCase("test", (1, 1, 1), (32, 1, 1), 0, (zeros("o", 32), i32(31)), timeout=60.0)
    polls = iter(range(10**6))
    executor = CpuExecutor("reference", emulator.cache, memory_checks=False)
    executor.run(kernel, PreparedCase("test", (1, 1, 1), (1, 1, 1), 0, case.args, timeout=0.1), lambda: False)  # build
    started = time.monotonic()
    execution = executor.run(kernel, case, lambda: next(polls) > 20)
    assert execution.outcome == "not_run" and execution.message == "cancelled"
    assert time.monotonic() - started < 10


WAVE = """
#include <hip/hip_runtime.h>
__global__ void compact(const int* in, int* out, int* count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  bool keep = i < n && in[i] > 0;
  unsigned votes = __ballot(keep);
  int base = 0;
  if (lane == 0) base = atomicAdd(count, __popc(votes));
  base = __shfl(base, 0);
  if (keep) out[base + __popc(votes & ((1u << lane) - 1))] = in[i];
}
"""


def test_an_assumption_of_32_lanes_shows_at_64(emulator: Emulator) -> None:
    values = np.random.default_rng(1).integers(-50, 50, 1000).astype(np.int32)
    expected = np.sort(values[values > 0]).tolist()
    results = {}
    for role in ("cpu-hip32", "cpu-hip64"):
        args = [buffer("in", values, "in"), zeros("out", 1000), zeros("count", 1), i32(1000)]
        out = emulator.outputs(WAVE, "compact", args, grid=(4,), block=(256,), role=role)
        results[role] = np.sort(out["out"][: out["count"][0]]).tolist()
    assert results["cpu-hip32"] == expected
    assert results["cpu-hip64"] != expected


MATMUL = """
template <int T> __global__ void matmul(const float* a, const float* b, float* c, int rows, int columns, int inner) {
  __shared__ float s[T][T], q[T][T];
  int row = blockIdx.y * T + threadIdx.y, column = blockIdx.x * T + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < inner; k += T) {
    int x = k + threadIdx.x, y = k + threadIdx.y;
    s[threadIdx.y][threadIdx.x] = row < rows && x < inner ? a[row * inner + x] : 0.f;
    q[threadIdx.y][threadIdx.x] = y < inner && column < columns ? b[y * columns + column] : 0.f;
    __syncthreads();
    for (int j = 0; j < T; j++) sum += s[threadIdx.y][j] * q[j][threadIdx.x];
    __syncthreads();
  }
  if (row < rows && column < columns) c[row * columns + column] = sum;
  if (row == 0 && column == 0) atomicAdd(&c[rows * columns], 1.f);
}
"""


def test_a_probe_run_shows_intents_and_extents(emulator: Emulator) -> None:
    kernel = KernelUnderTest(Path("/project/kernel.cu"), MATMUL.encode(), "matmul", ("16",), 1, Options())
    small = [buffer(name, np.ones(1, np.float32)) for name in "abc"]
    case = PreparedCase("test", (2, 3, 1), (16, 16, 1), 0, (*small, i32(40, "r"), i32(24, "c_"), i32(56, "i")))
    result = probe(kernel, case, emulator.cache, lambda: False, grow_to=1 << 18)
    assert result.outcome == "ran", result
    a, b, c = (result.uses[name] for name in "abc")
    assert (a.intent, a.extent) == (Intent.IN, 40 * 56 * 4)
    assert (b.intent, b.extent) == (Intent.IN, 56 * 24 * 4)
    assert (c.intent, c.extent, c.atomics) == (Intent.INOUT, (40 * 24 + 1) * 4, 1)
    assert c.read_extent == (40 * 24 * 4, (40 * 24 + 1) * 4) and c.write_extent == (0, (40 * 24 + 1) * 4)


def test_a_probe_of_a_crashing_kernel_tells_what_happened_before(emulator: Emulator) -> None:
    text = "__global__ void k(int* a, int* b) { b[threadIdx.x] = 1; if (threadIdx.x == 9) a[1 << 28] = 0; }"
    kernel = KernelUnderTest(Path("/project/kernel.cu"), text.encode(), "k", (), 1, Options())
    case = PreparedCase("test", (1, 1, 1), (32, 1, 1), 0, (zeros("a", 4), zeros("b", 32)))
    result = probe(kernel, case, emulator.cache, lambda: False)
    assert result.outcome == "crash"
    assert result.uses["b"].extent == 40 and result.uses["b"].intent is Intent.OUT


def test_what_was_not_checked_is_said(emulator: Emulator, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.check.cpu import executors

    text = "__global__ void k(int* a, int n) { for (int i = 0; i < n; i++) a[threadIdx.x] += i; }"
    large = emulator.run(text, "k", [zeros("a", 32), i32(1)], grid=(2**14,), checks=True)
    assert large.outcome == "ran" and kinds(large) == {"not-checked"}
    assert "524288 threads" in large.findings[0].message
    monkeypatch.setattr(executors, "CHECKED_SECONDS", 0.2)
    slow = emulator.run(text, "k", [zeros("a", 32), i32(2**22)], checks=True)
    assert slow.outcome == "ran" and kinds(slow) == {"not-checked"}
    assert "did not end in time" in slow.findings[0].message


def test_small_launches_give_the_same_floats_every_time(emulator: Emulator) -> None:
    text = "__global__ void k(const float* a, float* s) { atomicAdd(s, a[blockIdx.x * blockDim.x + threadIdx.x]); }"
    values = np.random.default_rng(4).standard_normal(2**14).astype(np.float32)
    sums = set()
    for _ in range(4):
        args = [buffer("a", values, "in"), zeros("s", 1, np.float32)]
        sums.add(float(emulator.outputs(text, "k", args, grid=(64,), block=(256,))["s"][0]))
    assert len(sums) == 1
