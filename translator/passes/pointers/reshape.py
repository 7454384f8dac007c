"""Arrays of arrays that a flat pointer goes over → flat arrays, wherever they are used."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Expr, IndexPlace, Module, Place, Var, VarPlace
from translator.ir.types import ArrayType
from translator.passes.index_math import ZERO, add, narrow, scale
from translator.passes.pointers.memory import Memory, flat_count
from translator.passes.pointers.model import flat_element
from translator.passes.walk import Rewriter


def reshape(module: Module, memory: Memory) -> Module:
    """Give the variables of `memory.reshaped` their flat form in the whole module."""
    if not memory.reshaped:
        return module
    flat = _Reshaper(memory.reshaped)
    functions = tuple(replace(f, body=flat.block(f.body)) for f in module.functions)
    kept = tuple(replace(g, var=flat.variable(g.var)) for g in module.globals)
    return replace(module, functions=functions, globals=kept)


class _Reshaper(Rewriter):
    def __init__(self, reshaped: dict[int, Var]) -> None:
        self.reshaped = reshaped

    def variable(self, v: Var) -> Var:
        return self.reshaped.get(v.id, v)

    def place(self, p: Place) -> Place:
        if isinstance(p, IndexPlace):
            found = self.linear(p)
            if found is not None:
                var, index = found
                return IndexPlace(VarPlace(self.reshaped[var.id], p.origin), index, flat_element(p.type), p.origin)
        return self.place_children(p)

    def linear(self, p: IndexPlace) -> tuple[Var, Expr] | None:
        """The variable and the flat index of a full index chain into a variable that is reshaped."""
        chain: list[IndexPlace] = []
        at: Place = p
        while isinstance(at, IndexPlace):
            chain.append(at)
            at = at.base
        if not isinstance(at, VarPlace) or at.var.id not in self.reshaped or isinstance(p.type, ArrayType):
            return None
        if at.var == self.reshaped[at.var.id]:
            return None
        index: Expr = ZERO
        for step in chain:
            if isinstance(step.base.type, ArrayType):
                size = flat_count(step.base.type.element)
                assert size is not None
                index = add(index, scale(narrow(self.expr(step.index)), size))
        return at.var, index
