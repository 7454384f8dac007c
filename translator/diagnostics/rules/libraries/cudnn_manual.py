"""WB7002: cuDNN."""

from __future__ import annotations

import re
from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_CALL = re.compile(rb"cudnn[A-Z]\w+\Z")

RULE = Rule(
    id="WB7002",
    name="cudnn-manual",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="MIOpen is another library than cuDNN: its calls cannot be renamed one by one.",
    explanation=(
        "MIOpen has descriptors like cuDNN's, but it finds algorithms by running them "
        "(`miopenFindConvolutionForwardAlgorithm`, with a workspace that you provide), lacks some layouts and data "
        "types, and names modes differently. Treat each call as work for a person. The message lists the calls that "
        "this file makes."
    ),
    example=Example(
        bad="#include <cudnn.h>\nvoid f(cudnnHandle_t h) { cudnnCreate(&h); }",
        good="#include <cublas_v2.h>\nvoid f(cublasHandle_t h) { cublasCreate(&h); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    calls = sorted(
        (places[0], name) for name, places in context.places.items() if _CALL.match(name) and not name.endswith(b"_t")
    )
    if not calls:
        return
    names = ", ".join(name.decode() for _, name in calls[:8])
    more = f" and {len(calls) - 8} more" if len(calls) > 8 else ""
    yield RULE.at(context.code.span(calls[0][0]), f"cuDNN calls to be ported by hand to MIOpen: {names}{more}.")
