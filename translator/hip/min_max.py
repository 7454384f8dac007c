"""``min`` and ``max`` of a signed and an unsigned integer: CUDA's overloads come with a helper header."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.mixed_min_max import find_mixed_min_max, is_open
from translator.diagnostics.rules.semantics import mixed_min_max
from translator.hip.context import HipContext
from translator.structure.calls import call_at

_HEADER: Final = "wavebridge/min_max.h"
_PARTS: Final = {
    frozenset({"int", "unsigned int"}),
    frozenset({"long", "unsigned long"}),
    frozenset({"long long", "unsigned long long"}),
}
"""The pairs of types that CUDA's mixed overloads take (CUDA Math API, "Integer Mathematical Functions")."""


def add_mixed_min_max(context: HipContext) -> None:
    rules = context.rules
    if any(include.name == _HEADER for include in rules.includes) or {b"min", b"max"} & rules.own_names:
        return
    mixed = {call.name_at for call in find_mixed_min_max(context.code, rules.functions.functions, rules.places)}
    if mixed or is_open(context.code, rules.functions.functions, rules.places):
        _ask_types(context, mixed)
    if mixed:
        context.helpers.add(_HEADER)


def _ask_types(context: HipContext, mixed: set[int]) -> None:
    """Take the calls away that types show not to be mixed, and add those that only types show to be."""
    tree = context.tree
    if tree is None:
        return
    from translator.hip.typed.calls import find_calls

    for call in find_calls(tree, ("min", "max")):
        function = context.rules.functions.enclosing(call.name_at)
        if function is None or not function.runs_on_device or not call.function.in_system_header:
            continue
        start = context.code.start[call.name_at]
        if frozenset(call.parameters) not in _PARTS:
            mixed.discard(call.name_at)
            context.settled.add((mixed_min_max.RULE.id, start))
        elif call.name_at not in mixed and (written := call_at(context.code, call.name_at)) is not None:
            mixed.add(call.name_at)
            context.findings.append(mixed_min_max.finding(context.rules, written))
