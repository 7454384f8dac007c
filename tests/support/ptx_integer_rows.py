"""Integer, bit and video instructions with the values that the PTX ISA gives them."""

from __future__ import annotations

from collections.abc import Callable

from tests.support import ptx_model as m
from tests.support.ptx_model import M32, M64, signed
from tests.support.ptx_row import Row, long, word


def integers() -> list[Row]:
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


def carries() -> list[Row]:
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


def bits() -> list[Row]:
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


def video() -> list[Row]:

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
