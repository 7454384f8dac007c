"""Intervals of integers, and arithmetic on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from translator.hip.typed.operators import Binary


@dataclass(frozen=True, slots=True)
class Interval:
    """The values that an expression can have.

    `is_tight` tells that the bounds come from the program; else they are what the type can hold, or what any launch may give.
    """

    low: int
    high: int
    is_tight: bool = True

    def joined(self, other: Interval) -> Interval:
        return Interval(min(self.low, other.low), max(self.high, other.high), self.is_tight and other.is_tight)

    def fits(self, other: Interval) -> bool:
        return other.low <= self.low and self.high <= other.high


BOOLEAN: Final = Interval(0, 1)
_LARGEST_SHIFT: Final = 63


def of_integer_type(size: int, *, is_signed: bool) -> Interval:
    """What a type of `size` bytes can hold."""
    bits = 8 * size
    return (
        Interval(-(1 << (bits - 1)), (1 << (bits - 1)) - 1, False) if is_signed else Interval(0, (1 << bits) - 1, False)
    )


def combine(operator: int, a: Interval, b: Interval) -> Interval | None:
    """The values of ``a operator b``, before it is cut to its type; None for an operator that nothing is known of."""
    rule = _RULES.get(operator)
    return rule(a, b) if rule is not None else None


def _corners(operation: Callable[[int, int], int]) -> Callable[[Interval, Interval], Interval]:
    def rule(a: Interval, b: Interval) -> Interval:
        values = [operation(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
        return Interval(min(values), max(values), a.is_tight and b.is_tight)

    return rule


def _remainder(a: Interval, b: Interval) -> Interval | None:
    """C++'s remainder has the dividend's sign [expr.mul]."""
    if b.low <= 0:
        return None
    top = b.high - 1
    if a.low >= 0:
        return Interval(0, min(top, a.high), b.is_tight)
    return Interval(-top, top, a.is_tight and b.is_tight)


def _quotient(a: Interval, b: Interval) -> Interval | None:
    if b.low <= 0 or a.low < 0:
        return None
    return Interval(a.low // b.high, a.high // b.low, a.is_tight and b.is_tight)


def _and(a: Interval, b: Interval) -> Interval | None:
    """No operand below 0: no more than the smaller one; one such operand is enough."""
    tops = [x for x in (a, b) if x.low >= 0]
    if not tops:
        return None
    best = min(tops, key=lambda x: (not x.is_tight, x.high))
    return Interval(0, min(x.high for x in tops), best.is_tight)


def _or(a: Interval, b: Interval) -> Interval | None:
    if a.low < 0 or b.low < 0:
        return None
    return Interval(max(a.low, b.low), (1 << max(a.high, b.high).bit_length()) - 1, a.is_tight and b.is_tight)


def _xor(a: Interval, b: Interval) -> Interval | None:
    joined = _or(a, b)
    return Interval(0, joined.high, joined.is_tight) if joined is not None else None


def _left(a: Interval, b: Interval) -> Interval | None:
    if a.low < 0 or b.low < 0 or b.high > _LARGEST_SHIFT:
        return None
    return Interval(a.low << b.low, a.high << b.high, a.is_tight and b.is_tight)


def _right(a: Interval, b: Interval) -> Interval | None:
    if a.low < 0 or b.low < 0 or b.high > _LARGEST_SHIFT:
        return None
    # What a type holds, shifted by a constant, is a bound that the program wrote: `x >> 27` is below 32.
    return Interval(a.low >> b.high, a.high >> b.low, b.is_tight and (a.is_tight or b.low > 0))


_RULES: Final[dict[int, Callable[[Interval, Interval], Interval | None]]] = {
    Binary.ADD: lambda a, b: Interval(a.low + b.low, a.high + b.high, a.is_tight and b.is_tight),
    Binary.SUB: lambda a, b: Interval(a.low - b.high, a.high - b.low, a.is_tight and b.is_tight),
    Binary.MUL: _corners(lambda x, y: x * y),
    Binary.DIV: _quotient,
    Binary.REM: _remainder,
    Binary.AND: _and,
    Binary.OR: _or,
    Binary.XOR: _xor,
    Binary.SHL: _left,
    Binary.SHR: _right,
}
