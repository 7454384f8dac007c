"""Control flow round barriers → predicates, so that every thread of a workgroup reaches every barrier.

CUDA lets threads leave a kernel before a barrier, and runs warp operations inside branches and loops that only some warps
take.  GLSL wants ``barrier()`` in uniform control flow.  Statements that hold no barrier run under a boolean mask of the
thread; conditions that differ between threads become masks; a loop whose turns differ runs until no thread wants another
turn (a vote).  CUDA's own rule makes that sound: a ``__syncthreads`` is reached by all threads that have not exited, so
running it for the others as well changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from translator.ir.nodes import (
    Assign,
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Block,
    Break,
    Call,
    Cast,
    Continue,
    Declare,
    Expr,
    Function,
    If,
    Literal,
    Load,
    Loop,
    Return,
    Scope,
    Select,
    Stmt,
    Switch,
    Var,
    VarPlace,
    WarpOp,
    WarpOperation,
    Zero,
    lit_i32,
)
from translator.ir.types import BOOL, I32, U32
from translator.passes.collectives import is_barrier
from translator.passes.context import Context, Refused
from translator.passes.exits import escapes, lower_exits
from translator.passes.masked_code import Merged, declared, inverse, is_harmless, load
from translator.passes.uniform import Uniformity, find_uniform
from translator.passes.walk import statements

FALSE = Literal(BOOL, False)
TRUE = Literal(BOOL, True)


@dataclass(slots=True, eq=False)
class Frame:
    """One condition that the current thread runs under.

    `kind`: "live" (has not returned), "branch", "loop" (wants more turns), "turn" (has not continued), and "kept" for a
    loop or switch that stays as it is, which has no mask.
    """

    kind: str
    mask: Var | None
    is_switch: bool = False


class Predicator:
    """Rewrites one kernel."""

    def __init__(self, function: Function, ctx: Context, collective: Callable[[Stmt], bool]) -> None:
        self.ctx = ctx
        self.collective = collective
        self.function = function
        self.frames: list[Frame] = []
        self.live: Var | None = None
        self.uniformity: Uniformity = find_uniform(function, self.is_structural)

    def run(self) -> Function:
        body = Merged().block(self.block(self.function.body, False))
        if self.live is not None:
            body = declared(self.live, body)
        return replace(self.function, body=body)

    # ------------------------------------------------------------------------------------------------------------ queries
    def holds(self, s: Stmt) -> bool:
        return any(self.collective(x) for x in statements((s,)))

    def holds_warp_operation(self, s: Stmt) -> bool:
        return any(self.collective(x) and not is_barrier(x) for x in statements((s,)))

    def is_structural(self, s: Stmt) -> bool:
        return self.holds(s)

    @property
    def mask(self) -> Var | None:
        return next((f.mask for f in reversed(self.frames) if f.mask is not None), None)

    def under_mask(self, condition: Expr) -> Expr:
        """``mask && condition``."""
        if self.mask is None:
            return condition
        return Binary(BinaryOp.LOGICAL_AND, load(self.mask), condition, BOOL, condition.origin)

    # ------------------------------------------------------------------------------------------------------------- blocks
    def block(self, block: Block, follows: bool) -> Block:
        """`follows`: whether a collective statement may still come after the block."""
        out: list[Stmt] = []
        run: list[Stmt] = []
        for i, s in enumerate(block):
            if not self.holds(s) and not self.is_plain_exit(s):
                run.append(s)
                continue
            out.extend(self.run_of(run, True))
            run = []
            later = follows or any(self.holds(x) for x in block[i + 1 :])
            out.extend(self.statement(s, later))
        out.extend(self.run_of(run, follows))
        return tuple(out)

    def is_plain_exit(self, s: Stmt) -> bool:
        """An exit that every thread takes or none: it stays what it is."""
        match s:
            case Return():
                return not any(f.mask is not None and f.kind != "live" for f in self.frames)
            case Break() | Continue():
                return self.kept_target(s) is not None
            case If(condition, then, otherwise):
                arms = [b for b in (then, otherwise) if b]
                uniform = self.uniformity.expr(condition)
                return uniform and escapes((s,)) and all(len(b) == 1 and self.is_plain_exit(b[0]) for b in arms)
            case _:
                return False

    def kept_target(self, s: Break | Continue) -> Frame | None:
        """The loop that an exit leaves, if it is kept and nothing between is predicated."""
        for f in reversed(self.frames):
            if f.kind == "kept":
                if f.is_switch and isinstance(s, Continue):
                    continue
                return f
            if f.mask is not None and f.kind != "live":
                return None
        return None

    def run_of(self, run: list[Stmt], follows: bool) -> Block:
        """Statements without collectives."""
        if not run:
            return ()
        if not follows:
            return tuple(run) if self.mask is None else (If(load(self.mask), tuple(run)),)
        out: list[Stmt] = []
        pending: list[Stmt] = []
        for s in run:
            if not escapes((s,)):
                pending.append(s)
                continue
            out.extend(self.masked(pending))
            pending = []
            out.extend(self.exiting(s))
        out.extend(self.masked(pending))
        return tuple(out)

    def masked(self, run: list[Stmt]) -> Block:
        """Statements under the current mask; what dead threads may run as well stays outside."""
        if self.mask is None:
            return tuple(run)
        out: list[Stmt] = []
        group: list[Stmt] = []

        def flush() -> None:
            if group:
                assert self.mask is not None
                out.append(If(load(self.mask), tuple(group), (), group[0].origin))
                group.clear()

        for s in run:
            if self.uniformity.is_free(s):
                flush()
                out.append(s)
            elif isinstance(s, Declare):
                if s.value is not None and is_harmless(s.value) and not group:
                    out.append(s)
                    continue
                out.append(Declare(s.var, None, s.origin))
                if s.value is not None:
                    group.append(Assign(VarPlace(s.var), s.value, s.origin))
            else:
                group.append(s)
        flush()
        return tuple(out)

    # -------------------------------------------------------------------------------------------------------------- exits
    def exiting(self, s: Stmt) -> Block:
        """A statement without collectives that may leave the kernel or a loop round it."""
        match s:
            case If(condition, (Return(),), ()) if not self.frames:
                live = self.need_live()
                return (Assign(VarPlace(live), inverse(condition), s.origin),)
            case _:
                pass
        if any(isinstance(x, Return) for x in statements((s,))):
            self.need_live()
        guard = self.mask
        assert guard is not None
        body = lower_exits((s,), guard, self.cleared)
        return self.masked(list(body))

    def need_live(self) -> Var:
        if self.live is None:
            self.live = self.ctx.fresh("live", BOOL)
        if not self.frames or self.frames[0].kind != "live":
            self.frames.insert(0, Frame("live", self.live))
        return self.live

    def cleared(self, s: Stmt) -> Block:
        """What an exit amounts to: the masks that it ends become false."""
        masks: list[Var] = []
        for f in reversed(self.frames):
            if f.mask is not None:
                masks.append(f.mask)
            if (isinstance(s, Break) and f.kind == "loop") or (isinstance(s, Continue) and f.kind == "turn"):
                break
            if not isinstance(s, Return) and f.kind == "kept":
                raise Refused(
                    "WB4201", "a break or continue that only some threads take, in a loop with barriers", s.origin
                )
        return tuple(Assign(VarPlace(m), FALSE, s.origin) for m in masks)

    # --------------------------------------------------------------------------------------------------------- collectives
    def statement(self, s: Stmt, follows: bool) -> Block:
        match s:
            case Barrier():
                return (self.barrier(s),)
            case WarpOperation():
                return self.warp(s)
            case Scope(body):
                return (replace(s, body=self.block(body, follows)),)
            case If():
                return self.branch(s, follows)
            case Loop():
                return self.loop(s, follows)
            case Switch():
                return self.switch(s, follows)
            case Return() | Break() | Continue():
                return (s,)
            case Call():
                raise Refused("WB4201", f"'{s.function}' holds a barrier and was not inlined", s.origin)
            case _:
                raise AssertionError(f"{type(s).__name__} holds no collective")

    def barrier(self, s: Barrier) -> Stmt:
        if s.predicate is None or self.mask is None:
            return s
        neutral = lit_i32(1 if s.kind is BarrierKind.AND else 0)
        return replace(s, predicate=Select(load(self.mask), s.predicate, neutral, I32, s.origin))

    def warp(self, s: WarpOperation) -> Block:
        """A warp operation that dead lanes take part in with a neutral value; their result is not theirs to keep."""
        mask = self.mask
        if s.op is WarpOp.ACTIVEMASK:
            # Which lanes are active is what the mask says.
            s = replace(s, op=WarpOp.BALLOT, args=(lit_i32(1),), mask=Literal(U32, 0xFFFFFFFF))
        if mask is None:
            return (s,)
        if s.op is WarpOp.BALLOT and s.args == (lit_i32(1),):
            args: tuple[Expr, ...] = (Cast(load(mask), I32),)
        else:
            args = tuple(self.neutral(a, s, mask) for a in s.args)
        if s.result is None:
            return (replace(s, args=args),)
        held = self.ctx.fresh(s.result.name, s.result.type)
        keep = Assign(VarPlace(s.result), Load(VarPlace(held), held.type), s.origin)
        return (
            Declare(held, None, s.origin),
            replace(s, args=args, result=held),
            If(load(mask), (keep,), (), s.origin),
        )

    def neutral(self, arg: Expr, s: WarpOperation, mask: Var) -> Expr:
        if isinstance(arg, Literal) or (is_harmless(arg) and s.op not in (WarpOp.ALL, WarpOp.ANY, WarpOp.BALLOT)):
            return arg
        otherwise: Expr = lit_i32(1) if s.op is WarpOp.ALL else Zero(arg.type)
        return Select(load(mask), arg, otherwise, arg.type, arg.origin)

    def keeps(self, s: Stmt, condition: Expr | None) -> bool:
        """Whether a branch or loop may stay as it is."""
        if condition is None or self.uniformity.expr(condition):
            return True
        # CUDA promises that a block's barrier is reached by all or none of the living threads, so where all live...
        return self.mask is None and not self.holds_warp_operation(s)

    def branch(self, s: If, follows: bool) -> Block:
        if self.keeps(s, s.condition):
            then = self.block(s.then, follows)
            return (replace(s, then=then, otherwise=self.block(s.otherwise, follows)),)
        taken = self.ctx.fresh("taken", BOOL)
        out: list[Stmt] = [Declare(taken, self.under_mask(s.condition), s.origin)]
        other = None
        if s.otherwise:
            other = self.ctx.fresh("other", BOOL)
            out.append(Declare(other, self.under_mask(inverse(load(taken))), s.origin))
        out.extend(self.within(Frame("branch", taken), s.then, follows or bool(s.otherwise)))
        if other is not None:
            out.extend(self.within(Frame("branch", other), s.otherwise, follows))
        return tuple(out)

    def within(self, frame: Frame, block: Block, follows: bool) -> Block:
        self.frames.append(frame)
        out = self.block(block, follows)
        self.frames.remove(frame)
        return out

    # --------------------------------------------------------------------------------------------------------------- loops
    def loop(self, s: Loop, follows: bool) -> Block:
        if any(isinstance(x, Return) for x in statements((s,))) and not self.returns_stay(s):
            self.need_live()
        uniform = s.condition is None or self.uniformity.expr(s.condition)
        uniform = uniform and id(s) not in self.uniformity.divergent_loops
        if uniform:
            return (self.kept_loop(s),)
        if self.mask is None and not self.holds_warp_operation(s):
            return (s,)
        return self.voted_loop(s)

    def returns_stay(self, s: Stmt) -> bool:
        """Whether every return inside is one that all threads take or none."""

        def check(block: Block, uniform: bool) -> bool:
            for x in block:
                match x:
                    case Return():
                        if not uniform:
                            return False
                    case If(condition, then, otherwise):
                        inner = uniform and self.uniformity.expr(condition)
                        if not (check(then, inner) and check(otherwise, inner)):
                            return False
                    case Loop(condition, body, before, step):
                        inner = uniform and (condition is None or self.uniformity.expr(condition))
                        if not all(check(b, inner) for b in (body, before, step)):
                            return False
                    case Scope(body):
                        if not check(body, uniform):
                            return False
                    case Switch(_, cases):
                        if not all(check(c.body, False) for c in cases):
                            return False
                    case _:
                        pass
            return True

        return check((s,), True)

    def kept_loop(self, s: Loop) -> Loop:
        frame = Frame("kept", None)
        self.frames.append(frame)
        before = self.block(s.before, True)
        body = self.block(s.body, True)
        step = self.block(s.step, True)
        self.frames.remove(frame)
        return replace(s, before=before, body=body, step=step)

    def voted_loop(self, s: Loop) -> Block:
        """A loop that runs until no thread wants another turn."""
        wants = self.ctx.fresh("wants", BOOL)
        start = load(self.mask) if self.mask is not None else TRUE
        frame = Frame("loop", wants)
        self.frames.append(frame)
        before = self.block(s.before, True)
        test: list[Stmt] = []
        if s.condition is not None:
            both = Binary(BinaryOp.LOGICAL_AND, load(wants), s.condition, BOOL, s.origin)
            test.append(Assign(VarPlace(wants), both, s.origin))
        test.extend(self.vote(wants, s))
        body = self.turn(s)
        step = self.block(s.step, True)
        self.frames.remove(frame)
        turn = (*body, *before, *test) if s.test_last else (*before, *test, *body, *step)
        return (Declare(wants, start, s.origin), Loop(None, turn, (), (), False, None, s.origin))

    def turn(self, s: Loop) -> Block:
        if not escapes(s.body, only_continue=True):
            return self.block(s.body, True)
        turn = self.ctx.fresh("turn", BOOL)
        assert self.mask is not None
        start = Declare(turn, load(self.mask), s.origin)
        return (start, *self.within(Frame("turn", turn), s.body, True))

    def vote(self, wants: Var, s: Loop) -> Block:
        """Leave the loop if no thread of the block wants another turn."""
        votes = self.ctx.fresh("votes", I32)
        count = Barrier(BarrierKind.OR, Cast(load(wants), I32), None, votes, s.origin)
        stop = Binary(BinaryOp.EQ, Load(VarPlace(votes), I32), lit_i32(0), BOOL, s.origin)
        return (Declare(votes, None, s.origin), count, If(stop, (Break(s.origin),), (), s.origin))

    def switch(self, s: Switch, follows: bool) -> Block:
        if not self.uniformity.expr(s.value) and (self.mask is not None or self.holds_warp_operation(s)):
            raise Refused("WB4201", "a switch on a value that differs between threads holds a barrier", s.origin)
        frame = Frame("kept", None, is_switch=True)
        self.frames.append(frame)
        cases = tuple(replace(c, body=self.block(c.body, True)) for c in s.cases)
        self.frames.remove(frame)
        return (replace(s, cases=cases),)
