"""Finding a C++ compiler and knowing what it can do.

clang is wanted: CUDA's integer and conversion semantics need a rewrite of LLVM IR (`ir_rewrite`).  In order of preference: the
user's choice, a clang of the machine, the clang inside the ziglang package, and g++ where there is nothing else (which leaves
shifts, divisions and conversions to x86: every result then says so).
"""

from __future__ import annotations

import importlib.util
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

OLDEST_CLANG = 15
"""The first release whose IR has opaque pointers, which the rewrite expects."""

_NEWEST_CLANG = 30


@dataclass(frozen=True, slots=True)
class Toolchain:
    """`compile` compiles C++ and IR, `link` links; both are command prefixes.  `version` is for cache keys and messages."""

    family: Literal["clang", "zig", "g++"]
    compile: tuple[str, ...]
    link: tuple[str, ...]
    version: str

    @property
    def rewrites_ir(self) -> bool:
        return self.family != "g++"

    @property
    def caveat(self) -> str:
        """What to say beside every result; empty for a compiler with full semantics."""
        if self.rewrites_ir:
            return ""
        return "compiled with g++: shifts, integer division and float-to-int conversion follow x86, not CUDA; install clang"


class NoCompiler(Exception):
    """There is no usable C++ compiler; the message says what was looked for."""


def find_toolchain(preferred: str = "") -> Toolchain:
    """The best compiler here; `preferred` is ``clang``, ``zig``, ``g++`` or a path.  Raises NoCompiler."""
    if preferred and preferred not in ("clang", "zig", "g++"):
        return _named(preferred)
    finders = {"clang": _find_clang, "zig": _find_zig, "g++": _find_gxx}
    for family, finder in finders.items():
        if (not preferred or preferred == family) and (found := finder()):
            return found
    raise NoCompiler(
        f"no C++ compiler for the CPU reference: looked for clang++ (>= {OLDEST_CLANG}), ziglang and g++ on the PATH"
    )


def _named(path: str) -> Toolchain:
    found = _clang(path)
    if found is None:
        raise NoCompiler(f"'{path}' is not a clang++ of version {OLDEST_CLANG} or later")
    return found


@lru_cache(maxsize=1)
def _find_clang() -> Toolchain | None:
    names = ["clang++", *(f"clang++-{n}" for n in range(_NEWEST_CLANG, OLDEST_CLANG - 1, -1))]
    folders = ["", "/opt/rocm/llvm/bin/"]
    for folder in folders:
        for name in names:
            if found := _clang(folder + name):
                return found
    return None


def _clang(name: str) -> Toolchain | None:
    path = shutil.which(name)
    if path is None:
        return None
    text = _version_text((path,))
    m = re.search(r"clang version (\d+)[^\n]*", text)
    if not m or int(m[1]) < OLDEST_CLANG:
        return None
    return Toolchain("clang", (path,), (path,), m[0])


@lru_cache(maxsize=1)
def _find_zig() -> Toolchain | None:
    if importlib.util.find_spec("ziglang") is None:
        return None
    prefix = (sys.executable, "-m", "ziglang")
    version = _version_text((*prefix, "version"), ask=())
    if not version:
        return None
    # `zig cc` links without building libc++, which the runtime does not need.  UBSan is zig's default and unwanted; the target is
    # spelled out so that zig takes its own libc headers and does not go looking for the machine's.
    options = ("-target", f"{platform.machine()}-linux-gnu", "-fno-sanitize=undefined")
    return Toolchain("zig", (*prefix, "c++", *options), (*prefix, "cc", *options), f"zig {version.strip()}")


@lru_cache(maxsize=1)
def _find_gxx() -> Toolchain | None:
    path = shutil.which("g++")
    if path is None:
        return None
    version = _version_text((path,)).splitlines()
    return Toolchain("g++", (path,), (path,), version[0] if version else "g++")


def _version_text(command: tuple[str, ...], ask: tuple[str, ...] = ("--version",)) -> str:
    try:
        done = subprocess.run([*command, *ask], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""


def cpu_has_fma() -> bool:
    """Whether this machine fuses multiply-add in hardware (x86: the flag in /proc/cpuinfo; 64-bit ARM: always)."""
    if platform.machine().lower() in ("aarch64", "arm64"):
        return True
    try:
        return " fma " in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
