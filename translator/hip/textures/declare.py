"""Declarations and types of texture and surface references."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.texture_names import SURFACE_HEADER, SURFACE_TYPES, TEXTURE_HEADER
from translator.diagnostics.analysis.textures import Kind, ReferenceDeclaration, ReferenceType, Textures
from translator.hip.context import HipContext
from translator.hip.textures.shared import declared_extern
from translator.source import Span

_CLASS: Final = {Kind.TEXTURE: b"wavebridge::texture_reference", Kind.SURFACE: b"wavebridge::surface_reference"}
_HEADER: Final = {Kind.TEXTURE: TEXTURE_HEADER, Kind.SURFACE: SURFACE_HEADER}


def declare_references(context: HipContext, textures: Textures) -> None:
    """Rewrite every declaration, and the type wherever else it is written."""
    refused = {d.type for d in textures.declarations if d.problem}
    shared = declared_extern(context, textures)
    openings: dict[ReferenceType, bytes] = {}
    for declaration in textures.declarations:
        if not declaration.problem:
            macro = _macro(context, declaration, shared)
            openings[declaration.type] = macro + b"(" + context.code.slice(declaration.names[0]) + b", "
            _declare(context, declaration, macro)
    for type_ in textures.types:
        if type_ not in refused and (type_.written or type_ in openings):
            _rename_type(context, type_, openings.get(type_, b""))


def _rename_type(context: HipContext, type_: ReferenceType, opening: bytes) -> None:
    code = context.code
    first = type_.first - code.is_at(type_.first - 1, b"::")
    name = _CLASS[type_.kind] if type_.written else code.text[type_.first]
    context.edits.replace(code.span(first, type_.first), opening + name)
    for index in range(type_.first + 2, type_.last):
        if code.text[index] in SURFACE_TYPES and type_.kind is Kind.SURFACE:
            context.edits.replace(code.span(index), SURFACE_TYPES[code.text[index]])
    context.helpers.add(_HEADER[type_.kind])


def _declare(context: HipContext, declaration: ReferenceDeclaration, macro: bytes) -> None:
    """``static texture<T> a, b;`` becomes ``WAVEBRIDGE_TEXTURE(a, ...texture_reference<T>); WAVEBRIDGE_TEXTURE(b, ...)``."""
    code, edits = context.code, context.edits
    first, *others = (code.slice(name) for name in declaration.names)
    name = declaration.names[0]
    type_ = declaration.type
    begin = code.start[type_.first - code.is_at(type_.first - 1, b"::")]
    for index in declaration.storage:
        if code.text[index] != b"::":
            edits.delete(Span(code.start[index], _after_blanks(context, code.end[index], begin)))
    edits.insert_after(Span(begin, code.end[type_.last]), b")")
    gap = code.data[code.end[type_.last] : code.start[name.start]]
    start = code.start[name.start] if gap.strip() else code.end[type_.last]
    edits.delete(Span(start, code.end[name.stop - 1]))
    for other, text in zip(declaration.names[1:], others, strict=True):
        edits.replace(code.span(other.start - 1), b";")
        again = macro + b"(" + text + b", decltype(" + first + b")::reference)"
        edits.replace(code.span(other.start, other.stop - 1), again)


def _macro(context: HipContext, declaration: ReferenceDeclaration, shared: frozenset[bytes]) -> bytes:
    kind = b"TEXTURE" if declaration.type.kind is Kind.TEXTURE else b"SURFACE"
    if declaration.is_extern:
        return b"WAVEBRIDGE_EXTERN_" + kind
    is_static = any(context.code.text[i] == b"static" for i in declaration.storage)
    is_shared = any(context.code.text[name.start] in shared for name in declaration.names)
    return (b"WAVEBRIDGE_SHARED_" if is_shared and not is_static else b"WAVEBRIDGE_") + kind


def _after_blanks(context: HipContext, start: int, limit: int) -> int:
    data = context.code.data
    while start < limit and data[start : start + 1] in (b" ", b"\t"):
        start += 1
    return start
