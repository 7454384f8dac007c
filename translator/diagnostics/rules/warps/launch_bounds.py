"""WB2008: the second argument of __launch_bounds__."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB2008",
    name="launch-bounds",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="The second argument of __launch_bounds__ counts waves per SIMD in HIP, not blocks per multiprocessor.",
    explanation=(
        "CUDA: `__launch_bounds__(threads, blocks_per_multiprocessor)`. HIP: `__launch_bounds__(threads, "
        "waves_per_execution_unit)`. The same number asks for something else, often for so few registers that the "
        "kernel spills. Compute it anew: blocks per compute unit times waves per block, divided by the SIMDs of a "
        "compute unit (4 on CDNA, 2 on RDNA), or leave it out."
    ),
    example=Example(
        bad="__global__ void __launch_bounds__(256, 8) k() { }",
        good="__global__ void __launch_bounds__(256) k() { }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(b"__launch_bounds__"):
        if len(call.arguments) < 2:
            continue
        part = call.arguments[1]
        if not part or context.code.text[part.start : part.stop] in ((b"0",), (b"1",)):
            continue
        yield RULE.at(
            context.code.span(part.start, part.stop - 1),
            f"`{context.text(part)}` means blocks per multiprocessor in CUDA and waves per SIMD in HIP.",
        )
