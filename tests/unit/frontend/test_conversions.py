"""Conversions and promotions: each row of facts/semantics.md that concerns them, as printed IR."""

from __future__ import annotations

import pytest

from tests.unit.frontend.helpers import statements

CASES = {
    "small integers are promoted, and truncated at the store": (
        "unsigned char c = n; c += 100; o[0] = c + c;",
        "u8 c = u8(n);\nc = u8(i32(c) + 100);\no[0] = i32(c) + i32(c);",
    ),
    "the complement of a small unsigned is an int": (
        "unsigned char c = n; o[0] = ~c;",
        "u8 c = u8(n);\no[0] = ~i32(c);",
    ),
    "a product of shorts is an int": (
        "short s = n; o[0] = s * s;",
        "i16 s = i16(n);\no[0] = i32(s) * i32(s);",
    ),
    "a double literal makes the sum double": ("x[0] = x[1] * 0.1;", "x[0] = f32(f64(x[1]) * 0.1);"),
    "a comparison with a double literal is in double": (
        "o[0] = x[0] == 0.1;",
        "o[0] = i32(f64(x[0]) == 0.1);",
    ),
    "an int times a float literal is computed in float": (
        "int i = n; i *= .5f; o[0] = i;",
        "i32 i = n;\ni = i32(f32(i) * 0.5f);\no[0] = i;",
    ),
    "a shift is done in the left operand's type": (
        "long long w = n; unsigned char c = n; o[0] = c << w; c <<= 1;",
        "i64 w = i64(n);\nu8 c = u8(n);\no[0] = i32(c) << u32(w);\nc = u8(i32(c) << 1u);",
    ),
    "signed and unsigned compare as unsigned": (
        "unsigned u = n; o[0] = n < u;",
        "u32 u = u32(n);\no[0] = i32(u32(n) < u);",
    ),
    "out-of-range constants are converted at run time": (
        "o[0] = (unsigned char)300.f; o[1] = (int)3e9f;",
        "o[0] = i32(u8(300.0f));\no[1] = i32(3000000000.0f);",
    ),
    "in-range constants are converted here": ("o[0] = (int)2.7f; x[0] = 3;", "o[0] = 2;\nx[0] = 3.0f;"),
    "constants keep their types": (
        "long long w = 1 << 20; w = 1u << 31; w = 1ll << 40; w = 'a';",
        "i64 w = 1048576L;\nw = 2147483648L;\nw = 1099511627776L;\nw = 97L;",
    ),
    "a bool is one": (
        "bool b = n; b |= n > 2; o[0] = b + 1; o[1] = !n;",
        "bool b = bool(n);\nb = bool(i32(b) | i32(n > 2));\no[0] = i32(b) + 1;\no[1] = i32(!bool(n));",
    ),
    "a condition's arms meet in one type": (
        "o[0] = n > 3 ? 1u : -1; x[0] = n ? 1 : x[1];",
        "o[0] = i32((n > 3) ? 1u : 4294967295u);\nx[0] = bool(n) ? 1.0f : x[1];",
    ),
    "an enumerator is an int": ("o[0] = A - 5; E e = B; o[1] = e + n;", "o[0] = -5;\nu32 e = 1u;\no[1] = i32(e) + n;"),
    "sizes are 64 bits": ("o[0] = sizeof(double) * n;", "o[0] = i32(8UL * u64(n));"),
    "the remainder keeps its signs": ("o[0] = -7 % n; o[1] = n / -2;", "o[0] = -7 % n;\no[1] = n / -2;"),
    "an index keeps its width": (
        "long long w = n; x[w * 4] = x[(unsigned)n]; unsigned char c = n; x[c] = 0;",
        "i64 w = i64(n);\nx[w * 4L] = x[u32(n)];\nu8 c = u8(n);\nx[i32(c)] = 0.0f;",
    ),
    "a pointer minus an unsigned does not wrap in 32 bits": (
        "unsigned u = n; x[0] = *(x + 8 - u);",
        "u32 u = u32(n);\nx[0] = (x + 8)[-i64(u)];",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_conversion(name: str) -> None:
    code, expected = CASES[name]
    assert statements(code, before="enum E { A, B };") == expected


def test_negative_offsets_print() -> None:
    assert statements("x[0] = *(x - 1) + x[-1];") == "x[0] = x[-1] + x[-1];"
