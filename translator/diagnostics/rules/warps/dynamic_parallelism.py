"""WB2010: a kernel that launches kernels."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB2010",
    name="dynamic-parallelism",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="HIP cannot launch a kernel from a kernel.",
    explanation=(
        "AMD GPUs have no dynamic parallelism. Launch from the host in a loop, put the work into a queue in global "
        "memory that the next launch reads, or let the threads of the parent do the child's work."
    ),
    example=Example(
        bad="__global__ void child() { }\n__global__ void parent() { child<<<1, 32>>>(); }",
        good="__global__ void child() { }\nvoid parent() { child<<<1, 32>>>(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for launch in context.launches:
        function = context.functions.enclosing(launch.open)
        if function is None or not function.runs_on_device or b"__host__" in function.spaces:
            continue
        name = context.code.text[launch.name_at].decode()
        yield RULE.at(
            context.code.span(launch.callee.start, launch.close),
            f"{name} is launched from device code; HIP has no dynamic parallelism.",
            target=Target.HIP,
            kernel=context.kernel_at(launch.open),
        )
