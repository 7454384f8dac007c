"""Every expected HIP text compiles: for a wave64 and a wave32 architecture against the real HIP headers where they are
here, and against our own HIP headers everywhere.

The real ones need clang++ 17 or later and a folder named by WAVEBRIDGE_HIP_ROOT that holds ``rp`` (shaped like /opt/rocm)
and ``wf.h`` (defines the wavefront size that newer clang no longer does).
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from app.check.hip_compile import NoHipCompiler, TranslatedFile, find_hip_compiler
from app.check.hip_compile import compile_hip as compile_with_own_headers
from tests.golden.cases import GOLDEN, read_options
from translator.diagnostics.analysis.helpers import HELPER_FOLDER

ARCHITECTURES = ("gfx90a", "gfx1100")
EXPECTED_ERROR = "// golden: does not compile"
"""In a case's first line: the case shows something that HIP cannot do, and its diagnostics say so."""


BEYOND_OWN_HEADERS = {
    "mixed_min_max": "HIP's min and max",
    "clash_extrema": "HIP's min and max",
}
"""Cases that show something which our own headers do not model as HIP's do."""


def hip_root() -> Path | None:
    root = os.environ.get("WAVEBRIDGE_HIP_ROOT")
    return Path(root) if root and (Path(root) / "rp" / "include" / "hip").is_dir() else None


def clang() -> str | None:
    return next((found for version in range(22, 16, -1) if (found := shutil.which(f"clang++-{version}"))), None)


@pytest.fixture(scope="module")
def local_headers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the translations of the cases' local headers under their own names."""
    folder = tmp_path_factory.mktemp("headers")
    for header in GOLDEN.glob("hip/*.h"):
        expected = header.parent / "expected" / f"{header.stem}.hip"
        shutil.copyfile(expected, folder / header.name)
    return folder


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_expected_hip_compiles(expected_hip: Path, architecture: str, local_headers: Path) -> None:
    root, compiler = hip_root(), clang()
    if root is None:
        pytest.skip(
            "WAVEBRIDGE_HIP_ROOT does not name a folder with HIP's headers: the expected HIP texts were not compiled"
        )
    if compiler is None:
        pytest.skip("no clang++ 17 or later: the expected HIP texts were not compiled")
    is_header = (expected_hip.parents[1] / f"{expected_hip.stem}.h").is_file()
    flags = [f"-I{local_headers}", *(["-include", "hip/hip_runtime.h"] if is_header else [])]
    run = compile_hip(compiler, root, expected_hip, architecture, flags)
    if expected_hip.read_text("utf-8", errors="replace").startswith(EXPECTED_ERROR):
        assert run.returncode != 0, "compiles after all: take the mark away"
        assert "error WB" in expected_hip.with_suffix(".diag.txt").read_text("utf-8"), (
            "no diagnostic says that it cannot"
        )
    else:
        assert run.returncode == 0, run.stderr[-3000:]


def compile_hip(
    compiler: str, root: Path, path: Path, architecture: str, flags: list[str]
) -> subprocess.CompletedProcess[str]:
    """Check the syntax of both sides, host and device, and stop at the first that fails."""
    base = [
        compiler, "-x", "hip", "-nogpulib", "-fsyntax-only", "-std=c++17", "-w", f"--offload-arch={architecture}",
        f"--rocm-path={root}/rp", "-isystem", f"{root}/rp/include", "-include", f"{root}/wf.h", f"-I{HELPER_FOLDER}",
        *flags, str(path),
    ]  # fmt: skip
    for side in ("--cuda-host-only", "--cuda-device-only"):
        run = subprocess.run([*base, side], capture_output=True, text=True, timeout=120, check=False)
        if run.returncode:
            break
    return run


def test_expected_hip_compiles_with_our_headers(expected_hip: Path) -> None:
    """One wave32 architecture and the host, with the application's own compile check."""
    folder = expected_hip.parents[1].resolve()
    source = folder / f"{expected_hip.stem}.cu"
    if not source.is_file():
        pytest.skip(f"{expected_hip.stem} is a header: it is compiled with the files that include it")
    if expected_hip.stem in BEYOND_OWN_HEADERS:
        pytest.skip(f"our HIP headers do not model {BEYOND_OWN_HEADERS[expected_hip.stem]}: not compiled with them")
    try:
        compiler = find_hip_compiler(own_headers=True)
    except NoHipCompiler as error:
        pytest.skip(f"the expected HIP texts were not compiled: {error}")
    options = read_options(source.with_suffix(".toml"))
    options = replace(options, hip=replace(options.hip, architectures=("gfx1100",)))
    headers = [
        TranslatedFile.of_hip(header, (folder / "expected" / f"{header.stem}.hip").read_bytes())
        for header in sorted(folder.glob("*.h"))
    ]
    text = expected_hip.read_bytes()
    report = compile_with_own_headers(TranslatedFile.of_hip(source, text), options, headers, compiler=compiler)
    messages = [d.message for found in report.diagnostics.values() for d in found]
    if text.startswith(EXPECTED_ERROR.encode()):
        assert report.status == "errors"
    else:
        assert report.status == "compiled", (report.message, messages)
