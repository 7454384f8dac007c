"""Code under a mask: its declaration, neighbours under one mask made one, and conditions that say the opposite."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Binary,
    BinaryOp,
    Block,
    BufferElement,
    Declare,
    Expr,
    If,
    IndexPlace,
    Literal,
    Load,
    Return,
    Stmt,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
)
from translator.ir.types import BOOL, ScalarType
from translator.passes.walk import Rewriter, assigned_vars, nodes, used_vars

FALSE = Literal(BOOL, False)
TRUE = Literal(BOOL, True)


def declared(live: Var, body: Block) -> Block:
    """The body with the flag's declaration: where it is first set, if that is plain to see, else at the start."""
    for i, s in enumerate(body):
        if isinstance(s, Assign) and s.place == VarPlace(live) and live.id not in used_vars((Return(s.value),)):
            return (*body[:i], Declare(live, s.value, s.origin), *body[i + 1 :])
        if live.id in used_vars((s,)):
            break
    return (Declare(live, TRUE), *body)


class Merged(Rewriter):
    """Puts statements that stand side by side under one mask into one branch."""

    def block(self, block: Block) -> Block:
        out: list[Stmt] = []
        for s in super().block(block):
            last = out[-1] if out else None
            if isinstance(s, If) and isinstance(last, If) and self.same_mask(last, s):
                out[-1] = replace(last, then=(*last.then, *s.then))
            else:
                out.append(s)
        return tuple(out)

    @staticmethod
    def same_mask(a: If, b: If) -> bool:
        match a.condition, b.condition:
            case Load(VarPlace(x)), Load(VarPlace(y)) if x.id == y.id and not a.otherwise and not b.otherwise:
                return all(v.id != x.id for v in assigned_vars(a.then))
            case _:
                return False


def load(var: Var) -> Load:
    return Load(VarPlace(var), var.type)


def inverse(e: Expr) -> Expr:
    match e:
        case Unary(UnaryOp.NOT, operand):
            return operand
        case Binary(op, left, right) if op in _OPPOSITES and is_integer(left):
            return Binary(_OPPOSITES[op], left, right, BOOL, e.origin)
        case _:
            return Unary(UnaryOp.NOT, e, BOOL, e.origin)


_OPPOSITES = {
    BinaryOp.LT: BinaryOp.GE,
    BinaryOp.GE: BinaryOp.LT,
    BinaryOp.GT: BinaryOp.LE,
    BinaryOp.LE: BinaryOp.GT,
    BinaryOp.EQ: BinaryOp.NE,
    BinaryOp.NE: BinaryOp.EQ,
}


def is_integer(e: Expr) -> bool:
    return isinstance(e.type, ScalarType) and e.type.scalar.is_integer


def is_harmless(e: Expr) -> bool:
    """Whether evaluating an expression is safe for any thread: it reads no memory and indexes nothing."""
    return not any(isinstance(n, BufferElement | IndexPlace) for n in nodes(e))
