"""The bound that a counting loop puts on its variable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from translator.frontend.cursors import K, Node
from translator.hip.typed.operators import Binary
from translator.hip.typed.variables import Writes
from translator.hip.typed.walking import identity, unwrapped

_UPPER = {Binary.LT: False, Binary.LE: True, Binary.NE: False}
_LOWER = {Binary.GT: False, Binary.GE: True, Binary.NE: False}
_MIRRORED = {
    Binary.LT: Binary.GT,
    Binary.GT: Binary.LT,
    Binary.LE: Binary.GE,
    Binary.GE: Binary.LE,
    Binary.NE: Binary.NE,
}


@dataclass(frozen=True, slots=True)
class Bound:
    """``variable < node`` and the like, true wherever the loop's body runs."""

    node: Node
    parents: tuple[Node, ...]
    is_upper: bool
    includes: bool


def loop_bounds(variable: int, writes: Writes, parents: tuple[Node, ...]) -> Bound | None:
    """The bound of a variable in the body of the nearest ``for`` whose head makes all of its steps.

    None where a step is made elsewhere: then the condition holds at the start of the body only.
    """
    steps = {identity(step) for step in (*writes.rises, *writes.falls)}
    for at in range(len(parents) - 2, -1, -1):
        loop, inside = parents[at], parents[at + 1]
        if loop.kind != K.FOR_STMT or identity(inside) != identity(loop.children[-1]):
            continue
        head = loop.children[:-1]
        if steps.isdisjoint(identity(n) for part in head for n in (part, *part.descendants())):
            continue
        if not steps.isdisjoint(identity(n) for n in (loop.children[-1], *loop.children[-1].descendants())):
            return None
        found = (
            _bound(condition, variable, parents[:at], is_upper=bool(writes.rises))
            for part in head
            for condition in conditions(part)
        )
        return next((bound for bound in found if bound is not None), None)
    return None


def conditions(node: Node) -> Iterator[Node]:
    """The comparisons that hold where a condition does: those joined by ``&&``."""
    inner = unwrapped(node)
    if inner.kind != K.BINARY_OPERATOR:
        return
    if inner.binary_operator == Binary.LOGICAL_AND:
        for side in inner.children:
            yield from conditions(side)
    else:
        yield inner


def _bound(comparison: Node, variable: int, parents: tuple[Node, ...], *, is_upper: bool) -> Bound | None:
    if len(comparison.children) != 2:
        return None
    left, right = comparison.children
    try:
        operator = Binary(comparison.binary_operator)
    except ValueError:
        return None
    if _names(right, variable):
        left, right = right, left
        if operator not in _MIRRORED:
            return None
        operator = _MIRRORED[operator]
    if not _names(left, variable):
        return None
    table = _UPPER if is_upper else _LOWER
    return Bound(right, parents, is_upper, table[operator]) if operator in table else None


def _names(node: Node, variable: int) -> bool:
    inner = unwrapped(node)
    target = inner.referenced if inner.kind == K.DECL_REF_EXPR else None
    return target is not None and target.key == variable
