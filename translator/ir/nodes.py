"""Nodes of the kernel language.

Three kinds of node, all frozen:

* **Expressions** are pure: evaluating one has no effect and reads only memory that `Load` names.  Operands have exactly
  the types that the node needs; every C++ conversion is a `Cast` (no writer guesses one).
* **Places** can be read (`Load`), assigned (`Assign`) or pointed to (`AddressOf`).
* **Statements** have the effects.  Calls, atomics, warp operations and barriers are statements; their results go to a
  local variable that an earlier `Declare` began.

Stages: the front end makes modules that hold pointer values (`PtrType`, `AddressOf`, `Deref` ...).  After the pass
`resolve_pointers` there are none left: memory is reached through `BufferElement`, `VarPlace`, `FieldPlace`,
`IndexPlace` and `BitsPlace` only.  `translator.ir.verify` checks either stage.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum

from translator.ir.types import BOOL, I32, U32, PtrType, ScalarType, StructType, Type, VecType
from translator.source import Span


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a node comes from: a file of the project (its path as text) and bytes in it."""

    file: str
    span: Span
    line: int


class Storage(StrEnum):
    LOCAL = "local"
    PARAM = "param"
    SHARED = "shared"
    DYNAMIC_SHARED = "dynamic_shared"
    """``extern __shared__``: every such variable of a kernel starts at byte 0 of one block."""
    CONSTANT = "constant"
    """``__constant__`` memory, set by the host."""
    GLOBAL = "global"
    """A ``__device__`` or ``__managed__`` variable."""


@dataclass(frozen=True, slots=True)
class Var:
    """A variable.  `id` is unique in the module; `name` is the source's and need not be."""

    id: int
    name: str
    type: Type
    storage: Storage = Storage.LOCAL
    volatile: bool = False


# --------------------------------------------------------------------------------------------------------- expressions
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


# -------------------------------------------------------------------------------------------------------------- places
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
class MemoryObject:
    """A buffer that the host binds: one pointer parameter, one pointer field of a struct parameter, or one
    ``__constant__``/``__device__`` variable.  `element` is its declared element type."""

    name: str
    element: Type
    parameter: str | None
    """The kernel parameter ("in", or "args.in" for a field); None for a module variable."""
    symbol: str | None = None
    """The module variable's name."""
    written: bool = True
    read: bool = True


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


# ---------------------------------------------------------------------------------------------------------- statements
@dataclass(frozen=True, slots=True)
class Declare:
    """A local variable begins; without `value` its content is undefined."""

    var: Var
    value: Expr | None = None
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Assign:
    place: Place
    value: Expr
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A call of another function of the module."""

    function: str
    args: tuple[Expr, ...]
    result: Var | None = None
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    condition: Expr
    then: Block
    otherwise: Block = ()
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Loop:
    """``while``, ``for`` and ``do``.  Each turn runs `before`, leaves if `condition` is false, runs `body`, then `step`
    (where `continue` goes too).  With `test_last`, each turn runs `body` (`continue` leaves it), then `before`, then the test;
    `step` is then empty.  `unroll`: None as the source says nothing, 0 for a bare ``#pragma unroll``, else its count."""

    condition: Expr | None
    body: Block
    before: Block = ()
    step: Block = ()
    test_last: bool = False
    unroll: int | None = None
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Case:
    """One arm of a switch; `values` is empty for ``default`` alone, `is_default` may stand beside values."""

    values: tuple[int, ...]
    is_default: bool
    body: Block


@dataclass(frozen=True, slots=True)
class Switch:
    """C++'s switch: an arm falls through into the next unless it breaks."""

    value: Expr
    cases: tuple[Case, ...]
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Break:
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Continue:
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Return:
    value: Expr | None = None
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Scope:
    """Braces: names declared inside end with it."""

    body: Block
    origin: Origin | None = field(default=None, compare=False)


class BarrierKind(StrEnum):
    BLOCK = "__syncthreads"
    COUNT = "__syncthreads_count"
    AND = "__syncthreads_and"
    OR = "__syncthreads_or"
    WARP = "__syncwarp"


@dataclass(frozen=True, slots=True)
class Barrier:
    """A barrier; it orders shared **and** global memory among those who take part.  `predicate` (i32) and `result` (i32)
    belong to COUNT, AND and OR, `mask` (u32) to WARP."""

    kind: BarrierKind
    predicate: Expr | None = None
    mask: Expr | None = None
    result: Var | None = None
    origin: Origin | None = field(default=None, compare=False)


class FenceScope(StrEnum):
    BLOCK = "__threadfence_block"
    DEVICE = "__threadfence"
    SYSTEM = "__threadfence_system"


@dataclass(frozen=True, slots=True)
class Fence:
    scope: FenceScope
    origin: Origin | None = field(default=None, compare=False)


class AtomicOp(StrEnum):
    """`args`: one operand, or (compare, new) for CAS.  INC and DEC wrap as atomicInc and atomicDec do."""

    ADD = "add"
    SUB = "sub"
    MIN = "min"
    MAX = "max"
    AND = "and"
    OR = "or"
    XOR = "xor"
    EXCHANGE = "exchange"
    CAS = "cas"
    INC = "inc"
    DEC = "dec"


@dataclass(frozen=True, slots=True)
class Atomic:
    """An atomic on a place, relaxed, at device scope (`block_scope` for ``_block`` forms); `result` gets the old value."""

    op: AtomicOp
    place: Place
    args: tuple[Expr, ...]
    result: Var | None = None
    block_scope: bool = False
    origin: Origin | None = field(default=None, compare=False)


class WarpOp(StrEnum):
    """`args` after the mask: shuffles (value, lane or delta or lane mask, width i32); votes (predicate i32); ballot
    (predicate i32) → u32; activemask () → u32; match (value) → u32; reduce (value)."""

    SHUFFLE = "shfl"
    SHUFFLE_UP = "shfl_up"
    SHUFFLE_DOWN = "shfl_down"
    SHUFFLE_XOR = "shfl_xor"
    ALL = "all"
    ANY = "any"
    BALLOT = "ballot"
    ACTIVEMASK = "activemask"
    MATCH_ANY = "match_any"
    MATCH_ALL = "match_all"
    REDUCE_ADD = "reduce_add"
    REDUCE_MIN = "reduce_min"
    REDUCE_MAX = "reduce_max"
    REDUCE_AND = "reduce_and"
    REDUCE_OR = "reduce_or"
    REDUCE_XOR = "reduce_xor"


@dataclass(frozen=True, slots=True)
class WarpOperation:
    op: WarpOp
    args: tuple[Expr, ...]
    mask: Expr | None
    """u32 member mask; None where the operation takes none (activemask)."""
    result: Var | None
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Printf:
    format: str
    args: tuple[Expr, ...]
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Trap:
    """``__trap()``, and ``assert`` whose `condition` (bool) is false; None traps always."""

    condition: Expr | None
    message: str
    origin: Origin | None = field(default=None, compare=False)


Stmt = (
    Declare
    | Assign
    | Call
    | If
    | Loop
    | Switch
    | Break
    | Continue
    | Return
    | Scope
    | Barrier
    | Fence
    | Atomic
    | WarpOperation
    | Printf
    | Trap
)
Block = tuple[Stmt, ...]


# -------------------------------------------------------------------------------------------------------------- module
@dataclass(frozen=True, slots=True)
class Problem:
    """Something that this kernel cannot have on a target: a rule id, a message, and where.  A module with problems never
    reaches a writer."""

    rule: str
    message: str
    origin: Origin | None


@dataclass(frozen=True, slots=True)
class Function:
    """A ``__global__`` or ``__device__`` function with its template arguments filled in.

    `params` have storage PARAM.  References are pointers.  A method's object is its first parameter, named ``this``.
    """

    name: str
    params: tuple[Var, ...]
    result: Type
    body: Block
    is_kernel: bool
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class GlobalVar:
    """A SHARED, DYNAMIC_SHARED, CONSTANT or GLOBAL variable; `initial` where the source gives one."""

    var: Var
    initial: Expr | None = None
    origin: Origin | None = field(default=None, compare=False)
    read_only: bool = False
    """A CONSTANT that nobody can set, such as a constexpr array: `initial` is its value for ever, and no host need know it."""


@dataclass(frozen=True, slots=True)
class Module:
    """One kernel and all that it reaches."""

    kernel: str
    functions: tuple[Function, ...]
    globals: tuple[GlobalVar, ...] = ()
    structs: tuple[StructType, ...] = ()
    objects: tuple[MemoryObject, ...] = ()
    """Filled by `resolve_pointers`."""
    problems: tuple[Problem, ...] = ()
    notes: tuple[Problem, ...] = ()
    """Worth telling, but not in the way: shown as warnings of the kernel."""

    def function(self, name: str) -> Function:
        for f in self.functions:
            if f.name == name:
                return f
        raise KeyError(name)

    @property
    def entry(self) -> Function:
        return self.function(self.kernel)


def component_type(t: VecType) -> ScalarType:
    return ScalarType(t.scalar)


def lit_i32(value: int) -> Literal:
    return Literal(I32, value)


def lit_u32(value: int) -> Literal:
    return Literal(U32, value & 0xFFFFFFFF)
