"""WB3005: clocks that tick at another rate."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB3005",
    name="clock-rate",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="clock() and clock64() count another clock on AMD.",
    explanation=(
        "CUDA counts cycles of the multiprocessor, at `clockRate`. On AMD `clock64()` counts shader cycles or, on "
        "some architectures, a constant clock; `wall_clock64()` counts at `hipDeviceAttributeWallClockRate`. A time "
        "computed from `prop.clockRate` is wrong, and a wait for a number of cycles takes another time."
    ),
    example=Example(
        bad="__device__ void wait(long long n) { long long t = clock64(); while (clock64() - t < n) { } }",
        good="__device__ void wait(unsigned n) { __nanosleep(n); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(b"clock", b"clock64"):
        function = context.functions.enclosing(call.name_at)
        if call.arguments or function is None or not function.runs_on_device:
            continue
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at),
            f"{name}() ticks at another rate on AMD: check what is computed from it.",
            kernel=context.kernel_at(call.name_at),
        )
