"""The passes in their order."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Module
from translator.ir.verify import Stage, verify
from translator.passes.atomics import lower_atomics
from translator.passes.context import Context, Refused
from translator.passes.inline_collectives import inline_collectives
from translator.passes.own_params import own_params
from translator.passes.predicate_exits import predicate_exits
from translator.passes.resolve_pointers import resolve_pointers
from translator.passes.tidy import tidy
from translator.passes.warp import lower_warp_operations


def check(module: Module, ctx: Context) -> Module:
    """The module itself, if it is well-formed; raises `IRError`."""
    if not module.problems:
        verify(module, Stage.RESOLVED)
    return module


PASSES = (
    inline_collectives,
    resolve_pointers,
    lower_atomics,
    tidy,
    predicate_exits,
    check,
    lower_warp_operations,
)


def lower(module: Module, ctx: Context) -> Module:
    """Run every pass.  A module that comes back with problems cannot be written; the passes after the first are skipped."""
    for step in PASSES:
        if module.problems:
            return module
        try:
            module = step(module, ctx)
        except Refused as e:
            module = replace(module, problems=(*module.problems, e.problem))
    if module.problems:
        return module
    entry = own_params(module.entry, ctx, lambda p: True)
    return replace(module, functions=tuple(entry if f.name == module.kernel else f for f in module.functions))
