"""WB1006: a decision on the compute capability at run time."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.code import NONE

_DECIDING = frozenset({b"<", b">", b"<=", b">=", b"==", b"!=", b"*", b"<<", b"+"})
"""Operators by which a compute capability is compared, or put together for a comparison (``major * 10 + minor``)."""
_FIELDS = (b"major", b"minor")
_ATTRIBUTES = (
    b"cudaDevAttrComputeCapabilityMajor",
    b"cudaDevAttrComputeCapabilityMinor",
    b"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR",
    b"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR",
    b"cuDeviceComputeCapability",
)

_INSTEAD = (
    "take the branch for newer devices where HIP can compile it, and ask `prop.gcnArchName` or an attribute for what an "
    "AMD device lacks."
)

RULE = Rule(
    id="WB1006",
    name="compute-capability-test",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="On AMD `major` and `minor` name the gfx architecture: comparing them with NVIDIA's numbers decides at random.",
    explanation=(
        "`hipDeviceProp_t::major` is 9 for gfx90a and gfx942 and 11 for gfx1100, so `prop.major >= 7` is always true "
        "and `prop.major == 8` never; `major * 10 + minor` and the attributes give the same numbers. Ask for the feature "
        "itself (`hipDeviceGetAttribute`) or for `prop.gcnArchName`."
    ),
    example=Example(
        bad="void f(cudaDeviceProp p) { if (p.major >= 7) run(); }",
        good="void f(cudaDeviceProp p) { if (p.cooperativeLaunch) run(); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for name in _ATTRIBUTES:
        for index in context.places.get(name, ()):
            yield RULE.at(
                code.span(index),
                f"{name.decode()} gives AMD's gfx number in HIP (9 for gfx90a, 11 for gfx1100), not a compute capability: "
                f"{_INSTEAD}",
            )
    if not context.mentions(b"cudaDeviceProp", b"hipDeviceProp_t", b"cudaGetDeviceProperties"):
        return
    for field in _FIELDS:
        for index in context.places.get(field, ()):
            if code.text[index - 1] in (b".", b"->") and _decides(context, index):
                yield RULE.at(
                    code.span(index - 2, index),
                    f"`{field.decode()}` is AMD's gfx number in HIP (9 for gfx90a, 11 for gfx1100), not a compute "
                    f"capability: this does not decide what it does in CUDA. {_INSTEAD[0].upper()}{_INSTEAD[1:]}",
                )


def _decides(context: RuleContext, index: int) -> bool:
    """Whether a field is compared, put together with the other one, or switched on."""
    code = context.code
    first = index - 2
    while first >= 2 and code.text[first - 1] in (b".", b"->", b"::"):
        first -= 2
    if code.text[first] in (b"]", b")") and code.partner[first] != NONE:
        first = code.partner[first] - 1
    before = code.text[first - 1] if first else b""
    after = code.text[index + 1] if index + 1 < len(code) else b""
    if before == b"(" and code.is_at(first - 2, b"switch"):
        return True
    return after in _DECIDING or before in _DECIDING - {b"*", b"<<"}
