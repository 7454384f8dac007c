"""WB1011: a member of a struct that HIP's struct does not have."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.device_queries import find_query
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.mappings import Status

RULE = Rule(
    id="WB1011",
    name="missing-member",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="HIP's struct has no such member in the chosen ROCm release.",
    explanation=(
        "HIP's structs mirror CUDA's, but not all members: `hipDeviceProp_t`, for one, lacks what describes NVIDIA's hardware "
        "alone. Where `hipDeviceGetAttribute` answers the same question and the device is certain (the call that filled the "
        "variable names it), the member becomes a query. Otherwise it is left as it is, and the compiler stops there; the "
        "message says what to ask instead where that is known."
    ),
    example=Example(
        bad="void f() { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0); use(p.sparseCudaArraySupported); }",
        good="void f() { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0); use(p.multiProcessorCount); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for use in context.fields:
        mapping = use.mapping
        if mapping.status is not Status.UNSUPPORTED:
            continue
        if (query := find_query(context.code, context.functions, use)) is not None:
            yield RULE.at(
                query.span,
                f"{mapping.cuda} has no counterpart in HIP (ROCm {context.options.hip.rocm}); it became a query of "
                f"{query.attribute} for the device {context.text(query.device)}.",
                severity=Severity.INFO,
            )
            continue
        instead = f" {mapping.alternative}" if mapping.alternative else ""
        yield RULE.at(
            context.code.span(use.object_at, use.at),
            f"{mapping.cuda} has no counterpart in HIP (ROCm {context.options.hip.rocm}): {mapping.note}{instead}",
            kernel=context.kernel_at(use.at),
        )
