"""Lane masks that flow where tokens cannot follow."""

from __future__ import annotations

import pytest

from tests.unit.hip.typed.helpers import findings, run, text

WIDE = "unsigned long long"
BALLOT = "__ballot_sync(__activemask(), p)"


def translated(source: str, name: str = "a.cu") -> str:
    return text(source.replace("BALLOT", "__ballot_sync(0xffffffff, p)") + "\n", name).rstrip("\n")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (
            "__device__ unsigned v(bool p) { return BALLOT; }\n"
            "__device__ int f(bool p) { unsigned m = v(p); return __popc(m) + __ffs(v(p)); }",
            f"__device__ {WIDE} v(bool p) {{ return {BALLOT}; }}\n"
            f"__device__ int f(bool p) {{ {WIDE} m = v(p); return __popcll(m) + __ffsll(v(p)); }}",
        ),
        (
            "__device__ int c(unsigned m, int l);\n"
            "__device__ int c(unsigned m, int l) { return __popc(m & ((1u << l) - 1)); }\n"
            "__device__ int f(bool p) { return c(BALLOT, 3) + c(0xffffffffu, 4); }",
            f"__device__ int c({WIDE} m, int l);\n"
            f"__device__ int c({WIDE} m, int l) {{ return __popcll(m & ((1ull << l) - 1)); }}\n"
            f"__device__ int f(bool p) {{ return c({BALLOT}, 3) + c(~0ull, 4); }}",
        ),
        (
            "struct V { unsigned mask; int n; };\n"
            "__device__ int f(bool p, int l) { V v; v.mask = BALLOT; v.mask &= ~(1u << l); return __clz(v.mask); }",
            f"struct V {{ {WIDE} mask; int n; }};\n"
            f"__device__ int f(bool p, int l) {{ V v; v.mask = {BALLOT}; v.mask &= ~(1ull << l); return __clzll(v.mask); }}",
        ),
        (
            "__device__ int f(bool p) { unsigned m[2]; m[0] = BALLOT; return 31 - __clz(m[0]); }",
            f"__device__ int f(bool p) {{ {WIDE} m[2]; m[0] = {BALLOT}; return 63 - __clzll(m[0]); }}",
        ),
        (
            "__global__ void k(int *o, bool p) { __shared__ unsigned m[32]; m[3] = BALLOT; *o = __popc(m[3]); }",
            f"__global__ void k(int *o, bool p) {{ __shared__ {WIDE} m[32]; m[3] = {BALLOT}; *o = __popcll(m[3]); }}",
        ),
        (
            "__device__ int f(bool p) { auto g = [](bool p) { return BALLOT; }; auto m = g(p); return __popc(m); }",
            f"__device__ int f(bool p) {{ auto g = [](bool p) {{ return {BALLOT}; }}; auto m = g(p); return __popcll(m); }}",
        ),
        (
            "__device__ int f(bool p) { auto g = [](unsigned q) -> unsigned { return q; }; return __popc(g(BALLOT)); }",
            f"__device__ int f(bool p) {{ auto g = []({WIDE} q) -> {WIDE} {{ return q; }}; return __popcll(g({BALLOT})); }}",
        ),
        (
            "template <class T> __device__ T s(T v, unsigned m) { return __shfl_sync(m, v, __ffs(m) - 1); }\n"
            "__device__ float f(bool p, float v) { return s(v, BALLOT) + s<int>(1, BALLOT); }",
            f"template <class T> __device__ T s(T v, {WIDE} m) {{ return __shfl_sync(m, v, __ffsll(m) - 1); }}\n"
            f"__device__ float f(bool p, float v) {{ return s(v, {BALLOT}) + s<int>(1, {BALLOT}); }}",
        ),
        (
            "using lanes = unsigned;\n__device__ lanes v(bool p) { return BALLOT; }\n"
            "__device__ bool f(bool p) { return v(p) == 0xffffffff; }",
            f"using lanes = unsigned;\n__device__ {WIDE} v(bool p) {{ return {BALLOT}; }}\n"
            "__device__ bool f(bool p) { return v(p) == (~0ull >> (64 - warpSize)); }",
        ),
        (
            "__device__ int f(bool p) { return __popc((unsigned)BALLOT); }",
            f"__device__ int f(bool p) {{ return __popcll(({WIDE}){BALLOT}); }}",
        ),
    ],
)
def test_all_of_the_flow_is_widened(source: str, expected: str) -> None:
    assert translated(source) == expected
    assert not [
        d
        for d in run(source.replace("BALLOT", "__ballot_sync(~0u, p)")).diagnostics
        if d.rule == "WB2003" and d.severity > 10
    ]


@pytest.mark.parametrize(
    ("source", "cut"),
    [
        ("__device__ void f(unsigned *o, bool p) { *o = BALLOT; }", "memory that a pointer leads to"),
        ("__global__ void k(unsigned m, bool p) { m = BALLOT; }", "m"),
        ("__device__ unsigned total;\n__device__ void f(bool p) { total = BALLOT; }", "total"),
        ('__device__ void f(bool p) { printf("%x", BALLOT); }', "printf(...)"),
        (
            "__device__ int take(unsigned m);\n#define TAKE take\n__device__ int f(bool p) { return TAKE(BALLOT); }",
            "m of take",
        ),
        (
            "template <class T> __device__ void f(T t, bool p) { t.put(BALLOT); }",
            "a call that depends on template arguments",
        ),
    ],
)
def test_the_narrowing_point_is_told(source: str, cut: str) -> None:
    source = source.replace("BALLOT", "__ballot_sync(~0u, p)") + "\n"
    found = [m for m in findings(source, "WB2003") if "goes into 32 bits" in m]
    assert found == [
        f"The lane mask `__ballot_sync(~0u, p)` goes into 32 bits ({cut}): on a wave of 64 lanes the upper half is lost."
    ]


def test_what_stays_narrow_is_no_mask_to_its_readers() -> None:
    source = "__device__ unsigned m;\n__device__ int f(bool p) { m = BALLOT; return __popc(m); }"
    assert translated(source) == source.replace("BALLOT", BALLOT)


def test_a_header_keeps_its_functions() -> None:
    source = "__device__ inline unsigned v(bool p) { return BALLOT; }"
    assert translated(source, "a.cuh") == source.replace("BALLOT", BALLOT)
    found = run(source.replace("BALLOT", "__ballot_sync(~0u, p)") + "\n", "a.cuh").diagnostics
    assert any("goes into 32 bits (the result)" in d.message for d in found)


def test_a_declaration_of_two_members_stays_where_one_is_no_mask() -> None:
    source = "struct V { unsigned a, b; };\n__device__ void f(V v, bool p) { v.a = BALLOT; v.b = 3; }"
    assert translated(source) == source.replace("BALLOT", BALLOT)


def test_wide_memory_needs_no_word() -> None:
    source = "__device__ void f(unsigned long long *o, bool p) { *o = __ballot_sync(~0u, p); }\n"
    assert findings(source, "WB2003") == []


def test_a_mask_of_two_kinds_of_readers_keeps_its_other_uses() -> None:
    source = "__device__ int f(bool p, unsigned x) { unsigned m = BALLOT; return __popc(m) + __popc(x) + (1 << x); }"
    expected = (
        f"__device__ int f(bool p, unsigned x) {{ {WIDE} m = {BALLOT}; return __popcll(m) + __popc(x) + (1 << x); }}"
    )
    assert translated(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "__device__ int c(unsigned m) { return __popc(m); }\n"
        "__device__ int f(bool p) { int (*g)(unsigned) = c; return c(BALLOT) + g(3); }",
        "template <class F> __device__ int with(F g) { return g(1u); }\n__device__ unsigned v(bool p) { return BALLOT; }\n"
        "__device__ int f() { return with(v); }",
        "struct B { __device__ virtual unsigned v(bool p) { return BALLOT; } };",
    ],
)
def test_a_function_whose_address_is_taken_keeps_its_type(source: str) -> None:
    assert translated(source) == source.replace("BALLOT", BALLOT)
