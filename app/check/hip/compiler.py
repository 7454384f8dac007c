"""Compiles one kernel's HIP file to a code object for a GPU (runs in the child).

ROCm's clang comes first: it takes the whole file as the project's own build does.  Where there is no compiler, hiprtc gets
the device code alone.
"""

from __future__ import annotations

import importlib
import json
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.check.child.worker import Refusal
from app.check.hip.code_object import CodeObjectError, kernel_symbol, marker, read_symbols, variable_symbol
from app.check.hip.device_code import device_code
from app.check.hip.inline_headers import InlineProblem, inline_headers

_RESOURCES = Path(__file__).resolve().parents[3] / "resources"
_PRELUDE = _RESOURCES / "hiprtc" / "prelude.h"
HELPERS = _RESOURCES / "include" / "hip_helpers"
"""The helper headers that a translation may include."""
_COMPILE_SECONDS = 120
_LOG_LINES = 3
_WARP_SYNC = "-DHIP_ENABLE_WARP_SYNC_BUILTINS"
"""HIP 6 declares the ``_sync`` warp functions only with it; later releases ignore it."""


@dataclass(frozen=True, slots=True)
class HipSource:
    """`headers`: translated project headers by original path.  `flags`: beyond those for target and language."""

    path: Path
    text: bytes
    headers: Mapping[Path, bytes]
    include_dirs: tuple[Path, ...]
    flags: tuple[str, ...]
    call_name: str
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CompiledKernel:
    """`kernel` and `symbols` (by source name) are names in the code object."""

    code: bytes
    kernel: str
    symbols: Mapping[str, str]


def compile_with_clang(source: HipSource, compiler: Path, prefix: Path, arch: str, folder: Path) -> CompiledKernel:
    """Raises Refusal with the compiler's first error.  `prefix` is ROCm's folder, `folder` a scratch folder."""
    overlay = _overlay(source, folder)
    output = folder / "kernel.co"
    command = [
        str(compiler),
        *("-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output", f"--offload-arch={arch}"),
        *(f"--rocm-path={prefix}", "-w", "-O3", _WARP_SYNC, *source.flags, "-ivfsoverlay", str(overlay)),
        *(f"-I{directory}" for directory in (*source.include_dirs, HELPERS)),
        *(str(_main_file(source, folder)), "-o", str(output)),
    ]
    try:
        run = subprocess.run(command, capture_output=True, timeout=_COMPILE_SECONDS)
    except subprocess.TimeoutExpired:
        raise Refusal("not_run", f"{compiler.name} did not end within {_COMPILE_SECONDS} s.") from None
    except OSError as error:
        raise Refusal("not_run", f"{compiler} can't be run: {error.strerror}.") from None
    if run.returncode != 0:
        log = run.stderr.decode(errors="replace")
        raise Refusal("unsupported", f"The HIP translation does not compile for {arch}: {first_error(log)}")
    code = output.read_bytes()
    try:
        symbols = read_symbols(code)
        names = {name: variable_symbol(symbols, name) for name in source.symbols}
        return CompiledKernel(code, kernel_symbol(symbols), _all_found(names))
    except CodeObjectError as error:
        raise Refusal("not_run", str(error)) from None


def _all_found(names: Mapping[str, str | None]) -> dict[str, str]:
    found = {name: symbol for name, symbol in names.items() if symbol is not None}
    absent = sorted(names.keys() - found.keys())
    if absent:
        raise Refusal(
            "not_run", f"The compiled HIP code has no variable '{absent[0]}', to which the case gives a value."
        )
    return found


def _overlay(source: HipSource, folder: Path) -> Path:
    """A clang file-system overlay that puts the translations in the places of the originals."""
    texts = {**source.headers, source.path: source.text}
    entries = []
    for number, (path, text) in enumerate(texts.items()):
        copy = folder / f"overlay-{number}"
        copy.write_bytes(text)
        entries.append({"type": "file", "name": str(path), "external-contents": str(copy)})
    overlay = folder / "overlay.json"
    overlay.write_text(json.dumps({"version": 0, "use-external-names": False, "roots": entries}), encoding="utf-8")
    return overlay


def _main_file(source: HipSource, folder: Path) -> Path:
    """What clang compiles: the file under test, which may exist in the overlay alone, and the marker."""
    path = str(source.path).replace("\\", "\\\\").replace('"', '\\"')
    main = folder / "main.hip"
    main.write_text(f'#include "{path}"\n{marker(source.call_name, source.symbols)}', encoding="utf-8")
    return main


def compile_with_hiprtc(source: HipSource, arch: str, include: Path | None) -> CompiledKernel:
    """Raises Refusal with hiprtc's first error.  `include`: ROCm's header folder, where there is one."""
    hiprtc: Any = importlib.import_module("hip").hiprtc

    def known(name: str) -> bool:
        return include is not None and (include / name).is_file() and name != "hip/hip_runtime.h"

    try:
        folders = (*source.include_dirs, HELPERS)
        text = inline_headers(source.path, source.text, source.headers, folders, known)
    except (InlineProblem, OSError) as problem:
        raise Refusal("not_run", str(problem)) from None
    code = _PRELUDE.read_bytes() + device_code(text, source.call_name, source.symbols)
    program = _call(hiprtc.hiprtcCreateProgram(code, b"kernel.hip", 0, [], []))
    expressions = {source.call_name: _expression(source.call_name)}
    expressions |= {name: b"&" + _expression(name) for name in source.symbols}
    for expression in expressions.values():
        _call(hiprtc.hiprtcAddNameExpression(program, expression))
    options = [f"--offload-arch={arch}", "-O3", _WARP_SYNC, *source.flags]
    options += [f"-I{include}"] if include is not None else []
    encoded = [option.encode() for option in options]
    (status,) = hiprtc.hiprtcCompileProgram(program, len(encoded), encoded)
    if int(status) != 0:
        log = bytearray(_call(hiprtc.hiprtcGetProgramLogSize(program)))
        _call(hiprtc.hiprtcGetProgramLog(program, log))
        reason = first_error(log.rstrip(b"\0").decode(errors="replace"))
        raise Refusal("unsupported", f"The HIP translation does not compile for {arch}: {reason}")
    binary = bytearray(_call(hiprtc.hiprtcGetCodeSize(program)))
    _call(hiprtc.hiprtcGetCode(program, binary))
    lowered = {name: _text(_call(hiprtc.hiprtcGetLoweredName(program, e))) for name, e in expressions.items()}
    kernel = lowered.pop(source.call_name)
    return CompiledKernel(bytes(binary), kernel, lowered)


def _expression(name: str) -> bytes:
    return name.replace("(anonymous namespace)::", "").encode()


def _text(name: Any) -> str:
    return name.decode() if isinstance(name, bytes) else str(name)


def _call(result: Any) -> Any:
    """The values of a hip-python call; raises Refusal for an error code."""
    status, *values = result
    if int(status) != 0:
        raise Refusal("not_run", f"hiprtc failed: {getattr(status, 'name', status)}.")
    return values[0] if len(values) == 1 else values


def first_error(log: str) -> str:
    """The first error lines of a compiler's output, in one line."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\berror: ", line)]
    chosen = (errors or lines)[:_LOG_LINES]
    return " ".join(chosen)[:600] if chosen else "it gave no message."
