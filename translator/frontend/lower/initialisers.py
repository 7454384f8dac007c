"""Initialiser lists.  libclang shows them as written: no conversions, missing elements absent, inner braces left out."""

from __future__ import annotations

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node, T, string_value
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference, operands, stripped
from translator.frontend.lower.conversions import same_type
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.frontend.lower.types import UNION_FIELD
from translator.ir.nodes import Bitcast, Construct, Expr, Literal, Zero
from translator.ir.types import (
    BOOL,
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

LIMIT = 1 << 16
"""Elements that an initialiser may have."""


class Items:
    """The elements of one brace list, taken one by one."""

    def __init__(self, nodes: tuple[Node, ...]) -> None:
        self.nodes = nodes
        self.at = 0

    @property
    def next(self) -> Node | None:
        return self.nodes[self.at] if self.at < len(self.nodes) else None


class Initialisers(Base):
    def initialise(self, node: Node, t: Type, ctype: CType | None = None) -> Expr:
        """The complete value that a brace list gives a variable of a type."""
        items = Items(operands(node))
        if items.next is None:
            return self.default_value(ctype, node) if ctype is not None else self.zero(t, node)
        if len(items.nodes) == 1 and not isinstance(t, ArrayType) and self.is_whole(items.nodes[0], t):
            return self.value_as(items.nodes[0], t)
        result = self.aggregate(items, t, ctype or node.type, node)
        if items.next is not None:
            raise Unsupported(errors.SOURCE_ERRORS, f"too many elements for {show(t)}", node)
        return result

    def is_whole(self, item: Node, t: Type) -> bool:
        """``T x{y}`` where y is a T: a copy."""
        if item.kind == K.INIT_LIST_EXPR:
            return isinstance(t, ScalarType | PtrType)
        if isinstance(t, ScalarType | PtrType):
            return True
        try:
            return same_type(self.type_of(item), t)
        except Unsupported:
            return False

    def aggregate(self, items: Items, t: Type, ctype: CType, node: Node) -> Expr:
        """Elements for an aggregate, from a list that may go on beyond it (brace elision)."""
        match t:
            case ArrayType(element, count) if count is not None:
                return self.array(items, t, element, count, ctype, node)
            case VecType(scalar, count, _):
                taken = [self.element(items, ScalarType(scalar), None, node) for _ in range(count)]
                return Construct(tuple(taken), t, self.origin(node))
            case StructType():
                return self.struct(items, t, ctype, node)
            case _:
                return self.element(items, t, ctype, node)

    def array(self, items: Items, t: ArrayType, element: Type, count: int, ctype: CType, node: Node) -> Expr:
        first = items.next
        if first is not None and stripped(first).kind == K.STRING_LITERAL:
            items.at += 1
            return self.characters(stripped(first), t, node)
        if count > LIMIT:
            raise Unsupported(errors.CONSTRUCT, f"an initialiser of {count} elements is too long", node)
        inner = element_ctype(ctype)
        return Construct(tuple(self.element(items, element, inner, node) for _ in range(count)), t, self.origin(node))

    def struct(self, items: Items, t: StructType, ctype: CType, node: Node) -> Expr:
        if self.types.is_union(t):
            return self.union(items, t, ctype, node)
        fields = {self.types.field_names[f.key]: f for f in ctype.canonical.fields if f.key in self.types.field_names}
        designated = self.designated(items)
        values: list[Expr] = []
        for f in t.fields:
            declaration = fields.get(f.name)
            if f.name in designated:
                values.append(self.value_as(designated[f.name], f.type))
            elif items.next is not None and not designated:
                values.append(self.field(items, f.type, declaration, node))
            else:
                values.append(self.missing(f.type, declaration, node))
        return Construct(tuple(values), t, self.origin(node))

    def union(self, items: Items, t: StructType, ctype: CType, node: Node) -> Expr:
        """A union is given its first member; here one that fills it."""
        bits = t.field(UNION_FIELD).type
        first = self.types.lower(ctype.canonical.fields[0].type, node)
        fills = isinstance(bits, ArrayType) and bits.count == 1 and isinstance(first, ScalarType)
        if not isinstance(bits, ArrayType) or not fills or size_of(first) != t.size or first == BOOL:
            raise Unsupported(errors.CONSTRUCT, "this initialiser of a union is not supported", node)
        value = self.element(items, first, None, node)
        word = value if value.type == bits.element else Bitcast(value, bits.element, self.origin(node))
        return Construct((Construct((word,), bits),), t, self.origin(node))

    def designated(self, items: Items) -> dict[str, Node]:
        """``{.y = 2}``: libclang shows the member, then its value."""
        found: dict[str, Node] = {}
        while items.next is not None:
            parts = items.next.children
            if len(parts) < 2 or parts[0].kind != K.MEMBER_REF or items.next.kind != K.UNEXPOSED_EXPR:
                break
            found[parts[0].spelling] = parts[-1]
            items.at += 1
        return found

    def field(self, items: Items, t: Type, declaration: Node | None, node: Node) -> Expr:
        if declaration is not None and is_reference(declaration.type.canonical) and isinstance(t, PtrType):
            item = items.next
            assert item is not None
            items.at += 1
            return self.convert(self.address(self.place(item), item), t, item)
        return self.element(items, t, declaration.type if declaration is not None else None, node)

    def element(self, items: Items, t: Type, ctype: CType | None, node: Node) -> Expr:
        item = items.next
        if item is None:
            return self.default_value(ctype, node) if ctype is not None else self.zero(t, node)
        if item.kind == K.INIT_LIST_EXPR:
            items.at += 1
            return self.initialise(item, t, ctype)
        if not isinstance(t, ArrayType | VecType | StructType) or self.is_whole(item, t):
            items.at += 1
            return self.value_as(item, t)
        return self.aggregate(items, t, ctype or item.type, node)

    def missing(self, t: Type, declaration: Node | None, node: Node) -> Expr:
        """A field without an element: its default member initialiser, else zero."""
        if declaration is None:
            return self.zero(t, node)
        default = member_default(declaration)
        if default is not None:
            return self.value_as(default, t)
        return self.default_value(declaration.type, node)

    def zero(self, t: Type, node: Node) -> Expr:
        if isinstance(t, ScalarType):
            return literal(0, t, self.origin(node))
        return Zero(t, self.origin(node))

    def characters(self, node: Node, t: ArrayType, where: Node) -> Expr:
        """``char s[] = "abc"``."""
        text = string_value(node)
        if text is None or t.element not in (ScalarType(Scalar.I8), ScalarType(Scalar.U8)):
            raise Unsupported(errors.CONSTRUCT, "a string of this kind can't initialise an array", where)
        assert isinstance(t.element, ScalarType) and t.count is not None
        data = text.encode() + b"\0" * t.count
        values: list[Literal] = [literal(b, t.element) for b in data[: t.count]]
        return Construct(tuple(values), t, self.origin(where))

    # ------------------------------------------------------------------------------------------------------- value-initialised
    def default_value(self, ctype: CType | None, node: Node) -> Expr:
        """``T()``: zero, then default member initialisers, or the class's own constructor."""
        assert ctype is not None
        t = self.types.lower(ctype, node)
        if isinstance(t, VoidType) or not isinstance(t, StructType | ArrayType):
            return self.zero(t, node)
        if not self.has_default_initialiser(ctype):
            return Zero(t, self.origin(node))
        if isinstance(t, ArrayType):
            assert t.count is not None
            inner = element_ctype(ctype)
            return Construct(tuple(self.default_value(inner, node) for _ in range(t.count)), t, self.origin(node))
        constructor = default_constructor(ctype)
        if constructor is not None:
            place = self.materialise(Zero(t), node, "object")
            self.call_constructor(place, constructor, (), node)
            return self.load(place, node)
        return self.defaulted_members(t, ctype, node)

    def defaulted_members(self, t: StructType, ctype: CType, node: Node) -> Expr:
        fields = {self.types.field_names[f.key]: f for f in ctype.canonical.fields if f.key in self.types.field_names}
        bases = {f"base_{b.type.declaration.spelling}": b.type for b in base_specifiers(ctype)}
        values: list[Expr] = []
        for f in t.fields:
            if f.name in bases:
                values.append(self.default_value(bases[f.name].canonical, node))
            else:
                values.append(self.missing(f.type, fields.get(f.name), node))
        return Construct(tuple(values), t, self.origin(node))

    def has_default_initialiser(self, ctype: CType) -> bool:
        """Whether default-initialising an object of the class does anything."""
        t = ctype.canonical
        while t.kind in (T.CONSTANTARRAY, T.INCOMPLETEARRAY):
            t = t.element.canonical
        if t.kind != T.RECORD or not isinstance(self.types.lower(t), StructType):
            return False
        if default_constructor(t) is not None or any(member_default(f) is not None for f in t.fields):
            return True
        inner = [f.type for f in t.fields] + [b.type for b in base_specifiers(t)]
        return any(self.has_default_initialiser(i) for i in inner)


def element_ctype(ctype: CType) -> CType:
    return ctype.canonical.element


def member_default(field: Node) -> Node | None:
    """The initialiser of ``int x = 3;`` in a class (an array's bounds are children too)."""
    expressions = [c for c in field.children if c.kind.is_expression()]
    if not expressions:
        return None
    last = expressions[-1]
    if field.type.canonical.kind == T.CONSTANTARRAY and stripped(last).kind not in (K.INIT_LIST_EXPR, K.STRING_LITERAL):
        return None
    return last


def base_specifiers(ctype: CType) -> list[Node]:
    declaration = ctype.canonical.declaration
    return [c for c in (declaration.definition or declaration).children if c.kind == K.CXX_BASE_SPECIFIER]


def default_constructor(ctype: CType) -> Node | None:
    """The class's own default constructor with a body; None where the compiler's does nothing of its own."""
    declaration = ctype.canonical.declaration
    for c in (declaration.definition or declaration).children:
        if c.kind == K.CONSTRUCTOR and lib.CXXConstructor_isDefaultConstructor(c.raw):
            definition = c.definition or c
            if definition.has_child(K.COMPOUND_STMT) and not lib.CXXMethod_isDefaulted(definition.raw):
                return definition
    return None
