"""WB5001: texture references."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import template_arguments_at
from translator.structure.code import NONE

_HOST_CALLS = (
    b"cudaBindTexture",
    b"cudaBindTexture2D",
    b"cudaBindTextureToArray",
    b"cudaBindTextureToMipmappedArray",
    b"cudaUnbindTexture",
    b"cudaBindSurfaceToArray",
    b"cudaGetTextureReference",
    b"cudaGetTextureAlignmentOffset",
)

RULE = Rule(
    id="WB5001",
    name="texture-reference",
    severity=Severity.ERROR,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="Texture references are gone from CUDA 12, and deprecated or gone in HIP.",
    explanation=(
        "A global `texture<T, dim, mode> t` with `cudaBindTexture` was replaced by texture objects, which both CUDA "
        "and HIP have. Describe the memory in a `cudaResourceDesc`, the sampling in a `cudaTextureDesc`, make a "
        "`cudaTextureObject_t` with `cudaCreateTextureObject`, pass it to the kernel, and fetch with "
        "`tex2D<T>(object, x, y)`. Where the texture only served as a cache for reads (`tex1Dfetch`), a `const T* "
        "__restrict__` does."
    ),
    example=Example(
        bad="texture<float, 2, cudaReadModeElementType> t;\n__global__ void k(float *p) { *p = tex2D(t, 0.5f, 0.5f); }",
        good="__global__ void k(float *p, cudaTextureObject_t t) { *p = tex2D<float>(t, 0.5f, 0.5f); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for name in (b"texture", b"surface"):
        for index in context.places.get(name, ()):
            in_function = context.functions.enclosing(index) is not None
            if code.directive[index] != NONE or in_function or code.is_at(index - 1, b"::"):
                continue
            if template_arguments_at(code, index) is None:
                continue
            yield RULE.at(
                code.span(index), f"A {name.decode()} reference: CUDA 12 has none and HIP deprecates them; use a texture object.",
                target=Target.HIP,
            )  # fmt: skip
    for call in context.calls(*_HOST_CALLS):
        if call.name_at in {use.first for use in context.names if use.mapping.hip is None}:
            continue  # reported as a name without a counterpart
        yield RULE.at(
            code.span(call.name_at),
            f"{code.text[call.name_at].decode()} works on texture references: create a texture object instead.",
            target=Target.HIP,
        )
