"""WB1001: a CUDA name that HIP has no counterpart for."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.mappings import Kind, Status

RULE = Rule(
    id="WB1001",
    name="unsupported-name",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP has no counterpart of this CUDA name in the chosen ROCm release.",
    explanation=(
        "The name tables know this name from NVIDIA's headers and find nothing in HIP's that could stand for it. It "
        "is left as it is, so that the compiler stops there. The message says why there is no counterpart and, where "
        "one is known, what to use instead. A name can be unsupported in one ROCm release and mapped in a later one: "
        "see `--rocm`."
    ),
    example=Example(
        bad="void f(cudaGreenCtx_t c) { }",
        good="void f(cudaStream_t s) { cudaStreamSynchronize(s); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    helpers = context.helpers_in_use()
    for use in context.names:
        mapping = use.mapping
        if mapping.status is not Status.UNSUPPORTED or mapping.kind is Kind.FIELD or mapping.cuda.encode() in helpers:
            continue
        if use.first == use.last and context.code.text[use.first] in context.own_names:
            continue
        reason = f": {mapping.note}" if mapping.note else "."
        instead = f" {mapping.alternative}" if mapping.alternative else ""
        yield RULE.at(
            context.code.span(use.first, use.last),
            f"{mapping.cuda} has no counterpart in HIP (ROCm {context.options.hip.rocm}){reason}{instead}",
            kernel=context.kernel_at(use.first),
        )
