"""Pass `warp`: warp operations become calls of the functions that the shader's prelude defines for its strategy."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Block,
    Call,
    Expr,
    Literal,
    Module,
    Stmt,
    WarpOp,
    WarpOperation,
    lit_i32,
)
from translator.ir.types import U32
from translator.passes.context import Context
from translator.passes.walk import Rewriter, statements

FUNCTIONS = {op: f"{op.value}_sync" for op in WarpOp} | {WarpOp.ACTIVEMASK: "activemask"}


def has_warp_operations(module: Module) -> bool:
    """Whether the kernel needs warps of 32 lanes: an operation of the warp, or a barrier of it."""
    return any(
        isinstance(s, WarpOperation) or (isinstance(s, Barrier) and s.kind is BarrierKind.WARP)
        for f in module.functions
        for s in statements(f.body)
    )


def lower_warp_operations(module: Module, ctx: Context) -> Module:
    """Replace every `WarpOperation` by a call of ``shfl_down_sync(mask, value, delta, width)`` and the like."""
    lowering = _Lowering()
    return replace(module, functions=tuple(replace(f, body=lowering.block(f.body)) for f in module.functions))


class _Lowering(Rewriter):
    def stmt(self, s: Stmt) -> Block:
        if not isinstance(s, WarpOperation):
            return (self.stmt_children(s),)
        if s.result is None and s.op is not WarpOp.ACTIVEMASK:
            return (Call(FUNCTIONS[s.op], self.call_args(s), None, s.origin),)
        return (Call(FUNCTIONS[s.op], self.call_args(s), s.result, s.origin),)

    @staticmethod
    def call_args(s: WarpOperation) -> tuple[Expr, ...]:
        if s.op is WarpOp.ACTIVEMASK:
            return (lit_i32(1),)
        mask = s.mask if s.mask is not None else Literal(U32, 0xFFFFFFFF)
        return (mask, *s.args)
