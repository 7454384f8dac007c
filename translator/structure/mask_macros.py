"""Macros that stand for lane masks or warp functions: what expands to a ballot counts as one where the macro is used."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from translator.structure.code import NONE, Code
from translator.structure.lanes import MASK_SOURCES, is_mask_expression
from translator.structure.preprocessor import MacroDefinition

_NO_EXPRESSION = frozenset({b";", b"{", b"}", b"=", b"&=", b"|=", b"^=", b"+=", b"-=", b"<<=", b">>=", b"#", b"##"})


@dataclass(frozen=True, slots=True)
class MaskMacros:
    """The macros whose value is a lane mask by each of their definitions, and the tokens that use one."""

    names: frozenset[bytes]
    uses: frozenset[int]


NO_MASK_MACROS = MaskMacros(frozenset(), frozenset())


def find_mask_macros(code: Code, macros: Iterable[MacroDefinition], places: dict[bytes, tuple[int, ...]]) -> MaskMacros:
    """Macros that expand to a ballot, and those that expand to one of these in turn."""
    bodies: dict[bytes, list[range]] = {}
    for macro in macros:
        bodies.setdefault(macro.name, []).append(macro.body)
    found = NO_MASK_MACROS
    if not any(name in places for name in MASK_SOURCES):
        return found
    while True:
        names = {
            name
            for name, all_of_it in bodies.items()
            if all(is_expression(code, body) and is_mask_expression(code, body, found.uses) for body in all_of_it)
        }
        if names == found.names:
            return found
        uses = (index for name in names for index in places[name] if not _is_definition(code, index))
        found = MaskMacros(frozenset(names), frozenset(uses))


def is_expression(code: Code, body: range) -> bool:
    """Whether a macro's body is one expression without assignments."""
    return bool(body) and not any(code.text[i] in _NO_EXPRESSION for i in body)


def macros_that_mention(code: Code, macros: Iterable[MacroDefinition], names: frozenset[bytes]) -> frozenset[bytes]:
    """The macros in whose expansion one of the names stands, directly or through other macros."""
    bodies = [(macro.name, {code.text[i] for i in macro.body}) for macro in macros]
    found: set[bytes] = set()
    while True:
        new = {name for name, words in bodies if name not in found and words & (names | found)}
        if not new:
            return frozenset(found)
        found |= new


def _is_definition(code: Code, index: int) -> bool:
    """Whether a macro's name stands here in a directive that defines, tests or removes it."""
    number = code.directive[index]
    if number == NONE:
        return False
    directive = code.directives[number]
    return directive.name != b"define" or index == directive.first + 2
