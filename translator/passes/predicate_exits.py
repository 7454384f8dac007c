"""Pass `predicate_exits`: threads that CUDA lets leave, or lets go another way, still reach every barrier."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Module
from translator.passes.collectives import is_barrier, is_collective
from translator.passes.context import Context
from translator.passes.inline_collectives import needs_predicates
from translator.passes.predication import Predicator
from translator.passes.walk import statements


def predicate_exits(module: Module, ctx: Context) -> Module:
    """Rewrite the kernel's control flow round its barriers; raises `Refused` where that cannot be made sound."""
    if not needs_predicates(module, ctx):
        return module
    collective = is_collective if ctx.strategy == "emulated" else is_barrier
    if not any(collective(s) for s in statements(module.entry.body)):
        return module
    entry = Predicator(module.entry, ctx, collective).run()
    return replace(module, functions=tuple(entry if f.name == module.kernel else f for f in module.functions))
