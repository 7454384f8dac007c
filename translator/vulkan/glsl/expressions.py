"""Expressions and places as GLSL text, with as few parentheses as the precedence of operators allows."""

from __future__ import annotations

from translator.ir.nodes import (
    ArgumentIsNull,
    ArgumentOffset,
    Binary,
    BinaryOp,
    Bitcast,
    BitsPlace,
    BufferElement,
    Builtin,
    BuiltinVar,
    Cast,
    Construct,
    Expr,
    Extract,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    MathCall,
    MemoryObject,
    Place,
    Select,
    Unary,
    VarPlace,
    Zero,
)
from translator.ir.types import (
    BOOL,
    F32,
    I32,
    U32,
    ArrayType,
    Scalar,
    ScalarType,
    StructType,
    Type,
    VecType,
    show,
)
from translator.passes.context import Refused
from translator.vulkan.glsl.casts import bit_cast, convert
from translator.vulkan.glsl.functions import SAME
from translator.vulkan.glsl.literals import literal
from translator.vulkan.glsl.state import ShaderState
from translator.vulkan.glsl.structs import constructor_args, member_names
from translator.vulkan.glsl.types import full_name

PRIMARY, UNARY, TERNARY = 16, 14, 2
PRECEDENCE = {
    BinaryOp.MUL: 13,
    BinaryOp.DIV: 13,
    BinaryOp.REM: 13,
    BinaryOp.ADD: 12,
    BinaryOp.SUB: 12,
    BinaryOp.SHL: 11,
    BinaryOp.SHR: 11,
    BinaryOp.LT: 10,
    BinaryOp.LE: 10,
    BinaryOp.GT: 10,
    BinaryOp.GE: 10,
    BinaryOp.EQ: 9,
    BinaryOp.NE: 9,
    BinaryOp.AND: 8,
    BinaryOp.XOR: 7,
    BinaryOp.OR: 6,
    BinaryOp.LOGICAL_AND: 5,
    BinaryOp.LOGICAL_OR: 3,
}
"""GLSL 4.60, section 5.1."""

_CLARIFY = {BinaryOp.SHL, BinaryOp.SHR, BinaryOp.AND, BinaryOp.XOR, BinaryOp.OR}
"""Operators whose operands get parentheses for the reader's sake where the operand is another binary operation."""

_POSITIVE = {
    BuiltinVar.BLOCK_DIM_X,
    BuiltinVar.BLOCK_DIM_Y,
    BuiltinVar.BLOCK_DIM_Z,
    BuiltinVar.GRID_DIM_X,
    BuiltinVar.GRID_DIM_Y,
    BuiltinVar.GRID_DIM_Z,
    BuiltinVar.WARP_SIZE,
}

Written = tuple[str, int]
"""Text, and the precedence of its outermost operator."""


class ExprWriter:
    """Writes expressions; what they use is noted in the state."""

    def __init__(self, state: ShaderState) -> None:
        self.state = state

    # ------------------------------------------------------------------------------------------------------ expressions
    def expr(self, e: Expr) -> str:
        """The text of an expression that stands alone."""
        return self.written(e)[0]

    def operand(self, e: Expr, at_least: int) -> str:
        """The text of an operand, in parentheses if it binds less than `at_least`."""
        text, precedence = self.written(e)
        return f"({text})" if precedence < at_least else text

    def written(self, e: Expr) -> Written:
        self.state.use_type(e.type)
        match e:
            case Literal():
                text = literal(e)
                return text, UNARY if text.startswith("-") else PRIMARY
            case Zero(t):
                return self.zero(t), PRIMARY
            case Load(place):
                return self.load(place), PRIMARY
            case Unary(op, operand):
                text = self.operand(operand, UNARY)
                return f"{op.value}({text})" if text.startswith("-") else f"{op.value}{text}", UNARY
            case Binary():
                return self.binary(e)
            case Cast(operand, t):
                return self.cast(operand, t)
            case Bitcast(operand, t):
                self.state.use_type(operand.type)
                inner = self.written(operand)
                text = bit_cast(self.state, inner[0], operand.type, t)
                return inner if text == inner[0] else (text, PRIMARY)
            case Select(condition, then, otherwise):
                return self.select(condition, then, otherwise, e.type)
            case MathCall():
                return self.call(e)
            case Construct(args, t):
                return self.construct([self.expr(a) for a in args], t), PRIMARY
            case Extract(operand, member):
                return self.extract(operand, member), PRIMARY
            case Builtin(var):
                return self.builtin(var)
            case ArgumentIsNull(obj):
                return self.state.null_flag(obj), PRIMARY
            case ArgumentOffset(obj):
                return f"uint({self.state.offset(obj, 1)})", PRIMARY
            case _:
                raise Refused("WB4903", f"{type(e).__name__} reached the writer", e.origin)

    def select(self, condition: Expr, then: Expr, otherwise: Expr, t: Type) -> Written:
        if isinstance(t, ArrayType):
            raise Refused("WB4303", "an array is chosen by a condition", condition.origin)
        parts = [self.operand(x, TERNARY + 1) for x in (condition, then, otherwise)]
        return f"{parts[0]} ? {parts[1]} : {parts[2]}", TERNARY

    # --------------------------------------------------------------------------------------------------------- operators
    def binary(self, e: Binary) -> Written:
        if (offset := argument_offset(e)) is not None:
            return self.state.offset(*offset), PRIMARY
        t = e.left.type
        assert isinstance(t, ScalarType)
        if (helper := self.guarded(e, t)) is not None:
            return f"{self.state.use_helper(helper)}({self.expr(e.left)}, {self.expr(e.right)})", PRIMARY
        level = PRECEDENCE[e.op]
        # Sums of integers wrap, so that it does not matter which is added first.
        sums = isinstance(e.right, Binary) and e.right.op in (BinaryOp.ADD, BinaryOp.SUB)
        joins = e.op is BinaryOp.ADD and t.scalar.is_integer and sums
        left, right = self.side(e, e.left, level), self.side(e, e.right, level if joins else level + 1)
        if e.op in (BinaryOp.EQ, BinaryOp.NE) and t == BOOL:
            left, right = self.side(e, e.left, level + 1), right
        return f"{left} {e.op.value} {right}", level

    def side(self, e: Binary, operand: Expr, at_least: int) -> str:
        text, precedence = self.written(operand)
        mixed = isinstance(operand, Binary) and operand.op is not e.op
        unclear = mixed and e.op in _CLARIFY and precedence < UNARY
        unclear |= e.op is BinaryOp.LOGICAL_OR and isinstance(operand, Binary) and operand.op is BinaryOp.LOGICAL_AND
        return f"({text})" if precedence < at_least or unclear else text

    def guarded(self, e: Binary, t: ScalarType) -> str | None:
        """The helper for an integer operation that GLSL leaves undefined for some operands CUDA has a meaning for."""
        if not t.scalar.is_integer:
            return None
        divisor = e.right.value if isinstance(e.right, Literal) else None
        match e.op:
            case BinaryOp.DIV:
                safe = divisor not in (None, 0, -1) or is_positive(e.right)
                return None if safe else f"div_{t.scalar.label}"
            case BinaryOp.REM:
                signed = t.scalar.is_signed
                safe = not signed and (divisor not in (None, 0) or is_positive(e.right))
                return None if safe else f"rem_{t.scalar.label}"
            case BinaryOp.SHL | BinaryOp.SHR:
                fits = isinstance(divisor, int) and 0 <= divisor < t.scalar.size * 8
                if fits or is_masked(e.right, t.scalar.size * 8):
                    return None
                return f"{'shl' if e.op is BinaryOp.SHL else 'shr'}_{t.scalar.label}"
            case _:
                return None

    def cast(self, operand: Expr, t: ScalarType) -> Written:
        if (offset := argument_offset(operand)) is not None and t in (I32, U32):
            name = self.state.offset(*offset)
            return (name, PRIMARY)
        source = operand.type
        assert isinstance(source, ScalarType)
        self.state.use_type(t)
        if source == t:
            return self.written(operand)
        return convert(self.state, self.expr(operand), source.scalar, t.scalar), PRIMARY

    def call(self, e: MathCall) -> Written:
        args = [self.expr(a) for a in e.args]
        first = e.args[0].type if e.args else F32
        name = SAME.get(e.name) or self.state.helper_for(e.name, first, e.origin)
        return f"{name}({', '.join(args)})", PRIMARY

    # ------------------------------------------------------------------------------------------------------------ values
    def zero(self, t: Type) -> str:
        match t:
            case ScalarType(s):
                return literal(Literal(t, False if s is Scalar.BOOL else 0.0 if s.is_float else 0))
            case VecType(s, 1):
                return self.zero(ScalarType(s))
            case VecType(s):
                return f"{full_name(t, self.state.struct_names)}({self.zero(ScalarType(s))})"
            case ArrayType(element, count) if count is not None:
                return f"{full_name(t, self.state.struct_names)}({', '.join([self.zero(element)] * count)})"
            case StructType(fields=fields):
                return self.construct([self.zero(f.type) for f in fields], t)
            case _:
                raise Refused("WB4903", f"no value of {show(t)}", None)

    def construct(self, args: list[str], t: Type) -> str:
        if isinstance(t, VecType) and t.count == 1:
            return args[0]
        if isinstance(t, StructType):
            args = constructor_args(t, t.name in self.state.stored_structs, args)
        return f"{full_name(t, self.state.struct_names)}({', '.join(args)})"

    def extract(self, operand: Expr, member: str) -> str:
        text = self.operand(operand, PRIMARY)
        t = operand.type
        if isinstance(t, VecType):
            return text if t.count == 1 else f"{text}.{member}"
        assert isinstance(t, StructType)
        return self.field(text, t, member, t.field(member).type, reading=True)

    def builtin(self, var: BuiltinVar) -> Written:
        name = var.value
        if not name.startswith("%") and var is not BuiltinVar.WARP_SIZE:
            base = name.partition(".")[0]
            self.state.built_ins.add(base)
            return name, PRIMARY
        if var is BuiltinVar.WARP_SIZE:
            return "32", PRIMARY
        self.state.built_ins.add("lane")
        match var:
            case BuiltinVar.LANE_ID:
                return "lane", PRIMARY
            case BuiltinVar.WARP_ID:
                self.state.built_ins.add("warp")
                return "warp", PRIMARY
            case BuiltinVar.LANEMASK_EQ:
                return "1u << lane", PRECEDENCE[BinaryOp.SHL]
            case BuiltinVar.LANEMASK_LT:
                return "(1u << lane) - 1u", PRECEDENCE[BinaryOp.SUB]
            case BuiltinVar.LANEMASK_LE:
                return "(2u << lane) - 1u", PRECEDENCE[BinaryOp.SUB]
            case BuiltinVar.LANEMASK_GT:
                return "~((2u << lane) - 1u)", UNARY
            case _:
                return "~((1u << lane) - 1u)", UNARY

    # ------------------------------------------------------------------------------------------------------------ places
    def load(self, p: Place) -> str:
        """The value of a place; a bool that is stored as a byte is converted."""
        if isinstance(p, VarPlace) and p.var.id in self.state.packed_params:
            return unpack_parameter(self.state, self.state.names[p.var.id], self.state.packed_params[p.var.id])
        if isinstance(p, BitsPlace):
            return bit_cast(self.state, self.load(p.base), p.base.type, p.type)
        text = self.place(p)
        return f"bool({text})" if self.is_stored_bool(p) else text

    def is_stored_bool(self, p: Place) -> bool:
        """Whether a bool place is a byte in memory."""
        if p.type != BOOL:
            return False
        while isinstance(p, IndexPlace):
            p = p.base
        match p:
            case BufferElement():
                return True
            case FieldPlace(base):
                return isinstance(base.type, StructType) and base.type.name in self.state.stored_structs
            case _:
                return False

    def place(self, p: Place) -> str:
        """A place as something assignable."""
        match p:
            case VarPlace(var):
                return self.state.names[var.id]
            case BufferElement(obj, index, t):
                self.state.use_type(t)
                return f"{self.state.view(obj, t)}[{self.index(index)}]"
            case IndexPlace(base, index):
                return self.element(base, index)
            case FieldPlace(base, member, t):
                text = self.place(base)
                if isinstance(base.type, VecType):
                    return text if base.type.count == 1 else f"{text}.{member}"
                assert isinstance(base.type, StructType)
                return self.field(text, base.type, member, t, reading=False)
            case BitsPlace():
                raise Refused("WB4103", "memory seen as another type is used in a way that is not supported", p.origin)
            case _:
                raise Refused("WB4903", f"{type(p).__name__} reached the writer", p.origin)

    def element(self, base: Place, index: Expr) -> str:
        text = self.place(base)
        if isinstance(base.type, VecType) and base.type.count == 1:
            return text
        return f"{text}[{self.index(index)}]"

    def index(self, e: Expr) -> str:
        """An index: 32 bits are enough (translator/passes/index_math.py)."""
        if isinstance(e.type, ScalarType) and e.type.scalar.size == 8:
            return f"uint({self.expr(e)})"
        if isinstance(e, Cast) and e.type in (I32, U32) and e.operand.type in (I32, U32):
            return self.expr(e.operand)
        return self.expr(e)

    def field(self, text: str, t: StructType, member: str, field_type: Type, reading: bool) -> str:
        name = member_names(t)[member]
        stored = field_type == BOOL and t.name in self.state.stored_structs
        return f"bool({text}.{name})" if stored and reading else f"{text}.{name}"


def argument_offset(e: Expr) -> tuple[MemoryObject, int] | None:
    """``ArgumentOffset / size``, as `resolve_pointers` writes it."""
    match e:
        case Binary(BinaryOp.DIV, ArgumentOffset(obj), Literal(_, size)) if isinstance(size, int):
            return obj, size
        case _:
            return None


def is_positive(e: Expr) -> bool:
    """Whether an integer is plainly more than 0: a size that CUDA guarantees."""
    match e:
        case Builtin(var):
            return var in _POSITIVE
        case Cast(operand, ScalarType(s)) if s.size >= 4 and s.is_integer:
            return is_positive(operand)
        case _:
            return False


def is_masked(e: Expr, width: int) -> bool:
    """Whether a shift count is plainly less than the width: ``n & 31``, or ``n % 32`` of an unsigned n."""
    match e:
        case Binary(BinaryOp.AND, _, Literal(_, mask)) if isinstance(mask, int):
            return 0 <= mask < width
        case Binary(BinaryOp.REM, left, Literal(_, divisor)) if left.type == U32 and isinstance(divisor, int):
            return 0 < divisor <= width
        case _:
            return False


def unpack_parameter(state: ShaderState, name: str, scalar: Scalar) -> str:
    """A parameter of less than a word, which lies in the low bits of a u32."""
    state.features.use_type(scalar)
    match scalar:
        case Scalar.BOOL:
            return f"bool({name})"
        case Scalar.F16:
            state.features.use_type(Scalar.U16)
            return f"uint16BitsToHalf(uint16_t({name}))"
        case Scalar.BF16:
            return f"uint16_t({name})"
        case Scalar.I8 | Scalar.U8 | Scalar.I16 | Scalar.U16:
            return f"{'u' if scalar.is_unsigned else ''}int{scalar.size * 8}_t({name})"
        case _:
            raise AssertionError(f"{scalar} is no small type")
