"""Inline PTX becomes C++ where `translator.ptx` knows how; the rest stays, with an error of its rule."""

from __future__ import annotations

from translator.diagnostics.analysis.assembly import find_device_assembly
from translator.hip.context import HipContext
from translator.ptx.hip.translate import HipAsm, to_hip


def rewrite_assembly(context: HipContext) -> None:
    for statement in find_device_assembly(context.code, context.rules.functions):
        translation = to_hip(statement)
        if not isinstance(translation, HipAsm):
            continue
        text = translation.text.encode("utf-8", "surrogateescape")
        if context.edits.replace(statement.span, text) and translation.header is not None:
            context.helpers.add(translation.header)
