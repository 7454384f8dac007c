"""WB2005: warpSize where a constant is needed."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.options import RocmVersion

_NOT_CONSTANT_SINCE = RocmVersion(7, 0)

RULE = Rule(
    id="WB2005",
    name="warp-size-constant",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="warpSize is no constant expression from ROCm 7 on.",
    explanation=(
        "Up to ROCm 6 `warpSize` was a constant that the compiler knew (wrongly, on the host); from ROCm 7 on it is a "
        "value that is known when the code is loaded. Array bounds, template arguments and `constexpr` variables need "
        "a constant: size arrays for the smallest warp (32 lanes give the most warps), define a constant per "
        "architecture, or translate with `--warp 32`, where it is the constant 32."
    ),
    example=Example(
        bad="__global__ void k() { __shared__ float s[1024 / warpSize]; s[0] = 0; }",
        good="__global__ void k() { __shared__ float s[1024 / 32]; s[threadIdx.x / warpSize] = 0; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if context.keeps_warps:
        return
    code = context.code
    severity = Severity.ERROR if context.options.hip.rocm >= _NOT_CONSTANT_SINCE else Severity.WARNING
    for index in context.places.get(b"warpSize", ()):
        if _in_constexpr(context, index) or _in_array_bound(context, index):
            yield RULE.at(
                code.span(index),
                "warpSize is used where a constant is needed; from ROCm 7 on it is none.",
                severity=severity,
                kernel=context.kernel_at(index),
            )


def _in_constexpr(context: RuleContext, index: int) -> bool:
    code = context.code
    at = index - 1
    while at >= 0 and code.text[at] not in (b";", b"{", b"}"):
        if code.text[at] in (b"constexpr", b"static_assert"):
            return code.text[at] == b"static_assert" or not code.is_at(at - 1, b"if")
        at -= 1
    return False


def _in_array_bound(context: RuleContext, index: int) -> bool:
    """Whether the bracket around the place follows a declared name: ``__shared__ T s[... warpSize ...]``."""
    code = context.code
    at = index - 1
    while at >= 0 and code.text[at] not in (b";", b"{", b"}"):
        if code.text[at] == b"[" and code.partner[at] > index:
            start = at
            while start >= 0 and code.text[start] not in (b";", b"{", b"}", b"=", b"("):
                if code.text[start] == b"__shared__":
                    return True
                start -= 1
            return False
        at -= 1
    return False
