"""CUDA names become HIP names, wherever they stand as identifiers."""

from __future__ import annotations

from translator.diagnostics.analysis.names import NameUse
from translator.hip.context import HipContext
from translator.hip.helpers import HelperIndex
from translator.mappings import Status


def rename(context: HipContext, helpers: HelperIndex) -> None:
    """Edit every name that the tables map, and every name that a helper of ours stands in for."""
    own = defined_names(context)
    for use in context.rules.names:
        if use.first == use.last and context.code.text[use.first] in own:
            continue
        if helpers.find(use.mapping.cuda, context.rules.tables) is None and use.mapping.hip not in (
            None,
            use.mapping.cuda,
        ):
            _replace_name(context, use, use.mapping.hip)
    for cuda in helpers.helpers:
        if cuda.encode() not in own:
            _use_helper(context, helpers, cuda)


def _use_helper(context: HipContext, helpers: HelperIndex, cuda: str) -> None:
    places = context.rules.places.get(cuda.encode(), ())
    if not places or (helper := helpers.find(cuda, context.rules.tables)) is None:
        return
    for index in places:
        if context.code.text[index - 1] in (b".", b"->", b"::") and index:
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


def defined_names(context: HipContext) -> frozenset[bytes]:
    """Names that the file itself defines as macros or functions and the tables call unsupported or the same.

    A project's own `__ldg` or `atomicMax` is the project's; what the tables say of CUDA's does not hold for it.
    """
    rules = context.rules
    mine = {macro.name for macro in rules.macros} | {function.name for function in rules.functions.functions}
    return frozenset(
        name
        for name in mine
        if (mapping := rules.tables.lookup(name.decode(errors="replace"))) is None
        or mapping.status in (Status.SAME, Status.UNSUPPORTED)
    )
