"""Warp reductions, cache hints, bfloat16 conversions and atomics of the helper headers, by values computed here.

The last test holds the HIP emulator to lacking what HIP lacks, so that the headers are what runs.
"""

from __future__ import annotations

import math
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from app.check.cpu.executors import Role
from app.check.cpu.toolchain import find_toolchain
from app.check.model import BufferValue, Intent
from tests.check.cpu.helper_runs import ROLES, Table, compare, to_hip
from tests.check.cpu.support import Emulator, buffer, zeros

ROOT = Path(__file__).resolve().parents[3]


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) & 1 else x


def clamp(x: int, low: int, high: int) -> int:
    return max(low, min(high, x))


def test_reductions_over_masks(emulator: Emulator) -> None:
    """A wave of 64 lanes holds two CUDA warps: each reduces its own lanes."""
    a = np.array([(i * 2654435761) % 2**32 for i in range(64)], np.uint32)
    masks = (0xFFFFFFFF,)
    functions: dict[str, Callable[[list[int]], int]] = {
        "__reduce_add_sync(M, a)": sum,
        "__reduce_min_sync(M, a)": min,
        "__reduce_max_sync(M, a)": max,
        "(unsigned)__reduce_min_sync(M, (int)a)": lambda v: min(signed(x, 32) for x in v),
        "(unsigned)__reduce_max_sync(M, (int)a)": lambda v: max(signed(x, 32) for x in v),
        "__reduce_and_sync(M, a | 0x80u)": lambda v: int(np.bitwise_and.reduce([x | 0x80 for x in v])),
        "__reduce_or_sync(M, a & 0xff0fu)": lambda v: int(np.bitwise_or.reduce([x & 0xFF0F for x in v])),
        "__reduce_xor_sync(M, a)": lambda v: int(np.bitwise_xor.reduce(v)),
    }
    for mask in masks:
        expressions = [e.replace("M", f"{mask:#x}u") for e in functions]
        expected = []
        for f in functions.values():
            halves = [f(a[start : start + 32].tolist()) & 0xFFFFFFFF for start in (0, 32)]
            expected.append([halves[i // 32] for i in range(64)])
        compare(Table(expressions, {"a": a}, "uint32"), expected, emulator)


CACHE = """
#include <cuda_runtime.h>
#include <cuda_fp16.h>
struct __align__(4) Odd { unsigned char x, y, z, w; };
__global__ void k(const unsigned* in, unsigned* out) {
  unsigned i = threadIdx.x;
  __stcs(out + i, __ldcs(in + i)); __stcg(out + 32 + i, __ldcg(in + i)); __stwt(out + 64 + i, __ldlu(in + i));
  __stwb(out + 96 + i, __ldcv(in + i) + __ldca(in + i));
  const uint4* wide = (const uint4*)in;
  if (i < 8) __stcs((uint4*)out + 32 + i, __ldcs(wide + i));
  out[160 + i] = __ldcv((const unsigned short*)in + i) + 65536u * __ldcs((const unsigned char*)in + i);
  __nanosleep(20);
}
"""


@pytest.mark.parametrize("role", ROLES)
def test_loads_and_stores_with_hints(role: Role, emulator: Emulator) -> None:
    data = (np.arange(32, dtype=np.uint64) * 2654435761 % 2**32).astype(np.uint32)
    text = CACHE if role == "reference" else to_hip(CACHE)
    out = emulator.outputs(text, "k", [buffer("in", data, "in"), buffer("out", np.zeros(192, np.uint32))], role=role)[
        "out"
    ]
    assert np.array_equal(out[:96], np.tile(data, 3))
    assert np.array_equal(out[96:128], data + data)
    assert np.array_equal(out[128:160], data)
    expected = data.view(np.uint16)[:32].astype(np.uint32) + data.view(np.uint8)[:32].astype(np.uint32) * 65536
    assert np.array_equal(out[160:], expected)


BFLOAT = "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n"


def test_bfloat16_to_integers(emulator: Emulator) -> None:
    """PTX's cvt: rounds as named, clamps to the integer's range, NaN gives 0, or only the top bit set in 64 bits."""
    patterns = [0, 0x8000, 0x3F80, 0xBF80, 0x3FC0, 0xBFC0, 0x4020, 0xC020, 0x7F80, 0xFF80, 0x7FC0, 0x4F00, 0x4700, 0x4780,
                0xC700, 0xC701, 0x5F00, 0xDF80, 0x0001, 0x8001]  # fmt: skip
    b = np.array(patterns, np.uint32)
    values = (b << 16).view(np.float32).astype(np.float64).tolist()
    roundings: dict[str, Callable[[float], int]] = {"rn": round, "rz": math.trunc, "rd": math.floor, "ru": math.ceil}
    kinds = {"short": -16, "ushort": 16, "int": -32, "uint": 32, "ll": -64, "ull": 64}
    expressions, expected = [], []
    for name, bits in kinds.items():
        low, high = (-(1 << (-bits - 1)), (1 << (-bits - 1)) - 1) if bits < 0 else (0, (1 << bits) - 1)
        for mode, f in roundings.items():
            expressions.append(
                f"(unsigned long long)(long long)__bfloat162{name}_{mode}(__ushort_as_bfloat16((unsigned short)a))"
            )
            row = []
            for v in values:
                if math.isnan(v):
                    row.append(1 << 63 if abs(bits) == 64 else 0)
                elif math.isinf(v):
                    row.append((high if v > 0 else low) & (2**64 - 1))
                else:
                    row.append(clamp(f(v), low, high) & (2**64 - 1))
            expected.append(row)
    compare(Table(expressions, {"a": b}, "uint64", BFLOAT), expected, emulator)


ATOMICS = (
    BFLOAT
    + """
__global__ void k(half* h, half2* h2, __nv_bfloat16* b, unsigned* counters, float* f) {
  unsigned i = threadIdx.x;
  atomicAdd(h + i % 3, __float2half(0.5f));
  atomicAdd(h2, __floats2half2_rn(1.0f, -0.25f));
  atomicAdd(b + 1, __float2bfloat16(1.0f));
  atomicAdd_block(counters, i); atomicMax_block(counters + 1, i); atomicMin_block(counters + 2, i + 5);
  atomicOr_block(counters + 3, 1u << (i & 31)); atomicAdd_block(f, 0.5f); atomicSub_block(counters + 4, 1u);
}
"""
)


@pytest.mark.parametrize("role", ROLES)
def test_atomics_that_hip_lacks(role: Role, emulator: Emulator) -> None:
    """16-bit atomics leave the other half of their word alone."""
    bfloat = BufferValue("b", "bf16", np.array([0x4000, 0, 0x4040], np.uint16), Intent.INOUT)
    args = [
        buffer("h", np.array([1, 2, 3, 4], np.float16)), buffer("h2", np.zeros(2, np.float16)), bfloat,
        buffer("counters", np.array([0, 0, 99, 0, 100], np.uint32)), buffer("f", np.zeros(1, np.float32)),
    ]  # fmt: skip
    text = ATOMICS if role == "reference" else to_hip(ATOMICS)
    out = emulator.outputs(text, "k", list(args), role=role, block=(64,))
    assert out["h"].tolist() == [1 + 11, 2 + 10.5, 3 + 10.5, 4]
    assert out["h2"].tolist() == [64.0, -16.0]
    assert out["b"].tolist() == [0x4000, 0x4280, 0x4040]  # 64 = 0x4280
    assert out["counters"].tolist() == [sum(range(64)), 63, 5, 0xFFFFFFFF, 36]
    assert out["f"].tolist() == [32.0]


_KEPT = frozenset({
    "__brkpt", "__cluster_dims__", "__maxnreg__", "__prof_trigger", "__trap", "__nv_half", "__tanhf",
    "__cvta_generic_to_global", "__cvta_generic_to_shared", "__cvta_global_to_generic", "__cvta_shared_to_generic",
    "__isGlobal", "__isShared", "__pipeline_commit", "__pipeline_memcpy_async", "__pipeline_wait_prior",
})  # fmt: skip
"""Names that helper headers and the reading of PTX share with the CUDA side; the translator refuses or replaces them."""


def test_pair_comparisons_with_nan(emulator: Emulator) -> None:
    """Ordered comparisons are false with a NaN, unordered ones true (CUDA Math API, "Half2 Comparison Functions")."""
    halves = np.array([0x3C00, 0xBC00, 0x7E00, 0x0000, 0x8000, 0x7C00], np.uint32)
    a, b = (v.ravel() for v in np.meshgrid(halves, halves, indexing="ij"))
    pair = "__halves2half2(__ushort_as_half((unsigned short)a), __ushort_as_half((unsigned short)b))"
    swapped = pair.replace("short)a", "short)c").replace("short)b", "short)a").replace("short)c", "short)b")
    x, y = (v.astype(np.uint16).view(np.float16) for v in (a, b))
    unordered = np.isnan(x) | np.isnan(y)
    operations = {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}
    expressions, expected = [], []
    for name, low in operations.items():
        # the upper halves are compared the other way round
        high = {"lt": x > y, "le": x >= y, "gt": x < y, "ge": x <= y}.get(name, low)
        for suffix, one, two in (("", low & ~unordered, high & ~unordered), ("u", low | unordered, high | unordered)):
            expressions.append(f"__h{name}{suffix}2_mask({pair}, {swapped})")
            expected.append((one * 0xFFFF + two * 0xFFFF0000).astype(np.uint64).tolist())
            expressions.append(f"(unsigned)__hb{name}{suffix}2({pair}, {swapped})")
            expected.append((one & two).astype(int).tolist())
    compare(Table(expressions, {"a": a, "b": b}, "uint32", BFLOAT), expected, emulator, ("reference",))


@pytest.mark.parametrize("call", ["__nv_cvt_float_to_fp4(a)", "__u128AtomicCAS(a)", "cuBlend(a)"])
def test_what_the_reference_lacks_is_named(call: str, emulator: Emulator) -> None:
    table = Table([call], {"a": np.zeros(1, np.uint32)}, "uint32")
    execution = emulator.run(
        table.source(), "k", [buffer("p_a", np.zeros(1, np.uint32)), buffer("out", np.zeros(1, np.uint32))]
    )
    assert execution.outcome == "unsupported"
    assert f"kernel.cu:6: the reference lacks {call.partition('(')[0]}" in execution.message


def unsupported_names() -> set[str]:
    """The names that no ROCm release has."""
    lines = (ROOT / "resources/mappings/device.tsv").read_text("utf-8").splitlines()
    rows = [columns for line in lines if len(columns := line.split("\t")) > 3 and not line.startswith("#")]
    return {row[0] for row in rows if row[3] == "u"} - {row[0] for row in rows if row[3] != "u"}


def test_the_hip_emulator_lacks_what_hip_lacks() -> None:
    """Otherwise a translation that keeps a CUDA name would run here and fail on the user's machine."""
    run = subprocess.run(
        [*find_toolchain().compile, "-E", "-P", "-DWBEMU_HIP", f"-I{ROOT}/resources/emulator/include", "-x", "c++", "-"],
        input='#include "wavebridge_emu.h"\n', capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    words = set(re.findall(r"[A-Za-z_]\w*", run.stdout))
    assert "__shfl_sync" in words
    assert sorted((words & unsupported_names()) - _KEPT) == []


ADDRESSES = """
__global__ void k(int* o) {
  __shared__ int s[64];
  size_t at = __cvta_generic_to_shared(&s[threadIdx.x]);
  *(int*)__cvta_shared_to_generic(at) = threadIdx.x + 5;
  o[threadIdx.x] = s[threadIdx.x] + 100 * (__isShared(s) != 0) + 1000 * (__isShared(o) != 0);
}
"""


@pytest.mark.parametrize("role", ROLES)
def test_addresses_of_shared_memory(emulator: Emulator, role: str) -> None:
    text = ADDRESSES if role == "reference" else to_hip(ADDRESSES)
    out = emulator.outputs(text, "k", [zeros("o", 64)], role=role, block=(64,))
    assert out["o"].tolist() == [105 + i for i in range(64)]
