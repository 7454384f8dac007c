"""The compiler's route: clang for the AMD GPU on whole files, and the kernel's name in the code object.

HIP's own headers aren't needed: a header of a few lines stands in for them.
"""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from app.check.child.worker import Refusal
from app.check.cpu.toolchain import NoCompiler, find_toolchain
from app.check.hip.code_object import CodeObjectError, Symbols, demangle, read_symbols, variable_symbol
from app.check.hip.compiler import CompiledKernel, HipSource, compile_with_clang, first_error

ARCH = "gfx1100"
HEADER = b"""#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern "C" int __hipPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = nullptr);
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, unsigned long, void *);
"""
TEXT = b"""#include "device.h"
namespace ns {
__constant__ float coefficients[5];
static __constant__ float hidden[3];
template <class T, int N> __global__ void reduce(const T *a, const T *b, T *out) { out[0] = a[N] + b[0] + hidden[1]; }
template <class T> __global__ void reduce(const T *a) {}
}
namespace { template <int N> __global__ void hush(int *a) { a[0] = N; } }
static __global__ void quiet(float *x, float *y) { x[0] = y[0]; }
extern "C" __global__ void plain_name(int *a) { a[0] = 1; }
int main() { ns::reduce<float, 128><<<1, 1>>>(nullptr, nullptr, nullptr); }
"""


@pytest.fixture(scope="module")
def clang() -> Path:
    try:
        toolchain = find_toolchain("clang")
    except NoCompiler as error:
        pytest.skip(f"compiling for AMD GPUs was not tested: {error}")
    path = Path(toolchain.compile[0])
    targets = subprocess.run([path, "-print-targets"], capture_output=True, text=True).stdout
    if "amdgcn" not in targets:
        pytest.skip(f"compiling for AMD GPUs was not tested: {path} has no such target")
    return path


def source(tmp_path: Path, call_name: str, *symbols: str) -> HipSource:
    return HipSource(
        path=tmp_path / "kernels.cu",
        text=TEXT,
        headers={tmp_path / "device.h": HEADER},
        include_dirs=(),
        flags=("-std=c++17", "-nogpuinc", "-nogpulib"),
        call_name=call_name,
        symbols=symbols,
    )


def compiled(tmp_path: Path, clang: Path, call_name: str, *symbols: str) -> CompiledKernel:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    return compile_with_clang(source(tmp_path, call_name, *symbols), clang, tmp_path, ARCH, scratch)


@pytest.mark.parametrize(
    ("call_name", "wanted"),
    [
        ("ns::reduce<float, 256>", "void ns::reduce<float, 256>(float const*, float const*, float*)"),
        ("quiet", "quiet(float*, float*)"),
        ("(anonymous namespace)::hush<3>", "void (anonymous namespace)::hush<3>(int*)"),
        ("plain_name", "plain_name"),
    ],
)
def test_the_kernel_is_found_by_its_name(tmp_path: Path, clang: Path, call_name: str, wanted: str) -> None:
    result = compiled(tmp_path, clang, call_name)
    assert demangle(result.kernel) == wanted
    assert result.kernel in read_symbols(result.code).kernels


def test_variables_are_found_though_static(tmp_path: Path, clang: Path) -> None:
    result = compiled(tmp_path, clang, "ns::reduce<float, 8>", "ns::coefficients", "ns::hidden")
    assert set(result.symbols) == {"ns::coefficients", "ns::hidden"}
    assert all(symbol in read_symbols(result.code).variables for symbol in result.symbols.values())


def test_an_error_is_told_with_the_users_line(tmp_path: Path, clang: Path) -> None:
    broken = replace(source(tmp_path, "quiet"), text=TEXT.replace(b"y[0]; }", b"z[0]; }"))
    with pytest.raises(Refusal) as refusal:
        compile_with_clang(broken, clang, tmp_path, ARCH, tmp_path)
    assert refusal.value.outcome == "unsupported"
    assert "kernels.cu:9" in refusal.value.sentence and "'z'" in refusal.value.sentence


def test_a_variable_that_is_not_there(tmp_path: Path, clang: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        compiled(tmp_path, clang, "quiet", "nothing")
    assert "nothing" in refusal.value.sentence


def test_a_compiler_that_cannot_be_run(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="can't be run"):
        compile_with_clang(source(tmp_path, "quiet"), tmp_path / "none", tmp_path, ARCH, tmp_path)


@pytest.mark.parametrize("code", [b"", b"\x7fELF", b"\x7fELF\x02\x01" + b"\xff" * 200, b"__CLANG_OFFLOAD_BUNDLE__"])
def test_damaged_code_objects(code: bytes) -> None:
    with pytest.raises(CodeObjectError):
        read_symbols(code)


def test_variables_by_name() -> None:
    symbols = Symbols((), ("_ZN2ns4coefE", "coef.static.0123abcd", "_ZN1a4biasE", "_ZN1b4biasE"))
    assert variable_symbol(symbols, "ns::coef") == "_ZN2ns4coefE"
    assert variable_symbol(symbols, "coef") == "coef.static.0123abcd"
    assert variable_symbol(symbols, "bias") is None  # two of them
    assert variable_symbol(symbols, "b::bias") == "_ZN1b4biasE"


def test_the_first_errors_in_one_line() -> None:
    log = "k.cu:3:1: warning: w\nk.cu:4:2: error: bad thing\n  code\n1 error generated when compiling.\n"
    assert first_error(log) == "k.cu:4:2: error: bad thing"
    assert first_error("") == "it gave no message."
    assert first_error("ld: cannot open\n") == "ld: cannot open"
