"""The built-in index variables as values: HIP's have a conversion to dim3, and none to uint3 as in CUDA."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.code import NONE

_UINT3: Final = (b"threadIdx", b"blockIdx")
_DIM3: Final = (b"blockDim", b"gridDim")


def convert_index_variables(context: HipContext) -> None:
    """``uint3 t = threadIdx`` becomes ``uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)``.

    In CUDA ``threadIdx`` and ``blockIdx`` are uint3, ``blockDim`` and ``gridDim`` dim3 (CUDA C++ Programming Guide,
    "Built-in Variables"); a use that names no component is a use of the whole.
    """
    code = context.code
    declared = {macro.name for macro in context.rules.macros}
    for names, maker in ((_UINT3, b"make_uint3"), (_DIM3, b"dim3")):
        for name in names:
            if name in declared:
                continue
            for index in context.rules.places.get(name, ()):
                if _is_whole(context, index):
                    parts = b", ".join(name + b"." + field for field in (b"x", b"y", b"z"))
                    context.edits.replace(code.span(index), maker + b"(" + parts + b")")


def _is_whole(context: HipContext, index: int) -> bool:
    code = context.code
    if (
        code.is_at(index + 1, b".")
        or code.is_at(index + 1, b"->")
        or code.text[index - 1] in (b".", b"->", b"::", b"##", b"#", b"&")
    ):
        return False
    if code.is_at(index + 1, b"##"):
        return False
    if code.directive[index] != NONE:
        directive = code.directives[code.directive[index]]
        if directive.name != b"define" or index <= directive.first + 2:
            return False
    function = context.rules.functions.enclosing(index)
    if function is None:
        return code.directive[index] != NONE
    if any(index in part for part in function.parameters):
        return False  # a parameter of that name
    # A declaration `uint3 threadIdx;` follows a type name; an operand follows an operator or a bracket.
    return not code.is_identifier(index - 1) or code.text[index - 1] == b"return"
