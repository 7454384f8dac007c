"""Headers that CUDA's bring along and HIP's do not."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.code import NONE

MATH_HEADER: Final = "math.h"
_CLASSIFIERS: Final = (
    *(b"isnan", b"isinf", b"isfinite", b"isnormal", b"signbit", b"fpclassify"),
    *(b"isgreater", b"isgreaterequal", b"isless", b"islessequal", b"islessgreater", b"isunordered"),
)
"""C++ puts these in `std`, and `<math.h>` in the global namespace too (C++17 [depr.c.headers]); HIP's are for the device."""
_BRING_HALF: Final = frozenset(
    {
        *("cublas_api.h", "cublas_v2.h", "cublas.h", "cublasXt.h", "cublasLt.h", "nccl.h", "mma.h", "cuda_fp8.h"),
        *("cusolverDn.h", "cusolverSp.h", "cusolverMg.h", "cub/cub.cuh", "cub/util_type.cuh"),
    }
)
"""CUDA's headers that include cuda_fp16.h and cuda_bf16.h, themselves or through cublas_api.h; HIP's need not."""
_HALF_HEADERS: Final = ("cuda_fp16.h", "cuda_bf16.h")
_CUDA_SUFFIXES: Final = frozenset({".cu", ".cuh"})


def silent_headers(context: HipContext) -> list[str]:
    """The headers to include, in order, without those that the file includes itself.

    They are `<math.h>`, which CUDA's math_functions.h includes, where host code calls ``isnan(x)``, and the 16-bit floats'
    where the file names them and includes a library's header of CUDA that has them.
    """
    return [*_math_header(context), *_half_headers(context)]


def _half_headers(context: HipContext) -> list[str]:
    rules = context.rules
    included = {include.name for include in rules.includes}
    if not included & _BRING_HALF:
        return []
    used = {_half_header(name.decode()) for name in rules.places if _is_half_name(context, name)}
    headers = [rules.tables.header(name) for name in _HALF_HEADERS if name in used - included]
    return [hip for header in headers if header is not None for hip in header.hip if hip not in included]


def _is_half_name(context: HipContext, name: bytes) -> bool:
    mapping = context.rules.tables.lookup(name.decode("utf-8", errors="replace"))
    if mapping is None or mapping.library != "half" or mapping.hip is None:
        return False
    # `half` is a common name of variables too; in front of another name it is a type
    return name.startswith(b"__") or any(context.code.is_identifier(i + 1) for i in context.rules.places[name])


def _half_header(name: str) -> str:
    """CUDA's header that declares a name of 16-bit floats; "" for narrower ones, whose header is asked for by name."""
    if any(narrower in name.lower() for narrower in ("fp8", "fp6", "fp4")):
        return ""
    return "cuda_bf16.h" if "bfloat" in name or "bf16" in name else "cuda_fp16.h"


def _math_header(context: HipContext) -> list[str]:
    """Only for files that nvcc would read with its own headers: others compile as they did."""
    rules = context.rules
    if any(include.name == MATH_HEADER for include in rules.includes) or not _is_cuda(context):
        return []
    own = {function.name for function in rules.functions.functions}
    names = [name for name in _CLASSIFIERS if name not in own and name in rules.places]
    if any(_is_called_on_host(context, index) for name in names for index in rules.places[name]):
        return [MATH_HEADER]
    return []


def _is_cuda(context: HipContext) -> bool:
    rules = context.rules
    if rules.source.path.suffix in _CUDA_SUFFIXES or rules.launches:
        return True
    if any(rules.tables.header(include.name) is not None for include in rules.includes):
        return True
    return any(function.spaces for function in rules.functions.functions)


def _is_called_on_host(context: HipContext, index: int) -> bool:
    code = context.code
    if not code.is_at(index + 1, b"(") or (index and code.text[index - 1] in (b".", b"->")):
        return False
    if code.is_at(index - 1, b"::") and index >= 2 and code.is_identifier(index - 2):
        return False
    function = context.rules.functions.enclosing(index)
    if function is None:
        return code.directive[index] != NONE
    return not function.runs_on_device or b"__host__" in function.spaces
