"""Functions, variables at file scope, and the module: one kernel and all that it reaches."""

from __future__ import annotations

from dataclasses import dataclass, field

from translator.ir.expressions import Expr
from translator.ir.statements import Block
from translator.ir.types import StructType, Type
from translator.ir.variables import MemoryObject, Origin, Var


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
