"""``python -m scripts.audit_calls CUDA_ROOT HIP_ROOT``: call every CUDA function, translate, compile, compare.

CUDA_ROOT and HIP_ROOT are the generator's folders (scripts/generate_mappings/README.md).  The CUDA headers of every release
asked for are read; the translation for each ROCm release is compiled with that release's headers.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from scripts.audit_calls.audit import Audit, audit
from scripts.audit_calls.cases import write_cases, write_member_cases
from scripts.audit_calls.prototypes import read_prototypes
from scripts.generate_mappings.libraries import CUDA_LIBRARIES, CudaLibrary
from scripts.generate_mappings.read_headers import HeaderSet
from scripts.generate_mappings.sources import Sources
from translator.diagnostics.analysis.helpers import HELPER_FOLDER
from translator.mappings import Kind, NameTable, Status, load_tables
from translator.options import RocmVersion

_FLAGS = ("-x", "hip", "-nogpulib", "-fsyntax-only", "-std=c++17", "-w", "-ferror-limit=0", "-fno-caret-diagnostics")
_DEFINES = ("HIP_ENABLE_WARP_SYNC_BUILTINS", "__AMDGCN_WAVEFRONT_SIZE=32")
_SKIPPED = frozenset({"cub", "thrust", "wmma", "cooperative_groups", "driver_typedefs", "libcudacxx"})
"""Tables of templates and types: their calls cannot be made from prototypes."""
_WITH_MEMBERS = {
    "runtime": "cuda_runtime.h",
    "driver": "cuda.h",
    "cufft": "cufftXt.h",
    "cublaslt": "cublasLt.h",
    "nccl": "nccl.h",
}
"""Tables that hold members of structs, and the header that declares those."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="audit_calls")
    parser.add_argument("cuda_root", type=Path)
    parser.add_argument("hip_root", type=Path)
    parser.add_argument("--cuda", nargs="+", default=["12.9", "13.5"])
    parser.add_argument("--rocm", nargs="+", default=["5.7", "6.4", "7.2"])
    parser.add_argument("--library", nargs="+")
    parser.add_argument("--members", action="store_true", help="read members of structs instead of calling functions")
    parser.add_argument("--needless", action="store_true", help="show errors on calls that compile")
    arguments = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        audits = _member_audits if arguments.members else _audits
        for label, found in audits(arguments, Path(folder)):
            print(
                f"{label:<28} {found.compiled:>5} compile {found.reported:>5} reported {len(found.silent):>4} silent",
                flush=True,
            )
            for case in found.silent:
                print(f"    {case.name}: {case.message}\n        {case.line}")
            for message in found.elsewhere[:10]:
                print(f"    elsewhere: {message}")
            for message in found.needless if arguments.needless else ():
                print(f"    needless: {message}")
            failed |= bool(found.silent or found.elsewhere)
    return int(failed)


def _audits(arguments: argparse.Namespace, folder: Path) -> Iterator[tuple[str, Audit]]:
    sources = Sources(arguments.cuda_root, arguments.hip_root)
    for library in CUDA_LIBRARIES:
        if library.id in _SKIPPED or (arguments.library and library.id not in arguments.library):
            continue
        for headers in _header_sets(library, sources, arguments.cuda):
            for rocm in arguments.rocm:
                release = RocmVersion.parse(rocm)
                tables = load_tables(release)
                names = {
                    m.cuda for m in tables.by_library(library.id) if m.kind in (Kind.FUNCTION, Kind.DEVICE_FUNCTION)
                }
                cases = write_cases(_includes(headers, tables), read_prototypes(headers, names.__contains__))
                label = f"{library.id} {headers.release} -> {rocm}"
                yield label, audit(cases, release, _command(arguments.hip_root, rocm), folder, library.id)


def _member_audits(arguments: argparse.Namespace, folder: Path) -> Iterator[tuple[str, Audit]]:
    for library, include in _WITH_MEMBERS.items():
        for rocm in arguments.rocm:
            release = RocmVersion.parse(rocm)
            members = [m.cuda for m in load_tables(release).by_library(library) if m.kind is Kind.FIELD]
            cases = write_member_cases([include], members)
            found = audit(cases, release, _command(arguments.hip_root, rocm), folder, library)
            yield f"{library} members -> {rocm}", found


def _header_sets(library: CudaLibrary, sources: Sources, releases: list[str]) -> Iterator[HeaderSet]:
    for headers in sources.cuda_header_sets(library):
        if headers.release in releases or library.release_prefix:
            yield headers


def _includes(headers: HeaderSet, tables: NameTable) -> list[str]:
    """The includes that the CUDA release has and that HIP has a counterpart for: a missing file would end the compilation."""
    found = []
    for name in headers.includes:
        mapping = tables.header(name)
        here = any((folder / name).is_file() for folder in headers.folders)
        if here and mapping is not None and mapping.status is not Status.UNSUPPORTED:
            found.append(name)
    return found


def _command(hip_root: Path, rocm: str) -> list[str]:
    compiler = next(found for v in range(22, 16, -1) if (found := shutil.which(f"clang++-{v}")))
    include = (hip_root / rocm / "include").resolve()
    defines = [f"-D{define}" for define in _DEFINES]
    return [
        compiler,
        *_FLAGS,
        "-nogpuinc",
        "-include",
        "__clang_hip_runtime_wrapper.h",
        "--offload-arch=gfx1100",
        "-D__HIP_PLATFORM_AMD__",
        *defines,
        "-isystem",
        str(include),
        f"-I{HELPER_FOLDER}",
    ]


if __name__ == "__main__":
    sys.exit(main())
