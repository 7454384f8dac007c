"""WB3004: intrinsics whose error bounds differ."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (
    b"__expf",
    b"__exp10f",
    b"__logf",
    b"__log2f",
    b"__log10f",
    b"__sinf",
    b"__cosf",
    b"__tanf",
    b"__sincosf",
    b"__powf",
    b"__fdividef",
)

RULE = Rule(
    id="WB3004",
    name="fast-intrinsics",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="The fast intrinsics are approximations, and AMD's are others than NVIDIA's.",
    explanation=(
        "`__expf`, `__sinf` and their kin map to single instructions, whose errors CUDA's programming guide states "
        "for NVIDIA's hardware. AMD's instructions have other errors. Compare with a tolerance, and use the accurate "
        "functions where a result must agree closely."
    ),
    example=Example(
        bad="__device__ float f(float x) { return __expf(x); }",
        good="__device__ float f(float x) { return expf(x); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    said: set[tuple[str | None, bytes]] = set()
    for call in context.calls(*_NAMES):
        name = context.code.text[call.name_at]
        kernel = context.kernel_at(call.name_at)
        if name in context.own_names or (kernel, name) in said:
            continue
        said.add((kernel, name))
        yield RULE.at(
            context.code.span(call.name_at),
            f"{name.decode()} is an approximation whose error differs between NVIDIA and AMD: compare with a tolerance.",
            target=Target.HIP,
            kernel=kernel,
        )
