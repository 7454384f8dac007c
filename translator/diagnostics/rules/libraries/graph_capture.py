"""WB7007: graphs and stream capture."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (b"cudaStreamBeginCapture", b"cudaGraphCreate", b"cudaStreamBeginCaptureToGraph")

RULE = Rule(
    id="WB7007",
    name="graph-capture",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="HIP's graphs lack some node types, and capture refuses other calls than CUDA's.",
    explanation=(
        "HIP captures streams into graphs as CUDA does, but which calls may be captured, which node types exist and "
        "which updates of an instantiated graph are allowed differ from release to release, and conditional nodes are "
        "missing. Check the errors of `hipStreamEndCapture` and `hipGraphInstantiate`, and measure: a graph is not "
        "always faster."
    ),
    example=Example(
        bad="void f(cudaStream_t s) { cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); }",
        good="void f(cudaStream_t s) { cudaStreamSynchronize(s); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for call in context.calls(*_NAMES):
        name = context.code.text[call.name_at].decode()
        yield RULE.at(
            context.code.span(call.name_at), f"{name}: HIP's graphs differ in node types and in what can be captured."
        )
        return
