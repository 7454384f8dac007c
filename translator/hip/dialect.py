"""What nvcc lets pass and clang does not."""

from __future__ import annotations

from translator.hip.context import HipContext
from translator.source import Span
from translator.structure.code import NONE, Code
from translator.structure.lists import template_close, template_open


def adapt_dialect(context: HipContext) -> None:
    """Adapt what clang refuses."""
    _drop_register(context)
    _name_member_templates(context)


def _name_member_templates(context: HipContext) -> None:
    """``A<T>::f<N>(x)`` becomes ``A<T>::template f<N>(x)`` in device code.

    Where ``A<T>`` depends on a template parameter, C++ reads the bare form as comparisons ([temp.names]); nvcc looks the name
    up all the same.  The keyword is allowed where nothing depends on a parameter too.
    """
    code = context.code
    for function in context.rules.device_functions():
        for index in function.body:
            if code.text[index] == b"::" and code.text[index - 1] in (b">", b">>") and _is_member_template(code, index):
                context.edits.insert_before(code.span(index + 1), b"template ")


def _is_member_template(code: Code, colons: int) -> bool:
    """Whether ``A<T>::f<N>(`` stands around the colons."""
    if (
        template_open(code, colons - 1) == NONE
        or not code.is_identifier(colons + 1)
        or not code.is_at(colons + 2, b"<")
    ):
        return False
    close = template_close(code, colons + 2)
    return close != NONE and code.is_at(close + 1, b"(")


def _drop_register(context: HipContext) -> None:
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
