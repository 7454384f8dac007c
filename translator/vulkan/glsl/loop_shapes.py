"""What the statement writer asks of statements: negated conditions, and the shapes of loops and blocks."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Binary,
    BinaryOp,
    Block,
    Break,
    Continue,
    Expr,
    If,
    Literal,
    Loop,
    Scope,
    Stmt,
    Switch,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
)
from translator.ir.types import BOOL
from translator.passes.walk import nodes, statements

_COMPOUND = {
    BinaryOp.ADD,
    BinaryOp.SUB,
    BinaryOp.MUL,
    BinaryOp.DIV,
    BinaryOp.AND,
    BinaryOp.OR,
    BinaryOp.XOR,
    BinaryOp.SHL,
    BinaryOp.SHR,
}


def first_value_of(s: Stmt, var: Var) -> bool:
    """Whether a statement gives a whole variable its first value, without reading it."""
    if not isinstance(s, Assign) or s.place != VarPlace(var):
        return False
    return not any(isinstance(n, VarPlace) and n.var.id == var.id for n in nodes(s.value))


def negated(e: Expr) -> Expr:
    """The opposite of a condition, without a needless ``!``."""
    match e:
        case Unary(UnaryOp.NOT, operand):
            return operand
        case Literal(_, value):
            return Literal(BOOL, not value)
        case Binary(BinaryOp.EQ, left, right):
            return Binary(BinaryOp.NE, left, right, BOOL, e.origin)
        case Binary(BinaryOp.NE, left, right):
            return Binary(BinaryOp.EQ, left, right, BOOL, e.origin)
        case _:
            return Unary(UnaryOp.NOT, e, BOOL, e.origin)


def is_plain(s: Loop) -> bool:
    """Whether a loop fits C's ``for``: nothing before the test, and a step of assignments alone."""
    return not s.before and not s.test_last and all(isinstance(x, Assign) for x in s.step)


def has_continue(block: Block) -> bool:
    """Whether a ``continue`` of this loop is in its body."""
    return any(isinstance(x, Continue) for x in statements(without_loops(block)))


def without_loops(block: Block) -> Block:
    """The block without nested loops, whose continues are their own."""
    out: list[Stmt] = []
    for s in block:
        match s:
            case Loop():
                continue
            case If(_, then, otherwise):
                out.append(replace(s, then=without_loops(then), otherwise=without_loops(otherwise)))
            case Scope(body):
                out.append(replace(s, body=without_loops(body)))
            case Switch(_, cases):
                out.append(replace(s, cases=tuple(replace(c, body=without_loops(c.body)) for c in cases)))
            case _:
                out.append(s)
    return tuple(out)


def ends_in_break(block: Block) -> bool:
    return bool(block) and isinstance(block[-1], Break)
