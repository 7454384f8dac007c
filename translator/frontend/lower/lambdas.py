"""Lambdas: a closure is a struct of what it captures; its body is a method of that struct."""

from __future__ import annotations

from translator.frontend.clang_api import lib
from translator.frontend.cursors import K, Node, T
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, is_reference
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.ir.nodes import Construct, Expr, Place
from translator.ir.types import StructType

_LOCALS = (K.VAR_DECL, K.PARM_DECL)


class Lambdas(Base):
    def lambda_value(self, node: Node) -> Expr:
        """The closure, its captures taken now."""
        closure = node.type.canonical.declaration
        t = self.types.lower(node.type, node)
        assert isinstance(t, StructType)
        captured = self.captured(node, closure)
        values: list[Expr] = []
        for declaration, field, f in zip(captured, closure.type.canonical.fields, t.fields, strict=True):
            if declaration is None:
                this = self.this_place(node)
                by_pointer = field.type.canonical.kind == T.POINTER
                values.append(self.address(this, node) if by_pointer else self.load(this, node))
            elif is_reference(field.type.canonical):
                values.append(self.convert(self.address(self.bound(declaration), node), f.type, node))
            else:
                values.append(self.convert(self.load(self.bound(declaration), node), f.type, node))
        return Construct(tuple(values), t, self.origin(node))

    def bound(self, declaration: Node) -> Place:
        place = self.env.get(declaration.key)
        if place is None:
            raise Poisoned
        return place

    def captured(self, node: Node, closure: Node) -> tuple[Node | None, ...]:
        """The declarations behind the closure's fields, in order; None stands for ``this``.

        Explicit captures come first, in the order written, then implicit ones in the order of their first use
        (that is clang's order of fields).
        """
        key = closure.canonical.key
        if key not in self.types.captures:
            self.types.captures[key] = self.match_captures(node, closure)
        return self.types.captures[key]

    def match_captures(self, node: Node, closure: Node) -> tuple[Node | None, ...]:
        fields = closure.type.canonical.fields
        explicit = [c.referenced for c in node.children if c.kind == K.VARIABLE_REF]
        found: list[Node | None] = [c for c in explicit if c is not None]
        for declaration in self.outer_names(node):
            if len(found) >= len(fields):
                break
            if declaration is None or all(f is None or f.key != declaration.key for f in found):
                found.append(declaration)
        if len(found) != len(fields):
            raise Unsupported(errors.CONSTRUCT, "the captures of this lambda could not be worked out", node)
        for declaration, field in zip(found, fields, strict=True):
            if declaration is not None and not self.fits(declaration, field):
                raise Unsupported(errors.CONSTRUCT, "the captures of this lambda could not be worked out", node)
        return tuple(found)

    def fits(self, declaration: Node, field: Node) -> bool:
        """Whether a field can be the capture of a variable, by their types."""
        a, b = declaration.type.canonical, field.type.canonical
        bare = [(x.pointee.canonical if is_reference(x) else x).spelling.replace("const ", "") for x in (a, b)]
        return bare[0] == bare[1]

    def outer_names(self, node: Node) -> list[Node | None]:
        """Local variables of the enclosing function that the body names, in order, ``this`` as None."""
        inside = {c.key for c in node.descendants() if c.kind in _LOCALS}
        found: list[Node | None] = []
        for c in node.descendants():
            if c.kind == K.CXX_THIS_EXPR and None not in found:
                found.append(None)
            if c.kind != K.DECL_REF_EXPR:
                continue
            target = c.referenced
            if target is None or target.kind not in _LOCALS or target.key in inside or not is_local(target):
                continue
            if all(f is None or f.key != target.key for f in found) and self.is_captured(target):
                found.append(target)
        return found

    def is_captured(self, declaration: Node) -> bool:
        """Constants need no capture: naming their value is no use of the variable."""
        t = declaration.type.canonical
        if not t.is_const or t.kind in (T.RECORD, T.CONSTANTARRAY, T.POINTER) or declaration.kind == K.PARM_DECL:
            return True
        return declaration.evaluate() is None

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


def is_local(declaration: Node) -> bool:
    """An automatic variable (a static one is not captured)."""
    parent = declaration.parent
    functions = (K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.FUNCTION_TEMPLATE)
    static = lib.Cursor_getStorageClass(declaration.raw) == 3
    return not static and (declaration.kind == K.PARM_DECL or (parent is not None and parent.kind in functions))
