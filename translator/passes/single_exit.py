"""Returns → flags: a body in which control always reaches the end, so that it can be put where its call is.

Where an `if` always returns, what follows goes into its other branch; only returns from inside loops (and from a branch
that goes on in some cases) need the flag.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Block,
    Break,
    Continue,
    Declare,
    If,
    Literal,
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
from translator.passes.context import Context
from translator.passes.walk import Rewriter, statements

TRUE = Literal(BOOL, True)
FALSE = Literal(BOOL, False)


def lower_returns(block: Block, result: Var | None, ctx: Context) -> Block:
    """The same statements without `Return`; a returned value goes to `result`."""
    work = _SingleExit(result, ctx.fresh("running", BOOL))
    body = work.convert(block, in_loop=False)
    if work.flag_used:
        return (Declare(work.running, TRUE), *body)
    return _WithoutFlag(work.running).block(body)


def returns(block: Iterable[Stmt]) -> bool:
    """Whether a return is anywhere in a block."""
    return any(isinstance(s, Return) for s in statements(block))


def always_exits(block: Block) -> bool:
    """Whether control never runs off the end of a block (it returns, breaks or continues)."""
    if not block:
        return False
    match block[-1]:
        case Return() | Break() | Continue():
            return True
        case If(_, then, otherwise):
            return always_exits(then) and always_exits(otherwise)
        case Scope(body):
            return always_exits(body)
        case _:
            return False


class _WithoutFlag(Rewriter):
    """Drops the assignments to a flag that nothing reads."""

    def __init__(self, flag: Var) -> None:
        self.flag = flag

    def stmt(self, s: Stmt) -> Block:
        if isinstance(s, Assign) and s.place == VarPlace(self.flag):
            return ()
        return (self.stmt_children(s),)


class _SingleExit:
    def __init__(self, result: Var | None, running: Var) -> None:
        self.result = result
        self.running = running
        self.flag_used = False

    def convert(self, block: Block, in_loop: bool) -> Block:
        out: list[Stmt] = []
        for i, s in enumerate(block):
            if not returns((s,)):
                out.append(s)
                continue
            rest = block[i + 1 :]
            match s:
                case Return():
                    return (*out, *self.leave(s, in_loop))
                case Scope(body):
                    return (*out, replace(s, body=self.convert((*body, *rest), in_loop)))
                case If(_, then, otherwise) if always_exits(then) and not in_loop:
                    low = replace(s, then=self.convert(then, False), otherwise=self.convert((*otherwise, *rest), False))
                    return (*out, low)
                case If(_, then, otherwise) if always_exits(otherwise) and not in_loop:
                    low = replace(s, then=self.convert((*then, *rest), False), otherwise=self.convert(otherwise, False))
                    return (*out, low)
                case _:
                    return (*out, *self.guarded(s, rest, in_loop))
        return tuple(out)

    def leave(self, s: Return, in_loop: bool) -> Block:
        out: list[Stmt] = []
        if s.value is not None and self.result is not None:
            out.append(Assign(VarPlace(self.result), s.value, s.origin))
        out.append(Assign(VarPlace(self.running), FALSE, s.origin))
        if in_loop:
            out.append(Break(s.origin))
        return tuple(out)

    def guarded(self, s: Stmt, rest: Block, in_loop: bool) -> Block:
        """A statement that may return, then the rest if it did not."""
        self.flag_used = True
        flag = Load(VarPlace(self.running), BOOL)
        out: list[Stmt] = []
        match s:
            case If(_, then, otherwise):
                # Inside a loop, leaving the branch leaves the loop: no guard is needed after it.
                out.append(replace(s, then=self.convert(then, in_loop), otherwise=self.convert(otherwise, in_loop)))
                return (*out, *self.convert(rest, True)) if in_loop else (*out, *self.guard_rest(rest))
            case Loop(_, body, before, step):
                out.append(
                    replace(
                        s,
                        body=self.convert(body, True),
                        before=self.convert(before, True),
                        step=self.convert(step, True),
                    )
                )
            case Switch(_, cases):
                out.append(replace(s, cases=tuple(replace(c, body=self.convert(c.body, True)) for c in cases)))
            case _:
                raise AssertionError(f"{type(s).__name__} holds no return")
        if in_loop:
            out.append(If(Unary(UnaryOp.NOT, flag, BOOL), (Break(),)))
            return (*out, *self.convert(rest, True))
        return (*out, *self.guard_rest(rest))

    def guard_rest(self, rest: Block) -> Block:
        if not rest:
            return ()
        return (If(Load(VarPlace(self.running), BOOL), self.convert(rest, False)),)
