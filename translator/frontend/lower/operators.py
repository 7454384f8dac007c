"""Operators: arithmetic, comparison, logic, assignment, increment, conditional."""

from __future__ import annotations

from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import PLACES, Base, operands
from translator.frontend.lower.conversions import cast, same_type
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.frontend.lower.types import promoted, usual
from translator.ir.nodes import (
    Assign,
    Binary,
    BinaryOp,
    Block,
    Declare,
    Expr,
    If,
    Literal,
    Load,
    Place,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Select,
    Trap,
    Unary,
    UnaryOp,
    VarPlace,
    Zero,
)
from translator.ir.types import BF16, BOOL, F32, I32, I64, U32, VOID, PtrType, ScalarType, Type, VoidType, show

# CXBinaryOperatorKind (clang-c/Index.h)
BINARY = {
    3: BinaryOp.MUL,
    4: BinaryOp.DIV,
    5: BinaryOp.REM,
    6: BinaryOp.ADD,
    7: BinaryOp.SUB,
    8: BinaryOp.SHL,
    9: BinaryOp.SHR,
    11: BinaryOp.LT,
    12: BinaryOp.GT,
    13: BinaryOp.LE,
    14: BinaryOp.GE,
    15: BinaryOp.EQ,
    16: BinaryOp.NE,
    17: BinaryOp.AND,
    18: BinaryOp.XOR,
    19: BinaryOp.OR,
}
COMPOUND = {
    23: BinaryOp.MUL,
    24: BinaryOp.DIV,
    25: BinaryOp.REM,
    26: BinaryOp.ADD,
    27: BinaryOp.SUB,
    28: BinaryOp.SHL,
    29: BinaryOp.SHR,
    30: BinaryOp.AND,
    31: BinaryOp.XOR,
    32: BinaryOp.OR,
}
LAND, LOR, ASSIGN, COMMA = 20, 21, 22, 33
POINTER_TO_MEMBER = (1, 2)
# CXUnaryOperatorKind
POST_INC, POST_DEC, PRE_INC, PRE_DEC, ADDRESS, DEREF, PLUS, MINUS, NOT, LNOT = range(1, 11)
EXTENSION = 13
_NARROW_INDEX = (I32, U32)


class Operators(Base):
    # --------------------------------------------------------------------------------------------------------------- binary
    def binary(self, node: Node) -> Expr:
        op = node.binary_operator
        if op == COMMA:
            left, right = operands(node)
            self.effect(left)
            return self.value(right)
        if op in (LAND, LOR):
            return self.logical(node, op)
        if op == ASSIGN or op in COMPOUND:
            place = self.assignment(node)
            return self.load(place, node)
        if op in POINTER_TO_MEMBER:
            raise Unsupported(errors.FUNCTION_POINTER, "pointers to members are not supported in shaders", node)
        left, right = operands(node)
        a, b = self.values_in_order(lambda: self.operand(left), lambda: self.operand(right))
        return self.arithmetic(BINARY[op], a, b, node)

    def operand(self, node: Node) -> Expr:
        e = self.pointer(node)
        if isinstance(e.type, VoidType):
            raise Unsupported(errors.SOURCE_ERRORS, "an expression without a value is an operand", node)
        return e

    def binary_effect(self, node: Node) -> None:
        op = node.binary_operator
        if op == COMMA:
            for part in operands(node):
                self.effect(part)
        elif op == ASSIGN or op in COMPOUND:
            self.assignment(node)
        elif op in (LAND, LOR):
            self.logical_effect(node, op)
        else:
            for part in operands(node):
                self.effect(part)

    def arithmetic(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        """One operator with the usual conversions made."""
        if isinstance(a.type, PtrType) or isinstance(b.type, PtrType):
            return self.pointer_arithmetic(op, a, b, node)
        if not isinstance(a.type, ScalarType) or not isinstance(b.type, ScalarType):
            raise Unsupported(errors.CONSTRUCT, f"{show(a.type)} {op} {show(b.type)} is not defined", node)
        if op in (BinaryOp.SHL, BinaryOp.SHR):
            left = cast(a, scalar(promoted(a.type)))
            return Binary(op, left, cast(cast(b, scalar(promoted(b.type))), U32), left.type, self.origin(node))
        common = usual(a.type, b.type)
        left, right = cast(a, scalar(common)), cast(b, scalar(common))
        if common == BF16:
            return self.brain_float(op, left, right, node)
        result = BOOL if op.is_comparison else common
        return Binary(op, left, right, result, self.origin(node))

    def brain_float(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        """bf16 arithmetic in f32: its 24 bits are more than twice bf16's 8 and two, so rounding twice is rounding once."""
        wide = Binary(op, cast(a, F32), cast(b, F32), BOOL if op.is_comparison else F32, self.origin(node))
        return wide if op.is_comparison else cast(wide, BF16)

    def pointer_arithmetic(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        origin = self.origin(node)
        if isinstance(b.type, PtrType) and op is BinaryOp.ADD:
            a, b = b, a
        if op.is_comparison:
            t = a.type if isinstance(a.type, PtrType) and not isinstance(a, Zero) else b.type
            if not isinstance(t, PtrType):
                raise Unsupported(errors.POINTER_INTEGER, "a pointer is compared with an integer", node)
            return PtrCompare(op, self.convert(a, t, node), self.convert(b, t, node), origin)
        if isinstance(a.type, PtrType) and isinstance(b.type, PtrType) and op is BinaryOp.SUB:
            return PtrDiff(a, b, I64, origin)
        if isinstance(a.type, PtrType) and isinstance(b.type, ScalarType) and op in (BinaryOp.ADD, BinaryOp.SUB):
            return self.offset(a, b, node, negative=op is BinaryOp.SUB)
        raise Unsupported(errors.POINTER_INTEGER, f"pointers are combined by '{op}'", node)

    def offset(self, pointer: Expr, index: Expr, node: Node | None, negative: bool = False) -> Expr:
        """``pointer ± index``; the index keeps its width."""
        if not isinstance(pointer.type, PtrType):
            raise TypeError("no pointer")
        wide = cast(index, scalar(promoted(index.type)))
        if negative:
            # The difference of an unsigned index would wrap in its own width, not in the pointer's.
            signed = wide.type if wide.type in (I32, I64) else I64
            wide = self.negated(cast(wide, scalar(signed)))
        return PtrOffset(pointer, wide, pointer.type, self.origin(node))

    def negated(self, e: Expr) -> Expr:
        if isinstance(e, Literal):
            return literal(-e.value, e.type, e.origin)
        return Unary(UnaryOp.NEG, e, e.type, getattr(e, "origin", None))

    # -------------------------------------------------------------------------------------------------------------- logical
    def logical(self, node: Node, op: int) -> Expr:
        left, right = operands(node)
        a = self.condition(left)
        with self.capture() as later:
            b = self.condition(right)
        which = BinaryOp.LOGICAL_AND if op == LAND else BinaryOp.LOGICAL_OR
        if not later:
            return self.short_circuit(which, a, b, node)
        var = self.module.new_var("t", BOOL)
        self.emit(Declare(var, a, self.origin(left)))
        test: Expr = Load(VarPlace(var), BOOL)
        if op == LOR:
            test = Unary(UnaryOp.NOT, test, BOOL)
        self.emit(If(test, (*later, Assign(VarPlace(var), b, self.origin(right))), (), self.origin(node)))
        self.module.stable.add(var.id)
        return Load(VarPlace(var), BOOL)

    def short_circuit(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        if isinstance(a, Literal):
            decided = bool(a.value) is (op is BinaryOp.LOGICAL_OR)
            return a if decided else b
        return Binary(op, a, b, BOOL, self.origin(node))

    def logical_effect(self, node: Node, op: int) -> None:
        left, right = operands(node)
        a = self.condition(left)
        body = self.block(lambda: self.effect(right))
        if op == LOR:
            self.emit_if(a, (), body, node)
        else:
            self.emit_if(a, body, (), node)

    def inverse(self, e: Expr) -> Expr:
        if isinstance(e, Literal):
            return literal(not e.value, BOOL, e.origin)
        if isinstance(e, Unary) and e.op is UnaryOp.NOT:
            return e.operand
        return Unary(UnaryOp.NOT, e, BOOL, getattr(e, "origin", None))

    # ----------------------------------------------------------------------------------------------------------- assignment
    def assignment(self, node: Node) -> Place:
        """``=`` and ``op=``: the right side first (C++17), then the place."""
        left, right = operands(node)
        if node.binary_operator == ASSIGN:
            t = self.type_of(left)
            target = self.types.parameter(left.type, left) if not isinstance(t, PtrType) else t
            value, place = self.value_then_place(lambda: self.value_as(right, target), lambda: self.place(left))
            self.assign(place, self.convert(value, place.type, node), node)
            return place
        value, place = self.value_then_place(lambda: self.operand(right), lambda: self.place(left))
        self.update(place, COMPOUND[node.binary_operator], value, node)
        return place

    def update(self, place: Place, op: BinaryOp, value: Expr, node: Node) -> None:
        """``place op= value``, computed in the common type and converted back."""
        old = self.load(place, node)
        result = self.arithmetic(op, old, value, node)
        self.assign(place, self.convert(result, place.type, node), node)

    def step(self, node: Node, keep_old: bool) -> Expr | Place:
        """``++`` and ``--``: the old value (postfix, if asked for), or the place."""
        op = node.unary_operator
        place = self.place(operands(node)[0])
        old: Expr | None = None
        if op in (POST_INC, POST_DEC) and keep_old:
            old = self.temporary(self.load(place, node), node)
        self.update(place, BinaryOp.ADD if op in (POST_INC, PRE_INC) else BinaryOp.SUB, literal(1, I32), node)
        return place if old is None else old

    # --------------------------------------------------------------------------------------------------------------- unary
    def unary(self, node: Node) -> Expr:
        op = node.unary_operator
        inner = operands(node)[0]
        if op in (POST_INC, POST_DEC, PRE_INC, PRE_DEC):
            result = self.step(node, keep_old=True)
            return self.load(result, node) if isinstance(result, PLACES) else result
        if op == ADDRESS:
            return self.address_of(inner, node)
        if op == DEREF:
            return self.load(self.place(node), node)
        if op == LNOT:
            return self.inverse(self.condition(inner))
        e = self.value(inner)
        if op == EXTENSION:
            return e
        if not isinstance(e.type, ScalarType):
            raise Unsupported(errors.CONSTRUCT, f"this operator of {show(e.type)} is not defined", node)
        e = cast(e, scalar(promoted(e.type)))
        if op == PLUS:
            return e
        if op == MINUS:
            return self.negative(e, node)
        if op == NOT:
            return Unary(UnaryOp.BIT_NOT, e, e.type, self.origin(node))
        raise Unsupported(errors.CONSTRUCT, "complex numbers' operators are not supported", node)

    def negative(self, e: Expr, node: Node) -> Expr:
        if e.type == BF16:
            return cast(Unary(UnaryOp.NEG, cast(e, F32), F32, self.origin(node)), BF16)
        if isinstance(e, Literal) and not isinstance(e.value, bool):
            return literal(-e.value, e.type, self.origin(node))
        return Unary(UnaryOp.NEG, e, e.type, self.origin(node))

    def address_of(self, inner: Node, node: Node) -> Expr:
        target = inner.referenced if inner.kind == K.DECL_REF_EXPR else None
        if target is not None and target.kind in (K.FUNCTION_DECL, K.CXX_METHOD):
            raise Unsupported(errors.FUNCTION_POINTER, "the address of a function is taken", node)
        return self.address(self.place(inner), node)

    # ----------------------------------------------------------------------------------------------------------- conditional
    def conditional(self, node: Node) -> Expr:
        test, first, second = operands(node)
        condition = self.condition(test)
        if isinstance(condition, Literal):
            chosen = first if condition.value else second
            t = self.type_of(node)
            return self.choice(chosen, t, node)
        t = self.type_of(node)
        if t == VOID:
            self.branches(condition, first, second, node)
            return Zero(VOID)
        if not isinstance(t, PtrType):
            pointer = self.types.parameter(node.type, node)
            t = pointer if isinstance(pointer, PtrType) else t
        with self.capture() as then:
            a = self.choice(first, t, node)
        with self.capture() as otherwise:
            b = self.choice(second, t, node)
        if not then and not otherwise:
            return Select(condition, a, b, t, self.origin(node))
        var = self.declare(t, "t", node)
        place = VarPlace(var)
        then.append(Assign(place, a, self.origin(first)))
        otherwise.append(Assign(place, b, self.origin(second)))
        self.emit(If(condition, tuple(then), tuple(otherwise), self.origin(node)))
        self.module.stable.add(var.id)
        return Load(place, t)

    def choice(self, node: Node, t: Type, whole: Node) -> Expr:
        """One arm as the whole's type; an arm that ends in a trap has no value."""
        if t == VOID:
            self.effect(node)
            return Zero(VOID)
        e = self.value_as(node, t)
        if e.type == VOID:
            return Zero(t)
        return e if same_type(e.type, t) else self.convert(e, t, whole)

    def conditional_effect(self, node: Node) -> None:
        test, first, second = operands(node)
        condition = self.condition(test)
        self.branches(condition, first, second, node)

    def branches(self, condition: Expr, first: Node, second: Node, node: Node) -> None:
        if isinstance(condition, Literal):
            self.effect(first if condition.value else second)
            return
        then = self.block(lambda: self.effect(first))
        otherwise = self.block(lambda: self.effect(second))
        self.emit_if(condition, then, otherwise, node)

    def emit_if(self, condition: Expr, then: Block, otherwise: Block, node: Node) -> None:
        """An If; ``assert``'s shape (nothing, else a trap) becomes a Trap with its condition."""
        match then, otherwise:
            case (), ():
                return
            case (), (Trap(None, message),):
                self.emit(Trap(condition, message, self.origin(node)))
            case (), _:
                self.emit(If(self.inverse(condition), otherwise, (), self.origin(node)))
            case _:
                self.emit(If(condition, then, otherwise, self.origin(node)))

    def elvis(self, node: Node) -> Expr:
        """GNU's ``a ?: b``: clang shows a, the test, a again, b."""
        first, _, _, second = operands(node)
        t = self.type_of(node)
        a = self.temporary(self.value_as(first, t), node)
        with self.capture() as later:
            b = self.value_as(second, t)
        test = self.convert(a, BOOL, node)
        if not later:
            return Select(test, a, b, t, self.origin(node))
        var = self.module.new_var("t", t)
        self.emit(Declare(var, a, self.origin(node)))
        body = (*later, Assign(VarPlace(var), b, self.origin(second)))
        self.emit(If(self.inverse(test), body, (), self.origin(node)))
        self.module.stable.add(var.id)
        return Load(VarPlace(var), t)


def scalar(t: Type) -> ScalarType:
    if not isinstance(t, ScalarType):
        raise TypeError("no scalar")
    return t
