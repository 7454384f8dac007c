"""Calls whose arguments change, as the name tables say."""

from __future__ import annotations

from typing import Final, assert_never

from translator.diagnostics.analysis.call_forms import is_null
from translator.diagnostics.analysis.solve_buffers import find_solve_buffers
from translator.hip.context import HipContext
from translator.hip.masks import LaneMasks, name_active_lanes, widen_mask_argument
from translator.hip.symbols import wrap_symbol
from translator.mappings import ArgumentEdit, EditKind
from translator.source import Span
from translator.structure.calls import Call, call_at
from translator.structure.code import NONE, Code
from translator.structure.declarations import find_declarators
from translator.structure.lanes import MASKED_CALLS

_COMPUTE_TYPES: Final = {
    b"CUDA_R_16F": b"HIPBLAS_COMPUTE_16F",
    b"CUDA_R_32F": b"HIPBLAS_COMPUTE_32F",
    b"CUDA_C_32F": b"HIPBLAS_COMPUTE_32F",
    b"CUDA_R_64F": b"HIPBLAS_COMPUTE_64F",
    b"CUDA_C_64F": b"HIPBLAS_COMPUTE_64F",
    b"CUDA_R_32I": b"HIPBLAS_COMPUTE_32I",
}
"""cuBLAS's own translation of a data type into a compute type (cublas_api.h has it as an inline function)."""
_POINTER_WORDS: Final = frozenset({b"const", b"void", b"*", b"volatile"})


def edit_arguments(context: HipContext, masks: LaneMasks) -> None:
    """Apply the argument edits of every call that the file makes by name; those in macro bodies too."""
    helped = {use.first for use in context.rules.helper_uses if use.helper.keeps_warps}
    for use in context.rules.names:
        if use.first in helped:
            continue  # such a helper takes CUDA's own arguments
        mapping = use.mapping
        is_masked = context.code.text[use.last] in MASKED_CALLS
        if not mapping.arguments and not is_masked:
            continue
        call = call_at(context.code, use.last)
        if call is None or _is_declaration(context, use.first, call):
            continue
        function = context.rules.functions.enclosing(use.first)
        drops_mask = any(edit.kind is EditKind.DROP and edit.position == 0 for edit in mapping.arguments)
        if is_masked and call.arguments and not drops_mask and not name_active_lanes(context, call, masks):
            widen_mask_argument(context, call.arguments[0], function, masks)
        for edit in mapping.arguments:
            if edit.kind is not EditKind.MASK:
                _apply(context, call, edit)
    _add_solve_buffers(context)


def _add_solve_buffers(context: HipContext) -> None:
    """hipSPARSE's solves take the buffer of the analysis as a further argument, in the releases where they do."""
    rules = context.rules
    for found in find_solve_buffers(context.code, rules.places, rules.functions):
        mapping = rules.tables.lookup(context.code.text[found.solve.name_at].decode())
        if mapping is not None and mapping.breaks:
            closer = context.code.start[found.solve.closer]
            context.edits.insert_after(Span(context.code.start[found.solve.opener], closer), b", " + found.buffer)


def _is_declaration(context: HipContext, first: int, call: Call) -> bool:
    """Whether ``type name(...)`` declares or defines a function of the name, or ``#define name(...)`` a macro."""
    code = context.code
    if code.directive[first] != NONE and first == code.directives[code.directive[first]].first + 2:
        return True
    function = context.rules.functions.enclosing(call.name_at)
    return function is not None and function.name_at == call.name_at


def _apply(context: HipContext, call: Call, edit: ArgumentEdit) -> None:
    if edit.count and edit.count != len(call.arguments):
        return
    if edit.kind is EditKind.INSERT:
        _insert(context, call, edit)
        return
    if edit.kind is EditKind.RENAME:
        context.edits.replace(context.code.span(call.name_at), edit.text.encode())
        return
    if edit.position >= len(call.arguments) or not (part := call.arguments[edit.position]):
        return
    span = context.code.span(part.start, part.stop - 1)
    match edit.kind:
        case EditKind.SYMBOL:
            wrap_symbol(context, part)
        case EditKind.KERNEL:
            _cast_kernel(context, part, span)
        case EditKind.MASK:
            pass  # done for every masked call, whatever the tables say
        case EditKind.DROP:
            _drop(context, call, edit.position)
        case EditKind.REPLACE:
            context.edits.replace(span, edit.text.encode())
        case EditKind.POINTER:
            _cast_pointer(context, part, span, edit.text)
        case EditKind.COMPUTE:
            if len(part) == 1 and (compute := _COMPUTE_TYPES.get(context.code.text[part.start])):
                context.edits.replace(span, compute)
        case EditKind.DROP_NULL:
            if is_null(context.code, part):
                _drop(context, call, edit.position)
        case EditKind.CAST:
            context.edits.wrap(span, b"static_cast<" + edit.text.encode() + b">(", b")")
        case _:
            assert_never(edit.kind)


def _cast_kernel(context: HipContext, part: range, span: Span) -> None:
    """A kernel as ``const void*``; an argument that is cast to such a pointer already stays."""
    if not _is_cast_to_void_pointer(context.code, part) and not _is_void_pointer(context, part):
        context.edits.wrap(span, b"reinterpret_cast<const void*>(", b")")


def _is_cast_to_void_pointer(code: Code, part: range) -> bool:
    """Whether a part is ``(void *)x``, ``reinterpret_cast<const void *>(x)`` or the like, or a null pointer.

    ``(void (*)(int *))overloaded`` names one of several kernels and is none.
    """
    first = part.start
    if len(part) == 1:
        return code.text[first] in (b"nullptr", b"NULL", b"0")
    if code.text[first] == b"(":
        words = code.text[first + 1 : code.partner[first]] if code.partner[first] < part.stop - 1 else ()
    elif code.text[first] in (b"reinterpret_cast", b"static_cast") and (call := call_at(code, first)) is not None:
        words = tuple(code.text[i] for i in call.template_arguments) if call.closer == part.stop - 1 else ()
    else:
        return False
    return b"void" in words and b"*" in words and _POINTER_WORDS.issuperset(words)


def _cast_pointer(context: HipContext, part: range, span: Span, type_: str) -> None:
    """A C-style cast, since the argument may be an array, and since C sources have no other."""
    words = context.code.text[part.start : part.stop]
    if is_null(context.code, part):
        return
    simple = len(words) == 1 or (words[0] == b"&" and len(words) == 2)
    before, after = (b"", b"") if simple else (b"(", b")")
    context.edits.wrap(span, b"(" + type_.encode() + b")" + before, after)


def _is_void_pointer(context: HipContext, part: range) -> bool:
    """Whether a part is a variable or parameter of the enclosing function that is declared ``void *``."""
    function = context.rules.functions.enclosing(part.start)
    if function is None or len(part) != 1:
        return False
    name = context.code.text[part.start]
    found = [d for d in find_declarators(context.code, function) if d.name == name]
    return bool(found) and all(d.type_name == b"void" for d in found)


def _insert(context: HipContext, call: Call, edit: ArgumentEdit) -> None:
    code = context.code
    text = edit.text.encode()
    if edit.position < len(call.arguments) and call.arguments[edit.position]:
        part = call.arguments[edit.position]
        context.edits.insert_before(code.span(part.start, part.stop - 1), text + b", ")
    elif edit.position >= len(call.arguments):
        comma = b", " if call.arguments else b""
        closer = code.start[call.closer]
        context.edits.insert_after(Span(code.start[call.opener], closer), comma + text)


def _drop(context: HipContext, call: Call, position: int) -> None:
    """Remove an argument and the comma that goes with it."""
    code = context.code
    part = call.arguments[position]
    if position + 1 < len(call.arguments):
        following = call.arguments[position + 1]
        end = code.start[following.start] if following else code.end[part.stop]
        context.edits.delete(Span(code.start[part.start], end))
    elif position:
        context.edits.delete(Span(code.end[part.start - 2], code.end[part.stop - 1]))
    else:
        context.edits.delete(code.span(part.start, part.stop - 1))
