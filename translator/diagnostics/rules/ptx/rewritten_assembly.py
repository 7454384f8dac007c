"""WB6002: inline PTX that became C++, with something to know about it."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.assembly import find_device_assembly
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.ptx.hip.translate import HipAsm, to_hip

RULE = Rule(
    id="WB6002",
    name="inline-ptx-differs",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="Inline PTX became C++ that differs in a stated way.",
    explanation=(
        "The `asm` statement was translated to C++, but something is not as on NVIDIA's GPUs: clocks count at another rate, "
        "approximations differ in the last bits, asynchronous copies are made at once, lane masks of 32 bits see half of a "
        "64-lane wave. The message says what."
    ),
    example=Example(
        bad='__device__ float f(float x) { float y; asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x)); return y; }',
        good='__device__ int f(int x) { int y; asm("popc.b32 %0, %1;" : "=r"(y) : "r"(x)); return y; }',
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for statement in find_device_assembly(context.code, context.functions):
        translation = to_hip(statement, keeps_warps=context.keeps_warps)
        if isinstance(translation, HipAsm) and translation.notes:
            yield RULE.at(
                statement.span,
                f"Inline PTX became C++: {'; '.join(translation.notes)}.",
                kernel=context.kernel_at(statement.first),
            )
