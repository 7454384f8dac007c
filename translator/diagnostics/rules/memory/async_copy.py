"""WB5007: asynchronous copies into shared memory."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (
    b"__pipeline_memcpy_async",
    b"__pipeline_commit",
    b"__pipeline_wait_prior",
)

RULE = Rule(
    id="WB5007",
    name="async-copy",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="HIP has no asynchronous copy from global to shared memory.",
    explanation=(
        "`__pipeline_memcpy_async` and `cuda::memcpy_async` start a copy that runs beside the computation. HIP has "
        "nothing of the kind in its language: copy with ordinary loads and stores and put `__syncthreads()` where the "
        "pipeline is waited for. The results are the same; to hide the latency, load the next tile into registers "
        "first."
    ),
    example=Example(
        bad="__global__ void k(float *p) { __shared__ float s[1]; __pipeline_memcpy_async(s, p, 4); __pipeline_commit(); }",
        good="__global__ void k(float *p) { __shared__ float s[1]; s[0] = p[0]; __syncthreads(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(*_NAMES):
        if context.code.text[call.name_at] in context.own_names:
            continue
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at),
            f"{name}: HIP has no asynchronous copy; copy with loads and stores, and wait with __syncthreads().",
            target=Target.HIP,
            kernel=context.kernel_at(call.name_at),
        )
