"""Checks that a module is well-formed, so that no pass and no writer has to guess.

`verify` raises `IRError`, an internal error that names the node's place in the source: a module that fails is a fault of
Wavebridge, never of the user's program.  Statements are walked here (scopes, jumps, calls, operands), expressions in
`verify_expressions`.
"""

from __future__ import annotations

from typing import assert_never

from translator.ir.nodes import (
    Assign,
    Atomic,
    AtomicOp,
    Barrier,
    BarrierKind,
    Block,
    Break,
    Call,
    Continue,
    Declare,
    Expr,
    Fence,
    Function,
    If,
    Loop,
    Module,
    Printf,
    Return,
    Scope,
    Stmt,
    Storage,
    Switch,
    Trap,
    Var,
    WarpOp,
    WarpOperation,
)
from translator.ir.types import BOOL, I32, U32, VOID, ScalarType, Type, show
from translator.ir.verify_expressions import ExprChecker, IRError, Stage, fail

__all__ = ["IRError", "Stage", "verify"]

_ATOMIC_OPERANDS = {AtomicOp.CAS: 2}
_SHUFFLES = (WarpOp.SHUFFLE, WarpOp.SHUFFLE_UP, WarpOp.SHUFFLE_DOWN, WarpOp.SHUFFLE_XOR)
_VOTES = (WarpOp.ALL, WarpOp.ANY, WarpOp.BALLOT)


class StatementChecker(ExprChecker):
    """Checks one function."""

    def __init__(self, module: Module, function: Function, stage: Stage, in_scope: set[int], seen: set[int]) -> None:
        super().__init__(stage, in_scope)
        self.module = module
        self.function = function
        self.seen = seen
        self.loops = 0
        self.breakable = 0

    def check(self) -> None:
        for p in self.function.params:
            if p.storage is not Storage.PARAM:
                fail(f"parameter '{p.name}' has storage {p.storage}", self.function.origin)
            self.begin(p)
        self.block(self.function.body)

    def begin(self, var: Var, node: Stmt | None = None) -> None:
        if var.id in self.seen:
            fail(f"variable '{var.name}' (#{var.id}) is declared twice", node.origin if node else self.function.origin)
        self.seen.add(var.id)
        self.in_scope.add(var.id)

    def block(self, block: Block) -> None:
        outer = set(self.in_scope)
        for s in block:
            self.stmt(s)
        self.in_scope = outer

    # ------------------------------------------------------------------------------------------------------- statements
    def stmt(self, s: Stmt) -> None:
        try:
            self.check_stmt(s)
        except IRError as e:
            if e.origin is None and s.origin is not None:
                raise IRError(e.reason, s.origin) from None
            raise

    def check_stmt(self, s: Stmt) -> None:
        match s:
            case Declare(var, value):
                if var.storage is not Storage.LOCAL:
                    fail(f"'{var.name}' with storage {var.storage} is declared in a body", s.origin)
                self.value_type(var.type, s)
                if value is not None:
                    self.same(self.expr(value), var.type, f"the value of '{var.name}'", s)
                self.begin(var, s)
            case Assign(place, value):
                self.same(self.expr(value), self.place(place), "an assigned value", s)
            case Call():
                self.call(s)
            case If(condition, then, otherwise):
                self.typed(condition, BOOL, "a condition", s)
                self.block(then)
                self.block(otherwise)
            case Loop():
                self.loop(s)
            case Switch():
                self.switch(s)
            case Break() | Continue():
                if not (self.breakable if isinstance(s, Break) else self.loops):
                    fail(f"{type(s).__name__.lower()} outside of a loop", s.origin)
            case Return(value):
                self.same(VOID if value is None else self.expr(value), self.function.result, "a returned value", s)
            case Scope(body):
                self.block(body)
            case Barrier() | Fence() | Atomic() | WarpOperation():
                self.synchronisation(s)
            case Printf(_, args):
                for a in args:
                    self.expr(a)
            case Trap(condition):
                if condition is not None:
                    self.typed(condition, BOOL, "an assertion", s)
            case _:
                assert_never(s)

    def call(self, s: Call) -> None:
        try:
            callee = self.module.function(s.function)
        except KeyError:
            fail(f"call of '{s.function}', which the module lacks", s.origin)
        if len(s.args) != len(callee.params):
            fail(f"{len(s.args)} arguments for the {len(callee.params)} parameters of '{s.function}'", s.origin)
        for arg, p in zip(s.args, callee.params, strict=True):
            self.typed(arg, p.type, f"argument '{p.name}' of '{s.function}'", s)
        if s.result is not None:
            self.result(s.result, callee.result, s)

    def loop(self, s: Loop) -> None:
        outer = set(self.in_scope)
        self.loops += 1
        self.breakable += 1
        if s.test_last:
            self.block(s.body)
            if s.step:
                fail("a loop that tests last has a step", s.origin)
        for b in s.before:
            self.stmt(b)
        if s.condition is not None:
            self.typed(s.condition, BOOL, "a condition", s)
        if not s.test_last:
            self.block(s.body)
            self.block(s.step)
        self.loops -= 1
        self.breakable -= 1
        self.in_scope = outer

    def switch(self, s: Switch) -> None:
        t = self.expr(s.value)
        if not (isinstance(t, ScalarType) and t.scalar.is_integer and t.scalar.size >= 4):
            fail(f"a switch on {show(t)}", s.origin)
        values = [v for c in s.cases for v in c.values]
        if len(values) != len(set(values)) or sum(c.is_default for c in s.cases) > 1:
            fail("a switch with the same label twice", s.origin)
        self.breakable += 1
        for c in s.cases:
            self.block(c.body)
        self.breakable -= 1

    def synchronisation(self, s: Barrier | Fence | Atomic | WarpOperation) -> None:
        match s:
            case Barrier(kind, predicate, mask, result):
                counts = kind in (BarrierKind.COUNT, BarrierKind.AND, BarrierKind.OR)
                if counts != (predicate is not None) or (kind is BarrierKind.WARP) != (mask is not None):
                    fail(f"{kind} with the wrong operands", s.origin)
                if predicate is not None:
                    self.typed(predicate, I32, "a predicate", s)
                if mask is not None:
                    self.typed(mask, U32, "a mask", s)
                if result is not None:
                    self.result(result, I32, s)
            case Fence():
                pass
            case Atomic(op, place, args, result):
                t = self.place(place)
                if len(args) != _ATOMIC_OPERANDS.get(op, 1):
                    fail(f"atomic {op} with {len(args)} operands", s.origin)
                for a in args:
                    self.typed(a, t, f"an operand of atomic {op}", s)
                if result is not None:
                    self.result(result, t, s)
            case WarpOperation():
                self.warp(s)
            case _:
                assert_never(s)

    def warp(self, s: WarpOperation) -> None:
        types = [self.expr(a) for a in s.args]
        if (s.mask is None) != (s.op is WarpOp.ACTIVEMASK):
            fail(f"{s.op} with the wrong mask", s.origin)
        if s.mask is not None:
            self.typed(s.mask, U32, "a mask", s)
        if s.op in _SHUFFLES:
            ok = len(types) == 3 and types[1] in (I32, U32) and types[2] == I32
            result = types[0] if types else VOID
        elif s.op in _VOTES:
            ok, result = types == [I32], U32 if s.op is WarpOp.BALLOT else I32
        elif s.op is WarpOp.ACTIVEMASK:
            ok, result = not types, U32
        else:
            ok = len(types) == 1
            result = U32 if s.op in (WarpOp.MATCH_ANY, WarpOp.MATCH_ALL) else (types[0] if types else VOID)
        if not ok:
            fail(f"warp {s.op} of ({', '.join(show(t) for t in types)})", s.origin)
        if s.result is not None:
            self.result(s.result, result, s)

    # ---------------------------------------------------------------------------------------------------------- helpers
    def typed(self, e: Expr, wanted: Type, what: str, node: Stmt) -> None:
        self.same(self.expr(e), wanted, what, node)

    def result(self, var: Var, produced: Type, node: Stmt) -> None:
        self.variable(var, node)
        self.same(produced, var.type, f"the result that '{var.name}' gets", node)


def verify(module: Module, stage: Stage = Stage.POINTERS) -> None:
    """Check a whole module; raises `IRError` at the first fault."""
    names = [f.name for f in module.functions]
    if len(names) != len(set(names)):
        fail("two functions have one name", None)
    shared = {g.var.id for g in module.globals}
    for g in module.globals:
        if g.var.storage in (Storage.LOCAL, Storage.PARAM):
            fail(f"the module's variable '{g.var.name}' has storage {g.var.storage}", g.origin)
        if g.initial is not None:
            checker = ExprChecker(stage, set(shared))
            checker.same(checker.expr(g.initial), g.var.type, f"the value of '{g.var.name}'", g.initial)
    seen = set(shared)
    for f in module.functions:
        StatementChecker(module, f, stage, set(shared), seen).check()
