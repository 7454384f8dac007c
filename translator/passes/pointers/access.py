"""Resolved pointers → places: which element of which buffer or variable is read or written."""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from translator.ir.nodes import (
    BitsPlace,
    BufferElement,
    Expr,
    FieldPlace,
    IndexPlace,
    Literal,
    MemoryObject,
    Origin,
    Place,
    Var,
    VarPlace,
)
from translator.ir.types import (
    I32,
    ArrayType,
    ScalarType,
    StructType,
    Type,
    VecType,
    align_of,
    size_of,
)
from translator.passes.index_math import ZERO, add, divide, exact_quotient, literal_value, scale, split
from translator.passes.pointers.memory import (
    Memory,
    add_offset,
    flat_count,
    flatten_array,
    is_whole_object,
    refuse,
)
from translator.passes.pointers.model import (
    Pointer,
    Region,
    flat_element,
)
from translator.passes.pointers.strip import strip_type


class Access:
    """Makes places.  While `searching`, pointers are still being followed and may yet lie outside of what they point to."""

    def __init__(self, memory: Memory, searching: bool) -> None:
        self.memory = memory
        self.searching = searching

    def place(self, p: Pointer, t: Type, origin: Origin | None) -> Place:
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
