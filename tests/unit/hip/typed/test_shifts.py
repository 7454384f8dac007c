"""Shift counts: what is proven, what is warned of, what is said once a function."""

from __future__ import annotations

import pytest

from tests.unit.hip.typed.helpers import findings, run

HEAD = """enum E { SMALL = 3, BIG = 40 };
constexpr int BITS = 8;
struct S { unsigned n; unsigned char c; };
__device__ void set(int *p);
"""
FUNCTION = (
    "template <int N, class T> __device__ void f(unsigned *p, int n, unsigned u, S s, T t) "
    "{{ int lane = threadIdx.x & 31; {} }}\n"
)


def judged(statement: str) -> str:
    source = HEAD + FUNCTION.format(statement)
    if found := findings(source, "WB3001"):
        assert len(found) == 1
        return found[0].split(":")[0]
    return "unknown" if findings(source, "WB3011") else "below"


@pytest.mark.parametrize(
    "statement",
    [
        "p[0] = 1u << lane;",
        "p[0] = 1u << (threadIdx.x % 32);",
        "p[0] = u << (lane ^ 31);",
        "p[0] = u >> (31 - lane);",
        "p[0] = u << SMALL;",
        "p[0] = u << N;",
        "p[0] = u << sizeof(int) * BITS - 1;",
        "p[0] = u >> (u >> 27);",
        "p[0] = u << (n > 3);",
        "p[0] = u << min(n, 31);",
        "p[0] = 1ull << (2 * lane);",
        "p[0] = 1u << (31 - __clz(u));",
        "for (int i = 0; i < 4; i++) p[i] = u << (i * 8);",
        "for (int i = 0; i < 4; ++i) { int s = i * BITS; p[i] = u >> s; }",
        "for (int i = 31; i >= 0; i--) p[i] = u >> i;",
        "for (int i = 16; i > 0; i >>= 1) p[i] = u >> i;",
        "int i; for (i = 0; i < 8; i += 2) p[i] = u >> i; for (i = 0; i != 9; i++) p[i] <<= i;",
        "p[0] = n < 32 ? u << n : 0;",
        "if (n < 32 && n > 1) p[0] = u << n;",
        "if (n >= 32) return; p[0] = u << n;",
        "p[0] = (u << n) | (u >> (32 - n));",
        "constexpr int c = N * 2; p[0] = u << c;",
    ],
)
def test_counts_that_stay_below(statement: str) -> None:
    assert judged(statement) == "below"


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("p[0] = (1u << (lane + 1)) - 1;", "The count `(lane + 1)` can be 32"),
        ("p[0] = u >> (32 - lane);", "The count `(32 - lane)` can be 32"),
        ("p[0] = u << BIG;", "The count `BIG` is 40"),
        ("p[0] = 1u << __popc(u);", "The count `__popc(u)` can be 32"),
        ("for (int i = 0; i <= 32; i++) p[i] = u << i;", "The count `i` can be 32"),
        ("int w = threadIdx.x & 63; p[0] <<= w;", "The count `w` can be 63"),
        ("int l = threadIdx.x % warpSize; p[0] = u << l;", "The count `l` follows warpSize"),
    ],
)
def test_counts_that_reach_the_width(statement: str, expected: str) -> None:
    assert judged(statement) == expected


@pytest.mark.parametrize(
    "statement",
    [
        "p[0] = u << n;",
        "p[0] = u << s.n;",
        "p[0] = u << s.c;",
        "p[0] = u << threadIdx.x;",
        "for (int i = 0; i < n; i++) p[i] = u << i;",
        "for (int i = 0; i < 4; i++) { i += n; p[i] = u << i; }",
        "int i = 3; set(&i); p[0] = u << i;",
        "int i = 3; int &r = i; r = n; p[0] = u << i;",
        "if (n < 33) p[0] = u << n;",
        "if (n < 32) return; p[0] = u << n;",
        "p[0] = (u << n) ^ (u >> (32 - n));",
        "int i = 0; while (p[i]) i++; p[0] = u << i;",
    ],
)  # fmt: skip
def test_counts_that_nothing_bounds(statement: str) -> None:
    assert judged(statement) in ("unknown", "The count `32 - n` can be 32", "The count `(32 - n)` can be 32")


def test_the_unbounded_are_said_once_a_function() -> None:
    body = "p[0] = u << n; p[1] = u << n; p[2] = u << s.n; p[3] = u << s.c; p[4] = u << p[0];"
    assert findings(HEAD + FUNCTION.format(body), "WB3011") == [
        "Nothing here keeps the shift count `n`, `s.n`, `s.c` and 1 more below 32; from there on CUDA and AMD differ."
    ]


def test_a_wave_of_32_lanes_has_no_wide_counts() -> None:
    source = "__device__ unsigned f() { int l = threadIdx.x % warpSize; return 1u << l; }\n"
    assert [d.rule for d in run(source, architectures=("gfx1100",)).diagnostics if d.rule == "WB3001"] == []


def test_host_code_is_left_alone() -> None:
    assert run("unsigned f(unsigned x, int n) { return x << n; }\n").diagnostics == ()


def test_a_proof_takes_back_what_tokens_say() -> None:
    source = "__device__ unsigned f(unsigned x) { unsigned r = 0; for (int n = 1; n < 9; n++) r += x >> (32 - n); return r; }\n"
    assert findings(source, "WB3001", typed=False) and not findings(source, "WB3001")


def test_the_fix_compares_the_count() -> None:
    (found,) = (
        d
        for d in run("__device__ unsigned f(unsigned u) { return u << (__ffs(u) + 1); }\n").diagnostics
        if d.rule == "WB3001"
    )
    assert found.fix is None, "a call is not made twice"
    source = "__device__ unsigned f() { int lane = threadIdx.x & 31; return 1u << (lane + 1); }\n"
    (found,) = (d for d in run(source).diagnostics if d.rule == "WB3001")
    assert found.fix is not None and found.fix.edits[0].replacement == b"((lane + 1) < 32 ? 1u << (lane + 1) : 0)"
