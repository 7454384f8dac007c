"""WB6001: inline PTX that was not translated."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.assembly import find_device_assembly
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.ptx.hip.translate import Refusal, to_hip

RULE = Rule(
    id="WB6001",
    name="inline-ptx",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="Inline PTX that has no HIP form was left as it is.",
    explanation=(
        "An `asm` statement holds PTX, the assembly language of NVIDIA's GPUs, which AMD's compiler does not read. "
        "Wavebridge translates the common instructions to C++; this one has no counterpart, or the text cannot be read, and "
        "the compiler will stop there. Matrix instructions (`mma`, `ldmatrix`, `wgmma`) have rocWMMA in their place; "
        "barriers of part of a block, bulk copies and tensor memory need the kernel to be restructured."
    ),
    example=Example(
        bad='__device__ void f(int& r) { asm volatile("mma.sync.aligned.m8n8k4 {%0}, {%0}, {%0}, {%0};" : "+r"(r)); }',
        good='__device__ int lane() { int l; asm("mov.u32 %0, %%laneid;" : "=r"(l)); return l; }',
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for statement in find_device_assembly(context.code, context.functions):
        translation = to_hip(statement)
        if isinstance(translation, Refusal):
            hint = f"; {translation.hint}" if translation.hint else ""
            yield RULE.at(
                statement.span,
                f"This inline PTX was not translated: {translation.reason}{hint}.",
                kernel=context.kernel_at(statement.first),
            )
