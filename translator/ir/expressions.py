"""Expressions and places: what has a value, and what can be read, assigned or pointed to.  They name each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum

from translator.ir.types import BOOL, I32, U32, PtrType, ScalarType, Type, VecType
from translator.ir.variables import MemoryObject, Origin, Var


class UnaryOp(StrEnum):
    NEG = "-"
    BIT_NOT = "~"
    NOT = "!"


class BinaryOp(StrEnum):
    """Both operands have one type, and so has the result, except that comparisons give bool and that the right operand
    of a shift is u32 or i32.  Meanings are CUDA's: SHL/SHR by the width or more give 0 (or the sign), DIV and REM truncate,
    signed overflow wraps."""

    ADD = "+"
    SUB = "-"
    MUL = "*"
    DIV = "/"
    REM = "%"
    SHL = "<<"
    SHR = ">>"
    AND = "&"
    OR = "|"
    XOR = "^"
    EQ = "=="
    NE = "!="
    LT = "<"
    LE = "<="
    GT = ">"
    GE = ">="
    LOGICAL_AND = "&&"
    """bool operands; the right one is evaluated only if needed (it is pure, but may index out of bounds otherwise)."""
    LOGICAL_OR = "||"

    @property
    def is_comparison(self) -> bool:
        return self.value in ("==", "!=", "<", "<=", ">", ">=")

    @property
    def is_logical(self) -> bool:
        return self.value in ("&&", "||")


class BuiltinVar(Enum):
    """CUDA's built-in variables, one component each (u32), and the warp's (i32, as `warpSize` is)."""

    THREAD_X = "threadIdx.x"
    THREAD_Y = "threadIdx.y"
    THREAD_Z = "threadIdx.z"
    BLOCK_X = "blockIdx.x"
    BLOCK_Y = "blockIdx.y"
    BLOCK_Z = "blockIdx.z"
    BLOCK_DIM_X = "blockDim.x"
    BLOCK_DIM_Y = "blockDim.y"
    BLOCK_DIM_Z = "blockDim.z"
    GRID_DIM_X = "gridDim.x"
    GRID_DIM_Y = "gridDim.y"
    GRID_DIM_Z = "gridDim.z"
    WARP_SIZE = "warpSize"
    LANE_ID = "%laneid"
    WARP_ID = "%warpid"
    LANEMASK_EQ = "%lanemask_eq"
    LANEMASK_LT = "%lanemask_lt"
    LANEMASK_LE = "%lanemask_le"
    LANEMASK_GT = "%lanemask_gt"
    LANEMASK_GE = "%lanemask_ge"


@dataclass(frozen=True, slots=True)
class Literal:
    """A scalar constant.  Integers are within the type's range; floats may be inf or nan."""

    type: ScalarType
    value: int | float | bool
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Zero:
    """The value-initialised value of any type (also a null pointer)."""

    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Load:
    place: Place
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Unary:
    op: UnaryOp
    operand: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Binary:
    op: BinaryOp
    left: Expr
    right: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Cast:
    """A numeric conversion between scalar types with CUDA's meaning (float→int saturates for 32- and 64-bit results; NaN
    gives 0 from f32 to 32 bits, else only the top bit; to narrower integers it goes through int and truncates; → bool is
    ``!= 0``)."""

    operand: Expr
    type: ScalarType
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Bitcast:
    """The same bits as another scalar or vector type of the same size (``__float_as_int``)."""

    operand: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Select:
    """``condition ? then : otherwise``; only the chosen operand is evaluated (both are pure)."""

    condition: Expr
    then: Expr
    otherwise: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class MathCall:
    """A pure CUDA device function by its CUDA name (``sqrtf``, ``__fmaf_rn``, ``__popc``, ``min``...), its operands
    already converted to the parameter types.  `translator.ir.intrinsics` lists the names and signatures."""

    name: str
    args: tuple[Expr, ...]
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Construct:
    """A vector, array or struct from all its elements, in order."""

    args: tuple[Expr, ...]
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Extract:
    """A field (struct) or component (vector: "x".."w") of a value that has no place."""

    operand: Expr
    member: str
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Builtin:
    var: BuiltinVar
    origin: Origin | None = field(default=None, compare=False)

    @property
    def type(self) -> ScalarType:
        return I32 if self.var is BuiltinVar.WARP_SIZE else U32


@dataclass(frozen=True, slots=True)
class AddressOf:
    """A pointer to a place (also array decay: the address of the first element)."""

    place: Place
    type: PtrType
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PtrOffset:
    """``pointer + index``; the index is i32, u32, i64 or u64 and counts elements."""

    pointer: Expr
    index: Expr
    type: PtrType
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PtrCast:
    """The same address, seen as another element type."""

    pointer: Expr
    type: PtrType
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PtrDiff:
    """``left - right`` in elements (i64); both have one element type."""

    left: Expr
    right: Expr
    type: ScalarType
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PtrCompare:
    """A comparison of two pointers; against `Zero` it is a null test."""

    op: BinaryOp
    left: Expr
    right: Expr
    origin: Origin | None = field(default=None, compare=False)

    @property
    def type(self) -> ScalarType:
        return BOOL


@dataclass(frozen=True, slots=True)
class ArgumentIsNull:
    """After `resolve_pointers`: whether the host passed null for a kernel's pointer parameter (or struct field)."""

    object: MemoryObject
    origin: Origin | None = field(default=None, compare=False)

    @property
    def type(self) -> ScalarType:
        return BOOL


@dataclass(frozen=True, slots=True)
class ArgumentOffset:
    """After `resolve_pointers`: where in its bound allocation a pointer argument starts, in bytes (i64 semantics, u32 now)."""

    object: MemoryObject
    origin: Origin | None = field(default=None, compare=False)

    @property
    def type(self) -> ScalarType:
        return U32


Expr = (
    Literal
    | Zero
    | Load
    | Unary
    | Binary
    | Cast
    | Bitcast
    | Select
    | MathCall
    | Construct
    | Extract
    | Builtin
    | AddressOf
    | PtrOffset
    | PtrCast
    | PtrDiff
    | PtrCompare
    | ArgumentIsNull
    | ArgumentOffset
)


@dataclass(frozen=True, slots=True)
class VarPlace:
    var: Var
    origin: Origin | None = field(default=None, compare=False)

    @property
    def type(self) -> Type:
        return self.var.type


@dataclass(frozen=True, slots=True)
class Deref:
    """``*pointer``."""

    pointer: Expr
    type: Type
    volatile: bool = False
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """A struct's field, or a vector's component ("x".."w")."""

    base: Place
    member: str
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class IndexPlace:
    """An array's element, or a vector's by number; the index is an integer of any width."""

    base: Place
    index: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BufferElement:
    """After `resolve_pointers`: element `index` (of `type`, counted from the object's start) of a memory object."""

    object: MemoryObject
    index: Expr
    type: Type
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BitsPlace:
    """After `resolve_pointers`: a place seen as another type of the same size."""

    base: Place
    type: Type
    origin: Origin | None = field(default=None, compare=False)


Place = VarPlace | Deref | FieldPlace | IndexPlace | BufferElement | BitsPlace


def component_type(t: VecType) -> ScalarType:
    return ScalarType(t.scalar)


def lit_i32(value: int) -> Literal:
    return Literal(I32, value)


def lit_u32(value: int) -> Literal:
    return Literal(U32, value & 0xFFFFFFFF)
