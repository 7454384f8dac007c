"""Finding a compiler for HIP: the user's ROCm, a clang with HIP's headers, a clang with our interface headers."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from translator.frontend.arguments import library_folders
from translator.options import RocmVersion

OLDEST_CLANG = 17
"""The first clang that knows gfx90a, gfx942 and gfx1100 alike."""
OLDEST_FOR_LIBCXX = 20
"""libc++ supports the two clang releases before its own; the bundled one is of release 22."""
_NEWEST_CLANG = 30
_HEADER = Path("include") / "hip" / "hip_runtime.h"
_VERSION_SECONDS = 30
_RESOURCES = Path(__file__).resolve().parents[3] / "resources" / "include"
OWN_HEADERS = _RESOURCES / "hip"


@dataclass(frozen=True, slots=True)
class HipCompiler:
    """A compiler with the HIP headers that it will read.

    `command` is the command's beginning, with all flags that don't depend on what is compiled.  `release` is that of the
    headers, None for our own, which have the release that is asked for.  `bitcode`: ROCm's device libraries are here, so
    that code can be generated and its use of registers is meaningful.
    """

    command: tuple[str, ...]
    name: str
    headers: Literal["ROCm", "Wavebridge"]
    release: RocmVersion | None = None
    bitcode: bool = False

    @property
    def own_headers(self) -> bool:
        return self.headers == "Wavebridge"


class NoHipCompiler(Exception):
    """There is no compiler for HIP here; the message says what was looked for."""


def find_hip_compiler(environment: Mapping[str, str] | None = None, *, own_headers: bool = False) -> HipCompiler:
    """The best compiler here; `own_headers` passes over what ROCm offers.  Raises NoHipCompiler.

    `environment`: ``ROCM_PATH`` and ``PATH`` are looked up there (default: the process's own).
    """
    variables = os.environ if environment is None else environment
    roots = () if own_headers else tuple(_rocm_roots(variables))
    clangs = tuple(_clangs(variables.get("PATH", "")))
    found = _of_rocm(roots) or _clang_with_rocm(roots, clangs) or _with_own_headers(clangs)
    if found is None:
        raise NoHipCompiler(
            "No compiler for HIP was found: looked for ROCm's in $ROCM_PATH and /opt/rocm, for clang++ "
            f"(release {OLDEST_CLANG} or later) on the PATH, and for the Python package ziglang."
        )
    return found


def _rocm_roots(variables: Mapping[str, str]) -> Iterator[Path]:
    named = [Path(variables[n]) for n in ("ROCM_PATH", "ROCM_HOME") if variables.get(n)]
    yield from (p for p in (*named, Path("/opt/rocm"), Path("/usr")) if (p / _HEADER).is_file())


def _of_rocm(roots: Sequence[Path]) -> HipCompiler | None:
    for root in roots:
        if root == Path("/usr"):
            continue
        for place in ("lib/llvm/bin/amdclang++", "llvm/bin/clang++", "lib/llvm/bin/clang++", "bin/amdclang++"):
            version = _clang_version((str(root / place),))
            if version:
                command = (str(root / place), "-x", "hip", f"--rocm-path={root}")
                name = f"{Path(place).name} {version} of ROCm ({root})"
                return HipCompiler(command, name, "ROCm", headers_release(root), _has_bitcode(root))
    return None


def _clang_with_rocm(roots: Sequence[Path], clangs: Sequence[tuple[str, int]]) -> HipCompiler | None:
    if not roots or not clangs:
        return None
    (path, version), root = clangs[0], roots[0]
    release, bitcode = headers_release(root), _has_bitcode(root)
    command = [path, "-x", "hip", f"--rocm-path={root}"]
    # clang ranks the headers of --rocm-path behind the system's, where another release may lie.
    command += [] if root == Path("/usr") else ["-isystem", str(root / "include")]
    command += [] if bitcode else ["-nogpulib"]
    if release is not None and release.major < 7:
        # HIP before release 7 needs a macro that clang 22 no longer defines.
        command += ["-include", str(OWN_HEADERS / "wavebridge" / "wavefront_size.h")]
    name = f"{Path(path).name} {version} with the HIP {release or ''} headers of {root}".replace("  ", " ")
    return HipCompiler(tuple(command), name, "ROCm", release, bitcode)


def _with_own_headers(clangs: Sequence[tuple[str, int]]) -> HipCompiler | None:
    flags = ("-x", "hip", "-nogpuinc", "-nogpulib", "-fdeclspec")
    own = ("-isystem", str(OWN_HEADERS))
    fixed = _fixed_libraries()
    for path, version in clangs:
        if fixed and version >= OLDEST_FOR_LIBCXX:
            libraries = _libraries(fixed, own_builtins=False)
            return HipCompiler((path, *flags, *libraries, *own), f"{Path(path).name} {version}", "Wavebridge")
    if fixed and importlib.util.find_spec("ziglang") is not None:
        command = (sys.executable, "-m", "ziglang", "clang", "--driver-mode=g++")
        if version_text := _clang_version(command):
            libraries = _libraries(fixed, own_builtins=True)
            return HipCompiler((*command, *flags, *libraries, *own), f"ziglang's clang {version_text}", "Wavebridge")
    for path, version in clangs:
        return HipCompiler((path, *flags, *own), f"{Path(path).name} {version}", "Wavebridge")
    return None


def _fixed_libraries() -> tuple[Path, ...]:
    """libc++, clang's builtin headers and musl's, as for CUDA; empty where the ziglang package is absent."""
    folders = library_folders()
    return folders if len(folders) == 4 and all(f.is_dir() for f in folders) else ()


def _libraries(folders: Sequence[Path], *, own_builtins: bool) -> tuple[str, ...]:
    """Flags for the standard headers; a clang of the machine has builtin headers of its own, which must fit it."""
    cxx, builtins, *c_headers = folders
    used = [cxx, *([builtins] if own_builtins else []), *c_headers]
    flags = ["--target=x86_64-unknown-linux-musl", "-nostdinc++", "-nostdinc" if own_builtins else "-nostdlibinc"]
    flags += ["-D_GNU_SOURCE", "-D_LIBCPP_PROVIDES_DEFAULT_RUNE_TABLE"]
    return (*flags, *(part for folder in used for part in ("-isystem", str(folder))))


def _clangs(search: str) -> Iterator[tuple[str, int]]:
    """Every clang++ of a sufficient release on the PATH, the plain name first."""
    for name in ("clang++", *(f"clang++-{n}" for n in range(_NEWEST_CLANG, OLDEST_CLANG - 1, -1))):
        path = shutil.which(name, path=search)
        version = _clang_version((path,)) if path else ""
        if path and version and int(version.partition(".")[0]) >= OLDEST_CLANG:
            yield path, int(version.partition(".")[0])


def _clang_version(command: Sequence[str]) -> str:
    """``22.1.0``, or empty where the command is no clang."""
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, timeout=_VERSION_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(r"clang version (\d+\.\d+\.\d+)", done.stdout)
    return found[1] if found else ""


def _has_bitcode(root: Path) -> bool:
    return any((root / place / "ocml.bc").is_file() for place in ("amdgcn/bitcode", "lib/llvm/amdgcn/bitcode"))


def headers_release(root: Path) -> RocmVersion | None:
    """The release of the HIP headers below a folder, from their own version header."""
    try:
        text = (root / "include" / "hip" / "hip_version.h").read_text(errors="replace")
    except OSError:
        return None
    numbers = {m[1]: int(m[2]) for m in re.finditer(r"#define HIP_VERSION_(MAJOR|MINOR)\s+(\d+)", text)}
    return RocmVersion(numbers["MAJOR"], numbers.get("MINOR", 0)) if "MAJOR" in numbers else None
