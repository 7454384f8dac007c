"""The command line's contract: exit codes, one line on stderr, JSON, files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.check.devices import DeviceInfo
from app.cli import run

SAXPY = b"""// saxpy, with a comment that names cudaMalloc
__global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
void launch(int n, float* x, float* y) { saxpy<<<n / 256, 256>>>(n, 2.0f, x, y); cudaDeviceSynchronize(); }
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    (root / "src").mkdir(parents=True)
    (root / "src/saxpy.cu").write_bytes(SAXPY)
    (root / "notes.txt").write_text("keep me")
    (root / "broken.cu").write_bytes(b"\0\1\2 not text")
    (root / "latin.cu").write_bytes(b"__global__ void k(float* p) { p[0] = 1; } // caf\xe9\n")
    return root


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["translate", "nowhere.cu"], "nowhere.cu: no such file"),
        (["translate", ".", "-o", "-"], "name a file or folder"),
        (["translate", ".", "--to", "metal"], "choose hip, vulkan or both"),
        (["translate", ".", "--rocm", "seven"], "not a ROCm release"),
        (["translate", ".", "--arch", "sm_80"], "not an AMD architecture"),
        (["translate", ".", "--launch", "maybe"], "choose keep or ggl"),
        (["translate", ".", "--warp", "64"], "choose native or 32"),
        (["translate", ".", "--fail-on", "bad"], "not a level"),
        (["check", ".", "--on", "fpga"], "choose from cpu, hip and vulkan"),
        (["export", "nowhere", "out"], "no such folder"),
        (["report", ".", "-o", "r.docx"], ".html"),
        (["report", "nowhere", "-o", "r.html"], "nowhere: no such folder"),
        (["check", ".", "--case", "nowhere.toml"], "nowhere.toml: No such file or directory\n"),
        (["report", ".", "-o", "/dev/null/r.html"], "wavebridge: /dev/null/r.html: "),
        (["export", "cuda", "/dev/null/out"], "wavebridge: /dev/null/out: "),
        (["translate", "cuda/k.cu", "-o", "/dev/null/k.cu"], "wavebridge: /dev/null/k.cu: "),
        (["translate", "cuda", "-o", "/dev/null/out"], "wavebridge: /dev/null/out: "),
        (["translate", "cuda/k.cu", "-o", "cuda/../cuda/k.cu"], "never changed"),
        (["translate", "cuda/k.cu", "-o", "cuda"], "cuda: "),
        (["rules", "WB0000"], "no rule WB0000"),
        (["nowhere"], "no such folder"),
        (["translate"], "Missing argument"),
        (["translate", ".", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(
    argv: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "cuda" / "k.cu"
    source.parent.mkdir()
    source.write_bytes(SAXPY)
    assert run(argv) == 2
    assert source.read_bytes() == SAXPY
    error = capsys.readouterr().err
    assert "Errno" not in error
    assert words in error
    assert error.count("\n") == 1
    assert list(tmp_path.rglob("*")) == [source.parent, source]


@pytest.mark.parametrize("words", [[], ["-o", "-"]])
def test_translate_a_file_to_standard_output(
    words: list[str],
    project: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["translate", str(project / "src/saxpy.cu"), "--to", "hip", *words]) == 0
    assert not (tmp_path / "-").exists()
    out = capfdbinary.readouterr().out
    assert b"hipDeviceSynchronize()" in out
    assert b"// saxpy, with a comment that names cudaMalloc" in out


SHUFFLE = b"""__global__ void k(float *f)
{
    float v = f[threadIdx.x];
    for (int s = 16; s; s >>= 1)
        v += __shfl_down_sync(0xffffffff, v, s);
    f[threadIdx.x] = v;
}
"""


@pytest.mark.parametrize(("words", "taken"), [([], False), (["--fix"], True)])
def test_certain_fixes_are_taken_where_they_are_asked_for(words: list[str], taken: bool, tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_bytes(SHUFFLE)
    out, report = tmp_path / "k.hip", tmp_path / "k.json"
    assert run(["translate", str(tmp_path / "k.cu"), "--to", "hip", "-o", str(out), "--json", str(report), *words]) == 0
    assert (b"v, s, 32)" in out.read_bytes()) is taken
    (finding,) = (d for d in json.loads(report.read_text())["files"][0]["diagnostics"] if d["rule"] == "WB2001")
    assert (finding["fixed"], finding["severity"]) == (taken, "info" if taken else "warning")


def test_helper_headers_lie_beside_a_files_translation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "k.cu", tmp_path / "out" / "k.hip"
    source.write_text(
        "__device__ unsigned f(unsigned x) { unsigned r;\n"
        '  asm("shf.l.wrap.b32 %0, %1, %1, 3;" : "=r"(r) : "r"(x)); return r; }\n'
    )
    assert run(["translate", str(source), "--to", "hip"]) == 0
    assert "includes wavebridge/ptx.h; -o FILE writes that beside it" in capsys.readouterr().err
    assert run(["translate", str(source), "--to", "hip", "-o", str(out)]) == 0
    written = {p.relative_to(out.parent).as_posix() for p in out.parent.rglob("*.h")}
    included = re.findall(r'#include "(wavebridge/[^"]*)"', out.read_text())
    assert included == ["wavebridge/ptx.h"]
    assert {"wavebridge/ptx.h", "wavebridge/ptx_float.h"} <= written, "with what they include in turn"


def test_a_check_says_what_it_leaves_out_and_that_nothing_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.cu").write_bytes(b"\0\1\2 __global__ not text")
    (tmp_path / "host.cu").write_text("void f() { cudaDeviceSynchronize(); }\n")
    assert run(["check", str(tmp_path), "--on", "cpu"]) == 0
    error = capsys.readouterr().err
    assert "broken.cu: Not translated: the file holds binary data" in error
    assert "no kernel to check was found here" in error


def test_warps_of_32_lanes_are_kept_where_that_is_asked_for(tmp_path: Path) -> None:
    source, out, report = tmp_path / "source", tmp_path / "out", tmp_path / "k.json"
    source.mkdir()
    (source / "k.cu").write_bytes(SHUFFLE)
    words = ["translate", str(source), "--to", "hip", "-o", str(out), "--json", str(report), "--warp", "32"]
    assert run([*words, "--fail-on", "warning"]) == 0
    assert b"v += wavebridge::warp32::shfl_down_sync(0xffffffff, v, s);" in (out / "k.cu").read_bytes()
    assert (out / "wavebridge/warp32.h").is_file()
    assert {d["rule"] for d in json.loads(report.read_text())["files"][0]["diagnostics"]} == {"WB1010"}


def test_translate_json_holds_the_contract(project: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert run(["translate", str(project), "--json", str(out)]) == 0
    document: dict[str, Any] = json.loads(out.read_text())
    assert document["version"] == 1
    files = {f["path"]: f for f in document["files"]}
    assert files["src/saxpy.cu"]["hip"]["status"] == "ok"
    (kernel,) = files["src/saxpy.cu"]["kernels"]
    assert (kernel["name"], kernel["line"], kernel["template_args"]) == ("saxpy", 2, [])
    vulkan = kernel["vulkan"]
    assert vulkan["status"] == "ok"
    assert "#version 460" in vulkan["glsl"]
    interface = vulkan["interface"]
    assert [a["name"] for a in interface["args"]] == ["n", "a", "x", "y"]
    assert set(interface) >= {
        "entry", "vulkan", "warp_strategy", "workgroup", "args", "push_size", "grid_push", "dynamic_shared", "symbols",
        "features", "extensions",
    }  # fmt: skip
    assert document["summary"]["kernels"] == 2


def test_translate_a_folder_keeps_the_rest_and_goes_on_past_bad_files(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert run(["translate", str(project), "-o", str(out), "--to", "hip"]) == 0
    assert (out / "notes.txt").read_text() == "keep me"
    assert (out / "broken.cu").read_bytes() == b"\0\1\2 not text"
    assert b"hipDeviceSynchronize" in (out / "src/saxpy.cu").read_bytes()
    assert b"caf\xe9" in (out / "latin.cu").read_bytes()
    assert (project / "src/saxpy.cu").read_bytes() == SAXPY
    error = capsys.readouterr().err
    assert "broken.cu" in error
    assert "binary" in error


def test_an_export_does_not_overwrite(project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine").touch()
    assert run(["export", str(project), str(out)]) == 2
    assert [p.name for p in out.iterdir()] == ["mine"]
    assert "not empty" in capsys.readouterr().err


def test_vulkan_export_writes_glsl_spirv_and_interface(project: Path, tmp_path: Path) -> None:
    out = tmp_path / "kernels"
    assert run(["export", str(project), str(out), "--to", "vulkan"]) == 0
    names = {p.name for p in (out / "src").iterdir()}
    assert names == {"saxpy.saxpy.comp", "saxpy.saxpy.spv", "saxpy.saxpy.json"}
    assert (out / "src/saxpy.saxpy.spv").read_bytes()[:4] == b"\x03\x02\x23\x07"


@pytest.mark.parametrize("ending", ["html", "sarif", "csv", "json"])
def test_reports(ending: str, project: Path, tmp_path: Path) -> None:
    (project / "src/warp.cu").write_text(
        "__global__ void w(int* p) { int v = p[threadIdx.x];\n"
        "  for (int o = 16; o > 0; o /= 2) v += __shfl_down_sync(0xffffffffu, v, o);\n"
        "  if (threadIdx.x % warpSize == 0) p[0] = v; }\n"
    )
    out = tmp_path / f"report.{ending}"
    assert run(["report", str(project), "-o", str(out)]) == 0
    text = out.read_text()
    assert "WB2001" in text
    if ending == "sarif":
        results = json.loads(text)["runs"][0]["results"]
        assert any(r["ruleId"] == "WB2001" for r in results)


def test_fail_on(project: Path) -> None:
    (project / "src/asm.cu").write_text(
        '__global__ void a() { asm volatile("mma.sync.aligned.m8n8k4 {%0}, {%0};"); }\n'
    )
    assert (
        run(["translate", str(project / "src/asm.cu"), "--to", "hip", "--json", "/dev/null", "--fail-on", "error"]) == 1
    )
    assert run(["translate", str(project / "src/asm.cu"), "--to", "hip", "--json", "/dev/null"]) == 0


def test_every_rule_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("WB")]
    assert len(listed) >= 30
    assert run(["rules", listed[0].lower()]) == 0
    assert listed[0] in capsys.readouterr().out


def test_devices_names_the_compilers_too_and_cuts_no_reason_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = "No ROCm here: " + "looked in /a/rather/long/path; " * 8
    device = DeviceInfo("hip", "hip", "AMD GPU", "other", "", "", (0, 0), {}, frozenset(), {}, False, reason)
    monkeypatch.setattr("app.commands.devices.list_devices", lambda: (device,))
    assert run(["devices"]) == 0
    shown = capsys.readouterr().out
    assert f"hip: {reason}" in shown
    assert "\nCPU reference: " in shown
    assert "\nCompiling HIP: " in shown


def test_api_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["api", "cudaMalloc"]) == 0
    assert "hipMalloc" in capsys.readouterr().out
    assert run(["api", "cudaNoSuchThing"]) == 1
