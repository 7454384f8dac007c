"""The HIP interface headers can be read for every release, and have what that release has and no more."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import clang.cindex as ci
import pytest

from translator.frontend.arguments import library_folders

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "include" / "hip"
RELEASES = ((5, 7), (6, 0), (6, 4), (7, 0))
PUBLIC = sorted(
    str(path.relative_to(FOLDER))
    for path in FOLDER.rglob("*")
    if path.is_file() and "wavebridge" not in path.parts and path.parent.name != "hipcub"
)
LIBRARIES = [f"-isystem{folder}" for folder in library_folders()]


@lru_cache(maxsize=200)
def errors(
    source: str, release: tuple[int, int] = (7, 0), side: str = "device", arch: str = "gfx1100"
) -> tuple[str, ...]:
    """The errors of a source with the headers of a release."""
    arguments = ["-x", "hip", f"--cuda-{side}-only", f"--offload-arch={arch}", "-nogpuinc", "-nogpulib", "-fdeclspec"]
    arguments += ["--target=x86_64-unknown-linux-musl", "-nostdinc", "-nostdinc++", "-std=c++17", "-w", *LIBRARIES]
    arguments += ["-D_GNU_SOURCE", "-D_LIBCPP_PROVIDES_DEFAULT_RUNE_TABLE", f"-isystem{FOLDER}"]
    arguments += [f"-DWAVEBRIDGE_ROCM_MAJOR={release[0]}", f"-DWAVEBRIDGE_ROCM_MINOR={release[1]}"]
    arguments += ["-DHIP_ENABLE_WARP_SYNC_BUILTINS", "-ferror-limit=20"]
    unit = ci.Index.create().parse("case.hip", args=arguments, unsaved_files=[("case.hip", source)])
    return tuple(str(d) for d in unit.diagnostics if d.severity >= ci.Diagnostic.Error)


def kernel(body: str, parameters: str = "int* x, float* f") -> str:
    return f"#include <hip/hip_runtime.h>\n__global__ void k({parameters}) {{ {body} }}\n"


@pytest.mark.parametrize(("release", "side"), [*((r, "device") for r in RELEASES), ((7, 0), "host")])
def test_all_headers_together(release: tuple[int, int], side: str) -> None:
    names = [n for n in PUBLIC if not n.startswith("hipblaslt") or release >= (6, 0)]
    assert errors("".join(f"#include <{name}>\n" for name in names), release, side) == ()


COMMON = {
    "launch": "} void f(int* x, float* y) { k<<<1, 64, 0, 0>>>(x, y); hipLaunchKernelGGL(k, dim3(1), dim3(64), 0, 0, x, y);",
    "mathematics": "f[0] = sqrtf(f[1]) + sqrt(f[1]) + std::sqrt(f[2]) + pow(f[3], 2) + std::pow(f[0], f[1]) + fmaxf(f[0], 1);",
    "minimum": "x[0] = min(x[1], 3) + max(x[0], 2); f[0] = fminf(f[1], f[2]);",
    "atomics": "atomicAdd(f, 1.f); atomicCAS(x, 1, 2); atomicMax(x, 3); atomicExch(f, 2.f);",
    "warp": "f[0] = __shfl_xor(f[1], 1); unsigned long long b = __ballot(x[0]); x[1] = __popcll(b) + __any(x[2]);",
    "vectors": "float4 v = make_float4(1, 2, 3, 4); v += v; v = v * 2.0f; float3 w = {1, 2, 3}; f[0] = v.x + w.z;",
    "index": "dim3 t = threadIdx; x[0] = blockIdx.x * blockDim.x + t.x + gridDim.z;",
    "shared": "extern __shared__ float s[]; s[threadIdx.x] = f[0]; __syncthreads(); f[1] = s[0];",
    "bits": "x[0] = __popc(x[1]) + __clz(x[2]) + __ffs(x[3]) + __brev(x[4]); f[0] = __int_as_float(x[0]);",
    "output": 'printf("%d", x[0]); assert(x[0] > 0);',
    "bounds": "} __global__ void __launch_bounds__(256, 2) bounded(int* x) { x[0] = 1;",
}


@pytest.mark.parametrize("release", RELEASES)
def test_what_every_release_has(release: tuple[int, int]) -> None:
    include = "#include <hip/hip_runtime.h>\n"
    cases = [f"namespace n{i} {{\n{kernel(body)}}}\n" for i, body in enumerate(COMMON.values())]
    assert errors(include + "".join(cases).replace(include, ""), release) == ()


SINCE_SEVEN = {
    "a reduction of a warp": "x[0] = __reduce_add_sync(~0ull, x[1]);",
    "a wave's barrier": "__syncwarp();",
}
ONLY_BEFORE_SEVEN = {"a constant wave size": "int y[warpSize]; x[0] = y[x[1]];"}


@pytest.mark.parametrize("case", SINCE_SEVEN)
def test_what_release_seven_brought(case: str) -> None:
    assert errors(kernel(SINCE_SEVEN[case]), (7, 0)) == ()
    assert errors(kernel(SINCE_SEVEN[case]), (6, 4)) != ()


@pytest.mark.parametrize("case", ONLY_BEFORE_SEVEN)
def test_what_release_seven_took_away(case: str) -> None:
    assert errors(kernel(ONLY_BEFORE_SEVEN[case]), (7, 0)) != ()
    assert errors(kernel(ONLY_BEFORE_SEVEN[case]), (6, 4)) == ()


def test_masks_are_64_bit() -> None:
    assert errors(kernel("x[0] = __shfl_sync(~0ull, x[1], 0);")) == ()
    assert any("64-bit" in e for e in errors(kernel("x[0] = __shfl_sync(~0u, x[1], 0);")))


NEVER = {
    "a conversion of an index to uint3": "uint3 t = threadIdx; x[0] = t.x;",
    "a streaming load": "x[0] = __ldcs(x);",
    "CUDA's names": "cudaDeviceSynchronize();",
    "a surface's value": "f[0] = surf2Dread<float>(0ull, 0, 0);",
}


@pytest.mark.parametrize("case", NEVER)
def test_what_hip_has_not(case: str) -> None:
    assert errors(kernel(NEVER[case])) != ()


def test_blas_types_by_generation() -> None:
    source = "#include <hipblas/hipblas.h>\nhipblasDatatype_t a = HIPBLAS_R_16F;\n"
    assert errors(source, (6, 4)) == ()
    assert errors(source, (7, 0)) != ()
    assert errors("#include <hipblas/hipblas.h>\nhipDataType a = HIPBLAS_R_16F;\n", (7, 0)) == ()
    assert errors("#include <hipblas/hipblas.h>\nint a = HIP_R_16F;\n", (7, 0)) == ()


def test_projects_operators_clash_with_hip_s_as_with_rocm() -> None:
    """helper_math.h's operators are ambiguous beside HIP's own where both fit alike."""
    operator = "__device__ float4 operator+(const float4& a, const float4& b) { return a; }\n"
    clash = "#include <hip/hip_runtime.h>\n" + operator + "__global__ void k(float4* v) { v[0] = v[1] + v[2]; }\n"
    assert errors(clash) == (), "a plain function is preferred to a template"
    plain = operator.replace("const float4&", "float4")
    assert errors(clash.replace(operator, plain)) == ()
