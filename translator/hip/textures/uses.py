"""Device code that reads textures and surfaces through references, and surface calls that HIP has in another form."""

from __future__ import annotations

from translator.diagnostics.analysis.texture_names import (
    SURFACE_ACCESS_HEADER,
    SURFACE_HEADER,
    SURFACE_READS,
    SURFACE_WRITES,
    TEXTURE_HEADER,
)
from translator.diagnostics.analysis.textures import Kind, ReferenceUse, Textures, is_faulty_fetch, is_translated
from translator.hip.context import HipContext
from translator.structure.calls import Call


def rewrite_uses(context: HipContext, textures: Textures) -> None:
    """``tex2D(image, x, y)`` names the record of `image` by its type: the host object itself is not in device memory.

    The type is found by the compiler, so that names from other files, qualified names and macro parameters all work.
    """
    for use in textures.uses:
        if use.problem or is_faulty_fetch(context.code, use.call):
            continue
        _rewrite(context, use)


def _rewrite(context: HipContext, use: ReferenceUse) -> None:
    code, edits = context.code, context.edits
    view = b"on_device" if use.kind is Kind.TEXTURE else b"surface_on_device"
    span = code.span(use.reference.start, use.reference.stop - 1)
    edits.wrap(span, b"wavebridge::" + view + b"<decltype(", b")>()")
    if code.is_at(use.call.name_at - 1, b"::"):
        # Without it the function is found by the argument's namespace.
        edits.delete(code.span(use.call.name_at - 1))
    context.helpers.add(TEXTURE_HEADER if use.kind is Kind.TEXTURE else SURFACE_HEADER)


def rewrite_surface_objects(context: HipContext, textures: Textures) -> None:
    """HIP's surface reads give nothing back, and its functions take no boundary mode: ours of the same names do."""
    code = context.code
    through_references = {use.call.name_at for use in textures.uses}
    for call in context.rules.calls(*SURFACE_READS, *SURFACE_WRITES):
        name = code.text[call.name_at]
        if call.name_at in through_references or name in context.rules.own_names or not _needs_helper(name, call):
            continue
        if code.text[call.name_at - 1] in (b"::", b".", b"->"):
            continue
        if any(is_translated(code, part) for part in call.arguments[:2]):
            continue
        if context.edits.replace(code.span(call.name_at), b"wavebridge::" + name):
            context.helpers.add(SURFACE_ACCESS_HEADER)


def _needs_helper(name: bytes, call: Call) -> bool:
    count = SURFACE_READS.get(name) or SURFACE_WRITES[name]
    has_mode = len(call.arguments) > count + 2
    return has_mode or (name in SURFACE_READS and bool(call.template_arguments))
