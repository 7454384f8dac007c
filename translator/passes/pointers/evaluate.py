"""Pointer expressions and places → resolved pointers and places without pointers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from math import gcd
from typing import TypeVar

from translator.ir.nodes import (
    AddressOf,
    Binary,
    BinaryOp,
    BitsPlace,
    BufferElement,
    Construct,
    Deref,
    Expr,
    Extract,
    FieldPlace,
    IndexPlace,
    Literal,
    Load,
    MemoryObject,
    Origin,
    Place,
    PtrCast,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Select,
    Storage,
    Var,
    VarPlace,
    Zero,
)
from translator.ir.types import (
    BOOL,
    I32,
    ArrayType,
    PtrType,
    StructType,
    Type,
    VecType,
    size_of,
)
from translator.passes.context import Refused
from translator.passes.index_math import ZERO, as_i32, literal_value
from translator.passes.pointers.access import Access
from translator.passes.pointers.compare import compare, difference
from translator.passes.pointers.memory import Memory, pointee_size, refuse
from translator.passes.pointers.model import (
    Pointer,
    Region,
    Slot,
    SlotKey,
    Step,
    null_pointer,
    unit_of,
)
from translator.passes.pointers.strip import is_pointers, strip_type
from translator.passes.walk import Rewriter

T = TypeVar("T")


class UnknownSlot(Exception):
    """A pointer variable whose value is not known yet (only while slots are still being found)."""


class NeedsChoice(Exception):
    """A pointer may point into several regions here.  `tests` say when it is each but the last."""

    def __init__(self, key: Hashable, tests: tuple[Expr, ...]) -> None:
        super().__init__()
        self.key = key
        self.tests = tests


MOST_REGIONS = 8


class Evaluator(Rewriter):
    """Rewrites the expressions and places of one function, given what its pointer variables hold."""

    def __init__(self, memory: Memory, slots: Mapping[SlotKey, Slot], searching: bool = False) -> None:
        self.memory = memory
        self.slots = slots
        self.searching = searching
        self.reach = Access(memory, searching)
        self.chosen: dict[Hashable, int] = {}
        """Which region each pointer with several is taken to point into, while one case of them is worked out."""

    # --------------------------------------------------------------------------------------------------------- choices
    def cases(self, need: NeedsChoice, make: Callable[[], T]) -> list[T]:
        """What `make` gives for each region that the pointer may point into."""
        out: list[T] = []
        for k in range(len(need.tests) + 1):
            self.chosen[need.key] = k
            try:
                out.append(make())
            finally:
                del self.chosen[need.key]
        return out

    def chosen_expr(self, make: Callable[[], Expr]) -> Expr:
        """An expression; one that depends on where a pointer points becomes a choice between its cases."""
        try:
            return make()
        except NeedsChoice as need:
            values = self.cases(need, lambda: self.chosen_expr(make))
            result = values[-1]
            for test, value in zip(reversed(need.tests), reversed(values[:-1]), strict=True):
                result = value if value == result else Select(test, value, result, result.type, value.origin)
            return result

    def all_pointers(self, e: Expr) -> list[Pointer]:
        """Every pointer that a pointer expression may be, one a region."""
        try:
            return [self.pointer(e)]
        except NeedsChoice as need:
            return [p for found in self.cases(need, lambda: self.all_pointers(e)) for p in found]

    # --------------------------------------------------------------------------------------------- pointer expressions
    def pointer(self, e: Expr) -> Pointer:
        """What a pointer expression points to; raises `Refused` where that is no single region."""
        assert isinstance(e.type, PtrType)
        element = e.type.element
        match e:
            case AddressOf(place):
                return self.address(place).seen_as(element)
            case PtrOffset(pointer, index):
                return self.pointer(pointer).advance(self.expr(index), pointee_size(element)).seen_as(element)
            case PtrCast(pointer):
                return self.pointer(pointer).seen_as(element)
            case Zero():
                return null_pointer(element)
            case Load(place):
                return self.load_slot(place, element)
            case Extract(Load(place), member):
                return self.load_slot(FieldPlace(place, member, e.type, e.origin), element)
            case Select(condition, then, otherwise):
                return self.select(self.expr(condition), self.pointer(then), self.pointer(otherwise), e.origin)
        raise Refused("WB4101", "a pointer that comes from a value is not supported", e.origin)

    def select(self, condition: Expr, a: Pointer, b: Pointer, origin: Origin | None) -> Pointer:
        constant = condition.value if isinstance(condition, Literal) else None
        if constant is not None:
            return a if constant else b
        if a.region is not None and b.region is not None and a.region != b.region:
            which = self.chosen.get(condition)
            if which is None:
                raise NeedsChoice(condition, (condition,))
            return a if which == 0 else b
        unit = gcd(*(p.unit for p in (a, b) if p.region is not None))
        a, b = (p.in_units(unit) if p.region is not None else p for p in (a, b))
        kept = a if a.region is not None else b

        def choose(x: Expr, y: Expr) -> Expr:
            return x if x == y else Select(condition, as_i32(x), as_i32(y), I32, origin)

        holes_a = a.holes if a.region is not None else (ZERO,) * len(kept.holes)
        holes_b = b.holes if b.region is not None else (ZERO,) * len(kept.holes)
        holes = tuple(choose(x, y) for x, y in zip(holes_a, holes_b, strict=True))
        return replace(
            kept,
            unit=unit,
            index=choose(a.index, b.index),
            holes=holes,
            maybe_null=a.maybe_null or b.maybe_null,
        )

    def load_slot(self, place: Place, element: Type) -> Pointer:
        key, indices = self.slot_of(place)
        slot = self.slots.get(key)
        if slot is None:
            if self.searching:
                raise UnknownSlot
            return null_pointer(element)

        def at(e: Expr) -> Expr:
            if not indices or not isinstance(e, Load):
                return e
            p = self.indexed(e.place, indices)
            return Load(p, p.type)

        holes = tuple(at(h) for h in slot.holes)
        region = slot.region
        if slot.selector is not None:
            region = self.chosen_region(slot, (key, indices), at(slot.selector))
            holes = holes[: region.path.count(None)]
        return Pointer(region, element, slot.unit, at(slot.index), holes, slot.maybe_null)

    def chosen_region(self, slot: Slot, key: Hashable, selector: Expr) -> Region:
        which = self.chosen.get(key)
        if which is None:
            last = len(slot.regions) - 1
            tests = tuple(Binary(BinaryOp.EQ, selector, Literal(I32, k), BOOL) for k in range(last))
            raise NeedsChoice(key, tests)
        return slot.regions[which]

    @staticmethod
    def indexed(place: Place, indices: tuple[Expr, ...]) -> Place:
        """An element of an array (of arrays) place."""
        for i in indices:
            assert isinstance(place.type, ArrayType)
            place = IndexPlace(place, i, place.type.element)
        return place

    def slot_of(self, place: Place) -> tuple[SlotKey, tuple[Expr, ...]]:
        """The slot that a place of pointer type is, and the array indices on the way to it."""
        path: list[Step] = []
        indices: list[Expr] = []
        at = place
        while True:
            match at:
                case VarPlace(var) if var.storage in (Storage.LOCAL, Storage.PARAM):
                    return (var.id, tuple(reversed(path))), tuple(reversed(indices))
                case FieldPlace(base, member):
                    path.append(member)
                    at = base
                case IndexPlace(base, index):
                    path.append(None)
                    indices.append(self.expr(index))
                    at = base
                case Deref(pointer):
                    at = self.local_target(pointer, place)
                case _:
                    refuse("WB4101", "a pointer that is stored in memory is not supported", place.origin)

    def local_target(self, pointer: Expr, place: Place) -> Place:
        """The part of a local variable that a pointer to something with pointers in it points to."""
        p = self.pointer(pointer)
        if p.region is None or not p.region.is_local:
            refuse("WB4101", "a pointer that is stored in memory is not supported", place.origin)
        return self.reach.region_place(p.region, p.holes, p.index, place.origin)

    # -------------------------------------------------------------------------------------------------------- addresses
    def address(self, place: Place) -> Pointer:
        """Where a place lies."""
        match place:
            case VarPlace(var):
                return self.variable_address(var)
            case Deref(pointer):
                return self.pointer(pointer).seen_as(place.type)
            case FieldPlace(base, member):
                return self.member_address(self.address(base), base.type, member, place)
            case IndexPlace(base, index):
                whole = self.address(base)
                if isinstance(base.type, VecType):
                    return self.fine(whole, base.type, self.expr(index), place.type)
                return whole.advance(self.expr(index), pointee_size(place.type)).seen_as(place.type)
            case BufferElement() | BitsPlace():
                raise AssertionError("places of the resolved stage have no address")

    def variable_address(self, var: Var) -> Pointer:
        obj = self.memory.objects.get(var.id)
        root: MemoryObject | Var = var if obj is None else obj
        t: Type = var.type if obj is None else ArrayType(obj.element, None)
        return Pointer(Region(root, (), t), var.type, unit_of(var.type), ZERO)

    def fine(self, p: Pointer, vector: VecType, index: Expr, element: Type) -> Pointer:
        return p.advance(index, vector.scalar.size).seen_as(element)

    def member_address(self, p: Pointer, base: Type, member: str, place: Place) -> Pointer:
        if isinstance(base, VecType):
            return self.fine(p, base, Literal(I32, "xyzw".index(member)), place.type)
        assert isinstance(base, StructType)
        region = p.region
        if region is None:
            return null_pointer(place.type)
        if region.flat != base or p.unit != size_of(base):
            offset = base.field(member).offset
            return p.advance(Literal(I32, offset), 1).seen_as(place.type) if offset else p.seen_as(place.type)
        holes = p.holes
        path = region.path
        if isinstance(region.type, ArrayType):
            holes += (p.index,)
            path += (None,)
        elif literal_value(p.index) != 0 and not self.searching:
            refuse("WB4104", f"pointer arithmetic beyond {region.describe()}", place.origin)
        inner = Region(region.root, (*path, member), place.type)
        return Pointer(inner, place.type, unit_of(place.type), ZERO, holes)

    # --------------------------------------------------------------------------------------------------------- rewriting
    def place(self, p: Place) -> Place:
        match p:
            case VarPlace(var) if var.id in self.memory.objects:
                return self.reach.place(self.address(p), p.type, p.origin)
            case VarPlace(var):
                return VarPlace(replace(var, type=strip_type(var.type)), p.origin)
            case Deref():
                return self.reach.place(self.address(p), p.type, p.origin)
            case IndexPlace(base, index) if self.is_linear(base):
                return self.reach.place(self.address(p), p.type, p.origin)
            case IndexPlace(base, index):
                return IndexPlace(self.place(base), self.expr(index), strip_type(p.type), p.origin)
            case FieldPlace(base, member):
                return FieldPlace(self.place(base), member, strip_type(p.type), p.origin)
            case _:
                return self.place_children(p)

    def is_linear(self, base: Place) -> bool:
        """Whether an array place is reached by counting from a pointer or a buffer, so that its elements are too."""
        while isinstance(base.type, ArrayType):
            match base:
                case Deref():
                    return True
                case VarPlace(var):
                    return var.id in self.memory.objects
                case IndexPlace(inner, _):
                    base = inner
                case _:
                    return False
        return False

    def expr(self, e: Expr) -> Expr:
        match e:
            case PtrDiff(left, right):
                return self.chosen_expr(lambda: difference(e, self.pointer(left), self.pointer(right)))
            case PtrCompare():
                return self.chosen_expr(lambda: compare(e, self.pointer(e.left), self.pointer(e.right)))
            case Zero(t):
                return Zero(strip_type(t), e.origin)
            case Extract(operand, member, t):
                return Extract(self.expr(operand), member, strip_type(t), e.origin)
            case Construct(args, t):
                kept = tuple(self.expr(a) for a in args if not is_pointers(a.type))
                return Construct(kept, strip_type(t), e.origin)
            case Load(place, t):
                if isinstance(t, PtrType):
                    refuse("WB4101", "a pointer is used as a value", e.origin)
                return self.chosen_expr(lambda: self.load(place, t, e.origin))
            case _:
                return self.expr_children(e)

    def load(self, place: Place, t: Type, origin: Origin | None) -> Expr:
        if self.is_null(place):
            return Zero(strip_type(t), origin)
        return Load(self.place(place), strip_type(t), origin)

    def is_null(self, place: Place) -> bool:
        """Whether a place is reached through a pointer that is never anything but null: code that can't run."""
        while isinstance(place, FieldPlace | IndexPlace):
            place = place.base
        return isinstance(place, Deref) and self.pointer(place.pointer).region is None
