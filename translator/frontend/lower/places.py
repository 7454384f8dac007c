"""Places: variables, members, elements, what pointers point to."""

from __future__ import annotations

from translator.frontend.cursors import CType, K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import PLACES, Base, is_reference, is_volatile, operands
from translator.frontend.lower.conversions import cast, same_type
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.frontend.lower.expressions import CASTS
from translator.frontend.lower.operators import ASSIGN, COMMA, COMPOUND, DEREF, EXTENSION, PRE_DEC, PRE_INC
from translator.frontend.lower.types import UNION_FIELD, promoted
from translator.ir.nodes import (
    Builtin,
    BuiltinVar,
    Construct,
    Deref,
    Expr,
    FieldPlace,
    IndexPlace,
    Literal,
    Place,
    PtrCast,
    PtrOffset,
    Select,
    VarPlace,
)
from translator.ir.types import UINT3, ArrayType, PtrType, ScalarType, StructType, Type, VecType, show

_BUILTINS = {
    name: tuple(BuiltinVar(f"{name}.{c}") for c in "xyz") for name in ("threadIdx", "blockIdx", "blockDim", "gridDim")
}
_LVALUE_KINDS = (K.DECL_REF_EXPR, K.MEMBER_REF_EXPR, K.ARRAY_SUBSCRIPT_EXPR)


class Places(Base):
    def place(self, node: Node) -> Place:
        kind = node.kind
        if kind == K.PAREN_EXPR:
            return self.place(operands(node)[0])
        if kind == K.DECL_REF_EXPR:
            return self.named(node)
        if kind == K.MEMBER_REF_EXPR:
            return self.member(node)
        if kind == K.ARRAY_SUBSCRIPT_EXPR:
            return self.subscript(node)
        if kind == K.UNEXPOSED_EXPR and len(operands(node)) == 1:
            return self.wrapped_place(node)
        if kind == K.UNARY_OPERATOR and node.unary_operator in (DEREF, PRE_INC, PRE_DEC, EXTENSION):
            return self.unary_place(node)
        if kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR):
            found = self.binary_place(node)
            if found is not None:
                return found
        if kind == K.CONDITIONAL_OPERATOR and self.is_lvalue(node):
            return self.conditional_place(node)
        if kind == K.CALL_EXPR:
            result = self.call(node)
            return result if isinstance(result, PLACES) else self.materialise(result, node)
        if kind in CASTS and is_reference(node.type.canonical):
            return self.cast_place(node)
        return self.materialise(self.value(node), node)

    def is_lvalue(self, node: Node) -> bool:
        """Whether an expression names something, by its form."""
        kind = node.kind
        if kind in _LVALUE_KINDS:
            return True
        if kind == K.PAREN_EXPR:
            return self.is_lvalue(operands(node)[0])
        if kind == K.UNARY_OPERATOR:
            return node.unary_operator in (DEREF, PRE_INC, PRE_DEC)
        if kind == K.CONDITIONAL_OPERATOR:
            _, a, b = operands(node)
            return self.is_lvalue(a) and self.is_lvalue(b)
        return False

    # -------------------------------------------------------------------------------------------------------------- wrapped
    def wrapped_place(self, node: Node) -> Place:
        """An implicit conversion: the same place, a base of it, or a temporary."""
        inner = operands(node)[0]
        target = self.type_of(node)
        source = self.types.parameter(inner.type, inner) if not self.is_array(inner) else self.type_of(inner)
        if isinstance(source, PtrType) and is_reference(inner.type.canonical):
            source = source.element
        if same_type(source, target) or (isinstance(target, ArrayType) and isinstance(source, PtrType)):
            return self.place(inner)
        if isinstance(source, StructType) and isinstance(target, StructType):
            base = self.to_base_place(self.place(inner), target, node)
            if base is not None:
                return base
        return self.materialise(self.value(node), node)

    def is_array(self, node: Node) -> bool:
        return isinstance(self.type_of(node), ArrayType)

    def cast_place(self, node: Node) -> Place:
        """``static_cast<T&&>(x)`` and ``reinterpret_cast<T&>(x)``."""
        source = operands(node)[-1]
        place = self.place(source)
        target = self.type_of(node)
        if same_type(place.type, target):
            return place
        base = self.to_base_place(place, target, node) if isinstance(target, StructType) else None
        if base is not None:
            return base
        return self.seen_as(place, target, node)

    def seen_as(self, place: Place, t: Type, node: Node | None) -> Place:
        """The memory of a place as another type."""
        pointer = self.address(place, node)
        return Deref(PtrCast(pointer, PtrType(t), self.origin(node)), t, is_volatile(place), self.origin(node))

    # ------------------------------------------------------------------------------------------------------------ operators
    def unary_place(self, node: Node) -> Place:
        op = node.unary_operator
        inner = operands(node)[0]
        if op == EXTENSION:
            return self.place(inner)
        if op == DEREF:
            return self.deref(self.pointer(inner), node)
        result = self.step(node, keep_old=False)
        assert isinstance(result, PLACES)
        return result

    def binary_place(self, node: Node) -> Place | None:
        op = node.binary_operator
        if op == ASSIGN or op in COMPOUND:
            return self.assignment(node)
        if op == COMMA:
            left, right = operands(node)
            self.effect(left)
            return self.place(right)
        return None

    def conditional_place(self, node: Node) -> Place:
        test, first, second = operands(node)
        condition = self.condition(test)
        if isinstance(condition, Literal):
            return self.place(first if condition.value else second)
        t = self.type_of(node)
        if not (same_type(self.type_of(first), t) and same_type(self.type_of(second), t)):
            return self.materialise(self.value(node), node)
        with self.capture() as effects:
            a, b = (self.address(self.place(n), n) for n in (first, second))
        if effects:
            raise Unsupported(errors.CONSTRUCT, "a conditional that names one of two places has side effects", node)
        pointer = PtrType(t)
        return Deref(Select(condition, a, b, pointer, self.origin(node)), t, False, self.origin(node))

    # ----------------------------------------------------------------------------------------------------------- subscripts
    def subscript(self, node: Node) -> Place:
        first, second = operands(node)
        if isinstance(self.types.parameter(second.type, second), PtrType) and self.is_integer(first):
            first, second = second, first
        base_array = self.array_operand(first)
        if base_array is not None:
            place, index = self.place_then_value(lambda: self.place(base_array), lambda: self.value(second))
            if isinstance(place.type, ArrayType) and place.type.count is not None:
                return IndexPlace(place, self.index(index, second), place.type.element, self.origin(node))
            if isinstance(place.type, VecType):
                return IndexPlace(place, self.index(index, second), ScalarType(place.type.scalar), self.origin(node))
            pointer = self.decayed(place, first)
        else:
            pointer, index = self.values_in_order(lambda: self.pointer(first), lambda: self.value(second))
        if not isinstance(pointer.type, PtrType):
            raise Unsupported(errors.CONSTRUCT, f"a subscript of {show(pointer.type)} is not defined", node)
        at = PtrOffset(pointer, self.index(index, second), pointer.type, self.origin(node))
        return self.deref(at, node)

    def is_integer(self, node: Node) -> bool:
        t = self.types.parameter(node.type, node)
        return isinstance(t, ScalarType)

    def array_operand(self, node: Node) -> Node | None:
        """The array below an implicit decay; None for pointers."""
        while node.kind in (K.PAREN_EXPR, K.UNEXPOSED_EXPR) and len(operands(node)) == 1:
            if isinstance(self.type_of(node), ArrayType):
                break
            inner = operands(node)[0]
            if not isinstance(self.type_of(inner), ArrayType | PtrType):
                return None
            if isinstance(self.type_of(inner), PtrType) and inner.kind not in (K.PAREN_EXPR, K.UNEXPOSED_EXPR):
                return None
            node = inner
        return node if isinstance(self.type_of(node), ArrayType | VecType) else None

    def index(self, e: Expr, node: Node) -> Expr:
        """An index of 32 or 64 bits."""
        t = promoted(e.type)
        if not isinstance(t, ScalarType) or t.scalar.is_float:
            raise Unsupported(errors.SOURCE_ERRORS, f"a subscript of type {show(t)}", node)
        return cast(e, t)

    # -------------------------------------------------------------------------------------------------------------- members
    def member(self, node: Node) -> Place:
        target = node.referenced
        if target is None:
            raise Unsupported(errors.SOURCE_ERRORS, "clang could not make sense of this expression", node)
        if target.kind in (K.CXX_METHOD, K.FUNCTION_DECL):
            raise Unsupported(errors.FUNCTION_POINTER, "a method is used as a value", node)
        if target.kind != K.FIELD_DECL:
            return self.named(node)
        base = operands(node)
        if not base:
            place = self.this_place(node)
        elif isinstance(self.types.parameter(base[0].type, base[0]), PtrType) and not is_reference(
            base[0].type.canonical
        ):
            place = self.deref(self.pointer(base[0]), node)
        else:
            place = self.place(base[0])
        return self.field_of(place, target, node)

    def this_place(self, node: Node) -> Place:
        if self.this is None:
            raise Unsupported(errors.SOURCE_ERRORS, "'this' is used outside of a method", node)
        return self.this

    def field_of(self, place: Place, field: Node, node: Node) -> Place:
        """A field by its declaration: in the class itself, a base of it, or an unnamed member."""
        if isinstance(place.type, VecType):
            return self.component(place, field.spelling, node)
        owner = field.parent
        if owner is None:
            raise Unsupported(errors.SOURCE_ERRORS, f"the member '{field.spelling}' has no class", node)
        t = self.types.lower(owner.type, node)
        inner = self.inside(place, t, node)
        if inner is None:
            raise Unsupported(errors.CLASS, f"'{show(place.type)}' has no member '{field.spelling}'", node)
        reached = self.field_place(inner, field, node)
        if is_reference(field.type.canonical):
            return self.deref(self.load(reached, node), node)
        return reached

    def field_place(self, place: Place, field: Node, node: Node | None) -> Place:
        t = self.types.lower(field.type, node)
        if self.types.is_union(place.type):
            assert isinstance(place.type, StructType)
            bits = place.type.field(UNION_FIELD)
            return self.seen_as(FieldPlace(place, UNION_FIELD, bits.type, self.origin(node)), t, node)
        name = self.types.field_names[field.key]
        # The struct's own type for the field: a pointer to the struct itself is a pointer to void there.
        own = place.type.field(name).type if isinstance(place.type, StructType) else t
        return FieldPlace(place, name, own, self.origin(node))

    def component(self, place: Place, member: str, node: Node) -> Place:
        assert isinstance(place.type, VecType)
        names = {"x": "x", "y": "y", "z": "z", "w": "w"}
        if member not in names:
            raise Unsupported(errors.CLASS, f"{show(place.type)} has no member '{member}'", node)
        if isinstance(place, VarPlace) and place.var.name in _BUILTINS and place.var.id == 0:
            raise AssertionError("built-in variables are values")
        return FieldPlace(place, member, ScalarType(place.type.scalar), self.origin(node))

    def inside(self, place: Place, t: Type, node: Node) -> Place | None:
        """The place itself, or the base or unnamed member of it that has type `t`."""
        if place.type == t:
            return place
        if not isinstance(place.type, StructType):
            return None
        for unnamed in self.types.unnamed_members(place.type):
            found = self.inside(self.field_place(place, unnamed, node), t, node)
            if found is not None:
                return found
        for f in place.type.fields:
            if f.name.startswith("base_"):
                found = self.inside(FieldPlace(place, f.name, f.type, self.origin(node)), t, node)
                if found is not None:
                    return found
        return None

    # ---------------------------------------------------------------------------------------------------------------- names
    def named(self, node: Node) -> Place:
        if not node.spelling and node.children:
            return self.materialise(self.value(operands(node)[-1]), node)
        target = node.referenced
        if target is None:
            raise Unsupported(errors.SOURCE_ERRORS, f"'{node.spelling}' is not declared", node)
        if target.key in self.env:
            place = self.env[target.key]
            if place is None:
                raise Poisoned
            return place
        if target.kind in (K.VAR_DECL, K.UNEXPOSED_DECL):
            return self.global_place(target, node)
        if target.kind == K.FIELD_DECL:
            return self.field_of(self.this_place(node), target, node)
        if target.kind in (K.FUNCTION_DECL, K.CXX_METHOD):
            raise Unsupported(errors.FUNCTION_POINTER, f"the function '{target.spelling}' is used as a value", node)
        raise Unsupported(errors.CONSTRUCT, f"'{node.spelling}' can't be used here", node)


class BuiltinNames(Places):
    """threadIdx and its kin, which are values and have no place of their own."""

    def value(self, node: Node) -> Expr:
        found = self.builtin(node)
        return super().value(node) if found is None else found

    def builtin(self, node: Node) -> Expr | None:
        if node.kind == K.MEMBER_REF_EXPR and len(operands(node)) == 1:
            base = operands(node)[0]
            while base.kind in (K.PAREN_EXPR, K.UNEXPOSED_EXPR) and len(operands(base)) == 1:
                base = operands(base)[0]
            name = self.builtin_name(base)
            if name in _BUILTINS and node.spelling in ("x", "y", "z"):
                return Builtin(_BUILTINS[name]["xyz".index(node.spelling)], self.origin(node))
            return None
        name = self.builtin_name(node)
        if name == "warpSize":
            return Builtin(BuiltinVar.WARP_SIZE, self.origin(node))
        if name in _BUILTINS:
            return Construct(tuple(Builtin(v, self.origin(node)) for v in _BUILTINS[name]), UINT3, self.origin(node))
        return None

    def builtin_name(self, node: Node) -> str:
        if node.kind != K.DECL_REF_EXPR or (node.spelling not in _BUILTINS and node.spelling != "warpSize"):
            return ""
        target = node.referenced
        return node.spelling if target is not None and target.in_system_header else ""

    def named(self, node: Node) -> Place:
        found = self.builtin(node)
        return super().named(node) if found is None else self.materialise(found, node)


def is_pointer(t: CType) -> bool:
    return bool(t.canonical.kind == T.POINTER)
