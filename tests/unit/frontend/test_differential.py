"""Random functions, lowered and interpreted, against a C++ compiler's build of the same text.

What this shows: conversions, promotions, compound assignment, the order of effects, short circuits, loops with continue,
switches that fall through, references, classes, lambdas, array and struct places.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from tests.unit.frontend.generated import OUTPUTS, PRELUDE, function
from tests.unit.frontend.handwritten import BODIES
from tests.unit.frontend.handwritten import PRELUDE as MORE
from tests.unit.frontend.helpers import read
from tests.unit.frontend.interpreter import Launch
from translator.frontend.lower.lowerer import lower_kernel
from translator.ir.verify import verify

COUNT = 40
INPUTS = np.array(
    [[1, -2, 300, 77777, -5, 0, 9, 2147483647], [0, 1, 2, 3, 4, 5, 6, 7], [-1, -128, 255, 65536, 31, -7, 8, 3]],
    np.int32,
)
HELPERS = """
DEVICE long long bits(long long v) { return v; }
DEVICE float clampf(float v) { return v > 100.f ? 100.f : v < -100.f ? -100.f : v == v ? v : 0.f; }
"""
DEVICE_BITS = """
DEVICE long long bitsf(float v) { return v == v ? __float_as_int(v) : 0x7fc00000; }
DEVICE long long bitsd(double v) { return v == v ? __double_as_longlong(v) : 0x7ff8000000000000LL; }
"""
HOST_BITS = """
#include <cstring>
#include <cstdio>
static long long bitsf(float v) { if (v != v) return 0x7fc00000; int i; memcpy(&i, &v, 4); return i; }
static long long bitsd(double v) { if (v != v) return 0x7ff8000000000000LL; long long i; memcpy(&i, &v, 8); return i; }
"""


def compiler() -> list[str]:
    for name in ("clang++-22", "clang++", "g++"):
        path = shutil.which(name)
        if path is not None:
            return [path]
    pytest.skip("no C++ compiler on this machine: lowering was not compared with one")


def reference(bodies: list[str], folder: Path) -> np.ndarray:
    functions = "\n".join(
        f"static void f{i}(const int* in, long long* out) {{\n  {b}\n}}" for i, b in enumerate(bodies)
    )
    rows = ", ".join("{" + ", ".join(f"(int){v}LL" for v in row) + "}" for row in INPUTS.tolist())
    calls = "\n".join(f"run(f{i});" for i in range(len(bodies)))
    text = f"""
#define DEVICE inline
{HOST_BITS}{HELPERS}{PRELUDE}{MORE}{functions}
static void run(void (*f)(const int*, long long*)) {{
  static const int inputs[{len(INPUTS)}][8] = {{{rows}}};
  for (auto& in : inputs) {{
    long long out[{OUTPUTS}] = {{0}};
    f(in, out);
    for (long long v : out) printf("%lld ", v);
    printf("\\n");
  }}
}}
int main() {{ {calls} }}
"""
    source = folder / "reference.cpp"
    source.write_text(text)
    binary = folder / "reference"
    flags = ["-std=c++17", "-O1", "-w", "-fwrapv", "-ffp-contract=off", "-o", str(binary), str(source)]
    subprocess.run([*compiler(), *flags], check=True, timeout=120)
    output = subprocess.run([str(binary)], check=True, capture_output=True, text=True, timeout=20).stdout
    return np.array(output.split(), np.int64).reshape(len(bodies), len(INPUTS), OUTPUTS)


def test_random_functions_compute_what_a_compiler_computes(tmp_path: Path) -> None:
    compare([function(seed) for seed in range(COUNT)], tmp_path)


def test_handwritten_functions_compute_what_a_compiler_computes(tmp_path: Path) -> None:
    compare(BODIES, tmp_path)


def compare(bodies: list[str], tmp_path: Path) -> None:
    expected = reference(bodies, tmp_path)
    kernels = "\n".join(
        f"__global__ void f{i}(const int* in, long long* out) {{\n  {b}\n}}" for i, b in enumerate(bodies)
    )
    unit = read("#define DEVICE __device__\n" + DEVICE_BITS + HELPERS + PRELUDE + MORE + kernels)
    assert not unit.errors, unit.errors
    assert len(unit.kernels) == len(bodies)
    for kernel in unit.kernels:
        index = int(kernel.name[1:])
        module = lower_kernel(unit, kernel)
        assert not module.problems, (bodies[index], module.problems)
        verify(module)
        for row, values in enumerate(INPUTS):
            launch = Launch(module)
            pin, pout = launch.buffer(values), launch.buffer(np.zeros(OUTPUTS, np.int64))
            launch.run((1, 1, 1), (1, 1, 1), [pin, pout])
            got = launch.read(pout, np.int64)
            assert got.tolist() == expected[index, row].tolist(), f"function {index}, input {row}:\n{bodies[index]}"
