"""Types by byte offset, and when libclang is asked at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.hip.typed.helpers import facts, run

STRUCTS = "struct Inner { float x; }; struct Outer { Inner items[3]; cudaDeviceProp *prop; }; Outer make();\n"


@pytest.mark.parametrize(
    ("expression", "last", "expected"),
    [
        ("auto p = make(); (void)p.items", "p", "Outer"),
        ("Outer *q = nullptr; (void)q->items[1].x", "]", "Inner"),
        ("Outer *q = nullptr; (void)q->prop", "q", "Outer *"),
        ("Outer o; (void)o.prop->major", "prop", "cudaDeviceProp *"),
        ("auto list = new cudaDeviceProp[2]; (void)list[1].major", "]", "cudaDeviceProp"),
        ("(void)make().items", ")", "Outer"),
        ("int a = 1; unsigned b = 2; (void)(a + b)", "b", "unsigned int"),
        ("ID(make().prop); ID(1)", "prop", "cudaDeviceProp *"),
    ],
)
def test_the_type_of_what_ends_at_a_token(expression: str, last: str, expected: str) -> None:
    source = STRUCTS + "#define ID(x) (void)(x)\nvoid f() { " + expression + "; }\n"
    body = source.index("void f()")
    positions = [i for i in range(body, len(source)) if source.startswith(last, i)]
    known = facts(source)
    found = [known.type_at(i) for i in positions]
    assert expected in found, found


def test_the_innermost_type_is_given() -> None:
    source = "struct S { float x; };\n__device__ float f(S *s, int i) { return s[i + 1].x; }\n"
    known = facts(source)
    assert known.type_at(source.index("].x")) == "S"
    assert known.type_at(source.index("1].x")) == "int"
    assert known.type_at(source.index("x; }\n", 30)) == "float"


@pytest.mark.parametrize(
    "source",
    [
        "#include <no_such_header.h>\n__device__ int f(int a) { return a; }\n",
        "missing_t global;\n__device__ int f(int a) { return a; }\n",
        "__device__ int f(int a) { return a + missing; }\n",
        "#define BODY return a\n__device__ int f(int a) { BODY; }\n",
        "template <class T> __device__ int f(T a) { return a; }\n",
    ],
)
def test_what_is_not_understood_has_no_type(source: str) -> None:
    known = facts(source)
    assert [known.type_at(i) for i, letter in enumerate(source) if letter == "a"].count(None) == source.count("a")


def test_an_error_in_one_function_leaves_the_others() -> None:
    source = "__device__ int f(int a) { return missing; }\n__device__ int g(int b) { return b; }\n"
    assert facts(source).type_at(source.rindex("b")) == "int"


def test_the_host_reading_answers_for_host_branches() -> None:
    source = "void f(short a) {\n#ifndef __CUDA_ARCH__\n  (void)a;\n#endif\n}\n"
    assert facts(source).type_at(source.rindex("a;")) == "short"


def test_a_header_is_read_by_itself() -> None:
    source = "#pragma once\nstruct S { unsigned n; };\n__device__ inline unsigned f(S s) { return s.n; }\n"
    assert facts(source, "a.cuh").type_at(source.rindex("n")) == "unsigned int"


NEEDS_NONE = """#include <cuda_runtime.h>
__global__ void k(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < min(n, 4)) p[i] = p[i] * 2 + ((n >> 3) & 1) + ((n >> (i & 7)) & 1);
}
int main() { k<<<1, 32>>>(nullptr, 1); return cudaDeviceSynchronize(); }
"""


def test_a_file_that_needs_no_types_never_loads_libclang() -> None:
    program = (
        "import sys; from tests.unit.hip.typed.helpers import run\n"
        f"run({NEEDS_NONE!r}); assert 'clang' not in sys.modules, 'asked for types'\n"
        "run('__device__ unsigned f(unsigned x, int n) { return x << n; }'); assert 'clang' in sys.modules, 'never asks'\n"
    )
    root = Path(__file__).parents[4]
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


UNPARSABLE = [
    "#include <no_such_header.h>\n",
    "int broken( {{{ ;\n",
    "missing_t x;\n",
    "}}}}\n",
    '#error "not for you"\n',
]
ASKS = """__device__ unsigned f(unsigned x, int n, bool p) {
  uint3 t = threadIdx; unsigned m = __ballot_sync(0xffffffff, p);
  return (x << n) + min(t.x, n) + __popc(m);
}
"""


@pytest.mark.parametrize("broken", UNPARSABLE)
def test_an_unparsable_file_translates_as_without_types(broken: str) -> None:
    for source in (broken + ASKS, ASKS + broken):
        with_types, without = run(source), run(source, typed=False)
        assert with_types.text == without.text
        assert with_types.diagnostics == without.diagnostics


def test_what_types_change_in_the_same_file_when_it_parses() -> None:
    assert run(ASKS).diagnostics != run(ASKS, typed=False).diagnostics


def test_headers_that_were_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "mine.h").write_text("#define SHIFT n\n")
    source = '#include "mine.h"\n__device__ unsigned f(unsigned x, int n) { return x << SHIFT; }\n'
    assert [p.name for p in run(source, str(tmp_path / "a.cu")).included] == ["mine.h"]
    assert run(source, str(tmp_path / "a.cu"), typed=False).included == {}
