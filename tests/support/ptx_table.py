"""Inline PTX with values worked out by hand from the PTX ISA, and a kernel that computes them all."""

from __future__ import annotations

# (PTX with %0 as the result and a, b, c as %1, %2, %3; a; b; c; the result's bits)
INTEGERS: tuple[tuple[str, int, int, int, int], ...] = (
    ("add.u32 %0, %1, %2;", 0xFFFFFFFF, 2, 0, 1),
    ("sub.s32 %0, %1, %2;", 3, 5, 0, 0xFFFFFFFE),
    ("add.sat.s32 %0, %1, %2;", 0x7FFFFFFF, 1, 0, 0x7FFFFFFF),
    ("sub.sat.s32 %0, %1, %2;", 0x80000000, 1, 0, 0x80000000),
    ("mul.lo.u32 %0, %1, %2;", 0x10001, 0x10001, 0, 0x20001),
    ("mul.hi.u32 %0, %1, %2;", 0x80000000, 6, 0, 3),
    ("mul.hi.s32 %0, %1, %2;", 0xFFFFFFFF, 5, 0, 0xFFFFFFFF),
    ("mad.lo.s32 %0, %1, %2, %3;", 0xFFFFFFFF, 7, 10, 3),
    ("mad.hi.u32 %0, %1, %2, %3;", 0x80000000, 4, 5, 7),
    ("mul24.lo.u32 %0, %1, %2;", 0xFF000003, 5, 0, 15),
    ("sad.u32 %0, %1, %2, %3;", 3, 10, 100, 107),
    ("sad.s32 %0, %1, %2, %3;", 0xFFFFFFFD, 4, 1, 8),
    ("min.s32 %0, %1, %2;", 0xFFFFFFFF, 1, 0, 0xFFFFFFFF),
    ("min.u32 %0, %1, %2;", 0xFFFFFFFF, 1, 0, 1),
    ("max.s32 %0, %1, %2;", 0xFFFFFFFF, 1, 0, 1),
    ("abs.s32 %0, %1;", 0x80000000, 0, 0, 0x80000000),
    ("neg.s32 %0, %1;", 5, 0, 0, 0xFFFFFFFB),
    ("div.s32 %0, %1, %2;", 0xFFFFFFF9, 2, 0, 0xFFFFFFFD),
    ("rem.s32 %0, %1, %2;", 0xFFFFFFF9, 3, 0, 0xFFFFFFFF),
    ("and.b32 %0, %1, %2;", 0xF0F0, 0xFF00, 0, 0xF000),
    ("xor.b32 %0, %1, %2;", 0xF0F0, 0xFF00, 0, 0x0FF0),
    ("not.b32 %0, %1;", 0, 0, 0, 0xFFFFFFFF),
    ("cnot.b32 %0, %1;", 0, 0, 0, 1),
    ("shl.b32 %0, %1, %2;", 1, 31, 0, 0x80000000),
    ("shl.b32 %0, %1, %2;", 1, 32, 0, 0),
    ("shr.u32 %0, %1, %2;", 0x80000000, 40, 0, 0),
    ("shr.s32 %0, %1, %2;", 0x80000000, 40, 0, 0xFFFFFFFF),
    ("shf.l.wrap.b32 %0, %1, %2, %3;", 0x80000000, 1, 33, 3),
    ("shf.l.clamp.b32 %0, %1, %2, %3;", 0x12345678, 1, 40, 0x12345678),
    ("shf.r.wrap.b32 %0, %1, %2, %3;", 0x80000000, 1, 1, 0xC0000000),
    ("shf.r.clamp.b32 %0, %1, %2, %3;", 5, 0x87654321, 32, 0x87654321),
    ("lop3.b32 %0, %1, %2, %3, 0x96;", 0b1100, 0b1010, 0b1111, 0b1001),
    ("lop3.b32 %0, %1, %2, %3, 0xE8;", 0b1100, 0b1010, 0b0110, 0b1110),
    ("bfe.u32 %0, %1, %2, %3;", 0xABCD1234, 8, 8, 0x12),
    ("bfe.s32 %0, %1, %2, %3;", 0x0000F000, 12, 4, 0xFFFFFFFF),
    ("bfe.s32 %0, %1, %2, %3;", 0x80000000, 28, 8, 0xFFFFFFF8),
    ("bfe.u32 %0, %1, %2, %3;", 0xFFFFFFFF, 4, 0, 0),
    ("bfi.b32 %0, %1, %2, %3, 4;", 0xF, 0, 8, 0xF00),
    ("bfi.b32 %0, %1, %2, %3, 4;", 0xF, 7, 40, 7),
    ("popc.b32 %0, %1;", 0xF0F1, 0, 0, 9),
    ("clz.b32 %0, %1;", 0, 0, 0, 32),
    ("clz.b32 %0, %1;", 1, 0, 0, 31),
    ("bfind.u32 %0, %1;", 0x00010000, 0, 0, 16),
    ("bfind.u32 %0, %1;", 0, 0, 0, 0xFFFFFFFF),
    ("bfind.s32 %0, %1;", 0xFFFFFFFE, 0, 0, 0),
    ("bfind.shiftamt.u32 %0, %1;", 0x00010000, 0, 0, 15),
    ("brev.b32 %0, %1;", 1, 0, 0, 0x80000000),
    ("prmt.b32 %0, %1, %2, 0x5410;", 0xAABBCCDD, 0x11223344, 0, 0x3344CCDD),
    ("prmt.b32 %0, %1, %2, 0x0008;", 0xAABBCC80, 0, 0, 0x808080FF),
    ("selp.b32 %0, %1, %2, 1;", 7, 9, 0, 7),
    ("{.reg .pred p; setp.lt.s32 p, %1, %2; selp.b32 %0, 1, 2, p;}", 0xFFFFFFFF, 0, 0, 1),
    ("{.reg .pred p; setp.lo.u32 p, %1, %2; selp.b32 %0, 1, 2, p;}", 0xFFFFFFFF, 0, 0, 2),
    ("{.reg .pred p, q; setp.gt.u32 p|q, %1, %2; @q mov.u32 %0, 5; @p mov.u32 %0, 6;}", 1, 2, 0, 5),
    ("{.reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0;}", 0xFFFFFFFF, 1, 10, 11),
    ("{.reg .u32 t; sub.cc.u32 t, %1, %2; subc.u32 %0, %3, 0;}", 0, 1, 10, 9),
    ("{.reg .u32 t; mad.lo.cc.u32 t, %1, %2, %3; madc.hi.u32 %0, %1, %2, 0;}", 0xFFFFFFFF, 2, 2, 2),
    ("{.reg .u64 t; mul.wide.u32 t, %1, %2; shr.u64 t, t, 32; cvt.u32.u64 %0, t;}", 0x80000000, 6, 0, 3),
    ("dp4a.u32.u32 %0, %1, %2, %3;", 0x01020304, 0x01010101, 5, 15),
    ("dp4a.s32.s32 %0, %1, %2, %3;", 0x000000FF, 0x00000002, 1, 0xFFFFFFFF),
    ("dp2a.lo.u32.u32 %0, %1, %2, %3;", 0x00020003, 0x99990504, 1, 23),
    ("dp2a.hi.u32.u32 %0, %1, %2, %3;", 0x00020003, 0x05049999, 1, 23),
    ("cvt.s32.s8 %0, %1;", 0x80, 0, 0, 0xFFFFFF80),
    ("cvt.u32.u8 %0, %1;", 0x1FF, 0, 0, 0xFF),
    ("mad24.lo.u32 %0, %1, %2, %3;", 0xFF000003, 5, 7, 22),
    ("add.sat.s32 %0, %1, %2;", 5, 7, 0, 12),
    ("sub.sat.s32 %0, %1, %2;", 0x7FFFFFFF, 0xFFFFFFFF, 0, 0x7FFFFFFF),
    ("slct.u32.s32 %0, %1, %2, %3;", 7, 9, 0xFFFFFFFF, 9),
    ("prmt.b32 %0, %1, %2, %3;", 0xAABBCC80, 0x11223344, 0x7F98, 0x1100FFFF),
    ("bfe.s32 %0, %1, %2, %3;", 0x80000000, 40, 3, 0xFFFFFFFF),
    ("bfe.s32 %0, %1, %2, %3;", 0xFFFFFFFF, 4, 0, 0),
    ("{.reg .u64 x; cvt.u64.u32 x, %1; shl.b64 x, x, 32; bfe.u64 x, x, 28, 8; cvt.u32.u64 %0, x;}", 0xABC, 0, 0, 0xC0),
    ("{.reg .s64 x; cvt.s64.s32 x, %1; bfe.s64 x, x, 31, 40; cvt.u32.u64 %0, x;}", 0x80000000, 0, 0, 0xFFFFFFFF),
    ("{.reg .u64 x; cvt.u64.u32 x, %1; clz.b64 %0, x;}", 1, 0, 0, 63),
    ("{.reg .u64 x; cvt.u64.u32 x, %1; brev.b64 x, x; shr.u64 x, x, 32; cvt.u32.u64 %0, x;}", 1, 0, 0, 0x80000000),
    ("{.reg .u64 x; cvt.u64.u32 x, %1; shl.b64 x, x, 20; bfind.u64 %0, x;}", 0x80000000, 0, 0, 51),
    ("{.reg .u32 t; add.cc.u32 t, %1, %2; addc.cc.u32 t, %1, 0; addc.u32 %0, %3, 0;}", 0xFFFFFFFF, 1, 10, 11),
    ("{.reg .u32 t; sub.cc.u32 t, %1, %2; subc.cc.u32 t, %1, 0; subc.u32 %0, %3, 0;}", 0, 1, 10, 9),
    ("{.reg .u32 t; add.cc.u32 t, %1, %2; addc.cc.u32 t, %1, %1; addc.u32 %0, 0, 0;}", 0xFFFFFFFF, 1, 0, 1),
    ("{.reg .pred p, q; setp.eq.u32 q, %3, 0; setp.lt.and.u32 p, %1, %2, q; selp.b32 %0, 1, 2, p;}", 1, 2, 0, 1),
    ("{.reg .pred p, q; setp.eq.u32 q, %3, 0; setp.lt.and.u32 p, %1, %2, q; selp.b32 %0, 1, 2, p;}", 1, 2, 3, 2),
    ("{.reg .pred p, q; setp.eq.u32 q, %3, 0; setp.lt.or.u32 p|q, %1, %2, !q; selp.b32 %0, 1, 2, q;}", 1, 2, 3, 1),
    ("{.reg .pred p; setp.eq.u32 p, %1, 5; mov.u32 %0, 1; @!p mov.u32 %0, 2;}", 5, 0, 0, 1),
    ("cvt.sat.u32.s32 %0, %1;", 0xFFFFFFFB, 0, 0, 0),
    ("cvt.sat.s32.u32 %0, %1;", 0xFFFFFFFB, 0, 0, 0x7FFFFFFF),
    ("{.reg .s16 h; cvt.sat.s8.s32 h, %1; cvt.s32.s16 %0, h;}", 300, 0, 0, 127),
    ("{.reg .s16 h; cvt.sat.s8.s32 h, %1; cvt.s32.s16 %0, h;}", 0xFFFFFE00, 0, 0, 0xFFFFFF80),
    ("{.reg .u16 h; .reg .f32 f; mov.b32 f, %1; cvt.rzi.u8.f32 h, f; cvt.u32.u16 %0, h;}", 0x43960000, 0, 0, 255),
    ("{.reg .s16 h; .reg .f32 f; mov.b32 f, %1; cvt.rni.s16.f32 h, f; cvt.s32.s16 %0, h;}", 0xC7C35000, 0, 0, 0xFFFF8000),
    ("{.reg .u16 l, h; mov.b32 {l, h}, %1; mov.b32 %0, {h, l};}", 0x12345678, 0, 0, 0x56781234),
    ("L: add.u32 %0, %1, 0;", 4, 0, 0, 4),
)  # fmt: skip
FLOATS: tuple[tuple[str, float, float, float, float], ...] = (
    ("fma.rn.f32 %0, %1, %2, %3;", 1 + 2**-12, 1 - 2**-12, -1.0, -(2**-24)),
    ("mul.rn.f32 %0, %1, %2;", 3.0, 0.5, 0, 1.5),
    ("add.sat.f32 %0, %1, %2;", 3.0, 0.5, 0, 1.0),
    ("min.f32 %0, %1, %2;", float("nan"), 2.0, 0, 2.0),
    ("abs.f32 %0, %1;", -2.5, 0, 0, 2.5),
    ("neg.f32 %0, %1;", -2.5, 0, 0, 2.5),
    ("rcp.rn.f32 %0, %1;", 4.0, 0, 0, 0.25),
    ("sqrt.rn.f32 %0, %1;", 2.25, 0, 0, 1.5),
    ("ex2.approx.f32 %0, %1;", 3.0, 0, 0, 8.0),
    ("lg2.approx.f32 %0, %1;", 8.0, 0, 0, 3.0),
    ("copysign.f32 %0, %1, %2;", -0.0, 3.0, 0, -3.0),
    ("cvt.rni.f32.f32 %0, %1;", 2.5, 0, 0, 2.0),
    ("cvt.rmi.f32.f32 %0, %1;", -2.5, 0, 0, -3.0),
    ("cvt.sat.f32.f32 %0, %1;", 7.0, 0, 0, 1.0),
    ("{.reg .s32 t; cvt.rzi.s32.f32 t, %1; cvt.rn.f32.s32 %0, t;}", 3e9, 0, 0, 2147483648.0),
    ("{.reg .s32 t; cvt.rzi.s32.f32 t, %1; cvt.rn.f32.s32 %0, t;}", float("nan"), 0, 0, 0.0),
    ("{.reg .u32 t; cvt.rzi.u32.f32 t, %1; cvt.rn.f32.u32 %0, t;}", -5.0, 0, 0, 0.0),
    ("fma.rn.sat.f32 %0, %1, %2, %3;", 3.0, 0.5, 1.0, 1.0),
    ("mul.sat.f32 %0, %1, %2;", float("nan"), 1.0, 0, 0.0),
    ("rsqrt.approx.f32 %0, %1;", 4.0, 0, 0, 0.5),
    ("sqrt.approx.f32 %0, %1;", 2.25, 0, 0, 1.5),
    ("rcp.approx.ftz.f32 %0, %1;", 4.0, 0, 0, 0.25),
    ("div.rn.f32 %0, %1, %2;", 3.0, 2.0, 0, 1.5),
    ("max.f32 %0, %1, %2;", 1.0, float("nan"), 0, 1.0),
    ("slct.f32.f32 %0, %1, %2, %3;", 1.0, 2.0, float("nan"), 2.0),
    ("slct.f32.f32 %0, %1, %2, %3;", 1.0, 2.0, -0.0, 1.0),
    ("cvt.rpi.f32.f32 %0, %1;", 2.25, 0, 0, 3.0),
    ("{.reg .pred p; setp.neu.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}", float("nan"), 1.0, 0, 1.0),
    ("{.reg .pred p; setp.nan.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}", 1.0, float("nan"), 0, 1.0),
    ("{.reg .pred p; setp.num.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}", 1.0, 1.0, 0, 1.0),
    ("{.reg .pred p; setp.eq.f32 p, %1, %1; selp.f32 %0, 1.0, 2.0, p;}", float("nan"), 1.0, 0, 2.0),
    ("{.reg .pred p; setp.ltu.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}", float("nan"), 1.0, 0, 1.0),
    ("{.reg .pred p; setp.ne.f32 p, %1, %2; selp.f32 %0, 1.0, 2.0, p;}", float("nan"), 1.0, 0, 2.0),
)  # fmt: skip


IntegerRow = tuple[str, int, int, int, int]
FloatRow = tuple[str, float, float, float, float]


def kernel_source(integers: tuple[IntegerRow, ...] = INTEGERS, floats: tuple[FloatRow, ...] = FLOATS) -> bytes:
    """One assignment a row, so that each statement is compiled as its own."""
    lines = [
        f'  asm volatile("{ptx.replace("L:", f"L{n}:")}" : "=r"(r[{n}]) : "r"(a[{n}]), "r"(b[{n}]), "r"(c[{n}]));'
        for n, (ptx, *_) in enumerate(integers)
    ]
    lines += [
        f'  asm volatile("{ptx}" : "=f"(s[{n}]) : "f"(x[{n}]), "f"(y[{n}]), "f"(z[{n}]));'
        for n, (ptx, *_) in enumerate(floats)
    ]
    head = (
        "__global__ void k(const unsigned* a, const unsigned* b, const unsigned* c, unsigned* r,\n"
        "                  const float* x, const float* y, const float* z, float* s) {\n"
    )
    return (head + "\n".join(lines) + "\n}\n").encode()
