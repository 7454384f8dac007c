"""PTX arithmetic, and what all instructions use: types, allowed modifiers, sources and results.

Every modifier must be one that the instruction accepts: what else changes a result is refused.  `.approx` is accepted: it
allows less exact results than the ones given.  `.ftz` is computed: subnormal operands and results become zeros of their sign.
"""

from __future__ import annotations

from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.ptx import TYPES, AsmFrame, InlinePtx, is_signed
from translator.ir.nodes import (
    Binary,
    BinaryOp,
    Bitcast,
    Expr,
    MathCall,
    Select,
    Unary,
    UnaryOp,
)
from translator.ir.types import BOOL, F16, F32, F64, I16, I32, I64, U16, U32, U64, ScalarType
from translator.ptx.model import Immediate, Instruction, Operand

_BINARY = {
    "add": BinaryOp.ADD,
    "sub": BinaryOp.SUB,
    "and": BinaryOp.AND,
    "or": BinaryOp.OR,
    "xor": BinaryOp.XOR,
    "div": BinaryOp.DIV,
    "rem": BinaryOp.REM,
}
_FLOAT_BINARY = {"add": BinaryOp.ADD, "sub": BinaryOp.SUB, "mul": BinaryOp.MUL, "div": BinaryOp.DIV}
_APPROXIMATE = {
    "ex2": "exp2f",
    "lg2": "__log2f",
    "sin": "__sinf",
    "cos": "__cosf",
    "rsqrt": "rsqrtf",
    "tanh": "tanhf",
}
SUFFIXES = {"rn": "rn", "rz": "rz", "rm": "rd", "rp": "ru"}
"""CUDA's names of PTX's roundings."""
_IGNORED = frozenset({"ftz", "approx", "full"})
_WIDE = {U32: U64, I32: I64, U16: U32, I16: I32}
_HIGH = {I32: "__mulhi", U32: "__umulhi", I64: "__mul64hi", U64: "__umul64hi"}


class PtxArithmetic(InlinePtx):
    def instruction(self, frame: AsmFrame, item: Instruction) -> None:
        run = getattr(self, f"ptx_{item.opcode}", None)
        if run is not None:
            run(frame, item)
        elif item.opcode in _BINARY:
            self.ptx_binary(frame, item)
        elif item.opcode in _APPROXIMATE:
            self.ptx_approximate(frame, item)
        elif item.opcode in ("min", "max"):
            self.ptx_min_max(frame, item)
        else:
            raise frame.refuse()

    # -------------------------------------------------------------------------------------------------------------- helpers
    def ptx_type(self, frame: AsmFrame, item: Instruction) -> ScalarType:
        t = TYPES.get(item.modifiers[-1]) if item.modifiers else None
        if t is None:
            raise frame.refuse()
        return t

    def only(self, frame: AsmFrame, item: Instruction, *allowed: str) -> set[str]:
        """The modifiers before the type, all of which must be allowed."""
        given = set(item.modifiers[:-1]) - _IGNORED
        if not given <= set(allowed):
            raise frame.refuse()
        return given

    def sources(self, frame: AsmFrame, item: Instruction, *types: ScalarType) -> list[Expr]:
        if len(item.operands) != len(types) + 1 or item.second_result is not None:
            raise frame.refuse()
        return [
            self.flushed(frame, item, self.read_operand(frame, o, t))
            for o, t in zip(item.operands[1:], types, strict=True)
        ]

    def gives(self, frame: AsmFrame, item: Instruction, value: Expr) -> None:
        self.write_operand(frame, item.operands[0], self.flushed(frame, item, value))

    def flushed(self, frame: AsmFrame, item: Instruction, value: Expr) -> Expr:
        """For ``.ftz``: a subnormal as a zero of its sign. By its bits, since devices may flush in comparisons."""
        if "ftz" not in item.modifiers or value.type != F32:
            return value
        value = self.temporary(value, frame.node)
        bits = self.temporary(Bitcast(value, U32, self.origin(frame.node)), frame.node)
        exponent = Binary(BinaryOp.AND, bits, literal(0x7F800000, U32), U32)
        zero = Bitcast(Binary(BinaryOp.AND, bits, literal(0x80000000, U32), U32), F32)
        return Select(Binary(BinaryOp.EQ, exponent, literal(0, U32), BOOL), zero, value, F32)

    def call_of(self, frame: AsmFrame, name: str, args: list[Expr], t: ScalarType) -> Expr:
        return MathCall(name, tuple(args), t, self.origin(frame.node))

    def constant_of(self, frame: AsmFrame, operand: Operand) -> int:
        if isinstance(operand, Immediate) and not operand.is_float:
            return int(operand.value)
        raise frame.refuse("has an operand that must be constant here")

    def small(self, e: Expr, t: ScalarType) -> tuple[Expr, ScalarType]:
        """16-bit arithmetic is done in 32 bits."""
        if t.scalar.size >= 4:
            return e, t
        wide = I32 if is_signed(t) else U32
        return cast(e, wide), wide

    def of_two(self, op: BinaryOp, a: Expr, b: Expr, t: ScalarType) -> Expr:
        (x, wide), (y, _) = self.small(a, t), self.small(b, t)
        return cast(Binary(op, x, y, wide), t)

    # ----------------------------------------------------------------------------------------------------------- arithmetic
    def ptx_binary(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t.scalar.is_float:
            self.ptx_float(frame, item, t)
            return
        if t == BOOL:
            self.only(frame, item)
            a, b = self.sources(frame, item, BOOL, BOOL)
            logical = {"and": BinaryOp.LOGICAL_AND, "or": BinaryOp.LOGICAL_OR, "xor": BinaryOp.NE}[item.opcode]
            self.gives(frame, item, Binary(logical, a, b, BOOL))
            return
        self.only(frame, item)
        a, b = self.sources(frame, item, t, t)
        self.gives(frame, item, self.of_two(_BINARY[item.opcode], a, b, t))

    def ptx_float(self, frame: AsmFrame, item: Instruction, t: ScalarType) -> None:
        mode = self.only(frame, item, "rn", "rz", "rm", "rp", "sat")
        saturates = "sat" in mode
        mode -= {"sat"}
        a, b = self.sources(frame, item, t, t)
        if item.opcode not in _FLOAT_BINARY or t == F16 or len(mode) > 1:
            raise frame.refuse()
        value = self.float_result(frame, item, next(iter(mode), ""), a, b, t)
        self.gives(frame, item, self.clamped(frame, value, t) if saturates else value)

    def float_result(self, frame: AsmFrame, item: Instruction, mode: str, a: Expr, b: Expr, t: ScalarType) -> Expr:
        if mode == "" or (mode == "rn" and item.opcode in ("div",)):
            return Binary(_FLOAT_BINARY[item.opcode], a, b, t, self.origin(frame.node))
        letter = "f" if t == F32 else "d"
        if mode == "rn" or item.opcode in ("add", "sub"):
            return self.call_of(frame, f"__{letter}{item.opcode}_{SUFFIXES[mode]}", [a, b], t)
        if item.opcode == "mul" and t == F32:
            # A product of two floats is exact in double.
            product = Binary(BinaryOp.MUL, cast(a, F64), cast(b, F64), F64, self.origin(frame.node))
            return self.call_of(frame, "__double2float_" + SUFFIXES[mode], [product], F32)
        raise frame.refuse("has a directed rounding that shaders have no form of")

    def clamped(self, frame: AsmFrame, value: Expr, t: ScalarType) -> Expr:
        """``.sat``: in [0, 1], NaN as 0."""
        if t != F32:
            raise frame.refuse()
        return self.call_of(frame, "__saturatef", [value], F32)

    def ptx_mul(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t.scalar.is_float:
            self.ptx_float(frame, item, t)
            return
        self.only(frame, item, "lo", "hi", "wide")
        a, b = self.sources(frame, item, t, t)
        self.gives(frame, item, self.product_of(frame, item, a, b, t))

    def product_of(self, frame: AsmFrame, item: Instruction, a: Expr, b: Expr, t: ScalarType) -> Expr:
        part = self.only(frame, item, "lo", "hi", "wide", "cc") - {"cc"}
        if part == {"lo"}:
            return self.of_two(BinaryOp.MUL, a, b, t)
        if part == {"wide"} and t in _WIDE:
            wide = _WIDE[t]
            return Binary(BinaryOp.MUL, cast(a, wide), cast(b, wide), wide)
        if part == {"hi"} and t in _HIGH:
            return self.call_of(frame, _HIGH[t], [a, b], t)
        if part == {"hi"} and t in (U16, I16):
            wide = _WIDE[t]
            product = Binary(BinaryOp.MUL, cast(a, wide), cast(b, wide), wide)
            return cast(Binary(BinaryOp.SHR, product, literal(16, U32), wide), t)
        raise frame.refuse()

    def ptx_mad(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t.scalar.is_float:
            self.ptx_fma(frame, item)
            return
        wide = _WIDE.get(t, t) if "wide" in item.modifiers else t
        a, b, c = self.sources(frame, item, t, t, wide)
        self.gives(frame, item, self.of_two(BinaryOp.ADD, self.product_of(frame, item, a, b, t), c, wide))

    def ptx_fma(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        mode = self.only(frame, item, "rn", "sat")
        if "rn" not in mode or t not in (F32, F64):
            raise frame.refuse()
        name = "__fmaf_rn" if t == F32 else "__fma_rn"
        value = self.call_of(frame, name, self.sources(frame, item, t, t, t), t)
        self.gives(frame, item, self.clamped(frame, value, t) if "sat" in mode else value)

    def ptx_approximate(self, frame: AsmFrame, item: Instruction) -> None:
        if "approx" not in item.modifiers or self.ptx_type(frame, item) != F32:
            raise frame.refuse()
        self.only(frame, item)
        self.gives(frame, item, self.call_of(frame, _APPROXIMATE[item.opcode], self.sources(frame, item, F32), F32))

    def ptx_sqrt(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t not in (F32, F64):
            raise frame.refuse()
        self.only(frame, item, "rn")
        self.gives(frame, item, self.call_of(frame, "sqrtf" if t == F32 else "sqrt", self.sources(frame, item, t), t))

    def ptx_rcp(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        if t not in (F32, F64):
            raise frame.refuse()
        self.only(frame, item, "rn")
        (a,) = self.sources(frame, item, t)
        self.gives(frame, item, Binary(BinaryOp.DIV, literal(1.0, t), a, t, self.origin(frame.node)))

    def ptx_min_max(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        allowed = ("NaN",) if t in (F32, F64) else ("relu",) if t == I32 else ()
        chosen = self.only(frame, item, *allowed)
        values = self.sources(frame, item, *[t] * max(len(item.operands) - 1, 2))
        if t in (F32, F64):
            result = values[0]
            for value in values[1:]:
                result = self.extreme(frame, item, [result, value], t)
            self.gives(frame, item, result)
            return
        if len(values) != 2 or not t.scalar.is_integer:
            raise frame.refuse()
        (a, wide), (b, _) = (self.small(v, t) for v in values)
        result = self.call_of(frame, item.opcode, [a, b], wide)
        if "relu" in chosen:
            result = self.call_of(frame, "max", [self.temporary(result, frame.node), literal(0, I32)], I32)
        self.gives(frame, item, cast(result, t))

    def extreme(self, frame: AsmFrame, item: Instruction, values: list[Expr], t: ScalarType) -> Expr:
        """The operand that is not NaN, or with ``.NaN`` the one that is."""
        a, b = (self.temporary(v, frame.node) for v in values)
        value = self.call_of(frame, f"f{item.opcode}" + ("f" if t == F32 else ""), [a, b], t)
        if "NaN" in item.modifiers:
            for each in (b, a):
                value = Select(self.call_of(frame, "isnan", [each], BOOL), each, value, t)
        return value

    def ptx_neg(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        if t.scalar.size < 4:
            raise frame.refuse()
        self.gives(frame, item, Unary(UnaryOp.NEG, self.sources(frame, item, t)[0], t))

    def ptx_not(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        (a,) = self.sources(frame, item, t)
        if t == BOOL:
            self.gives(frame, item, self.inverse(a))
            return
        x, wide = self.small(a, t)
        self.gives(frame, item, cast(Unary(UnaryOp.BIT_NOT, x, wide), t))

    def ptx_abs(self, frame: AsmFrame, item: Instruction) -> None:
        t = self.ptx_type(frame, item)
        self.only(frame, item)
        name = {F32: "fabsf", F64: "fabs", I32: "abs", I64: "abs"}.get(t)
        if name is None:
            raise frame.refuse()
        self.gives(frame, item, self.call_of(frame, name, self.sources(frame, item, t), t))
