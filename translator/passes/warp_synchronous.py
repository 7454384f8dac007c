"""Pass `order_volatile`: volatile shared memory without barriers gets the order that lockstep warps gave it.

Code from before Volta lets the lanes of a warp exchange values through volatile shared memory with no barrier: each
statement's reads come before its writes, and its writes before the next statement's reads, for the whole warp.  A warp
barrier before and behind every write says that.
"""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Barrier,
    BarrierKind,
    Block,
    Declare,
    Deref,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    Module,
    Place,
    Stmt,
    Storage,
    VarPlace,
)
from translator.ir.types import U32
from translator.passes.context import Context
from translator.passes.walk import Rewriter

_ALL = Literal(U32, 0xFFFFFFFF)
_SHARED = (Storage.SHARED, Storage.DYNAMIC_SHARED)


def order_volatile(module: Module, ctx: Context) -> Module:
    """Put warp barriers round volatile writes, in modules that have shared memory."""
    if not any(g.var.storage in _SHARED for g in module.globals):
        return module
    work = _Ordered(ctx)
    return replace(module, functions=tuple(replace(f, body=work.block(f.body)) for f in module.functions))


class _Ordered(Rewriter):
    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx

    def stmt(self, s: Stmt) -> Block:
        if not isinstance(s, Assign) or not is_volatile(s.place):
            return (self.stmt_children(s),)
        message = "volatile shared memory is used as if a warp ran in lockstep; warp barriers were put round the writes"
        self.ctx.note("WB4202", message, s.origin)
        held = self.ctx.fresh("held", s.value.type)
        sync = Barrier(BarrierKind.WARP, None, _ALL, None, s.origin)
        return (
            Declare(held, s.value, s.origin),
            sync,
            replace(s, value=Load(VarPlace(held), held.type)),
            sync,
        )


def is_volatile(p: Place) -> bool:
    """Whether a place is volatile memory that threads share."""
    while isinstance(p, FieldPlace | IndexPlace):
        p = p.base
    match p:
        case Deref(_, _, volatile):
            return volatile
        case VarPlace(var):
            return var.volatile and var.storage in _SHARED
        case _:
            return False
