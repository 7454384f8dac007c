"""WB3002: HIP's `_rn` operations may be fused."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (b"__fadd_rn", b"__fmul_rn", b"__fsub_rn", b"__dadd_rn", b"__dmul_rn", b"__dsub_rn")

RULE = Rule(
    id="WB3002",
    name="fused-rounding",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="CUDA never fuses these operations; HIP's functions of the same name are plain operators, which clang may fuse.",
    explanation=(
        "`__fadd_rn(__fmul_rn(a, b), c)` rounds twice in CUDA. In HIP the two are `a * b` and `+`, and with the "
        "default `-ffp-contract=fast-honor-pragmas` they become one fused multiply-add, which rounds once: the last "
        "bit differs. The translation calls functions in which contraction is switched off. Expressions with plain "
        "operators are fused by both compilers, not always in the same places: `-ffp-contract=on` comes nearest to "
        "nvcc."
    ),
    example=Example(
        bad="__device__ float f(float a, float b, float c) { return __fadd_rn(__fmul_rn(a, b), c); }",
        good="__device__ float f(float a, float b, float c) { return __fmaf_rn(a, b, c); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(*_NAMES):
        name = context.code.text[call.name_at].decode()
        if name.encode() in context.own_names:
            continue
        yield RULE.at(
            context.code.span(call.name_at),
            f"HIP's {name} may be fused with its neighbours; a function of the helper header keeps it apart.",
            kernel=context.kernel_at(call.name_at),
        )
