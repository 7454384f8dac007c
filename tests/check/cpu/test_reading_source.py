"""The lexical pre-pass, the private copy, setting aside, the IR rewrite and the line table, each on its own."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.cpu import ir_rewrite, lexical
from app.check.cpu.executors import CpuExecutor
from app.check.cpu.prepass import prepass
from app.check.cpu.set_aside import CompileError, set_aside
from app.check.cpu.source_tree import read_tree
from app.check.model import ArgValue, KernelUnderTest, PreparedCase
from tests.check.cpu.support import Emulator, buffer, i32, zeros
from translator.options import Options


def test_blanking_keeps_length_lines_and_code() -> None:
    text = 'int a; // "x\n/* { \n */ char c = \'"\'; auto r = R"d(\n}")d"; int n = 1\'000;\n#define S "a\\"b" // c\n'
    blanked = lexical.blank(text)
    assert len(blanked) == len(text)
    assert [i for i, c in enumerate(blanked) if c == "\n"] == [i for i, c in enumerate(text) if c == "\n"]
    assert '"' not in blanked and "{" not in blanked and "}" not in blanked
    assert "int n = 1'000;" in blanked and "#define S" in blanked


@pytest.mark.parametrize(
    "text, expected",
    [
        ("extern __shared__ float s[];", "float (&s)[] = *reinterpret_cast<float(*)[]>(wbemu_dynamic_shared);"),
        (
            "extern __shared__ __align__(16) unsigned char raw[];",
            "unsigned char (&raw)[] = *reinterpret_cast<unsigned char(*)[]>(wbemu_dynamic_shared);",
        ),
        (
            "extern volatile __shared__ int v[][32];",
            "volatile int (&v)[][32] = *reinterpret_cast<volatile int(*)[][32]>(wbemu_dynamic_shared);",
        ),
        ("k<<<g, b>>>(x);", "::wbemu::refuse_launch() ? (void)0 : k(x);"),
        (
            "if (a) ns::k<float, 2><<<dim3(1, 2), b, n * sizeof(int), s>>>(x);",
            "if (a) ::wbemu::refuse_launch() ? (void)0 : ns::k<float, 2>(x);",
        ),
        ("p->table[3]<<<1, f<2>(x)>>>();", "::wbemu::refuse_launch() ? (void)0 : p->table[3]();"),
        ("std::cout << a <<b;", "std::cout << a <<b;"),
        ('printf("k<<<1, 2>>>(x)");', 'printf("k<<<1, 2>>>(x)");'),
        ("__noinline__ void f();", " __attribute__((noinline)) void f();"),
        ("__attribute__((__noinline__)) void f();", "__attribute__((__noinline__)) void f();"),
        ('asm volatile("" ::: "memory");', 'asm volatile("" ::: "memory");'),
        (
            'asm("mov.u32 %0, %%laneid;" : "=r"(x));',
            "::wbemu::ptx::run(::wbemu::here(), [] { struct Ptx { static constexpr const char* text() { return "
            '"mov.u32 %0, %%laneid;" ; } }; return Ptx{}; }(), ::wbemu::ptx::asm_result( "=r", (x)));',
        ),
        (
            'asm volatile("membar.gl;" ::: "memory");',
            "::wbemu::ptx::run(::wbemu::here(), [] { struct Ptx { static constexpr const char* text() { return "
            '"membar.gl;" ; } }; return Ptx{}; }());',
        ),
    ],
)
def test_prepass(text: str, expected: str) -> None:
    assert prepass(text) == expected


def test_prepass_keeps_line_numbers_also_in_macros() -> None:
    text = "#define GO(k) \\\n  k<<<1, \\\n  2>>> \\\n  (x)\nk\n<<<\n1\n>>>\n(y);\nint z;\n"
    out = prepass(text)
    assert out.count("\n") == text.count("\n")
    assert out.split("\n")[9] == "int z;"
    assert all(line.endswith("\\") for line in out.split("\n")[:3])


PTX = """
__global__ void k(const unsigned* in, unsigned* out) {
  unsigned lane, r, mask, a = in[threadIdx.x];
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
  asm("bfe.u32 %0, %1, 4, 8;" : "=r"(r) : "r"(a));
  unsigned m;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(m) : "r"(a), "r"(lane), "r"(mask));
  out[threadIdx.x] = lane; out[32 + threadIdx.x] = mask; out[64 + threadIdx.x] = m;
}
"""


def test_items_of_namespaces_classes_and_templates() -> None:
    text = """
#include <x>
namespace a { namespace b {
template <class T> struct S { T x; __device__ T get() const { return x; } S() : x(0) {} };
enum E { one, two };
int table[] = {1, 2, 3};
template <typename T>
__global__ void k(T* p, int n = f(3)) { if (n) { p[0] = {}; } }
} }
extern "C" { void c_function(); }
static int g(int x) { return x; }
"""
    code = lexical.blank_directives(lexical.blank(text))
    found = [" ".join(code[i.start : i.end].split())[:24].strip() for i in lexical.items(code)]
    assert found == [
        "template <class T> struc",
        "T x;",
        "__device__ T get() const",
        "S() : x(0) {}",
        "enum E { one, two };",
        "int table[] = {1, 2, 3};",
        "template <typename T> __",
        "void c_function();",
        "static int g(int x) { re",
    ]
    assert [i.body is not None for i in lexical.items(code)] == [
        False,
        False,
        True,
        True,
        False,
        False,
        True,
        False,
        True,
    ]


HOST = """
#include <vector>
#include <unknown/library.h>
struct State { library::Handle handle; };
library::Handle global_handle;
static void setup(State& s) { library::create(&s.handle); }
__device__ float helper(float x) { return library::device_magic(x); }
__device__ float good(float x) { return x + 1; }
__global__ void other(float* x) { library::block_reduce(x); }
__global__ void k(float* x, int n) { if (n > 100) x[0] = helper(x[0]); x[threadIdx.x] = good(x[threadIdx.x]); }
int main() { State s; setup(s); library::run(); k<<<1, 32>>>(nullptr, 1); }
"""


def test_what_is_not_under_test_is_set_aside(emulator: Emulator) -> None:
    args: list[ArgValue] = [buffer("x", np.zeros(32, np.float32))]
    assert set(emulator.outputs(HOST, "k", [*args, i32(1)])["x"]) == {1.0}
    needed = emulator.run(HOST, "k", [*args, i32(101)])
    assert needed.outcome == "unsupported"
    assert "line 7" in needed.message and "library" in needed.message
    refused = emulator.run(HOST, "other", args)
    assert refused.outcome == "unsupported"
    assert refused.message.startswith("does not compile for the CPU: kernel.cu:9: ")


def test_an_overload_is_never_removed(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    text = b"__device__ float f(lib::T x) { return 1; }\n__device__ float f(double x) { return 2; }\n__global__ void k() {}\n"
    tree = read_tree(path, text, (), {}, tmp_path)
    error = CompileError(str(path), 1, "use of undeclared identifier 'lib'")
    set_aside(tree, [error], "k")
    assert "float f(" in tree.files[path].split("\n")[0]


SAME_NAME = """
template <typename T, int N>
__global__ void scale(T* x, const T factor = T(2)) { if (threadIdx.x < N) x[threadIdx.x] *= factor; }
template <typename T, int N>
void scale(T* x, T factor, int blocks) { scale<T, N><<<blocks, 32>>>(x, factor); }
__global__ void plain(float* x) { x[threadIdx.x] += 1; }
void plain(float* x, int blocks) { plain<<<blocks, 32>>>(x); }
"""


def test_host_functions_of_the_kernels_name(emulator: Emulator) -> None:
    x = buffer("x", np.ones(32, np.float32))
    from tests.check.cpu.support import f32

    out = emulator.outputs(SAME_NAME, "scale", [x, f32(3.0)], template_args=("float", "16"))["x"]
    assert out.tolist() == [3.0] * 16 + [1.0] * 16
    assert set(emulator.outputs(SAME_NAME, "plain", [x])["x"]) == {2.0}


def test_a_kernel_in_a_header_is_built_through_its_includer(emulator: Emulator, tmp_path: Path) -> None:
    header = "__global__ void k(real* x) { x[threadIdx.x] = SCALE * threadIdx.x; }\n"
    (tmp_path / "kernels.h").write_text(header)
    (tmp_path / "main.cu").write_text(
        '#define SCALE 3\ntypedef float real;\n#include "kernels.h"\nint main() { return 0; }\n'
    )
    out = emulator.outputs(header, "k", [zeros("x", 32, np.float32)], path=tmp_path / "kernels.h")
    assert out["x"].tolist() == [3.0 * i for i in range(32)]


def test_translated_headers_replace_the_originals(emulator: Emulator, tmp_path: Path) -> None:
    (tmp_path / "wave.h").write_text("#error the original must not be read\n")
    text = '#include <hip/hip_runtime.h>\n#include "wave.h"\n__global__ void k(int* o) { o[threadIdx.x] = width(); }\n'
    headers = {tmp_path / "wave.h": b"__device__ inline int width() { return warpSize; }\n"}
    for role, lanes in (("cpu-hip32", 32), ("cpu-hip64", 64)):
        out = emulator.outputs(
            text, "k", [zeros("o", 8)], block=(8,), role=role, path=tmp_path / "k.cu", hip_headers=headers
        )
        assert set(out["o"]) == {lanes}


IR = """
define i32 @f(i32 %0, i32 %1, float %2) {
  %4 = shl i32 %0, %1, !dbg !7
  %5 = shl i32 %0, 31
  %6 = sdiv i32 %4, 10
  %7 = udiv i32 %5, %1, !dbg !7
  %8 = call i8 @llvm.fptoui.sat.i8.f32(float %2)
  %9 = load volatile i32, ptr %p, align 4
  store i32 poison, ptr %q, align 4, !dbg !7
  ret i32 %7
}
declare i8 @llvm.fptoui.sat.i8.f32(float)
!1 = !DIFile(filename: "/project/k.cu", directory: "/")
!5 = distinct !DISubprogram(name: "f", file: !1, line: 3)
!7 = !DILocation(line: 42, column: 3, scope: !5)
"""


def test_ir_rewrite_touches_only_what_differs() -> None:
    out = ir_rewrite.rewrite(IR)
    assert "%4 = call i32 @wbemu.shl.i32(i32 %0, i32 %1, ptr @wbemu.file.0, i32 42), !dbg !7" in out
    assert "%5 = shl i32 %0, 31" in out and "%6 = sdiv i32 %4, 10" in out
    assert "%7 = call i32 @wbemu.udiv.i32(i32 %5, i32 %1, ptr @wbemu.file.0, i32 42), !dbg !7" in out
    assert "%8 = trunc i32 %wbemu.1 to i8" in out
    assert "call void @wbemu_lockstep(" in out
    assert "store i32 0, ptr %q" in out and "@wbemu.folded(ptr @wbemu.file.0, i32 42)" in out
    assert 'c"/project/k.cu\\00"' in out


def test_ptx_runs(emulator: Emulator) -> None:
    values = np.random.default_rng(2).integers(0, 2**32, 32, dtype=np.uint32)
    text = PTX.replace(
        'asm("bfe.u32 %0, %1, 4, 8;" : "=r"(r) : "r"(a));',
        'asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(4), "r"(8)); a += r;',
    )
    text = text.replace(
        ', 0x96;" : "=r"(m) : "r"(a), "r"(lane), "r"(mask))',
        ', %4;" : "=r"(m) : "r"(a), "r"(lane), "r"(mask), "n"(0x96))',
    )
    out = emulator.outputs(text, "k", [buffer("in", values, "in"), zeros("out", 96, np.uint32)])["out"].reshape(3, 32)
    lane = np.arange(32, dtype=np.uint32)
    mask = ((1 << lane.astype(np.uint64)) - 1).astype(np.uint32)
    a = (values + (values >> 4 & 0xFF)).astype(np.uint32)
    assert out[0].tolist() == lane.tolist()
    assert out[1].tolist() == mask.tolist()
    assert out[2].tolist() == (a ^ lane ^ mask).tolist()


def test_overloaded_kernels_are_told_apart(emulator: Emulator) -> None:
    """Each by its own line, though nothing else of the two builds differs."""
    text = "__global__ void over(int* p) { p[0] = 1; }\n__global__ void over(float* p) { p[0] = 1; }\n"
    bits = []
    for line in (1, 2):
        kernel = KernelUnderTest(Path("/project/over.cu"), text.encode(), "over", (), line, Options())
        case = PreparedCase("test", (1, 1, 1), (1, 1, 1), 0, (zeros("p", 1),))
        execution = CpuExecutor("reference", emulator.cache, memory_checks=False).run(kernel, case, lambda: False)
        assert execution.outcome == "ran", execution.message
        bits.append(int(execution.outputs["p"][0]))
    assert bits == [1, 0x3F800000]
