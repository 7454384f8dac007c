"""Cooperative groups: the block, tiles of 32 threads and less, coalesced groups.

A group has no run-time value here: what it is follows from its type, or from how its variable was made.  Tiles are runs
of consecutive lanes of one warp (CUDA C++ Programming Guide, "Thread Block Tile").
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal as OneOf

from translator.frontend.cursors import CType, K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, operands, stripped
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.frontend.lower.types import GROUP_NAMESPACE
from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Builtin,
    BuiltinVar,
    Construct,
    Expr,
    Literal,
    Load,
    MathCall,
    Place,
    VarPlace,
    WarpOp,
    WarpOperation,
    Zero,
)
from translator.ir.types import F32, I32, U32, U64, UINT3, VOID, ScalarType, Type

Kind = OneOf["block", "tile", "coalesced", "grid", "unknown"]
_TYPE = re.compile(r"(?:const )?cooperative_groups::(?:\w+::)*(\w+)(?:<(\d+))?")
_BLOCK_DIMS = (BuiltinVar.BLOCK_DIM_X, BuiltinVar.BLOCK_DIM_Y, BuiltinVar.BLOCK_DIM_Z)
_GRID_DIMS = (BuiltinVar.GRID_DIM_X, BuiltinVar.GRID_DIM_Y, BuiltinVar.GRID_DIM_Z)
_THREAD = (BuiltinVar.THREAD_X, BuiltinVar.THREAD_Y, BuiltinVar.THREAD_Z)
_BLOCK = (BuiltinVar.BLOCK_X, BuiltinVar.BLOCK_Y, BuiltinVar.BLOCK_Z)
_SHUFFLES = {
    "shfl": WarpOp.SHUFFLE,
    "shfl_up": WarpOp.SHUFFLE_UP,
    "shfl_down": WarpOp.SHUFFLE_DOWN,
    "shfl_xor": WarpOp.SHUFFLE_XOR,
}
_VOTES = {"any": WarpOp.ANY, "all": WarpOp.ALL, "ballot": WarpOp.BALLOT}
_DIMENSIONS = {
    "group_index": _BLOCK,
    "block_index": _BLOCK,
    "thread_index": _THREAD,
    "group_dim": _BLOCK_DIMS,
    "dim_threads": _BLOCK_DIMS,
    "dim_blocks": _GRID_DIMS,
}
_REDUCERS = {
    "plus": BinaryOp.ADD,
    "bit_and": BinaryOp.AND,
    "bit_or": BinaryOp.OR,
    "bit_xor": BinaryOp.XOR,
    "multiplies": BinaryOp.MUL,
}
_EXTREMES = {"less": ("min", "fmin"), "greater": ("max", "fmax")}


@dataclass(frozen=True, slots=True)
class Group:
    """`size` of a tile; `mask` of a coalesced group (its lanes)."""

    kind: Kind
    size: int = 0
    mask: Expr | None = None


class Groups(Base):
    groups: dict[int, Group]

    def is_group(self, t: CType) -> bool:
        return group_type(t) is not None

    def bind_group(self, declaration: Node) -> None:
        """A variable or parameter of a group type: it names a group from here on."""
        t = group_type(declaration.type)
        if t is not None and t.kind in ("block", "tile", "grid"):
            self.groups[declaration.key] = t
            return
        expressions = [c for c in declaration.children if c.kind.is_expression()]
        if declaration.kind == K.PARM_DECL or not expressions:
            raise Unsupported(
                errors.GROUP, f"what group '{declaration.spelling}' is can't be told from its type", declaration
            )
        self.groups[declaration.key] = self.group_of(expressions[-1])

    def group_of(self, node: Node) -> Group:
        """The group that an expression denotes."""
        inner = stripped(node)
        while inner.kind == K.CALL_EXPR and inner.referenced is not None and inner.referenced.kind == K.CONSTRUCTOR:
            if not inner.arguments:
                break
            inner = stripped(inner.arguments[0])
        target = inner.referenced if inner.kind == K.DECL_REF_EXPR else None
        if target is not None and target.key in self.groups:
            return self.groups[target.key]
        t = group_type(inner.type)
        if t is not None and t.kind in ("block", "tile", "grid"):
            self.check_size(t, node)
            return t
        if inner.kind == K.CALL_EXPR:
            return self.made_group(inner)
        raise Unsupported(errors.GROUP, "which group this is can't be told", node)

    def check_size(self, group: Group, node: Node) -> None:
        if group.kind == "tile" and (group.size > 32 or group.size & (group.size - 1)):
            raise Unsupported(errors.GROUP, f"tiles of {group.size} threads span several warps", node)

    def made_group(self, node: Node) -> Group:
        """``coalesced_threads()`` and ``tiled_partition(block, 16)``."""
        name = node.spelling
        if name == "coalesced_threads":
            result = self.result_var(U32, node, "lanes")
            self.emit(WarpOperation(WarpOp.ACTIVEMASK, (), None, result, self.origin(node)))
            return Group("coalesced", 0, Load(VarPlace(result), U32))
        if name == "tiled_partition" and len(node.arguments) == 2:
            size = self.value(node.arguments[1])
            if isinstance(size, Literal):
                group = Group("tile", int(size.value))
                self.check_size(group, node)
                return group
        raise Unsupported(errors.GROUP, f"groups made by '{name}' are not supported", node)

    # ---------------------------------------------------------------------------------------------------------------- calls
    def group_call(self, node: Node, target: Node) -> Expr | Place:
        name = target.spelling
        if target.kind == K.CONSTRUCTOR or self.is_group(node.type):
            return Zero(VOID)
        if target.kind == K.FUNCTION_DECL:
            if not node.arguments:
                raise Unsupported(errors.GROUP, f"'{target.qualified_name}' is not supported", node)
            return self.group_operation(self.group_of(node.arguments[0]), name, node.arguments[1:], node)
        callee = stripped(node.children[0])
        receiver = operands(callee)
        owner = target.parent
        if receiver:
            group = self.group_of(receiver[0])
        else:
            found = group_type(owner.type) if owner is not None else None
            if found is None:
                raise Unsupported(errors.GROUP, f"'{target.qualified_name}' is not supported", node)
            group = found
        return self.group_operation(group, name, node.arguments, node)

    def group_operation(self, group: Group, name: str, args: tuple[Node, ...], node: Node) -> Expr:
        if name in ("sync", "barrier_sync"):
            self.group_barrier(group, node)
            return Zero(VOID)
        if name in ("thread_rank", "size", "num_threads", "group_size", "meta_group_rank", "meta_group_size"):
            return self.convert(self.query(group, name, node), self.type_of(node), node)
        if name in _DIMENSIONS and group.kind in ("block", "grid"):
            parts = tuple(Builtin(v, self.origin(node)) for v in _DIMENSIONS[name])
            return Construct(parts, UINT3, self.origin(node))
        if name == "is_valid" and group.kind == "grid":
            raise Unsupported(errors.GROUP, "whether a grid can synchronise is not known in a shader", node)
        if group.kind in ("tile", "coalesced"):
            return self.lane_operation(group, name, args, node)
        raise Unsupported(errors.GROUP, f"'{name}' of this group is not supported", node)

    def group_barrier(self, group: Group, node: Node) -> None:
        if group.kind == "block":
            self.emit(Barrier(BarrierKind.BLOCK, origin=self.origin(node)))
        elif group.kind in ("tile", "coalesced"):
            self.emit(Barrier(BarrierKind.WARP, mask=self.members(group), origin=self.origin(node)))
        else:
            raise Unsupported(errors.GROUP, "shaders can't synchronise the whole grid", node)

    # -------------------------------------------------------------------------------------------------------------- queries
    def query(self, group: Group, name: str, node: Node) -> Expr:
        if name in ("size", "num_threads", "group_size"):
            return self.group_size(group, node)
        if name == "thread_rank":
            return self.rank(group, node)
        if group.kind != "tile":
            raise Unsupported(errors.GROUP, f"'{name}' of this group is not supported", node)
        size = literal(group.size, U32)
        if name == "meta_group_rank":
            return Binary(BinaryOp.DIV, self.linear_thread(), size, U32, self.origin(node))
        rounded = Binary(BinaryOp.ADD, self.block_size(), literal(group.size - 1, U32), U32)
        return Binary(BinaryOp.DIV, rounded, size, U32, self.origin(node))

    def group_size(self, group: Group, node: Node) -> Expr:
        match group.kind:
            case "tile":
                return literal(group.size, U32)
            case "coalesced":
                assert group.mask is not None
                return self.convert(MathCall("__popc", (group.mask,), I32, self.origin(node)), U32, node)
            case "block":
                return self.block_size()
            case "grid":
                return self.product(self.wide(self.block_size()), *(self.wide(Builtin(v)) for v in _GRID_DIMS))
            case _:
                raise Unsupported(errors.GROUP, "the size of this group is not known", node)

    def rank(self, group: Group, node: Node) -> Expr:
        match group.kind:
            case "tile":
                return self.lane_in_tile(group.size)
            case "coalesced":
                assert group.mask is not None
                below = Binary(BinaryOp.AND, group.mask, Builtin(BuiltinVar.LANEMASK_LT), U32)
                return self.convert(MathCall("__popc", (below,), I32, self.origin(node)), U32, node)
            case "block":
                return self.linear_thread()
            case "grid":
                return self.grid_rank()
            case _:
                raise Unsupported(errors.GROUP, "the rank in this group is not known", node)

    def lane_in_tile(self, size: int) -> Expr:
        lane = Builtin(BuiltinVar.LANE_ID)
        return lane if size == 32 else Binary(BinaryOp.AND, lane, literal(size - 1, U32), U32)

    def linear_thread(self) -> Expr:
        x, y, z = (Builtin(v) for v in _THREAD)
        dx, dy, _ = (Builtin(v) for v in _BLOCK_DIMS)
        inner = Binary(BinaryOp.ADD, y, self.product(z, dy), U32)
        return Binary(BinaryOp.ADD, x, self.product(inner, dx), U32)

    def grid_rank(self) -> Expr:
        x, y, z = (self.wide(Builtin(v)) for v in _BLOCK)
        dx, dy, _ = (self.wide(Builtin(v)) for v in _GRID_DIMS)
        row = Binary(BinaryOp.ADD, y, self.product(z, dy), U64)
        block = Binary(BinaryOp.ADD, x, self.product(row, dx), U64)
        before = self.product(block, self.wide(self.block_size()))
        return Binary(BinaryOp.ADD, before, self.wide(self.linear_thread()), U64)

    def block_size(self) -> Expr:
        return self.product(*(Builtin(v) for v in _BLOCK_DIMS))

    def product(self, first: Expr, *rest: Expr) -> Expr:
        for factor in rest:
            first = Binary(BinaryOp.MUL, first, factor, first.type)
        return first

    def wide(self, e: Expr) -> Expr:
        return cast(e, U64)

    def members(self, group: Group) -> Expr:
        """The lanes of the group, as a mask."""
        if group.kind == "coalesced":
            assert group.mask is not None
            return group.mask
        if group.size == 32:
            return literal(0xFFFFFFFF, U32)
        return Binary(BinaryOp.SHL, literal((1 << group.size) - 1, U32), self.tile_start(group.size), U32)

    def tile_start(self, size: int) -> Expr:
        return Binary(BinaryOp.AND, Builtin(BuiltinVar.LANE_ID), literal(32 - size, U32), U32)

    # ------------------------------------------------------------------------------------------------------- lane operations
    def lane_operation(self, group: Group, name: str, args: tuple[Node, ...], node: Node) -> Expr:
        if name in _SHUFFLES:
            return self.group_shuffle(group, _SHUFFLES[name], args, node)
        if name in _VOTES:
            return self.group_vote(group, _VOTES[name], args, node)
        if name == "match_any" and group.kind == "tile" and group.size == 32:
            return self.warp_result(WarpOp.MATCH_ANY, (self.value(args[0]),), group, U32, node)
        if name == "reduce" and group.kind == "tile":
            return self.group_reduction(group, args, node)
        raise Unsupported(errors.GROUP, f"'{name}' of this group is not supported", node)

    def warp_result(self, op: WarpOp, args: tuple[Expr, ...], group: Group, t: Type, node: Node) -> Expr:
        result = self.result_var(t, node)
        self.emit(WarpOperation(op, args, self.members(group), result, self.origin(node)))
        return Load(VarPlace(result), t)

    def group_shuffle(self, group: Group, op: WarpOp, args: tuple[Node, ...], node: Node) -> Expr:
        t = self.type_of(node)
        if not isinstance(t, ScalarType):
            raise Unsupported(errors.TYPE, "a shuffle of this type is not supported", node)
        lane_type = U32 if op in (WarpOp.SHUFFLE_UP, WarpOp.SHUFFLE_DOWN) else I32
        value, lane = self.values_in_order(lambda: self.value_as(args[0], t), lambda: self.value_as(args[1], lane_type))
        if group.kind == "tile":
            return self.warp_result(op, (value, lane, literal(group.size, I32)), group, t, node)
        if op is not WarpOp.SHUFFLE:
            raise Unsupported(errors.GROUP, "shuffles of a coalesced group but shfl are not supported", node)
        assert group.mask is not None
        nth = Binary(BinaryOp.ADD, lane, literal(1, I32), I32)
        found = MathCall("__fns", (group.mask, literal(0, U32), nth), U32, self.origin(node))
        return self.warp_result(op, (value, self.convert(found, I32, node), literal(32, I32)), group, t, node)

    def group_vote(self, group: Group, op: WarpOp, args: tuple[Node, ...], node: Node) -> Expr:
        predicate = self.value_as(args[0], I32)
        found = self.warp_result(op, (predicate,), group, U32 if op is WarpOp.BALLOT else I32, node)
        if op is not WarpOp.BALLOT or group.size == 32:
            return self.convert(found, self.type_of(node), node)
        if group.kind != "tile":
            raise Unsupported(errors.GROUP, "ballot of a coalesced group is not supported", node)
        moved = Binary(BinaryOp.SHR, found, self.tile_start(group.size), U32)
        return Binary(BinaryOp.AND, moved, literal((1 << group.size) - 1, U32), U32, self.origin(node))

    def group_reduction(self, group: Group, args: tuple[Node, ...], node: Node) -> Expr:
        """``reduce(tile, value, op)``: a butterfly, so that every lane gets the result."""
        t = self.type_of(node)
        if not isinstance(t, ScalarType):
            raise Unsupported(errors.TYPE, "a reduction of this type is not supported", node)
        value = self.temporary(self.value_as(args[0], t), node, "sum")
        distance = group.size // 2
        while distance:
            operands_ = (value, literal(distance, I32), literal(group.size, I32))
            other = self.warp_result(WarpOp.SHUFFLE_XOR, operands_, group, t, node)
            value = self.temporary(self.combined(value, other, args[1], t, node), node, "sum")
            distance //= 2
        return value

    def combined(self, a: Expr, b: Expr, op_node: Node, t: ScalarType, node: Node) -> Expr:
        name = op_node.type.canonical.declaration.spelling
        if name in _REDUCERS:
            return self.convert(self.arithmetic(_REDUCERS[name], a, b, node), t, node)
        if name in _EXTREMES and t.scalar.size >= 4:
            whole, floating = _EXTREMES[name]
            function = floating + ("f" if t == F32 else "") if t.scalar.is_float else whole
            return MathCall(function, (a, b), t, self.origin(node))
        raise Unsupported(errors.GROUP, "a reduction by an operation of one's own is not supported", node)


def group_type(t: CType) -> Group | None:
    """The group that a type stands for; None for types that are no groups."""
    canonical = t.canonical
    if canonical.spelling.endswith("&"):
        canonical = canonical.pointee.canonical
    spelled = canonical.spelling
    if GROUP_NAMESPACE not in spelled:
        return None
    m = _TYPE.match(spelled)
    if m is None:
        return None
    match m[1]:
        case "thread_block":
            return Group("block")
        case "thread_block_tile":
            return Group("tile", int(m[2]))
        case "grid_group":
            return Group("grid")
        case "coalesced_group":
            return Group("coalesced")
        case "thread_group":
            return Group("unknown")
        case "multi_grid_group" | "cluster_group":
            return Group("unknown")
        case _:
            return None
