"""WB3003: __saturatef and NaN."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB3003",
    name="saturate-nan",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="CUDA's __saturatef gives 0 for NaN; HIP's gives NaN.",
    explanation=(
        "CUDA defines `__saturatef(NaN)` as +0. HIP's function compares, and NaN passes through. The translation "
        "calls a function of the helper header that gives 0."
    ),
    example=Example(
        bad="__device__ float f(float x) { return __saturatef(x); }",
        good="__device__ float f(float x) { return fminf(fmaxf(x, 0.0f), 1.0f); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if b"__saturatef" in context.own_names:
        return
    for call in context.calls(b"__saturatef"):
        yield RULE.at(
            context.code.span(call.name_at),
            "HIP's __saturatef gives NaN for NaN; the helper header's function gives 0 as in CUDA.",
            kernel=context.kernel_at(call.name_at),
        )
