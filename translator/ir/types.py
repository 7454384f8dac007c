"""Types of the kernel language: CUDA's types with CUDA's sizes and alignments.

Sizes and alignments are those of the CUDA C++ Programming Guide ("Built-in Vector Types") and of the Itanium C++ ABI; a
back end that lays memory out otherwise must pad (pass `layouts`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Scalar(Enum):
    """A scalar type: its name, size in bytes, and kind (``b`` bool, ``i`` signed, ``u`` unsigned, ``f`` float)."""

    BOOL = ("bool", 1, "b")
    I8 = ("i8", 1, "i")
    U8 = ("u8", 1, "u")
    I16 = ("i16", 2, "i")
    U16 = ("u16", 2, "u")
    I32 = ("i32", 4, "i")
    U32 = ("u32", 4, "u")
    I64 = ("i64", 8, "i")
    U64 = ("u64", 8, "u")
    F16 = ("f16", 2, "f")
    BF16 = ("bf16", 2, "f")
    F32 = ("f32", 4, "f")
    F64 = ("f64", 8, "f")

    @property
    def label(self) -> str:
        return self.value[0]

    @property
    def size(self) -> int:
        return self.value[1]

    @property
    def kind(self) -> str:
        return self.value[2]

    @property
    def is_float(self) -> bool:
        return self.kind == "f"

    @property
    def is_signed(self) -> bool:
        return self.kind == "i"

    @property
    def is_unsigned(self) -> bool:
        return self.kind == "u"

    @property
    def is_integer(self) -> bool:
        return self.kind in "iu"


@dataclass(frozen=True, slots=True)
class VoidType:
    """No value: the result of a function, or the pointee of ``void*``."""


@dataclass(frozen=True, slots=True)
class ScalarType:
    scalar: Scalar


@dataclass(frozen=True, slots=True)
class VecType:
    """``float4`` and its kin, 1 to 4 elements; also ``dim3``/``uint3`` and ``half2``.

    `align` is CUDA's: float2 8, float3 4, float4 16, double2 16, uchar4 4 and so on.
    """

    scalar: Scalar
    count: int
    align: int


@dataclass(frozen=True, slots=True)
class ArrayType:
    """``T[count]``; `count` is None for ``extern __shared__ T name[]``."""

    element: Type
    count: int | None


@dataclass(frozen=True, slots=True)
class StructField:
    name: str
    type: Type
    offset: int


@dataclass(frozen=True, slots=True)
class StructType:
    """A class of plain data, by value.  Two structs are the same when their names are (names are unique in a module)."""

    name: str
    fields: tuple[StructField, ...]
    size: int
    align: int

    def field(self, name: str) -> StructField:
        for f in self.fields:
            if f.name == name:
                return f
        raise KeyError(f"{self.name} has no field {name}")


@dataclass(frozen=True, slots=True)
class PtrType:
    """A generic CUDA pointer (or reference).  Only modules before the pass `resolve_pointers` hold values of it.

    `restrict` and `const` are what the source says; neither proves that memory is not aliased or written.
    """

    element: Type
    const: bool = False
    restrict: bool = False
    volatile: bool = False


Type = VoidType | ScalarType | VecType | ArrayType | StructType | PtrType

VOID = VoidType()
BOOL = ScalarType(Scalar.BOOL)
I8 = ScalarType(Scalar.I8)
U8 = ScalarType(Scalar.U8)
I16 = ScalarType(Scalar.I16)
U16 = ScalarType(Scalar.U16)
I32 = ScalarType(Scalar.I32)
U32 = ScalarType(Scalar.U32)
I64 = ScalarType(Scalar.I64)
U64 = ScalarType(Scalar.U64)
F16 = ScalarType(Scalar.F16)
BF16 = ScalarType(Scalar.BF16)
F32 = ScalarType(Scalar.F32)
F64 = ScalarType(Scalar.F64)


def vec(scalar: Scalar, count: int) -> VecType:
    """The CUDA built-in vector type; 3-element vectors align as one element, the others as a whole (16 at most)."""
    align = scalar.size if count in (1, 3) else min(scalar.size * count, 16)
    return VecType(scalar, count, align)


UINT3 = vec(Scalar.U32, 3)


def size_of(t: Type) -> int:
    """Bytes that a value of the type takes in CUDA memory; raises ValueError for void and unsized arrays."""
    match t:
        case ScalarType(s):
            return s.size
        case VecType(s, n, _):
            return s.size * n
        case ArrayType(e, n) if n is not None:
            return size_of(e) * n
        case StructType(size=size):
            return size
        case PtrType():
            return 8
        case _:
            raise ValueError(f"{t} has no size")


def align_of(t: Type) -> int:
    match t:
        case ScalarType(s):
            return s.size
        case VecType(align=a):
            return a
        case ArrayType(e, _):
            return align_of(e)
        case StructType(align=a):
            return a
        case PtrType():
            return 8
        case _:
            raise ValueError(f"{t} has no alignment")


def scalar_of(t: Type) -> Scalar:
    """The scalar of a scalar or vector type; raises ValueError for any other."""
    match t:
        case ScalarType(s) | VecType(s, _, _):
            return s
        case _:
            raise ValueError(f"{t} is not arithmetic")


def show(t: Type) -> str:
    """A short name for messages and printed IR: ``f32``, ``f32x4``, ``f32[16][17]``, ``ptr<f32>``, a struct's name."""
    match t:
        case VoidType():
            return "void"
        case ScalarType(s):
            return s.label
        case VecType(s, n, _):
            return f"{s.label}x{n}"
        case ArrayType():
            dims = ""
            inner: Type = t
            while isinstance(inner, ArrayType):
                dims += f"[{'' if inner.count is None else inner.count}]"
                inner = inner.element
            return show(inner) + dims
        case StructType(name=name):
            return name
        case PtrType(element=e):
            return f"ptr<{show(e)}>"
