"""WB5021: attributes of a texture reference that are set after its last bind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.diagnostics.analysis.textures import Kind, find_textures
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.functions import Function

RULE = Rule(
    id="WB5021",
    name="texture-attribute-after-bind",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="An attribute of a texture reference counts from the next bind on.",
    explanation=(
        "The addressing and filtering of a texture object are fixed when it is made, which is at the bind. Where an "
        "attribute is assigned after the bind and before a launch, CUDA's runtime may still have let it count. Assign "
        "the attributes first, or bind again."
    ),
    example=Example(
        bad="texture<float, 2> t;\nvoid f(cudaArray_t a) { cudaBindTextureToArray(t, a); t.normalized = 1; }",
        good="texture<float, 2> t;\nvoid f(cudaArray_t a) { t.normalized = 1; cudaBindTextureToArray(t, a); }",
    ),
)

_BINDS: Final = (
    b"cudaBindTexture",
    b"cudaBindTexture2D",
    b"cudaBindTextureToArray",
    b"cudaBindTextureToMipmappedArray",
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    if not context.mentions(*_BINDS):
        return
    declarations = find_textures(context).declarations
    names = {code.text[n.start] for d in declarations if d.type.kind is Kind.TEXTURE for n in d.names if len(n) == 1}
    for name in sorted(names):
        for index in context.places[name]:
            function = context.functions.enclosing(index)
            if function is None or not code.is_at(index + 1, b".") or not _assigns(context, index):
                continue
            last = _last_bind(context, function, name)
            if last is not None and last < index:
                attribute = code.text[index + 2].decode(errors="replace")
                yield RULE.at(
                    code.span(index, index + 2),
                    f"{name.decode(errors='replace')} is bound before this: {attribute} counts from the next bind on.",
                )


def _assigns(context: RuleContext, index: int) -> bool:
    code = context.code
    after = index + 3
    if code.is_at(after, b"[") and code.partner[after] > after:
        after = code.partner[after] + 1
    return code.is_at(after, b"=")


def _last_bind(context: RuleContext, function: Function, name: bytes) -> int | None:
    found = None
    for call in context.calls(*_BINDS):
        if call.name_at in function.body and any(name in context.code.text[p.start : p.stop] for p in call.arguments):
            found = call.name_at
    return found
