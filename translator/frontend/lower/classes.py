"""Objects: construction, copies, and the methods that the compiler writes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from translator.frontend.clang_api import lib
from translator.frontend.cursors import CType, K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference
from translator.frontend.lower.conversions import same_type
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.functions import body_of, is_defaulted, own_body
from translator.frontend.lower.globals import element_type
from translator.frontend.lower.initialisers import base_specifiers, default_constructor, member_default
from translator.frontend.lower.literals import literal
from translator.ir.nodes import Bitcast, Call, Construct, Expr, Extract, FieldPlace, Place, VarPlace, Zero
from translator.ir.types import U16, ArrayType, PtrType, ScalarType, StructType, VecType


class Classes(Base):
    def construct(self, node: Node, target: Node) -> Expr | Place:
        """A constructor call as an expression: a value, or the temporary that it made."""
        t = self.type_of(node)
        args = node.arguments
        self.refuse_destructor(node.type, node)
        if isinstance(t, ScalarType):
            return self.convert_argument(args[0], t, node) if args else Zero(t, self.origin(node))
        if isinstance(t, VecType):
            return self.construct_vector(t, args, target, node)
        if self.is_plain_copy(target) and len(args) == 1:
            return self.copied(args[0], node)
        if not args and (isinstance(t, ArrayType) or own_body(target) is None):
            return self.default_value(node.type, node)
        assert isinstance(t, StructType | ArrayType)
        place = VarPlace(self.declare(t, "object", node))
        self.call_constructor(place, target, args, node)
        return place

    def refuse_destructor(self, t: CType, node: Node) -> None:
        """Objects end where C++ says, and nothing here runs their destructors."""
        if has_destructor(t):
            raise Unsupported(errors.CLASS, f"objects of '{t.spelling}' have a destructor that runs code", node)

    def copied(self, arg: Node, node: Node) -> Expr:
        """A copy of an object; of a derived one, its base part."""
        t = self.type_of(node)
        e = self.value(arg)
        return e if same_type(e.type, t) else self.convert(e, t, node)

    def convert_argument(self, arg: Node, t: ScalarType, node: Node) -> Expr:
        """half's constructors from numbers, and from ``__half_raw``, which holds the bits."""
        e = self.value(arg)
        if isinstance(e.type, StructType):
            return self.bits_of(e, t, node)
        return self.convert(e, t, node)

    def bits_of(self, e: Expr, t: ScalarType, node: Node) -> Expr:
        assert isinstance(e.type, StructType)
        if len(e.type.fields) != 1 or e.type.fields[0].type != U16:
            raise Unsupported(errors.CLASS, f"a conversion from '{e.type.name}' is not known", node)
        return Bitcast(Extract(e, e.type.fields[0].name, U16), t, self.origin(node))

    def construct_vector(self, t: VecType, args: tuple[Node, ...], target: Node, node: Node) -> Expr:
        """dim3 and half2."""
        element = ScalarType(t.scalar)
        if not args:
            return Zero(t, self.origin(node))
        if len(args) == 1 and not isinstance(self.type_of(args[0]), ScalarType):
            return self.convert(self.value(args[0]), t, node)
        parameters = target.arguments
        given = [self.given_or_default(p, a) for p, a in zip(parameters, args, strict=False)]
        values = self.values_in_order(*[partial(self.value_as, a, element) for a in given])
        while len(values) < t.count:
            values.append(literal(1, element))
        return Construct(tuple(values), t, self.origin(node))

    # --------------------------------------------------------------------------------------------------------- constructors
    def is_plain_copy(self, target: Node) -> bool:
        """The compiler's own copy or move constructor, where it copies the bytes."""
        copies = lib.CXXConstructor_isCopyConstructor(target.raw) or lib.CXXConstructor_isMoveConstructor(target.raw)
        return bool(copies) and own_body(target) is None and self.copies_bytes(target)

    def copies_bytes(self, method: Node) -> bool:
        """Whether the compiler's copy of the method's class needs no copy of a member's own making."""
        owner = method.parent
        return owner is None or all(not copies_itself(t) for t in member_types(owner.type))

    def call_constructor(self, place: Place, target: Node, args: tuple[Node, ...], node: Node) -> None:
        """Run a constructor on an object."""
        if self.is_plain_copy(target) and len(args) == 1:
            self.assign(place, self.copied(args[0], node), node)
            return
        if not args and own_body(target) is None:
            return
        owner = target.parent
        if owner is None:
            raise Unsupported(errors.SOURCE_ERRORS, "a constructor without a class", node)
        wanted = PtrType(self.types.lower(owner.type, node))
        pointer = self.convert(self.address(place, node), wanted, node)
        signature = self.signature(target, node)
        evaluations: list[Callable[[], Expr]] = [lambda: pointer]
        for parameter, arg in zip(target.arguments, args, strict=False):
            if not self.is_group(parameter.type):
                evaluations.append(partial(self.argument, parameter, arg))
        values = self.values_in_order(*evaluations)
        self.emit(Call(signature.name, tuple(values), None, self.origin(node)))

    def initialise_members(self, constructor: Node) -> None:
        """What runs before a constructor's body: bases, then fields in order of declaration."""
        owner = constructor.parent
        assert owner is not None and self.this is not None
        written, bases, delegate = self.written_initialisers(constructor)
        this = self.this
        if delegate is not None:
            assert delegate.referenced is not None
            self.call_constructor(this, delegate.referenced, delegate.arguments, delegate)
            return
        for base in base_specifiers(owner.type):
            name = base.type.canonical.declaration.spelling
            self.initialise_base(this, name, base.type.canonical, bases.get(name))
        for field in owner.type.canonical.fields:
            self.attempt(constructor, partial(self.initialise_field, this, field, written.get(field.key)))

    def written_initialisers(self, constructor: Node) -> tuple[dict[int, Node], dict[str, Node], Node | None]:
        """Field initialisers by field, base initialisers by class, and the constructor delegated to."""
        fields: dict[int, Node] = {}
        bases: dict[str, Node] = {}
        delegate: Node | None = None
        pending: Node | None = None
        owner = constructor.parent
        for child in constructor.children:
            if child.kind in (K.MEMBER_REF, K.TYPE_REF, K.TEMPLATE_REF):
                pending = child
            elif child.kind == K.COMPOUND_STMT:
                break
            elif child.kind.is_expression() and pending is not None:
                if pending.kind == K.MEMBER_REF:
                    target = pending.referenced
                    fields[target.key if target is not None else 0] = child
                elif owner is not None and child.type.canonical.key == owner.type.canonical.key:
                    delegate = child
                else:
                    bases[child.type.canonical.declaration.spelling] = child
                pending = None
        return fields, bases, delegate

    def initialise_base(self, this: Place, name: str, ctype: CType, initialiser: Node | None) -> None:
        """A base from its initialiser, or as its class says."""
        assert isinstance(this.type, StructType)
        field = next((f for f in this.type.fields if f.name == f"base_{name}"), None)
        if field is None:
            if initialiser is not None:
                self.effect(initialiser)
            return
        place = FieldPlace(this, field.name, field.type)
        if initialiser is not None:
            self.initialise_place(place, initialiser)
        elif self.has_default_initialiser(ctype):
            self.default_initialise(place, ctype, ctype.declaration)

    def default_initialise(self, place: Place, ctype: CType, node: Node) -> None:
        """What ``T x;`` does: the class's own constructor, else the members' default initialisers."""
        constructor = default_constructor(ctype)
        if constructor is not None:
            self.call_constructor(place, constructor, (), node)
        else:
            self.assign(place, self.default_value(ctype, node), node)

    def initialise_field(self, this: Place, field: Node, initialiser: Node | None) -> None:
        assert isinstance(this.type, StructType)
        chosen = initialiser or member_default(field)
        t = self.types.lower(field.type, field)
        place = FieldPlace(this, self.types.field_names[field.key], t, self.origin(initialiser or field))
        if chosen is None:
            if self.has_default_initialiser(field.type):
                self.default_initialise(place, field.type.canonical, field)
            return
        if is_reference(field.type.canonical):
            self.assign(place, self.reference_to(chosen, field.type.canonical.pointee, chosen), chosen)
            return
        if chosen.kind == K.INIT_LIST_EXPR:
            self.assign(place, self.initialise(chosen, t, field.type), chosen)
            return
        self.initialise_place(place, chosen)

    def initialise_place(self, place: Place, initialiser: Node) -> None:
        """An object from its initialiser: constructors run on it, other values are stored."""
        target = initialiser.referenced if initialiser.kind == K.CALL_EXPR else None
        is_object = isinstance(place.type, StructType) and target is not None and target.kind == K.CONSTRUCTOR
        if (
            is_object
            and target is not None
            and not self.is_plain_copy(target)
            and body_of(target.definition or target) is not None
        ):
            self.call_constructor(place, target, initialiser.arguments, initialiser)
            return
        value = self.value_as(initialiser, place.type)
        self.assign(place, value, initialiser)

    # -------------------------------------------------------------------------------------------------- compiler's methods
    def special_method(
        self, node: Node, target: Node, receiver: Node | None, args: tuple[Node, ...]
    ) -> Expr | Place | None:
        """Assignment that the compiler writes, and operators of built-in vector and half types."""
        if receiver is None:
            return None
        builtin = not isinstance(self.type_of(receiver), StructType | PtrType)
        if target.spelling == "operator=" and len(args) == 1:
            if builtin or (own_body(target) is None and self.copies_bytes(target)):
                return self.plain_assignment(node, receiver, args[0])
            return None
        if not builtin:
            return None
        if target.kind == K.CONVERSION_FUNCTION:
            return self.convert(self.value(receiver), self.type_of(node), node)
        return None

    def plain_assignment(self, node: Node, receiver: Node, arg: Node) -> Place:
        t = self.type_of(receiver)
        value, place = self.value_then_place(lambda: self.value_as(arg, t), lambda: self.place(receiver))
        self.assign(place, value, node)
        return place


def has_destructor(t: CType) -> bool:
    """Whether destroying an object of the type runs code: its class, a member or a base has a destructor that does something."""
    canonical = element_type(t)
    if canonical.kind != T.RECORD:
        return False
    declaration = canonical.declaration
    for c in (declaration.definition or declaration).children:
        if c.kind == K.DESTRUCTOR:
            body = own_body(c)
            if body is not None and body.children:
                return True
    return any(has_destructor(m) for m in member_types(canonical))


def member_types(t: CType) -> list[CType]:
    """The types of a class's fields and bases; arrays' elements."""
    found = [f.type for f in t.canonical.fields] + [b.type for b in base_specifiers(t)]
    return [element_type(m) for m in found]


def copies_itself(t: CType) -> bool:
    """Whether a class, or a member of it, has a copy constructor or assignment of its own."""
    canonical = t.canonical
    if canonical.kind != T.RECORD:
        return False
    declaration = canonical.declaration
    for c in (declaration.definition or declaration).children:
        copies = c.kind == K.CONSTRUCTOR and lib.CXXConstructor_isCopyConstructor(c.raw)
        assigns = c.kind == K.CXX_METHOD and c.spelling == "operator="
        if (copies or assigns) and not c.in_system_header and not is_defaulted(c.definition or c):
            return True
    return any(copies_itself(m) for m in member_types(canonical))
