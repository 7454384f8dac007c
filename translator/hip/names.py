"""CUDA names become HIP names, wherever they stand as identifiers."""

from __future__ import annotations

from translator.diagnostics.analysis.names import NameUse
from translator.hip.context import HipContext


def rename(context: HipContext) -> None:
    """Edit every name that the tables map, and every name that a helper of ours stands in for."""
    own = context.rules.own_names
    helpers = context.rules.helpers_in_use()
    for use in context.rules.names:
        hip = use.mapping.hip
        if hip is None or hip == use.mapping.cuda or context.code.text[use.first] in helpers:
            continue
        if use.first == use.last and context.code.text[use.first] in own:
            continue
        _replace_name(context, use, hip)
    for cuda, helper in helpers.items():
        for index in context.rules.places[cuda]:
            if index and context.code.text[index - 1] in (b".", b"->", b"::"):
                continue
            if context.edits.replace(context.code.span(index), helper.function.encode()):
                context.helpers.add(helper.header)


def _replace_name(context: HipContext, use: NameUse, hip: str) -> None:
    """Replace a name; of a qualified name only the components that differ, so that blanks between them stay."""
    code = context.code
    old = [code.text[i] for i in range(use.first, use.last + 1, 2)]
    new = hip.encode().split(b"::")
    if len(old) != len(new):
        context.edits.replace(code.span(use.first, use.last), hip.encode())
        return
    for index, (before, after) in enumerate(zip(old, new, strict=True)):
        if before != after:
            context.edits.replace(code.span(use.first + 2 * index), after)
