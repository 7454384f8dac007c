"""What a pointer is once it is resolved: a static region of memory, and numbers that say where in it.

A region is a memory object or a variable, narrowed by a path of fields and array elements (``buf[*].w``).  A pointer
into it holds one index for each ``*`` of the path (its `holes`) and an index counted in units of bytes from the start of
the place that the path names.  Arrays of arrays count as one flat array.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import gcd

from translator.ir.nodes import Expr, MemoryObject, Storage, Var, lit_i32
from translator.ir.types import ArrayType, ScalarType, StructType, Type, VecType, size_of
from translator.passes.index_math import add, exact_quotient, narrow, scale

Step = str | None
"""A field's name, or None for an element of an array."""


@dataclass(frozen=True, slots=True)
class Region:
    root: MemoryObject | Var
    path: tuple[Step, ...]
    type: Type
    """Of the place that the path names; an unsized array of the element for a whole memory object."""

    @property
    def is_local(self) -> bool:
        """Whether the region belongs to one thread: a variable of a function."""
        return isinstance(self.root, Var) and self.root.storage in (Storage.LOCAL, Storage.PARAM)

    @property
    def flat(self) -> Type:
        return flat_element(self.type)

    def describe(self) -> str:
        return self.root.name + "".join("[...]" if s is None else f".{s}" for s in self.path)


def flat_element(t: Type) -> Type:
    """The innermost element of an array of arrays, or the type itself."""
    while isinstance(t, ArrayType):
        t = t.element
    return t


def unit_of(t: Type) -> int:
    """Bytes of the flat element; 1 for void."""
    flat = flat_element(t)
    return size_of(flat) if isinstance(flat, ScalarType | VecType | StructType) and size_of(flat) else 1


@dataclass(frozen=True, slots=True)
class Pointer:
    """A resolved pointer; `region` is None for null.  `element` is what the pointer's type says it points to."""

    region: Region | None
    element: Type
    unit: int
    index: Expr
    holes: tuple[Expr, ...] = ()
    maybe_null: bool = False
    """The index may be `NULL_INDEX`, which stands for null."""

    def advance(self, index: Expr, size: int) -> Pointer:
        """The pointer moved by `index` elements of `size` bytes."""
        step = narrow(index)
        if size % self.unit == 0:
            return replace(self, index=add(self.index, scale(step, size // self.unit)))
        if self.unit % size == 0 and (exact := exact_quotient(step, self.unit // size)) is not None:
            return replace(self, index=add(self.index, exact))
        finer = self.in_units(gcd(self.unit, size))
        return replace(finer, index=add(finer.index, scale(step, size // finer.unit)))

    def in_units(self, unit: int) -> Pointer:
        """The same pointer counted in a unit that divides its own, or that plainly fits; raises ValueError otherwise."""
        if self.unit % unit == 0:
            return replace(self, unit=unit, index=scale(self.index, self.unit // unit))
        if unit % self.unit == 0 and (exact := exact_quotient(self.index, unit // self.unit)) is not None:
            return replace(self, unit=unit, index=exact)
        raise ValueError(f"units of {self.unit} bytes do not count in {unit}")

    def seen_as(self, element: Type) -> Pointer:
        return replace(self, element=element)


NULL_INDEX = lit_i32(-(1 << 31))
"""The index of a null pointer in a variable that also holds pointers into a region."""


def null_pointer(element: Type) -> Pointer:
    return Pointer(None, element, 1, NULL_INDEX, maybe_null=True)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a pointer variable's value lies: in which region (None: null or never set), and its indices.  A slot without
    variables has fixed indices: the pointer is substituted where it is used."""

    region: Region | None
    unit: int
    holes: tuple[Expr, ...]
    index: Expr
    maybe_null: bool = False
    variables: tuple[Var, ...] = ()
    """The hole variables, then the index variable (none if the index is always 0), that `holes` and `index` load; last the
    selector's, if there is one."""
    others: tuple[Region, ...] = ()
    """Further regions that the pointer may point into; `selector` says which (0: `region`)."""
    selector: Expr | None = None

    @property
    def regions(self) -> tuple[Region, ...]:
        return () if self.region is None else (self.region, *self.others)


SlotKey = tuple[int, tuple[Step, ...]]
"""A pointer variable's id, or a struct variable's with the path to its pointer field; array elements share a slot."""
