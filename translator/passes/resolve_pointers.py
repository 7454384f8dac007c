"""Pass `resolve_pointers`: every pointer becomes a memory object (or a variable), an element type and an index.

* A kernel's pointer parameter is a `MemoryObject`; its index counts from the start of the bound allocation, so the byte
  offset of the argument is part of each index (`ArgumentOffset`), and its null flag is `ArgumentIsNull`.
* Functions are cloned by the memory that their pointer arguments point into.  Functions that take pointers to their
  caller's variables (references), or return pointers, are inlined: no copies, so aliases stay aliases.
* A pointer variable becomes an index variable.  One that would have to point into different memory at run time, or that
  is stored in memory, is refused.
"""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import Call, Function, Module
from translator.passes.context import Context, Refused
from translator.passes.pointers.memory import Memory
from translator.passes.pointers.resolve import Resolver, symbol_objects
from translator.passes.views import settle_views
from translator.passes.walk import statements


def resolve_pointers(module: Module, ctx: Context) -> Module:
    """The module without pointers; on failure, the module with a problem that says why and where."""
    try:
        refuse_recursion(module)
        memory = Memory(symbol_objects(module))
        resolved = Resolver(module, ctx, memory).run()
        return settle_views(resolved, memory, ctx)
    except Refused as e:
        return replace(module, problems=(*module.problems, e.problem))


def refuse_recursion(module: Module) -> None:
    """GLSL has no recursion (GLSL 4.60, section 6.1): refuse a function that may call itself."""
    functions = {f.name: f for f in module.functions}
    state: dict[str, str] = {}

    def visit(f: Function) -> None:
        state[f.name] = "open"
        for s in statements(f.body):
            if isinstance(s, Call):
                if state.get(s.function) == "open":
                    raise Refused("WB4004", f"'{s.function}' calls itself", s.origin)
                if s.function not in state:
                    visit(functions[s.function])
        state[f.name] = "done"

    visit(module.entry)
