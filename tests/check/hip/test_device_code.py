"""What hiprtc is given: the declarations that the kernel needs, with its headers, on the lines of the user's files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.check.hip.declarations import cut
from app.check.hip.device_code import device_code
from app.check.hip.inline_headers import InlineProblem, inline_headers

TEXT = b"""#define SCALE(x) (x * helper2(x))
#define KERNEL(name) __global__ void name(int *p) { p[0] = FACTOR; }
using namespace std::chrono;
struct View { float *p; int n; __device__ float at(int i) const { return p[i]; } };
typedef struct { int a; } Pair;
struct HostOnly { std::vector<int> v; };
enum Mode { FAST, SLOW };
enum { FACTOR = 3 };
static const int K = 4, L = 5;
std::vector<float> host_data;
__constant__ float coefficients[5] = {1, 2, 3};
__device__ __forceinline__ float helper2(float x) { return x * coefficients[K]; }
template <class T> __device__ T helper(T x) { return SCALE(x); }
template <> __device__ int helper<int>(int x) { return x; }
__device__ float unrelated(float x) { return x; }
__host__ __device__ inline float2 operator+(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }
namespace ns {
template <class T, int N = 4>
__global__ void __launch_bounds__(128) reduce(const T *a, View v, Mode m) {
  if (m == FAST) v.p[0] = helper(a[N]);
}
void host() { reduce<float><<<1, 2>>>(0, View{}, FAST); }
}
extern "C" {
__global__ void other(int *p, Pair q) { p[0] = q.a; }
}
KERNEL(made)
typedef float (*Operation)(float);
__device__ float (*table[2])(float) = {helper2, unrelated};
__global__ void apply(float *p, int which) {
  Operation f = table[which];
  p[0] = f(p[0]);
}
int main(int argc, char **argv) {
  std::vector<float> x;
#ifdef FOO
  hipMalloc(&x, 4);
#endif
#define LATE(x) \\
  (x + 1)
#pragma unroll
  return 0;
}
"""


def kept(call_name: str, *symbols: str) -> list[str]:
    lines = device_code(TEXT, call_name, symbols).decode().split("\n")
    original = TEXT.decode().split("\n")
    assert len(lines) == len(original)  # every line keeps its number
    assert all(line in ("", wanted) or wanted in line for line, wanted in zip(lines, original, strict=True))
    return [line for line in lines if line and not line.startswith(("#", "}", "namespace ns", "extern", "  (x"))]


def mentions(lines: list[str], word: str) -> bool:
    return any(word in line for line in lines)


def test_what_the_kernel_uses_is_kept_through_macros_and_types() -> None:
    lines = kept("ns::reduce<float, 256>")
    for word in (
        "struct View",
        "enum Mode",
        "coefficients[5]",
        "helper2(float",
        "T helper(T x)",
        "helper<int>",
        "K = 4",
    ):
        assert mentions(lines, word), word
    assert mentions(lines, "reduce(const T *a")
    assert mentions(lines, "operator+")


def test_host_code_and_other_kernels_are_left_out() -> None:
    lines = kept("ns::reduce<float, 256>")
    for word in ("std::vector", "main", "hipMalloc", "<<<", "unrelated", "void other", "Pair"):
        assert not mentions(lines, word), word


def test_a_namespace_that_is_used_exists() -> None:
    assert mentions(kept("other"), "namespace std::chrono {} using namespace std::chrono;")


def test_a_kernel_made_by_a_macro() -> None:
    lines = kept("made")
    assert mentions(lines, "KERNEL(made)") and mentions(lines, "FACTOR = 3")
    assert not mentions(lines, "reduce(")


def test_pointers_to_functions() -> None:
    lines = kept("apply")
    for word in ("typedef float (*Operation)", "table[2]", "helper2", "unrelated"):
        assert mentions(lines, word), word
    assert not mentions(kept("other"), "table")


def test_default_arguments_and_operators_end_with_their_body() -> None:
    text = b"__device__ int f(int a = 3) { return a; }\nstruct S { int a; };\n"
    text += b"__device__ bool operator==(S a, S b) { return a.a == b.a; }\nint table[] = {1, 2};\nvoid host() {}\n"
    assert [piece.text.strip()[:14] for piece in cut(text) if piece.kind == "declaration"] == [
        b"__device__ int",
        b"struct S { int",
        b"__device__ boo",
        b"int table[] = ",
        b"void host() {}",
    ]


def test_a_variable_of_the_case_is_kept() -> None:
    assert not mentions(kept("other"), "coefficients")
    assert mentions(kept("other", "coefficients"), "coefficients[5]")
    assert mentions(kept("other"), "Pair;")


def test_directives_inside_what_is_left_out_stay_balanced() -> None:
    text = device_code(TEXT, "other", ()).decode()
    assert text.count("#ifdef") == text.count("#endif") == 1
    assert "#define LATE(x) \\\n  (x + 1)" in text
    assert "#pragma" not in text


fragments = st.lists(
    st.sampled_from(
        ["{", "}", "(", ")", ";", "struct S", "namespace n", "#if A\n", "#endif\n", "\n", 'extern "C"', "int x = 1", "/* */",
         "template <class T>", "__device__ void f", "<", ">", "'", '"', "R\"(", "\\\n", "é"]
    ),
    max_size=25,
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(fragments)
def test_the_pieces_are_the_text(pieces: list[str]) -> None:
    text = " ".join(pieces).encode()
    assert b"".join(item.text for item in cut(text)) == text
    device_code(text, "f", ())


MAIN = b"""#include <vector>
#include <hip/hip_fp16.h>
#include "a.h"
#include "a.h"
#include <lib/b.h>
__global__ void k() {}
"""


def inline(tmp_path: Path, main: bytes = MAIN, **files: bytes) -> str:
    for name, text in files.items():
        path = tmp_path / name.replace("__", "/").replace("_h", ".h")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    translated = {tmp_path / "a.h": b"#pragma once\nint translated;\n"}
    text = inline_headers(
        tmp_path / "k.cu", main, translated, (tmp_path / "include",), lambda name: name == "hip/hip_fp16.h"
    )
    return text.decode()


def test_project_headers_are_put_in_place(tmp_path: Path) -> None:
    text = inline(
        tmp_path, a_h=b"int original;\n", include__lib__b_h=b'#include "c.h"\n', include__lib__c_h=b"int c;\n"
    )
    assert text.count("int translated;") == 2 and "original" not in text
    assert text.count("#ifndef WAVEBRIDGE_ONCE_0") == 2  # the second is skipped by the compiler, as #pragma once would
    assert "#pragma once" not in text
    assert "int c;" in text
    assert "#include <hip/hip_fp16.h>" in text and "<vector>" not in text


def test_lines_keep_their_names_and_numbers(tmp_path: Path) -> None:
    text = inline(tmp_path, include__lib__b_h=b"")
    lines = text.split("\n")
    kernel = next(i for i, line in enumerate(lines) if "void k()" in line)
    assert lines[kernel - 1] == f'#line 6 "{tmp_path / "k.cu"}"'


def test_includes_in_untaken_branches_stay_untaken(tmp_path: Path) -> None:
    text = inline(tmp_path, b'#if 0\n#include "a.h"\n#endif\n#include "a.h"\n')
    assert text.count("int translated;") == 2


def test_a_header_that_includes_itself_ends(tmp_path: Path) -> None:
    with pytest.raises(InlineProblem, match="have no end"):
        inline(tmp_path, b'#include "loop.h"\n', loop_h=b'#include "loop.h"\n')
