"""Tests of NVIDIA's macros: on the device and on the host, the HIP text takes the branches that the CUDA text takes.

A C preprocessor decides, with the macros that nvcc and HIP's compiler define.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from translator.hip.include_guards import GUARDS
from translator.hip.translate import translate
from translator.options import Options
from translator.results import HipResult
from translator.source import SourceFile

CUDA = {"device": ("__CUDA_ARCH__=800",), "host": ()}
HIP = {"device": ("__HIP_DEVICE_COMPILE__=1",), "host": ()}
ALWAYS_CUDA = ("__CUDACC__", "CUDART_VERSION=12040", "CUDA_VERSION=12040", "__CUDACC_VER_MAJOR__=12")
ALWAYS_HIP = ("__HIPCC__=1", "__HIP_PLATFORM_AMD__=1")


def run(source: str, name: str = "a.h") -> HipResult:
    return translate(SourceFile(Path(name), source.encode()), Options(), is_local_header=lambda _: None)


def preprocessed(text: bytes, macros: tuple[str, ...]) -> list[str]:
    compiler = shutil.which("cc") or shutil.which("clang") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("no C compiler: which branches the texts take was not seen")
    command = [compiler, "-E", "-P", "-w", "-undef", "-nostdinc", "-x", "c++", *(f"-D{m}" for m in macros), "-"]
    done = subprocess.run(command, input=text, capture_output=True, check=True, timeout=60)
    return done.stdout.decode().split()


def assert_same_branches(source: str, extra: tuple[str, ...] = ()) -> HipResult:
    result = run(source)
    for side in ("device", "host"):
        in_cuda = preprocessed(source.encode(), CUDA[side] + ALWAYS_CUDA + extra)
        in_hip = preprocessed(result.text, HIP[side] + ALWAYS_HIP + extra)
        assert in_hip == in_cuda, (side, result.text.decode())
    return result


def choice(condition: str) -> str:
    return f"#if {condition}\nyes\n#else\nno\n#endif\n"


@pytest.mark.parametrize(
    "condition",
    [
        "__CUDA_ARCH__",
        "__CUDA_ARCH__ >= 700",
        "(__CUDA_ARCH__) >= 700",
        "__CUDA_ARCH__ / 100 >= 7",
        "7 <= __CUDA_ARCH__ / 100 && __CUDA_ARCH__ < 900",
        "!(__CUDA_ARCH__ >= 800 || !defined(__CUDA_ARCH__))",
        "!((__CUDA_ARCH__ >= 800) || !defined __CUDA_ARCH__)",
        "defined(__CUDA_ARCH__) && (__CUDA_ARCH__ < 530)",
        "(__CUDA_ARCH__ >= 700 ? 1 : 0)",
        "__CUDA_ARCH__ - 800 == 0",
        "OTHER && __CUDA_ARCH__ >= 700",
        "__CUDA_ARCH__ >= LEAST",
        "__CUDA_ARCH__ >= OTHER(3)",
        "__CUDA_ARCH__ == 800 && CUDART_VERSION >= 9000",
        "CUDART_VERSION >= 9000",
        "CUDA_VERSION < 9000",
        "defined(CUDART_VERSION) && CUDART_VERSION >= 9000",
        "!defined(CUDART_VERSION) || CUDART_VERSION < 9000",
        "__CUDACC_VER_MAJOR__ >= 9 || !defined(__CUDACC__)",
    ],
)
def test_a_condition_chooses_what_it_chooses_in_cuda(condition: str) -> None:
    assert_same_branches(
        choice(condition), ("LEAST=700", "OTHER(x)=(x * 100)") if "(3)" in condition else ("LEAST=700",)
    )


def test_conditions_put_together_at_random() -> None:
    rng = random.Random(7)
    tests = ["defined(__CUDA_ARCH__)", "USER", "defined(USER)", "__CUDA_ARCH__", "CUDART_VERSION >= 10000", "0", "1"]
    tests += [f"__CUDA_ARCH__ {op} {n}" for op in ("<", ">=", "==", "!=") for n in (0, 600, 800, 900)]
    tests += [f"{n} {op} __CUDA_ARCH__" for op in ("<=", ">") for n in (700, 900)] + ["__CUDA_ARCH__ / 10 > OWN"]

    def condition(depth: int) -> str:
        if depth == 0 or rng.random() < 0.2:
            return rng.choice(tests)
        match rng.randrange(4):
            case 0:
                return f"!({condition(depth - 1)})"
            case 1:
                return f"({condition(depth - 1)})"
            case _:
                return f"({condition(depth - 1)}) {rng.choice(('&&', '||'))} {condition(depth - 1)}"

    groups = []
    for number in range(150):
        branches = "".join(f"#elif {condition(2)}\nc{number}\n" for _ in range(rng.randrange(3)))
        groups.append(f"#if {condition(3)}\na{number}\n{branches}#else\nb{number}\n#endif\n")
    source = "#define OWN 65\n" + "".join(groups)
    for extra in ((), ("USER=1",), ("USER=0",)):
        assert_same_branches(source, extra)


def test_a_macro_that_stands_for_the_architecture() -> None:
    result = assert_same_branches("#define ARCH (__CUDA_ARCH__)\n" + choice("ARCH >= 700") + choice("ARCH < 900"))
    assert b"#define ARCH (800)\n#else\n#define ARCH (0)\n#endif\n" in result.text
    assert_same_branches("#define IS_DEVICE defined(__CUDA_ARCH__)\n" + choice("IS_DEVICE"))


def test_what_has_no_hip_form_is_not_chosen_and_the_condition_stays_as_a_whole() -> None:
    source = (
        "__device__ void f() {\n#if !((__CUDA_ARCH__ < 800) || !defined(__CUDA_ARCH__))\n"
        "  __nv_no_such(); cudaEGLStreamProducerDisconnect(0, 0);\n#elif __CUDA_ARCH__ >= 700\n  g();\n#else\n  h();\n#endif\n}\n"
    )
    text = run(source).text.decode()
    assert "#if !((__CUDA_ARCH__ < 800) || !defined(__CUDA_ARCH__))\n" in text
    assert "#elif defined(__HIP_DEVICE_COMPILE__)\n" in text
    assert [d.rule for d in run(source).diagnostics].count("WB1004") == 3


@pytest.mark.parametrize(
    "source",
    [
        "#if defined(__CUDACC__) || defined(__HIPCC__)\n#define BOTH __host__ __device__\n#endif\n",
        "#ifdef __HIPCC__\nint a;\n#elif defined(__CUDACC__)\nint b;\n#endif\n",
        "#if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600\nint a;\n#endif\n",
        "#if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 9000\nint a;\n#endif\n",
    ],
)
def test_conditions_that_ask_for_hip_themselves_stay(source: str) -> None:
    result = run(source)
    assert result.text.decode() == source
    assert not result.diagnostics


@pytest.mark.parametrize("name", ["a.h", "a.cpp", "a.hpp", "a.cu"])
def test_the_architecture_is_no_unsupported_name(name: str) -> None:
    source = "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700\n#define FAST 1\n#endif\n// __CUDA_ARCH__\n"
    assert {d.rule for d in run(source, name).diagnostics} <= {"WB1004"}


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("int f(cudaDeviceProp p) { return p.major >= 7; }", 1),
        ("int f(cudaDeviceProp p) { return p.major * 10 + p.minor; }", 2),
        ("int f(cudaDeviceProp *p) { return (p->major << 4) + p->minor; }", 2),
        ("void f(cudaDeviceProp p) { switch (p.major) { default: break; } }", 1),
        ("void f(int *m) { cudaDeviceGetAttribute(m, cudaDevAttrComputeCapabilityMajor, 0); }", 1),
        ('void f(cudaDeviceProp p) { printf("%d.%d", p.major, p.minor); }', 0),
    ],
)
def test_decisions_on_the_compute_capability(source: str, count: int) -> None:
    assert [d.rule for d in run(source).diagnostics].count("WB1006") == count


def test_a_branch_with_a_function_that_a_helper_stands_in_for_is_chosen() -> None:
    source = "__device__ void f() {\n#if __CUDA_ARCH__ >= 700\n  __nanosleep(100);\n#else\n  __trap();\n#endif\n}\n"
    text = run(source).text.decode()
    assert "#if defined(__HIP_DEVICE_COMPILE__)\n  wavebridge::nanosleep(100);\n" in text


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("#ifdef __DRIVER_TYPES_H__\n#endif\n", "#ifdef HIP_INCLUDE_HIP_DRIVER_TYPES_H\n#endif\n"),
        ("#if defined(CUBLAS_API_H_) && X\n#endif\n", "#if defined(HIPBLAS_H) && X\n#endif\n"),
        ("#if defined(_CUFFT_H_) || defined(__HIPCC__)\n#endif\n", None),
        ("#ifndef __DRIVER_TYPES_H__\n#define __DRIVER_TYPES_H__\n#endif\n", None),
        ("// __DRIVER_TYPES_H__\nint __DRIVER_TYPES_H__;\n", None),
    ],
)
def test_questions_for_cuda_headers_are_for_hips(source: str, expected: str | None) -> None:
    assert run(source).text.decode() == (expected or source)


def test_the_guards_are_those_of_hips_headers() -> None:
    root = os.environ.get("WAVEBRIDGE_HIP_ROOT")
    if not root or not (Path(root) / "rp" / "include" / "hip").is_dir():
        pytest.skip(
            "WAVEBRIDGE_HIP_ROOT does not name a folder with HIP's headers: the names of guards were not compared"
        )
    include = Path(root) / "rp" / "include"
    folders = ("hip", "hip/amd_detail", "hipblas", "hipfft", "hiprand", "hipsparse", "hipsolver")
    text = b"".join(path.read_bytes() for folder in folders for path in (include / folder).glob("*.h"))
    assert not [guard for guard in GUARDS.values() if b"#ifndef " + guard not in text]


def test_a_projects_definition_for_older_devices_is_no_unsupported_name() -> None:
    source = (
        "#if !((__CUDA_ARCH__ >= 800) || !defined(__CUDA_ARCH__))\n"
        "__device__ void __stcs(T *address, T value) { *address = value; }\n#endif\n"
        "__device__ void f(T *p, T v) { __stcs(p, v); }\n"
    )
    result = run(source)
    lines = [source.count("\n", 0, d.span.start) for d in result.diagnostics if d.rule == "WB1001"]
    assert 1 not in lines
