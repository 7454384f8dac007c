"""Lambdas: a closure is a struct of what it captures; its body is a method of that struct."""

from __future__ import annotations

from translator.frontend.clang_api import lib
from translator.frontend.cursors import K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.ir.nodes import Construct, Expr, Place
from translator.ir.types import StructType, Type

_NAMES = (K.DECL_REF_EXPR, K.VARIABLE_REF)


class Lambdas(Base):
    def lambda_value(self, node: Node) -> Expr:
        """The closure, its captures taken now."""
        closure = node.type.canonical.declaration
        t = self.types.lower(node.type, node)
        assert isinstance(t, StructType)
        captured = self.captured(node, closure)
        values = [
            self.capture_value(declaration, field, f.type, node)
            for declaration, field, f in zip(captured, closure.type.canonical.fields, t.fields, strict=True)
        ]
        return Construct(tuple(values), t, self.origin(node))

    def capture_value(self, declaration: Node | None, field: Node, t: Type, node: Node) -> Expr:
        """What a closure's field holds: a copy, a pointer for a capture by reference, or ``this``."""
        if declaration is None:
            this = self.this_place(node)
            by_pointer = field.type.canonical.kind == T.POINTER
            return self.convert(self.address(this, node), t, node) if by_pointer else self.load(this, node)
        by_reference = is_reference(field.type.canonical)
        initialiser = self.capture_initialiser(declaration, node)
        if initialiser is not None and by_reference:
            return self.convert(self.address(self.place(initialiser), node), t, node)
        if initialiser is not None:
            return self.value_as(initialiser, t)
        place = self.bound(declaration)
        return self.convert(self.address(place, node) if by_reference else self.load(place, node), t, node)

    def capture_initialiser(self, declaration: Node, node: Node) -> Node | None:
        """The value of ``[name = value]``; None for a plain capture."""
        if declaration.kind != K.VAR_DECL or declaration.key in self.env:
            return None
        expressions = [c for c in declaration.children if c.kind.is_expression()]
        return expressions[-1] if expressions and within(declaration, node) else None

    def bound(self, declaration: Node) -> Place:
        place = self.env.get(declaration.key)
        if place is None:
            raise Poisoned
        return place

    def captured(self, node: Node, closure: Node) -> tuple[Node | None, ...]:
        """The declarations behind the closure's fields, in order; None stands for ``this``."""
        key = closure.canonical.key
        if key not in self.types.captures:
            self.types.captures[key] = self.match_captures(node, closure)
        return self.types.captures[key]

    def match_captures(self, node: Node, closure: Node) -> tuple[Node | None, ...]:
        """A field lies where its capture is written, or where the body first uses what is captured implicitly."""
        explicit = {at(c): c.referenced for c in node.children if c.kind == K.VARIABLE_REF}
        used = {at(c): c.referenced for c in node.descendants() if c.kind in _NAMES}
        found: list[Node | None] = []
        for field in closure.type.canonical.fields:
            where = at(field)
            declaration = explicit.get(where) or used.get(where)
            if declaration is not None and not self.fits(declaration, field):
                declaration = None
            if declaration is None and not self.may_be_this(field):
                raise Unsupported(errors.CONSTRUCT, "the captures of this lambda could not be worked out", node)
            found.append(declaration)
        if found.count(None) > 1 or len({d.key for d in found if d is not None}) + found.count(None) != len(found):
            raise Unsupported(errors.CONSTRUCT, "the captures of this lambda could not be worked out", node)
        return tuple(found)

    def may_be_this(self, field: Node) -> bool:
        """Whether a field can hold ``this``, or a copy of ``*this``."""
        t = field.type.canonical
        return bool((t.pointee.canonical if t.kind == T.POINTER else t).kind == T.RECORD)

    def fits(self, declaration: Node, field: Node) -> bool:
        """Whether a field can be the capture of a variable, by their types."""
        a, b = declaration.type.canonical, field.type.canonical
        bare = [(x.pointee.canonical if is_reference(x) else x).spelling.replace("const ", "") for x in (a, b)]
        return bare[0] == bare[1]

    def find_captures(self, closure: Node) -> tuple[Node | None, ...]:
        """The captures of a closure whose expression has not been lowered (a lambda made by the host)."""
        fields = closure.type.canonical.fields
        if not fields:
            return ()
        raw = lib.getCursor(closure.unit.handle, lib.getCursorLocation(closure.raw))
        node = Node(raw, closure.unit)
        if node.kind != K.LAMBDA_EXPR:
            raise Unsupported(errors.CONSTRUCT, "the captures of this lambda could not be worked out", closure)
        return self.captured(node, closure)


def at(node: Node) -> int:
    """Where a node's name stands, as an offset; -1 for none."""
    place = node.location
    return -1 if place is None else place.offset


def within(inner: Node, outer: Node) -> bool:
    """Whether one node's text lies in another's."""
    place, start, end = inner.location, outer.start, outer.end
    if place is None or start is None or end is None:
        return False
    return place.file == start.file and start.offset <= place.offset < end.offset
