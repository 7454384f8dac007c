"""PTX additions beyond the plain ones: carries and saturation (PTX ISA, "Extended-Precision Integer Arithmetic").

The carry is a register of the statement (`CARRY`): PTX gives it no meaning between statements.
"""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import CARRY, AsmFrame, integer_of
from translator.frontend.lower.ptx_arithmetic import PtxArithmetic
from translator.ir.nodes import Binary, BinaryOp, Expr, Select
from translator.ir.types import BOOL, I32, U32, ScalarType
from translator.ptx.model import Instruction


class PtxCarry(PtxArithmetic):
    def ptx_add(self, frame: AsmFrame, item: Instruction) -> None:
        self.added(frame, item, BinaryOp.ADD)

    def ptx_sub(self, frame: AsmFrame, item: Instruction) -> None:
        self.added(frame, item, BinaryOp.SUB)

    def ptx_addc(self, frame: AsmFrame, item: Instruction) -> None:
        self.added_with_carry(frame, item, BinaryOp.ADD)

    def ptx_subc(self, frame: AsmFrame, item: Instruction) -> None:
        self.added_with_carry(frame, item, BinaryOp.SUB)

    def ptx_madc(self, frame: AsmFrame, item: Instruction) -> None:
        self.multiplied_with_carry(frame, item)

    def ptx_mad(self, frame: AsmFrame, item: Instruction) -> None:
        if "cc" in item.modifiers:
            self.multiplied_with_carry(frame, item)
        elif item.modifiers == ("hi", "sat", "s32"):
            a, b, c = self.sources(frame, item, I32, I32, I32)
            product = self.call_of(frame, "__mulhi", [a, b], I32)
            self.gives(frame, item, self.saturated_sum(frame, BinaryOp.ADD, product, c))
        else:
            super().ptx_mad(frame, item)

    def added(self, frame: AsmFrame, item: Instruction, op: BinaryOp) -> None:
        t = self.ptx_type(frame, item)
        if "cc" in item.modifiers:
            self.only(frame, item, "cc")
            u = self.carried_type(frame, t)
            a, b = self.sources(frame, item, u, u)
            self.with_carry(frame, item, op, a, b, u, reads=False)
        elif "sat" in item.modifiers and t == I32:
            self.only(frame, item, "sat")
            a, b = self.sources(frame, item, I32, I32)
            self.gives(frame, item, self.saturated_sum(frame, op, a, b))
        else:
            self.ptx_binary(frame, item)

    def added_with_carry(self, frame: AsmFrame, item: Instruction, op: BinaryOp) -> None:
        self.only(frame, item, "cc")
        u = self.carried_type(frame, self.ptx_type(frame, item))
        a, b = self.sources(frame, item, u, u)
        self.with_carry(frame, item, op, a, b, u, reads=True)

    def multiplied_with_carry(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        u = self.carried_type(frame, t)
        part = self.only(frame, item, "lo", "hi", "cc") - {"cc"}
        if len(part) != 1:
            raise frame.refuse()
        a, b, c = self.sources(frame, item, t, t, u)
        product = cast(self.product_of(frame, item, a, b, t), u)
        self.with_carry(frame, item, BinaryOp.ADD, product, c, u, reads=item.opcode == "madc")

    def carried_type(self, frame: AsmFrame, t: ScalarType) -> ScalarType:
        if not t.scalar.is_integer or t.scalar.size < 4:
            raise frame.refuse()
        return integer_of(t)

    def with_carry(
        self, frame: AsmFrame, item: Instruction, op: BinaryOp, a: Expr, b: Expr, u: ScalarType, *, reads: bool
    ) -> None:
        """``a op b`` (with the carry, if it `reads` it) to the destination, and the new carry if ``.cc`` asks for it."""
        if item.guard is not None or (reads and not frame.carries):
            raise frame.refuse("needs a carry that an earlier instruction of the statement sets in any case")
        a, b = self.temporary(a, frame.node), self.temporary(b, frame.node)
        first = self.temporary(Binary(op, a, b, u), frame.node)
        out: Expr = self.overflows(op, a, b, first)
        result = first
        if reads:
            carry = cast(self.read_operand(frame, CARRY, U32), u)
            result = self.temporary(Binary(op, first, carry, u), frame.node)
            out = Binary(BinaryOp.LOGICAL_OR, out, self.overflows(op, first, carry, result), BOOL)
        if "cc" in item.modifiers:
            bit = Select(out, literal(1, U32), literal(0, U32), U32)
            self.write_operand(frame, CARRY, self.temporary(bit, frame.node))
            frame.carries = True
        self.gives(frame, item, result)

    def overflows(self, op: BinaryOp, a: Expr, b: Expr, result: Expr) -> Expr:
        """Whether an unsigned sum went round (it is then below either term), or a difference borrowed."""
        return Binary(BinaryOp.LT, result, a, BOOL) if op is BinaryOp.ADD else Binary(BinaryOp.LT, a, b, BOOL)

    def saturated_sum(self, frame: AsmFrame, op: BinaryOp, a: Expr, b: Expr) -> Expr:
        """The nearest s32 where the sum or difference has no s32."""
        a, b = self.temporary(a, frame.node), self.temporary(b, frame.node)
        plain = self.temporary(Binary(op, a, b, I32), frame.node)
        signs = Binary(BinaryOp.XOR, a, b if op is BinaryOp.SUB else plain, I32)
        other = Binary(BinaryOp.XOR, a if op is BinaryOp.SUB else b, plain, I32)
        zero = literal(0, I32)
        wrapped = Binary(BinaryOp.LT, Binary(BinaryOp.AND, signs, other, I32), zero, BOOL)
        limit = Select(Binary(BinaryOp.LT, a, zero, BOOL), literal(-(1 << 31), I32), literal((1 << 31) - 1, I32), I32)
        return Select(wrapped, limit, plain, I32)
