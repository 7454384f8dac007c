"""The state of lowering one function, and what all parts of it use: statements, temporaries, order of evaluation.

The parts (expressions, calls, statements ...) are classes that build on `Base`; `translator.frontend.lower.lowerer` puts
them together.  The operations that parts need of each other are declared here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from translator.frontend.cursors import CType, K, Node, T
from translator.frontend.lower.errors import Poisoned, Unsupported
from translator.frontend.lower.module_builder import ModuleBuilder, origin_of
from translator.frontend.lower.parts import Parts
from translator.frontend.lower.types import TypeLowering
from translator.ir.nodes import (
    AddressOf,
    Assign,
    BitsPlace,
    Block,
    BufferElement,
    Declare,
    Deref,
    Expr,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    Origin,
    Place,
    PtrCast,
    PtrOffset,
    Stmt,
    Var,
    VarPlace,
)
from translator.ir.traverse import walk
from translator.ir.types import I32, VOID, ArrayType, PtrType, ScalarType, StructType, Type

Part = TypeVar("Part", Expr, Place, Expr | Place)

TRANSPARENT = (K.UNEXPOSED_EXPR, K.PAREN_EXPR)
REFERENCES = (K.TYPE_REF, K.NAMESPACE_REF, K.TEMPLATE_REF)
"""Children that only say how something is spelled."""


PLACES = (VarPlace, Deref, FieldPlace, IndexPlace, BufferElement, BitsPlace)


def operands(node: Node) -> tuple[Node, ...]:
    """The children that are evaluated."""
    return tuple(c for c in node.children if c.kind not in REFERENCES)


def stripped(node: Node) -> Node:
    """Without parentheses and implicit conversions."""
    while node.kind in TRANSPARENT:
        inner = operands(node)
        if len(inner) != 1:
            break
        node = inner[0]
    return node


class Base(Parts):
    """State and helpers; see the module's docstring."""

    def __init__(self, module: ModuleBuilder) -> None:
        self.module = module
        self.out: list[Stmt] = []
        self.env: dict[int, Place | None] = {}
        """Declarations in scope; None for those whose declaration failed."""
        self.this: Place | None = None
        self.written: frozenset[int] = frozenset()
        """Declarations that may change after they are made."""
        self.result: Type = VOID
        self.returns_reference = False

    @property
    def types(self) -> TypeLowering:
        return self.module.types

    def type_of(self, node: Node) -> Type:
        """The type of an expression's value (what a reference refers to)."""
        t = node.type.canonical
        lowered = self.types.lower(t, node)
        return lowered.element if is_reference(t) and isinstance(lowered, PtrType) else lowered

    # -------------------------------------------------------------------------------------------------------- statements
    def origin(self, node: Node | None) -> Origin | None:
        return origin_of(node)

    def source_of(self, node: Node) -> bytes:
        """The bytes of a node, as they are in its file."""
        start, end = node.start, node.end
        if start is None or end is None:
            return b""
        return self.module.source_text(start.file)[start.offset : end.offset]

    def emit(self, statement: Stmt) -> None:
        self.out.append(statement)

    @contextmanager
    def capture(self) -> Iterator[list[Stmt]]:
        """Collect the statements emitted inside."""
        outer, self.out = self.out, []
        try:
            yield self.out
        finally:
            self.out = outer

    def block(self, run: Callable[[], None]) -> Block:
        with self.capture() as body:
            run()
        return tuple(body)

    def attempt(self, node: Node, run: Callable[[], None]) -> None:
        """Run; what can't be lowered becomes a problem of the kernel."""
        try:
            run()
        except Unsupported as e:
            self.module.failed(e, node)
        except Poisoned:
            pass

    # ------------------------------------------------------------------------------------------------------- temporaries
    def declare(self, t: Type, name: str, node: Node | None) -> Var:
        """A new local variable without a value."""
        var = self.module.new_var(name, t)
        self.emit(Declare(var, None, self.origin(node)))
        return var

    def temporary(self, value: Expr, node: Node | None, name: str = "t") -> Expr:
        """The value, computed now and kept."""
        if isinstance(value, Literal) or self.is_stable(value):
            return value
        return Load(VarPlace(self.temporary_var(value, node, name)), value.type)

    def temporary_var(self, value: Expr, node: Node | None, name: str = "t") -> Var:
        var = self.module.new_var(name, value.type)
        self.module.stable.add(var.id)
        self.emit(Declare(var, value, self.origin(node)))
        return var

    def note_constant(self, declaration: Node, var: Var) -> None:
        """Remember that a variable never changes, if that is so."""
        scalar = isinstance(var.type, ScalarType | PtrType)
        if scalar and not var.volatile and declaration.key not in self.written:
            self.module.stable.add(var.id)

    def result_var(self, t: Type, node: Node, name: str = "r") -> Var:
        """A variable for a statement's result: assigned by that statement alone."""
        var = self.declare(t, name, node)
        self.module.stable.add(var.id)
        return var

    def is_stable(self, e: Expr) -> bool:
        """Whether no later statement can change what the expression gives."""
        return all(self._is_stable_load(n) for n in walk(e) if isinstance(n, Load))

    def _is_stable_load(self, load: Load) -> bool:
        place = load.place
        while isinstance(place, FieldPlace | IndexPlace):
            place = place.base
        return isinstance(place, VarPlace) and place.var.id in self.module.stable

    # ----------------------------------------------------------------------------------------------- order of evaluation
    def in_order(self, *run: Callable[[], Expr | Place]) -> list[Expr | Place]:
        """Evaluate parts one after the other: what an earlier part read is kept if a later one has effects."""
        results: list[Expr | Place] = []
        for evaluate in run:
            start = len(self.out)
            result = evaluate()
            if any(has_effect(s) for s in self.out[start:]):
                with self.capture() as kept:
                    results = [self.freeze(r) for r in results]
                self.out[start:start] = kept
            results.append(result)
        return results

    def values_in_order(self, *run: Callable[[], Expr]) -> list[Expr]:
        return [r for r in self.in_order(*run) if not isinstance(r, PLACES)]

    def value_then_place(self, value: Callable[[], Expr], place: Callable[[], Place]) -> tuple[Expr, Place]:
        """An assignment's right side, then its left (C++17)."""
        first, second = self.in_order(value, place)
        assert not isinstance(first, PLACES)
        assert isinstance(second, PLACES)
        return first, second

    def place_then_value(self, place: Callable[[], Place], value: Callable[[], Expr]) -> tuple[Place, Expr]:
        """A subscript's array, then its index (C++17)."""
        first, second = self.in_order(place, value)
        assert isinstance(first, PLACES)
        assert not isinstance(second, PLACES)
        return first, second

    def freeze(self, part: Expr | Place) -> Expr | Place:
        """The same value or place, unaffected by what happens later."""
        if isinstance(part, PLACES):
            return self.freeze_place(part)
        return self.temporary(part, None)

    def freeze_place(self, place: Place) -> Place:
        match place:
            case Deref(pointer, t, volatile, origin):
                return Deref(self.freeze_pointer(pointer), t, volatile, origin)
            case FieldPlace(base, member, t, origin):
                return FieldPlace(self.freeze_place(base), member, t, origin)
            case IndexPlace(base, index, t, origin):
                return IndexPlace(self.freeze_place(base), self.temporary(index, None, "i"), t, origin)
            case _:
                return place

    def freeze_pointer(self, e: Expr) -> Expr:
        """Keep a pointer's changing parts, not the pointer: what it points into stays visible to later passes."""
        match e:
            case PtrOffset(pointer, index, t, origin):
                return PtrOffset(self.freeze_pointer(pointer), self.temporary(index, None, "i"), t, origin)
            case PtrCast(pointer, t, origin):
                return PtrCast(self.freeze_pointer(pointer), t, origin)
            case AddressOf(place, t, origin):
                return AddressOf(self.freeze_place(place), t, origin)
            case _:
                return self.temporary(e, None, "p")

    # ------------------------------------------------------------------------------------------------------------ places
    def load(self, place: Place, node: Node | None) -> Expr:
        loaded = Load(place, place.type, self.origin(node))
        if is_volatile(place):
            var = self.module.new_var("v", place.type)
            self.module.stable.add(var.id)
            self.emit(Declare(var, loaded, loaded.origin))
            return Load(VarPlace(var), var.type)
        return loaded

    def assign(self, place: Place, value: Expr, node: Node | None) -> None:
        self.emit(Assign(place, value, self.origin(node)))

    def address(self, place: Place, node: Node | None) -> Expr:
        """A pointer to a place."""
        if isinstance(place, Deref):
            return place.pointer
        return AddressOf(place, PtrType(place.type, volatile=is_volatile(place)), self.origin(node))

    def decayed(self, place: Place, node: Node | None) -> Expr:
        """A pointer to an array's first element; the pointer itself where the place holds one."""
        if isinstance(place.type, ArrayType):
            return AddressOf(place, PtrType(place.type.element, volatile=is_volatile(place)), self.origin(node))
        return self.load(place, node)

    def deref(self, pointer: Expr, node: Node | None) -> Place:
        t = pointer.type
        if not isinstance(t, PtrType):
            raise TypeError("no pointer")
        if isinstance(pointer, AddressOf) and pointer.place.type == t.element:
            return pointer.place
        element = self.array_element(pointer, t, node)
        if element is not None:
            return element
        return Deref(pointer, t.element, t.volatile, self.origin(node))

    def array_element(self, pointer: Expr, t: PtrType, node: Node | None) -> Place | None:
        """The element of an array that a pointer into it is at, where nothing lies beyond the array to reach."""
        at: tuple[Expr, Expr] = (pointer, Literal(I32, 0))
        if isinstance(pointer, PtrOffset):
            at = (pointer.pointer, pointer.index)
        start, index = at
        if not isinstance(start, AddressOf) or not isinstance(start.place, VarPlace):
            return None
        array = start.place.type
        if not isinstance(array, ArrayType) or array.element != t.element or array.count is None:
            return None
        return IndexPlace(start.place, index, t.element, self.origin(node))

    def materialise(self, value: Expr, node: Node, name: str = "t") -> Place:
        """A temporary that can be changed and pointed to."""
        if isinstance(value, Load) and isinstance(value.place, VarPlace) and value.place.var.id in self.module.stable:
            return value.place
        var = self.module.new_var(name, value.type)
        self.emit(Declare(var, value, self.origin(node)))
        return VarPlace(var)


def is_reference(t: CType) -> bool:
    return t.kind in (T.LVALUEREFERENCE, T.RVALUEREFERENCE)


def is_volatile(place: Place) -> bool:
    match place:
        case VarPlace(var):
            return var.volatile
        case Deref(volatile=volatile):
            return volatile
        case FieldPlace(base) | IndexPlace(base):
            return is_volatile(base)
        case _:
            return False


def has_effect(statement: Stmt) -> bool:
    """Whether a statement can change what an expression reads: all but a declaration of something not volatile."""
    if not isinstance(statement, Declare):
        return True
    value = statement.value
    return value is not None and any(isinstance(n, Load) and is_volatile(n.place) for n in walk(value))


def struct_of(place: Place | Expr) -> StructType | None:
    return place.type if isinstance(place.type, StructType) else None
