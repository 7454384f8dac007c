"""Tells what a file is from its name and, for C, C++ and Python files, from whether its bytes speak CUDA."""

from __future__ import annotations

import re
from pathlib import Path

from app.project.model import FileKind

CUDA_SUFFIXES = frozenset({".cu"})
CUDA_HEADER_SUFFIXES = frozenset({".cuh"})
HEADER_SUFFIXES = frozenset({".h", ".hh", ".hpp", ".hxx", ".h++", ".inl", ".inc", ".ipp", ".tpp"})
CPP_SUFFIXES = frozenset({".c", ".cc", ".cpp", ".cxx", ".c++"})
PYTHON_SUFFIXES = frozenset({".py", ".pyw"})
BUILD_NAMES = frozenset({"cmakelists.txt", "makefile", "gnumakefile", "compile_commands.json"})
BUILD_SUFFIXES = frozenset({".cmake", ".mk"})

_SPEAKS_CUDA = re.compile(
    rb"""
      ^[ \t]*\#[ \t]*include[ \t]*[<"]
        (?: cuda | cub/ | thrust/ | cublas | cufft | curand | cusparse | cusolver | cudnn | nccl | nvrtc | nvml
          | nvToolsExt | cooperative_groups | device_launch | driver_types | vector_types | mma\.h | math_constants
          | helper_cuda | nvtx | cuComplex )
    | <<<
    | \b(?:
        __(?: (?: global | device | constant | shared | managed | CUDA_ARCH | CUDACC | NVCC )__
            | nv_ | CUDA_\w+__ | syncthreads | syncwarp | ballot | shfl | activemask )
      | cu(?: da[A-Z] | (?: blas | fft | rand | sparse | solver | dnn )[A-Z]
            | (?: Ctx | Device | Event | Func | Init | Launch | Mem | Module | Stream )\w*\s*\(
            | (?: Float | Double )?Complex\b )
      | CU(?: (?: DA_[RC] | BLAS | BLASLT | FFT | RAND | SPARSE | SOLVER | DNN )_[A-Z0-9]
            | (?: device | context | module | function | stream | deviceptr | result | event | array )\b )
      | n(?: ccl[A-Z] | vrtc[A-Z] | vtx[A-Z] | vcuda\b )
      | (?: thread | block )Idx\s*\.
    )
    """,
    re.VERBOSE | re.MULTILINE,
)
"""What tells a header that a CUDA file includes from a plain one: it may name CUDA's types with no include of its own."""
_HOLDS_KERNELS = re.compile(rb"\b__(?:global|device)__\b|\b(?:RawKernel|RawModule|SourceModule|load_inline)\s*\(")
"""In Python: CUDA in a string, or a function of CuPy, PyCUDA or PyTorch that takes such a string."""
_INCLUDE = re.compile(rb'^[ \t]*\#[ \t]*include[ \t]*(<[^>\r\n]+>|"[^"\r\n]+")', re.MULTILINE)


def by_name(path: Path) -> FileKind | None:
    """The kind that the name settles; None where the contents must be asked (`speaks_cuda`)."""
    suffix = path.suffix.lower()
    if path.name.lower() in BUILD_NAMES or suffix in BUILD_SUFFIXES:
        return FileKind.BUILD
    if suffix in CUDA_SUFFIXES:
        return FileKind.CUDA
    if suffix in CUDA_HEADER_SUFFIXES:
        return FileKind.HEADER
    return None if suffix in HEADER_SUFFIXES | CPP_SUFFIXES | PYTHON_SUFFIXES else FileKind.OTHER


def by_contents(path: Path, data: bytes) -> FileKind:
    """The kind of a C, C++ or Python file whose name does not settle it."""
    if path.suffix.lower() in PYTHON_SUFFIXES:
        return FileKind.PYTHON if _HOLDS_KERNELS.search(data) else FileKind.OTHER
    if not speaks_cuda(data):
        return FileKind.OTHER
    return FileKind.HEADER if path.suffix.lower() in HEADER_SUFFIXES else FileKind.CPP


def speaks_cuda(data: bytes) -> bool:
    """Whether the bytes hold a CUDA include, keyword, launch or API name (comments count: that costs nothing)."""
    return _SPEAKS_CUDA.search(data) is not None


def include_names(data: bytes) -> tuple[str, ...]:
    """The operands of the ``#include`` lines, brackets kept, in order, once each."""
    return tuple(dict.fromkeys(m.decode("utf-8", "replace") for m in _INCLUDE.findall(data)))
