"""WB5020: uses of texture and surface references that the translation leaves as they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.diagnostics.analysis.texture_names import CUBEMAP_SURFACES, DRIVER_LOOKUPS, FAULTY_IN_HIP
from translator.diagnostics.analysis.textures import Textures, find_textures, named_by_string
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.lexer import TokenKind

RULE = Rule(
    id="WB5020",
    name="texture-reference-kept",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP}),
    summary="A use of a texture or surface reference that is not rewritten.",
    explanation=(
        "What can not be rewritten with certainty stays as it is, so that the compiler stops there: references in "
        "classes or arrays, references handed to device functions (which CUDA forbids), functions that do something "
        "else in HIP, and the driver API's `cuModuleGetTexRef`, which finds a reference in a module by its name while "
        "the translation has a record in its place. Make a texture object with `cudaCreateTextureObject`, pass it to "
        "the kernel, and fetch with `tex2D<T>(object, x, y)`."
    ),
    example=Example(
        bad="texture<float, 2> t;\n__global__ void k(float *p) { *p = tex2Dgather(t, 0.5f, 0.5f).x; }",
        good="texture<float, 2> t;\n__global__ void k(float *p) { *p = tex2D(t, 0.5f, 0.5f); }",
    ),
)

_INSTEAD: Final = "use a texture object (cudaCreateTextureObject) passed to the kernel"


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    textures = find_textures(context)
    for declaration in textures.declarations:
        if declaration.problem:
            name = declaration.names[0]
            yield RULE.at(
                code.span(declaration.type.first, name.stop - 1),
                f"{code.slice(name).decode(errors='replace')} is left as it is, since {declaration.problem}: {_INSTEAD}.",
            )
    yield from _uses(context, textures)
    yield from _lookups(context, textures)


def _uses(context: RuleContext, textures: Textures) -> Iterator[Diagnostic]:
    code = context.code
    for use in textures.uses:
        name = code.text[use.call.name_at]
        why = use.problem
        if name in FAULTY_IN_HIP:
            why = f"HIP's {name.decode()} {FAULTY_IN_HIP[name]}"
        if why:
            yield RULE.at(
                code.span(use.call.name_at),
                f"This {name.decode()} is left as it is, since {why}: {_INSTEAD}.",
                kernel=context.kernel_at(use.call.name_at),
            )
    for call in context.calls(*CUBEMAP_SURFACES):
        name = code.text[call.name_at]
        if name not in context.own_names:
            yield RULE.at(
                code.span(call.name_at),
                f"HIP's {name.decode()} takes face and layer as two arguments, or the value by pointer: write the call anew.",
                kernel=context.kernel_at(call.name_at),
            )


def _lookups(context: RuleContext, textures: Textures) -> Iterator[Diagnostic]:
    """References that are found by a name in quotes."""
    code = context.code
    known = {at for at, _ in named_by_string(context.calls, code, textures)}
    for call in context.calls(b"cudaGetTextureReference", b"cudaGetSurfaceReference"):
        for part in call.arguments[1:2]:
            if part and code.kind[part.start] == TokenKind.STRING and part.start not in known:
                yield RULE.at(
                    code.span(part.start),
                    "No texture reference of this name is in this file: pass its address instead.",
                )
    for name in DRIVER_LOOKUPS:
        for index in context.places.get(name, ()):
            if name not in context.own_names:
                yield RULE.at(
                    code.span(index),
                    f"{name.decode()} finds no reference in a translated module, which has the record NAME_on_device in "
                    f"its place: {_INSTEAD}.",
                )
