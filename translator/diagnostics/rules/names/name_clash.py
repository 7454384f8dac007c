"""WB1008: the project defines what HIP's headers define."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.clashes import ClashKind
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB1008",
    name="name-clash",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="HIP has a function of this signature already.",
    explanation=(
        "CUDA has neither `atomicMax` on floating point nor operators on `float4` and its kin, so projects define "
        "them; HIP's headers define them too. A definition that does what HIP's does is kept for CUDA and left out "
        "for HIP. One that does something else (a complex product as `operator*` of `float2`) would make calls "
        "ambiguous: give it a name of its own."
    ),
    example=Example(
        bad=(
            "__device__ float2 operator*(float2 a, float2 b) {\n"
            "  return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);\n}\n"
        ),
        good="__device__ float2 product(float2 a, float2 b) { return make_float2(a.x * b.x, a.y * b.y); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for clash in context.clashes:
        function = clash.function
        name = function.name.decode()
        if clash.kind is ClashKind.SAME_MEANING:
            message = f"HIP defines {name} for these types; this definition is left out when compiling for AMD."
            severity = Severity.INFO
        elif clash.kind is ClashKind.ON_DEVICE:
            message = f"HIP's compiler has this {name} for the device: this definition becomes the host's alone."
            severity = Severity.INFO
        else:
            message = f"HIP defines {name} for these types with another meaning: calls become ambiguous. Rename this function."
            severity = Severity.ERROR
        yield RULE.at(context.code.span(function.name_at, function.body_open - 1), message, severity=severity)
