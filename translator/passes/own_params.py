"""Parameters that a function changes → local variables, so that parameters keep their values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from translator.ir.nodes import Block, Declare, Function, Load, Stmt, Var, VarPlace
from translator.passes.context import Context
from translator.passes.walk import Rewriter, assigned_vars


class _Renamed(Rewriter):
    def __init__(self, new: dict[int, Var]) -> None:
        self.new = new

    def variable(self, v: Var) -> Var:
        return self.new.get(v.id, v)


def own_params(function: Function, ctx: Context, which: Callable[[Var], bool]) -> Function:
    """Give the function a local copy of each parameter that it assigns and that `which` picks."""
    changed = {v.id for v in assigned_vars(function.body)}
    new = {p.id: ctx.fresh(p.name, p.type) for p in function.params if p.id in changed and which(p)}
    if not new:
        return function
    head: list[Stmt] = [
        Declare(new[p.id], Load(VarPlace(p), p.type), function.origin) for p in function.params if p.id in new
    ]
    body: Block = (*head, *_Renamed(new).block(function.body))
    return replace(function, body=body)
