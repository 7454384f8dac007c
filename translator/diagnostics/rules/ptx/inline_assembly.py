"""WB6001: inline PTX that was not translated."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.assembly import find_assembly
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB6001",
    name="inline-ptx",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="Inline PTX means nothing to AMD's compiler.",
    explanation=(
        "An `asm` statement holds PTX, the assembly language of NVIDIA's GPUs. It is left as it is, and the compiler "
        "stops there. Most statements have a function that does the same: `%laneid` is `__lane_id()`, `bfe` is "
        "`__ubfe`-like arithmetic, `lop3` is `&`, `|` and `^`, `ld.global.nc` a plain load, `membar` a "
        "`__threadfence()`. Matrix instructions (`mma`, `ldmatrix`) have rocWMMA in their place."
    ),
    example=Example(
        bad='__device__ int lane() { int l; asm("mov.u32 %0, %%laneid;" : "=r"(l)); return l; }',
        good="__device__ int lane() { return threadIdx.x % warpSize; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for statement in find_assembly(context.code):
        function = context.functions.enclosing(statement.first)
        if not statement.instructions or (function is not None and not function.runs_on_device):
            continue
        yield RULE.at(
            context.code.span(statement.first, statement.last),
            f"Inline PTX ({', '.join(statement.instructions)}) has no meaning on AMD GPUs.",
            target=Target.HIP,
            kernel=context.kernel_at(statement.first),
        )
