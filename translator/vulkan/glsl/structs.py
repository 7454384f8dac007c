"""Structs with CUDA's layout: gaps are filled by members of their own, since GLSL's scalar layout leaves none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from translator.ir.types import BOOL, ArrayType, Scalar, ScalarType, StructType, Type, size_of
from translator.vulkan.glsl.names import KEYWORDS, plain
from translator.vulkan.glsl.types import declaration


@dataclass(frozen=True, slots=True)
class Member:
    """One member of the GLSL struct; `field` is None for padding."""

    name: str
    type: Type
    field: str | None


@lru_cache(maxsize=1024)
def member_names(t: StructType) -> dict[str, str]:
    """GLSL names of a struct's fields, by the source's."""
    taken: set[str] = set()
    found: dict[str, str] = {}
    for f in t.fields:
        base = plain(f.name)
        if base in KEYWORDS:
            base += "_"
        name = next(n for n in (base, *(f"{base}_{i}" for i in range(2, 10_000))) if n not in taken)
        taken.add(name)
        found[f.name] = name
    return found


def members(t: StructType, stored: bool) -> Iterator[Member]:
    """The members of the GLSL struct, with padding where it lies in memory that the host sees."""
    names = member_names(t)
    at = 0
    for f in t.fields:
        if stored:
            yield from _gap(t, at, f.offset)
        yield Member(names[f.name], f.type, f.name)
        at = f.offset + size_of(f.type)
    if stored:
        yield from _gap(t, at, t.size)
    elif not t.fields:
        yield Member("empty", ScalarType(Scalar.U32), None)


def _gap(t: StructType, start: int, end: int) -> Iterator[Member]:
    taken = set(member_names(t).values())
    at = start
    while at < end:
        step = next(s for s in (4, 2, 1) if at % s == 0 and at + s <= end)
        count = (end - at) // 4 if step == 4 else 1
        scalar = ScalarType({4: Scalar.U32, 2: Scalar.U16, 1: Scalar.U8}[step])
        name = f"pad{at}" if f"pad{at}" not in taken else f"padding_at_{at}"
        yield Member(name, scalar if count == 1 else ArrayType(scalar, count), None)
        at += step * count


def constructor_args(t: StructType, stored: bool, args: list[str]) -> list[str]:
    """The arguments of the GLSL struct's constructor: those of the fields, and zeros for the padding."""
    given = iter(args)
    out = []
    for m in members(t, stored):
        if m.field is not None:
            arg = next(given)
            out.append(f"uint8_t({arg})" if stored and m.type == BOOL else arg)
        else:
            out.append(_zeros(m.type))
    return out


def _zeros(t: Type) -> str:
    match t:
        case ArrayType(element, count) if count is not None:
            return f"uint[{count}]({', '.join([_zeros(element)] * count)})"
        case ScalarType(Scalar.U32):
            return "0u"
        case ScalarType(Scalar.U16):
            return "uint16_t(0u)"
        case _:
            return "uint8_t(0u)"


def stored_type(t: Type) -> Type:
    """The type of a member in memory: a bool is a byte there."""
    match t:
        case ScalarType(Scalar.BOOL):
            return ScalarType(Scalar.U8)
        case ArrayType(element, count):
            return ArrayType(stored_type(element), count)
        case _:
            return t


def definition(t: StructType, name: str, stored: bool, struct_names: dict[str, str]) -> list[str]:
    """The lines of the GLSL struct."""
    lines = [f"struct {name} {{"]
    for m in members(t, stored):
        shown = stored_type(m.type) if stored else m.type
        lines.append(f"    {declaration(shown, m.name, struct_names)};")
    return [*lines, "};"]


def struct_order(types: list[StructType]) -> list[StructType]:
    """The structs and those inside them, each after what it is made of."""
    order: dict[str, StructType] = {}

    def visit(t: Type) -> None:
        match t:
            case ArrayType(element, _):
                visit(element)
            case StructType(name=name, fields=fields):
                for f in fields:
                    visit(f.type)
                order.setdefault(name, t)
            case _:
                pass

    for t in types:
        visit(t)
    return list(order.values())
