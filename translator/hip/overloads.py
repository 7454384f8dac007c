"""Calls that fit CUDA's one function and several of HIP's overloads equally well."""

from __future__ import annotations

from typing import Final

from translator.hip.context import HipContext
from translator.source import Span
from translator.structure.lanes import is_mask_expression

_FIND_FIRST: Final = b"__ffsll"
_ARITHMETIC: Final = (b"&", b"|", b"^", b"~", b"+", b"-", b"<<", b">>", b"(", b")")
_EXACT: Final = (b"__ballot", b"__ballot_sync", b"__activemask", b"static_cast")


def settle_overloads(context: HipContext) -> None:
    """``__ffsll(x)`` becomes ``__ffsll(static_cast<long long>(x))`` unless `x` shows its type.

    CUDA has the function for `long long` alone (CUDA Math API, "Integer Intrinsics"), HIP for `unsigned long long` too
    (amd_device_functions.h): a `uint64_t`, which is an `unsigned long` on Linux, or an `int` fits neither better.
    """
    if _FIND_FIRST in context.rules.own_names:
        return
    for call in context.rules.calls(_FIND_FIRST):
        if len(call.arguments) != 1 or not call.arguments[0] or _is_exact(context, call.arguments[0]):
            continue
        argument = context.code.span(call.arguments[0].start, call.arguments[0].stop - 1)
        context.edits.insert_before(Span(argument.start, argument.start), b"static_cast<long long>(")
        context.edits.insert_before(Span(argument.end, argument.end), b")")


def _is_exact(context: HipContext, argument: range) -> bool:
    """Whether the argument is a ballot, also by a macro, a cast, or a variable declared as a (unsigned) long long."""
    code = context.code
    first = argument.start
    if code.text[first] in _EXACT or (code.is_at(first, b"(") and code.is_at(code.partner[first] - 1, b"long")):
        return True
    if is_mask_expression(code, argument, context.rules.mask_macros.uses):
        return True
    return _is_long_long(context, argument)


def _is_long_long(context: HipContext, argument: range) -> bool:
    """Whether arithmetic begins with a variable of type (unsigned) long long, which no operand then outranks."""
    code = context.code
    if any(
        not code.is_identifier(i) and code.text[i] not in _ARITHMETIC and not code.text[i].isalnum() for i in argument
    ):
        return False
    variable = next((i for i in argument if code.is_identifier(i)), argument.start)
    if any(code.text[i] not in (b"~", b"(") for i in range(argument.start, variable)):
        return False
    places = context.rules.places.get(code.text[variable], ())
    return any(code.is_at(at - 1, b"long") and code.is_at(at - 2, b"long") for at in places)
