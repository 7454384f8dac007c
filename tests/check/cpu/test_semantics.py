"""CUDA's meaning where x86's or C++'s differs: the rows of facts about arithmetic, conversions and rounding.

Values are computed by hand from the PTX ISA, or with exact arithmetic (fractions) for rounding modes.
"""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.check.cpu import Variant
from app.check.cpu.toolchain import cpu_has_fma
from tests.check.cpu.support import Emulator, buffer, f32, i32, kinds, line_of, zeros
from translator.options import Options, Semantics

INTEGERS = """
template <int N> __device__ unsigned mask_of() { return (1u << N) - 1; }
__global__ void integers(const int* s, int* o, unsigned* u, long long* l, int zero, int minus) {
  int one = s[0], k32 = s[1], k40 = s[2], neg = s[3];
  u[0] = (1u << (one + 31)) - 1;  // lanes-up-to mask at lane 31
  o[0] = one << k32;
  u[1] = 0xffffffffu >> k40;
  o[1] = neg >> k40;
  o[2] = one << minus;
  l[0] = 1ll << (k32 + k32);
  l[1] = (long long)neg >> 70 * one;
  l[2] = 1ll << k40;
  o[3] = neg / zero;
  o[4] = neg % zero;
  o[5] = (neg - 2147483647) / minus;
  o[6] = (neg - 2147483647) % minus;
  u[2] = 7u / (unsigned)zero;
  u[3] = 7u % (unsigned)zero;
  l[3] = 9ll / zero;
  l[4] = (-9223372036854775807ll + neg) / minus;
  o[7] = -7 % (one + 2);
  o[8] = 2147483647 + one;
  unsigned char c = 200; short h = 300;
  o[9] = c + (unsigned char)(100 * one);
  o[10] = ~(unsigned char)(200 * one);
  o[11] = h * (short)(300 * one) * one;
  o[12] = __clz(neg); o[13] = __ffs(0); o[14] = __popc(neg);
  u[4] = mask_of<32>();
  int x = 5; x <<= k32; o[15] = x;
}
"""


def test_shifts_divisions_and_promotions(emulator: Emulator) -> None:
    args = [
        buffer("s", np.array([1, 32, 40, -1], np.int32), "in"),
        zeros("o", 16),
        zeros("u", 5, np.uint32),
        zeros("l", 5, np.int64),
        i32(0, "zero"),
        i32(-1, "minus"),
    ]
    execution = emulator.run(INTEGERS, "integers", args, block=(1,))
    out = execution.outputs
    assert out["u"].tolist() == [0xFFFFFFFF, 0, 0xFFFFFFFF, 7, 0]  # the last: see undefined-constant
    assert out["o"].tolist() == [0, -1, 0, -1, -1, -(2**31), 0, -1, -(2**31), 300, ~200, 90000, 0, 0, 32, 0]
    assert out["l"].tolist() == [0, -1, 1 << 40, -1, -(2**63)]
    assert kinds(execution) == {"shift", "integer-division", "undefined-constant"}
    at = {(f.kind, f.line) for f in execution.findings}
    for marker, kind in (
        ("(one + 31)", "shift"),
        ("neg / zero", "integer-division"),
        ("mask_of() {", "undefined-constant"),
        ("x <<= k32", "shift"),
    ):
        assert (kind, line_of(INTEGERS, marker)) in at, marker
    assert not any(line == line_of(INTEGERS, "l[2]") for _, line in at)


CASTS = """
__global__ void casts(const float* f, const double* d, int* i, unsigned* u, long long* l, unsigned char* c, signed char* sc,
                      short* h, unsigned long long* ul) {
  int t = threadIdx.x;
  i[t] = (int)f[t]; u[t] = (unsigned)f[t]; l[t] = (long long)f[t]; c[t] = (unsigned char)f[t]; sc[t] = (signed char)f[t];
  h[t] = (short)f[t]; ul[t] = (unsigned long long)f[t];
  i[16 + t] = (int)d[t]; u[16 + t] = (unsigned)d[t];
  i[32 + t] = __float2int_rn(f[t]); i[48 + t] = __float2int_rd(f[t]); i[64 + t] = __float2int_ru(f[t]);
  i[80 + t] = __float2int_rz(f[t]);
}
"""


def test_float_to_integer_saturates_and_nan_gives_zero(emulator: Emulator) -> None:
    values = [
        3e9,
        -3e9,
        math.nan,
        300.0,
        -1.0,
        255.9,
        2.5,
        -2.5,
        math.inf,
        -math.inf,
        1e30,
        70000.0,
        0.0,
        -0.0,
        1.5,
        65535.0,
    ]
    f = np.array(values, np.float32)
    args = [
        buffer("f", f, "in"),
        buffer("d", np.array(values), "in"),
        zeros("i", 96),
        zeros("u", 32, np.uint32),
        zeros("l", 16, np.int64),
        zeros("c", 16, np.uint8),
        zeros("sc", 16, np.int8),
        zeros("h", 16, np.int16),
        zeros("ul", 16, np.uint64),
    ]
    out = emulator.outputs(CASTS, "casts", args, block=(16,))

    def saturated(v: float, low: int, high: int, nan: int = 0) -> int:
        return nan if math.isnan(v) else high if v > high else low if v < low else int(v)

    i32_ = [saturated(float(v), -(2**31), 2**31 - 1) for v in f]
    u32_ = [saturated(float(v), 0, 2**32 - 1) for v in f]
    assert out["i"][:16].tolist() == i32_
    assert out["u"][:16].tolist() == u32_
    assert out["l"].tolist() == [saturated(float(v), -(2**63), 2**63 - 1, -(2**63)) for v in f]
    assert out["ul"].tolist() == [saturated(float(v), 0, 2**64 - 1, 2**63) for v in f]
    assert out["c"].tolist() == [v & 255 for v in u32_]  # 300.f gives 44
    assert out["sc"].tolist() == [(v + 128) % 256 - 128 for v in i32_]
    assert out["h"].tolist() == [(v + 2**15) % 2**16 - 2**15 for v in i32_]
    assert out["i"][16:32].tolist() == [saturated(v, -(2**31), 2**31 - 1, -(2**31)) for v in values]
    assert out["u"][16:32].tolist() == [saturated(v, 0, 2**32 - 1, 2**31) for v in values]
    for start, rounding in ((32, lambda v: round(v)), (48, math.floor), (64, math.ceil), (80, math.trunc)):
        expected = [
            w if math.isnan(v) or abs(v) > 2**31 else rounding(float(v)) for v, w in zip(f.tolist(), i32_, strict=True)
        ]
        assert out["i"][start : start + 16].tolist() == expected


FLOATS = """
__global__ void floats(float* o, float nan, float x, float zero) {
  o[0] = fminf(1.0f * x, nan); o[1] = fmaxf(nan, 1.0f * x); o[2] = min(nan, 2.0f * x); o[3] = max(nan, 2.0f * x);
  o[4] = __saturatef(nan); o[5] = __saturatef(-x); o[6] = __saturatef(2 * x); o[7] = __saturatef(0.25f * x);
  o[8] = roundf(0.5f * x); o[9] = roundf(2.5f * x); o[10] = rintf(2.5f * x); o[11] = roundf(-0.5f * x);
  o[12] = fmodf(-5.5f * x, 2.0f); o[13] = powf(-2.0f * x, 3.0f); o[14] = powf(zero, 0.0f); o[15] = powf(1.0f * x, nan);
  o[16] = tanhf(100.0f * x); o[17] = sinf(1e6f * x); o[18] = acoshf(1e20f * x); o[19] = asinhf(1e30f * x);
  float v[3] = {1e30f * x, 1e30f * x, 0.0f}; o[20] = normf(3, v); o[21] = norm3df(3e30f * x, 4e30f * x, 0.0f);
  o[22] = logf(-x); o[23] = log2f(zero); o[24] = expf(-100.0f * x); o[25] = 1e-40f * x;
  o[26] = x * 0.1 == 0.1; o[27] = x * 0.1f == 0.1; o[28] = rsqrtf(4.0f * x); o[29] = cospif(0.5f * x);
  o[30] = copysignf(1.0f, roundf(-0.3f * x)); o[31] = __fdividef(x, zero); o[32] = erfcinvf(0.5f * x); o[33] = normcdff(zero);
  o[34] = -7 % (int)(3 * x); o[35] = truncf(-1.5f * x); o[36] = exp10f(2.0f * x); o[37] = fdimf(x, 3.0f);
  o[38] = sinpif(1.0f * x);
}
"""


def test_floating_point_functions(emulator: Emulator) -> None:
    o = emulator.outputs(
        FLOATS, "floats", [zeros("o", 39, np.float32), f32(math.nan), f32(1.0, "x"), f32(0.0, "z")], block=(1,)
    )["o"]
    assert o[:8].tolist() == [1, 1, 2, 2, 0, 0, 1, 0.25]
    assert o[8:12].tolist() == [1, 3, 2, -1]
    assert o[12:17].tolist() == [-1.5, -8, 1, 1, 1]
    assert o[17] == pytest.approx(-0.3499935, rel=1e-6)
    assert o[18:20].tolist() == pytest.approx([46.74485, 69.77070], rel=1e-6)
    assert o[20:22].tolist() == pytest.approx([1.4142135e30, 5e30], rel=1e-6)
    assert math.isnan(o[22]) and o[23] == -math.inf
    assert o[24] == pytest.approx(3.783506e-44, abs=2e-45) and o[25] == pytest.approx(
        1e-40, abs=2e-45
    )  # denormals are kept
    assert o[26:30].tolist() == pytest.approx([1, 0, 0.5, 0])
    assert o[30] == -1 and o[31] == math.inf
    assert o[32:35].tolist() == pytest.approx([0.4769363, 0.5, -1], rel=1e-6)
    assert o[35:39].tolist() == [-1, 100, 0, 0]


ROUNDED = """
#define ALL(T, suffix, k) \\
  o[16 * k + 0] = T##add_##suffix(a, b); o[16 * k + 1] = T##sub_##suffix(a, b); o[16 * k + 2] = T##mul_##suffix(a, b); \\
  o[16 * k + 3] = T##div_##suffix(a, b); o[16 * k + 4] = T##sqrt_##suffix(fabs(a)); o[16 * k + 5] = T##rcp_##suffix(b);
__global__ void singles(const float* x, float* out) {
  float a = x[3 * threadIdx.x], b = x[3 * threadIdx.x + 1], c = x[3 * threadIdx.x + 2], *o = out + 64 * threadIdx.x;
  ALL(__f, rn, 0) ALL(__f, rz, 1) ALL(__f, ru, 2) ALL(__f, rd, 3)
  o[6] = __fmaf_rn(a, b, c); o[22] = __fmaf_rz(a, b, c); o[38] = __fmaf_ru(a, b, c); o[54] = __fmaf_rd(a, b, c);
}
__global__ void doubles(const double* x, double* out) {
  double a = x[3 * threadIdx.x], b = x[3 * threadIdx.x + 1], c = x[3 * threadIdx.x + 2], *o = out + 64 * threadIdx.x;
  ALL(__d, rn, 0) ALL(__d, rz, 1) ALL(__d, ru, 2) ALL(__d, rd, 3)
  o[6] = __fma_rn(a, b, c); o[22] = __fma_rz(a, b, c); o[38] = __fma_ru(a, b, c); o[54] = __fma_rd(a, b, c);
}
"""


def _neighbours(exact: Fraction, type_: type) -> tuple[float, float]:
    """The largest number of the type that is not above the exact value, and the smallest not below."""
    near = type_(float(exact)) if type_ is np.float64 else type_(np.float64(float(exact)))
    below = near if Fraction(float(near)) <= exact else np.nextafter(near, type_(-np.inf))
    above = near if Fraction(float(near)) >= exact else np.nextafter(near, type_(np.inf))
    return float(below), float(above)


def _expected(exact: Fraction, type_: type, mode: str) -> float:
    below, above = _neighbours(exact, type_)
    if mode == "rd" or (mode == "rz" and exact > 0):
        return below
    if mode == "ru" or mode == "rz":
        return above
    low, high = exact - Fraction(below), Fraction(above) - exact
    if low == high:
        return (
            below if int(np.array(below, type_).view(np.int32 if type_ is np.float32 else np.int64)) % 2 == 0 else above
        )
    return below if low < high else above


@pytest.mark.parametrize("kernel, type_", [("singles", np.float32), ("doubles", np.float64)])
def test_directed_rounding_is_exact(emulator: Emulator, kernel: str, type_: type) -> None:
    rng = np.random.default_rng(5)
    n = 24
    x = (rng.standard_normal(3 * n) * 10.0 ** rng.integers(-6, 6, 3 * n)).astype(type_)
    x[:3] = [1.0, 2.0**-30, -1.0]
    x[3:6] = [1.0 / 3.0, 3.0, -1.0]
    out = emulator.outputs(ROUNDED, kernel, [buffer("x", x, "in"), zeros("out", 64 * n, type_)], block=(n,))[
        "out"
    ].reshape(n, 4, 16)
    for row, (a, b, c) in zip(out, x.reshape(n, 3), strict=True):
        fa, fb, fc = Fraction(float(a)), Fraction(float(b)), Fraction(float(c))
        for values, mode in zip(row, ("rn", "rz", "ru", "rd"), strict=True):
            exact = [fa + fb, fa - fb, fa * fb, fa / fb, None, 1 / fb, fa * fb + fc]
            for value, e in zip(values.tolist(), exact, strict=False):
                if e is not None and e != 0:
                    assert value == _expected(e, type_, mode), (a, b, c, mode, e)
            root = Fraction(float(values[4])) ** 2 - abs(fa)
            assert (root <= 0) if mode in ("rd", "rz") else (root >= 0) if mode == "ru" else True


HALF = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void halves(const float* f, unsigned short* o, float* g, int n) {
  int t = threadIdx.x;
  o[t] = __half_as_ushort(__float2half(f[t]));
  o[n + t] = __half_as_ushort(__float2half_rd(f[t]));
  o[2 * n + t] = __half_as_ushort(__float2half_ru(f[t]));
  o[3 * n + t] = __bfloat16_as_ushort(__float2bfloat16(f[t]));
  half h = f[t];
  o[4 * n + t] = __half_as_ushort(__hfma(h, h, __float2half(1.0f)));
  o[5 * n + t] = __half_as_ushort(h * half(3) + half(0.1f));
  g[t] = __half2float(h);
  half2 p = __floats2half2_rn(f[t], 2.0f);
  p = __hadd2(p, p);
  g[n + t] = __low2float(p) + __high2float(p);
}
"""


def test_half_and_bfloat16(emulator: Emulator) -> None:
    rng = np.random.default_rng(6)
    f = np.concatenate(
        [
            [0.0, 65504.0, 65519.0, 65520.0, 1e-8, 5.96e-8, 6.1e-5, 1.0009765, 0.1, -2.0, 3.0, 1e5],
            rng.standard_normal(20) * 10,
        ]
    ).astype(np.float32)
    n = len(f)
    args = [buffer("f", f, "in"), zeros("o", 6 * n, np.uint16), zeros("g", 2 * n, np.float32), i32(n)]
    out = emulator.outputs(HALF, "halves", args, block=(n,))
    with np.errstate(over="ignore"):
        h = f.astype(np.float16)
        o = out["o"].reshape(6, n)
        assert o[0].tolist() == h.view(np.uint16).tolist()
        assert out["g"][:n].tolist() == h.astype(np.float32).tolist()
        fused = (h.astype(np.float64) ** 2 + 1).astype(np.float16)  # the sum is exact as a double here
        assert o[4].tolist() == fused.view(np.uint16).tolist()
        assert o[5].tolist() == (h * np.float16(3) + np.float16(0.1)).view(np.uint16).tolist()
    below, above = o[1].view(np.float16).astype(float), o[2].view(np.float16).astype(float)
    assert all(b <= v <= a for b, v, a in zip(below, f.astype(float), above, strict=True))
    bits = f.view(np.uint32).astype(np.uint64)
    assert o[3].tolist() == (((bits + 0x7FFF + (bits >> 16 & 1)) >> 16) & 0xFFFF).tolist()


CONTEXT = """
__global__ void context(int* o, float* f, float x) {
  o[0] = __CUDA_ARCH__;
#ifdef __USE_FAST_MATH__
  o[1] = 1;
#endif
  o[2] = __CUDA_PREC_DIV; o[3] = __CUDA_FTZ; o[4] = sizeof(long);
  f[0] = x * x - 1.0f - 2e-4f;
  f[1] = 1e-40f * x;
}
"""


def test_the_semantics_context_reaches_the_kernel(emulator: Emulator) -> None:
    args = [zeros("o", 5), zeros("f", 2, np.float32), f32(1.0001, "x")]
    plain = emulator.outputs(CONTEXT, "context", args, block=(1,))
    assert plain["o"].tolist() == [800, 0, 1, 0, 8] and plain["f"][1] > 0
    options = Options(semantics=Semantics(compute_capability=70, use_fast_math=True))
    fast = emulator.outputs(CONTEXT, "context", args, block=(1,), options=options)
    assert fast["o"].tolist() == [700, 1, 0, 1, 8] and fast["f"][1] == 0


def test_contraction_is_a_variant(emulator: Emulator) -> None:
    if not cpu_has_fma():
        pytest.skip("the FMA variant was not run: this CPU has no fused multiply-add")
    args = [zeros("o", 5), zeros("f", 2, np.float32), f32(1.0001, "x")]
    x = np.float32(1.0001)
    plain = emulator.outputs(CONTEXT, "context", args, block=(1,))["f"][0]
    fused = emulator.outputs(CONTEXT, "context", args, block=(1,), variant=Variant(fma=True))["f"][0]
    assert plain == x * x - np.float32(1) - np.float32(2e-4)
    exact = Fraction(float(x)) ** 2 - 1
    assert fused == np.float32(float(exact)) - np.float32(2e-4) and fused != plain
    no_fmad = Options(semantics=Semantics(fmad=False))
    assert (
        emulator.outputs(CONTEXT, "context", args, block=(1,), variant=Variant(fma=True), options=no_fmad)["f"][0]
        == plain
    )


FP8 = """
#include <cuda_fp8.h>
__global__ void eight_bits(const float* f, float* back, unsigned char* codes, int n) {
  int t = threadIdx.x;
  __nv_fp8_e4m3 a(f[t]);
  __nv_fp8_e5m2 b(f[t]);
  back[t] = float(a); back[n + t] = float(b);
  codes[t] = a.__x; codes[n + t] = b.__x;
  codes[2 * n + t] = __nv_cvt_float_to_fp8(f[t], __NV_NOSAT, __NV_E4M3);
  __nv_fp8x4_e4m3 four(make_float4(f[t], 1.0f, -1.5f, 448.0f));
  float4 q = float4(four);
  codes[3 * n + t] = four.__x == (0x7ebc3800u | a.__x) && q.x == float(a) && q.z == -1.5f;
}
"""


def test_fp8_against_the_codes_of_the_ocp_specification(emulator: Emulator) -> None:
    e4m3 = {
        0.0: 0x00,
        1.0: 0x38,
        -1.5: 0xBC,
        448.0: 0x7E,
        1000.0: 0x7E,
        2**-9: 0x01,
        2**-6: 0x08,
        240.0: 0x77,
        256.0: 0x78,
    }
    e4m3 |= {0.3: 0x2A, 260.0: 0x78, 430.0: 0x7D, 432.0: 0x7E, 2**-10: 0x00, 300.0: 0x79}
    f = np.array(list(e4m3), np.float32)
    n = len(f)
    args = [buffer("f", f, "in"), zeros("back", 2 * n, np.float32), zeros("codes", 4 * n, np.uint8), i32(n)]
    out = emulator.outputs(FP8, "eight_bits", args, block=(n,))
    assert out["codes"][:n].tolist() == list(e4m3.values())
    assert out["codes"][2 * n : 3 * n].tolist() == [0x7F if v == 1000.0 else c for v, c in e4m3.items()]
    assert set(out["codes"][3 * n :]) == {1}
    e5m2 = f.astype(np.float16)
    assert [abs(b - v) <= abs(v) / 8 + 2**-17 for b, v in zip(out["back"][n:], e5m2.astype(float), strict=True)].count(
        False
    ) == 0
    assert out["back"][:n].tolist()[:4] == [0.0, 1.0, -1.5, 448.0]


MIXED = """
#include <hip/hip_runtime.h>
%s
__global__ void mixed(int* o) { int m = o[0]; o[0] = min(m, 5u); o[1] = max(m, 5u); o[2] = min(5ull, (long long)m); }
"""
HELPER = Path(__file__).parents[3] / "resources" / "include" / "hip_helpers" / "wavebridge" / "min_max.h"


def test_minimum_of_mixed_signedness_in_hip(emulator: Emulator, tmp_path: Path) -> None:
    """clang's HIP headers compare as int; Wavebridge's helper header, where a translation includes it, as CUDA does."""

    def mixed(include: str) -> list[int]:
        (tmp_path / "min_max.h").write_bytes(HELPER.read_bytes())
        headers = {tmp_path / "min_max.h": HELPER.read_bytes()}
        args: Any = [buffer("o", np.array([-1, 0, 0], np.int32))]
        path = tmp_path / "k.cu"
        text = MIXED % include
        more: Any = {"block": (1,), "role": "cpu-hip32", "path": path, "hip_headers": headers}
        return [int(x) for x in emulator.outputs(text, "mixed", args, **more)["o"]]

    assert mixed("") == [-1, 5, -1]
    assert mixed('#include "min_max.h"') == [5, -1, 5]
