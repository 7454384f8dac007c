"""WB2011: a barrier over the whole grid."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB2011",
    name="grid-sync",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="A grid barrier needs a cooperative launch whose blocks all fit on the GPU at once.",
    explanation=(
        "`grid.sync()` works in HIP when the kernel is started with `hipLaunchCooperativeKernel` and every block is "
        "resident. How many blocks are is a matter of registers, LDS and compute units: ask "
        "`hipOccupancyMaxActiveBlocksPerMultiprocessor` on the AMD device, and do not carry over a grid size that was "
        "tuned for an NVIDIA GPU. A multi-grid barrier is deprecated."
    ),
    example=Example(
        bad="__global__ void k() { auto g = cooperative_groups::this_grid(); g.sync(); }",
        good="__global__ void k() { auto b = cooperative_groups::this_thread_block(); b.sync(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(b"this_grid", b"this_multi_grid"):
        yield RULE.at(
            context.code.span(call.name_at),
            "A grid barrier: launch cooperatively, and compute the grid from the AMD device's occupancy.",
            kernel=context.kernel_at(call.name_at),
        )
