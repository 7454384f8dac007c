"""WB5005: managed memory."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.code import NONE

RULE = Rule(
    id="WB5005",
    name="managed-memory",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="Managed memory does not migrate on every AMD GPU.",
    explanation=(
        "`hipMallocManaged` migrates pages between host and device only where XNACK is there and switched on (gfx9 "
        "with `HSA_XNACK=1`). Elsewhere, so on all RDNA GPUs, the memory stays on the host and every access crosses "
        "the bus: right, but slow. Consider `hipMalloc` and copies."
    ),
    example=Example(
        bad="void f(float *p) { cudaMallocManaged(&p, 4); }",
        good="void f(float *p) { cudaMalloc(&p, 4); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    places = context.places.get(b"cudaMallocManaged", ()) + context.places.get(b"__managed__", ())
    for index in places:
        if context.code.directive[index] == NONE:
            yield RULE.at(
                context.code.span(index),
                "Managed memory migrates on AMD only with XNACK (gfx9); elsewhere it stays on the host, and accesses are slow.",
            )
            return
