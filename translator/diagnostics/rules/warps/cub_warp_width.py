"""WB2012: CUB's warp collectives and their width."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.cub_warps import WARP_CONSTANTS, find_cub_warps
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB2012",
    name="cub-warp-width",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="CUB's warp collectives work on 32 threads; hipCUB's default is the wave size of the device.",
    explanation=(
        "`cub::WarpReduce<T>` takes 32 threads a warp. hipCUB takes the wave size, which is 64 on gfx9: sums cover "
        "twice as many threads, and the array of `TempStorage` has one entry for each 32 threads. An explicit width, "
        "`WarpReduce<T, 32>`, means the same with both; then each wave64 holds two logical warps, and nothing that "
        "follows may take one for the wave. With `--warp 32` the translation writes the width."
    ),
    example=Example(
        bad="__global__ void k() { typedef cub::WarpReduce<int> W; __shared__ W::TempStorage t[4]; }",
        good="__global__ void k() { typedef cub::BlockReduce<int, 128> B; __shared__ B::TempStorage t; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if context.keeps_warps:
        return
    code = context.code
    for found in find_cub_warps(code, context.places):
        name = code.text[found.name_at].decode()
        if not found.width:
            message = (
                f"{name} without a width covers 32 threads in CUDA and the whole wave in hipCUB: pass 32, or translate "
                "with --warp 32."
            )
            severity = Severity.WARNING
        else:
            message = f"{name} has a width of {context.text(found.width)}: a wave64 holds more than one logical warp."
            severity = Severity.INFO
        yield RULE.at(code.span(found.name_at), message, severity=severity, kernel=context.kernel_at(found.name_at))
    for constant in WARP_CONSTANTS:
        for index in context.places.get(constant, ()):
            text = constant.decode()
            yield RULE.at(
                code.span(index), f"{text} is 32 (or its logarithm) in CUB; hipCUB counts the lanes of a wave."
            )
