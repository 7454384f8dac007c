"""PTX instructions of warps and blocks (PTX ISA, "Parallel Synchronization and Communication Instructions")."""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import TYPES, AsmFrame
from translator.frontend.lower.ptx_half import PtxHalf
from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Builtin,
    BuiltinVar,
    Expr,
    Literal,
    Load,
    Select,
    Trap,
    Unary,
    UnaryOp,
    VarPlace,
    WarpOp,
    WarpOperation,
)
from translator.ir.types import BOOL, I32, U32, U64, ScalarType
from translator.ptx.model import Immediate, Instruction

_SHUFFLES = {
    "idx": WarpOp.SHUFFLE,
    "up": WarpOp.SHUFFLE_UP,
    "down": WarpOp.SHUFFLE_DOWN,
    "bfly": WarpOp.SHUFFLE_XOR,
}
_REDUCTIONS = {
    "add": WarpOp.REDUCE_ADD,
    "min": WarpOp.REDUCE_MIN,
    "max": WarpOp.REDUCE_MAX,
    "and": WarpOp.REDUCE_AND,
    "or": WarpOp.REDUCE_OR,
    "xor": WarpOp.REDUCE_XOR,
}
_COUNTED = {
    frozenset({"red", "popc", "u32"}): BarrierKind.COUNT,
    frozenset({"red", "and", "pred"}): BarrierKind.AND,
    frozenset({"red", "or", "pred"}): BarrierKind.OR,
}


def low_five(lane: Expr) -> Expr:
    if isinstance(lane, Literal):
        return literal(int(lane.value) & 31, U32)
    return Binary(BinaryOp.AND, lane, literal(31, U32), U32)


def width_of(control: int, mode: str) -> int | None:
    """The width of ``__shfl_sync`` that a constant control says; None for a clamp that is no width."""
    width = 32 - (control >> 8 & 31)
    clamp = 0 if mode == "up" else 31
    return None if width & (width - 1) or control & 31 != clamp or control & ~0x1F1F else width


class PtxWarp(PtxHalf):
    def warp_of(
        self, frame: AsmFrame, op: WarpOp, args: tuple[Expr, ...], mask: Expr | None, t: ScalarType = U32
    ) -> Expr:
        result = self.result_var(t, frame.node)
        self.emit(WarpOperation(op, args, mask, result, self.origin(frame.node)))
        return Load(VarPlace(result), t)

    # ----------------------------------------------------------------------------------------------------------- shuffles
    def ptx_shfl(self, frame: AsmFrame, item: Instruction) -> None:
        """``shfl.sync.mode.b32 d|p, a, b, c, mask``: c holds the segment's mask and the clamp."""
        sync, mode, kind = item.modifiers if len(item.modifiers) == 3 else ("", "", "")
        if sync != "sync" or mode not in _SHUFFLES or kind != "b32" or len(item.operands) != 5:
            raise frame.refuse()
        value = self.temporary(self.read_operand(frame, item.operands[1], U32), frame.node)
        lane = low_five(self.read_operand(frame, item.operands[2], U32))
        mask = self.read_operand(frame, item.operands[4], U32)
        control = item.operands[3]
        width = width_of(int(control.value), mode) if isinstance(control, Immediate) and not control.is_float else None
        if width is not None and item.second_result is None:
            lane = cast(lane, I32) if mode in ("idx", "bfly") else lane
            self.gives(frame, item, self.warp_of(frame, _SHUFFLES[mode], (value, lane, literal(width, I32)), mask))
            return
        source, inside = self.source_lane(frame, mode, lane, self.read_operand(frame, control, U32))
        result = self.warp_of(frame, WarpOp.SHUFFLE, (value, source, literal(32, I32)), mask)
        if item.second_result is not None:
            self.write_operand(frame, item.second_result, inside)
        self.gives(frame, item, result)

    def source_lane(self, frame: AsmFrame, mode: str, b: Expr, control: Expr) -> tuple[Expr, Expr]:
        """The lane that is read (the own one where the segment ends before it), and whether it lies inside (PTX ISA,
        "shfl", the pseudo-code)."""
        node = frame.node

        def of(op: BinaryOp, x: Expr, y: Expr) -> Expr:
            return self.temporary(Binary(op, x, y, I32), node)

        own = self.temporary(cast(Builtin(BuiltinVar.LANE_ID, self.origin(node)), I32), node)
        b = self.temporary(cast(b, I32), node)
        control = self.temporary(cast(control, I32), node)
        segment = of(BinaryOp.AND, of(BinaryOp.SHR, control, literal(8, U32)), literal(31, I32))
        outside = self.temporary(Unary(UnaryOp.BIT_NOT, segment, I32), node)
        first = of(BinaryOp.AND, own, segment)
        clamp = of(BinaryOp.AND, of(BinaryOp.AND, control, literal(31, I32)), outside)
        last = of(BinaryOp.OR, first, clamp)
        source = {
            "up": lambda: of(BinaryOp.SUB, own, b),
            "down": lambda: of(BinaryOp.ADD, own, b),
            "bfly": lambda: of(BinaryOp.XOR, own, b),
            "idx": lambda: of(BinaryOp.OR, first, of(BinaryOp.AND, b, outside)),
        }[mode]()
        inside = self.temporary(Binary(BinaryOp.GE if mode == "up" else BinaryOp.LE, source, last, BOOL), node)
        return self.temporary(Select(inside, source, own, I32), node), inside

    # -------------------------------------------------------------------------------------------------------------- votes
    def ptx_vote(self, frame: AsmFrame, item: Instruction) -> None:
        predicate, mask = self.sources(frame, item, BOOL, U32)
        number = self.temporary(Select(predicate, literal(1, I32), literal(0, I32), I32), frame.node)
        match item.modifiers:
            case ("sync", "ballot", "b32"):
                self.gives(frame, item, self.warp_of(frame, WarpOp.BALLOT, (number,), mask))
            case ("sync", "uni", "pred"):
                nowhere = Binary(
                    BinaryOp.EQ, self.warp_of(frame, WarpOp.ANY, (number,), mask, I32), literal(0, I32), BOOL
                )
                everywhere = Binary(
                    BinaryOp.NE, self.warp_of(frame, WarpOp.ALL, (number,), mask, I32), literal(0, I32), BOOL
                )
                self.gives(frame, item, Binary(BinaryOp.LOGICAL_OR, nowhere, everywhere, BOOL))
            case ("sync", "all" | "any" as which, "pred"):
                op = WarpOp.ALL if which == "all" else WarpOp.ANY
                found = self.warp_of(frame, op, (number,), mask, I32)
                self.gives(frame, item, Binary(BinaryOp.NE, found, literal(0, I32), BOOL))
            case _:
                raise frame.refuse()

    def ptx_activemask(self, frame: AsmFrame, item: Instruction) -> None:
        self.gives(frame, item, self.warp_of(frame, WarpOp.ACTIVEMASK, (), None))

    def ptx_match(self, frame: AsmFrame, item: Instruction) -> None:
        """``match.all`` gives the mask if all lanes have one value, else 0, and a predicate that says which."""
        t = self.ptx_type(frame, item)
        mode = item.modifiers[0] if len(item.modifiers) == 3 and item.modifiers[1] == "sync" else ""
        if mode not in ("any", "all") or t not in (U32, U64) or len(item.operands) != 3:
            raise frame.refuse()
        value = self.temporary(self.read_operand(frame, item.operands[1], t), frame.node)
        mask = self.read_operand(frame, item.operands[2], U32)
        lanes = self.warp_of(frame, WarpOp.MATCH_ANY if mode == "any" else WarpOp.MATCH_ALL, (value,), mask)
        if item.second_result is not None:
            self.write_operand(frame, item.second_result, Binary(BinaryOp.NE, lanes, literal(0, U32), BOOL))
        self.gives(frame, item, lanes)

    def ptx_elect(self, frame: AsmFrame, item: Instruction) -> None:
        """The lowest lane of the mask (PTX leaves open which)."""
        if item.modifiers != ("sync",):
            raise frame.refuse()
        mask = self.temporary(cast(self.read_operand(frame, item.operands[1], U32), I32), frame.node)
        found = Binary(BinaryOp.SUB, self.call_of(frame, "__ffs", [mask], I32), literal(1, I32), I32)
        leader = self.temporary(cast(found, U32), frame.node)
        if item.second_result is not None:
            lane = cast(Builtin(BuiltinVar.LANE_ID, self.origin(frame.node)), U32)
            self.write_operand(frame, item.second_result, Binary(BinaryOp.EQ, lane, leader, BOOL))
        self.gives(frame, item, leader)

    def ptx_redux(self, frame: AsmFrame, item: Instruction) -> None:
        if len(item.modifiers) != 3 or item.modifiers[0] != "sync" or item.modifiers[1] not in _REDUCTIONS:
            raise frame.refuse()
        t = TYPES.get(item.modifiers[2])
        if t not in (U32, I32):
            raise frame.refuse()
        value, mask = self.sources(frame, item, t, U32)
        self.gives(frame, item, self.warp_of(frame, _REDUCTIONS[item.modifiers[1]], (value,), mask, t))

    # ----------------------------------------------------------------------------------------------------- barriers, the end
    def ptx_barrier(self, frame: AsmFrame, item: Instruction) -> None:
        self.ptx_bar(frame, item)

    def ptx_bar(self, frame: AsmFrame, item: Instruction) -> None:
        """``bar.sync`` without a count waits for all threads of the block, whatever its number, as ``__syncthreads()``."""
        origin = self.origin(frame.node)
        if item.modifiers == ("warp", "sync") and len(item.operands) == 1:
            self.emit(Barrier(BarrierKind.WARP, mask=self.read_operand(frame, item.operands[0], U32), origin=origin))
            return
        kinds = set(item.modifiers) - {"cta", "aligned"}
        if kinds == {"sync"} and len(item.operands) == 1:
            self.emit(Barrier(BarrierKind.BLOCK, origin=origin))
            return
        kind = _COUNTED.get(frozenset(kinds))
        if kind is None or len(item.operands) != 3:
            raise frame.refuse("waits for a part of the block, which shaders cannot")
        predicate = self.read_operand(frame, item.operands[2], BOOL)
        number = self.temporary(Select(predicate, literal(1, I32), literal(0, I32), I32), frame.node)
        result = self.result_var(I32, frame.node)
        self.emit(Barrier(kind, predicate=number, result=result, origin=origin))
        found = Load(VarPlace(result), I32)
        self.gives(
            frame, item, found if kind is BarrierKind.COUNT else Binary(BinaryOp.NE, found, literal(0, I32), BOOL)
        )

    def ptx_brkpt(self, frame: AsmFrame, item: Instruction) -> None:
        self.ptx_trap(frame, item)

    def ptx_trap(self, frame: AsmFrame, item: Instruction) -> None:
        self.emit(Trap(None, "trap", self.origin(frame.node)))
