"""What passes share while they work on one kernel: options, the warp strategy, fresh variables, and what they find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from translator.ir.nodes import Declare, Module, Origin, Problem, Storage, Var
from translator.ir.types import Type
from translator.options import Options
from translator.passes.walk import Node, statements
from translator.vulkan.interface import WarpStrategy


class Refused(Exception):
    """A construct that the target cannot have; becomes a `Problem` of the module where it is caught."""

    def __init__(self, rule: str, message: str, origin: Origin | None) -> None:
        super().__init__(message)
        self.problem = Problem(rule, message, origin)


@dataclass(slots=True)
class Context:
    """Lives as long as one kernel's passes run; each pass reads it and may draw fresh variables from it."""

    options: Options
    strategy: WarpStrategy = "none"
    ids: Iterator[int] = field(default_factory=lambda: count(1))
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    inlined: set[int] = field(default_factory=set)
    """Ids of the variables that inlining made: parameters and results of inlined functions (see `tidy`)."""

    @classmethod
    def of(cls, module: Module, options: Options, strategy: WarpStrategy = "none") -> Context:
        return cls(options, strategy, count(highest_id(module) + 1))

    def fresh(self, name: str, t: Type, storage: Storage = Storage.LOCAL) -> Var:
        """A new variable; its id is unique in the module."""
        return Var(next(self.ids), name, t, storage)

    def note(self, rule: str, message: str, origin: Origin | None) -> None:
        """Add a remark, once per rule and place."""
        found = Problem(rule, message, origin)
        if found not in self.notes:
            self.notes.append(found)


def highest_id(module: Module) -> int:
    ids = [g.var.id for g in module.globals]
    for f in module.functions:
        ids += [p.id for p in f.params]
        ids += [s.var.id for s in statements(f.body) if isinstance(s, Declare)]
    return max(ids, default=0)


def origin_of(node: Node) -> Origin | None:
    return node.origin
