"""Pass `refuse_waiting`: loops that wait for another thread have no Vulkan form.

Vulkan gives no forward-progress guarantee between invocations of a subgroup or between workgroups; CUDA since Volta does
(CUDA C++ Programming Guide, "Independent Thread Scheduling").  A loop waits if it ends by what it reads with a volatile
load, with an atomic that changes nothing, or by taking a lock (a compare-and-swap or exchange of constants).  A retry loop
that swaps in a computed value does not wait: some thread succeeds in each turn.
"""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Atomic,
    AtomicOp,
    Cast,
    Declare,
    Deref,
    Expr,
    If,
    Literal,
    Load,
    Loop,
    Module,
    Problem,
    Stmt,
    Unary,
    VarPlace,
)
from translator.passes.context import Context
from translator.passes.exits import escapes
from translator.passes.walk import nodes, root_var, statements, sub_blocks

MESSAGE = "a loop waits for another thread here, which hangs where threads do not take turns"


def refuse_waiting(module: Module, ctx: Context) -> Module:
    """Add a problem for each loop that waits."""
    found = [
        Problem("WB4203", MESSAGE, s.origin)
        for f in module.functions
        for s in statements(f.body)
        if isinstance(s, Loop) and waits(s)
    ]
    return replace(module, problems=(*module.problems, *found))


def waits(loop: Loop) -> bool:
    """Whether a loop ends by what another thread does."""
    inside = list(statements((*loop.before, *loop.body, *loop.step)))
    tests = [loop.condition] if loop.condition is not None else []
    for s in inside:
        if isinstance(s, If) and (escapes(s.then) or escapes(s.otherwise)):
            tests.append(s.condition)
    if any(is_volatile_load(n) for t in tests for n in nodes(t)):
        return True
    seen = polled_variables(inside)
    if any(isinstance(s, If) and mentions(s.condition, seen) and holds_lock(s) for s in inside):
        return True
    return any(mentions(t, seen) for t in tests)


def polled_variables(inside: list[Stmt]) -> set[int]:
    """Variables whose value comes from polling: an atomic that changes nothing, or one that takes a lock."""
    seen = {s.result.id for s in inside if isinstance(s, Atomic) and s.result is not None and polls(s)}
    grew = True
    while grew:
        grew = False
        for s in inside:
            value, target = None, None
            if isinstance(s, Declare):
                value, target = s.value, s.var
            elif isinstance(s, Assign):
                value, target = s.value, root_var(s.place)
            copied = value is not None and (mentions(value, seen) or any(is_volatile_load(n) for n in nodes(value)))
            if copied and target is not None and target.id not in seen and isinstance(value, Load | Cast | Unary):
                seen.add(target.id)
                grew = True
    return seen


def holds_lock(s: If) -> bool:
    """Whether a branch gives a lock back: it exchanges in or adds a constant."""
    return any(
        isinstance(x, Atomic) and x.op is AtomicOp.EXCHANGE and constant(x.args[0]) is not None
        for b in sub_blocks(s)
        for x in statements(b)
    )


def polls(s: Atomic) -> bool:
    values = [constant(a) for a in s.args]
    match s.op:
        case AtomicOp.CAS:
            return None not in values or (s.args[0] == s.args[1])
        case AtomicOp.EXCHANGE:
            return values[0] is not None
        case AtomicOp.ADD | AtomicOp.SUB | AtomicOp.OR | AtomicOp.XOR:
            return values[0] == 0
        case _:
            return False


def constant(e: Expr) -> int | float | None:
    while isinstance(e, Cast | Unary):
        e = e.operand
    return e.value if isinstance(e, Literal) else None


def mentions(e: Expr, ids: set[int]) -> bool:
    return any(isinstance(n, VarPlace) and n.var.id in ids for n in nodes(e))


def is_volatile_load(n: object) -> bool:
    return isinstance(n, Load) and isinstance(n.place, Deref) and n.place.volatile
