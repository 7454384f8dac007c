"""Conditions of ``#if`` and ``#elif`` as trees, and their values as far as the macros in them are known (C++17 [cpp.cond])."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from translator.structure.code import NONE, Code
from translator.structure.literals import integer_value

UNDEFINED: Final = None
"""The value of a macro that is known not to be defined: 0 in an expression, and `defined` is false."""

Macros = Mapping[bytes, int | None]
"""Values of macros, or `UNDEFINED`; nothing is known of a name that is not there."""

_PRECEDENCE: Final = {
    b"||": 1, b"&&": 2, b"|": 3, b"^": 4, b"&": 5, b"==": 6, b"!=": 6, b"<": 7, b">": 7, b"<=": 7, b">=": 7,
    b"<<": 8, b">>": 8, b"+": 9, b"-": 9, b"*": 10, b"/": 10, b"%": 10,
}  # fmt: skip
_ARITHMETIC: Final[dict[bytes, Callable[[int, int], int]]] = {
    b"|": operator.or_, b"^": operator.xor, b"&": operator.and_, b"==": operator.eq, b"!=": operator.ne,
    b"<": operator.lt, b">": operator.gt, b"<=": operator.le, b">=": operator.ge, b"+": operator.add,
    b"-": operator.sub, b"*": operator.mul,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Condition:
    """A node: `kind` is "number", "name", "defined", "call", "brackets", "?", or an operator; tokens `first` to `last`.

    `name_at` is the name of "name" and "defined" nodes.
    """

    kind: str
    first: int
    last: int
    operands: tuple[Condition, ...] = ()
    name_at: int = NONE


def parse_condition(code: Code, part: range) -> Condition | None:
    """The tree of a run of tokens; None where they are no expression of the preprocessor."""
    parser = _Parser(code, part)
    tree = parser.ternary()
    return tree if tree is not None and parser.at == part.stop else None


class _Parser:
    def __init__(self, code: Code, part: range) -> None:
        self._code = code
        self.at = part.start
        self._end = part.stop

    def ternary(self) -> Condition | None:
        test = self._binary(1)
        if test is None or not self._is(b"?"):
            return test
        self.at += 1
        yes = self.ternary()
        if yes is None or not self._is(b":"):
            return None
        self.at += 1
        no = self.ternary()
        return None if no is None else Condition("?", test.first, no.last, (test, yes, no))

    def _is(self, text: bytes) -> bool:
        return self.at < self._end and self._code.text[self.at] == text

    def _binary(self, least: int) -> Condition | None:
        left = self._unary()
        while left is not None and self.at < self._end:
            text = self._code.text[self.at]
            level = _PRECEDENCE.get(text, 0)
            if level < least:
                break
            self.at += 1
            right = self._binary(level + 1)
            left = None if right is None else Condition(text.decode(), left.first, right.last, (left, right))
        return left

    def _unary(self) -> Condition | None:
        if self.at >= self._end:
            return None
        first, text = self.at, self._code.text[self.at]
        if text in (b"!", b"-", b"+", b"~"):
            self.at += 1
            inner = self._unary()
            return None if inner is None else Condition("unary" + text.decode(), first, inner.last, (inner,))
        if text == b"(":
            closer = self._code.partner[first]
            if not first < closer < self._end:
                return None
            inner = parse_condition(self._code, range(first + 1, closer))
            self.at = closer + 1
            return None if inner is None else Condition("brackets", first, closer, (inner,))
        if self._code.is_identifier(first):
            return self._name(first)
        self.at += 1
        return Condition("number", first, first) if integer_value(text) is not None else None

    def _name(self, first: int) -> Condition | None:
        code = self._code
        self.at += 1
        if code.text[first] == b"defined":
            bracketed = self._is(b"(")
            name_at = first + 2 if bracketed else first + 1
            last = name_at + bracketed
            if last >= self._end or not code.is_identifier(name_at):
                return None
            self.at = last + 1
            return Condition("defined", first, last, (), name_at)
        if self._is(b"("):
            closer = code.partner[self.at]
            if not self.at < closer < self._end:
                return None
            self.at = closer + 1
            return Condition("call", first, closer)
        return Condition("name", first, first, (), first)


def value_of(code: Code, condition: Condition, macros: Macros) -> int | None:
    """The value; None where it hangs on something that is not known."""
    match condition.kind:
        case "number":
            return integer_value(code.text[condition.first])
        case "name":
            name = code.text[condition.name_at]
            return {b"true": 1, b"false": 0}.get(name) if name not in macros else macros[name] or 0
        case "defined":
            name = code.text[condition.name_at]
            return int(macros[name] is not UNDEFINED) if name in macros else None
        case "call":
            return None
        case "&&" | "||":
            return _logical(condition.kind == "||", [value_of(code, o, macros) for o in condition.operands])
    values = [value_of(code, operand, macros) for operand in condition.operands]
    if condition.kind == "?":
        test, yes, no = values
        if test is None:
            return yes if yes == no else None
        return yes if test else no
    known = [value for value in values if value is not None]
    if len(known) != len(values):
        return None
    return _computed(condition.kind, known)


def _logical(stops_at: bool, values: list[int | None]) -> int | None:
    if any(value is not None and bool(value) is stops_at for value in values):
        return int(stops_at)
    return None if None in values else int(not stops_at)


def _computed(kind: str, values: list[int]) -> int | None:
    match kind:
        case "brackets" | "unary+":
            return values[0]
        case "unary!":
            return int(not values[0])
        case "unary-":
            return -values[0]
        case "unary~":
            return ~values[0]
        case "/" | "%":
            if not values[1]:
                return None
            quotient = abs(values[0]) // abs(values[1]) * (1 if (values[0] < 0) == (values[1] < 0) else -1)
            return quotient if kind == "/" else values[0] - quotient * values[1]
        case "<<" | ">>":
            if not 0 <= values[1] < 64:
                return None
            return values[0] << values[1] if kind == "<<" else values[0] >> values[1]
    return int(_ARITHMETIC[kind.encode()](*values))


def names_in(code: Code, condition: Condition) -> Iterator[int]:
    """The tokens that name macros, in order; those inside the brackets of a "call" are left out."""
    if condition.name_at != NONE:
        yield condition.name_at
    for operand in condition.operands:
        yield from names_in(code, operand)


def tests_in(condition: Condition) -> Iterator[Condition]:
    """The parts whose truth decides: what ``&&``, ``||``, ``!`` and brackets join."""
    if condition.kind in ("&&", "||", "unary!", "brackets"):
        for operand in condition.operands:
            yield from tests_in(operand)
    else:
        yield condition
