"""Conversions: what C++ does implicitly and by casts, made explicit."""

from __future__ import annotations

from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import PLACES, TRANSPARENT, Base, operands
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import converted
from translator.ir.nodes import (
    BinaryOp,
    Cast,
    Expr,
    Extract,
    FieldPlace,
    Literal,
    Place,
    PtrCast,
    PtrCompare,
    Zero,
)
from translator.ir.types import (
    BOOL,
    VOID,
    ArrayType,
    PtrType,
    Scalar,
    ScalarType,
    StructType,
    Type,
    VecType,
    VoidType,
    show,
)


class Conversions(Base):
    def convert(self, e: Expr, t: Type, node: Node) -> Expr:
        """`e` as a value of another type; raises Unsupported where shaders have no such conversion."""
        source = e.type
        if same_type(source, t) or isinstance(t, VoidType):
            return e
        match source, t:
            case ScalarType(), ScalarType():
                return cast(e, t)
            case PtrType(), ScalarType(Scalar.BOOL):
                return PtrCompare(BinaryOp.NE, e, Zero(source), self.origin(node))
            case PtrType(), PtrType():
                return self.pointer_cast(e, t, node)
            case ScalarType(), PtrType():
                if isinstance(e, Literal) and e.value == 0:
                    return Zero(t, self.origin(node))
                raise Unsupported(errors.POINTER_INTEGER, "an integer is made into a pointer", node)
            case PtrType(), ScalarType():
                raise Unsupported(errors.POINTER_INTEGER, "a pointer is made into an integer", node)
            case PtrType(element), ArrayType(inner, _) if element == inner:
                return e  # an array parameter, which libclang shows as an array, is a pointer
            case StructType(), StructType():
                return self.to_base_value(e, t, node)
            case VecType(a, n, _), VecType(b, m, _) if (a, n) == (b, m):
                return e
            case _:
                raise Unsupported(errors.CONSTRUCT, f"the conversion of {show(source)} to {show(t)} is unknown", node)

    def pointer_cast(self, e: Expr, t: PtrType, node: Node) -> Expr:
        """The same address as another type; a derived object's address as its base's."""
        source = e.type
        if isinstance(e, Zero):
            return Zero(t, e.origin)
        if isinstance(source, PtrType) and isinstance(source.element, StructType) and isinstance(t.element, StructType):
            path = base_path(source.element, t.element)
            if path is not None:
                place = self.deref(e, node)
                for step in path:
                    place = FieldPlace(place, step, member_type(place.type, step), self.origin(node))
                return self.address(place, node)
        return PtrCast(e, t, self.origin(node))

    def to_base_value(self, e: Expr, t: StructType, node: Node) -> Expr:
        path = base_path(e.type, t)
        if path is None and not t.fields:
            return Zero(t, self.origin(node))
        if path is None:
            raise Unsupported(errors.CONSTRUCT, f"the conversion of {show(e.type)} to {show(t)} is unknown", node)
        for step in path:
            e = Extract(e, step, member_type(e.type, step), self.origin(node))
        return e

    def to_base_place(self, place: Place, t: Type, node: Node) -> Place | None:
        """The base object inside a derived one; None where there is none."""
        path = base_path(place.type, t)
        if path is None:
            # A base without data has no field; it starts where the object does.
            return self.seen_as(place, t, node) if isinstance(t, StructType) and not t.fields else None
        for step in path:
            place = FieldPlace(place, step, member_type(place.type, step), self.origin(node))
        return place

    def value_as(self, node: Node, t: Type) -> Expr:
        if node.kind == K.INIT_LIST_EXPR:
            return self.initialise(node, t)
        if isinstance(t, PtrType):
            return self.convert(self.pointer(node), t, node)
        return self.convert(self.value(node), t, node)

    def pointer(self, node: Node) -> Expr:
        """The value as a pointer; arrays decay."""
        if node.kind in TRANSPARENT:
            return self.value(node)
        lowered = self.types.parameter(node.type, node)
        if isinstance(lowered, PtrType) and isinstance(self.type_of(node), ArrayType):
            return self.decayed(self.place(node), node)
        return self.value(node)

    def condition(self, node: Node) -> Expr:
        return self.convert(self.value(node), BOOL, node)

    def void(self) -> Expr:
        return Zero(VOID)

    def as_value(self, result: Expr | Place, node: Node) -> Expr:
        """What a call gave, as a value."""
        return self.load(result, node) if isinstance(result, PLACES) else result

    def only_operand(self, node: Node) -> Node:
        inner = operands(node)
        if len(inner) != 1:
            raise Unsupported(errors.SOURCE_ERRORS, "clang could not make sense of this expression", node)
        return inner[0]


def cast(e: Expr, t: ScalarType) -> Expr:
    """A scalar conversion; constants are converted here."""
    if e.type == t:
        return e
    if isinstance(e, Literal):
        constant = converted(e, t)
        if constant is not None:
            return constant
    return Cast(e, t, getattr(e, "origin", None))


def same_type(a: Type, b: Type) -> bool:
    """Equal but for a pointer's qualifiers."""
    if isinstance(a, PtrType) and isinstance(b, PtrType):
        return same_type(a.element, b.element)
    return a == b


def base_path(source: Type, target: Type) -> list[str] | None:
    """The base fields that lead from a struct to one of its bases."""
    if source == target:
        return []
    if not isinstance(source, StructType) or not source.fields:
        return None
    first = source.fields[0]
    if not first.name.startswith("base_"):
        return None
    rest = base_path(first.type, target)
    return None if rest is None else [first.name, *rest]


def member_type(t: Type, member: str) -> Type:
    if isinstance(t, StructType):
        return t.field(member).type
    if isinstance(t, VecType):
        return ScalarType(t.scalar)
    raise KeyError(member)
