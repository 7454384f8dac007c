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
_PERMUTATIONS = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543),
    "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333),
    "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210),
    "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}
"""Modes of prmt: the default mode's selector for each value of the control's two low bits (PTX ISA, "prmt")."""


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
        mode = item.modifiers[1] if len(item.modifiers) == 2 else ""
        if item.modifiers[0] != "b32" or len(item.modifiers) > 2 or (mode and mode not in _PERMUTATIONS):
            raise frame.refuse()
        a, b, selector = self.sources(frame, item, U32, U32, U32)
        if mode:
            chosen = self.temporary(Binary(BinaryOp.AND, selector, literal(3, U32), U32), frame.node)
            table: Expr = literal(_PERMUTATIONS[mode][3], U32)
            for n in (2, 1, 0):
                here = Binary(BinaryOp.EQ, chosen, literal(n, U32), BOOL)
                table = Select(here, literal(_PERMUTATIONS[mode][n], U32), table, U32)
            self.gives(frame, item, self.call_of(frame, "__byte_perm", [a, b, self.temporary(table, frame.node)], U32))
            return
        repeated = self.sign_bytes(frame, selector)
        result: Expr = self.call_of(frame, "__byte_perm", [a, b, selector], U32)
        if repeated != literal(0, U32):
            result = self.temporary(result, frame.node)
            spread = Binary(BinaryOp.MUL, repeated, literal(0xFF, U32), U32)
            kept = Binary(BinaryOp.AND, result, Unary(UnaryOp.BIT_NOT, spread, U32), U32)
            top = Binary(BinaryOp.AND, Binary(BinaryOp.SHR, result, literal(7, U32), U32), repeated, U32)
            result = Binary(BinaryOp.OR, kept, Binary(BinaryOp.MUL, top, literal(0xFF, U32), U32), U32)
        self.gives(frame, item, result)

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
        if t not in (U32, I32) or self.only(frame, item, "lo", "hi") not in ({"lo"}, {"hi"}):
            raise frame.refuse()
        return t

    def product24(self, frame: AsmFrame, item: Instruction, a: Expr, b: Expr) -> Expr:
        t = self.type24(frame, item)
        if "hi" in item.modifiers:
            # The upper 32 of the 48 bits.
            wide = U64 if t == U32 else I64
            unused = literal(8, U32)
            factors = [cast(Binary(BinaryOp.SHR, Binary(BinaryOp.SHL, x, unused, t), unused, t), wide) for x in (a, b)]
            product = Binary(BinaryOp.MUL, factors[0], factors[1], wide)
            return cast(Binary(BinaryOp.SHR, product, literal(16, U32), wide), t)
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
        if len(kinds) != 2 or not set(kinds) <= {"u32", "s32"}:
            raise frame.refuse()
        if kinds[0] == kinds[1]:
            t = TYPES[kinds[0]]
            self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, t, t, t), t))
            return
        a, b, total = self.sources(frame, item, I32, I32, I32)
        a, b = self.temporary(a, frame.node), self.temporary(b, frame.node)
        wide, first = (8, 0) if name == "__dp4a" else (16, 2 if name.endswith("hi") else 0)
        for n in range(32 // wide):
            x = self.part_of(a, wide * n, wide, signed=kinds[0] == "s32")
            y = self.part_of(b, 8 * (first + n), 8, signed=kinds[1] == "s32")
            total = Binary(BinaryOp.ADD, total, Binary(BinaryOp.MUL, x, y, I32), I32)
        self.gives(frame, item, total)

    def part_of(self, value: Expr, start: int, width: int, *, signed: bool) -> Expr:
        """Bits of an i32, extended by their sign or with zeros."""
        if signed:
            moved = Binary(BinaryOp.SHL, value, literal(32 - start - width, U32), I32)
            return Binary(BinaryOp.SHR, moved, literal(32 - width, U32), I32)
        moved = Binary(BinaryOp.SHR, value, literal(start, U32), I32)
        return Binary(BinaryOp.AND, moved, literal((1 << width) - 1, I32), I32)

    # --------------------------------------------------------------------------------------------------------------- masks
    def bounded(self, frame: AsmFrame, item: Instruction, *amounts: Expr) -> list[Expr]:
        """``.wrap``: amounts modulo 32; ``.clamp``: as they are, since shifts stop at the width."""
        if len(item.modifiers) != 2 or item.modifiers[0] not in ("clamp", "wrap"):
            raise frame.refuse()
        if item.modifiers[0] == "clamp":
            return [self.temporary(a, frame.node) for a in amounts]
        return [self.temporary(Binary(BinaryOp.AND, a, literal(31, U32), U32), frame.node) for a in amounts]

    def ones(self, count: Expr) -> Expr:
        one = literal(1, U32)
        return Binary(BinaryOp.SUB, Binary(BinaryOp.SHL, one, count, U32), one, U32)

    def ptx_bmsk(self, frame: AsmFrame, item: Instruction) -> None:
        start, count = self.bounded(frame, item, *self.sources(frame, item, U32, U32))
        self.gives(frame, item, Binary(BinaryOp.SHL, self.ones(count), start, U32))

    def ptx_szext(self, frame: AsmFrame, item: Instruction) -> None:
        """The low bits, extended with zeros or their sign."""
        t = self.ptx_type(frame, item)
        if t not in (U32, I32):
            raise frame.refuse()
        a, width = self.sources(frame, item, t, U32)
        (width,) = self.bounded(frame, item, width)
        if t == U32:
            self.gives(frame, item, Binary(BinaryOp.AND, a, self.ones(width), U32))
            return
        short = Binary(BinaryOp.LT, width, literal(32, U32), BOOL)
        left = Binary(BinaryOp.SUB, literal(32, U32), width, U32)
        unused = self.temporary(Select(short, left, literal(0, U32), U32), frame.node)
        self.gives(frame, item, Binary(BinaryOp.SHR, Binary(BinaryOp.SHL, a, unused, I32), unused, I32))

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
