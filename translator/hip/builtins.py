"""The built-in index variables as values: HIP's have a conversion to dim3, and none to uint3 as in CUDA."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.structure.calls import call_at
from translator.structure.code import NONE
from translator.structure.lanes import enclosing_call

_NAMES: Final = (b"threadIdx", b"blockIdx")


def convert_index_variables(context: HipContext) -> None:
    """``uint3 t = threadIdx`` becomes ``uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)``.

    In CUDA ``threadIdx`` and ``blockIdx`` are uint3 (CUDA C++ Programming Guide, "Built-in Variables"); HIP's convert to dim3
    alone.  A use that names no component is a use of the whole; where a dim3 is wanted it stays.
    """
    declared = {macro.name for macro in context.rules.macros}
    for name in _NAMES:
        if name in declared:
            continue
        for index in context.rules.places.get(name, ()):
            if _is_whole(context, index) and not _wants_dim3(context, index):
                parts = b", ".join(name + b"." + field for field in (b"x", b"y", b"z"))
                context.edits.replace(context.code.span(index), b"make_uint3(" + parts + b")")


def _wants_dim3(context: HipContext, index: int) -> bool:
    """Whether a dim3 is initialised here, or a parameter that the file declares as dim3 is passed."""
    code = context.code
    before = index - 1
    if code.text[before] in (b"=", b"(", b"{"):
        named = before - 1 if code.is_identifier(before - 1) else before
        if code.text[named - 1] == b"dim3" or code.text[named] == b"dim3":
            return True
    opener = enclosing_call(code, index)
    if opener == NONE or not code.is_identifier(opener - 1) or (call := call_at(code, opener - 1)) is None:
        return False
    position = next((n for n, part in enumerate(call.arguments) if list(part) == [index]), None)
    if position is None:
        return False
    return any(
        function.name == code.text[opener - 1]
        and position < len(function.parameters)
        and b"dim3" in code.text[function.parameters[position].start : function.parameters[position].stop]
        for function in context.rules.functions.functions
    )


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
