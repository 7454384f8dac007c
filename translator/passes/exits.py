"""Returns, breaks and continues that leave a piece of code → assignments of flags, with the rest guarded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from translator.ir.nodes import (
    Block,
    Break,
    Continue,
    If,
    Load,
    Loop,
    Return,
    Scope,
    Stmt,
    Switch,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
)
from translator.ir.types import BOOL

Cleared = Callable[[Stmt], Block]
"""The assignments that an exit amounts to."""


def escapes(block: Block, only_continue: bool = False, in_loop: bool = False, in_switch: bool = False) -> bool:
    """Whether a block has a return, or a break or continue of a loop round the block."""
    for s in block:
        match s:
            case Return():
                if not only_continue:
                    return True
            case Break():
                if not only_continue and not in_loop and not in_switch:
                    return True
            case Continue():
                if not in_loop:
                    return True
            case If(_, then, otherwise):
                if escapes(then, only_continue, in_loop, in_switch):
                    return True
                if escapes(otherwise, only_continue, in_loop, in_switch):
                    return True
            case Scope(body):
                if escapes(body, only_continue, in_loop, in_switch):
                    return True
            case Loop(_, body, before, step):
                if any(escapes(b, only_continue, True, False) for b in (body, before, step)):
                    return True
            case Switch(_, cases):
                if any(escapes(c.body, only_continue, in_loop, True) for c in cases):
                    return True
            case _:
                pass
    return False


def lower_exits(block: Block, guard: Var, cleared: Cleared) -> Block:
    """The block without exits; `guard` is a flag that every exit clears."""
    return _Lowering(guard, cleared).block(block, False, False)


class _Lowering:
    def __init__(self, guard: Var, cleared: Cleared) -> None:
        self.guard = guard
        self.cleared = cleared

    def block(self, block: Block, in_loop: bool, in_switch: bool) -> Block:
        inner = in_loop or in_switch
        out: list[Stmt] = []
        for i, s in enumerate(block):
            if not escapes((s,), in_loop=in_loop, in_switch=in_switch):
                out.append(s)
                continue
            rest = block[i + 1 :]
            if isinstance(s, Return | Break | Continue):
                out.extend(self.cleared(s))
                if inner:
                    out.append(Break(s.origin))
                return tuple(out)
            out.append(self.compound(s, in_loop, in_switch))
            if isinstance(s, Loop | Switch) and inner:
                out.append(If(Unary(UnaryOp.NOT, self.flag, BOOL), (Break(s.origin),)))
            if not rest:
                return tuple(out)
            if inner:
                return (*out, *self.block(rest, in_loop, in_switch))
            out.append(If(self.flag, self.block(rest, False, False)))
            return tuple(out)
        return tuple(out)

    @property
    def flag(self) -> Load:
        return Load(VarPlace(self.guard), BOOL)

    def compound(self, s: Stmt, in_loop: bool, in_switch: bool) -> Stmt:
        match s:
            case If(_, then, otherwise):
                low = self.block(then, in_loop, in_switch)
                return replace(s, then=low, otherwise=self.block(otherwise, in_loop, in_switch))
            case Scope(body):
                return replace(s, body=self.block(body, in_loop, in_switch))
            case Loop(_, body, before, step):
                return replace(
                    s,
                    body=self.block(body, True, False),
                    before=self.block(before, True, False),
                    step=self.block(step, True, False),
                )
            case Switch(_, cases):
                return replace(s, cases=tuple(replace(c, body=self.block(c.body, in_loop, True)) for c in cases))
            case _:
                raise AssertionError(f"{type(s).__name__} has no exits inside")
