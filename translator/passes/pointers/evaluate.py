"""Pointer expressions and places → resolved pointers and places without pointers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from math import gcd
from typing import NoReturn, TypeVar

from translator.ir.nodes import (
    AddressOf,
    ArgumentIsNull,
    ArgumentOffset,
    Binary,
    BinaryOp,
    BitsPlace,
    BufferElement,
    Cast,
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
    Unary,
    UnaryOp,
    Var,
    VarPlace,
    Zero,
)
from translator.ir.types import (
    BOOL,
    I32,
    I64,
    U32,
    ArrayType,
    PtrType,
    ScalarType,
    StructType,
    Type,
    VecType,
    align_of,
    size_of,
)
from translator.passes.context import Refused
from translator.passes.index_math import ZERO, add, as_i32, as_u32, divide, exact_quotient, literal_value, scale, split
from translator.passes.pointers.model import (
    NULL_INDEX,
    Pointer,
    Region,
    Slot,
    SlotKey,
    Step,
    flat_element,
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


@dataclass
class Memory:
    """What is static about a kernel's memory; shared by the functions of the module."""

    objects: Mapping[int, MemoryObject]
    """Module variables that are buffers, by the variable's id."""
    reshaped: dict[int, Var] = field(default_factory=dict)
    """Variables of several dimensions that are reached through a flat pointer: their flat form, by id."""
    raw: dict[int, MemoryObject] = field(default_factory=dict)
    """Variables that are reached as another type than their own; `views` gives them a common layout."""
    raw_vars: dict[str, Var] = field(default_factory=dict)
    """The variable behind each object of `raw`, by the object's name."""

    def raw_object(self, var: Var) -> MemoryObject:
        if var.id not in self.raw:
            name = f"{var.name}#{var.id}"
            self.raw[var.id] = MemoryObject(name, flat_element(var.type), None)
            self.raw_vars[name] = var
        return self.raw[var.id]


class Evaluator(Rewriter):
    """Rewrites the expressions and places of one function, given what its pointer variables hold."""

    def __init__(self, memory: Memory, slots: Mapping[SlotKey, Slot], searching: bool = False) -> None:
        self.memory = memory
        self.slots = slots
        self.searching = searching
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
        return self.region_place(p.region, p.holes, p.index, place.origin)

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

    # ------------------------------------------------------------------------------------------------------------ access
    def access(self, p: Pointer, t: Type, origin: Origin | None) -> Place:
        """The place of type `t` that a pointer points to."""
        region = p.region
        if region is None:
            refuse("WB4105", "memory is reached through a null pointer", origin)
        flat = region.flat
        size = size_of(t)
        if isinstance(t, ArrayType):
            refuse("WB4103", "a whole array is copied through a pointer", origin)
        if isinstance(region.root, MemoryObject) and not region.path and flat_element(region.type) == region.type:
            raise AssertionError("a memory object is an array")
        if flat == t and p.unit == size:
            return self.region_place(region, p.holes, p.index, origin)
        if is_whole_object(region) and not (isinstance(flat, VecType) and t == ScalarType(flat.scalar)):
            return self.raw_access(p, t, origin)
        if isinstance(flat, VecType) and t == ScalarType(flat.scalar) and p.unit == size:
            # A pointer to a lone vector stays inside it; one into an array of vectors may go on to the next.
            lone = not isinstance(region.type, ArrayType)
            whole, part = (ZERO, p.index) if lone else split(p.index, flat.count)
            vector = self.region_place(region, p.holes, whole, origin)
            number = literal_value(part)
            return (
                IndexPlace(vector, part, t, origin) if number is None else FieldPlace(vector, "xyzw"[number], t, origin)
            )
        same_size = isinstance(flat, ScalarType | VecType) and isinstance(t, ScalarType | VecType)
        if same_size and size_of(flat) == size == p.unit:
            return BitsPlace(self.region_place(region, p.holes, p.index, origin), t, origin)
        return self.raw_access(p, t, origin)

    def raw_access(self, p: Pointer, t: Type, origin: Origin | None) -> Place:
        """An element of another type than the region's own: by bytes from the start of the object or variable."""
        assert p.region is not None
        root = p.region.root
        obj = root if isinstance(root, MemoryObject) else self.memory.raw_object(root)
        unit, index = self.from_start(p)
        size = size_of(t)
        finest = gcd(unit, size)
        index = scale(index, unit // finest)
        exact = exact_quotient(index, size // finest)
        if exact is not None:
            return BufferElement(obj, add_offset(obj, size, exact), t, origin)
        if align_of(t) != size:
            refuse(
                "WB4103",
                f"{p.region.describe()} is read {size} bytes at a time at places that need not be whole elements",
                origin,
            )
        # CUDA wants the address aligned to the type, so the whole index (not each term of it) divides.
        return BufferElement(obj, divide(add_offset(obj, finest, index), size // finest), t, origin)

    def from_start(self, p: Pointer) -> tuple[int, Expr]:
        """A pointer as an index in units of bytes from the start of its root."""
        region = p.region
        assert region is not None
        terms: list[tuple[Expr, int]] = [(p.index, p.unit)]
        t: Type = region.root.type if isinstance(region.root, Var) else ArrayType(region.root.element, None)
        holes = list(p.holes)
        for step in region.path:
            if step is None:
                t = flat_element(t)
                terms.append((holes.pop(0), size_of(t)))
            else:
                assert isinstance(t, StructType)
                inner = t.field(step)
                terms.append((Literal(I32, inner.offset), 1))
                t = inner.type
        unit = 0
        for index, size in terms:
            value = literal_value(index)
            unit = gcd(unit, size if value is None else size * value)
        unit = unit or size_of(flat_element(t))
        total: Expr = ZERO
        for index, size in terms:
            value = literal_value(index)
            total = add(total, scale(index, size // unit) if value is None else Literal(I32, value * size // unit))
        return unit, total

    def region_place(self, region: Region, holes: tuple[Expr, ...], index: Expr, origin: Origin | None) -> Place:
        """Element `index` of a region whose flat element is what is wanted."""
        remaining = list(holes)
        root = region.root
        place: Place
        steps = list(region.path)
        if isinstance(root, MemoryObject):
            first = remaining.pop(0) if steps else index
            steps = steps[1:]
            element = strip_type(flat_element(root.element))
            place = BufferElement(root, add_offset(root, size_of(element), first), element, origin)
            if not region.path:
                return place
        else:
            place = VarPlace(self.flat_var(root), origin)
        for step in steps:
            if step is None:
                place = self.element(place, remaining.pop(0), origin)
            else:
                t = place.type
                assert isinstance(t, StructType)
                place = FieldPlace(place, step, strip_type(t.field(step).type), origin)
        if isinstance(place.type, ArrayType):
            return self.element(place, index, origin)
        if literal_value(index) != 0 and not self.searching:
            refuse("WB4104", f"pointer arithmetic beyond {region.describe()}", origin)
        return place

    def flat_var(self, var: Var) -> Var:
        """The variable, with arrays of arrays made flat for good (see `Memory.reshaped`)."""
        t = strip_type(var.type)
        if not (isinstance(t, ArrayType) and isinstance(t.element, ArrayType)):
            return replace(var, type=t)
        if var.id not in self.memory.reshaped:
            self.memory.reshaped[var.id] = replace(var, type=flatten_array(t))
        return self.memory.reshaped[var.id]

    def element(self, place: Place, index: Expr, origin: Origin | None) -> Place:
        """Element `index` of an array place, counted flat."""
        t = place.type
        assert isinstance(t, ArrayType)
        inner = flat_count(t.element)
        if inner is None or not isinstance(t.element, ArrayType):
            return IndexPlace(place, index, t.element, origin)
        whole, rest = split(index, inner)
        return self.element(IndexPlace(place, whole, t.element, origin), rest, origin)

    # --------------------------------------------------------------------------------------------------------- rewriting
    def place(self, p: Place) -> Place:
        match p:
            case VarPlace(var) if var.id in self.memory.objects:
                return self.access(self.address(p), p.type, p.origin)
            case VarPlace(var):
                return VarPlace(replace(var, type=strip_type(var.type)), p.origin)
            case Deref():
                return self.access(self.address(p), p.type, p.origin)
            case IndexPlace(base, index) if self.is_linear(base):
                return self.access(self.address(p), p.type, p.origin)
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
                return self.chosen_expr(lambda: self.difference(e, self.pointer(left), self.pointer(right)))
            case PtrCompare():
                return self.chosen_expr(lambda: self.compare(e))
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

    def difference(self, e: PtrDiff, left: Pointer, right: Pointer) -> Expr:
        if left.region is None or left.region != right.region or left.holes != right.holes:
            refuse("WB4102", "the difference of pointers into different memory", e.origin)
        assert isinstance(e.left.type, PtrType)
        size = pointee_size(e.left.type.element)
        unit = gcd(left.unit, right.unit)
        a, b = left.in_units(unit), right.in_units(unit)
        delta: Expr = Binary(BinaryOp.SUB, as_i32(a.index), as_i32(b.index), I32, e.origin)
        if size % unit:
            delta, unit = scale(delta, unit), 1
        if size != unit:
            delta = Binary(BinaryOp.DIV, delta, Literal(I32, size // unit), I32, e.origin)
        return Cast(delta, I64, e.origin)

    def compare(self, e: PtrCompare) -> Expr:
        left, right = self.pointer(e.left), self.pointer(e.right)
        if left.region is None:
            left, right = right, left
        if right.region is None:
            if e.op not in (BinaryOp.EQ, BinaryOp.NE):
                refuse("WB4102", "a pointer is compared with null by order", e.origin)
            return self.null_test(left, e)
        apart = left.region != right.region
        variables = all(r is not None and isinstance(r.root, Var) for r in (left.region, right.region))
        if apart and variables and e.op in (BinaryOp.EQ, BinaryOp.NE):
            return Literal(BOOL, e.op is BinaryOp.NE, e.origin)
        if apart or left.holes != right.holes:
            refuse("WB4102", "pointers into different memory are compared", e.origin)
        unit = gcd(left.unit, right.unit)
        a, b = left.in_units(unit), right.in_units(unit)
        return Binary(e.op, as_i32(a.index), as_i32(b.index), BOOL, e.origin)

    def null_test(self, p: Pointer, e: PtrCompare) -> Expr:
        test: Expr = Literal(BOOL, p.region is None, e.origin)
        if p.region is not None and isinstance(p.region.root, MemoryObject) and p.region.root.parameter is not None:
            test = ArgumentIsNull(p.region.root, e.origin)
        if p.region is not None and p.maybe_null:
            marked = Binary(BinaryOp.EQ, as_i32(p.index), NULL_INDEX, BOOL, e.origin)
            plain = isinstance(test, Literal)
            test = marked if plain else Binary(BinaryOp.LOGICAL_OR, marked, test, BOOL, e.origin)
        if e.op is BinaryOp.EQ:
            return test
        if isinstance(test, Literal):
            return Literal(BOOL, not test.value, e.origin)
        return Unary(UnaryOp.NOT, test, BOOL, e.origin)


def refuse(rule: str, message: str, origin: Origin | None) -> NoReturn:
    raise Refused(rule, message, origin)


def is_whole_object(region: Region) -> bool:
    return isinstance(region.root, MemoryObject) and not region.path


def pointee_size(t: Type) -> int:
    """Bytes that pointer arithmetic moves by; 1 for void, as GNU C and nvcc have it."""
    try:
        return max(size_of(t), 1)
    except ValueError:
        return 1


def add_offset(obj: MemoryObject, size: int, index: Expr) -> Expr:
    """An index from a pointer argument, counted from the start of the allocation that is bound."""
    if obj.parameter is None:
        return index
    base = Binary(BinaryOp.DIV, ArgumentOffset(obj), Literal(U32, size), U32)
    if index.type == I32 and literal_value(index) is None:
        return add(Cast(base, I32), index)
    return base if literal_value(index) == 0 else add(base, as_u32(index))


def flat_count(t: Type) -> int | None:
    """How many flat elements a type has; None if it is unsized."""
    count = 1
    while isinstance(t, ArrayType):
        if t.count is None:
            return None
        count *= t.count
        t = t.element
    return count


def flatten_array(t: ArrayType) -> ArrayType:
    return ArrayType(flat_element(t), flat_count(t))
