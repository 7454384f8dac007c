"""Which variables have one value in all threads of a block, whether a thread still lives or not.

A variable is uniform when every value it gets is made of block-wide things (parameters, blockIdx, blockDim, other uniform
variables; never memory) and every assignment stands under uniform conditions.  Such assignments need no predicate, so
that a loop counted by them is the same loop for all threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from translator.ir.nodes import (
    ArgumentIsNull,
    ArgumentOffset,
    Assign,
    Barrier,
    BarrierKind,
    Binary,
    Bitcast,
    Block,
    Break,
    Builtin,
    BuiltinVar,
    Cast,
    Construct,
    Continue,
    Declare,
    Expr,
    Extract,
    Function,
    If,
    Literal,
    Load,
    Loop,
    MathCall,
    Return,
    Scope,
    Select,
    Stmt,
    Storage,
    Switch,
    Trap,
    Unary,
    VarPlace,
    Zero,
)
from translator.passes.walk import assigned_vars, statements

_BLOCK_WIDE = frozenset(
    {
        BuiltinVar.BLOCK_X,
        BuiltinVar.BLOCK_Y,
        BuiltinVar.BLOCK_Z,
        BuiltinVar.BLOCK_DIM_X,
        BuiltinVar.BLOCK_DIM_Y,
        BuiltinVar.BLOCK_DIM_Z,
        BuiltinVar.GRID_DIM_X,
        BuiltinVar.GRID_DIM_Y,
        BuiltinVar.GRID_DIM_Z,
        BuiltinVar.WARP_SIZE,
    }
)

Structural = Callable[[Stmt], bool]
"""Whether a compound statement will keep its place outside of predicates (because it holds a barrier)."""


@dataclass(slots=True)
class Uniformity:
    """The result for one function; `divergent_loops` holds the identities of loops that threads leave at different turns."""

    variables: set[int]
    divergent_loops: set[int] = field(default_factory=set)

    def expr(self, e: Expr) -> bool:
        """Whether an expression has one value in the block."""
        match e:
            case Literal() | Zero() | ArgumentIsNull() | ArgumentOffset():
                return True
            case Builtin(var):
                return var in _BLOCK_WIDE
            case Load(VarPlace(var)):
                return var.id in self.variables and var.storage in (Storage.LOCAL, Storage.PARAM)
            case Unary(_, operand) | Cast(operand) | Bitcast(operand) | Extract(operand):
                return self.expr(operand)
            case Binary(_, left, right):
                return self.expr(left) and self.expr(right)
            case Select(condition, then, otherwise):
                return self.expr(condition) and self.expr(then) and self.expr(otherwise)
            case MathCall(_, args) | Construct(args):
                return all(self.expr(a) for a in args)
            case _:
                return False

    def is_free(self, s: Stmt) -> bool:
        """Whether a statement only gives uniform variables uniform values, so that dead threads may run it too."""
        match s:
            case Declare(var, value):
                return var.id in self.variables and (value is None or self.expr(value))
            case Assign(VarPlace(var), value):
                return var.id in self.variables and self.expr(value)
            case If(condition, then, otherwise):
                return self.expr(condition) and all(self.is_free(x) for x in (*then, *otherwise))
            case Loop(condition, body, before, step):
                test = condition is not None and self.expr(condition) and id(s) not in self.divergent_loops
                return test and all(self.is_free(x) for x in (*before, *body, *step))
            case Scope(body):
                return all(self.is_free(x) for x in body)
            case _:
                return False


def find_uniform(function: Function, structural: Structural) -> Uniformity:
    """Analyse a function whose parameters are the same for all threads (a kernel)."""
    everything = {p.id for p in function.params}
    everything |= {s.var.id for s in statements(function.body) if isinstance(s, Declare)}
    found = Uniformity(everything)
    work = _Analysis(found, structural)
    while work.run(function.body):
        pass
    return found


class _Analysis:
    def __init__(self, found: Uniformity, structural: Structural) -> None:
        self.found = found
        self.structural = structural
        self.loops: list[tuple[Loop | Switch, bool]] = []
        self.changed = False

    def run(self, body: Block) -> bool:
        self.changed = False
        self.block(body, True, True)
        return self.changed

    def drop(self, var_id: int) -> None:
        if var_id in self.found.variables:
            self.found.variables.discard(var_id)
            self.changed = True

    def block(self, block: Block, uniform: bool, top: bool) -> None:
        for s in block:
            if top and not self.structural(s):
                self.predicated(s)
            self.stmt(s, uniform, top)

    def predicated(self, s: Stmt) -> None:
        """A statement that runs under a predicate as a whole: what it assigns is uniform only if all of it is free."""
        if isinstance(s, If | Loop | Switch | Scope) and not self.found.is_free(s):
            declared = {x.var.id for x in statements((s,)) if isinstance(x, Declare)}
            for v in assigned_vars((s,)):
                if v.id not in declared:
                    self.drop(v.id)

    def stmt(self, s: Stmt, uniform: bool, top: bool) -> None:
        top = top and self.structural(s)
        match s:
            case Declare(var, value):
                if value is not None and not (uniform and self.found.expr(value)):
                    self.drop(var.id)
            case Assign(VarPlace(var), value) if uniform and self.found.expr(value):
                pass
            case If(condition, then, otherwise):
                inner = uniform and self.found.expr(condition)
                self.block(then, inner, top)
                self.block(otherwise, inner, top)
            case Loop():
                self.loop(s, uniform, top)
            case Switch(value, cases):
                inner = uniform and self.found.expr(value)
                self.loops.append((s, inner))
                for c in cases:
                    self.block(c.body, inner, top)
                self.loops.pop()
            case Scope(body):
                self.block(body, uniform, top)
            case Break():
                self.leave(uniform, False)
            case Continue():
                self.leave(uniform, True)
            case Barrier(kind) if kind is not BarrierKind.WARP and uniform:
                pass
            case Return() | Trap():
                pass
            case _:
                for v in assigned_vars((s,)):
                    self.drop(v.id)

    def loop(self, s: Loop, uniform: bool, top: bool) -> None:
        test = s.condition is None or self.found.expr(s.condition)
        inner = uniform and test and id(s) not in self.found.divergent_loops
        self.loops.append((s, inner))
        for b in (s.before, s.body, s.step):
            self.block(b, inner, top)
        self.loops.pop()

    def leave(self, uniform: bool, is_continue: bool) -> None:
        """A break or continue: under a condition that differs between threads it makes its loop diverge."""
        for s, inner in reversed(self.loops):
            if isinstance(s, Switch):
                if is_continue:
                    continue
                return
            if inner and not uniform and id(s) not in self.found.divergent_loops:
                self.found.divergent_loops.add(id(s))
                self.changed = True
            return
