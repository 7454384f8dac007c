"""Statements: all that has an effect."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from translator.ir.expressions import Expr, Place
from translator.ir.variables import Origin, Var


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
