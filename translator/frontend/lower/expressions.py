"""Values of expressions, by kind."""

from __future__ import annotations

from dataclasses import replace

from translator.frontend.cursors import K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import PLACES, Base, operands, stripped
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.ir.nodes import Atomic, Barrier, Call, Declare, Expr, Place, WarpOperation, Zero
from translator.ir.types import VOID, PtrType, ScalarType, Type

CASTS = (
    K.CSTYLE_CAST_EXPR,
    K.CXX_STATIC_CAST_EXPR,
    K.CXX_FUNCTIONAL_CAST_EXPR,
    K.CXX_REINTERPRET_CAST_EXPR,
    K.CXX_CONST_CAST_EXPR,
    K.CXX_ADDRSPACE_CAST_EXPR,
)
LITERALS = (
    K.INTEGER_LITERAL,
    K.FLOATING_LITERAL,
    K.CHARACTER_LITERAL,
    K.CXX_BOOL_LITERAL_EXPR,
    K.CXX_UNARY_EXPR,
)
_NULL_POINTERS = (K.GNU_NULL_EXPR, K.CXX_NULL_PTR_LITERAL_EXPR)
_FOLDABLE = (
    *LITERALS,
    K.DECL_REF_EXPR,
    K.CALL_EXPR,
    K.PAREN_EXPR,
    K.UNEXPOSED_EXPR,
    K.BINARY_OPERATOR,
    K.UNARY_OPERATOR,
    K.CONDITIONAL_OPERATOR,
)
_FLOATS = (T.FLOAT, T.DOUBLE, T.HALF, T.FLOAT16)
_EFFECT_UNARY = (1, 2, 3, 4)
_ASSIGNMENT = range(22, 33)


class Expressions(Base):
    """Dispatch by kind; operators, calls and the rest are in their own parts."""

    def value(self, node: Node) -> Expr:
        constant = self.constant(node)
        if constant is not None:
            return constant
        kind = node.kind
        if kind == K.PAREN_EXPR:
            return self.value(operands(node)[0])
        if kind == K.UNEXPOSED_EXPR:
            return self.unexposed(node)
        if kind in (K.DECL_REF_EXPR, K.MEMBER_REF_EXPR, K.ARRAY_SUBSCRIPT_EXPR):
            return self.loaded(self.place(node), node)
        if kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR):
            return self.binary(node)
        if kind == K.UNARY_OPERATOR:
            return self.unary(node)
        if kind == K.CONDITIONAL_OPERATOR:
            return self.conditional(node)
        if kind == K.CALL_EXPR:
            return self.call_value(node)
        if kind in CASTS:
            return self.explicit_cast(node)
        return self.other_value(node)

    def other_value(self, node: Node) -> Expr:
        kind = node.kind
        if kind in _NULL_POINTERS:
            return Zero(PtrType(VOID), self.origin(node))
        if kind == K.INIT_LIST_EXPR:
            return self.initialise(node, self.type_of(node))
        if kind == K.COMPOUND_LITERAL_EXPR:
            return self.initialise(next(c for c in node.children if c.kind == K.INIT_LIST_EXPR), self.type_of(node))
        if kind == K.CXX_THIS_EXPR:
            return self.address(self.this_place(node), node)
        if kind == K.LAMBDA_EXPR:
            return self.lambda_value(node)
        if kind == K.StmtExpr:
            return self.statement_expression(node)
        if kind in LITERALS:
            raise Unsupported(errors.TYPE, "this constant has a value that shaders lack", node)
        raise Unsupported(*self.refusal(node), node)

    def statement_expression(self, node: Node) -> Expr:
        """GNU's ``({ ...; value; })``: the block's variables stay declared, since the value may name them."""
        *before, last = node.children[0].children
        for statement in before:
            self.statement(statement)
        if not last.kind.is_expression():
            self.statement(last)
            return Zero(VOID)
        return self.temporary(self.value(last), node)

    def refusal(self, node: Node) -> tuple[str, str]:
        """The rule and sentence for an expression that has no lowering."""
        match node.kind:
            case K.CXX_NEW_EXPR | K.CXX_DELETE_EXPR:
                return errors.ALLOCATION, "memory is allocated or freed in device code"
            case K.CXX_THROW_EXPR:
                return errors.CONSTRUCT, "an exception is thrown in device code"
            case K.STRING_LITERAL:
                return errors.CONSTRUCT, "a string is used as a value"
            case K.CXX_TYPEID_EXPR | K.CXX_DYNAMIC_CAST_EXPR:
                return errors.CLASS, "run-time type information is not available in shaders"
            case K.LABEL_REF | K.ADDR_LABEL_EXPR:
                return errors.GOTO, "the address of a label is taken"
            case _:
                return errors.CONSTRUCT, f"this kind of expression is not supported ({node.kind.name.lower()})"

    # -------------------------------------------------------------------------------------------------------- constants
    def constant(self, node: Node) -> Expr | None:
        """The expression folded to a constant, if it is one and has no effects."""
        if node.kind not in _FOLDABLE:
            return None
        t = node.type.canonical
        if t.kind in (T.POINTER, T.RECORD, T.VOID, T.CONSTANTARRAY, T.LVALUEREFERENCE):
            return None
        if node.kind not in LITERALS and not self.is_foldable(node):
            return None
        value = node.evaluate()
        lowered = self.types.lower(t, node) if isinstance(value, int | float) else None
        if isinstance(value, str) or not isinstance(lowered, ScalarType) or value is None:
            return None
        return literal(value, lowered, self.origin(node))

    def is_foldable(self, node: Node) -> bool:
        """Only constants and operators without effects, all the way down."""
        kind = node.kind
        if kind in LITERALS:
            return True
        if kind == K.UNEXPOSED_EXPR or kind in CASTS or kind in (K.PAREN_EXPR, K.CONDITIONAL_OPERATOR):
            inner = operands(node)
            return bool(inner) and not self.truncates(node, inner[-1]) and all(self.is_foldable(c) for c in inner)
        if kind == K.BINARY_OPERATOR:
            if node.binary_operator in _ASSIGNMENT:
                return False
            return all(self.is_foldable(c) for c in node.children)
        if kind == K.UNARY_OPERATOR:
            return node.unary_operator not in (*_EFFECT_UNARY, 5, 6) and all(self.is_foldable(c) for c in node.children)
        if kind == K.DECL_REF_EXPR:
            return self.names_constant(node)
        return kind == K.CALL_EXPR and self.is_constant_call(node)

    def truncates(self, node: Node, inner: Node) -> bool:
        """A float made into an integer: out of range, clang's constant is not what CUDA computes."""
        return inner.type.canonical.kind in _FLOATS and node.type.canonical.kind not in (*_FLOATS, T.BOOL)

    def names_constant(self, node: Node) -> bool:
        """A template argument, an enumerator, or a constant variable that clang knows the value of."""
        if not node.spelling and node.children:
            return all(self.is_foldable(c) for c in operands(node))
        target = node.referenced
        if target is None:
            return False
        if target.kind == K.ENUM_CONSTANT_DECL:
            return True
        if target.kind == K.TEMPLATE_NON_TYPE_PARAMETER:
            return True
        if target.kind not in (K.VAR_DECL, K.UNEXPOSED_DECL):
            return False
        t = target.type.canonical
        if not t.is_const or t.is_volatile or t.kind in (T.POINTER, T.RECORD, T.CONSTANTARRAY, T.LVALUEREFERENCE):
            return False
        if target.has_child(K.CUDACONSTANT_ATTR, K.CUDASHARED_ATTR) or target.spelling == "warpSize":
            return False
        return node.evaluate() is not None

    def is_constant_call(self, node: Node) -> bool:
        """A call of a project's (constexpr) function with constant arguments that clang can compute."""
        target = node.referenced
        if target is None or target.kind not in (K.FUNCTION_DECL, K.CXX_METHOD, K.CONVERSION_FUNCTION):
            return False
        if not all(self.is_foldable(a) for a in node.arguments):
            return False
        if target.kind == K.CXX_METHOD and any(not self.is_foldable(c) for c in self.receiver_nodes(node)):
            return False
        return node.evaluate() is not None

    def receiver_nodes(self, node: Node) -> tuple[Node, ...]:
        callee = stripped(node.children[0]) if node.children else node
        return operands(callee) if callee.kind == K.MEMBER_REF_EXPR else ()

    # ------------------------------------------------------------------------------------------------------- implicit casts
    def unexposed(self, node: Node) -> Expr:
        """An implicit conversion (or a wrapper that changes nothing)."""
        inner = operands(node)
        if not inner:
            return self.empty_expression(node)
        if len(inner) == 1:
            return self.converted_operand(inner[0], node)
        if len(inner) == 4:
            return self.elvis(node)
        raise Unsupported(errors.SOURCE_ERRORS, "clang could not make sense of this expression", node)

    def empty_expression(self, node: Node) -> Expr:
        """Value-initialisation, or a null pointer."""
        t = self.type_of(node)
        value = node.evaluate() if isinstance(t, ScalarType) else None
        if isinstance(value, int | float) and isinstance(t, ScalarType):
            return literal(value, t, self.origin(node))
        return self.default_value(node.type, node)

    def converted_operand(self, inner: Node, node: Node) -> Expr:
        target = node.type.canonical
        if inner.type.canonical.kind in (T.FUNCTIONPROTO, T.FUNCTIONNOPROTO) and target.kind == T.POINTER:
            raise Unsupported(errors.FUNCTION_POINTER, "a function is used as a value", node)
        t = self.type_of(node)
        if inner.kind == K.INIT_LIST_EXPR:
            return self.initialise(inner, t)
        if isinstance(t, PtrType):
            return self.convert(self.pointer(inner), t, node)
        return self.convert(self.value(inner), t, node)

    def explicit_cast(self, node: Node) -> Expr:
        inner = operands(node)
        if not inner:
            return self.default_value(node.type, node)
        source = inner[-1]
        t = self.type_of(node)
        if t == VOID:
            self.effect(source)
            return Zero(VOID)
        if source.kind == K.INIT_LIST_EXPR:
            return self.initialise(source, t)
        if node.type.canonical.kind in (T.LVALUEREFERENCE, T.RVALUEREFERENCE):
            return self.load(self.place(node), node)
        if isinstance(t, PtrType):
            return self.convert(self.pointer(source), t, node)
        return self.convert(self.value(source), t, node)

    def loaded(self, place: Place, node: Node) -> Expr:
        """What a place holds, as the expression's own type (a struct's pointer to itself is kept as ``void*``)."""
        e = self.load(place, node)
        if isinstance(e.type, PtrType) and e.type.element == VOID:
            t = self.type_of(node)
            return self.convert(e, t, node) if isinstance(t, PtrType) else e
        return e

    def drop_result(self, start: int) -> None:
        """Nobody reads what the last statement gave: it needs no variable."""
        last = self.out[-1] if len(self.out) > start else None
        if not isinstance(last, Call | Atomic | WarpOperation | Barrier) or last.result is None:
            return
        for i in range(len(self.out) - 2, start - 1, -1):
            candidate = self.out[i]
            if isinstance(candidate, Declare) and candidate.var == last.result:
                self.out[-1] = replace(last, result=None)
                del self.out[i]
                return

    def call_value(self, node: Node) -> Expr:
        result = self.call(node)
        return self.load(result, node) if isinstance(result, PLACES) else result

    # ----------------------------------------------------------------------------------------------------------- effects
    def effect(self, node: Node) -> None:
        """Evaluate for the effects alone."""
        kind = node.kind
        if kind in (K.PAREN_EXPR, K.UNEXPOSED_EXPR) and len(operands(node)) == 1:
            self.effect(operands(node)[0])
        elif kind == K.UNARY_OPERATOR and node.unary_operator in _EFFECT_UNARY:
            self.step(node, keep_old=False)
        elif kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR):
            self.binary_effect(node)
        elif kind == K.CALL_EXPR:
            start = len(self.out)
            self.call(node)
            self.drop_result(start)
        elif kind == K.CONDITIONAL_OPERATOR:
            self.conditional_effect(node)
        elif kind in CASTS and operands(node):
            self.effect(operands(node)[-1])
        elif kind not in (K.DECL_REF_EXPR, K.STRING_LITERAL, *LITERALS):
            self.value(node)


def pointee(t: Type) -> Type:
    if not isinstance(t, PtrType):
        raise TypeError("no pointer")
    return t.element
