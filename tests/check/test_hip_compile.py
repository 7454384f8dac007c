"""The compile check: errors on their CUDA lines, figures where they are known, and no answer that was not asked for."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from app.check.hip_compile import (
    CompileReport,
    HipCompiler,
    NoHipCompiler,
    TranslatedFile,
    compile_hip,
    find_hip_compiler,
)
from translator.options import HipTarget, Options, RocmVersion, SourceSettings
from translator.source import LineMap, SourceFile

ONE = Options(hip=HipTarget(architectures=("gfx1100",)))
GOOD = b"""#include <hip/hip_runtime.h>
__global__ void scale(float* x, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = a * x[i];
}
void launch(float* x, int n) { scale<<<(n + 255) / 256, 256>>>(x, 2.0f, n); }
"""


@pytest.fixture(scope="module")
def own() -> HipCompiler:
    """A compiler with our interface headers: ziglang's clang at the least, which is a dependency."""
    return find_hip_compiler(own_headers=True)


def checked(text: bytes, compiler: HipCompiler, options: Options = ONE, **more: object) -> CompileReport:
    path = Path("/project/kernel.cu")
    return compile_hip(TranslatedFile.of_hip(path, text), options, compiler=compiler, **more)  # type: ignore[arg-type]


def test_a_good_translation_compiles_for_host_and_every_architecture(own: HipCompiler) -> None:
    report = checked(GOOD, own, Options())
    assert report.status == "compiled", report
    assert [(p.target, p.outcome) for p in report.passes] == [
        ("host", "compiled"),
        ("gfx90a", "compiled"),
        ("gfx1100", "compiled"),
    ]
    assert report.diagnostics == {}
    assert report.headers == "Wavebridge"
    assert report.compiler == own.name


def test_figures_without_device_libraries_are_unknown(own: HipCompiler) -> None:
    report = checked(GOOD, own)
    assert report.resources is None
    assert "unknown" in report.message


def test_an_error_is_shown_on_the_cuda_line(own: HipCompiler) -> None:
    cuda = SourceFile(Path("/project/kernel.cu"), b"__global__ void k(int* x) {\n  x[0] = undeclared_name;\n}\n")
    hip = b"#include <hip/hip_runtime.h>\n// added\n" + cuda.data
    source = TranslatedFile(cuda, hip, LineMap.of_pairs([(1, 3)]))
    report = compile_hip(source, ONE, compiler=own)
    assert report.status == "errors"
    (found,) = report.diagnostics[cuda.path]
    assert found.rule == "WB9004"
    assert "undeclared_name" in found.message
    assert cuda.text(found.span) == "x[0] = undeclared_name;"


def test_one_error_of_all_passes_is_one_diagnostic(own: HipCompiler) -> None:
    report = checked(GOOD.replace(b"a * x[i]", b"a * y[i]"), own, Options())
    assert [len(listed) for listed in report.diagnostics.values()] == [1]
    assert [p.outcome for p in report.passes] == ["errors", "errors", "errors"]


def test_an_error_of_one_architecture_names_it(own: HipCompiler) -> None:
    text = GOOD.replace(b"float a,", b"float a,\n#if defined(__gfx1100__)\n  unknown_type t,\n#endif\n")
    (listed,) = checked(text, own, Options()).diagnostics.values()
    assert all("(gfx1100)" in d.message for d in listed)


def test_an_error_in_a_project_header_belongs_to_the_header(own: HipCompiler, tmp_path: Path) -> None:
    header = SourceFile(tmp_path / "part.cuh", b"// one\n__device__ int twice(int x) { return 2 * z; }\n")
    main = SourceFile(tmp_path / "main.cu", b'#include "part.cuh"\n__global__ void k(int* x) { x[0] = twice(x[0]); }\n')
    for file in (header, main):
        file.path.write_bytes(b"#error the project's own files are not what is compiled\n")
    runtime = b"#include <hip/hip_runtime.h>\n"
    shifted = LineMap.of_pairs([(1, 2)])
    report = compile_hip(
        TranslatedFile(main, runtime + main.data, shifted),
        ONE,
        [TranslatedFile(header, header.data)],
        compiler=own,
    )
    assert list(report.diagnostics) == [header.path]
    (found,) = report.diagnostics[header.path]
    assert header.lines.position(found.span.start).line == 2


def test_a_narrow_mask_is_an_error_on_the_line_that_passes_it(own: HipCompiler) -> None:
    text = (
        b"#include <hip/hip_runtime.h>\n\n__global__ void k(int* x) {\n  x[0] = __shfl_sync(0xffffffffu, x[1], 0);\n}\n"
    )
    (listed,) = checked(text, own).diagnostics.values()
    assert [SourceFile(Path("k"), text).lines.position(d.span.start).line for d in listed] == [4]
    assert "64-bit" in listed[0].message


def test_too_much_lds_is_an_error(own: HipCompiler) -> None:
    """A check of the syntax alone would miss it."""
    text = b"#include <hip/hip_runtime.h>\n__global__ void k(int* x) {\n  __shared__ int s[20000];\n"
    text += b"  s[threadIdx.x] = x[0];\n  __syncthreads();\n  x[1] = s[x[2]];\n}\n"
    report = checked(text, own)
    assert report.status == "errors"
    assert any("local memory" in d.message for listed in report.diagnostics.values() for d in listed)


def test_the_release_decides_what_exists(own: HipCompiler) -> None:
    text = (
        b"#include <hip/hip_runtime.h>\n__global__ void k(int* x) { static_assert(warpSize > 0); x[0] = warpSize; }\n"
    )
    six = replace(ONE, hip=HipTarget(RocmVersion(6, 4), ("gfx1100",)))
    assert checked(text, own, six).status == "compiled"
    assert checked(text, own).status == "errors"


def test_defines_and_include_folders_are_passed_on(own: HipCompiler, tmp_path: Path) -> None:
    (tmp_path / "settings.h").write_text("#define FACTOR WIDTH\n")
    text = b'#include "settings.h"\n' + GOOD.replace(b"2.0f", b"FACTOR")
    assert checked(text, own).status == "errors"
    options = replace(ONE, source=SourceSettings((tmp_path,), ("WIDTH=3.0f",)))
    assert checked(text, own, options).status == "compiled"


def test_a_missing_header_is_an_error_of_the_include_s_line(own: HipCompiler) -> None:
    text = b"#include <hip/hip_runtime.h>\n#include <not/there.h>\n"
    (listed,) = checked(text, own).diagnostics.values()
    assert SourceFile(Path("k"), text).lines.position(listed[0].span.start).line == 2


def test_a_compiler_that_does_not_end_is_stopped(own: HipCompiler) -> None:
    started = time.monotonic()
    slow = replace(own, command=("sleep", "60"))
    report = checked(GOOD, replace(slow, command=("sh", "-c", "sleep 60")), seconds=0.3)
    assert report.status == "not_run"
    assert [p.outcome for p in report.passes] == ["timeout", "timeout"]
    assert "did not end in time" in report.message
    assert time.monotonic() - started < 30


def test_a_compiler_that_fails_without_an_error_is_no_verdict(own: HipCompiler) -> None:
    report = checked(GOOD, replace(own, command=("sh", "-c", "echo out of luck >&2; exit 3")))
    assert report.status == "not_run"
    assert report.diagnostics == {}
    assert "out of luck" in report.message


def test_without_any_compiler_the_report_says_what_was_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.check.hip_compile.compilers.importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoHipCompiler, match="ziglang"):
        find_hip_compiler({"PATH": ""}, own_headers=True)


def test_rocm_s_compiler_comes_first(tmp_path: Path) -> None:
    """A ROCm-shaped folder whose compiler only tells its version."""
    (tmp_path / "include" / "hip").mkdir(parents=True)
    (tmp_path / "include" / "hip" / "hip_runtime.h").write_text("")
    version = "#define HIP_VERSION_MAJOR 7\n#define HIP_VERSION_MINOR 1\n"
    (tmp_path / "include" / "hip" / "hip_version.h").write_text(version)
    compiler = tmp_path / "lib" / "llvm" / "bin" / "amdclang++"
    compiler.parent.mkdir(parents=True)
    compiler.write_text("#!/bin/sh\necho 'AMD clang version 20.0.0git'\n")
    compiler.chmod(0o755)
    found = find_hip_compiler({"ROCM_PATH": str(tmp_path), "PATH": os.environ["PATH"]})
    assert found.command[0] == str(compiler)
    assert found.headers == "ROCm"
    assert found.release == RocmVersion(7, 1)
    assert not found.bitcode


@pytest.fixture(scope="module")
def rocm() -> HipCompiler:
    try:
        found = find_hip_compiler()
    except NoHipCompiler as error:
        pytest.skip(f"not compiled with ROCm's headers: {error}")
    if found.own_headers:
        pytest.skip("not compiled with ROCm's headers: none in $ROCM_PATH, /opt/rocm or /usr/include")
    return found


def test_with_rocm_s_headers(rocm: HipCompiler) -> None:
    report = checked(GOOD, rocm)
    assert report.status == "compiled", report
    assert report.headers == "ROCm"


def test_figures_with_device_libraries(rocm: HipCompiler) -> None:
    if not rocm.bitcode:
        pytest.skip("register figures not checked: ROCm's device libraries are not here")
    text = GOOD.replace(
        b"  if (i < n)", b"  __shared__ float s[64];\n  s[threadIdx.x] = x[i];\n  __syncthreads();\n  if (i < n)"
    )
    report = checked(text.replace(b"a * x[i]", b"a * s[63 - threadIdx.x]"), rocm)
    assert report.resources is not None
    (figures,) = report.resources
    assert (figures.kernel, figures.architecture, figures.line) == ("scale", "gfx1100", 2)
    assert figures.lds == 256
    assert 0 < figures.vgprs < 256
