"""Walking a syntax tree with the parents at hand, and reading what clang wraps expressions in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from translator.frontend.cursors import K, Node

_WRAPPERS: Final = (K.UNEXPOSED_EXPR, K.PAREN_EXPR)
_CASTS: Final = (K.CSTYLE_CAST_EXPR, K.CXX_STATIC_CAST_EXPR, K.CXX_FUNCTIONAL_CAST_EXPR)


def with_parents(node: Node, parents: tuple[Node, ...] = ()) -> Iterator[tuple[Node, tuple[Node, ...]]]:
    """A node and all below it in the order of the source, each with its ancestors, the nearest last."""
    yield node, parents
    inner = (*parents, node)
    for child in node.children:
        yield from with_parents(child, inner)


def identity(node: Node) -> tuple[int, int]:
    """Tells the statements and expressions of a unit apart."""
    return (int(node.raw.data[0] or 0), int(node.raw.data[1] or 0))


def is_expression(node: Node) -> bool:
    return bool(node.kind.is_expression())


def unwrapped(node: Node) -> Node:
    """An expression without the brackets and implicit conversions around it."""
    while node.kind in _WRAPPERS and len(node.children) == 1 and is_expression(node.children[0]):
        node = node.children[0]
    return node


def cast_operand(node: Node) -> Node | None:
    """What an explicit cast converts; None for other nodes."""
    if node.kind not in _CASTS:
        return None
    return next((child for child in reversed(node.children) if is_expression(child)), None)


def operands(node: Node) -> tuple[Node, ...]:
    """The expressions below a node (not the types that it names)."""
    return tuple(child for child in node.children if is_expression(child))


def called_name(call: Node) -> str:
    """The name that a call is written with; that of the overloads where template arguments will choose between them."""
    if call.spelling or not call.children:
        return call.spelling
    reference = unwrapped(call.children[0])
    overloads = next((c for c in reference.children if c.kind == K.OVERLOADED_DECL_REF), None)
    return overloads.spelling if overloads is not None else reference.spelling
