"""Rewrites that a golden file shows badly: what must not change, and pairs of sources that differ in one point."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from translator.api import translate_file
from translator.hip.translate import translate
from translator.lexer import TokenKind, tokenize
from translator.options import HipTarget, LaunchStyle, Options, RocmVersion
from translator.results import HipResult
from translator.source import SourceFile


def run(
    source: str, name: str = "a.h", *, rocm: str = "7.0", launch: str = "keep", local: tuple[str, ...] = ()
) -> HipResult:
    options = Options(hip=HipTarget(rocm=RocmVersion.parse(rocm), launch=LaunchStyle(launch)))
    find = {header: Path(header) for header in local}
    return translate(SourceFile(Path(name), source.encode()), options, is_local_header=find.get)


def text(source: str, name: str = "a.h", **options: str) -> str:
    return run(source, name, **options).text.decode()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "source",
    [
        "// cudaMalloc\n",
        "/* cudaMalloc */\n",
        'const char *s = "cudaMalloc";\n',
        'const char *s = R"(cudaMalloc)";\n',
        "#error cudaMalloc is missing\n",
        "int cudaMallocLike, my_cudaMalloc;\n",
        "#pragma unroll\n",
        '#include "cuda_local.h"\n',
    ],
)
def test_what_is_no_name_stays(source: str) -> None:
    result = run(source, local=("cuda_local.h",))
    assert result.text.decode() == source
    assert result.status == "unchanged"
    assert result.changed_lines == 0


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("#if 0\ncudaFree(p);\n#endif\n", "#if 0\nhipFree(p);\n#endif\n"),
        ("#define F(x) cudaFree(x)\n", "#define F(x) hipFree(x)\n"),
        ("auto f = &cudaFree;\n", "auto f = &hipFree;\n"),
        ("::cudaFree(p);\n", "::hipFree(p);\n"),
    ],
)
def test_names_change_everywhere_else(source: str, expected: str) -> None:
    assert text(source) == expected


def test_a_cu_file_without_includes_gets_the_runtime_header_once() -> None:
    first = text("__global__ void k() {}\n", "a.cu")
    assert first == "#include <hip/hip_runtime.h>\n__global__ void k() {}\n"
    assert text(first, "a.cu") == first


def test_a_header_does_not_get_it() -> None:
    assert text("__global__ void k() {}\n", "a.cuh") == "__global__ void k() {}\n"


def test_a_host_file_gets_it_only_with_a_launch() -> None:
    assert "hip_runtime" not in text("int f();\n", "a.cpp")
    assert "hip_runtime" in text("void f() { k<<<1, 1>>>(); }\n", "a.cpp")


def test_the_runtime_header_comes_before_local_headers() -> None:
    source = '#include "mine.h"\n#include <cuda_runtime.h>\n'
    assert run(source, "a.cu", local=("mine.h",)).text.decode() == '#include <hip/hip_runtime.h>\n#include "mine.h"\n'


def test_a_guarded_include_stays_guarded() -> None:
    source = "#ifdef GPU\n#include <cuda_runtime.h>\n#endif\n"
    assert text(source) == "#ifdef GPU\n#include <hip/hip_runtime.h>\n#endif\n"


def test_an_include_guard_stays_first() -> None:
    source = "// top\n#ifndef A_H\n#define A_H\n__device__ int f(int a) { return __dp4a(a, a, a); }\n#endif\n"
    lines = text(source).splitlines()
    assert lines[:4] == ["// top", "#ifndef A_H", "#define A_H", '#include "wavebridge/dot.h"']


def test_quotes_of_an_include_are_kept() -> None:
    assert text('#include "cuda_runtime.h"\n') == '#include "hip/hip_runtime.h"\n'


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("k<<<1, 2>>>();", "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);"),
        ("k<<<g, b, 4>>>(x);", "hipLaunchKernelGGL(k, dim3(g), dim3(b), 4, 0, x);"),
        (
            "a::k<int, 2><<<dim3(1, 2), b>>>(x, y);",
            "hipLaunchKernelGGL(HIP_KERNEL_NAME(a::k<int, 2>), dim3(1, 2), dim3(b), 0, 0, x, y);",
        ),
        ("k<<<std::min(a, b), c>>>(cudaSuccess);", "hipLaunchKernelGGL(k, dim3(std::min(a, b)), dim3(c), 0, 0, hipSuccess);"),
        (
            "#define L(...) k<<<1, 2>>>(__VA_ARGS__)",
            "#define L(...) hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0, ##__VA_ARGS__)",
        ),
        ("#define C k<<<1, 2>>>", "#define C k<<<1, 2>>>"),
    ],
)  # fmt: skip
def test_launches_as_macros(source: str, expected: str) -> None:
    assert text(source + "\n", launch="ggl") == expected + "\n"


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        ("0xffffffff", "__activemask()"),
        ("0xFFFFFFFFu", "__activemask()"),
        ("-1", "__activemask()"),
        ("~0", "__activemask()"),
        ("(unsigned)-1", "__activemask()"),
        ("(0xffffffff)", "__activemask()"),
        ("UINT_MAX", "__activemask()"),
        ("0x0f", "0x0000000f0000000full"),
        ("__activemask()", "__activemask()"),
        ("__ballot_sync(~0ull, p)", "__ballot_sync(~0ull, p)"),
        ("~0ull", "~0ull"),
        ("1ull << lane", "1ull << lane"),
        ("m & 3", "0x100000001ull * static_cast<unsigned int>(m & 3)"),
    ],
)
def test_mask_arguments(argument: str, expected: str) -> None:
    body = "__device__ int f(unsigned m, bool p, int lane, int v) {{ return __shfl_sync({}, v, 0); }}\n"
    assert text(body.format(argument)) == body.format(expected)
    assert text(body.format(expected)) == body.format(expected), "a second translation changes nothing"


def test_a_ballot_widens_what_holds_it_and_nothing_else() -> None:
    source = (
        "__device__ int f(bool p, int lane) {\n"
        "  unsigned n = 3, count = __popc(__ballot_sync(0xffffffff, p));\n"
        "  { unsigned m = lane; n += __popc(m); }\n"
        "  { unsigned m = __ballot_sync(0xffffffff, p); n += __popc(m) + (m != 0); }\n"
        "  int any = __ballot_sync(0xffffffff, p) != 0;\n"
        "  return n + count + any;\n}\n"
    )
    expected = (
        "__device__ int f(bool p, int lane) {\n"
        "  unsigned n = 3, count = __popcll(__ballot_sync(__activemask(), p));\n"
        "  { unsigned m = lane; n += __popc(m); }\n"
        "  { unsigned long long m = __ballot_sync(__activemask(), p); n += __popcll(m) + (m != 0); }\n"
        "  int any = __ballot_sync(__activemask(), p) != 0;\n"
        "  return n + count + any;\n}\n"
    )
    assert text(source) == expected


@pytest.mark.parametrize(
    ("architectures", "expected"),
    [(("gfx1100",), "~0ull"), (("gfx90a",), "__activemask()"), (("gfx1100", "gfx942"), "__activemask()")],
)
def test_a_full_mask_names_the_lanes_that_came_where_a_wave_may_have_64(
    architectures: tuple[str, ...], expected: str
) -> None:
    body = "#define ALL 0xffffffffu\n__device__ int f(int v) {{ return __shfl_sync({}, v, 0) + __any_sync({}, v); }}\n"
    options = Options(hip=HipTarget(architectures=architectures))
    result = translate_file(SourceFile(Path("k.cu"), body.format("~0u", "ALL").encode()), options)
    assert result.hip is not None
    macro = expected if expected == "__activemask()" else "ALL"
    assert body.format(expected, macro).partition("\n")[2] in result.hip.text.decode()


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("A<T>::run<N>(p);", "A<T>::template run<N>(p);"),
        ("A<B<T>>::run<N, (N > 1)>(p);", "A<B<T>>::template run<N, (N > 1)>(p);"),
        ("A<T>::template run<N>(p);", "A<T>::template run<N>(p);"),
        ("bool b = A<T>::size < N && N > (1);", "bool b = A<T>::size < N && N > (1);"),
        ("bool b = N > A<T>::size;", "bool b = N > A<T>::size;"),
        ("A<T>::run(p);", "A<T>::run(p);"),
        ("std::min<int>(N, 1);", "std::min<int>(N, 1);"),
    ],
)
def test_a_member_template_of_a_class_template_is_named_as_one(call: str, expected: str) -> None:
    body = "template <typename T, int N> __device__ void f(T *p) {{ {} }}\n"
    assert text(body.format(call)) == body.format(expected)
    host = "template <typename T, int N> void f(T *p) {{ {} }}\n"
    assert text(host.format(call)) == host.format(call), "host compilers ask for the keyword as well"


def test_symbols_are_wrapped_once() -> None:
    once = text("void f() { cudaMemcpyToSymbol(c, p, 4); }\n")
    assert once == "void f() { hipMemcpyToSymbol(HIP_SYMBOL(c), p, 4); }\n"
    assert text(once) == once


@pytest.mark.parametrize("kernel", ["(const void *)k", "(void *)k", "reinterpret_cast<const void *>(k)"])
def test_kernels_that_are_cast_stay(kernel: str) -> None:
    source = f"void f() {{ cudaFuncSetAttribute({kernel}, cudaFuncAttributeMaxDynamicSharedMemorySize, 1); }}\n"
    assert f"hipFuncSetAttribute({kernel}, " in text(source)


@pytest.mark.parametrize(
    ("test", "rewritten"),
    [
        ("#ifdef __CUDA_ARCH__", "#ifdef __HIP_DEVICE_COMPILE__"),
        ("#if defined(__CUDA_ARCH__)", "#if defined(__HIP_DEVICE_COMPILE__)"),
        ("#if __CUDA_ARCH__ >= 700", "#if defined(__HIP_DEVICE_COMPILE__)"),
        ("#if __CUDA_ARCH__ < 600", "#if !defined(__HIP_DEVICE_COMPILE__)"),
        ("#if 800 == __CUDA_ARCH__", "#if defined(__HIP_DEVICE_COMPILE__)"),
        ("#if __CUDA_ARCH__ >= 900", "#if __CUDA_ARCH__ >= 900"),
        ("#ifdef __CUDACC__", "#ifdef __HIPCC__"),
    ],
)
def test_guards_for_compute_capability_8_0(test: str, rewritten: str) -> None:
    rest = "\nint a;\n#else\nint b;\n#endif\n"
    assert text(test + rest) == rewritten + rest


def test_a_branch_that_hip_cannot_compile_is_not_chosen() -> None:
    source = "#if __CUDA_ARCH__ >= 700\nvoid f() { cudaEGLStreamProducerDisconnect(0, 0); }\n#else\nint b;\n#endif\n"
    result = run(source)
    assert result.text.decode().startswith("#if __CUDA_ARCH__ >= 700\n")
    assert "WB1004" in {d.rule for d in result.diagnostics}


def test_a_projects_own_function_of_a_cuda_name_is_its_own() -> None:
    source = (
        "__device__ int __dp4a(int a, int b, int c) { return a; }\n__device__ int g() { return __dp4a(1, 2, 3); }\n"
    )
    assert text(source) == source


def test_a_disabled_rule_is_silent() -> None:
    source = SourceFile(Path("a.cu"), b'__global__ void k(int *p) { asm("fancy.new %0;" : "=r"(*p)); }\n')
    options = Options(disabled_rules=frozenset({"WB6001"}))
    result = translate(source, options, is_local_header=lambda name: None)
    assert "WB6001" not in {d.rule for d in result.diagnostics}


WORDS = [
    "cudaMalloc",
    "(",
    ")",
    ",",
    "<<<",
    ">>>",
    "__shfl_sync",
    "0xffffffff",
    "{",
    "}",
    "unsigned",
    "m",
    "=",
    ";",
    "__ballot_sync",
    "__global__",
    "void",
    "k",
    "cudaMemcpyToSymbol",
    "threadIdx",
    ".x",
    "cub",
    "::",
    "BlockReduce",
    "<",
    ">",
    "__CUDA_ARCH__",
    ">=",
    "700",
    "asm",
    "[",
    "]",
    "__popc",
    "1",
    "&",
    "half2",
    "\n",
    "#if X\n",
    "#endif\n",
    "#define F(a) ",
    "// c\n",
    "\\\n",
    "#include <cuda.h>\n",
    '"s"',
]


@given(st.lists(st.sampled_from(WORDS), max_size=50).map(" ".join), st.sampled_from(["keep", "ggl"]))
@settings(max_examples=250, deadline=None, derandomize=True)
def test_any_text_translates_and_keeps_its_comments_and_strings(source: str, launch: str) -> None:
    result = run(source, "a.cu", launch=launch)
    kept = {TokenKind.COMMENT, TokenKind.STRING}

    def literals(data: bytes) -> list[bytes]:
        tokens = tokenize(data)
        return [
            tokens.text(i)
            for i, kind in enumerate(tokens.kinds)
            if kind in kept and not tokens.text(i).startswith(b'"wave')
        ]

    assert literals(result.text) == literals(source.encode())


def test_the_architecture_as_a_number_in_a_macro() -> None:
    assert text("#define WHERE report(__CUDA_ARCH__)\n") == "#define WHERE report(800)\n"
    tested = "#define ARCH (__CUDA_ARCH__ / 10)\n#if ARCH >= 70\n#endif\n"
    both = "#ifdef __HIP_DEVICE_COMPILE__\n#define ARCH (800 / 10)\n#else\n#define ARCH (0 / 10)\n#endif\n"
    assert text(tested) == both + "#if ARCH >= 70\n#endif\n"


def test_the_macro_for_sync_functions_comes_before_the_runtime_and_local_headers() -> None:
    source = '#include "mine.h"\n__global__ void k() {}\n'
    lines = run(source, "a.cu", rocm="6.4", local=("mine.h",)).text.decode().splitlines()
    assert lines[1] == "#define HIP_ENABLE_WARP_SYNC_BUILTINS"
    assert lines[3:5] == ["#include <hip/hip_runtime.h>", '#include "mine.h"']
    assert "ENABLE_WARP" not in run(source, "a.cu", rocm="7.0", local=("mine.h",)).text.decode()


def test_the_highest_lane_of_a_mask_counts_from_63() -> None:
    source = b"__device__ int f(bool p) { unsigned m = __ballot_sync(0xffffffffu, p); return 31 - __clz(m) + (31 - __clz(7)); }"
    text = translate(SourceFile(Path("k.cu"), source), Options(), is_local_header=lambda name: None).text
    assert b"return 63 - __clzll(m) + (31 - __clz(7));" in text


@pytest.mark.parametrize(
    ("function", "severity"),
    [
        ("template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; }", "info"),
        ("template <typename T> __device__ T max(T a, T b) { return b >= a ? b : a; }", "info"),
        ("template <typename T> __device__ T max(T a, T b) { return a < b ? a : b; }", "error"),
        ("template <typename T> __device__ T min(T a, T b) { return a > b ? a : b; }", "error"),
        ("template <typename T> __device__ T min(T a, T b) { count++; return a < b ? a : b; }", "error"),
        ("template <typename T> __device__ T min(T a, T b, T c) { return a; }", None),
        ("template <typename T> T min(T a, T b) { return a < b ? a : b; }", None),
        ("struct S { template <typename T> __device__ T min(T a, T b) { return a < b ? a : b; } };", None),
    ],
)
def test_a_template_that_clang_has_for_the_device(function: str, severity: str | None) -> None:
    found = [d.severity.label for d in run(function + "\n").diagnostics if d.rule == "WB1008"]
    assert found == ([severity] if severity else [])


def test_the_switches_of_half_operators_are_hips() -> None:
    source = "#ifndef __CUDA_NO_HALF2_OPERATORS__\n#define __CUDA_NO_HALF_OPERATORS__\n#endif\n"
    assert text(source) == source.replace("__CUDA_NO_HALF2", "__HIP_NO_HALF").replace("__CUDA_NO", "__HIP_NO")


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ("static const unsigned M = 0xffffffff;", "static const unsigned long long M = ~0ull;"),
        ("const std::uint32_t M = 0xffffffff;", "const unsigned long long M = ~0ull;"),
        ("constexpr unsigned long long M = 0xffffffff;", "constexpr unsigned long long M = 0xffffffff;"),
        ("const unsigned long M = ~0;", "const unsigned long M = ~0;"),
    ],
)
def test_a_mask_constant_is_widened_as_a_whole_type(declared: str, expected: str) -> None:
    kernel = "\n__global__ void k(int *p) { *p = __shfl_sync(M, *p, 0); }\n"
    assert expected in text(f"#include <cstdint>\n{declared}{kernel}", "a.cu")


def test_thrust_of_cuda_becomes_thrust_of_hip() -> None:
    assert "#include <thrust/system/hip/execution_policy.h>" in text(
        "#include <thrust/system/cuda/execution_policy.h>\n"
    )


def test_a_modules_function_takes_no_attribute() -> None:
    result = run("#include <cuda.h>\nvoid f(CUfunction k) { cuFuncSetCacheConfig(k, CU_FUNC_CACHE_PREFER_L1); }\n")
    assert any(d.rule == "WB1001" and "hipFunction_t" in d.message for d in result.diagnostics)


@pytest.mark.parametrize(
    ("before", "use", "expected"),
    [
        ("", "::__fadd_rn(a, b)", "::wavebridge::fadd_rn(a, b)"),
        ("", "a + ::__fadd_rn(a, b)", "a + ::wavebridge::fadd_rn(a, b)"),
        ("", "own::__fadd_rn(a, b)", "own::__fadd_rn(a, b)"),
        ("", "S<int>::__fadd_rn(a, b)", "S<int>::__fadd_rn(a, b)"),
        ("", "s.__fadd_rn(a, b)", "s.__fadd_rn(a, b)"),
        ("#define __fadd_rn(x, y) ((x) + (y))\n", "__fadd_rn(a, b)", "__fadd_rn(a, b)"),
    ],
)
def test_a_helper_stands_in_for_cudas_own_function_alone(before: str, use: str, expected: str) -> None:
    source = f"{before}__device__ float f(float a, float b) {{ return {use}; }}\n"
    assert f"{before}__device__ float f(float a, float b) {{ return {expected}; }}" in text(source, "a.cu")


def test_a_macro_for_old_releases_keeps_its_name_and_cudas_function_gets_its_helper() -> None:
    macro = "#define __fadd_rn(x, y) ((x) + (y))\n"
    use = "__device__ float f(float a) { return __fadd_rn(a, 1.f); }\n"
    hip = text(f"#if CUDART_VERSION < 9000\n{macro}#endif\n{use}", "a.cu")
    assert macro in hip and "return wavebridge::fadd_rn(a, 1.f);" in hip


@pytest.mark.parametrize(("from_top", "wide"), [("31 -", "63 -"), ("32 -", "64 -")])
def test_the_distance_from_the_top_of_a_mask_counts_64_bits(from_top: str, wide: str) -> None:
    source = f"__global__ void k(int *p) {{ unsigned m = __activemask(); *p = {from_top} __clz(m); }}\n"
    assert f"{wide} __clzll(m)" in text(source, "a.cu")


@pytest.mark.parametrize("width", ["constexpr int W = 32;", "#define W 32", "const unsigned W = 32;"])
def test_lane_numbers_by_a_constant_are_reported(width: str) -> None:
    source = (
        f"{width}\n__device__ int lane() {{ return threadIdx.x & (W - 1); }}\n"
        "__global__ void k(int *p) { int n = __popc(__ballot_sync(~0u, *p)); if (lane() == 0) atomicAdd(p, n); }\n"
        "__global__ void other(int *p) { p[threadIdx.x / W] = 0; }\n"
    )
    found = [d for d in run(source, "a.cu").diagnostics if d.rule == "WB2004"]
    assert [source[d.span.start : d.span.end] for d in found] == ["threadIdx.x & (W - 1)"]


def test_find_first_of_a_shifted_mask_stays_when_translated_again() -> None:
    source = "__global__ void k(int *p) { unsigned m = __activemask(); *p = __ffs(m >> 1); }\n"
    once = text(source, "a.cu")
    assert "__ffsll(m >> 1)" in once
    assert text(once, "a.cu") == once


@pytest.mark.parametrize(
    ("declared", "expected"),
    [("dim3 g(1);", "g = dim3(n, 1, 1);"), ("uint3 g;", "g = make_uint3(n, 1, 1);"), ("auto g = h();", "make_uint3(n")],
)
def test_without_types_a_dim3_is_made_where_the_file_declares_one(declared: str, expected: str) -> None:
    source = f"void f(int n) {{ {declared} g = make_uint3(n, 1, 1); }}\n"
    options = Options(typed_rules=False)
    hip = translate(SourceFile(Path("a.cu"), source.encode()), options, is_local_header=lambda name: None).text
    assert expected in hip.decode()


def test_the_number_of_threads_of_a_group_is_its_size() -> None:
    source = (
        "#include <cooperative_groups.h>\nint f(Pool &pool) { return pool.num_threads(); }\n"
        "__global__ void k(int *p) { *p = cooperative_groups::this_thread_block().num_threads(); }\n"
    )
    result = text(source, "a.cu")
    assert "pool.num_threads()" in result
    assert "this_thread_block().size()" in result


def test_a_mask_that_an_old_release_cannot_take_is_reported() -> None:
    source = "__global__ void k(int *p, unsigned m) { *p = __any_sync(m, *p) + __any_sync(~0u, *p); }\n"
    result = run(source, "a.cu", rocm="5.7")
    assert "__any(*p) + __any(*p)" in result.text.decode()
    found = [d for d in result.diagnostics if d.rule == "WB2002"]
    assert [(d.severity.name, source[d.span.start : d.span.end]) for d in found] == [("WARNING", "m")]
