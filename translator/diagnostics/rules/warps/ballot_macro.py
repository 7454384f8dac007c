"""WB2020: a macro that expands to a lane mask."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.lanes import MASK_SOURCES

RULE = Rule(
    id="WB2020",
    name="ballot-macro",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A macro expands to a lane mask, whose users are not looked into.",
    explanation=(
        "`__ballot_sync`, `__activemask` and `__match_any_sync` give 64 bits in HIP. Where they are called by name, the "
        "translation widens the variables that hold the value and what counts its bits; behind a macro it cannot see "
        "them. A `unsigned int` that takes the macro's value loses half of the lanes on a wave of 64, and `__popc` counts "
        "only that half. Write `unsigned long long` and `__popcll` where the macro is used."
    ),
    example=Example(
        bad="#define VOTES(p) __ballot_sync(0xffffffffu, p)\n__device__ unsigned f(bool p) { unsigned m = VOTES(p); return m; }",
        good="#define TWICE(x) (2 * (x))\n__device__ int f(bool p) { return TWICE(__popc(__ballot_sync(~0u, p))); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for macro in context.macros:
        source = next((i for i in macro.body if context.code.text[i] in MASK_SOURCES), None)
        uses = len(context.places.get(macro.name, ())) - 1
        if source is not None and uses > 0:
            yield RULE.at(
                context.code.span(source),
                f"`{macro.name.decode(errors='replace')}` expands to a lane mask of 64 bits: check that what takes its value "
                "has 64 bits too.",
            )
