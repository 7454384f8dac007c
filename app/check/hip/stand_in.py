"""Builds the stand-in for AMD's runtime (resources/hip_stand_in): for tests, never for a verdict about a GPU."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

import platformdirs

from app.check.cpu.toolchain import Toolchain, find_toolchain
from app.check.hip.libraries import RTC, RUNTIME, HipInstallation

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
_STAND_IN = RESOURCES / "hip_stand_in"
_EMULATOR = RESOURCES / "emulator"
_NOT_IN_A_LIBRARY = frozenset({"main", "checker", "shadow"})
_BUILD_SECONDS = 300
FLAGS = ("-std=c++17", "-O2", "-fPIC", "-w", "-ffp-contract=off", "-fno-math-errno", "-fno-strict-aliasing", "-fwrapv")


class StandInError(Exception):
    """The stand-in can't be built; one sentence."""


def build_stand_in(cache: Path | None = None, warp_size: Literal[32, 64] = 32) -> HipInstallation:
    """The stand-in as an installation, built once per compiler and version of its sources.

    Raises StandInError, and NoCompiler where there is no C++ compiler.
    """
    toolchain = find_toolchain()
    folder = (cache or Path(platformdirs.user_cache_dir("wavebridge"))) / "hip_stand_in" / _key(toolchain)
    library = folder / "lib"
    if not library.is_dir():
        _build(toolchain, library)
    compiler = (sys.executable, "-m", "app.check.hip.stand_in_compiler")
    environment = (
        ("WAVEBRIDGE_STAND_IN_COMPILER", "\n".join(compiler)),
        ("WAVEBRIDGE_STAND_IN_LIBRARIES", str(library)),
        ("WAVEBRIDGE_STAND_IN_WARP", str(warp_size)),
    )
    return HipInstallation(
        root=folder,
        prefix=_EMULATOR,
        origin=f"stand-in on the CPU: {library / RUNTIME}",
        runtime=library / RUNTIME,
        rtc=library / RTC,
        compiler=None,
        stand_in=True,
        environment=environment,
    )


def _sources() -> list[Path]:
    runtime = sorted((_EMULATOR / "runtime").glob("*.cpp"))
    return [_STAND_IN / "amdhip64.cpp", *(path for path in runtime if path.stem not in _NOT_IN_A_LIBRARY)]


def _key(toolchain: Toolchain) -> str:
    digest = hashlib.sha256(toolchain.version.encode())
    for path in sorted([*_STAND_IN.glob("*.*"), *_EMULATOR.rglob("*.h"), *_EMULATOR.rglob("*.cpp")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _build(toolchain: Toolchain, library: Path) -> None:
    library.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="build-", dir=library.parent))
    try:
        includes = ["-I", str(_EMULATOR / "include"), "-I", str(_STAND_IN)]
        for name, sources in ((RUNTIME, _sources()), (RTC, [_STAND_IN / "hiprtc.cpp"])):
            command = [*toolchain.compile, *FLAGS, *includes, "-shared", f"-Wl,-soname,{name}"]
            _run([*command, *map(str, sources), "-o", str(scratch / name), "-lpthread", "-ldl"])
        try:
            scratch.rename(library)
        except OSError:  # another process was faster
            if not library.is_dir():
                raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _run(command: list[str]) -> None:
    run = subprocess.run(command, capture_output=True, text=True, timeout=_BUILD_SECONDS)
    if run.returncode != 0:
        errors = [line for line in run.stderr.splitlines() if "error" in line] or run.stderr.splitlines()
        raise StandInError(f"The stand-in for AMD's runtime does not build: {' '.join(errors[:3])}")
