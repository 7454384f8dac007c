"""Opening files: kernels, instantiations, launches, errors, headers."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.unit.frontend.helpers import read
from translator.frontend import precompiled
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.options import Options, SourceSettings
from translator.source import SourceFile


def names(text: str, *instantiations: str) -> list[str]:
    return [k.call_name for k in read(text, instantiations=instantiations).kernels]


def test_plain_kernels_with_namespaces_and_lines() -> None:
    unit = read(
        "namespace a { namespace b {\n__global__ void k(float* x,\n  const int4* y, int n) {\n  x[0] = 1;\n}\n} }\n"
    )
    (kernel,) = unit.kernels
    assert (kernel.name, kernel.line, kernel.end_line) == ("a::b::k", 2, 5)
    assert [(p.name, p.kind, p.dtype, p.size, p.const) for p in kernel.params] == [
        ("x", "buffer", "f32", 4, False),
        ("y", "buffer", "i32x4", 16, True),
        ("n", "scalar", "i32", 4, True),
    ]


def test_the_leaves_of_structs_are_listed() -> None:
    (kernel,) = read(
        "struct In { char c; float m[2]; };\nstruct S : In { float3 p; const double* q; };\n"
        "__global__ void k(S s, const In* b, int n) { b; }\n"
    ).kernels
    s, b, n = kernel.params
    assert [(f.name, f.dtype, f.offset, f.size) for f in s.fields] == [
        ("base_In.c", "i8", 0, 1),
        ("base_In.m[0]", "f32", 4, 4),
        ("base_In.m[1]", "f32", 8, 4),
        ("p", "f32x3", 12, 12),
        ("q", "ptr<f64>", 24, 8),
    ]
    assert (s.kind, s.size, b.kind, b.size, b.const) == ("struct", 32, "buffer", 12, True)
    assert [f.name for f in b.fields] == ["c", "m[0]", "m[1]"]
    assert n.fields == ()


def test_a_declaration_alone_is_no_kernel() -> None:
    assert names("__global__ void k(float* x);\n") == []


TEMPLATE = "template <typename T, int N, bool B> __global__ void k(T* x) { x[0] = B ? T(N) : x[1]; }\n"


def test_launches_instantiate() -> None:
    text = (
        TEMPLATE
        + "void host(float* x) {\n  k<float, 3, true><<<2, 64>>>(x);\n"
        + "  k<double, 4, false><<<dim3(1, 2), 64, 16>>>((double*)x);\n}\n"
    )
    unit = read(text)
    assert [k.call_name for k in unit.kernels] == ["k<double, 4, false>", "k<float, 3, true>"]
    launch = unit.kernels[1].launches[0]
    assert (launch.line, launch.grid, launch.block, launch.shared, launch.args) == (3, "2", "64", "", ("x",))
    assert unit.kernels[0].launches[0].shared == "16"
    assert unit.kernels[0].params[0].dtype == "f64"


def test_launches_inside_host_templates_instantiate() -> None:
    text = (
        TEMPLATE
        + "template <typename T> void run(T* x) { k<T, 2, true><<<1, 1>>>(x); }\nvoid host(int* x) { run(x); }\n"
    )
    assert names(text) == ["k<int, 2, true>"]


def test_a_kernel_that_is_only_named_is_found() -> None:
    text = TEMPLATE + "void host() { void* p = (void*)&k<float, 1, true>; (void)p; }\n"
    assert names(text) == ["k<float, 1, true>"]


def test_explicit_instantiations_are_found() -> None:
    text = "namespace n {\n" + TEMPLATE + "template __global__ void k<float, 8, true>(float*);\n}\n"
    assert names(text) == ["n::k<float, 8, true>"]


def test_default_template_arguments_are_tried() -> None:
    text = "template <typename T = float, int N = 4> __global__ void k(T* x) { x[0] = N; }\n"
    assert names(text) == ["k<float, 4>"]


def test_chosen_template_arguments() -> None:
    assert names(TEMPLATE, "k<short, 2, false>") == ["k<short, 2, false>"]


def test_a_template_without_arguments_says_so() -> None:
    unit = read(TEMPLATE)
    (kernel,) = unit.kernels
    assert kernel.problems[0].rule == "WB9003"
    assert "k<T, N, B>" in kernel.problems[0].message
    assert lower_kernel(unit, kernel).problems == kernel.problems


def test_probes_leave_no_trace() -> None:
    unit = read(TEMPLATE + "template __global__ void k<float, 8, true>(float*);\nint broken = missing;\n")
    assert [d.message for d in unit.diagnostics] == ["use of undeclared identifier 'missing'"]
    assert not unit.kernels[0].problems


def test_an_error_outside_of_a_kernel_does_not_concern_it() -> None:
    unit = read(
        "void host() { missing(); }\n__global__ void a(float* x) { x[0] = 1; }\n__global__ void b(float* x) { x[0] = gone; }\n"
    )
    assert len(unit.diagnostics) == 2
    a, b = unit.kernels
    assert not lower_kernel(unit, a).problems
    (problem,) = lower_kernel(unit, b).problems
    assert problem.rule == "WB9002"
    assert "undeclared identifier 'gone'" in problem.message


@pytest.mark.parametrize(
    "broken",
    [
        "__device__ float f(float v) { v = missing + 1; return v; }\n",
        "struct S { float v = missing; __device__ S(float x) : v(x) {} };\n__device__ float f(float v) { S s(v); return s.v; }\n",
        "constexpr float c[2] = {1, missing};\n__device__ float f(float v) { return c[0]; }\n",
        "template <typename T> __device__ T f(T v) { v = v.missing(); return v; }\n",
    ],
)
def test_an_error_in_what_a_kernel_uses_concerns_it(broken: str) -> None:
    """clang leaves the erroneous statement out of its tree: lowering the rest would compute something else."""
    unit = read(broken + "__global__ void k(float* x) { x[0] = f(x[0]); }\n")
    assert unit.errors
    (kernel,) = unit.kernels
    rules = {p.rule for p in lower_kernel(unit, kernel).problems}
    assert rules & {"WB9002", "WB4002"}  # an instantiation with an error has no body at all


def test_errors_are_placed() -> None:
    unit = read("int x = 1;\nint y = undefined_name;\n")
    (diagnostic,) = unit.diagnostics
    assert diagnostic.rule == "WB9001"
    assert unit.source.lines.position(diagnostic.span.start).line == 2


def test_headers_their_hashes_and_their_kernels(tmp_path: Path) -> None:
    header = tmp_path / "include" / "k.cuh"
    header.parent.mkdir()
    header.write_text(
        "__global__ void in_header(float* x) { x[0] = SCALE; }\n__global__ void unused(float* x) { x[0] = 2; }\n"
    )
    main = tmp_path / "main.cu"
    main.write_text('#include "k.cuh"\n#include <vector>\nvoid host(float* x) { in_header<<<1, 1>>>(x); }\n')
    options = Options(source=SourceSettings(include_dirs=(header.parent,), defines=("SCALE=3",)))
    unit = open_unit(SourceFile.read(main), options)
    assert not unit.diagnostics
    assert {Path(p).resolve(): h for p, h in unit.included.items()} == {
        header.resolve(): hashlib.sha256(header.read_bytes()).hexdigest()
    }
    assert [(k.name, Path(k.file).name) for k in unit.kernels] == [("in_header", "k.cuh")]


def test_unsaved_text_of_a_header_wins(tmp_path: Path) -> None:
    header = tmp_path / "k.cuh"
    header.write_text("#error old\n")
    main = SourceFile(tmp_path / "main.cu", b'#include "k.cuh"\n__global__ void k(float* x) { x[0] = VALUE; }\n')
    unit = open_unit(main, Options(), {header: b"#define VALUE 3\n"})
    assert not unit.diagnostics
    assert len(unit.kernels) == 1


def test_a_missing_header_is_one_diagnostic_and_the_rest_goes_on() -> None:
    unit = read('#include "nowhere.h"\n__global__ void k(float* x) { x[0] = 1; }\n')
    assert [d.message for d in unit.diagnostics] == ["'nowhere.h' file not found"]
    assert not lower_kernel(unit, unit.kernels[0]).problems


def test_broken_encoding_and_carriage_returns_are_read() -> None:
    source = SourceFile(
        Path("/nowhere/latin.cu"), b"// caf\xe9\r\n__global__ void k(float* x) {\r\n  x[0] = 1; // \xff\r\n}\r\n"
    )
    unit = open_unit(source, Options())
    assert [(k.name, k.line, k.end_line) for k in unit.kernels] == [("k", 2, 4)]


def test_an_empty_file() -> None:
    assert read("").kernels == ()


def test_the_prelude_is_precompiled_once_and_optional(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompiled, "_cache_folder", lambda: tmp_path / "cache")
    assert names("__global__ void k(float* x) { x[0] = sqrtf(x[0]); }\n") == ["k"]
    made = sorted((tmp_path / "cache").glob("*.pch"))
    assert len(made) == 1
    assert not list((tmp_path / "cache").glob("*.part"))
    stamp = made[0].stat().st_mtime_ns
    assert names("__global__ void k(float* x) { x[0] = 2; }\n") == ["k"]
    assert made[0].stat().st_mtime_ns == stamp
    made[0].write_bytes(b"damaged")
    assert names("__global__ void k(float* x) { x[0] = sqrtf(x[0]); }\n") == ["k"]
    monkeypatch.setattr(precompiled, "_cache_folder", lambda: Path("/proc/nowhere"))
    assert names("__global__ void k(float* x) { x[0] = sqrtf(x[0]); }\n") == ["k"]


def test_the_compute_capability_is_what_the_options_say() -> None:
    from translator.options import Semantics

    text = "__global__ void k(int* x) {\n#if __CUDA_ARCH__ >= 800\n  x[0] = 8;\n#else\n  x[0] = 7;\n#endif\n}\n"
    for capability, line in ((80, 3), (70, 5)):
        unit = read(text, Options(semantics=Semantics(compute_capability=capability)))
        (statement,) = lower_kernel(unit, unit.kernels[0]).functions[-1].body
        assert statement.origin is not None
        assert statement.origin.line == line
