"""uint3 and dim3: what CUDA converts and HIP does not."""

from __future__ import annotations

import pytest

from tests.unit.hip.typed.helpers import findings, text

HEAD = (
    "__device__ int u3(uint3 a);\n__device__ int d3(dim3 a);\ntemplate <class T> __device__ int any(T a);\n"
    "struct S { uint3 u; dim3 d; };\n"
)
T = "make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)"
B = "make_uint3(blockDim.x, blockDim.y, blockDim.z)"
D = "dim3(blockDim.x, blockDim.y, blockDim.z)"


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("u3(threadIdx);", f"u3({T});"),
        ("d3(threadIdx);", "d3(threadIdx);"),
        ("any(threadIdx);", f"any({T});"),
        ("u3(blockDim);", f"u3({B});"),
        ("d3(blockDim);", "d3(blockDim);"),
        ("auto a = blockDim;", f"auto a = {D};"),
        ("auto &a = threadIdx;", "auto &a = threadIdx;"),
        ("const uint3 &a = threadIdx;", f"const uint3 &a = {T};"),
        ("dim3 a = threadIdx;", "dim3 a = threadIdx;"),
        ("s.u = blockDim;", f"s.u = {B};"),
        ("s.d = threadIdx;", "s.d = threadIdx;"),
        ("d3(u);", "d3(dim3(u.x, u.y, u.z));"),
        ("u3(d);", "u3(make_uint3(d.x, d.y, d.z));"),
        ("d3(s.u);", "d3(dim3(s.u.x, s.u.y, s.u.z));"),
        ("d = u;", "d = dim3(u.x, u.y, u.z);"),
        ("d = make_uint3(n, 1, 1);", "d = dim3(n, 1, 1);"),
        ("d3(make_uint3(n, 1, 1));", "d3(dim3(n, 1, 1));"),
        ("u = make_uint3(n, 1, 1);", "u = make_uint3(n, 1, 1);"),
        ("dim3 a(u);", "dim3 a(dim3(u.x, u.y, u.z));"),
        ("uint3 a = (uint3)d;", "uint3 a = (uint3)make_uint3(d.x, d.y, d.z);"),
        ("u = n > 1 ? threadIdx : blockIdx;", f"u = n > 1 ? {T} : {T.replace('thread', 'block')};"),
        ("unsigned a = d.x + threadIdx.x + u.y;", "unsigned a = d.x + threadIdx.x + u.y;"),
        ("CALL(u3, threadIdx);", f"CALL(u3, {T});"),
    ],
)
def test_conversions(statement: str, expected: str) -> None:
    function = "__device__ void f(uint3 u, dim3 d, S s, int n) {{ {} }}\n"
    source = "#define CALL(f, x) f(x)\n" + HEAD + function.format(statement)
    assert text(source) == HEAD + function.format(expected)


def test_a_returned_index() -> None:
    assert text("__device__ uint3 f() { return blockDim; }\n") == f"__device__ uint3 f() {{ return {B}; }}\n"


def test_a_launch_configured_by_a_uint3() -> None:
    source = "__global__ void k() {}\nvoid f(uint3 g) { dim3 b; k<<<g, b>>>(); }\n"
    assert "k<<<dim3(g.x, g.y, g.z), b>>>();" in text(source)


def test_a_computed_value_is_reported_not_repeated() -> None:
    source = HEAD + "__device__ uint3 at();\n__device__ void f() { d3(at()); }\n"
    assert text(source) == source
    assert findings(source, "WB3010") == [
        "`at()` is a uint3 where a dim3 is wanted: HIP has no such conversion; keep the value in a variable first."
    ]
