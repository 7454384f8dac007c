"""Overload resolution of mathematical and intrinsic functions gives the types that nvcc gives."""

from __future__ import annotations

import clang.cindex as ci
import pytest

from tests.unit.headers.conftest import Parse

TYPES = {
    "sqrt(f)": "float",
    "sqrt(d)": "double",
    "sqrt(i)": "double",
    "std::sqrt(f)": "float",
    "std::sqrt(i)": "double",
    "pow(f, f)": "float",
    "pow(f, i)": "double",
    "pow(f, 2.0)": "double",
    "pow(i, i)": "double",
    "std::pow(f, f)": "float",
    "abs(f)": "float",
    "abs(i)": "int",
    "abs(ll)": "long long",
    "std::abs(d)": "double",
    "fabs(f)": "float",
    "fabs(i)": "double",
    "min(i, i)": "int",
    "max(u, i)": "unsigned int",
    "max(f, d)": "double",
    "max(f, f)": "float",
    "min(ull, ll)": "unsigned long long",
    "std::max(i, i)": "int",
    "fmaxf(f, d)": "float",
    "fmax(f, d)": "double",
    "fmin(f, f)": "float",
    "exp(f)": "float",
    "floor(i)": "double",
    "isnan(f)": "bool",
    "std::isinf(d)": "bool",
    "__shfl_xor_sync(~0u, f, 1)": "float",
    "__shfl_sync(~0u, ull, 0)": "unsigned long long",
    "__ballot_sync(~0u, i)": "unsigned int",
    "atomicAdd(&u, 1u)": "unsigned int",
    "atomicAdd(&d, 1.0)": "double",
    "atomicCAS(&ull, ull, ull)": "unsigned long long",
    "__ldg(&f4)": "float4",
    "tex2D<float4>(object, f, f)": "float4",
    "tex1Dfetch(reference, i)": "float4",
    "__float2half(f) * __float2half(f)": "__half",
    "__half2float(h) + f": "float",
    "cg::tiled_partition<16>(cg::this_thread_block()).shfl_down(f, 1)": "float",
    "norm3df(f, f, f)": "float",
    "rsqrt(d)": "double",
    "clock64()": "long long",
    "make_float3(f, f, f)": "float3",
}
PREAMBLE = """
#include <cooperative_groups.h>
#include <cuda_fp16.h>
namespace cg = cooperative_groups;
texture<uchar4, cudaTextureType1D, cudaReadModeNormalizedFloat> reference;
__global__ void k(float f, double d, int i, unsigned u, long long ll, unsigned long long ull, float4 f4, __half h,
                  cudaTextureObject_t object) {
"""


@pytest.fixture(scope="module")
def results(parse: Parse) -> dict[str, str]:
    body = "".join(f"auto r{n} = {expression};\n" for n, expression in enumerate(TYPES))
    parsed = parse(PREAMBLE + body + "}\n")
    assert parsed.errors == ()
    return {expression: parsed.variable_type(f"r{n}") for n, expression in enumerate(TYPES)}


@pytest.mark.parametrize("expression", TYPES)
def test_type(results: dict[str, str], expression: str) -> None:
    assert results[expression] == TYPES[expression]


def test_device_code_calls_the_device_s_function(parse: Parse) -> None:
    """The front end knows a function by its declaration, so that it must not be the host library's."""
    calls = "sinf(f), std::sin(f), std::fmin(f, f), expf(f), std::sqrt(f), fabsf(f), std::isnan(f)"
    parsed = parse(f"__global__ void k(float f, float* out) {{ float r[] = {{{calls}}}; out[0] = r[0]; }}")
    assert parsed.errors == ()
    called = [c.referenced for c in parsed.cursors(ci.CursorKind.CALL_EXPR) if c.referenced is not None]
    assert len(called) == 7
    for function in called:
        assert "wavebridge_device" in function.location.file.name, function.spelling


def test_ambiguous_calls_stay_errors(parse: Parse) -> None:
    """nvcc refuses max(int, float) too; guessing would hide a fault of the source."""
    assert any(
        "ambiguous" in e for e in parse("__global__ void k(int i, float f, float* o) { *o = max(i, f); }").errors
    )


def test_host_functions_are_not_callable_from_a_kernel(parse: Parse) -> None:
    assert parse("#include <stdio.h>\n__global__ void k() { fopen(0, 0); }").errors != ()
