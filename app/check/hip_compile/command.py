"""The command lines of a compile check, and the files that they read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.check.hip_compile.compilers import HipCompiler
from app.check.hip_compile.model import TranslatedFile
from translator.options import Options

HELPERS = Path(__file__).resolve().parents[3] / "resources" / "include" / "hip_helpers"
"""The helper headers that a translation may include."""
_ERROR_LIMIT = 50
_RESOURCE_REMARKS = "-Rpass-analysis=kernel-resource-usage"
HOST = "host"


@dataclass(frozen=True, slots=True)
class Invocation:
    """One run of the compiler; `target` is `HOST` or an architecture."""

    target: str
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the translations lie for the compiler: the main file, and a virtual file system that shows the headers'
    translations in place of the originals.

    The main file is not in the virtual file system, since clang's driver looks for it in the real one, where the original
    need not exist.
    """

    main: Path
    overlay: Path


def invocations(compiler: HipCompiler, source: TranslatedFile, options: Options, layout: Layout) -> list[Invocation]:
    """The host's pass and one for each architecture; the driver would stop after the first that fails."""
    architectures = options.hip.architectures
    common = (*compiler.command, *_language(compiler, source, options), "-ivfsoverlay", str(layout.overlay))
    host = (f"--offload-arch={architectures[0]}", "--cuda-host-only", "-fsyntax-only", str(layout.main))
    runs = [Invocation(HOST, (*common, *host))]
    for architecture in architectures:
        device = (f"--offload-arch={architecture}", "--cuda-device-only", *_generation(compiler), str(layout.main))
        runs.append(Invocation(architecture, (*common, *device)))
    return runs


def _language(compiler: HipCompiler, source: TranslatedFile, options: Options) -> list[str]:
    flags = [f"-std={options.source.std}", "-w", f"-ferror-limit={_ERROR_LIMIT}", "-ftemplate-backtrace-limit=0"]
    flags += ["-fno-caret-diagnostics", "-fno-color-diagnostics"]
    # Needed before release 7; later headers ignore it.
    flags += ["-DHIP_ENABLE_WARP_SYNC_BUILTINS"]
    if compiler.own_headers:
        release = options.hip.rocm
        flags += [f"-DWAVEBRIDGE_ROCM_MAJOR={release.major}", f"-DWAVEBRIDGE_ROCM_MINOR={release.minor}"]
    flags += [f"-D{define}" for define in options.source.defines]
    flags += ["-iquote", str(source.path.parent)]
    flags += [f"-I{folder}" for folder in (source.path.parent, *options.source.include_dirs, HELPERS)]
    return flags


def _generation(compiler: HipCompiler) -> tuple[str, ...]:
    """How far the device code is taken.

    With ROCm's device libraries to the end, for the figures.  Without, to assembly: enough for the compiler to refuse a
    kernel that uses more LDS than there is, which a check of the syntax misses.
    """
    if compiler.bitcode:
        return ("-O3", _RESOURCE_REMARKS, "-c", "-o", "device.o")
    return ("-O1", "-S", "-o", "device.s")


def lay_out(source: TranslatedFile, headers: Sequence[TranslatedFile], folder: Path) -> Layout:
    """Write the translations into a scratch folder."""
    main = folder / f"main{source.path.suffix}"
    main.write_bytes(source.hip_text)
    roots = []
    for number, header in enumerate(headers):
        stored = folder / f"header{number}{header.path.suffix}"
        stored.write_bytes(header.hip_text)
        roots.append({"type": "file", "name": str(header.path), "external-contents": str(stored)})
    overlay = folder / "overlay.json"
    # Without external names messages name the project's file, not the stored one.
    content = {"version": 0, "use-external-names": False, "case-sensitive": True, "roots": roots}
    overlay.write_text(json.dumps(content), encoding="utf-8")
    return Layout(main, overlay)
