"""Calls of ``min`` and ``max`` with one unsigned and one signed integer, as far as tokens show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.lexer import TokenKind
from translator.structure.calls import Call, call_at
from translator.structure.code import Code
from translator.structure.declarations import INT32_TYPES, INT64_TYPES, find_declarators
from translator.structure.functions import Function
from translator.structure.literals import integer_value

_UNSIGNED_WORDS: Final = (b"unsigned", b"uint", b"size_t", b"uint32_t", b"uint64_t")
_INDEX_VARIABLES: Final = frozenset({b"threadIdx", b"blockIdx", b"blockDim", b"gridDim"})
_FLOAT_WORDS: Final = (b"float", b"double", b"half")


def find_mixed_min_max(
    code: Code, functions: tuple[Function, ...], places: dict[bytes, tuple[int, ...]]
) -> Iterator[Call]:
    """The unqualified calls in device functions of which one argument is surely unsigned and the other not."""
    for call, signs in _calls(code, functions, places):
        if {"signed" if sign == "assumed" else sign for sign in signs} == {"unsigned", "signed"}:
            yield call


def is_open(code: Code, functions: tuple[Function, ...], places: dict[bytes, tuple[int, ...]]) -> bool:
    """Whether a call may be mixed, but tokens cannot tell."""
    return any(signs & {"unknown", "assumed"} and "float" not in signs for _, signs in _calls(code, functions, places))


def _calls(
    code: Code, functions: tuple[Function, ...], places: dict[bytes, tuple[int, ...]]
) -> Iterator[tuple[Call, set[str]]]:
    """The unqualified calls in device functions, with what is known of the arguments' signs."""
    indices = [i for name in (b"min", b"max") for i in places.get(name, ())]
    for function in functions:
        if not function.runs_on_device:
            continue
        inside = [i for i in indices if i in function.body and code.text[i - 1] not in (b".", b"->", b"::")]
        if not inside:
            continue
        types = {d.name: d.type_name for d in find_declarators(code, function)}
        for index in sorted(inside):
            call = call_at(code, index)
            if call is not None and len(call.arguments) == 2:
                yield call, {_sign(code, part, types) for part in call.arguments}


def _sign(code: Code, part: range, types: dict[bytes, bytes]) -> str:
    """``unsigned`` where an operand is (the other operands follow it), ``signed`` where all are known and none is,
    ``assumed`` where that is said of a type that the file or a header defines, ``float`` where an operand surely is
    floating point."""
    found = "signed"
    for index in part:
        text = code.text[index]
        if code.text[index - 1] in (b".", b"->") and index > part.start:
            continue
        if code.kind[index] == TokenKind.NUMBER:
            if integer_value(text) is None:
                return "float"
            found = "unsigned" if b"u" in text.lower() and not text.lower().startswith(b"0x") else found
        elif text in _INDEX_VARIABLES:
            found = "unsigned"
        elif code.is_identifier(index):
            declared = types.get(text)
            if declared is not None and any(word in declared for word in _FLOAT_WORDS):
                return "unknown" if code.is_at(index + 1, b"(") else "float"
            if declared is None or declared == b"auto":
                return "unknown"
            if declared.startswith(_UNSIGNED_WORDS):
                found = "unsigned"
            elif found == "signed" and not _is_integer(declared):
                found = "assumed"
        elif text in (b"[", b"?", b"{"):
            return "unknown"
    return found


def _is_integer(name: bytes) -> bool:
    return name in INT32_TYPES or name in INT64_TYPES or name in (b"short", b"char", b"signed char", b"bool")
