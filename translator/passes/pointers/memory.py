"""What is static about a kernel's memory, and sizes and offsets in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from translator.ir.nodes import (
    ArgumentOffset,
    Binary,
    BinaryOp,
    Cast,
    Expr,
    Literal,
    MemoryObject,
    Origin,
    Var,
)
from translator.ir.types import (
    I32,
    U32,
    ArrayType,
    Type,
    size_of,
)
from translator.passes.context import Refused
from translator.passes.index_math import add, as_u32, literal_value
from translator.passes.pointers.model import (
    Region,
    flat_element,
)


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
