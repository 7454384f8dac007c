"""The half of `verify` that checks expressions and places: each operand has exactly the type that the node needs."""

from __future__ import annotations

from enum import Enum
from typing import NoReturn

from translator.ir.intrinsics import INTRINSICS, signature
from translator.ir.nodes import (
    AddressOf,
    ArgumentIsNull,
    ArgumentOffset,
    Binary,
    BinaryOp,
    Bitcast,
    BitsPlace,
    BufferElement,
    Builtin,
    Cast,
    Construct,
    Deref,
    Expr,
    Extract,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    MathCall,
    Origin,
    Place,
    PtrCast,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Select,
    Stmt,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
    Zero,
)
from translator.ir.types import (
    BOOL,
    I32,
    I64,
    U32,
    U64,
    ArrayType,
    PtrType,
    Scalar,
    ScalarType,
    StructType,
    Type,
    VecType,
    VoidType,
    show,
    size_of,
)


class Stage(Enum):
    """Which form of the language a module is in (see `translator.ir.nodes`)."""

    POINTERS = "pointers"
    RESOLVED = "resolved"


class IRError(Exception):
    """A malformed module; the message says what and where."""

    def __init__(self, message: str, origin: Origin | None) -> None:
        where = f"{origin.file}:{origin.line}: " if origin else ""
        super().__init__(f"{where}internal error: {message}")
        self.reason = message
        self.origin = origin


ARITHMETIC = frozenset({Scalar.I32, Scalar.U32, Scalar.I64, Scalar.U64, Scalar.F16, Scalar.F32, Scalar.F64})
"""What operators work on: C++ promotes the smaller integers, and bf16 arithmetic is done in f32."""

INDEX_TYPES = (I32, U32, I64, U64)
_INTEGER_ONLY = (BinaryOp.REM, BinaryOp.SHL, BinaryOp.SHR, BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR)
COMPONENTS = "xyzw"


def fail(message: str, origin: Origin | None) -> NoReturn:
    raise IRError(message, origin)


def origin_of(node: Expr | Place | Stmt) -> Origin | None:
    return getattr(node, "origin", None)


class ExprChecker:
    """Checks expressions and places; `in_scope` holds the ids of the variables that may be named."""

    def __init__(self, stage: Stage, in_scope: set[int]) -> None:
        self.stage = stage
        self.in_scope = in_scope

    # ------------------------------------------------------------------------------------------------------ expressions
    def expr(self, e: Expr) -> Type:
        """Check an expression and what it is made of; gives its type."""
        match e:
            case Literal():
                check_literal(e)
            case Zero(t):
                self.value_type(t, e)
            case Load(place):
                self.same(self.place(place), e.type, "a load", e)
            case Unary():
                self.unary(e)
            case Binary():
                self.binary(e)
            case Cast(operand, t):
                self.is_scalar(self.expr(operand), "a cast's operand", e)
                self.is_scalar(t, "a cast's type", e)
            case Bitcast(operand, t):
                source = self.expr(operand)
                if not all(isinstance(x, ScalarType | VecType) for x in (source, t)) or size_of(source) != size_of(t):
                    fail(f"bits of {show(source)} seen as {show(t)}", e.origin)
            case Select(condition, then, otherwise):
                self.same(self.expr(condition), BOOL, "a condition", e)
                self.same(self.expr(then), e.type, "the first choice", e)
                self.same(self.expr(otherwise), e.type, "the second choice", e)
            case MathCall():
                self.math_call(e)
            case Construct():
                self.construct(e)
            case Extract(operand, member):
                self.same(self.member_type(self.expr(operand), member, e), e.type, f"member {member}", e)
            case Builtin():
                pass
            case AddressOf() | PtrOffset() | PtrCast() | PtrDiff() | PtrCompare():
                self.pointer(e)
            case ArgumentIsNull() | ArgumentOffset():
                self.only_in(Stage.RESOLVED, e)
        return e.type

    def unary(self, e: Unary) -> None:
        self.same(self.expr(e.operand), e.type, f"operand of {e.op}", e)
        scalar = self.is_scalar(e.type, f"operand of {e.op}", e)
        allowed = {
            UnaryOp.NOT: scalar is Scalar.BOOL,
            UnaryOp.BIT_NOT: scalar in ARITHMETIC and scalar.is_integer,
            UnaryOp.NEG: scalar in ARITHMETIC,
        }[e.op]
        if not allowed:
            fail(f"{e.op} of {show(e.type)}", e.origin)

    def binary(self, e: Binary) -> None:
        left, right = self.expr(e.left), self.expr(e.right)
        scalar = self.is_scalar(left, f"operand of {e.op}", e)
        if e.op in (BinaryOp.SHL, BinaryOp.SHR):
            if right not in (I32, U32):
                fail(f"a shift count of type {show(right)}", e.origin)
        else:
            self.same(right, left, f"right operand of {e.op}", e)
        if e.op.is_logical:
            allowed = scalar is Scalar.BOOL
        elif e.op in (BinaryOp.EQ, BinaryOp.NE):
            allowed = scalar in ARITHMETIC or scalar is Scalar.BOOL
        else:
            allowed = scalar in ARITHMETIC and not (scalar.is_float and e.op in _INTEGER_ONLY)
        if not allowed:
            fail(f"{show(left)} {e.op} {show(right)}", e.origin)
        result = BOOL if e.op.is_comparison or e.op.is_logical else left
        self.same(result, e.type, f"the result of {e.op}", e)

    def math_call(self, e: MathCall) -> None:
        operands = tuple(self.expr(a) for a in e.args)
        if e.name not in INTRINSICS:
            fail(f"{e.name} is no known device function", e.origin)
        found = signature(e.name, operands)
        if found is None:
            fail(f"{e.name} takes no ({', '.join(show(t) for t in operands)})", e.origin)
        self.same(found.result, e.type, f"the result of {e.name}", e)

    def construct(self, e: Construct) -> None:
        match e.type:
            case VecType(scalar, count, _):
                wanted: list[Type] = [ScalarType(scalar)] * count
            case ArrayType(element, count) if count is not None:
                wanted = [element] * count
            case StructType(fields=fields):
                wanted = [f.type for f in fields]
            case _:
                fail(f"{show(e.type)} is not made of elements", e.origin)
        if len(wanted) != len(e.args):
            fail(f"{show(e.type)} from {len(e.args)} elements", e.origin)
        for arg, t in zip(e.args, wanted, strict=True):
            self.same(self.expr(arg), t, f"an element of {show(e.type)}", e)

    def pointer(self, e: AddressOf | PtrOffset | PtrCast | PtrDiff | PtrCompare) -> None:
        self.only_in(Stage.POINTERS, e)
        match e:
            case AddressOf(place, t):
                target = self.place(place)
                decayed = target.element if isinstance(target, ArrayType) else None
                if t.element not in (target, decayed):
                    fail(f"address of {show(target)} as {show(t)}", e.origin)
            case PtrOffset(pointer, index, t):
                self.same_pointee(self.is_pointer(pointer, e), t, e)
                if self.expr(index) not in INDEX_TYPES:
                    fail(f"a pointer offset of type {show(index.type)}", e.origin)
            case PtrCast(pointer):
                self.is_pointer(pointer, e)
            case PtrDiff(left, right, t):
                self.same_pointee(self.is_pointer(left, e), self.is_pointer(right, e), e)
                self.same(t, I64, "a pointer difference", e)
            case PtrCompare(op, left, right):
                self.is_pointer(left, e)
                self.is_pointer(right, e)
                if not op.is_comparison:
                    fail(f"pointers {op}", e.origin)

    # ----------------------------------------------------------------------------------------------------------- places
    def place(self, p: Place) -> Type:
        match p:
            case VarPlace(var):
                self.variable(var, p)
            case Deref(pointer):
                self.only_in(Stage.POINTERS, p)
                self.same(self.is_pointer(pointer, p).element, p.type, "what a pointer points to", p)
            case FieldPlace(base, member):
                self.same(self.member_type(self.place(base), member, p), p.type, f"member {member}", p)
            case IndexPlace(base, index):
                self.same(self.element_type(self.place(base), p), p.type, "an element", p)
                if self.expr(index) not in INDEX_TYPES:
                    fail(f"an index of type {show(index.type)}", p.origin)
            case BufferElement(_, index):
                self.only_in(Stage.RESOLVED, p)
                if self.expr(index) not in INDEX_TYPES:
                    fail(f"an index of type {show(index.type)}", p.origin)
            case BitsPlace(base, t):
                self.only_in(Stage.RESOLVED, p)
                if size_of(self.place(base)) != size_of(t):
                    fail(f"a place of {show(base.type)} seen as {show(t)}", p.origin)
        return p.type

    def variable(self, var: Var, node: Place | Stmt) -> None:
        if var.id not in self.in_scope:
            fail(f"variable '{var.name}' (#{var.id}) is used where it is not declared", origin_of(node))

    # ------------------------------------------------------------------------------------------------------------ types
    def same(self, actual: Type, wanted: Type, what: str, node: Expr | Place | Stmt) -> None:
        if actual == wanted:
            return
        if isinstance(actual, PtrType) and isinstance(wanted, PtrType) and actual.element == wanted.element:
            return
        fail(f"{what} is {show(actual)}, not {show(wanted)}", origin_of(node))

    def same_pointee(self, a: PtrType, b: PtrType, node: Expr) -> None:
        if a.element != b.element:
            fail(f"pointers to {show(a.element)} and {show(b.element)} together", origin_of(node))

    def is_scalar(self, t: Type, what: str, node: Expr) -> Scalar:
        if not isinstance(t, ScalarType):
            fail(f"{what} is {show(t)}, not a scalar", origin_of(node))
        return t.scalar

    def is_pointer(self, e: Expr, node: Expr | Place) -> PtrType:
        t = self.expr(e)
        if not isinstance(t, PtrType):
            fail(f"{show(t)} is no pointer", origin_of(node))
        return t

    def member_type(self, t: Type, member: str, node: Expr | Place) -> Type:
        if isinstance(t, VecType) and member in COMPONENTS[: t.count] and member:
            return ScalarType(t.scalar)
        if isinstance(t, StructType):
            for f in t.fields:
                if f.name == member:
                    return f.type
        fail(f"{show(t)} has no member {member}", origin_of(node))

    def element_type(self, t: Type, node: Place) -> Type:
        if isinstance(t, ArrayType):
            return t.element
        if isinstance(t, VecType):
            return ScalarType(t.scalar)
        fail(f"{show(t)} has no elements", origin_of(node))

    def value_type(self, t: Type, node: Expr | Place | Stmt) -> None:
        """A type that a variable may have at this stage."""
        if isinstance(t, VoidType) or (isinstance(t, ArrayType) and t.count is None):
            fail(f"a value of type {show(t)}", origin_of(node))
        if self.stage is Stage.RESOLVED and has_pointer(t):
            fail(f"a pointer value ({show(t)}) after pointers were resolved", origin_of(node))

    def only_in(self, stage: Stage, node: Expr | Place) -> None:
        if self.stage is not stage:
            fail(f"{type(node).__name__} belongs to the stage '{stage.value}'", origin_of(node))


def has_pointer(t: Type) -> bool:
    """Whether a value of the type holds a pointer."""
    match t:
        case PtrType():
            return True
        case ArrayType(element, _):
            return has_pointer(element)
        case StructType(fields=fields):
            return any(has_pointer(f.type) for f in fields)
        case _:
            return False


def check_literal(e: Literal) -> None:
    scalar, value = e.type.scalar, e.value
    if scalar is Scalar.BOOL:
        ok = isinstance(value, bool)
    elif scalar.is_float:
        ok = isinstance(value, float)
    else:
        bits = scalar.size * 8
        low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if scalar.is_signed else (0, 1 << bits)
        ok = isinstance(value, int) and not isinstance(value, bool) and low <= value < high
    if not ok:
        fail(f"{value!r} is no literal of type {show(e.type)}", e.origin)
