"""WB2012: CUB's warp collectives and their width."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import template_arguments_at

_COLLECTIVES = (b"WarpReduce", b"WarpScan", b"WarpExchange", b"WarpMergeSort", b"WarpLoad", b"WarpStore")
_CONSTANTS = (b"CUB_PTX_WARP_THREADS", b"CUB_WARP_THREADS", b"CUB_LOG_WARP_THREADS", b"CUB_PTX_LOG_WARP_THREADS")

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
        "follows may take one for the wave."
    ),
    example=Example(
        bad="__global__ void k() { typedef cub::WarpReduce<int> W; __shared__ W::TempStorage t[4]; }",
        good="__global__ void k() { typedef cub::BlockReduce<int, 128> B; __shared__ B::TempStorage t; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for name in _COLLECTIVES:
        for index in context.places.get(name, ()):
            arguments = template_arguments_at(code, index)
            if arguments is None:
                continue
            if len(arguments) < 2:
                message = (
                    f"{name.decode()} without a width covers 32 threads in CUDA and the whole wave in hipCUB: pass 32."
                )
                severity = Severity.WARNING
            else:
                width = context.text(arguments[1])
                message = f"{name.decode()} has a width of {width}: a wave64 holds more than one logical warp."
                severity = Severity.INFO
            yield RULE.at(code.span(index), message, severity=severity, kernel=context.kernel_at(index))
    for name in _CONSTANTS:
        for index in context.places.get(name, ()):
            yield RULE.at(
                code.span(index), f"{name.decode()} is 32 (or its logarithm) in CUB; hipCUB counts the lanes of a wave."
            )
