"""Where nodes come from, variables, and the memory objects that pointers lead to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from translator.ir.types import Type
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
