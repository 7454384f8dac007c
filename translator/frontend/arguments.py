"""The command line by which clang reads CUDA as nvcc would, the same on every machine.

No CUDA toolkit, no host compiler and no system header takes part: the CUDA interface is Wavebridge's own, the C++ library
is libc++ from the libclang wheel, and the C headers are musl's from the ziglang wheel (facts/frontend.md).
"""

from __future__ import annotations

import importlib.util
import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from translator.frontend.clang_api import WHEEL
from translator.options import Options

_RESOURCES = Path(__file__).parents[2] / "resources"
INTERFACE_VARIABLE = "WAVEBRIDGE_CUDA_INTERFACE"
"""Names another interface header (a file) than the bundled one."""


@dataclass(frozen=True, slots=True)
class Prelude:
    """The CUDA interface header that is read before every file."""

    header: Path

    @property
    def folder(self) -> Path:
        return self.header.parent


@lru_cache(maxsize=1)
def prelude() -> Prelude:
    chosen = os.environ.get(INTERFACE_VARIABLE)
    return Prelude(Path(chosen) if chosen else _RESOURCES / "include" / "cuda" / "wavebridge_cuda.h")


@lru_cache(maxsize=1)
def _c_headers() -> tuple[Path, ...]:
    spec = importlib.util.find_spec("ziglang")
    if spec is None or not spec.submodule_search_locations:
        return ()
    root = Path(spec.submodule_search_locations[0]) / "lib" / "libc" / "include"
    found = (root / "x86_64-linux-musl", root / "generic-musl")
    return found if all(p.is_dir() for p in found) else ()


@lru_cache(maxsize=1)
def library_folders() -> tuple[Path, ...]:
    """Where the C++ and C headers are: libc++, clang's own, musl's."""
    return (WHEEL / "libcxx", WHEEL / "resource" / "include", *_c_headers())


@lru_cache(maxsize=1)
def _library_arguments() -> tuple[str, ...]:
    """Where the standard headers are; without the ziglang wheel the interface gets by with what the compiler has."""
    arguments = ["-target", "x86_64-unknown-linux-musl", "-nostdinc", "-nostdinc++"]
    arguments += ["-D_LIBCPP_PROVIDES_DEFAULT_RUNE_TABLE"]
    for folder in library_folders():
        arguments += ["-isystem", str(folder)]
    return tuple(arguments)


def language_arguments(options: Options, *, host: bool = False) -> tuple[str, ...]:
    """Everything that the meaning of the prelude depends on; the precompiled prelude is kept by it.

    nvcc reads a file once for the device and once for the host (CUDA compiler driver documentation, "CUDA Compilation
    Trajectory"); `host` chooses the second reading, in which ``__CUDA_ARCH__`` is undefined.
    """
    return (
        "-x",
        "cuda",
        "--cuda-host-only" if host else "--cuda-device-only",
        "-nocudainc",
        "-nocudalib",
        "--cuda-path=/nonexistent",
        f"--cuda-gpu-arch=sm_{options.semantics.compute_capability}",
        f"-std={options.source.std}",
        "-fgpu-rdc",
        "-D_GNU_SOURCE",
        "-ferror-limit=0",
        "-w",
        *_library_arguments(),
        "-isystem",
        str(prelude().folder),
    )


def file_arguments(path: Path, options: Options) -> tuple[str, ...]:
    """What the project adds for one file: its own folder, the include folders, the defines."""
    folders = [path.parent, *options.source.include_dirs]
    unique = list(dict.fromkeys(str(f) for f in folders))
    return (*[f"-I{f}" for f in unique], *[f"-D{d}" for d in options.source.defines])
