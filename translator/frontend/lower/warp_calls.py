"""Barriers, fences, warp shuffles, votes, matches and reductions; printf, assert and trap."""

from __future__ import annotations

import re
from functools import partial
from typing import ClassVar

from translator.frontend.cursors import K, Node, string_value
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, stripped
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Expr,
    Fence,
    FenceScope,
    Literal,
    Load,
    Printf,
    Trap,
    VarPlace,
    WarpOp,
    WarpOperation,
    Zero,
)
from translator.ir.types import BOOL, I32, U32, VOID, PtrType, ScalarType, Type, VecType

ALL_LANES = literal(0xFFFFFFFF, U32)
_SHUFFLES = {
    "__shfl": WarpOp.SHUFFLE,
    "__shfl_up": WarpOp.SHUFFLE_UP,
    "__shfl_down": WarpOp.SHUFFLE_DOWN,
    "__shfl_xor": WarpOp.SHUFFLE_XOR,
}
_VOTES = {"__all": WarpOp.ALL, "__any": WarpOp.ANY, "__ballot": WarpOp.BALLOT}
_REDUCTIONS = {
    "__reduce_add_sync": WarpOp.REDUCE_ADD,
    "__reduce_min_sync": WarpOp.REDUCE_MIN,
    "__reduce_max_sync": WarpOp.REDUCE_MAX,
    "__reduce_and_sync": WarpOp.REDUCE_AND,
    "__reduce_or_sync": WarpOp.REDUCE_OR,
    "__reduce_xor_sync": WarpOp.REDUCE_XOR,
}
_BLOCK_BARRIERS = {
    "__syncthreads_count": BarrierKind.COUNT,
    "__syncthreads_and": BarrierKind.AND,
    "__syncthreads_or": BarrierKind.OR,
}
_CONVERSION = re.compile(r"%(?:%|[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|z|t|j|L)?([a-zA-Z]))")


class WarpCalls(Base):
    WARP_KNOWN: ClassVar[dict[str, str]] = {
        **{name + sync: "shuffle" for name in _SHUFFLES for sync in ("", "_sync")},
        **{name + sync: "vote" for name in _VOTES for sync in ("", "_sync")},
        **dict.fromkeys(_REDUCTIONS, "warp_reduction"),
        **dict.fromkeys(_BLOCK_BARRIERS, "counting_barrier"),
        **dict.fromkeys(FenceScope, "fence"),
        "__syncthreads": "block_barrier",
        "__barrier_sync": "block_barrier_zero",
        "__syncwarp": "warp_barrier",
        "__activemask": "active_mask",
        "__match_any_sync": "match_any",
        "__match_all_sync": "match_all",
        "printf": "print_formatted",
        "__trap": "trap",
        "abort": "trap",
        "__builtin_trap": "trap",
        "__builtin_unreachable": "unreachable",
        "__brkpt": "trap",
        "__assert_fail": "assertion_failed",
        "__assertfail": "assertion_failed",
    }

    # ------------------------------------------------------------------------------------------------------------- barriers
    def block_barrier(self, node: Node, target: Node) -> Expr:
        self.emit(Barrier(BarrierKind.BLOCK, origin=self.origin(node)))
        return Zero(VOID)

    def block_barrier_zero(self, node: Node, target: Node) -> Expr:
        """``__barrier_sync(0)`` is ``__syncthreads()``; other numbers name other barriers."""
        number = self.value(node.arguments[0])
        if not isinstance(number, Literal) or number.value != 0:
            raise Unsupported(errors.CONSTRUCT, "named barriers are not supported", node)
        return self.block_barrier(node, target)

    def counting_barrier(self, node: Node, target: Node) -> Expr:
        predicate = self.value_as(node.arguments[0], I32)
        result = self.result_var(I32, node)
        kind = _BLOCK_BARRIERS[target.spelling]
        self.emit(Barrier(kind, predicate=predicate, result=result, origin=self.origin(node)))
        return Load(VarPlace(result), I32)

    def warp_barrier(self, node: Node, target: Node) -> Expr:
        self.emit(Barrier(BarrierKind.WARP, mask=self.mask(node), origin=self.origin(node)))
        return Zero(VOID)

    def mask(self, node: Node) -> Expr:
        """The member mask that is a call's first argument; all lanes where it is left out."""
        args = node.arguments
        if not args or (args[0].kind == K.UNEXPOSED_EXPR and not args[0].children):
            return ALL_LANES
        return self.value_as(args[0], U32)

    def fence(self, node: Node, target: Node) -> Expr:
        self.emit(Fence(FenceScope(target.spelling), self.origin(node)))
        return Zero(VOID)

    # ----------------------------------------------------------------------------------------------------- warp operations
    def warp(self, op: WarpOp, args: tuple[Expr, ...], mask: Expr | None, t: Type, node: Node) -> Expr:
        result = self.result_var(t, node)
        self.emit(WarpOperation(op, args, mask, result, self.origin(node)))
        return Load(VarPlace(result), t)

    def shuffle(self, node: Node, target: Node) -> Expr:
        name = target.spelling
        synced = name.endswith("_sync")
        args = node.arguments[1:] if synced else node.arguments
        op = _SHUFFLES[name.removesuffix("_sync")]
        lane_type = U32 if op in (WarpOp.SHUFFLE_UP, WarpOp.SHUFFLE_DOWN) else I32
        t = self.type_of(node)
        if not isinstance(t, ScalarType | VecType):
            raise Unsupported(errors.TYPE, "a shuffle of this type is not supported", node)
        given = args[2] if len(args) > 2 and not (args[2].kind == K.UNEXPOSED_EXPR and not args[2].children) else None
        mask, value, lane, width = self.values_in_order(
            lambda: self.mask(node) if synced else ALL_LANES,
            lambda: self.value_as(args[0], t),
            lambda: self.value_as(args[1], lane_type),
            lambda: literal(32, I32) if given is None else self.value_as(given, I32),
        )
        return self.warp(op, (value, lane, width), mask, t, node)

    def vote(self, node: Node, target: Node) -> Expr:
        synced = target.spelling.endswith("_sync")
        op = _VOTES[target.spelling.removesuffix("_sync")]
        predicate = node.arguments[-1]
        mask, value = self.values_in_order(
            lambda: self.mask(node) if synced else ALL_LANES, lambda: self.value_as(predicate, I32)
        )
        return self.warp(op, (value,), mask, U32 if op is WarpOp.BALLOT else I32, node)

    def warp_reduction(self, node: Node, target: Node) -> Expr:
        t = self.type_of(node)
        mask, value = self.values_in_order(lambda: self.mask(node), lambda: self.value_as(node.arguments[1], t))
        return self.warp(_REDUCTIONS[target.spelling], (value,), mask, t, node)

    def active_mask(self, node: Node, target: Node) -> Expr:
        return self.warp(WarpOp.ACTIVEMASK, (), None, U32, node)

    def match_any(self, node: Node, target: Node) -> Expr:
        mask, value = self.values_in_order(lambda: self.mask(node), lambda: self.value(node.arguments[1]))
        return self.warp(WarpOp.MATCH_ANY, (value,), mask, U32, node)

    def match_all(self, node: Node, target: Node) -> Expr:
        """The mask if all values are equal, else 0; the third argument gets whether they are."""
        mask, value, out = self.values_in_order(
            lambda: self.mask(node), lambda: self.value(node.arguments[1]), lambda: self.pointer(node.arguments[2])
        )
        found = self.warp(WarpOp.MATCH_ALL, (value,), mask, U32, node)
        equal = Binary(BinaryOp.NE, found, literal(0, U32), BOOL, self.origin(node))
        self.assign(self.deref(out, node), self.convert(equal, I32, node), node)
        return found

    # ----------------------------------------------------------------------------------------------- printf, assert and trap
    def print_formatted(self, node: Node, target: Node) -> Expr:
        form_node, *rest = node.arguments
        form = self.string(form_node)
        if form is None:
            raise Unsupported(errors.PRINTF, "printf with a format that is not a string literal", node)
        form, rest = self.with_strings(form, rest, node)
        args = self.values_in_order(*[partial(self.printed, a) for a in rest])
        self.emit(Printf(form, tuple(args), self.origin(node)))
        return literal(len(args), I32)

    def printed(self, node: Node) -> Expr:
        e = self.value(node)
        if isinstance(e.type, PtrType):
            raise Unsupported(errors.PRINTF, "printf of a pointer has no meaning in a shader", node)
        return e

    def with_strings(self, form: str, args: list[Node], node: Node) -> tuple[str, list[Node]]:
        """Strings printed by ``%s`` become part of the format."""
        kept: list[Node] = []
        pieces: list[str] = []
        end, pending = 0, list(args)
        for m in _CONVERSION.finditer(form):
            if m[1] is None:
                continue
            pieces.append(form[end : m.start()])
            end = m.end()
            if not pending:
                raise Unsupported(errors.PRINTF, "printf has fewer arguments than its format names", node)
            arg = pending.pop(0)
            if m[1] == "s":
                text = self.string(arg)
                if text is None:
                    raise Unsupported(errors.PRINTF, "printf of a string that is not a literal", node)
                pieces.append(text.replace("%", "%%"))
            else:
                pieces.append(m[0])
                kept.append(arg)
        return "".join(pieces) + form[end:], kept

    def string(self, node: Node) -> str | None:
        literal_node = stripped(node)
        if literal_node.kind != K.STRING_LITERAL:
            return None
        return string_value(literal_node)

    def trap(self, node: Node, target: Node) -> Expr:
        self.emit(Trap(None, f"{target.spelling}()", self.origin(node)))
        return Zero(VOID)

    def unreachable(self, node: Node, target: Node) -> Expr:
        return Zero(VOID)

    def assertion_failed(self, node: Node, target: Node) -> Expr:
        text = self.string(node.arguments[0]) or "assertion"
        self.emit(Trap(None, text, self.origin(node)))
        return Zero(VOID)
