"""Remarks on what a shader does without."""

from __future__ import annotations

from translator.ir.nodes import Module, Trap
from translator.passes.context import Context
from translator.passes.walk import statements


def note_left_out(module: Module, ctx: Context) -> None:
    """Say which assertions and traps the translation leaves out."""
    for f in module.functions:
        for s in statements(f.body):
            if isinstance(s, Trap):
                what = "an assertion" if s.condition is not None else "a trap"
                ctx.note("WB4402", f"{what} is left out: a shader can't stop the program", s.origin)
