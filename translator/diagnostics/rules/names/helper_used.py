"""WB1010: a helper of ours stands in for a CUDA function."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB1010",
    name="helper-used",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="A function of Wavebridge's helper headers stands in for this one.",
    explanation=(
        "HIP has no such function in the chosen release, or one that means something else (`__fadd_rn` may be fused "
        "with a product, `__saturatef` keeps NaN). A small header goes with the translation and does what CUDA does. "
        "The helper headers are plain source under `wavebridge/`; they are yours to change."
    ),
    example=Example(
        bad="__device__ int f(int a, int b, int c) { return __dp4a(a, b, c); }",
        good="__device__ int f(int a, int b, int c) { return a * b + c; }",
    ),
)

_ROUNDING = "wavebridge/rounding.h"
"""WB3002 and WB3003 say more of what this header is for."""


def check(context: RuleContext) -> Iterator[Diagnostic]:
    said: set[str] = set()
    for use in context.helper_uses:
        helper = use.helper
        if helper.cuda in said or (helper.header == _ROUNDING and helper.always):
            continue
        said.add(helper.cuda)
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{helper.cuda} becomes {helper.function} of {helper.header} ({helper.reason}).",
            kernel=context.kernel_at(use.first),
        )
