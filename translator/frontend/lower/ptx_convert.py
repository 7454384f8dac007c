"""PTX conversions and comparisons (PTX ISA, "cvt", "setp")."""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import TYPES, AsmFrame
from translator.frontend.lower.ptx_arithmetic import SUFFIXES
from translator.frontend.lower.ptx_fields import PtxFields
from translator.ir.nodes import Binary, BinaryOp, Bitcast, Expr, MathCall, Select
from translator.ir.types import BF16, BOOL, F16, F32, F64, I32, U32, ScalarType
from translator.ptx.model import Instruction, Operand

_COMPARE = {
    "eq": BinaryOp.EQ,
    "ne": BinaryOp.NE,
    "lt": BinaryOp.LT,
    "le": BinaryOp.LE,
    "gt": BinaryOp.GT,
    "ge": BinaryOp.GE,
    "lo": BinaryOp.LT,
    "ls": BinaryOp.LE,
    "hi": BinaryOp.GT,
    "hs": BinaryOp.GE,
}
_UNSIGNED_ONLY = frozenset({"lo", "ls", "hi", "hs"})
_UNORDERED = {
    "equ": BinaryOp.EQ,
    "neu": BinaryOp.NE,
    "ltu": BinaryOp.LT,
    "leu": BinaryOp.LE,
    "gtu": BinaryOp.GT,
    "geu": BinaryOp.GE,
}
_COMBINE = {"and": BinaryOp.LOGICAL_AND, "or": BinaryOp.LOGICAL_OR, "xor": BinaryOp.NE}
_CLASSES = {
    "finite": (0, 0x7F7FFFFF),
    "infinite": (0x7F800000, 0x7F800000),
    "number": (0, 0x7F800000),
    "notanumber": (0x7F800001, 0x7FFFFFFF),
    "normal": (0x00800000, 0x7F7FFFFF),
    "subnormal": (1, 0x007FFFFF),
}
"""The least and the greatest bits without the sign (IEEE 754 binary32) of what testp asks for."""
_ROUNDING = {"rni": "rint", "rmi": "floor", "rpi": "ceil", "rzi": "trunc"}


class PtxConvert(PtxFields):
    # ----------------------------------------------------------------------------------------------------------- comparison
    def ptx_setp(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        kinds = tuple(m for m in item.modifiers[:-1] if m != "ftz")
        combine = _COMBINE.get(kinds[1]) if len(kinds) == 2 else None
        if len(kinds) not in (1, 2) or (len(kinds) == 2) != (combine is not None):
            raise frame.refuse()
        if len(item.operands) != (3 if combine is None else 4):
            raise frame.refuse()
        a, b = (self.flushed(frame, item, self.read_operand(frame, o, t)) for o in item.operands[1:3])
        found = self.temporary(self.compared(frame, kinds[0], a, b, t), frame.node)
        third = (
            None if combine is None else self.temporary(self.read_operand(frame, item.operands[3], BOOL), frame.node)
        )
        if item.second_result is not None:
            self.write_combined(frame, item.second_result, self.inverse(found), combine, third)
        self.write_combined(frame, item.operands[0], found, combine, third)

    def write_combined(
        self, frame: AsmFrame, target: Operand, found: Expr, combine: BinaryOp | None, third: Expr | None
    ) -> None:
        value = found if combine is None or third is None else Binary(combine, found, third, BOOL)
        self.write_operand(frame, target, value)

    def compared(self, frame: AsmFrame, relation: str, a: Expr, b: Expr, t: ScalarType) -> Expr:
        origin = self.origin(frame.node)
        if not t.scalar.is_float:
            if relation not in _COMPARE or t == BOOL or (relation in _UNSIGNED_ONLY and t.scalar.is_signed):
                raise frame.refuse()
            (x, _), (y, _) = self.small(a, t), self.small(b, t)
            return Binary(_COMPARE[relation], x, y, BOOL, origin)
        if t in (F16, BF16):
            a, b, t = cast(a, F32), cast(b, F32), F32
        a, b = self.temporary(a, frame.node), self.temporary(b, frame.node)
        isnan = [MathCall("isnan", (e,), BOOL, origin) for e in (a, b)]
        unordered = Binary(BinaryOp.LOGICAL_OR, isnan[0], isnan[1], BOOL)
        if relation == "nan":
            return unordered
        if relation == "num":
            return self.inverse(unordered)
        if relation in _UNORDERED:
            return Binary(BinaryOp.LOGICAL_OR, unordered, Binary(_UNORDERED[relation], a, b, BOOL, origin), BOOL)
        if relation not in _COMPARE or relation in _UNSIGNED_ONLY:
            raise frame.refuse()
        plain = Binary(_COMPARE[relation], a, b, BOOL, origin)
        # C++'s != is true for NaN, PTX's .ne is not.
        return Binary(BinaryOp.LOGICAL_AND, self.inverse(unordered), plain, BOOL) if relation == "ne" else plain

    def ptx_set(self, frame: AsmFrame, item: Instruction) -> None:
        """A comparison as a number: all ones or 1.0 where it holds."""
        to, t = (TYPES.get(m) for m in item.modifiers[-2:]) if len(item.modifiers) > 2 else (None, None)
        relation, *rest = (m for m in item.modifiers[:-2] if m != "ftz")
        combine = _COMBINE.get(rest[0]) if rest else None
        if to not in (U32, I32, F32) or t is None or t == BOOL or len(rest) > 1 or (rest and combine is None):
            raise frame.refuse()
        a, b = (self.flushed(frame, item, self.read_operand(frame, o, t)) for o in item.operands[1:3])
        found = self.compared(frame, relation, a, b, t)
        if combine is not None:
            found = Binary(combine, found, self.read_operand(frame, item.operands[3], BOOL), BOOL)
        yes = literal(1.0, F32) if to == F32 else literal(0xFFFFFFFF, U32)
        no = literal(0.0, F32) if to == F32 else literal(0, U32)
        self.write_operand(frame, item.operands[0], Select(found, yes, no, F32 if to == F32 else U32))

    def ptx_testp(self, frame: AsmFrame, item: Instruction) -> None:
        """By the exponent's and the other bits."""
        t = self.ptx_type(frame, item)
        if t != F32 or len(item.modifiers) != 2:
            raise frame.refuse()
        (a,) = self.sources(frame, item, F32)
        bits = self.temporary(Bitcast(a, U32, self.origin(frame.node)), frame.node)
        size = self.temporary(Binary(BinaryOp.AND, bits, literal(0x7FFFFFFF, U32), U32), frame.node)
        low, high = _CLASSES.get(item.modifiers[0], (0, 0))
        if item.modifiers[0] not in _CLASSES:
            raise frame.refuse()
        above = Binary(BinaryOp.GE, size, literal(low, U32), BOOL)
        self.gives(
            frame, item, Binary(BinaryOp.LOGICAL_AND, above, Binary(BinaryOp.LE, size, literal(high, U32), BOOL), BOOL)
        )

    # ----------------------------------------------------------------------------------------------------------- conversion
    def ptx_cvt(self, frame: AsmFrame, item: Instruction) -> None:
        if len(item.modifiers) < 2:
            raise frame.refuse()
        source, target = TYPES.get(item.modifiers[-1]), TYPES.get(item.modifiers[-2])
        mode = set(item.modifiers[:-2]) - {"ftz"}
        saturates = "sat" in mode
        mode -= {"sat"}
        if source is None or target is None or BOOL in (source, target) or len(mode) > 1:
            raise frame.refuse()
        (a,) = self.sources(frame, item, source)
        value = self.converted_by(frame, a, source, target, next(iter(mode), ""), saturates)
        self.gives(frame, item, value)

    def converted_by(
        self, frame: AsmFrame, a: Expr, source: ScalarType, target: ScalarType, mode: str, saturates: bool
    ) -> Expr:
        if source.scalar.is_float and target.scalar.is_integer:
            if mode not in _ROUNDING or source not in (F32, F64):
                raise frame.refuse()
            return self.to_integer(frame, self.rounded_by(frame, a, source, mode), target)
        if source.scalar.is_float and mode in _ROUNDING and source == target and source in (F32, F64):
            whole = self.rounded_by(frame, a, source, mode)
            return self.clamped(frame, whole, source) if saturates else whole
        if mode in ("rz", "rm", "rp") and target == F32 and source in (F64, I32, U32):
            name = {F64: "__double2float_", I32: "__int2float_", U32: "__uint2float_"}[source] + SUFFIXES[mode]
            value = self.call_of(frame, name, [a], F32)
            return self.clamped(frame, value, target) if saturates else value
        if mode not in ("", "rn"):
            raise frame.refuse()
        if target.scalar.is_float:
            value = cast(a, target)
            return self.clamped(frame, value, target) if saturates else value
        return self.narrowed(frame, a, source, target) if saturates else cast(a, target)

    def rounded_by(self, frame: AsmFrame, a: Expr, t: ScalarType, mode: str) -> Expr:
        return self.call_of(frame, _ROUNDING[mode] + ("f" if t == F32 else ""), [a], t)

    def to_integer(self, frame: AsmFrame, whole: Expr, target: ScalarType) -> Expr:
        """To the nearest value of the type, also where it has fewer than 32 bits (C++ would cut those); NaN gives 0."""
        if target.scalar.size >= 4:
            return cast(whole, target)
        return self.narrowed(frame, cast(whole, I32), I32, target)

    def narrowed(self, frame: AsmFrame, a: Expr, source: ScalarType, target: ScalarType) -> Expr:
        """An integer clamped to another type's range."""
        low, high = bounds(target)
        least, most = bounds(source)
        wide = self.small(a, source)[1]
        value = self.temporary(cast(a, wide), frame.node)
        if most > high:
            limit = literal(high, wide)
            over = Binary(BinaryOp.GT, value, limit, BOOL)
            value = self.temporary(Select(over, limit, value, wide), frame.node)
        if least < low:
            limit = literal(low, wide)
            value = Select(Binary(BinaryOp.LT, value, limit, BOOL), limit, value, wide)
        return cast(value, target)


def bounds(t: ScalarType) -> tuple[int, int]:
    """The least and the greatest value of an integer type."""
    bits = t.scalar.size * 8
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if t.scalar.is_signed else (0, (1 << bits) - 1)
