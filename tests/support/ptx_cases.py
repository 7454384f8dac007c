# ruff: noqa: E501 - a template stays on one line
"""PTX instructions with the values that the PTX ISA gives them, and a kernel that computes all of them.

Each row runs over the same operands; a row's function computes the result from them in Python (`ptx_model`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from tests.support import ptx_model as m
from tests.support.ptx_model import M32, M64, signed

WORDS = [
    (0, 0, 0), (1, 2, 3), (M32, 1, 0), (M32, M32, M32), (0x80000000, M32, 1), (0x7FFFFFFF, 1, 31), (0x12345678, 0x9ABCDEF0, 32),
    (0xDEADBEEF, 33, 0x1F), (5, 0x80000000, 40), (0xFF00FF00, 0x00FF00FF, 0x0F0F0F0F), (0x00010000, 28, 8), (7, 30, 4),
    (0xAABBCC80, 0x11223344, 0x7F98), (0xFFFE0001, 0x7F80FF01, 0x5410), (100, 255, 256), (0x80018001, 16, 0xFFFFFFFF),
]  # fmt: skip
LONGS = [
    (0, 0, 0), (1, 2, 3), (M64, 1, 0), (M64, M64, M64), (1 << 63, M64, 1), (M64 >> 1, 1, 63), (0x123456789ABCDEF0, 0xFEDCBA9876543210, 64),
    (0xDEADBEEFCAFEBABE, 65, 31), (5, 1 << 63, 70), (0xFF00FF00FF00FF00, 3, 60), (1 << 40, 60, 8), (M32, M32, 255),
    (0x80000000, 0x80000000, 32), (M64 - 4, 7, 12), (1 << 32, 1 << 32, 33), (0x8000000080000000, 33, 4),
]  # fmt: skip
NAN, INF = math.nan, math.inf
FLOATS = [
    (0.0, -0.0, 0.0), (-0.0, -0.0, 1.0), (1.0, 3.0, -1.0), (1 + 2**-12, 1 - 2**-12, -1.0), (NAN, 1.0, 2.0), (1.0, NAN, NAN), (INF, 1.0, -INF),
    (-INF, 0.0, 1.0), (2.0**-130, 1.0, 2.0**-140), (2.0**-126, 0.5, 2.0**-149), (3e38, 10.0, -1e38), (-2.5, 2.5, 0.5), (300.7, -7.25, 1e10),
    (0.1, 0.7, 1e-3), (-3e9, 3e9, 65504.0), (1e-20, 1e-25, -(2.0**-149)),
]  # fmt: skip
FLOATS = [(float(np.float32(a)), float(np.float32(b)), float(np.float32(c))) for a, b, c in FLOATS]
DOUBLES = [tuple(v * (1 + 2.0**-40) if math.isfinite(v) else v for v in row) for row in FLOATS]


@dataclass(frozen=True, slots=True)
class Row:
    """`ptx` with %0 as the result and %1, %2, %3 as operands of `kind` (r: words, l: 64 bits, f, d: floats)."""

    ptx: str
    kind: str
    result: str
    expected: Callable[..., Any]
    tolerance: float = 0.0
    """How far a float may lie from the expected one, relative to it."""
    any_zero: bool = False
    """Whether a zero may have either sign."""

    def values(self) -> list[Any]:
        return [self.expected(*row) for row in OPERANDS[self.kind]]


OPERANDS: dict[str, list[Any]] = {"r": WORDS, "l": LONGS, "f": FLOATS, "d": DOUBLES}
COUNT = len(WORDS)
DTYPES: dict[str, Any] = {"r": np.uint32, "l": np.uint64, "f": np.float32, "d": np.float64}
C_TYPES = {"r": "unsigned", "l": "unsigned long long", "f": "float", "d": "double"}


def word(ptx: str, f: Callable[..., Any]) -> Row:
    return Row(ptx, "r", "r", lambda a, b, c: f(a, b, c) & M32)


def long(ptx: str, f: Callable[..., Any], result: str = "l") -> Row:
    return Row(ptx, "l", result, lambda a, b, c: f(a, b, c) & (M64 if result == "l" else M32))


def real(ptx: str, f: Callable[..., Any], tolerance: float = 0.0, any_zero: bool = False) -> Row:
    return Row(ptx, "f", "f", f, tolerance, any_zero)


def _integers() -> list[Row]:
    rows = [
        word("add.u32 %0, %1, %2;", lambda a, b, c: a + b),
        word("add.s32 %0, %1, -7;", lambda a, b, c: a - 7),
        word("sub.u32 %0, %1, %2;", lambda a, b, c: a - b),
        word("add.sat.s32 %0, %1, %2;", lambda a, b, c: m.clamp(signed(a) + signed(b), -(1 << 31), (1 << 31) - 1)),
        word("sub.sat.s32 %0, %1, %2;", lambda a, b, c: m.clamp(signed(a) - signed(b), -(1 << 31), (1 << 31) - 1)),
        word("mul.lo.u32 %0, %1, %2;", lambda a, b, c: a * b),
        word("mul.lo.s32 %0, %1, %2;", lambda a, b, c: a * b),
        word("mul.hi.u32 %0, %1, %2;", lambda a, b, c: a * b >> 32),
        word("mul.hi.s32 %0, %1, %2;", lambda a, b, c: signed(a) * signed(b) >> 32),
        word("mad.lo.u32 %0, %1, %2, %3;", lambda a, b, c: a * b + c),
        word("mad.lo.s32 %0, %1, %2, %3;", lambda a, b, c: a * b + c),
        word("mad.hi.u32 %0, %1, %2, %3;", lambda a, b, c: (a * b >> 32) + c),
        word("mad.hi.s32 %0, %1, %2, %3;", lambda a, b, c: (signed(a) * signed(b) >> 32) + c),
        word(
            "mad.hi.sat.s32 %0, %1, %2, %3;",
            lambda a, b, c: m.clamp((signed(a) * signed(b) >> 32) + signed(c), -(1 << 31), (1 << 31) - 1),
        ),
        word("mul24.lo.u32 %0, %1, %2;", lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF)),
        word("mul24.hi.u32 %0, %1, %2;", lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) >> 16),
        word("mul24.lo.s32 %0, %1, %2;", lambda a, b, c: signed(a, 24) * signed(b, 24)),
        word("mul24.hi.s32 %0, %1, %2;", lambda a, b, c: signed(a, 24) * signed(b, 24) >> 16),
        word("mad24.lo.u32 %0, %1, %2, %3;", lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) + c),
        word("mad24.hi.s32 %0, %1, %2, %3;", lambda a, b, c: (signed(a, 24) * signed(b, 24) >> 16) + c),
        word("sad.u32 %0, %1, %2, %3;", lambda a, b, c: abs(a - b) + c),
        word("sad.s32 %0, %1, %2, %3;", lambda a, b, c: abs(signed(a) - signed(b)) + c),
        word("min.u32 %0, %1, %2;", lambda a, b, c: min(a, b)),
        word("min.s32 %0, %1, %2;", lambda a, b, c: min(signed(a), signed(b))),
        word("max.u32 %0, %1, %2;", lambda a, b, c: max(a, b)),
        word("max.s32 %0, %1, %2;", lambda a, b, c: max(signed(a), signed(b))),
        word("max.relu.s32 %0, %1, %2;", lambda a, b, c: max(signed(a), signed(b), 0)),
        word("abs.s32 %0, %1;", lambda a, b, c: abs(signed(a))),
        word("neg.s32 %0, %1;", lambda a, b, c: -a),
        word("{.reg .s32 d; or.b32 d, %2, 3; div.s32 %0, %1, d;}", lambda a, b, c: quotient(signed(a), signed(b | 3))),
        word(
            "{.reg .s32 d; or.b32 d, %2, 3; rem.s32 %0, %1, d;}",
            lambda a, b, c: signed(a) - signed(b | 3) * quotient(signed(a), signed(b | 3)),
        ),
        word("{.reg .u32 d; or.b32 d, %2, 3; div.u32 %0, %1, d;}", lambda a, b, c: a // (b | 3)),
        word("{.reg .u32 d; or.b32 d, %2, 3; rem.u32 %0, %1, d;}", lambda a, b, c: a % (b | 3)),
    ]
    for x, sx in (("u32", False), ("s32", True)):
        for y, sy in (("u32", False), ("s32", True)):
            rows.append(word(f"dp4a.{x}.{y} %0, %1, %2, %3;", lambda a, b, c, s=sx, t=sy: m.dot(a, b, c, s, t)))
            for half in ("lo", "hi"):
                rows.append(
                    word(
                        f"dp2a.{half}.{x}.{y} %0, %1, %2, %3;",
                        lambda a, b, c, s=sx, t=sy, h=half: m.dot(a, b, c, s, t, h),
                    )
                )
    rows += [
        long("add.u64 %0, %1, %2;", lambda a, b, c: a + b),
        long("sub.s64 %0, %1, %2;", lambda a, b, c: a - b),
        long("mul.lo.u64 %0, %1, %2;", lambda a, b, c: a * b),
        long("mul.hi.u64 %0, %1, %2;", lambda a, b, c: a * b >> 64),
        long("mul.hi.s64 %0, %1, %2;", lambda a, b, c: signed(a, 64) * signed(b, 64) >> 64),
        long("mad.lo.s64 %0, %1, %2, %3;", lambda a, b, c: a * b + c),
        long("min.s64 %0, %1, %2;", lambda a, b, c: min(signed(a, 64), signed(b, 64))),
        long("max.u64 %0, %1, %2;", lambda a, b, c: max(a, b)),
        long("abs.s64 %0, %1;", lambda a, b, c: abs(signed(a, 64))),
        long("neg.s64 %0, %1;", lambda a, b, c: -a),
        Row("mul.wide.u32 %0, %1, %2;", "r", "l", lambda a, b, c: a * b & M64),
        Row("mul.wide.s32 %0, %1, %2;", "r", "l", lambda a, b, c: signed(a) * signed(b) & M64),
        Row("{.reg .u64 t; cvt.u64.u32 t, %3; mad.wide.u32 %0, %1, %2, t;}", "r", "l", lambda a, b, c: a * b + c & M64),
        Row(
            "{.reg .s64 t; cvt.s64.s32 t, %3; mad.wide.s32 %0, %1, %2, t;}",
            "r",
            "l",
            lambda a, b, c: signed(a) * signed(b) + signed(c) & M64,
        ),
        word(
            "{.reg .u16 a, b; cvt.u16.u32 a, %1; cvt.u16.u32 b, %2; mul.wide.u16 %0, a, b;}",
            lambda a, b, c: (a & 0xFFFF) * (b & 0xFFFF),
        ),
        word(
            "{.reg .s16 a, b; cvt.s16.s32 a, %1; cvt.s16.s32 b, %2; mul.wide.s16 %0, a, b;}",
            lambda a, b, c: signed(a, 16) * signed(b, 16),
        ),
        word(
            "{.reg .u16 a, b; cvt.u16.u32 a, %1; cvt.u16.u32 b, %2; mul.hi.u16 a, a, b; cvt.u32.u16 %0, a;}",
            lambda a, b, c: (a & 0xFFFF) * (b & 0xFFFF) >> 16,
        ),
        word(
            "{.reg .s16 a, b; cvt.s16.s32 a, %1; cvt.s16.s32 b, %2; mad.lo.s16 a, a, b, b; cvt.s32.s16 %0, a;}",
            lambda a, b, c: signed(signed(a, 16) * signed(b, 16) + b, 16),
        ),
        word(
            "{.reg .s16 a, b; cvt.s16.s32 a, %1; cvt.s16.s32 b, %2; min.s16 a, a, b; cvt.s32.s16 %0, a;}",
            lambda a, b, c: min(signed(a, 16), signed(b, 16)),
        ),
    ]
    return rows


def quotient(a: int, b: int) -> int:
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def _carries() -> list[Row]:
    wide = "{.reg .u32 t, u; add.cc.u32 t, %1, %2; addc.cc.u32 u, %2, %3; addc.u32 %0, u, 0;}"
    return [
        word("{.reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0;}", lambda a, b, c: c + (a + b >> 32)),
        word("{.reg .u32 t; sub.cc.u32 t, %1, %2; subc.u32 %0, %3, 0;}", lambda a, b, c: c - (a < b)),
        word(wide, lambda a, b, c: b + c + (a + b >> 32) + (b + c + (a + b >> 32) >> 32)),
        word("{.reg .u32 t; mad.lo.cc.u32 t, %1, %2, %3; madc.hi.u32 %0, %1, %2, 0;}", lambda a, b, c: a * b + c >> 32),
        word(
            "{.reg .u32 t, u; mad.lo.cc.u32 t, %1, %2, %3; madc.hi.cc.u32 u, %1, %2, %3; addc.u32 %0, 0, 0;}",
            lambda a, b, c: (a * b >> 32) + c + ((a * b & M32) + c >> 32) >> 32,
        ),
        word(
            "{.reg .s32 t; sub.cc.s32 t, %1, %2; subc.cc.s32 t, %3, %1; subc.s32 %0, 0, 0;}",
            lambda a, b, c: -(c - a - (a < b) < 0),
        ),
        long("{.reg .u64 t; add.cc.u64 t, %1, %2; addc.u64 %0, %3, 0;}", lambda a, b, c: c + (a + b >> 64)),
        long("{.reg .u64 t; mad.lo.cc.u64 t, %1, %2, %3; madc.hi.u64 %0, %1, %2, 0;}", lambda a, b, c: a * b + c >> 64),
    ]


def _bits() -> list[Row]:
    rows = [
        word("and.b32 %0, %1, %2;", lambda a, b, c: a & b),
        word("or.b32 %0, %1, %2;", lambda a, b, c: a | b),
        word("xor.b32 %0, %1, 0xff;", lambda a, b, c: a ^ 255),
        word("not.b32 %0, %1;", lambda a, b, c: ~a),
        word("cnot.b32 %0, %1;", lambda a, b, c: a == 0),
        word("shl.b32 %0, %1, %2;", lambda a, b, c: a << b if b < 32 else 0),
        word("shl.b32 %0, %1, 5;", lambda a, b, c: a << 5),
        word("shl.b32 %0, %1, 32;", lambda a, b, c: 0),
        word("shr.u32 %0, %1, %2;", lambda a, b, c: a >> min(b, 40)),
        word("shr.b32 %0, %1, %3;", lambda a, b, c: a >> min(c, 40)),
        word("shr.s32 %0, %1, %2;", lambda a, b, c: signed(a) >> min(b, 40)),
        word(
            "{.reg .s16 h; cvt.s16.s32 h, %1; shr.s16 h, h, %2; cvt.s32.s16 %0, h;}",
            lambda a, b, c: signed(a, 16) >> min(b, 40),
        ),
        word(
            "{.reg .b16 h; cvt.u16.u32 h, %1; shl.b16 h, h, %2; cvt.u32.u16 %0, h;}",
            lambda a, b, c: (a << min(b, 40)) & 0xFFFF,
        ),
        word("bfe.u32 %0, %1, %2, %3;", lambda a, b, c: m.bfe(a, b, c, 32, False)),
        word("bfe.s32 %0, %1, %2, %3;", lambda a, b, c: m.bfe(a, b, c, 32, True)),
        word("bfe.u32 %0, %1, 8, 8;", lambda a, b, c: a >> 8 & 255),
        word("bfi.b32 %0, %1, %2, %3, 5;", lambda a, b, c: m.bfi(a, b, c, 5, 32)),
        word("bfi.b32 %0, %1, %2, 7, %3;", lambda a, b, c: m.bfi(a, b, 7, c, 32)),
        word("popc.b32 %0, %1;", lambda a, b, c: bin(a).count("1")),
        word("clz.b32 %0, %1;", lambda a, b, c: 32 - a.bit_length()),
        word("brev.b32 %0, %1;", lambda a, b, c: int(f"{a:032b}"[::-1], 2)),
        word("bfind.u32 %0, %1;", lambda a, b, c: m.bfind(a, 32, False)),
        word("bfind.s32 %0, %1;", lambda a, b, c: m.bfind(a, 32, True)),
        word("bfind.shiftamt.u32 %0, %1;", lambda a, b, c: m.bfind(a, 32, False, True)),
        word("bfind.shiftamt.s32 %0, %1;", lambda a, b, c: m.bfind(a, 32, True, True)),
        word("fns.b32 %0, %1, 3, 2;", lambda a, b, c: m.fns(a, 3, 2)),
        word("fns.b32 %0, %1, 20, -3;", lambda a, b, c: m.fns(a, 20, -3)),
        word("{.reg .u32 p; and.b32 p, %2, 31; fns.b32 %0, %1, p, 0;}", lambda a, b, c: m.fns(a, b & 31, 0)),
        word("bmsk.clamp.b32 %0, %1, %2;", lambda a, b, c: sum(1 << i for i in range(32) if a <= i < a + b)),
        word(
            "bmsk.wrap.b32 %0, %1, %2;",
            lambda a, b, c: sum(1 << i for i in range(32) if (a & 31) <= i < (a & 31) + (b & 31)),
        ),
        word("szext.clamp.u32 %0, %1, %3;", lambda a, b, c: a & (1 << min(c, 32)) - 1),
        word("szext.clamp.s32 %0, %1, %3;", lambda a, b, c: signed(a, min(c, 32)) if c else 0),
        word("szext.wrap.s32 %0, %1, %2;", lambda a, b, c: signed(a, b & 31) if b & 31 else 0),
        long("shl.b64 %0, %1, 33;", lambda a, b, c: a << 33),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; shl.b64 %0, %1, n;}", lambda a, b, c: a << min(c & M32, 64)),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; shr.s64 %0, %1, n;}", lambda a, b, c: signed(a, 64) >> min(c & M32, 64)),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; shr.u64 %0, %1, n;}", lambda a, b, c: a >> min(c & M32, 64)),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; bfe.s64 %0, %1, n, 9;}", lambda a, b, c: m.bfe(a, c, 9, 64, True)),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; bfe.u64 %0, %1, 9, n;}", lambda a, b, c: m.bfe(a, 9, c, 64, False)),
        long("{.reg .u32 n; cvt.u32.u64 n, %3; bfi.b64 %0, %1, %2, n, 9;}", lambda a, b, c: m.bfi(a, b, c, 9, 64)),
        long("popc.b64 %0, %1;", lambda a, b, c: bin(a).count("1"), "r"),
        long("clz.b64 %0, %1;", lambda a, b, c: 64 - a.bit_length(), "r"),
        long("brev.b64 %0, %1;", lambda a, b, c: int(f"{a:064b}"[::-1], 2)),
        long("bfind.s64 %0, %1;", lambda a, b, c: m.bfind(a, 64, True), "r"),
        long("bfind.u64 %0, %1;", lambda a, b, c: m.bfind(a, 64, False), "r"),
        long("not.b64 %0, %1;", lambda a, b, c: ~a),
        long("{.reg .b32 l, h; mov.b64 {l, h}, %1; mov.b64 %0, {h, l};}", lambda a, b, c: a >> 32 | a << 32),
        word("{.reg .b16 l, h; mov.b32 {l, h}, %1; mov.b32 %0, {h, l};}", lambda a, b, c: a >> 16 | a << 16),
        word(
            "{.reg .u64 w; cvt.s64.s32 w, %1; shr.u64 w, w, 4; cvt.u32.u64 %0, w;}",
            lambda a, b, c: (signed(a) & M64) >> 4,
        ),
    ]
    for table in (0x00, 0x96, 0xE8, 0xCA, 0xB8, 0x1B, 0x80, 0x7F, 0xFF):
        rows.append(word(f"lop3.b32 %0, %1, %2, %3, {table:#x};", lambda a, b, c, t=table: m.lop3(a, b, c, t)))
    rows.append(word("{.reg .pred p, q; setp.eq.u32 q, %1, 1; lop3.or.b32 %0|p, %1, %2, %3, 0xc0, q; @p add.u32 %0, %0, 1;}",
                     lambda a, b, c: (a & b) + ((a & b) != 0 or a == 1)))  # fmt: skip
    for side, left in (("l", True), ("r", False)):
        for how in ("wrap", "clamp"):
            rows.append(
                word(
                    f"shf.{side}.{how}.b32 %0, %1, %2, %3;",
                    lambda a, b, c, x=left, w=how == "wrap": m.shf(a, b, c, x, w),
                )
            )
    for mode in ("", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"):
        name = f"prmt.b32.{mode}" if mode else "prmt.b32"
        rows.append(word(f"{name} %0, %1, %2, %3;", lambda a, b, c, x=mode: m.prmt(a, b, c, x)))
    rows.append(word("prmt.b32 %0, %1, %2, 0x9f08;", lambda a, b, c: m.prmt(a, b, 0x9F08)))
    return rows


def _video() -> list[Row]:

    def s32(v: int) -> int:
        return m.clamp(v, -(1 << 31), (1 << 31) - 1)

    def u32(v: int) -> int:
        return m.clamp(v, 0, M32)

    return [
        word("vadd.s32.s32.s32 %0, %1, %2;", lambda a, b, c: a + b),
        word("vadd.s32.s32.s32.sat %0, %1, %2;", lambda a, b, c: s32(signed(a) + signed(b))),
        word("vadd.u32.u32.s32.sat %0, %1.b1, %2.h1;", lambda a, b, c: u32((a >> 8 & 255) + signed(b >> 16, 16))),
        word("vsub.s32.u32.u32 %0, %1.b3, %2.b0;", lambda a, b, c: (a >> 24) - (b & 255)),
        word("vabsdiff.u32.u32.u32 %0, %1, %2;", lambda a, b, c: abs(a - b)),
        word(
            "vabsdiff.u32.s32.s32.add %0, %1.b0, %2.b2, %3;", lambda a, b, c: abs(signed(a, 8) - signed(b >> 16, 8)) + c
        ),
        word("vmin.s32.s32.s32.max %0, %1, %2, %3;", lambda a, b, c: max(min(signed(a), signed(b)), signed(c))),
        word(
            "vmax.u32.u32.u32 %0.h1, %1.h0, %2.h0, %3;", lambda a, b, c: max(a & 0xFFFF, b & 0xFFFF) << 16 | c & 0xFFFF
        ),
        word("vshl.u32.u32.u32.wrap %0, %1, %2;", lambda a, b, c: a << (b & 31)),
        word("vshr.u32.u32.u32.clamp %0, %1, %2;", lambda a, b, c: a >> min(b, 32)),
        word("vset.u32.u32.lt %0, %1, %2;", lambda a, b, c: a < b),
        word("vadd4.u32.u32.u32 %0, %1, %2, %3;", lambda a, b, c: m_lanes(a, b, 8, lambda x, y: x + y)),
        word(
            "vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;",
            lambda a, b, c: c + sum(abs((a >> i & 255) - (b >> i & 255)) for i in (0, 8, 16, 24)),
        ),
        word(
            "vmax2.s32.s32.s32 %0, %1, %2, %3;",
            lambda a, b, c: m_lanes(a, b, 16, lambda x, y: max(signed(x, 16), signed(y, 16))),
        ),
    ]


def m_lanes(a: int, b: int, bits: int, f: Callable[[int, int], int]) -> int:
    mask = (1 << bits) - 1
    return sum((f(a >> i & mask, b >> i & mask) & mask) << i for i in range(0, 32, bits))


def _floats() -> list[Row]:
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


def _doubles() -> list[Row]:
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


def _conversions() -> list[Row]:
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


def _halves() -> list[Row]:
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


GROUPS: dict[str, list[Row]] = {
    "integers": _integers(),
    "carries": _carries(),
    "bits": _bits(),
    "video": _video(),
    "floats": _floats(),
    "doubles": _doubles(),
    "conversions": _conversions(),
    "halves": _halves(),
}
FUNCTION_ROWS = tuple(row for rows in GROUPS.values() for row in rows)


def arguments(rows: list[Row]) -> list[tuple[str, Any]]:
    """The kernel's arguments: three arrays of operands of each kind, then an array of results of each kind."""
    given: list[tuple[str, Any]] = []
    for kind in "rlfd":
        table = np.array(OPERANDS[kind], dtype=DTYPES[kind])
        given += [(f"{kind}{n}", table[:, n].copy()) for n in range(3)]
    return given + [(f"{kind}_out", np.zeros(max(len(rows), 1) * COUNT, DTYPES[kind])) for kind in "rlfd"]


def source(rows: list[Row]) -> str:
    """A kernel whose thread i computes every row's i-th result."""
    parameters = [f"const {C_TYPES[k]}* {k}{n}" for k in "rlfd" for n in range(3)]
    parameters += [f"{C_TYPES[k]}* {k}_out" for k in "rlfd"]
    lines = [f"__global__ void k({', '.join(parameters)}) {{", "  const unsigned t = threadIdx.x;"]
    for n, row in enumerate(rows):
        k = row.kind
        text = row.ptx.replace("LOOP", f"L{n}").replace("ELSE", f"E{n}").replace("DONE", f"D{n}")
        used = [
            f'"{k}"({k}{i}[t])'
            for i in range(3)
            if f"%{i + 1}" in text or any(f"%{j + 1}" in text for j in range(i, 3))
        ]
        lines.append(f'  {{ {C_TYPES[row.result]} o; asm volatile("{text}" : "=&{row.result}"(o) : {", ".join(used)});'
                     f" {row.result}_out[{n * COUNT}u + t] = o; }}")  # fmt: skip
    return "\n".join([*lines, "}", ""])


def differences(rows: list[Row], results: Mapping[str, Any]) -> list[str]:
    """A line for each result that is not the expected one."""
    found: list[str] = []
    for n, row in enumerate(rows):
        got = results[f"{row.result}_out"][n * COUNT : (n + 1) * COUNT]
        for given, value, wanted in zip(OPERANDS[row.kind], got, row.values(), strict=True):
            if not equal(row, value, wanted):
                shown = [hex(x) if isinstance(x, int) else repr(x) for x in (*given, wanted)]
                mine = hex(int(value)) if row.result in "rl" else repr(float(value))
                found.append(f"{row.ptx} ({', '.join(shown[:3])}): {mine}, not {shown[3]}")
    return found


def equal(row: Row, value: Any, wanted: Any) -> bool:
    if row.result in "rl":
        return int(value) == int(wanted)
    if math.isnan(wanted):
        return math.isnan(value) or row.tolerance > 1e-5
    if row.tolerance:
        return bool(value == wanted) or abs(float(value) - wanted) <= row.tolerance * abs(wanted) + 2.0**-149
    wanted = float(DTYPES[row.result](wanted))
    return float(value) == wanted and (
        row.any_zero or wanted != 0 or math.copysign(1, value) == math.copysign(1, wanted)
    )
