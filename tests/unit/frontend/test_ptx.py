"""Inline PTX: values against the definitions of the PTX ISA, forms as printed IR, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.frontend.helpers import lower, problems, statements
from tests.unit.frontend.interpreter import Launch

WORDS = [0, 1, 0x80000000, 0xFFFFFFFF, 0xDEADBEEF, 0x12345678, 31, 0x00FF00FF]


def bits(length: int) -> int:
    return 0xFFFFFFFF if length >= 32 else (1 << length) - 1


def bfe(a: int, position: int, length: int) -> int:
    return 0 if position >= 32 else (a >> position) & bits(length)


def bfi(a: int, b: int, position: int, length: int) -> int:
    mask = bits(length) << position & 0xFFFFFFFF if position < 32 else 0
    return b & ~mask & 0xFFFFFFFF | a << position & mask


def lop3(a: int, b: int, c: int, table: int) -> int:
    return sum(1 << i for i in range(32) if table >> (4 * (a >> i & 1) + 2 * (b >> i & 1) + (c >> i & 1)) & 1)


def signed(a: int) -> int:
    return a - (1 << 32) if a >> 31 else a


VALUES = {
    "bfe.u32 %0, %1, %2, 7;": lambda a, b: bfe(a, b & 255, 7),
    "bfe.u32 %0, %1, 3, %2;": lambda a, b: bfe(a, 3, b & 255),
    "bfi.b32 %0, %1, %2, 4, 9;": lambda a, b: bfi(a, b, 4, 9),
    "bfi.b32 %0, %1, 0x5a5a5a5a, %2, 12;": lambda a, b: bfi(a, 0x5A5A5A5A, b & 255, 12),
    "lop3.b32 %0, %1, %2, %1, 0xe8;": lambda a, b: lop3(a, b, a, 0xE8),
    "lop3.b32 %0, %1, %2, 12345, 0x1d;": lambda a, b: lop3(a, b, 12345, 0x1D),
    "mad.lo.u32 %0, %1, %2, %1;": lambda a, b: a * b + a,
    "sub.s32 %0, %1, %2;": lambda a, b: a - b,
    "shl.b32 %0, %1, %2;": lambda a, b: a << b if b < 32 else 0,
    "shr.s32 %0, %1, %2;": lambda a, b: signed(a) >> min(b, 31),
    "{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.u32 %0, %1, %2, p; }": lambda a, b: a if signed(a) < signed(b) else b,
    "{ .reg .pred p; setp.hi.u32 p, %1, %2; mov.u32 %0, 5; @p mov.u32 %0, 6; }": lambda a, b: 6 if a > b else 5,
    "{ .reg .u64 w; mul.wide.u32 w, %1, %2; mov.b64 {_, %0}, w; }": lambda a, b: a * b >> 32,
    "{ .reg .u16 l, h; mov.b32 {l, h}, %1; mov.b32 %0, {h, l}; }": lambda a, b: a << 16 | a >> 16,
    "min.s32 %0, %1, %2;": lambda a, b: min(signed(a), signed(b)),
    "not.b32 %0, %1;": lambda a, b: ~a,
    "popc.b32 %0, %1;": lambda a, b: bin(a).count("1"),
}


@pytest.mark.parametrize("text", VALUES)
def test_value(text: str) -> None:
    module = lower(
        "__global__ void k(const unsigned* a, unsigned* o) {\n  unsigned r;\n"
        f'  asm("{text}" : "=r"(r) : "r"(a[threadIdx.x]), "r"(a[threadIdx.y]));\n  o[threadIdx.x * 8 + threadIdx.y] = r;\n}}\n'
    )
    launch = Launch(module)
    words = np.array(WORDS, np.uint32)
    pa, po = launch.buffer(words), launch.buffer(np.zeros(64, np.uint32))
    launch.run((1, 1, 1), (8, 8, 1), [pa, po])
    expected = [VALUES[text](a, b) & 0xFFFFFFFF for a in WORDS for b in WORDS]
    assert launch.read(po, np.uint32).tolist() == expected


FORMS = {
    'unsigned l; asm volatile("mov.u32 %0, %%laneid;" : "=r"(l)); o[0] = l;': "u32 l;\n"
    "u32 asm_out;\nasm_out = %laneid;\nl = asm_out;\no[0] = i32(l);",
    'asm volatile("" ::: "memory"); o[0] = n;': "o[0] = n;",
    'asm volatile("membar.gl;" ::: "memory"); asm("bar.sync 0;");': "__threadfence();\n__syncthreads();",
    'asm("ex2.approx.f32 %0, %1;" : "=f"(x[0]) : "f"(x[1]));': "f32 asm_out;\n"
    "f32 asm_in = x[1];\nasm_out = exp2f(asm_in);\nx[0] = asm_out;",
    'asm("ld.global.nc.v2.f32 {%0, %1}, [%2];" : "=f"(x[0]), "=f"(x[1]) : "l"(x + n));': (
        "f32 asm_out;\nf32 asm_out.2;\nf32 t = *ptr<f32>(x + n);\nasm_out = t;\nf32 t.2 = ptr<f32>(x + n)[1];\nasm_out.2 = t.2;\n"
        "x[0] = asm_out;\nx[1] = asm_out.2;"
    ),
    'asm volatile("prefetch.global.L1 [%0];" :: "l"(x)); asm("trap;");': "trap('trap');",
    'asm volatile("st.global.cs.u32 [%0], %1;" :: "l"(o), "r"(n));': "*ptr<u32>(o) = u32(n);",
    'asm("fma.rn.f32 %0, %0, %1, 0f3F800000;" : "+f"(x[0]) : "f"(2.f));': (
        "f32 asm_out = x[0];\nasm_out = __fmaf_rn(asm_out, 2.0f, 1.0f);\nx[0] = asm_out;"
    ),
}


@pytest.mark.parametrize("code", FORMS)
def test_form(code: str) -> None:
    assert statements(code) == FORMS[code]


@pytest.mark.parametrize(
    "text",
    [
        "mov.u32 %0, %%smid;",
        "unknown.u32 %0, %1;",
        "addc.u32 %0, %1, %1;",
        "{ .reg .pred p; setp.eq.u32 p, %1, 0; @p add.cc.u32 %0, %1, %1; }",
        "setp.eq.u32 %0, %1, 0;",
        "add.u32 %0, %1;",
        "mov.u32 %0;",
        "shfl.sync.idx.b32;",
        "membar;",
        "add %0, %1, %1;",
        "setp.u32 %0;",
        "exit;",
        "ld.shared.u32 %0, [%1];",
        "ld.global.u32 %0, [%1];",
    ],
)
def test_refused(text: str) -> None:
    source = f'__global__ void k(unsigned* o) {{\n  asm("{text}" : "=r"(o[0]) : "r"(o[1]));\n}}\n'
    assert problems(source) == [("WB4007", 2)]


def test_a_clock_is_a_clock() -> None:
    assert problems('__global__ void k(unsigned* o) {\n  asm volatile("mov.u32 %0, %%clock;" : "=r"(o[0]));\n}\n') == [
        ("WB4014", 2)
    ]
