"""Index arithmetic: sums and products of 32-bit indices, kept as short as the source's own text.

Indices are taken modulo 2**32: a bound buffer holds less than 2**32 bytes (Vulkan, maxStorageBufferRange is a uint32), so
an element's index is right whenever its low 32 bits are, and 64-bit address arithmetic may be done in 32 bits as long as
nothing is divided or compared.
"""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Binary, BinaryOp, Cast, Expr, Literal, Select, Unary, UnaryOp, lit_i32
from translator.ir.types import I32, U32, Scalar, ScalarType

ZERO = lit_i32(0)
_MODULAR = (BinaryOp.ADD, BinaryOp.SUB, BinaryOp.MUL, BinaryOp.AND, BinaryOp.OR, BinaryOp.XOR)


def wrap_i32(value: int) -> int:
    """The signed number with the same low 32 bits."""
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


def literal_value(e: Expr) -> int | None:
    """The value of an integer literal."""
    if isinstance(e, Literal) and isinstance(e.value, int) and not isinstance(e.value, bool):
        return e.value
    return None


def as_i32(e: Expr) -> Expr:
    """The low 32 bits of an integer expression, as i32."""
    value = literal_value(e)
    if value is not None:
        return Literal(I32, wrap_i32(value), e.origin)
    return e if e.type == I32 else Cast(e, I32, e.origin)


def as_u32(e: Expr) -> Expr:
    """The low 32 bits of an integer expression, as u32."""
    value = literal_value(e)
    if value is not None:
        return Literal(U32, value % (1 << 32), e.origin)
    if isinstance(e, Cast) and e.type == I32 and e.operand.type == U32:
        return e.operand
    return e if e.type == U32 else Cast(e, U32, e.origin)


def narrow(e: Expr) -> Expr:
    """An i32 or u32 expression with the low 32 bits of an integer expression of any width."""
    if e.type in (I32, U32):
        return e
    value = literal_value(e)
    if value is not None:
        return Literal(I32, wrap_i32(value), e.origin)
    match e:
        case Cast(operand) if _is_integer(operand) and e.type.scalar.size == 8:
            return narrow(operand)
        case Binary(op, left, right) if op in _MODULAR:
            return combine(op, narrow(left), narrow(right), e)
        case Binary(BinaryOp.SHL, left, right) if (literal_value(right) or 99) < 32:
            low = narrow(left)
            return replace(e, left=low, type=low.type)
        case Unary(UnaryOp.NEG, operand):
            return Unary(UnaryOp.NEG, as_i32(narrow(operand)), I32, e.origin)
        case Select(_, then, otherwise):
            return replace(e, then=as_i32(narrow(then)), otherwise=as_i32(narrow(otherwise)), type=I32)
        case _:
            return Cast(e, I32, e.origin)


def _is_integer(e: Expr) -> bool:
    return isinstance(e.type, ScalarType) and (e.type.scalar.is_integer or e.type.scalar is Scalar.BOOL)


def combine(op: BinaryOp, left: Expr, right: Expr, at: Expr | None = None) -> Expr:
    """A binary operation of two 32-bit expressions of either sign; mixed signs are done as u32, as C++ does."""
    if left.type != right.type:
        if literal_value(left) is not None:
            left = as_u32(left) if right.type == U32 else as_i32(left)
        elif literal_value(right) is not None:
            right = as_u32(right) if left.type == U32 else as_i32(right)
        else:
            left, right = as_u32(left), as_u32(right)
    return Binary(op, left, right, left.type, at.origin if at else left.origin or right.origin)


def add(left: Expr, right: Expr) -> Expr:
    """``left + right``, modulo 2**32."""
    a, b = literal_value(left), literal_value(right)
    if a is not None and b is not None:
        return lit_i32(wrap_i32(a + b))
    if a == 0:
        return right
    if b == 0:
        return left
    if b is not None and wrap_i32(b) < 0 and wrap_i32(b) != -(1 << 31):
        return combine(BinaryOp.SUB, left, lit_i32(-wrap_i32(b)))
    if b is not None and isinstance(left, Binary) and left.op is BinaryOp.ADD:
        inner = literal_value(left.right)
        if inner is not None:
            return add(left.left, lit_i32(wrap_i32(inner + b)))
    if a is not None:
        left, right = right, left
    return combine(BinaryOp.ADD, left, right)


def scale(e: Expr, factor: int) -> Expr:
    """``e * factor``, modulo 2**32."""
    value = literal_value(e)
    if value is not None:
        return lit_i32(wrap_i32(value * factor))
    if factor == 1:
        return e
    return combine(BinaryOp.MUL, e, lit_i32(factor))


def exact_quotient(e: Expr, divisor: int) -> Expr | None:
    """``e / divisor`` where it is plain from the text that the division leaves nothing; else None."""
    value = literal_value(e)
    if value is not None:
        return lit_i32(wrap_i32(value) // divisor) if wrap_i32(value) % divisor == 0 else None
    if divisor == 1:
        return e
    match e:
        case Binary(BinaryOp.MUL, left, right) if (factor := literal_value(right)) is not None:
            return scale(left, factor // divisor) if factor > 0 and factor % divisor == 0 else None
        case Binary(BinaryOp.MUL, left, right) if (factor := literal_value(left)) is not None:
            return scale(right, factor // divisor) if factor > 0 and factor % divisor == 0 else None
        case Binary(BinaryOp.ADD, left, right):
            a, b = exact_quotient(left, divisor), exact_quotient(right, divisor)
            return add(a, b) if a is not None and b is not None else None
        case _:
            return None


def divide(e: Expr, divisor: int) -> Expr:
    """The quotient of a non-negative index."""
    exact = exact_quotient(e, divisor)
    if exact is not None:
        return exact
    return Binary(BinaryOp.DIV, as_u32(e), Literal(U32, divisor), U32, e.origin)


def split(e: Expr, count: int) -> tuple[Expr, Expr]:
    """Quotient and remainder of a non-negative index; plain where the text shows ``q * count + r`` with a literal r."""
    if count == 1:
        return e, ZERO
    exact = exact_quotient(e, count)
    if exact is not None:
        return exact, ZERO
    value = literal_value(e)
    if value is not None:
        return lit_i32(value // count), lit_i32(value % count)
    if isinstance(e, Binary) and e.op is BinaryOp.ADD and (rest := literal_value(e.right)) is not None:
        high = exact_quotient(e.left, count)
        if high is not None and rest >= 0:
            return add(high, lit_i32(rest // count)), lit_i32(rest % count)
    divisor = Literal(U32, count)
    return (
        Binary(BinaryOp.DIV, as_u32(e), divisor, U32, e.origin),
        Binary(BinaryOp.REM, as_u32(e), divisor, U32, e.origin),
    )
