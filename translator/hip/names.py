"""CUDA names become HIP names, wherever they stand as identifiers."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.helpers import helper_index
from translator.diagnostics.analysis.names import NameUse
from translator.hip.context import HipContext
from translator.source import Span

_TAGS: Final = frozenset({b"struct", b"union", b"enum", b"class"})
_CACHE: Final = "wavebridge/cache.h"
_CACHE_OVERLOADS: Final = "wavebridge/cache_overloads.h"


def rename(context: HipContext) -> None:
    """Edit every name that the tables map, and every name that a helper of ours stands in for."""
    own = context.rules.own_names
    for helped in context.rules.helper_uses:
        span = context.code.span(helped.first, helped.last)
        if context.edits.replace(span, helped.helper.function.encode()):
            context.helpers.add(helped.helper.header)
    if _overloads_cache_functions(context):
        context.helpers.add(_CACHE_OVERLOADS)
    for use in context.rules.names:
        hip = use.mapping.hip
        if hip is None or hip == use.mapping.cuda or (use.first == use.last and context.code.text[use.first] in own):
            continue
        _replace_name(context, use, hip)
        if use.mapping.untagged:
            _drop_tag(context, use)
    for field in context.rules.fields:
        member = field.mapping.cuda.rpartition(".")[2]
        hip = field.mapping.hip
        if hip is not None and hip != member:
            context.edits.replace(context.code.span(field.at), hip.encode())


def _drop_tag(context: HipContext, use: NameUse) -> None:
    """Take away ``struct`` in front of a type that HIP has as a typedef alone; a definition keeps it."""
    code = context.code
    if code.text[use.first - 1] in _TAGS and not any(code.is_at(use.last + 1, word) for word in (b"{", b";", b":")):
        context.edits.delete(Span(code.start[use.first - 1], code.start[use.first]))


def _overloads_cache_functions(context: HipContext) -> bool:
    """Whether the project adds overloads of ``__ldcs`` and the like: then CUDA's own ones are needed beside them."""
    index = helper_index()
    defined = (function.name.decode(errors="replace") for function in context.rules.functions.functions)
    return any((helper := index.find(name, context.rules.tables)) and helper.header == _CACHE for name in defined)


def _replace_name(context: HipContext, use: NameUse, hip: str) -> None:
    """Replace a name; of a qualified name only the components that differ, so that blanks between them stay.

    A name written through an alias or a using-directive keeps that where HIP's name is in the same namespace.
    """
    code, edits = context.code, context.edits
    written = [code.text[i] for i in range(use.first, use.last + 1, 2)]
    old, new = use.mapping.cuda.encode().split(b"::"), hip.encode().split(b"::")
    if written != old and new[:-1] == old[:-1]:
        edits.replace(code.span(use.last), new[-1])
    elif written != old or len(old) != len(new):
        edits.replace(code.span(use.first, use.last), hip.encode())
    else:
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                edits.replace(code.span(use.first + 2 * index), after)
