"""Arguments that name a device variable: HIP documents ``HIP_SYMBOL`` round them."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.device_variables import device_variables
from translator.hip.context import HipContext
from translator.lexer import TokenKind
from translator.structure.code import NONE
from translator.structure.lists import has_loose_comma

_WRAPPER: Final = b"HIP_SYMBOL"


def wrap_symbol(context: HipContext, part: range) -> None:
    """Put ``HIP_SYMBOL(...)`` round a symbol.

    A name in quotes, as CUDA took it before 5.0, becomes the variable where the file declares one; an argument that is a
    macro's whole list (``__VA_ARGS__``) may hold more than the symbol, and HIP_SYMBOL takes one argument: it stays.
    """
    code, edits = context.code, context.edits
    if code.text[part.start] == _WRAPPER or _is_macro_list(context, part):
        return
    span = code.span(part.start, part.stop - 1)
    if len(part) == 1 and code.kind[part.start] == TokenKind.STRING:
        name = code.text[part.start].strip(b'"')
        if name in device_variables(code, context.rules.places, context.rules.functions):
            edits.replace(span, _WRAPPER + b"(" + name + b")")
        return
    if has_loose_comma(code, part):
        edits.wrap(span, _WRAPPER + b"((", b"))")
    else:
        edits.wrap(span, _WRAPPER + b"(", b")")


def _is_macro_list(context: HipContext, part: range) -> bool:
    """Whether a part is the list of a variadic macro: ``__VA_ARGS__``, or ``args`` of ``#define F(args...)``."""
    code = context.code
    text = code.text[part.start]
    if text == b"__VA_ARGS__":
        return True
    number = code.directive[part.start]
    if number == NONE or len(part) > 1:
        return False
    macro = next((m for m in context.rules.macros if m.directive is code.directives[number]), None)
    return macro is not None and macro.parameters is not None and macro.parameters[-2:] == (text, b"...")
