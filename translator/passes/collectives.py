"""Which statements all threads of a block or warp must reach together."""

from __future__ import annotations

from translator.ir.nodes import (
    Barrier,
    BarrierKind,
    Literal,
    Stmt,
    WarpOperation,
)
from translator.ir.types import BOOL

FALSE = Literal(BOOL, False)
TRUE = Literal(BOOL, True)


def is_barrier(s: Stmt) -> bool:
    """What all threads must reach together with native subgroups: barriers of the block."""
    return isinstance(s, Barrier) and s.kind is not BarrierKind.WARP


def is_collective(s: Stmt) -> bool:
    """What all threads must reach together when warps are emulated: barriers of either kind, and warp operations."""
    return isinstance(s, Barrier | WarpOperation)
