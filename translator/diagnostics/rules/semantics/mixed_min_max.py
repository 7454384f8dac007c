"""WB3009: min and max of a signed and an unsigned integer."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.mixed_min_max import find_mixed_min_max
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import Call

RULE = Rule(
    id="WB3009",
    name="mixed-min-max",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="CUDA compares a signed and an unsigned integer as unsigned; HIP's min and max compare them as int.",
    explanation=(
        "CUDA has overloads of `min` and `max` for one signed and one unsigned argument, and compares as unsigned: "
        "`min(-1, 5u)` is 5. clang's HIP headers have none, and choose `min(int, int)`, which gives -1, or floating point on "
        "the host side. A helper header with CUDA's overloads goes with the translation."
    ),
    example=Example(
        bad="__global__ void k(unsigned *p, int n) { p[0] = min(n - 1, threadIdx.x); }",
        good="__global__ void k(int *p, int n) { p[0] = min(n - 1, p[1]); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in find_mixed_min_max(context.code, context.functions.functions, context.places):
        yield finding(context, call)


def finding(context: RuleContext, call: Call) -> Diagnostic:
    """The finding for one call that is mixed."""
    name = context.code.text[call.name_at].decode()
    return RULE.at(
        context.code.span(call.name_at, call.closer),
        f"{name} of a signed and an unsigned integer: CUDA compares as unsigned; min_max.h makes HIP do so.",
        kernel=context.kernel_at(call.name_at),
    )
