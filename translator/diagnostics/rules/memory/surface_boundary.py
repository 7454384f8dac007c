"""WB5023: surface accesses that are clamped at the border."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB5023",
    name="surface-boundary",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP's surface functions never clamp coordinates.",
    explanation=(
        "With `cudaBoundaryModeClamp` a surface function takes the nearest element inside for coordinates outside. HIP's "
        "functions read zero there and write nothing. Clamp the coordinates before the call, with the sizes as kernel "
        "arguments; x is in bytes."
    ),
    example=Example(
        bad="__global__ void k(cudaSurfaceObject_t s, float *p) { *p = surf2Dread<float>(s, -4, 0, cudaBoundaryModeClamp); }",
        good="__global__ void k(cudaSurfaceObject_t s, float *p) { *p = surf2Dread<float>(s, 4, 0, cudaBoundaryModeZero); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for index in context.places.get(b"cudaBoundaryModeClamp", ()):
        yield RULE.at(
            context.code.span(index),
            "HIP's surface functions do not clamp: outside they read zero and write nothing. Clamp the coordinates first.",
            kernel=context.kernel_at(index),
        )
