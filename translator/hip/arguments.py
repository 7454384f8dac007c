"""Calls whose arguments change, as the name tables say."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from translator.hip.context import HipContext
from translator.hip.masks import LaneMasks, widen_mask_argument
from translator.mappings import ArgumentEdit, EditKind
from translator.source import Span
from translator.structure.calls import Call, call_at
from translator.structure.lanes import MASKED_CALLS

_POINTER_CASTS = (
    (b"(", b"const", b"void", b"*", b")"),
    (b"(", b"void", b"*", b")"),
    (b"(", b"void", b"const", b"*", b")"),
)


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
        if is_masked and call.arguments and not drops_mask:
            widen_mask_argument(context, call.arguments[0], function, masks)
        for edit in mapping.arguments:
            if edit.kind is not EditKind.MASK:
                _apply(context, call, edit)


def _is_declaration(context: HipContext, first: int, call: Call) -> bool:
    """Whether ``type name(...)`` declares or defines a function of the name."""
    function = context.rules.functions.enclosing(call.name_at)
    return function is not None and function.name_at == call.name_at


def _apply(context: HipContext, call: Call, edit: ArgumentEdit) -> None:
    if edit.kind is EditKind.INSERT:
        _insert(context, call, edit)
        return
    if edit.position >= len(call.arguments) or not (part := call.arguments[edit.position]):
        return
    span = context.code.span(part.start, part.stop - 1)
    match edit.kind:
        case EditKind.SYMBOL:
            if context.code.text[part.start] != b"HIP_SYMBOL":
                context.edits.wrap(span, b"HIP_SYMBOL(", b")")
        case EditKind.KERNEL:
            _cast_kernel(context, part, span)
        case EditKind.MASK:
            pass  # done for every masked call, whatever the tables say
        case EditKind.CUSTOM:
            CUSTOM_EDITS[edit.text](context, call)
        case EditKind.DROP:
            _drop(context, call, edit.position)
        case EditKind.REPLACE:
            context.edits.replace(span, edit.text.encode())
        case EditKind.CAST:
            context.edits.wrap(span, b"static_cast<" + edit.text.encode() + b">(", b")")
        case _:
            assert_never(edit.kind)


def _cast_kernel(context: HipContext, part: range, span: Span) -> None:
    """A kernel as ``const void*``; an argument that is cast already stays."""
    code = context.code
    words = code.text[part.start : part.stop]
    if any(words[: len(cast)] == cast for cast in _POINTER_CASTS):
        return
    if words[0] in (b"reinterpret_cast", b"static_cast"):
        return
    if words[0] == b"(" and words[1] == b"void":
        return
    context.edits.wrap(span, b"reinterpret_cast<const void*>(", b")")


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


def _instantiate_graph(context: HipContext, call: Call) -> None:
    """CUDA 12's ``cudaGraphInstantiate(exec, graph, flags = 0)`` is HIP's ``hipGraphInstantiateWithFlags``.

    The form of CUDA 11 with five arguments (an error node and a log) is HIP's ``hipGraphInstantiate``.
    """
    code = context.code
    if len(call.arguments) not in (2, 3):
        return
    context.edits.replace(code.span(call.name_at), b"hipGraphInstantiateWithFlags")
    if len(call.arguments) == 2:
        context.edits.insert_after(Span(code.start[call.opener], code.start[call.closer]), b", 0")


CUSTOM_EDITS: dict[str, Callable[[HipContext, Call], None]] = {"graph_instantiate": _instantiate_graph}
"""The rewrites that the tables ask for by id (``custom@0=ID``)."""
