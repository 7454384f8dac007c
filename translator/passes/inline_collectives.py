"""Pass `inline_collectives`: functions that hold barriers (or warp operations that will be emulated) go into the kernel.

Only where the kernel's control flow must be rewritten round them (see `predicate_exits`); else they stay functions.
"""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Call, Function, Module, Return, Stmt
from translator.passes.collectives import is_barrier, is_collective
from translator.passes.context import Context
from translator.passes.inline import Inliner
from translator.passes.walk import statements


def needs_predicates(module: Module, ctx: Context) -> bool:
    """Whether the kernel's control flow has to be rewritten: a thread may leave early, or warps are emulated."""
    if ctx.strategy == "emulated":
        return True
    body = module.entry.body
    early = [s for s in statements(body) if isinstance(s, Return) and s is not (body[-1] if body else None)]
    return bool(early) and any(is_barrier(s) for f in module.functions for s in statements(f.body))


def inline_collectives(module: Module, ctx: Context) -> Module:
    """Inline, again and again, every call from the kernel of a function that holds a collective."""
    if not needs_predicates(module, ctx):
        return module
    collective = is_collective if ctx.strategy == "emulated" else is_barrier
    functions = {f.name: f for f in module.functions}
    holding = {f.name for f in module.functions if any(collective(s) for s in statements(f.body))}
    while True:
        more = {f.name for f in module.functions if f.name not in holding and calls_any(f, holding)}
        if not more:
            break
        holding |= more
    entry = module.entry
    for _ in range(100):
        wanted = {id(s) for s in statements(entry.body) if is_call_of(s, holding)}
        if not wanted:
            break
        entry = replace(entry, body=Inliner(wanted, functions, ctx).block(entry.body))
    return replace(module, functions=tuple(entry if f.name == module.kernel else f for f in module.functions))


def calls_any(f: Function, names: set[str]) -> bool:
    return any(is_call_of(s, names) for s in statements(f.body))


def is_call_of(s: Stmt, names: set[str]) -> bool:
    return isinstance(s, Call) and s.function in names
