"""WB1009: hipGetLastError reports other calls than cudaGetLastError before ROCm 7."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.options import RocmVersion

_CHANGED_IN = RocmVersion(7, 0)

RULE = Rule(
    id="WB1009",
    name="last-error",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="Before ROCm 7, hipGetLastError tells of the last call only.",
    explanation=(
        "`cudaGetLastError` gives the last error since it was asked for, even when later calls succeeded. Up to ROCm "
        "6 `hipGetLastError` gives the result of the last HIP call, so an error that a successful call followed is "
        "lost. From ROCm 7 on it does as CUDA does. Check launches right after the launch."
    ),
    example=Example(
        bad="// rocm: 6.4\nvoid f() { k<<<1, 1>>>(); cudaGetLastError(); }",
        good="// rocm: 6.4\nvoid f() { cudaDeviceSynchronize(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    if context.options.hip.rocm >= _CHANGED_IN:
        return
    for call in context.calls(b"cudaGetLastError", b"cudaPeekAtLastError"):
        name = context.code.text[call.name_at].decode().replace("cuda", "hip", 1)
        yield RULE.at(
            context.code.span(call.name_at),
            f"{name} gives the last call's result in ROCm {context.options.hip.rocm}: an error before a successful call is lost.",
        )
        return
