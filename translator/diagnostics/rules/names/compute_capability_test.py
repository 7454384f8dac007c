"""WB1006: a decision on the compute capability at run time."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_COMPARISONS = frozenset({b"<", b">", b"<=", b">=", b"==", b"!="})
_FIELDS = (b"major", b"minor")

RULE = Rule(
    id="WB1006",
    name="compute-capability-test",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="On AMD `major` and `minor` name the gfx architecture: comparing them with NVIDIA's numbers decides at random.",
    explanation=(
        "`hipDeviceProp_t::major` is 9 for gfx90a and gfx942 and 11 for gfx1100, so `prop.major >= 7` is always true "
        "and `prop.major == 8` never. Ask for the feature itself (`hipDeviceGetAttribute`) or for `prop.gcnArchName`."
    ),
    example=Example(
        bad="void f(cudaDeviceProp p) { if (p.major >= 7) run(); }",
        good="void f(cudaDeviceProp p) { if (p.cooperativeLaunch) run(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    if not context.mentions(b"cudaDeviceProp", b"hipDeviceProp_t", b"cudaGetDeviceProperties"):
        return
    for field in _FIELDS:
        for index in context.places.get(field, ()):
            if code.text[index - 1] not in (b".", b"->") or index + 1 >= len(code):
                continue
            if code.text[index + 1] in _COMPARISONS or code.text[index - 3] in _COMPARISONS:
                yield RULE.at(
                    code.span(index - 2, index),
                    f"`{field.decode()}` is AMD's gfx number in HIP (9 for gfx90a, 11 for gfx1100), not a compute "
                    "capability: this comparison does not decide what it does in CUDA.",
                )
