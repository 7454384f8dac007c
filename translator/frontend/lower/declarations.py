"""Declarations inside functions."""

from __future__ import annotations

from translator.frontend.clang_api import lib
from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference, stripped
from translator.frontend.lower.conversions import same_type
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.frontend.lower.functions import body_of, own_body
from translator.frontend.lower.globals import is_volatile_type
from translator.frontend.lower.literals import literal
from translator.ir.nodes import Declare, Expr, FieldPlace, IndexPlace, Place, VarPlace
from translator.ir.types import I32, ArrayType, ScalarType, StructType, Type, VecType

_NOTHING_TO_DO = (
    K.TYPEDEF_DECL,
    K.TYPE_ALIAS_DECL,
    K.TYPE_ALIAS_TEMPLATE_DECL,
    K.STATIC_ASSERT,
    K.USING_DECLARATION,
    K.USING_DIRECTIVE,
    K.NAMESPACE_ALIAS,
    K.STRUCT_DECL,
    K.CLASS_DECL,
    K.UNION_DECL,
    K.ENUM_DECL,
    K.FUNCTION_DECL,
)
_STATIC = 3


class Declarations(Base):
    def declaration_statement(self, node: Node) -> None:
        """Each declaration by itself: one that fails poisons its name, and the others go on."""
        for d in node.children:
            try:
                self.declaration(d)
            except Unsupported as e:
                self.module.failed(e, d)
                self.env[d.key] = None
            except Poisoned:
                self.env[d.key] = None

    def declaration(self, d: Node) -> None:
        if d.kind in _NOTHING_TO_DO:
            return
        if d.kind == K.UNEXPOSED_DECL and d.spelling.startswith("["):
            self.structured_binding(d)
            return
        if d.kind != K.VAR_DECL:
            raise Unsupported(errors.CONSTRUCT, f"this kind of declaration is not supported ({d.kind.name.lower()})", d)
        if d.has_child(K.CUDASHARED_ATTR) or lib.Cursor_getStorageClass(d.raw) in (_STATIC, 2):
            self.global_place(d, d)
            return
        if self.is_group(d.type):
            self.bind_group(d)
            return
        initialiser = self.initialiser(d)
        if is_reference(d.type.canonical):
            self.env[d.key] = self.bound_reference(d, initialiser)
        else:
            self.env[d.key] = self.variable(d, initialiser)

    def structured_binding(self, d: Node) -> None:
        """``auto [a, b] = value;``: names of the members of a copy, or of the object itself for ``auto&``."""
        names = [c for c in d.children if c.kind == K.UNEXPOSED_DECL]
        initialiser = d.children[-1]
        if is_reference(d.type.canonical):
            place = self.freeze_place(self.place(initialiser))
        else:
            place = self.materialise(self.value_as(initialiser, self.types.lower(d.type, d)), d, "bound")
        for name, part in zip(names, self.bindable_parts(place, d), strict=True):
            self.env[name.key] = part

    def bindable_parts(self, place: Place, d: Node) -> list[Place]:
        """The elements of an array, the components of a vector, the members of a struct."""
        t = place.type
        if isinstance(t, ArrayType) and t.count is not None:
            return [IndexPlace(place, literal(i, I32), t.element, self.origin(d)) for i in range(t.count)]
        if isinstance(t, VecType):
            return [FieldPlace(place, c, ScalarType(t.scalar), self.origin(d)) for c in "xyzw"[: t.count]]
        if isinstance(t, StructType) and not self.types.is_union(t):
            return [FieldPlace(place, f.name, f.type, self.origin(d)) for f in t.fields]
        raise Unsupported(errors.CONSTRUCT, "this structured binding is not supported", d)

    def bound_reference(self, d: Node, initialiser: Node | None) -> Place:
        """A reference is another name of a place, whose parts are fixed now."""
        if initialiser is None:
            raise Unsupported(errors.SOURCE_ERRORS, f"the reference '{d.spelling}' is bound to nothing", d)
        wanted = self.type_of(d)
        if initialiser.kind == K.INIT_LIST_EXPR:
            return self.materialise(self.initialise(initialiser, wanted), d, d.spelling)
        place = self.place(initialiser)
        if place.type != wanted and isinstance(place.type, StructType):
            base = self.to_base_place(place, wanted, d)
            place = place if base is None else base
        frozen = self.freeze_place(place)
        if frozen.type != wanted and not same_but_qualifiers(frozen.type, wanted):
            raise Unsupported(errors.CONSTRUCT, f"the reference '{d.spelling}' is bound to another type", d)
        return frozen

    def variable(self, d: Node, initialiser: Node | None) -> Place:
        t = self.variable_type(d, initialiser)
        self.refuse_destructor(d.type, d)
        var = self.module.new_var(d.spelling or "unnamed", t, volatile=is_volatile_type(d.type))
        origin = self.origin(d)
        place = VarPlace(var)
        constructor = self.running_constructor(d, initialiser)
        if constructor is not None and initialiser is not None:
            call = stripped(initialiser)
            self.emit(Declare(var, None, origin))
            self.call_constructor(place, constructor, call.arguments, call)
            return place
        value = self.initial(d, t, initialiser)
        self.emit(Declare(var, value, origin))
        if value is not None:
            self.note_constant(d, var)
        return place

    def variable_type(self, d: Node, initialiser: Node | None) -> Type:
        t = self.types.lower(d.type, d)
        if isinstance(t, ArrayType) and t.count is None:
            raise Unsupported(errors.TYPE, f"the array '{d.spelling}' has no known size", d)
        return t

    def running_constructor(self, d: Node, initialiser: Node | None) -> Node | None:
        """The constructor with a body that makes the variable; None for copies and trivial ones."""
        if initialiser is None or not isinstance(self.types.lower(d.type, d), StructType):
            return None
        call = stripped(initialiser)
        target = call.referenced if call.kind == K.CALL_EXPR else None
        if target is None or target.kind != K.CONSTRUCTOR or self.is_plain_copy(target):
            return None
        defaulted = own_body(target) is None and not call.arguments
        return None if defaulted or body_of(target.definition or target) is None else target

    def initial(self, d: Node, t: Type, initialiser: Node | None) -> Expr | None:
        if initialiser is None:
            return None
        if initialiser.kind == K.INIT_LIST_EXPR:
            return self.initialise(initialiser, t, d.type)
        if self.is_trivial_default(initialiser):
            if self.has_default_initialiser(d.type):
                return self.default_value(d.type, d)
            return self.zero(t, d) if self.is_braced(d) else None
        if isinstance(t, ArrayType) and stripped(initialiser).kind == K.STRING_LITERAL:
            return self.characters(stripped(initialiser), t, d)
        return self.value_as(initialiser, t)

    def is_trivial_default(self, initialiser: Node) -> bool:
        """``T x;`` of a class: a constructor call without arguments."""
        if initialiser.kind != K.CALL_EXPR or initialiser.arguments:
            return False
        target = initialiser.referenced
        return target is not None and target.kind == K.CONSTRUCTOR

    def is_braced(self, d: Node) -> bool:
        """``T x{};`` zeroes what ``T x;`` leaves undefined."""
        end = d.end
        return end is not None and self.module.source_text(end.file)[end.offset - 1 : end.offset] == b"}"


def same_but_qualifiers(a: Type, b: Type) -> bool:
    return same_type(a, b)
