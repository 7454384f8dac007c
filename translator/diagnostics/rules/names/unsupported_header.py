"""WB1003: a CUDA header that ROCm has no counterpart for."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.helpers import is_replaced_by_helpers
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.mappings import Status

RULE = Rule(
    id="WB1003",
    name="unsupported-header",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="ROCm has no header for this one.",
    explanation=(
        "The include is left as it is, and the compiler will not find it. The message says what the header was for "
        "and what ROCm offers in its place."
    ),
    example=Example(bad="#include <nppi.h>\n", good="#include <cuda_runtime.h>\n"),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    for include in context.includes:
        mapping = context.tables.header(include.name)
        if mapping is None or mapping.status is not Status.UNSUPPORTED or is_replaced_by_helpers(include.name):
            continue
        reason = f": {mapping.note}" if mapping.note else "."
        instead = f" {mapping.alternative}" if mapping.alternative else ""
        yield RULE.at(
            include.name_span,
            f"<{include.name}> has no counterpart in ROCm {context.options.hip.rocm}{reason}{instead}",
        )
