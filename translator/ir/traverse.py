"""Walking expressions and places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from translator.ir.nodes import (
    AddressOf,
    ArgumentIsNull,
    ArgumentOffset,
    Binary,
    Bitcast,
    BitsPlace,
    BufferElement,
    Builtin,
    Cast,
    Construct,
    Deref,
    Expr,
    Extract,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    MathCall,
    Place,
    PtrCast,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Select,
    Unary,
    VarPlace,
    Zero,
)

Node = Expr | Place


def parts(node: Node) -> tuple[Node, ...]:
    """The expressions and places that a node is directly made of, in order of evaluation."""
    match node:
        case Literal() | Zero() | Builtin() | ArgumentIsNull() | ArgumentOffset() | VarPlace():
            return ()
        case Load(place) | AddressOf(place):
            return (place,)
        case Unary(_, operand) | Cast(operand) | Bitcast(operand) | Extract(operand):
            return (operand,)
        case Binary(_, left, right) | PtrCompare(_, left, right) | PtrDiff(left, right):
            return (left, right)
        case Select(condition, then, otherwise):
            return (condition, then, otherwise)
        case MathCall(_, args) | Construct(args):
            return args
        case PtrOffset(pointer, index):
            return (pointer, index)
        case PtrCast(pointer) | Deref(pointer):
            return (pointer,)
        case FieldPlace(base) | BitsPlace(base):
            return (base,)
        case IndexPlace(base, index):
            return (base, index)
        case BufferElement(_, index):
            return (index,)
        case _:
            assert_never(node)


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it, outside first."""
    yield node
    for part in parts(node):
        yield from walk(part)
