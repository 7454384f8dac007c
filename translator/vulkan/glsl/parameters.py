"""The parameter block: the grid, where pointers start, scalars and structs by value (translator/vulkan/interface.py)."""

from __future__ import annotations

from dataclasses import dataclass

from translator.ir.nodes import MemoryObject, Var
from translator.ir.types import ArrayType, Scalar, ScalarType, StructType, Type, VecType, align_of, size_of
from translator.vulkan.glsl.structs import members, stored_type

GRID_BYTES = 24
PUSH_LIMIT = 128
"""Bytes of push constants that every Vulkan device has (maxPushConstantsSize, Required Limits)."""


@dataclass(frozen=True, slots=True)
class BlockMember:
    name: str
    type: Type
    offset: int


@dataclass(frozen=True, slots=True)
class ParameterBlock:
    members: tuple[BlockMember, ...]
    size: int
    offsets: dict[str, int]
    """Where the byte offset of each memory object lies, by the object's name."""
    nulls: dict[str, int]
    values: dict[int, int]
    """Where each parameter by value lies, by the variable's id."""

    @property
    def is_push(self) -> bool:
        return self.size <= PUSH_LIMIT


def glsl_align(t: Type) -> int:
    """Alignment under GL_EXT_scalar_block_layout: that of the largest scalar inside."""
    match t:
        case ScalarType(s) | VecType(s):
            return s.size
        case ArrayType(element, _):
            return glsl_align(element)
        case StructType():
            return max((glsl_align(stored_type(m.type)) for m in members(t, True)), default=1)
        case _:
            raise ValueError(f"{t} has no layout")


def lay_out(
    params: tuple[Var, ...], objects: list[MemoryObject], names: dict[int, str], null_flags: dict[str, str]
) -> ParameterBlock:
    """Place everything in order; small scalars get a u32 of their own."""
    word = ScalarType(Scalar.U32)
    found: list[BlockMember] = []
    at = GRID_BYTES
    offsets: dict[str, int] = {}
    nulls: dict[str, int] = {}
    values: dict[int, int] = {}
    for obj in objects:
        offsets[obj.name] = at
        found.append(BlockMember(offset_name(obj), word, at))
        at += 4
        if obj.name in null_flags:
            nulls[obj.name] = at
            found.append(BlockMember(f"{null_flags[obj.name]}_flag", word, at))
            at += 4
    for p in params:
        small = isinstance(p.type, ScalarType) and p.type.scalar.size < 4
        t: Type = word if small else p.type
        at = -(-at // align_of(t)) * align_of(t)
        values[p.id] = at
        found.append(BlockMember(names[p.id], t, at))
        at += size_of(t)
    return ParameterBlock(tuple(found), -(-at // 4) * 4, offsets, nulls, values)


def offset_name(obj: MemoryObject) -> str:
    return f"{obj.name}_offset"
