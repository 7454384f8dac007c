"""WB7003: random numbers."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (
    b"curandCreateGenerator",
    b"curandCreateGeneratorHost",
    b"curand_init",
    b"curandSetPseudoRandomGeneratorSeed",
)

RULE = Rule(
    id="WB7003",
    name="random-streams",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="rocRAND's sequences are others than cuRAND's.",
    explanation=(
        "The same generator type and seed give other numbers with rocRAND than with cuRAND (other orders, other "
        "seeding, other transformations to normal distributions). Results that depend on them cannot be compared "
        "value by value; compare their statistics."
    ),
    example=Example(
        bad="__global__ void k(curandState *s) { curand_init(1, 0, 0, s); }",
        good="__global__ void k(unsigned *s) { *s = *s * 1664525u + 1013904223u; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(*_NAMES):
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at),
            f"{name}: rocRAND gives other numbers for the same seed; compare statistics, not values.",
            kernel=context.kernel_at(call.name_at),
        )
        return
