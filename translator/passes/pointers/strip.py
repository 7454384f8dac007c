"""Types without their pointers: what is left of a struct when its pointer fields live in variables of their own."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from translator.ir.types import ArrayType, PtrType, StructType, Type
from translator.ir.verify_expressions import has_pointer


@lru_cache(maxsize=4096)
def strip_type(t: Type) -> Type:
    """The type without pointer fields; offsets and size stay, so that the rest keeps its layout.  A pointer stays."""
    match t:
        case ArrayType(element, count):
            return ArrayType(strip_type(element), count)
        case StructType(fields=fields) if has_pointer(t):
            kept = tuple(replace(f, type=strip_type(f.type)) for f in fields if not is_pointers(f.type))
            return replace(t, fields=kept)
        case _:
            return t


def is_pointers(t: Type) -> bool:
    """A pointer, or an array of pointers."""
    while isinstance(t, ArrayType):
        t = t.element
    return isinstance(t, PtrType)
