"""The CUDA interface headers can be read, alone and together, and mean what CUDA's do."""

from __future__ import annotations

from pathlib import Path

import clang.cindex as ci
import pytest

from tests.unit.headers.conftest import KEEP_GOING, Parse
from translator.frontend.arguments import prelude

FOLDER = prelude().folder
PUBLIC = sorted(
    str(path.relative_to(FOLDER))
    for path in FOLDER.rglob("*")
    if path.is_file() and "wavebridge" not in str(path.relative_to(FOLDER)) and "bits" not in path.parts
)
CONCEPTS = sorted(
    str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*") if path.is_file() and len(path.read_text()) > 600
)


def test_there_are_headers_for_all_that_cuda_projects_include() -> None:
    wanted = [
        "cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "device_launch_parameters.h", "cooperative_groups.h",
        "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "cublas_v2.h", "cublasLt.h", "cufft.h", "curand.h",
        "curand_kernel.h", "cusparse.h", "cusolverDn.h", "cudnn.h", "nccl.h", "nvrtc.h", "mma.h", "cub/cub.cuh",
        "thrust/device_vector.h", "thrust/sort.h", "cuda/std/type_traits", "cuda/barrier", "cuda/pipeline",
        "nvtx3/nvToolsExt.h", "math_constants.h", "cuComplex.h", "vector_types.h", "cuda_profiler_api.h",
        "cuda_gl_interop.h", "cooperative_groups/reduce.h"
    ]  # fmt: skip
    assert [name for name in wanted if name not in PUBLIC] == []


def test_all_headers_together(parse: Parse) -> None:
    assert parse("".join(f"#include <{name}>\n" for name in PUBLIC)).errors == ()


@pytest.mark.parametrize("name", [n for n in CONCEPTS if n in PUBLIC])
def test_each_public_header_stands_alone(parse: Parse, name: str) -> None:
    assert parse(f"#include <{name}>\n").errors == ()


def test_kernels_can_be_read_without_any_standard_header() -> None:
    source = """#include "wavebridge_cuda.h"
    __global__ void scale(float* x, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) x[i] = sqrtf(x[i]) + fmaxf(x[i], 1.f) + atomicAdd(x, 1.f);
        __syncthreads();
    }"""
    arguments = [
        "-x",
        "cuda",
        "--cuda-device-only",
        "-nocudainc",
        "-nocudalib",
        "--cuda-path=/nonexistent",
        "-std=c++17",
    ]
    arguments += ["-nostdinc", "-nostdinc++", "-isystem", str(FOLDER), "-DWAVEBRIDGE_NO_STANDARD_HEADERS"]
    unit = ci.Index.create().parse("case.cu", args=arguments, unsaved_files=[("case.cu", source)], options=KEEP_GOING)
    assert [str(d) for d in unit.diagnostics if d.severity >= ci.Diagnostic.Error] == []


def test_vector_types_have_cudas_sizes_and_alignments(parse: Parse) -> None:
    layouts = {
        "char3": (3, 1), "uchar4": (4, 4), "short2": (4, 4), "ushort3": (6, 2), "short4": (8, 8), "int2": (8, 8),
        "int3": (12, 4), "uint4": (16, 16), "long2": (16, 16), "longlong3": (24, 8), "ulonglong4": (32, 16),
        "float2": (8, 8), "float3": (12, 4), "float4": (16, 16), "double2": (16, 16), "double3": (24, 8),
        "double4": (32, 16), "dim3": (12, 4), "__half2": (4, 4), "__nv_bfloat16": (2, 2),
    }  # fmt: skip
    checks = "".join(
        f"static_assert(sizeof({name}) == {size} && alignof({name}) == {alignment});\n"
        for name, (size, alignment) in layouts.items()
    )
    assert parse("#include <cuda_bf16.h>\n" + checks).errors == ()


def test_constants_have_cudas_values(parse: Parse) -> None:
    """Values from the CUDA Runtime API's and Driver API's reference."""
    values = {
        "cudaMemcpyHostToDevice": 1, "cudaMemcpyDefault": 4, "cudaErrorMemoryAllocation": 2, "cudaErrorNotReady": 600,
        "cudaErrorIllegalAddress": 700, "cudaDevAttrWarpSize": 10, "cudaDevAttrMultiProcessorCount": 16,
        "cudaHostAllocMapped": 2, "cudaEventDisableTiming": 2, "cudaStreamNonBlocking": 1, "cudaFuncCachePreferL1": 2,
        "CUDA_ERROR_OUT_OF_MEMORY": 2, "CU_DEVICE_ATTRIBUTE_WARP_SIZE": 10, "CUBLAS_OP_T": 1, "CUFFT_C2C": 0x29,
        "CURAND_RNG_PSEUDO_XORWOW": 101, "CUDA_R_32F": 0, "CUDA_R_16F": 2, "CUSPARSE_STATUS_SUCCESS": 0,
        "cudaAddressModeClamp": 1, "cudaReadModeNormalizedFloat": 1,
    }  # fmt: skip
    headers = "".join(f"#include <{h}>\n" for h in ("cuda.h", "cublas_v2.h", "cufft.h", "curand.h", "cusparse.h"))
    checks = "".join(f"static_assert({name} == {value});\n" for name, value in values.items())
    assert parse(headers + checks).errors == ()


def test_constants_differ_where_a_test_expects_an_error(parse: Parse) -> None:
    assert parse("static_assert(cudaMemcpyHostToDevice == 2);\n").errors != ()


def test_a_launch_is_a_call_behind_cuda_configure_call(parse: Parse) -> None:
    parsed = parse("__global__ void k(int n) {}\nvoid f(cudaStream_t s) { k<<<dim3(2, 3), 64, 128, s>>>(5); }\n")
    assert parsed.errors == ()
    launch = next(c for c in parsed.cursors(ci.CursorKind.CALL_EXPR) if c.spelling == "k")
    children = list(launch.get_children())
    assert children[1].spelling == "cudaConfigureCall"
    assert len(list(children[1].get_arguments())) == 4


def test_the_project_s_own_files_do_not_collide_with_standard_names(parse: Parse, tmp_path: Path) -> None:
    source = """
    __device__ float lerp(float a, float b, float t) { return a + t * (b - a); }
    __device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
    __device__ double atomicMax(double* a, double v) { return *a = v > *a ? v : *a; }
    struct tuple { int a; };
    __global__ void k(float4* p) { p[0] = p[1] + p[2]; tuple t{1}; p[3].x = lerp(p[0].x, p[1].x, 0.5f) + t.a; }
    """
    assert parse(source).errors == ()


def test_standard_headers_after_the_prelude(parse: Parse) -> None:
    """The keywords, as macros, must not disturb the library's own attributes."""
    names = ("map", "memory", "regex", "thread", "unordered_map", "random", "chrono", "iostream", "fstream", "future")
    source = "".join(f"#include <{name}>\n" for name in names)
    source += "__noinline__ __device__ int f(int x) { return x; }\n__global__ void k(int* x) { x[0] = f(x[1]); }\n"
    assert parse(source).errors == ()


def test_what_nvcc_takes_and_clang_refuses_by_default(parse: Parse) -> None:
    source = """
    __global__ void k(int* out, long n) {
        register int i = threadIdx.x;
        int narrow[2] = {n, i * 2u};
        out[i] = narrow[0] + narrow[1];
    }
    """
    assert parse(source).errors == ()
