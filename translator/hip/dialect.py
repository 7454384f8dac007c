"""What nvcc lets pass and clang does not."""

from __future__ import annotations

from translator.hip.context import HipContext
from translator.source import Span
from translator.structure.code import NONE


def adapt_dialect(context: HipContext) -> None:
    """Take away ``register``, which C++17 removed ([depr.register]): nvcc warns of it, clang refuses it.

    The word never had a meaning for the program, but for variables that are tied to a register by ``asm("name")``.
    """
    code = context.code
    for index in context.rules.places.get(b"register", ()):
        if index + 1 >= len(code) or not code.is_identifier(index + 1) or code.is_at(index - 1, b"#"):
            continue
        end = index
        while end < len(code) and code.text[end] not in (b";", b"=", b"{", b")"):
            end += 1
        is_tied = any(code.text[i] in (b"asm", b"__asm__") for i in range(index, end))
        if is_tied or code.directive[index + 1] != code.directive[index]:
            continue
        if code.directive[index] != NONE and code.directives[code.directive[index]].name != b"define":
            continue
        context.edits.delete(Span(code.start[index], code.start[index + 1]))
