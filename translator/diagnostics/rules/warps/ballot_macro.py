"""WB2020: a macro that expands to a lane mask."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.lanes import MASK_SOURCES, is_mask_expression
from translator.structure.mask_macros import is_expression
from translator.structure.preprocessor import MacroDefinition

_UNITS = frozenset({".cu", ".cpp", ".cc", ".cxx", ".c"})
"""Files that no other file includes: every use of their macros is seen."""

RULE = Rule(
    id="WB2020",
    name="ballot-macro",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A macro expands to a lane mask, whose users are not all looked into.",
    explanation=(
        "`__ballot_sync`, `__activemask` and `__match_any_sync` give 64 bits in HIP. The translation widens the "
        "variables that hold the value and what counts its bits, where they are called by name and where a macro of the "
        "same file is no more than such a call. It cannot see the users of a header's macro in other files, nor change "
        "the variables that a macro of several statements declares. An `unsigned int` that takes the value there loses "
        "half of the lanes on a wave of 64, and `__popc` counts only that half. Write `unsigned long long` and "
        "`__popcll` where the macro is used, or translate with `--warp 32`, where masks keep their 32 bits."
    ),
    example=Example(
        bad="#define VOTE(m, p) unsigned m = __ballot_sync(~0u, p)\n__device__ unsigned f(bool p) { VOTE(m, p); return m; }",
        good="#define VOTES(p) __ballot_sync(~0u, p)\n__device__ int f(bool p) { unsigned m = VOTES(p); return __popc(m); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if context.keeps_warps:
        return
    for macro in context.macros:
        source = next((i for i in macro.body if context.code.text[i] in MASK_SOURCES), None)
        uses = len(context.places.get(macro.name, ())) - 1
        if source is None or not _may_lose_lanes(context, macro, uses):
            continue
        yield RULE.at(
            context.code.span(source),
            f"`{macro.name.decode(errors='replace')}` expands to a lane mask of 64 bits: check that what takes its value "
            "has 64 bits too, or translate with --warp 32.",
        )


def _may_lose_lanes(context: RuleContext, macro: MacroDefinition, uses: int) -> bool:
    is_unit = context.source.path.suffix.lower() in _UNITS
    if macro.name in context.mask_macros.names:
        return not is_unit
    if is_expression(context.code, macro.body) and not is_mask_expression(
        context.code, macro.body, context.mask_macros.uses
    ):
        return False  # its value is no mask: a count of bits, a comparison
    return uses > 0 or not is_unit
