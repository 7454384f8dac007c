"""Standard headers that nvcc includes by itself and HIP's runtime header does not."""

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
_CUDA_SUFFIXES: Final = frozenset({".cu", ".cuh"})


def silent_headers(context: HipContext) -> list[str]:
    """The headers to include: `<math.h>`, which CUDA's math_functions.h includes, where host code calls ``isnan(x)``.

    Only for files that nvcc would read with its own headers: others compile as they did.
    """
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
