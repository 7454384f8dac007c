"""WB1030: a device variable that a call names by a string."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.device_variables import find_named_symbols
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB1030",
    name="symbol-by-name",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="A device variable named by a string compiles, and is not found at run time.",
    explanation=(
        'Before CUDA 5.0 `cudaMemcpyToSymbol("table", ...)` looked a variable up by name. Newer CUDA and HIP take the '
        "string itself for the variable: the call compiles and fails with an invalid symbol. Where the file declares a "
        "device variable of the name, the variable is put there; otherwise write its name without quotes, and include "
        "the header that declares it."
    ),
    example=Example(
        bad='void up(float *p) { cudaMemcpyToSymbol("table", p, 64); }\n',
        good="__constant__ float table[16];\nvoid up(float *p) { cudaMemcpyToSymbol(table, p, 64); }\n",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for symbol in find_named_symbols(code, context.names, context.places, context.functions):
        written = code.text[symbol.at].decode(errors="replace")
        if symbol.is_declared:
            message = f"{written} names a variable by a string, as before CUDA 5.0; the translation names the variable."
            yield RULE.at(code.span(symbol.at), message, severity=Severity.INFO)
        else:
            message = (
                f"{written} names a device variable by a string, which neither CUDA 5.0 or later nor HIP looks up: the call "
                "fails at run time. Write the variable's name without quotes."
            )
            yield RULE.at(code.span(symbol.at), message)
