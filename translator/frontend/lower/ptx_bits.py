"""PTX logic and shifts; moves and selections."""

from __future__ import annotations

from translator.frontend.lower import errors
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import AsmFrame
from translator.frontend.lower.ptx_carry import PtxCarry
from translator.ir.nodes import (
    Binary,
    BinaryOp,
    Builtin,
    BuiltinVar,
    Expr,
    Select,
    Unary,
    UnaryOp,
)
from translator.ir.types import BOOL, I32, I64, U8, U16, U32, U64, ScalarType
from translator.ptx.model import Instruction, SpecialRegister, VectorOperand

_SPECIAL = {
    "laneid": BuiltinVar.LANE_ID,
    "warpid": BuiltinVar.WARP_ID,
    "lanemask_eq": BuiltinVar.LANEMASK_EQ,
    "lanemask_lt": BuiltinVar.LANEMASK_LT,
    "lanemask_le": BuiltinVar.LANEMASK_LE,
    "lanemask_gt": BuiltinVar.LANEMASK_GT,
    "lanemask_ge": BuiltinVar.LANEMASK_GE,
    **{f"tid.{c}": BuiltinVar(f"threadIdx.{c}") for c in "xyz"},
    **{f"ntid.{c}": BuiltinVar(f"blockDim.{c}") for c in "xyz"},
    **{f"ctaid.{c}": BuiltinVar(f"blockIdx.{c}") for c in "xyz"},
    **{f"nctaid.{c}": BuiltinVar(f"gridDim.{c}") for c in "xyz"},
}
_COMBINE = {"or": BinaryOp.LOGICAL_OR, "and": BinaryOp.LOGICAL_AND}
_FUNNEL = {
    "l.wrap": "__funnelshift_l",
    "r.wrap": "__funnelshift_r",
    "l.clamp": "__funnelshift_lc",
    "r.clamp": "__funnelshift_rc",
}


class PtxBits(PtxCarry):
    # ----------------------------------------------------------------------------------------------------------------- bits
    def ptx_shl(self, frame: AsmFrame, item: Instruction) -> None:
        self.shifted(frame, item, BinaryOp.SHL)

    def ptx_shr(self, frame: AsmFrame, item: Instruction) -> None:
        self.shifted(frame, item, BinaryOp.SHR)

    def shifted(self, frame: AsmFrame, item: Instruction, op: BinaryOp) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        a, b = self.sources(frame, item, t, U32)
        wide_a, wide = self.small(a, t)
        self.gives(frame, item, cast(Binary(op, wide_a, b, wide), t))

    def ptx_shf(self, frame: AsmFrame, item: Instruction) -> None:
        name = _FUNNEL.get(".".join(item.modifiers[:-1]))
        if name is None or item.modifiers[-1] != "b32":
            raise frame.refuse()
        self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, U32, U32, U32), U32))

    def ptx_lop3(self, frame: AsmFrame, item: Instruction) -> None:
        """Any function of three bits, given as a table of eight results."""
        combine = _COMBINE.get(item.modifiers[0]) if len(item.modifiers) == 2 else None
        plain = item.modifiers == ("b32",) and len(item.operands) == 5 and item.second_result is None
        if not plain and (combine is None or item.second_result is None or len(item.operands) != 6):
            raise frame.refuse()
        table = self.constant_of(frame, item.operands[4])
        a, b, c = (self.read_operand(frame, o, U32) for o in item.operands[1:4])
        terms = [self.minterm(i, a, b, c) for i in range(8) if table >> i & 1]
        value: Expr = literal(0, U32)
        for n, term in enumerate(terms):
            value = term if n == 0 else Binary(BinaryOp.OR, value, term, U32)
        if combine is not None and item.second_result is not None:
            value = self.temporary(value, frame.node)
            other = self.temporary(self.read_operand(frame, item.operands[5], BOOL), frame.node)
            found = Binary(BinaryOp.NE, value, literal(0, U32), BOOL)
            self.write_operand(frame, item.second_result, Binary(combine, found, other, BOOL))
        self.gives(frame, item, value)

    def minterm(self, row: int, a: Expr, b: Expr, c: Expr) -> Expr:
        x, y, z = (e if row >> bit & 1 else Unary(UnaryOp.BIT_NOT, e, U32) for e, bit in ((a, 2), (b, 1), (c, 0)))
        return Binary(BinaryOp.AND, Binary(BinaryOp.AND, x, y, U32), z, U32)

    def ptx_popc(self, frame: AsmFrame, item: Instruction) -> None:
        self.counted(frame, item, "__popc", U32, U64)

    def ptx_clz(self, frame: AsmFrame, item: Instruction) -> None:
        self.counted(frame, item, "__clz", I32, I64)

    def counted(self, frame: AsmFrame, item: Instruction, name: str, narrow: ScalarType, wide: ScalarType) -> None:
        kind = item.modifiers
        if kind not in (("b32",), ("b64",)):
            raise frame.refuse()
        t = narrow if kind == ("b32",) else wide
        name = name if t is narrow else name + "ll"
        self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, t), I32))

    # ---------------------------------------------------------------------------------------------------- moves, choices
    def ptx_mov(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        target, source = item.operands
        if isinstance(source, SpecialRegister):
            self.gives(frame, item, self.special(frame, source))
        elif isinstance(target, VectorOperand):
            self.unpack(frame, target, self.read_operand(frame, source, t), t)
        elif isinstance(source, VectorOperand):
            self.gives(frame, item, self.pack(frame, source, t))
        else:
            self.gives(frame, item, self.read_operand(frame, source, t))

    def special(self, frame: AsmFrame, source: SpecialRegister) -> Expr:
        if source.name.startswith(("clock", "globaltimer")):
            raise Unsupported(errors.CLOCK, "the clock is read", frame.node)
        var = _SPECIAL.get(source.name)
        if var is None:
            raise frame.refuse()
        return Builtin(var, self.origin(frame.node))

    def unpack(self, frame: AsmFrame, target: VectorOperand, value: Expr, t: ScalarType) -> None:
        count = len(target.elements)
        part = {8: U8, 16: U16, 32: U32}.get(t.scalar.size * 8 // count)
        if part is None or t.scalar.size < 4 or t.scalar.is_float:
            raise frame.refuse()
        value = self.temporary(value, frame.node)
        for i, element in enumerate(target.elements):
            moved = Binary(BinaryOp.SHR, value, literal(i * part.scalar.size * 8, U32), t) if i else value
            self.write_operand(frame, element, cast(moved, part))

    def pack(self, frame: AsmFrame, source: VectorOperand, t: ScalarType) -> Expr:
        count = len(source.elements)
        part = {8: U8, 16: U16, 32: U32}.get(t.scalar.size * 8 // count)
        if part is None or t not in (U32, U64):
            raise frame.refuse()
        value: Expr = literal(0, t)
        for i, element in enumerate(source.elements):
            e = cast(self.read_operand(frame, element, part), t)
            moved = Binary(BinaryOp.SHL, e, literal(i * part.scalar.size * 8, U32), t) if i else e
            value = moved if i == 0 else Binary(BinaryOp.OR, value, moved, t)
        return value

    def ptx_selp(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        a, b, p = self.sources(frame, item, t, t, BOOL)
        self.gives(frame, item, Select(p, a, b, t, self.origin(frame.node)))
