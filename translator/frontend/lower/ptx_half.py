"""PTX on 16-bit floats: f16, bf16 and pairs of them in a register (PTX ISA, "Half Precision Floating Point Instructions")."""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import AsmFrame
from translator.frontend.lower.ptx_convert import PtxConvert
from translator.ir.nodes import Binary, BinaryOp, Bitcast, Expr, MathCall, Select
from translator.ir.types import BF16, BOOL, F16, F32, U16, U32, ScalarType
from translator.ptx.model import Instruction

_FORMATS = {"f16": F16, "f16x2": F16, "bf16": BF16, "bf16x2": BF16}
_BINARY = {"add": BinaryOp.ADD, "sub": BinaryOp.SUB, "mul": BinaryOp.MUL}
_SOURCES = {"add": 2, "sub": 2, "mul": 2, "fma": 3, "min": 2, "max": 2, "abs": 1, "neg": 1, "ex2": 1, "tanh": 1}
_ALLOWED = frozenset({"rn", "relu", "sat", "NaN", "approx"})


class PtxHalf(PtxConvert):
    def instruction(self, frame: AsmFrame, item: Instruction) -> None:
        kinds = [m for m in item.modifiers if m in _FORMATS]
        if item.opcode in _SOURCES and kinds:
            self.small_operation(frame, item, kinds)
        elif item.opcode == "cvt" and item.modifiers and any(m in ("f16x2", "bf16x2") for m in kinds):
            self.packed_pair(frame, item)
        else:
            super().instruction(frame, item)

    def small_operation(self, frame: AsmFrame, item: Instruction, kinds: list[str]) -> None:
        """Each half by itself; ``.ftz`` of f16 is refused, since it would change results."""
        if len(kinds) != 1 or set(item.modifiers) - _ALLOWED - set(kinds):
            raise frame.refuse()
        if len(item.operands) != _SOURCES[item.opcode] + 1:
            raise frame.refuse("has not the operands that it needs")
        form = _FORMATS[kinds[0]]
        register = U32 if kinds[0].endswith("x2") else U16
        bits = [self.temporary(self.read_operand(frame, o, register), frame.node) for o in item.operands[1:]]
        low = self.small_result(frame, item, form, [self.small_of(b, 0, form) for b in bits])
        if register == U16:
            self.gives(frame, item, low)
            return
        high = self.small_result(frame, item, form, [self.small_of(b, 16, form) for b in bits])
        self.gives(frame, item, self.small_pair(high, low))

    def small_of(self, bits: Expr, shift: int, form: ScalarType) -> Expr:
        moved = Binary(BinaryOp.SHR, bits, literal(shift, U32), U32) if shift else bits
        return Bitcast(cast(moved, U16), form)

    def small_pair(self, high: Expr, low: Expr) -> Expr:
        upper = Binary(BinaryOp.SHL, cast(high, U32), literal(16, U32), U32)
        return Binary(BinaryOp.OR, upper, cast(low, U32), U32)

    def small_result(self, frame: AsmFrame, item: Instruction, form: ScalarType, values: list[Expr]) -> Expr:
        """The bits of the result of one half; a NaN as PTX's own."""
        values = [self.temporary(v, frame.node) for v in values]
        value = self.small_value(frame, item, form, values)
        wide = self.temporary(cast(self.temporary(value, frame.node), F32), frame.node)
        isnan = self.call_of(frame, "isnan", [wide], BOOL)
        if "sat" in item.modifiers:
            value = cast(self.call_of(frame, "__saturatef", [wide], F32), form)
            return Bitcast(self.temporary(value, frame.node), U16)
        bits: Expr = Bitcast(self.temporary(cast(wide, form), frame.node), U16)
        if "relu" in item.modifiers:
            positive = Binary(BinaryOp.GT, wide, literal(0.0, F32), BOOL)
            bits = Select(positive, bits, literal(0, U16), U16)
        return Select(isnan, literal(0x7FFF, U16), bits, U16)

    def small_value(self, frame: AsmFrame, item: Instruction, form: ScalarType, values: list[Expr]) -> Expr:
        origin = self.origin(frame.node)
        if item.opcode in _BINARY:
            return Binary(_BINARY[item.opcode], values[0], values[1], form, origin)
        if item.opcode == "fma":
            return MathCall("__hfma", tuple(values), form, origin)
        wide = [self.temporary(cast(v, F32), frame.node) for v in values]
        if item.opcode in ("min", "max"):
            return cast(self.extreme(frame, item, wide, F32), form)
        if item.opcode in ("ex2", "tanh"):
            name = "exp2f" if item.opcode == "ex2" else "tanhf"
            return cast(self.call_of(frame, name, wide, F32), form)
        bits = Bitcast(values[0], U16)
        op, mask = (BinaryOp.AND, 0x7FFF) if item.opcode == "abs" else (BinaryOp.XOR, 0x8000)
        return Bitcast(cast(Binary(op, cast(bits, U32), literal(mask, U32), U32), U16), form)

    def packed_pair(self, frame: AsmFrame, item: Instruction) -> None:
        """``cvt.rn.f16x2.f32 d, a, b``: a makes the upper half."""
        *mode, to, source = item.modifiers
        if to not in ("f16x2", "bf16x2") or source != "f32" or not set(mode) <= {"rn", "relu"} or "rn" not in mode:
            raise frame.refuse()
        halves = []
        for value in self.sources(frame, item, F32, F32):
            wide = self.temporary(value, frame.node)
            bits: Expr = Bitcast(self.temporary(cast(wide, _FORMATS[to]), frame.node), U16)
            if "relu" in mode:
                bits = Select(Binary(BinaryOp.GT, wide, literal(0.0, F32), BOOL), bits, literal(0, U16), U16)
            halves.append(Select(self.call_of(frame, "isnan", [wide], BOOL), literal(0x7FFF, U16), bits, U16))
        self.gives(frame, item, self.small_pair(halves[0], halves[1]))
