"""WB7004: FFTs that overwrite their input."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB7004",
    name="fft-overwrites-input",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="rocFFT's complex-to-real transform may overwrite its input.",
    explanation=(
        "cuFFT keeps the input of an out-of-place one-dimensional C2R or Z2D transform; rocFFT, behind hipFFT, may "
        "use it as scratch space. If the input is read afterwards, copy it first."
    ),
    example=Example(
        bad="void f(cufftHandle p, cufftComplex *a, float *b) { cufftExecC2R(p, a, b); }",
        good="void f(cufftHandle p, cufftReal *a, cufftComplex *b) { cufftExecR2C(p, a, b); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for call in context.calls(b"cufftExecC2R", b"cufftExecZ2D"):
        if len(call.arguments) == 3 and context.text(call.arguments[1]) == context.text(call.arguments[2]):
            continue
        name = code.text[call.name_at].decode()
        source = context.text(call.arguments[1]) if len(call.arguments) > 1 else "its input"
        yield RULE.at(
            code.span(call.name_at), f"{name}: hipFFT may overwrite `{source}`; copy it if it is read afterwards."
        )
