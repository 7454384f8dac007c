# ruff: noqa: E501 - a template stays on one line
"""Floating-point instructions, conversions, comparisons and branches with the values that the PTX ISA gives them."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from tests.support import ptx_model as m
from tests.support.ptx_model import M32, M64, signed
from tests.support.ptx_row import INF, NAN, Row, long, real, word


def floats() -> list[Row]:
    rows: list[Row] = []
    for mode in ("rn", "rz", "rm", "rp"):
        rows += [
            real(f"add.{mode}.f32 %0, %1, %2;", lambda a, b, c, r=mode: m.add(a, b, "f32", r)),
            real(f"sub.{mode}.f32 %0, %1, %2;", lambda a, b, c, r=mode: m.add(a, -b, "f32", r)),
            real(f"mul.{mode}.f32 %0, %1, %2;", lambda a, b, c, r=mode: m.mul(a, b, "f32", r)),
            real(f"fma.{mode}.f32 %0, %1, %2, %3;", lambda a, b, c, r=mode: m.fma(a, b, c, "f32", r)),
            real(f"div.{mode}.f32 %0, %1, %2;", lambda a, b, c, r=mode: m.div(a, b, "f32", r)),
            real(f"rcp.{mode}.f32 %0, %1;", lambda a, b, c, r=mode: m.div(1.0, a, "f32", r)),
        ]
    f = m.flush
    rows += [
        real("add.ftz.f32 %0, %1, %2;", lambda a, b, c: f(m.add(f(a), f(b)))),
        real("mul.rn.ftz.f32 %0, %1, %2;", lambda a, b, c: f(m.mul(f(a), f(b)))),
        real("fma.rn.ftz.f32 %0, %1, %2, %3;", lambda a, b, c: f(m.fma(f(a), f(b), f(c)))),
        real("add.sat.f32 %0, %1, %2;", lambda a, b, c: m.saturate(m.add(a, b))),
        real("fma.rn.sat.f32 %0, %1, %2, %3;", lambda a, b, c: m.saturate(m.fma(a, b, c))),
        real("mul.rn.ftz.sat.f32 %0, %1, %2;", lambda a, b, c: m.saturate(f(m.mul(f(a), f(b))))),
        real("min.f32 %0, %1, %2;", lambda a, b, c: m.least(a, b), any_zero=True),
        real("max.f32 %0, %1, %2;", lambda a, b, c: m.greatest(a, b), any_zero=True),
        real("min.ftz.f32 %0, %1, %2;", lambda a, b, c: m.least(f(a), f(b)), any_zero=True),
        real("max.NaN.f32 %0, %1, %2;", lambda a, b, c: m.greatest(a, b, True), any_zero=True),
        real("abs.f32 %0, %1;", lambda a, b, c: abs(a)),
        real("abs.ftz.f32 %0, %1;", lambda a, b, c: abs(f(a))),
        real("neg.f32 %0, %1;", lambda a, b, c: -a),
        real("neg.ftz.f32 %0, %1;", lambda a, b, c: -f(a)),
        real("copysign.f32 %0, %1, %2;", lambda a, b, c: math.copysign(b, a)),
        real(
            "sqrt.rn.f32 %0, %1;", lambda a, b, c: float(np.sqrt(np.float64(a)).astype(np.float32)) if a >= 0 else NAN
        ),
        real("sqrt.approx.ftz.f32 %0, %1;", lambda a, b, c: f(root(f(a))), 4e-7),
        real("rsqrt.approx.f32 %0, %1;", lambda a, b, c: m.div(1.0, root(a), "f64"), 4e-7),
        real("rsqrt.approx.ftz.f32 %0, %1;", lambda a, b, c: f(m.div(1.0, root(f(a)), "f64")), 4e-7),
        real("rcp.approx.ftz.f32 %0, %1;", lambda a, b, c: f(m.rounded(m.div(1.0, f(a), "f64"), "f32")), 4e-7),
        real("ex2.approx.ftz.f32 %0, %1;", lambda a, b, c: f(power2(f(a))), 4e-6),
        real("lg2.approx.ftz.f32 %0, %1;", lambda a, b, c: logarithm2(f(a)), 4e-6),
        real(
            "{.reg .f32 t; mul.f32 t, %2, 0f3E800000; sin.approx.f32 %0, t;}",
            lambda a, b, c: math.sin(b / 4) if abs(b) < 10 else NAN,
            4e-4,
        ),
        real("tanh.approx.f32 %0, %1;", lambda a, b, c: math.tanh(a), 6e-4),
        real("cvt.rni.f32.f32 %0, %1;", lambda a, b, c: m.whole(a, "rni")),
        real("cvt.rzi.f32.f32 %0, %1;", lambda a, b, c: m.whole(a, "rzi")),
        real("cvt.rmi.f32.f32 %0, %1;", lambda a, b, c: m.whole(a, "rmi")),
        real("cvt.rpi.f32.f32 %0, %1;", lambda a, b, c: m.whole(a, "rpi")),
        real("cvt.sat.f32.f32 %0, %1;", lambda a, b, c: m.saturate(a)),
        real("cvt.ftz.f32.f32 %0, %1;", lambda a, b, c: f(a)),
        real("slct.f32.f32 %0, %1, %2, %3;", lambda a, b, c: a if c >= 0 else b),
        real(
            "{.reg .pred p; testp.finite.f32 p, %1; selp.f32 %0, 1.0, 2.0, p;}",
            lambda a, b, c: 1.0 if math.isfinite(a) else 2.0,
        ),
        real(
            "{.reg .pred p; testp.subnormal.f32 p, %1; selp.f32 %0, 1.0, 2.0, p;}",
            lambda a, b, c: 1.0 if 0 < abs(a) < 2.0**-126 else 2.0,
        ),
        real(
            "{.reg .pred p; testp.normal.f32 p, %1; selp.f32 %0, 1.0, 2.0, p;}",
            lambda a, b, c: 1.0 if 2.0**-126 <= abs(a) < INF else 2.0,
        ),
        real(
            "{.reg .pred p; testp.notanumber.f32 p, %1; selp.f32 %0, 1.0, 2.0, p;}",
            lambda a, b, c: 1.0 if math.isnan(a) else 2.0,
        ),
        real(
            "{.reg .pred p; testp.infinite.f32 p, %1; selp.f32 %0, 1.0, 2.0, p;}",
            lambda a, b, c: 1.0 if math.isinf(a) else 2.0,
        ),
        real("set.lt.f32.f32 %0, %1, %2;", lambda a, b, c: float(a < b)),
    ]
    for name, test in RELATIONS.items():
        rows.append(
            real(
                f"{{.reg .pred p; setp.{name}.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}}",
                lambda a, b, c, t=test: 1.0 if t(a, b) else 2.0,
            )
        )
    return rows


RELATIONS: dict[str, Callable[[float, float], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a < b or a > b,
    "lt": lambda a, b: a < b,
    "ge": lambda a, b: a >= b,
    "equ": lambda a, b: not (a < b or a > b),
    "neu": lambda a, b: a != b,
    "ltu": lambda a, b: not a >= b,
    "leu": lambda a, b: not a > b,
    "gtu": lambda a, b: not a <= b,
    "geu": lambda a, b: not a < b,
    "num": lambda a, b: a == a and b == b,
    "nan": lambda a, b: a != a or b != b,
}


def root(a: float) -> float:
    return math.sqrt(a) if a > 0 else a if a == 0 else NAN


def power2(a: float) -> float:
    return NAN if math.isnan(a) else INF if a >= 128 else 0.0 if a < -160 else float(np.float32(2.0**a))


def logarithm2(a: float) -> float:
    return NAN if math.isnan(a) or a < 0 else -INF if a == 0 else INF if math.isinf(a) else math.log2(a)


def doubles() -> list[Row]:
    return [
        Row("add.rn.f64 %0, %1, %2;", "d", "d", lambda a, b, c: m.add(a, b, "f64")),
        Row("mul.f64 %0, %1, %2;", "d", "d", lambda a, b, c: m.mul(a, b, "f64")),
        Row("fma.rn.f64 %0, %1, %2, %3;", "d", "d", lambda a, b, c: m.fma(a, b, c, "f64")),
        Row("div.rn.f64 %0, %1, %2;", "d", "d", lambda a, b, c: m.div(a, b, "f64")),
        Row("rcp.rn.f64 %0, %1;", "d", "d", lambda a, b, c: m.div(1.0, a, "f64")),
        Row("sqrt.rn.f64 %0, %1;", "d", "d", lambda a, b, c: root(a)),
        Row("min.f64 %0, %1, %2;", "d", "d", lambda a, b, c: m.least(a, b), any_zero=True),
        Row("neg.f64 %0, %1;", "d", "d", lambda a, b, c: -a),
        Row("abs.f64 %0, %1;", "d", "d", lambda a, b, c: abs(a)),
        Row("cvt.rmi.f64.f64 %0, %1;", "d", "d", lambda a, b, c: m.whole(a, "rmi")),
        *(Row(f"cvt.{r}.f32.f64 %0, %1;", "d", "f", lambda a, b, c, r=r: m.rounded(a, "f32", r)) for r in ("rn", "rz", "rm", "rp")),
        Row("cvt.f64.f32 %0, %1;", "f", "d", lambda a, b, c: a),
    ]  # fmt: skip


def conversions() -> list[Row]:
    rows: list[Row] = []
    for mode in ("rni", "rzi", "rmi", "rpi"):
        rows += [
            Row(f"cvt.{mode}.s32.f32 %0, %1;", "f", "r", lambda a, b, c, r=mode: m.to_integer(a, 32, True, r) & M32),
            Row(f"cvt.{mode}.u32.f32 %0, %1;", "f", "r", lambda a, b, c, r=mode: m.to_integer(a, 32, False, r)),
            Row(f"cvt.{mode}.s64.f32 %0, %1;", "f", "l", lambda a, b, c, r=mode: m.to_integer(a, 64, True, r) & M64),
            Row(
                f"cvt.{mode}.s32.f64 %0, %1;",
                "d",
                "r",
                lambda a, b, c, r=mode: m.to_integer(a, 32, True, r, True) & M32,
            ),
        ]
    for mode in ("rn", "rz", "rm", "rp"):
        rows += [
            Row(
                f"cvt.{mode}.f32.s32 %0, %1;",
                "r",
                "f",
                lambda a, b, c, r=mode: m.rounded(Fraction(signed(a)), "f32", r),
            ),
            Row(f"cvt.{mode}.f32.u32 %0, %1;", "r", "f", lambda a, b, c, r=mode: m.rounded(Fraction(a), "f32", r)),
            Row(f"cvt.{mode}.f32.u64 %0, %1;", "l", "f", lambda a, b, c, r=mode: m.rounded(Fraction(a), "f32", r)),
            Row(
                f"cvt.{mode}.f64.s64 %0, %1;",
                "l",
                "d",
                lambda a, b, c, r=mode: m.rounded(Fraction(signed(a, 64)), "f64", r),
            ),
        ]
    rows += [
        Row("cvt.rzi.ftz.u64.f32 %0, %1;", "f", "l", lambda a, b, c: m.to_integer(m.flush(a), 64, False, "rzi")),
        Row(
            "{.reg .u16 h; cvt.rzi.u8.f32 h, %1; cvt.u32.u16 %0, h;}",
            "f",
            "r",
            lambda a, b, c: m.to_integer(a, 8, False, "rzi"),
        ),
        Row(
            "{.reg .s16 h; cvt.rni.s16.f32 h, %1; cvt.s32.s16 %0, h;}",
            "f",
            "r",
            lambda a, b, c: m.to_integer(a, 16, True, "rni") & M32,
        ),
        word("cvt.s32.s8 %0, %1;", lambda a, b, c: signed(a, 8)),
        word("cvt.u32.u8 %0, %1;", lambda a, b, c: a & 255),
        word("cvt.s32.s16 %0, %1;", lambda a, b, c: signed(a, 16)),
        word("cvt.sat.u32.s32 %0, %1;", lambda a, b, c: max(signed(a), 0)),
        word("cvt.sat.s32.u32 %0, %1;", lambda a, b, c: min(a, (1 << 31) - 1)),
        word("{.reg .s16 h; cvt.sat.s8.s32 h, %1; cvt.s32.s16 %0, h;}", lambda a, b, c: m.clamp(signed(a), -128, 127)),
        word("{.reg .u16 h; cvt.sat.u8.s32 h, %1; cvt.u32.u16 %0, h;}", lambda a, b, c: m.clamp(signed(a), 0, 255)),
        long("cvt.sat.u32.s64 %0, %1;", lambda a, b, c: m.clamp(signed(a, 64), 0, M32), "r"),
        Row("cvt.s64.s32 %0, %1;", "r", "l", lambda a, b, c: signed(a) & M64),
        word("set.lt.u32.s32 %0, %1, %2;", lambda a, b, c: -(signed(a) < signed(b))),
        word(
            "{.reg .pred p; setp.ge.s32 p, %1, %2; selp.b32 %0, %1, %3, p;}",
            lambda a, b, c: a if signed(a) >= signed(b) else c,
        ),
        word("{.reg .pred p; setp.hi.u32 p, %1, %2; selp.b32 %0, %1, %3, p;}", lambda a, b, c: a if a > b else c),
        word(
            "{.reg .pred p, q; setp.gt.u32 p|q, %1, %2; mov.u32 %0, 0; @q mov.u32 %0, 5; @!q mov.u32 %0, 6;}",
            lambda a, b, c: 5 if a <= b else 6,
        ),
        word(
            "{.reg .pred p, q; setp.eq.u32 q, %3, 0; setp.lt.or.u32 p|q, %1, %2, !q; selp.b32 %0, 1, 2, q;}",
            lambda a, b, c: 1 if a >= b or c != 0 else 2,
        ),
        word(
            "{.reg .pred p, q; setp.lt.u32 p, %1, %2; setp.lt.u32 q, %2, %3; xor.pred p, p, q; not.pred p, p; selp.u32 %0, 1, 0, p;}",
            lambda a, b, c: (a < b) == (b < c),
        ),
        word("slct.u32.s32 %0, %1, %2, %3;", lambda a, b, c: a if signed(c) >= 0 else b),
        word(
            "{.reg .pred p; .reg .u32 i; mov.u32 i, 0; mov.u32 %0, %1;\\nLOOP: mad.lo.u32 %0, %0, 3, i; add.u32 i, i, 1; setp.lt.u32 p, i, 5; @p bra LOOP;}",
            lambda a, b, c: looped(a),
        ),
        word(
            "{.reg .pred p; mov.u32 %0, 1; setp.gt.u32 p, %1, %2; @p bra.uni ELSE; add.u32 %0, %0, %3; bra DONE; ELSE: mov.u32 %0, %1; DONE: xor.b32 %0, %0, 1;}",
            lambda a, b, c: (a if a > b else c + 1) ^ 1,
        ),
    ]
    return rows


def looped(a: int) -> int:
    for i in range(5):
        a = a * 3 + i
    return a


def halves() -> list[Row]:
    def pair(f: Callable[..., Any], form: str = "f16") -> Callable[..., Any]:
        read = m.half_of if form == "f16" else m.bfloat_of
        return lambda a, b, c: sum(
            m.half_bits(f(read(a >> n), read(b >> n), read(c >> n)), "rn", form) << n for n in (0, 16)
        )

    return [
        word("add.f16x2 %0, %1, %2;", pair(lambda a, b, c: m.add(a, b, "f16"))),
        word("sub.rn.f16x2 %0, %1, %2;", pair(lambda a, b, c: m.add(a, -b, "f16"))),
        word("mul.f16x2 %0, %1, %2;", pair(lambda a, b, c: m.mul(a, b, "f16"))),
        word("fma.rn.f16x2 %0, %1, %2, %3;", pair(lambda a, b, c: m.fma(a, b, c, "f16"))),
        word("fma.rn.bf16x2 %0, %1, %2, %3;", pair(lambda a, b, c: m.fma(a, b, c, "bf16"), "bf16")),
        word("fma.rn.relu.f16x2 %0, %1, %2, %3;", pair(lambda a, b, c: relu(m.fma(a, b, c, "f16")))),
        word("min.f16x2 %0, %1, %2;", pair(lambda a, b, c: m.least(a, b))),
        word("max.NaN.f16x2 %0, %1, %2;", pair(lambda a, b, c: m.greatest(a, b, True))),
        word("max.bf16x2 %0, %1, %2;", pair(lambda a, b, c: m.greatest(a, b), "bf16")),
        word("abs.f16x2 %0, %1;", pair(lambda a, b, c: abs(a))),
        word("neg.f16x2 %0, %1;", pair(lambda a, b, c: -a)),
        word(
            "{.reg .f16 l, h; mov.b32 {l, h}, %1; add.f16 l, l, h; mov.b32 %0, {l, h};}",
            lambda a, b, c: a & 0xFFFF0000 | m.half_bits(m.add(m.half_of(a), m.half_of(a >> 16), "f16")),
        ),
        Row("{.reg .b16 h; cvt.rn.f16.f32 h, %1; cvt.u32.u16 %0, h;}", "f", "r", lambda a, b, c: m.half_bits(a)),
        Row("{.reg .b16 h; cvt.rz.f16.f32 h, %1; cvt.u32.u16 %0, h;}", "f", "r", lambda a, b, c: m.half_bits(a, "rz")),
        Row(
            "{.reg .f16 h; .reg .u16 s; cvt.u16.u32 s, %1; mov.b16 h, s; cvt.f32.f16 %0, h;}",
            "r",
            "f",
            lambda a, b, c: m.half_of(a),
        ),
        Row("cvt.rn.f16x2.f32 %0, %1, %2;", "f", "r", lambda a, b, c: m.half_bits(a) << 16 | m.half_bits(b)),
        Row(
            "cvt.rn.bf16x2.f32 %0, %1, %2;",
            "f",
            "r",
            lambda a, b, c: m.half_bits(a, "rn", "bf16") << 16 | m.half_bits(b, "rn", "bf16"),
        ),
        Row(
            "{.reg .b16 h; cvt.rn.bf16.f32 h, %1; cvt.u32.u16 %0, h;}",
            "f",
            "r",
            lambda a, b, c: m.half_bits(a, "rn", "bf16"),
        ),
        Row(
            "cvt.rn.relu.bf16x2.f32 %0, %1, %2;",
            "f",
            "r",
            lambda a, b, c: m.half_bits(relu(a), "rn", "bf16") << 16 | m.half_bits(relu(b), "rn", "bf16"),
        ),
    ]


def relu(a: float) -> float:
    return a if math.isnan(a) or a > 0 else 0.0
