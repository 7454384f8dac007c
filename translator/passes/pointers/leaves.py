"""The pointers inside values: which a type has, and which a statement stores where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from translator.ir.nodes import (
    Assign,
    Call,
    Construct,
    Declare,
    Expr,
    Extract,
    FieldPlace,
    IndexPlace,
    Load,
    Origin,
    Place,
    Select,
    Stmt,
    Zero,
    lit_i32,
)
from translator.ir.types import ArrayType, PtrType, StructType, Type
from translator.ir.verify_expressions import has_pointer
from translator.passes.context import Refused
from translator.passes.pointers.evaluate import Evaluator
from translator.passes.pointers.model import SlotKey, Step

MOST_POINTERS = 64
"""Arrays of more pointers than this are refused: each is copied one by one."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One pointer inside a type: the fields and array elements on the way to it."""

    steps: tuple[str | int, ...]
    type: PtrType

    @property
    def path(self) -> tuple[Step, ...]:
        return tuple(None if isinstance(s, int) else s for s in self.steps)

    @property
    def indices(self) -> tuple[Expr, ...]:
        return tuple(lit_i32(s) for s in self.steps if isinstance(s, int))


def leaves(t: Type, steps: tuple[str | int, ...] = ()) -> Iterator[Leaf]:
    """Every pointer inside a type, array elements one by one."""
    match t:
        case PtrType():
            yield Leaf(steps, t)
        case ArrayType(element, count) if has_pointer(element):
            if count is None or count > MOST_POINTERS:
                raise Refused("WB4101", f"an array of {count or 'unknown'} pointers is not supported", None)
            for i in range(count):
                yield from leaves(element, (*steps, i))
        case StructType(fields=fields):
            for f in fields:
                yield from leaves(f.type, (*steps, f.name))
        case _:
            pass


def slot_shapes(t: Type) -> dict[tuple[Step, ...], tuple[int, ...]]:
    """The paths of a type's pointers, arrays merged, with the sizes of the arrays on the way."""
    shapes: dict[tuple[Step, ...], tuple[int, ...]] = {}
    for leaf in leaves(t):
        sizes = tuple(s + 1 for s in leaf.steps if isinstance(s, int))
        before = shapes.get(leaf.path, sizes)
        shapes[leaf.path] = tuple(max(a, b) for a, b in zip(before, sizes, strict=True))
    return shapes


@dataclass(frozen=True, slots=True)
class PointerStore:
    """A pointer that a statement stores: in which slot (with array indices), and what; None: left undefined."""

    key: SlotKey
    indices: tuple[Expr, ...]
    value: Expr | None
    origin: Origin | None


def pointer_stores(s: Stmt, evaluator: Evaluator) -> Iterator[PointerStore]:
    """Every pointer that one statement (without those nested in it) stores in a variable."""
    match s:
        case Declare(var, value) if has_pointer(var.type):
            for leaf in leaves(var.type):
                stored = None if value is None else value_at(value, leaf.steps, leaf.type, s.origin)
                yield PointerStore((var.id, leaf.path), leaf.indices, stored, s.origin)
        case Assign(place, value) if has_pointer(place.type):
            (root, path), indices = evaluator.slot_of(place)
            for leaf in leaves(place.type):
                stored = value_at(value, leaf.steps, leaf.type, s.origin)
                yield PointerStore((root, path + leaf.path), indices + leaf.indices, stored, s.origin)
        case Call(_, _, result) if result is not None and has_pointer(result.type):
            for leaf in leaves(result.type):
                yield PointerStore((result.id, leaf.path), leaf.indices, None, s.origin)
        case _:
            pass


def value_at(value: Expr, steps: tuple[str | int, ...], t: PtrType, origin: Origin | None) -> Expr:
    """The pointer at a path inside a value."""
    if not steps:
        return value
    step = steps[0]
    match value:
        case Zero():
            return Zero(t, origin)
        case Load(place):
            inner = part(place, step)
            return value_at(Load(inner, inner.type, origin), steps[1:], t, origin)
        case Construct(args, StructType(fields=fields)):
            position = next(i for i, f in enumerate(fields) if f.name == step)
            return value_at(args[position], steps[1:], t, origin)
        case Construct(args, ArrayType()) if isinstance(step, int):
            return value_at(args[step], steps[1:], t, origin)
        case Extract(Load(place), member, inner_type):
            field = FieldPlace(place, member, inner_type, origin)
            return value_at(Load(field, inner_type, origin), steps, t, origin)
        case Select(condition, then, otherwise):
            a, b = value_at(then, steps, t, origin), value_at(otherwise, steps, t, origin)
            return Select(condition, a, b, t, origin)
        case _:
            raise Refused("WB4101", "a struct with pointers in it comes from a value that is not supported", origin)


def part(place: Place, step: str | int) -> Place:
    """A field or an element of a place."""
    t = place.type
    if isinstance(step, int):
        assert isinstance(t, ArrayType)
        return IndexPlace(place, lit_i32(step), t.element)
    assert isinstance(t, StructType)
    return FieldPlace(place, step, t.field(step).type)
