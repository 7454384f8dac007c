"""PTX bit fields, byte permutations and counts (PTX ISA, "Integer Arithmetic Instructions")."""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import TYPES, AsmFrame
from translator.frontend.lower.ptx_bits import PtxBits
from translator.ir.nodes import Binary, BinaryOp, Expr, Literal, Select, Unary, UnaryOp
from translator.ir.types import BOOL, F32, F64, I32, I64, U32, U64, ScalarType
from translator.ptx.model import Instruction

_ALL = 0xFFFFFFFF


class PtxFields(PtxBits):
    def ptx_bfe(self, frame: AsmFrame, item: Instruction) -> None:
        """``(a >> position) & mask``, or for signed types the field's sign extended; what lies past the top is zeros or
        the sign."""
        t = self.ptx_type(frame, item)
        if t not in (U32, U64, I32, I64):
            raise frame.refuse()
        self.only(frame, item)
        a, position, length = self.sources(frame, item, t, U32, U32)
        moved = Binary(BinaryOp.SHR, a, self.low_byte(position), t)
        if t in (U32, U64):
            self.gives(frame, item, Binary(BinaryOp.AND, moved, self.field_mask(length, t), t))
            return
        unused = self.temporary(self.bits_above(length, t.scalar.size * 8), frame.node)
        self.gives(frame, item, Binary(BinaryOp.SHR, Binary(BinaryOp.SHL, moved, unused, t), unused, t))

    def bits_above(self, length: Expr, width: int) -> Expr:
        """How many bits of the register a field of that length leaves; none for lengths from the width up."""
        short = self.low_byte(length)
        left = Binary(BinaryOp.SUB, literal(width, U32), short, U32)
        return Select(Binary(BinaryOp.LT, short, literal(width, U32), BOOL), left, literal(0, U32), U32)

    def ptx_bfi(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t not in (U32, U64) or item.modifiers not in (("b32",), ("b64",)):
            raise frame.refuse()
        a, b, position, length = self.sources(frame, item, t, t, U32, U32)
        shifted = Binary(BinaryOp.SHL, self.field_mask(length, t), self.low_byte(position), t)
        mask = self.temporary(shifted, frame.node, "mask")
        kept = Binary(BinaryOp.AND, b, Unary(UnaryOp.BIT_NOT, mask, t), t)
        new = Binary(BinaryOp.AND, Binary(BinaryOp.SHL, a, self.low_byte(position), t), mask, t)
        self.gives(frame, item, Binary(BinaryOp.OR, kept, new, t))

    def low_byte(self, e: Expr) -> Expr:
        if isinstance(e, Literal):
            return literal(int(e.value) & 0xFF, U32)
        return Binary(BinaryOp.AND, e, literal(0xFF, U32), U32)

    def field_mask(self, length: Expr, t: ScalarType) -> Expr:
        """That many ones; all from the width up, as the shift then gives 0."""
        one = literal(1, t)
        return Binary(BinaryOp.SUB, Binary(BinaryOp.SHL, one, self.low_byte(length), t), one, t)

    def ptx_bfind(self, frame: AsmFrame, item: Instruction) -> None:
        """The highest bit that is not the sign; all ones if there is none.  ``.shiftamt`` counts from the top."""
        t = self.ptx_type(frame, item)
        if t not in (U32, I32, U64, I64):
            raise frame.refuse()
        from_top = self.only(frame, item, "shiftamt")
        signed = I32 if t.scalar.size == 4 else I64
        a = self.temporary(cast(self.sources(frame, item, t)[0], signed), frame.node)
        if t in (I32, I64):
            negative = Binary(BinaryOp.LT, a, literal(0, t), BOOL)
            a = self.temporary(Select(negative, Unary(UnaryOp.BIT_NOT, a, t), a, t), frame.node)
        zeros = self.call_of(frame, "__clz" if signed == I32 else "__clzll", [a], I32)
        if from_top:
            none = Binary(BinaryOp.EQ, a, literal(0, signed), BOOL)
            self.gives(frame, item, Select(none, literal(_ALL, U32), cast(zeros, U32), U32))
        else:
            top = literal(t.scalar.size * 8 - 1, I32)
            self.gives(frame, item, cast(Binary(BinaryOp.SUB, top, zeros, I32), U32))

    def ptx_brev(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if item.modifiers not in (("b32",), ("b64",)):
            raise frame.refuse()
        name = "__brev" if t == U32 else "__brevll"
        self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, t), t))

    def ptx_prmt(self, frame: AsmFrame, item: Instruction) -> None:
        """The default mode: bit 3 of a selector's nibble repeats the chosen byte's sign, which ``__byte_perm`` ignores."""
        if item.modifiers != ("b32",):
            raise frame.refuse()
        a, b, selector = self.sources(frame, item, U32, U32, U32)
        repeated = self.sign_bytes(frame, selector)
        chosen: Expr = self.call_of(frame, "__byte_perm", [a, b, selector], U32)
        if repeated != literal(0, U32):
            chosen = self.temporary(chosen, frame.node)
            spread = Binary(BinaryOp.MUL, repeated, literal(0xFF, U32), U32)
            kept = Binary(BinaryOp.AND, chosen, Unary(UnaryOp.BIT_NOT, spread, U32), U32)
            top = Binary(BinaryOp.AND, Binary(BinaryOp.SHR, chosen, literal(7, U32), U32), repeated, U32)
            chosen = Binary(BinaryOp.OR, kept, Binary(BinaryOp.MUL, top, literal(0xFF, U32), U32), U32)
        self.gives(frame, item, chosen)

    def sign_bytes(self, frame: AsmFrame, selector: Expr) -> Expr:
        """A 1 in the lowest bit of each byte whose nibble of the selector has bit 3."""
        if isinstance(selector, Literal):
            return literal(sum(1 << 8 * i for i in range(4) if int(selector.value) >> (4 * i + 3) & 1), U32)
        selector = self.temporary(selector, frame.node)
        first = Binary(BinaryOp.SHR, selector, literal(3, U32), U32)
        bits: Expr = Binary(BinaryOp.AND, first, literal(1, U32), U32)
        for byte in (1, 2, 3):
            moved = Binary(BinaryOp.SHL, selector, literal(4 * byte - 3, U32), U32)
            bit = Binary(BinaryOp.AND, moved, literal(1 << 8 * byte, U32), U32)
            bits = Binary(BinaryOp.OR, bits, bit, U32)
        return self.temporary(bits, frame.node)

    # ------------------------------------------------------------------------------------------------------- small products
    def ptx_mul24(self, frame: AsmFrame, item: Instruction) -> None:
        self.gives(
            frame, item, self.product24(frame, item, *self.sources(frame, item, *[self.type24(frame, item)] * 2))
        )

    def ptx_mad24(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.type24(frame, item)
        a, b, c = self.sources(frame, item, t, t, t)
        self.gives(frame, item, Binary(BinaryOp.ADD, self.product24(frame, item, a, b), c, t))

    def type24(self, frame: AsmFrame, item: Instruction) -> ScalarType:
        t = self.ptx_type(frame, item)
        if t not in (U32, I32) or self.only(frame, item, "lo") != {"lo"}:
            raise frame.refuse()
        return t

    def product24(self, frame: AsmFrame, item: Instruction, a: Expr, b: Expr) -> Expr:
        t = self.type24(frame, item)
        return self.call_of(frame, "__umul24" if t == U32 else "__mul24", [a, b], t)

    def ptx_sad(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t not in (U32, I32):
            raise frame.refuse()
        self.only(frame, item)
        args = self.sources(frame, item, t, t, U32)
        self.gives(frame, item, self.call_of(frame, "__usad" if t == U32 else "__sad", args, U32))

    def ptx_dp4a(self, frame: AsmFrame, item: Instruction) -> None:
        self.dotted(frame, item, "__dp4a", item.modifiers)

    def ptx_dp2a(self, frame: AsmFrame, item: Instruction) -> None:
        part = item.modifiers[0] if item.modifiers else ""
        if part not in ("lo", "hi"):
            raise frame.refuse()
        self.dotted(frame, item, f"__dp2a_{part}", item.modifiers[1:])

    def dotted(self, frame: AsmFrame, item: Instruction, name: str, kinds: tuple[str, ...]) -> None:
        if kinds not in (("u32", "u32"), ("s32", "s32")):
            raise frame.refuse("multiplies signed with unsigned bytes; only factors of one kind are translated")
        t = TYPES[kinds[0]]
        self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, t, t, t), t))

    # -------------------------------------------------------------------------------------------------------------- choices
    def ptx_cnot(self, frame: AsmFrame, item: Instruction) -> None:
        """1 for 0, else 0."""
        t = self.ptx_type(frame, item)
        if t not in (U32, U64):
            raise frame.refuse()
        self.only(frame, item)
        (a,) = self.sources(frame, item, t)
        self.gives(frame, item, Select(Binary(BinaryOp.EQ, a, literal(0, t), BOOL), literal(1, t), literal(0, t), t))

    def ptx_slct(self, frame: AsmFrame, item: Instruction) -> None:
        """``c >= 0 ? a : b``; a NaN chooses b."""
        kinds = tuple(m for m in item.modifiers if m != "ftz")
        if len(kinds) != 2 or kinds[1] not in ("s32", "f32") or TYPES.get(kinds[0], BOOL).scalar.size < 4:
            raise frame.refuse()
        t, by = TYPES[kinds[0]], TYPES[kinds[1]]
        a, b, c = self.sources(frame, item, t, t, by)
        self.gives(frame, item, Select(Binary(BinaryOp.GE, c, literal(0, by), BOOL), a, b, t))

    def ptx_copysign(self, frame: AsmFrame, item: Instruction) -> None:
        """The sign of the first source, the size of the second."""
        t = self.ptx_type(frame, item)
        if t not in (F32, F64):
            raise frame.refuse()
        sign, size = self.sources(frame, item, t, t)
        self.gives(frame, item, self.call_of(frame, "copysign" + ("f" if t == F32 else ""), [size, sign], t))
