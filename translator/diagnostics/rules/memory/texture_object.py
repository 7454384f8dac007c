"""WB5002: textures and surfaces that AMD samples in another way, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.diagnostics.analysis.texture_names import (
    FAULTY_IN_HIP,
    FETCHES,
    GATHER,
    SURFACE_READS,
    SURFACE_WRITES,
)
from translator.diagnostics.analysis.textures import find_textures
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import Call

RULE = Rule(
    id="WB5002",
    name="texture-object",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="Sampling hardware differs, and gfx94x and gfx950 have none.",
    explanation=(
        "gfx940 to gfx950 have no image instructions: functions that sample, `tex1Dfetch` of an object and surface "
        "functions do not compile for them. Read the memory itself there (`tex1Dfetch` of a texture *reference* is "
        "translated so). Where AMD has them, linear filtering of 32-bit floats is not supported on every architecture, "
        "and the weights of a filter have other precisions than NVIDIA's 8 bits: compare filtered values with a "
        "tolerance. A few functions of HIP's headers give something else than CUDA's, or do not compile when used with "
        "a pointer for the result; they are errors."
    ),
    example=Example(
        bad="__global__ void k(float *p, cudaTextureObject_t t) { *p = tex2D<float>(t, 0.5f, 0.5f); }",
        good="__global__ void k(float *p, const float *q) { *p = q[0]; }",
    ),
)

_WITHOUT_IMAGES: Final = ("gfx94", "gfx95")
_BROKEN_BY_POINTER: Final = frozenset({b"tex2DLayered", GATHER})
"""Their forms with a pointer for the result call another function in HIP's texture_indirect_functions.h (6.4)."""


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    without = [a for a in context.options.hip.architectures if a.startswith(_WITHOUT_IMAGES)]
    uses = find_textures(code, context.functions, context.places).uses
    of_reference = {use.call.name_at for use in uses}
    for call in context.calls(*FETCHES, *SURFACE_READS, *SURFACE_WRITES):
        name = code.text[call.name_at]
        if name in context.own_names or code.text[call.name_at - 1] in (b".", b"->"):
            continue
        is_reference = call.name_at in of_reference
        found = _finding(name, call, is_reference=is_reference, without=without)
        if found is not None:
            severity, message = found
            yield RULE.at(code.span(call.name_at), message, severity=severity, kernel=context.kernel_at(call.name_at))


def _finding(name: bytes, call: Call, *, is_reference: bool, without: list[str]) -> tuple[Severity, str] | None:
    text = name.decode()
    linear = name == b"tex1Dfetch"
    if without and not (linear and is_reference):
        return (
            Severity.ERROR,
            f"{text} does not compile for {', '.join(without)}, architectures without image instructions.",
        )
    if linear or name in SURFACE_READS or name in SURFACE_WRITES:
        return None
    if not is_reference and name in FAULTY_IN_HIP:
        return Severity.ERROR, f"HIP's {text} {FAULTY_IN_HIP[name]}: fetch in another way."
    if not is_reference and name in _BROKEN_BY_POINTER and len(call.arguments) > FETCHES[name] + 1:
        return Severity.ERROR, f"HIP's {text} does not compile with a pointer for the result: assign what it returns."
    return Severity.WARNING, f"{text}: AMD's sampling hardware filters with other precision than NVIDIA's."
