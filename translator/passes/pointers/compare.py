"""Differences and comparisons of resolved pointers."""

from __future__ import annotations

from math import gcd

from translator.ir.nodes import (
    ArgumentIsNull,
    Binary,
    BinaryOp,
    Cast,
    Expr,
    Literal,
    MemoryObject,
    PtrCompare,
    PtrDiff,
    Unary,
    UnaryOp,
    Var,
)
from translator.ir.types import (
    BOOL,
    I32,
    I64,
    PtrType,
)
from translator.passes.index_math import as_i32, scale
from translator.passes.pointers.memory import pointee_size, refuse
from translator.passes.pointers.model import (
    NULL_INDEX,
    Pointer,
)


def difference(e: PtrDiff, left: Pointer, right: Pointer) -> Expr:
    if left.region is None or left.region != right.region or left.holes != right.holes:
        refuse("WB4102", "the difference of pointers into different memory", e.origin)
    assert isinstance(e.left.type, PtrType)
    size = pointee_size(e.left.type.element)
    unit = gcd(left.unit, right.unit)
    a, b = left.in_units(unit), right.in_units(unit)
    delta: Expr = Binary(BinaryOp.SUB, as_i32(a.index), as_i32(b.index), I32, e.origin)
    if size % unit:
        delta, unit = scale(delta, unit), 1
    if size != unit:
        delta = Binary(BinaryOp.DIV, delta, Literal(I32, size // unit), I32, e.origin)
    return Cast(delta, I64, e.origin)


def compare(e: PtrCompare, left: Pointer, right: Pointer) -> Expr:
    if left.region is None:
        left, right = right, left
    if right.region is None:
        if e.op not in (BinaryOp.EQ, BinaryOp.NE):
            refuse("WB4102", "a pointer is compared with null by order", e.origin)
        return _null_test(left, e)
    apart = left.region != right.region
    variables = all(r is not None and isinstance(r.root, Var) for r in (left.region, right.region))
    if apart and variables and e.op in (BinaryOp.EQ, BinaryOp.NE):
        return Literal(BOOL, e.op is BinaryOp.NE, e.origin)
    if apart or left.holes != right.holes:
        refuse("WB4102", "pointers into different memory are compared", e.origin)
    unit = gcd(left.unit, right.unit)
    a, b = left.in_units(unit), right.in_units(unit)
    return Binary(e.op, as_i32(a.index), as_i32(b.index), BOOL, e.origin)


def _null_test(p: Pointer, e: PtrCompare) -> Expr:
    test: Expr = Literal(BOOL, p.region is None, e.origin)
    if p.region is not None and isinstance(p.region.root, MemoryObject) and p.region.root.parameter is not None:
        test = ArgumentIsNull(p.region.root, e.origin)
    if p.region is not None and p.maybe_null:
        marked = Binary(BinaryOp.EQ, as_i32(p.index), NULL_INDEX, BOOL, e.origin)
        plain = isinstance(test, Literal)
        test = marked if plain else Binary(BinaryOp.LOGICAL_OR, marked, test, BOOL, e.origin)
    if e.op is BinaryOp.EQ:
        return test
    if isinstance(test, Literal):
        return Literal(BOOL, not test.value, e.origin)
    return Unary(UnaryOp.NOT, test, BOOL, e.origin)
