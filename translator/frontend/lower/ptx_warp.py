"""PTX instructions of warps and blocks (PTX ISA, "Parallel Synchronization and Communication Instructions")."""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import TYPES, AsmFrame
from translator.frontend.lower.ptx_convert import PtxConvert
from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Expr,
    Literal,
    Load,
    Select,
    Trap,
    VarPlace,
    WarpOp,
    WarpOperation,
)
from translator.ir.types import BOOL, I32, U32, U64, ScalarType
from translator.ptx.model import Instruction

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


class PtxWarp(PtxConvert):
    def warp_of(
        self, frame: AsmFrame, op: WarpOp, args: tuple[Expr, ...], mask: Expr | None, t: ScalarType = U32
    ) -> Expr:
        result = self.result_var(t, frame.node)
        self.emit(WarpOperation(op, args, mask, result, self.origin(frame.node)))
        return Load(VarPlace(result), t)

    # ----------------------------------------------------------------------------------------------------------- shuffles
    def ptx_shfl(self, frame: AsmFrame, item: Instruction) -> None:
        """``shfl.sync.mode.b32 d, a, b, c, mask``: c holds the segment's mask and the clamp, as `__shfl_sync`'s width."""
        sync, mode, kind = item.modifiers if len(item.modifiers) == 3 else ("", "", "")
        if sync != "sync" or mode not in _SHUFFLES or kind != "b32" or len(item.operands) != 5:
            raise frame.refuse()
        if item.second_result is not None:
            raise frame.refuse("gives a predicate, which is not translated for Vulkan")
        value, lane = self.read_operand(frame, item.operands[1], U32), self.read_operand(frame, item.operands[2], U32)
        width = self.width_of(frame, self.constant_of(frame, item.operands[3]), mode)
        mask = self.read_operand(frame, item.operands[4], U32)
        # Only the five low bits count.
        lane = (
            literal(int(lane.value) & 31, U32)
            if isinstance(lane, Literal)
            else Binary(BinaryOp.AND, lane, literal(31, U32), U32)
        )
        if mode in ("idx", "bfly"):
            lane = cast(lane, I32)
        self.gives(frame, item, self.warp_of(frame, _SHUFFLES[mode], (value, lane, literal(width, I32)), mask))

    def width_of(self, frame: AsmFrame, control: int, mode: str) -> int:
        width = 32 - (control >> 8 & 31)
        clamp = 0 if mode == "up" else 31
        if width & (width - 1) or control & 31 != clamp or control & ~0x1F1F:
            raise frame.refuse("has a clamp that is no width of __shfl_sync's")
        return width

    # -------------------------------------------------------------------------------------------------------------- votes
    def ptx_vote(self, frame: AsmFrame, item: Instruction) -> None:
        predicate, mask = self.sources(frame, item, BOOL, U32)
        number = self.temporary(Select(predicate, literal(1, I32), literal(0, I32), I32), frame.node)
        match item.modifiers:
            case ("sync", "ballot", "b32"):
                self.gives(frame, item, self.warp_of(frame, WarpOp.BALLOT, (number,), mask))
            case ("sync", "all" | "any" as which, "pred"):
                op = WarpOp.ALL if which == "all" else WarpOp.ANY
                found = self.warp_of(frame, op, (number,), mask, I32)
                self.gives(frame, item, Binary(BinaryOp.NE, found, literal(0, I32), BOOL))
            case _:
                raise frame.refuse()

    def ptx_activemask(self, frame: AsmFrame, item: Instruction) -> None:
        self.gives(frame, item, self.warp_of(frame, WarpOp.ACTIVEMASK, (), None))

    def ptx_match(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if item.modifiers[:-1] != ("any", "sync") or t not in (U32, U64):
            raise frame.refuse()
        value, mask = self.sources(frame, item, t, U32)
        self.gives(frame, item, self.warp_of(frame, WarpOp.MATCH_ANY, (value,), mask))

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
        """``bar.sync 0`` is ``__syncthreads()``; numbered and partial barriers have no counterpart."""
        origin = self.origin(frame.node)
        if item.modifiers == ("warp", "sync") and len(item.operands) == 1:
            self.emit(Barrier(BarrierKind.WARP, mask=self.read_operand(frame, item.operands[0], U32), origin=origin))
            return
        whole = set(item.modifiers) <= {"cta", "sync", "aligned"} and "sync" in item.modifiers
        if not whole or len(item.operands) != 1 or self.constant_of(frame, item.operands[0]):
            raise frame.refuse()
        self.emit(Barrier(BarrierKind.BLOCK, origin=origin))

    def ptx_trap(self, frame: AsmFrame, item: Instruction) -> None:
        self.emit(Trap(None, "trap", self.origin(frame.node)))
