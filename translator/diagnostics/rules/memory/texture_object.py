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
        "functions do not compile for them. Of texture *references*, `tex1Dfetch` reads the memory itself and `tex2D` "
        "samples pitched memory in software there.\n\n"
        "Where AMD has image instructions, linear filtering of 32-bit floats is not supported on every architecture, and "
        "the weights of a filter have other precisions than NVIDIA's 8 bits: compare filtered values with a tolerance. A "
        "few functions of HIP's headers give something else than CUDA's, or do not compile when used with a pointer for "
        "the result; they are errors."
    ),
    example=Example(
        bad="__global__ void k(float *p, cudaTextureObject_t t) { *p = tex2D<float>(t, 0.5f, 0.5f); }",
        good="__global__ void k(float *p, const float *q) { *p = q[0]; }",
    ),
)

_WITHOUT_IMAGES: Final = ("gfx94", "gfx95")
_LINEAR: Final = b"tex1Dfetch"
_BROKEN_BY_POINTER: Final = frozenset({b"tex2DLayered"})
"""Its form with a pointer for the result calls another function in HIP's texture_indirect_functions.h (6.4)."""


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    uses = find_textures(context).uses
    of_reference = {use.call.name_at for use in uses}
    own = context.own_names | {function.name for function in context.functions.functions}
    for call in context.calls(*FETCHES, *SURFACE_READS, *SURFACE_WRITES):
        name = code.text[call.name_at]
        if name in own or code.text[call.name_at - 1] in (b".", b"->"):
            continue
        is_reference = call.name_at in of_reference
        asks_residency = bool(call.arguments and call.arguments[-1]) and code.text[call.arguments[-1].start] == b"&"
        if not (is_reference or _is_cudas(name, call, asks_residency=asks_residency)):
            continue
        found = _lack(context, call, is_reference=is_reference) or _fault(name, call, asks_residency=asks_residency)
        if found is None and name in FETCHES and name != _LINEAR:
            found = (
                Severity.WARNING,
                f"{name.decode()}: AMD's sampling hardware filters with other precision than NVIDIA's.",
            )
        if is_reference and found is not None and name in FAULTY_IN_HIP:
            continue  # WB5020 speaks of it
        if found is not None:
            severity, message = found
            yield RULE.at(code.span(call.name_at), message, severity=severity, kernel=context.kernel_at(call.name_at))


def _is_cudas(name: bytes, call: Call, *, asks_residency: bool) -> bool:
    """Whether a call has as many arguments as a form of CUDA's function that takes an object."""
    if name not in FETCHES:
        return True
    more = len(call.arguments) - FETCHES[name] - (name == GATHER)
    # The object alone, then with a result by pointer or a residency flag, then with both.
    return more in ((0, 1, 2, 3) if call.template_arguments else (1, 2, 3) if asks_residency else (1, 2))


def _lack(context: RuleContext, call: Call, *, is_reference: bool) -> tuple[Severity, str] | None:
    """What architectures without image instructions can not do, or do in software."""
    name = context.code.text[call.name_at]
    without = [a for a in context.options.hip.architectures if a.startswith(_WITHOUT_IMAGES)]
    if not without or (name == _LINEAR and is_reference):
        return None
    text, architectures = name.decode(), ", ".join(without)
    if not (is_reference and name == b"tex2D"):
        return Severity.ERROR, f"{text} does not compile for {architectures}: no image instructions there."
    if _is_bound_to_array(context, call.arguments[0]):
        return (
            Severity.ERROR,
            f"{text} reads an array, which {architectures} cannot sample: no image instructions there.",
        )
    message = (
        f"{text} samples in software on {architectures}, which take pitched memory (cudaBindTexture2D) but no array."
    )
    return Severity.WARNING, message


def _is_bound_to_array(context: RuleContext, reference: range) -> bool:
    name = context.code.text[reference.stop - 1]
    calls = context.calls(b"cudaBindTextureToArray", b"cudaBindTextureToMipmappedArray")
    return any(name in context.code.text[part.start : part.stop] for call in calls for part in call.arguments)


def _fault(name: bytes, call: Call, *, asks_residency: bool) -> tuple[Severity, str] | None:
    """What HIP's functions lack or do otherwise."""
    if name not in FETCHES:
        return None
    text = name.decode()
    by_pointer = len(call.arguments) > FETCHES[name] + 1
    if name in FAULTY_IN_HIP:
        return Severity.ERROR, f"HIP's {text} {FAULTY_IN_HIP[name]}: fetch in another way."
    if by_pointer and asks_residency:
        return Severity.ERROR, f"HIP's {text} does not tell whether a texel of a sparse array is there."
    if by_pointer and name in _BROKEN_BY_POINTER:
        return Severity.ERROR, f"HIP's {text} does not compile with a pointer for the result: assign what it returns."
    return None
