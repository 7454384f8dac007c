"""One call of every function of every library: its translation compiles, or an error on its line says why it cannot.

The calls are made from the prototypes of our own CUDA headers.  What the translation makes of them is compiled with our own
HIP headers for several releases, and with the real ones of HIP 6.4 where WAVEBRIDGE_HIP_ROOT names them.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app.check.hip_compile import NoHipCompiler, find_hip_compiler
from scripts.audit_calls.audit import Audit, audit
from scripts.audit_calls.cases import Cases, write_cases, write_member_cases
from scripts.audit_calls.prototypes import read_prototypes
from scripts.generate_mappings.libraries import CUDA_LIBRARIES, CudaLibrary
from scripts.generate_mappings.read_headers import CUDA_ARGUMENTS, HeaderSet
from translator.diagnostics.analysis.helpers import HELPER_FOLDER
from translator.mappings import Kind, Status, load_tables
from translator.options import RocmVersion

OWN_CUDA = Path(__file__).resolve().parents[3] / "resources" / "include" / "cuda"
C_LIBRARIES = (
    "runtime",
    "driver",
    "complex",
    "nvrtc",
    "cublas",
    "cublaslt",
    "cufft",
    "curand",
    "cusparse",
    "cusolver",
    "nccl",
)
LIBRARIES = [library for library in CUDA_LIBRARIES if library.id in C_LIBRARIES]
WITH_MEMBERS = {"runtime": "cuda_runtime.h", "driver": "cuda.h", "cufft": "cufftXt.h", "cublaslt": "cublasLt.h"}
RELEASE = RocmVersion(7, 2)
KNOWN = {
    "cudaStreamUpdateCaptureDependencies": "CUDA 12's form with flags and CUDA 13's with edge data both have four arguments",
    "cublasGemmEx": "an overload of C++ takes a data type for the computation; WB7001 warns of the types of each call",
    "cublasGemmBatchedEx": "as cublasGemmEx",
    "cublasGemmStridedBatchedEx": "as cublasGemmEx",
    "cudaGetTextureReference": "the helper that stands in for it takes the texture itself, as calls of before CUDA 12 do",
    "cudaGetSurfaceReference": "as cudaGetTextureReference",
    "textureReference.__cudaReserved": "no program's business",
}
"""Names whose generated calls do not compile without an error, and why that is no gap."""
FLAGS = ("-fsyntax-only", "-std=c++17", "-w", "-ferror-limit=0", "-fno-caret-diagnostics", "-fno-color-diagnostics")
SYNC = "-DHIP_ENABLE_WARP_SYNC_BUILTINS"


def calls(library: CudaLibrary, release: RocmVersion) -> Cases:
    tables = load_tables(release)
    includes = [
        name
        for name in library.includes
        if (OWN_CUDA / name).is_file()
        and (header := tables.header(name)) is not None
        and header.status is not Status.UNSUPPORTED
    ]
    names = {m.cuda for m in tables.by_library(library.id) if m.kind in (Kind.FUNCTION, Kind.DEVICE_FUNCTION)}
    headers = HeaderSet("own", ("cuda_runtime.h", *includes), (OWN_CUDA,), CUDA_ARGUMENTS)
    return write_cases(["cuda_runtime.h", *includes], read_prototypes(headers, names.__contains__))


def own_command(release: RocmVersion) -> list[str]:
    try:
        compiler = find_hip_compiler(own_headers=True)
    except NoHipCompiler as error:
        pytest.skip(f"the calls were not compiled: {error}")
    version = (f"-DWAVEBRIDGE_ROCM_MAJOR={release.major}", f"-DWAVEBRIDGE_ROCM_MINOR={release.minor}")
    return [*compiler.command, *FLAGS, SYNC, *version, f"-I{HELPER_FOLDER}", "--offload-arch=gfx1100"]


def real_command() -> list[str]:
    root = Path(os.environ.get("WAVEBRIDGE_HIP_ROOT", ""))
    compiler = next((found for v in range(22, 16, -1) if (found := shutil.which(f"clang++-{v}"))), None)
    if not (root / "rp" / "include" / "hip").is_dir() or compiler is None:
        pytest.skip(
            "WAVEBRIDGE_HIP_ROOT names no folder with HIP 6.4 headers, or there is no clang++: not compiled with them"
        )
    return [
        compiler, "-x", "hip", "-nogpulib", *FLAGS, SYNC, f"--rocm-path={root}/rp", "-isystem", f"{root}/rp/include",
        "-include", f"{root}/wf.h", f"-I{HELPER_FOLDER}", "--offload-arch=gfx1100",
    ]  # fmt: skip


def assert_said(found: Audit) -> None:
    assert not found.elsewhere, found.elsewhere[:5]
    silent = [case for case in found.silent if case.name not in KNOWN]
    shown = "\n".join(f"{case.name}: {case.message}\n    {case.line}" for case in silent[:20])
    assert not silent, f"{len(silent)} lines neither compile nor carry an error:\n{shown}"


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.id)
def test_calls_compile_with_our_headers(library: CudaLibrary, tmp_path: Path) -> None:
    found = audit(calls(library, RELEASE), RELEASE, own_command(RELEASE), tmp_path, library.id)
    assert_said(found)
    assert found.compiled > 8


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.id)
def test_calls_compile_with_hip_6_4(library: CudaLibrary, tmp_path: Path) -> None:
    release = RocmVersion(6, 4)
    header = Path(os.environ.get("WAVEBRIDGE_HIP_ROOT", "")) / "rp" / "include" / "rccl" / "rccl.h"
    if library.id == "nccl" and header.is_file() and b"ncclCommSplit" not in header.read_bytes():
        pytest.skip("the HIP root's RCCL is older than ROCm 6.4's: NCCL's calls were not compiled with it")
    assert_said(audit(calls(library, release), release, real_command(), tmp_path, library.id))


@pytest.mark.parametrize("library", WITH_MEMBERS)
def test_members_compile_with_hip_6_4(library: str, tmp_path: Path) -> None:
    release = RocmVersion(6, 4)
    members = [m.cuda for m in load_tables(release).by_library(library) if m.kind is Kind.FIELD]
    assert_said(audit(write_member_cases([WITH_MEMBERS[library]], members), release, real_command(), tmp_path, library))
