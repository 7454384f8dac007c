"""Pass `tidy`: the copies that inlining leaves behind go, so that the text reads like the source."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from translator.ir.nodes import Assign, Block, Declare, Expr, Function, Load, Module, Stmt, Var, VarPlace
from translator.ir.types import ScalarType
from translator.passes.context import Context
from translator.passes.pointers.slots import constant_vars, is_settled
from translator.passes.walk import Rewriter, assigned_vars, block_nodes, nodes, stmt_nodes


def tidy(module: Module, ctx: Context) -> Module:
    """Substitute parameters of inlined functions that are plain copies, and results that are used right away."""
    if not ctx.inlined:
        return module
    return replace(module, functions=tuple(_tidy(f, ctx) for f in module.functions))


def _tidy(f: Function, ctx: Context) -> Function:
    body = f.body
    while True:
        copies = _Copies(replace(f, body=body), ctx.inlined)
        after = _Joined(body, ctx.inlined).block(copies.block(body))
        if after == body:
            return replace(f, body=body)
        body = after


class _Copies(Rewriter):
    """Replaces inlined parameters that hold a constant or another variable that keeps its value."""

    def __init__(self, f: Function, inlined: set[int]) -> None:
        self.constants = constant_vars(f)
        self.inlined = inlined
        self.values: dict[int, Expr] = {}
        self.same: dict[int, Var] = {}

    def variable(self, v: Var) -> Var:
        return self.same.get(v.id, v)

    def stmt(self, s: Stmt) -> Block:
        match s:
            case Declare(var, value) if value is not None and var.id in self.inlined and var.id in self.constants:
                value = self.expr(value)
                if is_settled(value, self.constants) and value.type == var.type:
                    if isinstance(value, Load) and isinstance(value.place, VarPlace):
                        self.same[var.id] = value.place.var
                        return ()
                    if isinstance(var.type, ScalarType):
                        self.values[var.id] = value
                        return ()
                return (replace(s, value=value),)
            case _:
                return (self.stmt_children(s),)

    def expr(self, e: Expr) -> Expr:
        if isinstance(e, Load) and isinstance(e.place, VarPlace) and e.place.var.id in self.values:
            return self.values[e.place.var.id]
        return self.expr_children(e)


class _Joined(Rewriter):
    """Joins ``r = e; x = r`` where nothing else uses r."""

    def __init__(self, body: Block, inlined: set[int]) -> None:
        self.inlined = inlined
        self.uses = Counter(n.var.id for n in block_nodes(body) if isinstance(n, VarPlace))
        self.stores = Counter(v.id for v in assigned_vars(body))
        self.gone: set[int] = set()

    def block(self, block: Block) -> Block:
        out: list[Stmt] = []
        for s in block:
            last = out[-1] if out else None
            joined = self.join(last, s) if last is not None else None
            if joined is not None:
                out[-1] = joined
            else:
                out.extend(self.stmt(s))
        return tuple(s for s in out if not (isinstance(s, Declare) and s.var.id in self.gone))

    def join(self, last: Stmt, s: Stmt) -> Stmt | None:
        match last:
            case Assign(VarPlace(var), value) if self.is_passing(var) and isinstance(s, Assign | Declare):
                own = [n for x in stmt_nodes(s) for n in nodes(x)]
                if sum(isinstance(n, Load) and n.place == VarPlace(var) for n in own) != 1:
                    return None
                self.gone.add(var.id)
                put = _Put(var, value)
                return put.stmt(s)[0]
            case _:
                return None

    def is_passing(self, var: Var) -> bool:
        """A result that is set once and read once."""
        return var.id in self.inlined and self.stores[var.id] == 1 and self.uses[var.id] == 2


class _Put(Rewriter):
    def __init__(self, var: Var, value: Expr) -> None:
        self.var = var
        self.value = value

    def expr(self, e: Expr) -> Expr:
        if isinstance(e, Load) and e.place == VarPlace(self.var):
            return self.value
        return self.expr_children(e)
