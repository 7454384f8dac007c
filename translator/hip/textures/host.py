"""The runtime API of texture and surface references."""

from __future__ import annotations

from translator.diagnostics.analysis.texture_names import HOST_NAMES
from translator.diagnostics.analysis.textures import Textures, named_by_string
from translator.hip.context import HipContext
from translator.structure.code import NONE
from translator.structure.preprocessor import FREE_TEXT_DIRECTIVES


def rename_host_api(context: HipContext, textures: Textures) -> None:
    """Our functions take the arguments of CUDA's, in all of its forms; only the names change."""
    code = context.code
    for name, (ours, header) in HOST_NAMES.items():
        for index in context.rules.places.get(name, ()):
            if name in context.rules.own_names or code.text[index - 1] in (b".", b"->"):
                continue
            if _is_text(context, index):
                continue
            first = index - (code.is_at(index - 1, b"::") and not code.is_identifier(index - 2))
            if context.edits.replace(code.span(first, index), ours):
                context.helpers.add(header)
    for at, reference in named_by_string(context.rules.calls, code, textures):
        context.edits.replace(code.span(at), reference)


def _is_text(context: HipContext, index: int) -> bool:
    number = context.code.directive[index]
    return number != NONE and context.code.directives[number].name in FREE_TEXT_DIRECTIVES
