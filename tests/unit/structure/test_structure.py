"""The structure of a file, read from tokens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from translator.structure.calls import Launch, call_at, find_launches
from translator.structure.code import NONE, read_code
from translator.structure.functions import FunctionIndex, find_functions
from translator.structure.lists import split_arguments, template_close, template_open
from translator.structure.literals import integer_value, is_64_bit_literal
from translator.structure.preprocessor import find_conditionals, find_includes, find_macros

PIECES = [
    "#if A\n",
    "#else\n",
    "#endif\n",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<<<",
    ">>>",
    "k",
    ",",
    ";",
    "\n",
    "\\\n",
    "<",
    ">",
]


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_brackets_pair_both_ways_and_nothing_fails(text: str) -> None:
    code = read_code(text.encode())
    for index, partner in enumerate(code.partner):
        if partner != NONE:
            assert code.partner[partner] == index
            assert code.same_flow(index, partner)
    find_functions(code)
    find_launches(code)
    find_conditionals(code)
    find_macros(code)


def test_both_branches_may_open_the_same_block() -> None:
    code = read_code(b"#ifdef A\nvoid f(int a) {\n#else\nvoid f() {\n#endif\n  g();\n}\nvoid h() {}\n")
    assert [f.name for f in find_functions(code)] == [b"f", b"h"]


def test_brackets_of_a_macro_stay_in_it() -> None:
    code = read_code(b"#define BEGIN {\n#define END }\nvoid f() { g(); }\n")
    (function,) = find_functions(code)
    assert code.text[function.body_open : function.body_close + 1] == (b"{", b"g", b"(", b")", b";", b"}")


def launch_parts(source: bytes) -> tuple[Launch, list[str]]:
    code = read_code(source)
    (launch,) = find_launches(code)
    parts = [launch.callee, *launch.configuration, *launch.arguments]
    return launch, [code.slice(part).decode() for part in parts]


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        (b"k<<<1, 2>>>();", ["k", "1", "2"]),
        (b"k <<< dim3(a, b), dim3(c, d), 16, s >>> (x, y);", ["k", "dim3(a, b)", "dim3(c, d)", "16", "s", "x", "y"]),
        (b"ns::k<float, 4><<<g, std::min(a, b)>>>(p);", ["ns::k<float, 4>", "g", "std::min(a, b)", "p"]),
        (b"k<A<B<int>>><<<g, b>>>(p);", ["k<A<B<int>>>", "g", "b", "p"]),
        (b"::outer::k<<<g, b>>>(p);", ["::outer::k", "g", "b", "p"]),
        (b"table[i]<<<g, b>>>(p);", ["table[i]", "g", "b", "p"]),
        (b"(*pointer)<<<g, b>>>(p);", ["(*pointer)", "g", "b", "p"]),
        (b"self->k<<<g, b>>>(p);", ["self->k", "g", "b", "p"]),
        (b"KERNEL(a, b)<<<g, b>>>(p);", ["KERNEL(a, b)", "g", "b", "p"]),
        (b"prefix##name<<<g, b>>>(p);", ["prefix##name", "g", "b", "p"]),
        (b"return k<<<g, b>>>(std::pair<int, int>(1, 2));", ["k", "g", "b", "std::pair<int, int>(1, 2)"]),
        (b"#define RUN(k, ...) k<<<1, 2>>>(__VA_ARGS__)\n", ["k", "1", "2", "__VA_ARGS__"]),
        (b"k<<<g,\n   b>>>( // why\n  p\n);", ["k", "g", "b", "p"]),
        (b"k<<<g, (a >>> b)>>>(p);", ["k", "g", "(a >>> b)", "p"]),
    ],
)
def test_launches(source: bytes, parts: list[str]) -> None:
    assert launch_parts(source)[1] == parts


def test_a_configuration_without_a_call() -> None:
    code = read_code(b"#define CONFIG <<<g, b>>>\n#define SET k<<<g, b>>>\n")
    (launch,) = find_launches(code)
    assert launch.call_open == NONE


def test_shifts_are_no_launches() -> None:
    assert find_launches(read_code(b"a <<= 1; b = c << 2 >> 1; std::vector<A<B<int>>> v;")) == []


@pytest.mark.parametrize(
    ("source", "name", "spaces"),
    [
        (b"__global__ void k(int *p) { }", b"k", {b"__global__"}),
        (b"template <int N> __global__ void __launch_bounds__(N, 2) k(int *p) { }", b"k", {b"__global__"}),
        (
            b"__host__ __device__ inline float3 operator*(float3 a, float b) { }",
            b"operator*",
            {b"__host__", b"__device__"},
        ),
        (b'extern "C" __global__ void k(void) { }', b"k", {b"__global__"}),
        (
            b"namespace a { namespace b { static __device__ int f(int x) noexcept { return x; } } }",
            b"f",
            {b"__device__"},
        ),
        (b"struct S { __device__ S(int x) : a(x), b{1} { } int a, b; };", b"S", {b"__device__"}),
        (b"struct S { __device__ auto get() const -> int { return 1; } };", b"get", {b"__device__"}),
        (b"__attribute__((noinline)) __device__ void f() { }", b"f", {b"__device__"}),
        (b"void f()\n#ifdef X\n  const\n#endif\n{ }", b"f", set()),
        (b"__device__ __forceinline__ T &operator[](int i) { return p[i]; }", b"operator[]", {b"__device__"}),
        (b"__global__ void k(int n, float (*f)(float)) { for (int i = 0; i < n; ++i) { } }", b"k", {b"__global__"}),
    ],
)
def test_functions(source: bytes, name: bytes, spaces: set[bytes]) -> None:
    (function,) = find_functions(read_code(source))
    assert function.name == name
    assert function.spaces == spaces


@pytest.mark.parametrize(
    "source",
    [b"int a[] = {1, 2};", b"__global__ void k(int);", b"enum E { A };", b"auto x = f({1});", b"namespace n { }"],
)
def test_no_functions(source: bytes) -> None:
    assert find_functions(read_code(source)) == []


def test_the_enclosing_function() -> None:
    code = read_code(b"int a; __global__ void k() { auto f = [](int x) { return x; }; f(1); } int b;")
    index = FunctionIndex.of(code)
    assert index.kernel_name_at(code.text.index(b"return")) == "k"
    assert index.enclosing(code.text.index(b"a")) is None
    assert index.enclosing(code.text.index(b"b")) is None


def test_arguments_split_at_their_own_commas() -> None:
    code = read_code(b"f(a, g(b, c), {d, e}, h<i, j>(k), l < m, n > o, [x, y] { return z; }, )")
    parts = [code.slice(part) for part in split_arguments(code, 1)]
    assert parts[:4] == [b"a", b"g(b, c)", b"{d, e}", b"h<i, j>(k)"]
    assert parts[-2:] == [b"[x, y] { return z; }", b""]


def test_template_brackets() -> None:
    code = read_code(b"A<B<C>, (x > y)> v; i < n && j > m;")
    close = template_close(code, 1)
    assert code.text[close + 1] == b"v"
    assert template_open(code, close) == 1
    assert template_close(code, code.text.index(b"i") + 1) == NONE


def test_a_call_with_template_arguments() -> None:
    code = read_code(b"tex2D<float>(object, x, y)")
    call = call_at(code, 0)
    assert call is not None
    assert [code.slice(part) for part in call.arguments] == [b"object", b"x", b"y"]


def test_macros_and_includes() -> None:
    code = read_code(b'#include <a.h> // x\n# include "b/c.h"\n#include NAME\n#define F(x, ...) g(x)\n#define V (1)\n')
    assert [(i.name, i.quoted) for i in find_includes(code)] == [("a.h", False), ("b/c.h", True)]
    function_like, object_like = find_macros(code)
    assert function_like.parameters == (b"x", b"...")
    assert object_like.parameters is None
    assert code.slice(object_like.body) == b"(1)"


def test_conditionals_nest() -> None:
    code = read_code(b"#if A\nx;\n#ifdef B\ny;\n#elif C\nz;\n#endif\n#else\nw;\n#endif\n#if D\n")
    outer, inner, unclosed = find_conditionals(code)
    assert [b.directive.name for b in outer.branches] == [b"if", b"else"]
    assert [code.data[b.content.start : b.content.end].strip() for b in inner.branches] == [b"y;", b"z;"]
    assert (outer.depth, inner.depth) == (0, 1)
    assert unclosed.span.end == len(code.data)


@pytest.mark.parametrize(
    ("text", "value", "wide"),
    [
        (b"32", 32, False),
        (b"0x1fU", 31, False),
        (b"0b101", 5, False),
        (b"017", 15, False),
        (b"1'000ull", 1000, True),
        (b"0x1ffffffff", 0x1FFFFFFFF, True),
        (b"1.0f", None, False),
        (b"x", None, False),
    ],
)
def test_integer_literals(text: bytes, value: int | None, wide: bool) -> None:
    assert integer_value(text) == value
    assert is_64_bit_literal(text) is wide
