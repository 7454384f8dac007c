"""Variables of device memory that a file declares, and symbols that calls name by a string."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from translator.diagnostics.analysis.names import NameUse
from translator.lexer import TokenKind
from translator.mappings import EditKind
from translator.structure.calls import call_at
from translator.structure.code import NONE, Code
from translator.structure.functions import FunctionIndex
from translator.structure.lists import template_close

_MEMORIES: Final = (b"__constant__", b"__device__", b"__managed__")


@dataclass(frozen=True, slots=True)
class NamedSymbol:
    """A string where a call takes a symbol: CUDA before 5.0 looked variables up by name; `name` is b"" for other text."""

    at: int
    name: bytes
    is_declared: bool
    """Whether the file declares a device variable of the name."""


def find_named_symbols(
    code: Code, names: tuple[NameUse, ...], places: dict[bytes, tuple[int, ...]], functions: FunctionIndex
) -> Iterator[NamedSymbol]:
    """Every symbol argument that is one string literal."""
    declared: frozenset[bytes] | None = None
    for use in names:
        positions = [edit.position for edit in use.mapping.arguments if edit.kind is EditKind.SYMBOL]
        if not positions or (call := call_at(code, use.last)) is None:
            continue
        for position in positions:
            part = call.arguments[position] if position < len(call.arguments) else range(0)
            if len(part) != 1 or code.kind[part.start] != TokenKind.STRING:
                continue
            declared = device_variables(code, places, functions) if declared is None else declared
            name = code.text[part.start].strip(b'"')
            yield NamedSymbol(part.start, name, name in declared)


def device_variables(code: Code, places: dict[bytes, tuple[int, ...]], functions: FunctionIndex) -> frozenset[bytes]:
    """The names of variables that are declared ``__constant__``, ``__device__`` or ``__managed__``."""
    found: set[bytes] = set()
    for index in sorted(at for memory in _MEMORIES for at in places.get(memory, ())):
        if code.directive[index] == NONE and functions.enclosing(index) is None:
            found.update(_declared(code, index + 1))
    return frozenset(found)


def _declared(code: Code, index: int) -> Iterator[bytes]:
    """The names in a declaration: each stands before ``;``, ``,``, ``=``, ``[`` or ``{``; a function has none."""
    last = b""
    while index < len(code):
        text = code.text[index]
        if text == b"(" and last:
            if last in (b"__align__", b"alignas", b"__attribute__") and code.partner[index] > index:
                index = code.partner[index] + 1
                continue
            return
        if code.is_identifier(index):
            last = text
        elif text == b"<" and (close := template_close(code, index)) != NONE:
            index = close
        elif text in (b";", b",", b"=", b"[", b"{"):
            if last:
                yield last
            if text == b";":
                return
            index, last = _after_declarator(code, index), b""
            if index >= len(code) or code.text[index] == b";":
                return
        index += 1


def _after_declarator(code: Code, index: int) -> int:
    """The comma or semicolon that ends the declarator of which a token is part."""
    while index < len(code) and code.text[index] not in (b",", b";"):
        index = code.partner[index] + 1 if code.partner[index] > index else index + 1
    return index
