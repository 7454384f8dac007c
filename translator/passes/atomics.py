"""Pass `atomics`: atomic operations that GLSL lacks become loops of compare-and-swap on the memory's bits."""

from __future__ import annotations

from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Atomic,
    AtomicOp,
    Binary,
    BinaryOp,
    Bitcast,
    BitsPlace,
    Block,
    Break,
    BufferElement,
    Declare,
    Expr,
    FieldPlace,
    If,
    IndexPlace,
    Literal,
    Load,
    Loop,
    MathCall,
    Module,
    Place,
    Select,
    Stmt,
    Var,
    VarPlace,
)
from translator.ir.types import BOOL, F32, F64, U32, U64, ScalarType, Type, show
from translator.passes.context import Context, Refused
from translator.passes.index_math import literal_value
from translator.passes.walk import Rewriter, nodes

_OPERATORS = {
    AtomicOp.ADD: BinaryOp.ADD,
    AtomicOp.SUB: BinaryOp.SUB,
}


def lower_atomics(module: Module, ctx: Context) -> Module:
    """Rewrite float atomics and the wrapping counters; raises `Refused` for those without a form."""
    lowering = _Atomics(ctx)
    return replace(module, functions=tuple(replace(f, body=lowering.block(f.body)) for f in module.functions))


class _Atomics(Rewriter):
    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx

    def stmt(self, s: Stmt) -> Block:
        if not isinstance(s, Atomic):
            return (self.stmt_children(s),)
        t = s.place.type
        if not isinstance(t, ScalarType) or t.scalar.size < 4:
            raise Refused("WB4304", f"an atomic operation on {show(t)} is not supported", s.origin)
        counter = s.op in (AtomicOp.INC, AtomicOp.DEC)
        if isinstance(s.place, BitsPlace):
            return self.on_bits(s, s.place.base, s.place.base.type)
        if t.scalar.is_float:
            raise Refused("WB4304", f"an atomic operation on {show(t)} is not supported here", s.origin)
        return self.loop(s, s.place, t) if counter else (s,)

    def on_bits(self, s: Atomic, place: Place, word: Type) -> Block:
        """An atomic on memory whose elements are unsigned integers of the same size."""
        t = s.place.type
        assert isinstance(t, ScalarType)
        if s.op in (AtomicOp.EXCHANGE, AtomicOp.CAS, AtomicOp.AND, AtomicOp.OR, AtomicOp.XOR) or (
            t.scalar.is_integer and s.op in (AtomicOp.ADD, AtomicOp.SUB)
        ):
            args = tuple(Bitcast(a, word) for a in s.args)
            if s.result is None:
                return (replace(s, place=place, args=args),)
            held = self.ctx.fresh("old", word)
            back = Assign(VarPlace(s.result), Bitcast(load(held), t), s.origin)
            return (Declare(held, None, s.origin), replace(s, place=place, args=args, result=held), back)
        return self.loop(s, place, word)

    def loop(self, s: Atomic, place: Place, word: Type) -> Block:
        """``do { seen = cas(place, old, f(old)) } while (seen != old)``."""
        t = s.place.type
        out: list[Stmt] = []
        place = self.held_place(place, out)
        arg = self.held(s.args[0], "operand", out)
        old = self.ctx.fresh("old", word)
        seen = self.ctx.fresh("seen", word)
        value = load(old) if word == t else Bitcast(load(old), t)
        new = updated(s, value, arg)
        swap = Atomic(AtomicOp.CAS, place, (load(old), new if word == t else Bitcast(new, word)), seen, False, s.origin)
        stop = If(Binary(BinaryOp.EQ, load(seen), load(old), BOOL), (Break(s.origin),), (), s.origin)
        turn = (Declare(seen, None, s.origin), swap, stop, Assign(VarPlace(old), load(seen), s.origin))
        out.append(Declare(old, Load(place, word), s.origin))
        out.append(Loop(None, turn, origin=s.origin))
        if s.result is not None:
            out.append(Assign(VarPlace(s.result), value, s.origin))
        return tuple(out)

    def held(self, e: Expr, name: str, out: list[Stmt]) -> Expr:
        if not any(isinstance(n, Load) for n in nodes(e)):
            return e
        var = self.ctx.fresh(name, e.type)
        out.append(Declare(var, e))
        return load(var)

    def held_place(self, place: Place, out: list[Stmt]) -> Place:
        """The place with its indices computed once."""
        match place:
            case BufferElement(_, index) if literal_value(index) is None:
                return replace(place, index=self.held(index, "at", out))
            case IndexPlace(base, index) if literal_value(index) is None:
                inner = self.held_place(base, out)
                return replace(place, base=inner, index=self.held(index, "at", out))
            case IndexPlace(base) | FieldPlace(base):
                return replace(place, base=self.held_place(base, out))
            case _:
                return place


def load(var: Var) -> Load:
    return Load(VarPlace(var), var.type)


def updated(s: Atomic, old: Expr, arg: Expr) -> Expr:
    """What the memory holds after the operation."""
    t = old.type
    match s.op:
        case AtomicOp.ADD | AtomicOp.SUB:
            return Binary(_OPERATORS[s.op], old, arg, t, s.origin)
        case AtomicOp.MIN | AtomicOp.MAX:
            name = s.op.value if t not in (F32, F64) else f"f{s.op.value}{'f' if t == F32 else ''}"
            return MathCall(name, (old, arg), t, s.origin)
        case AtomicOp.INC:
            full = Binary(BinaryOp.GE, old, arg, BOOL)
            return Select(full, zero(t), Binary(BinaryOp.ADD, old, one(t), t), t, s.origin)
        case AtomicOp.DEC:
            empty = Binary(BinaryOp.EQ, old, zero(t), BOOL)
            beyond = Binary(BinaryOp.GT, old, arg, BOOL)
            either = Binary(BinaryOp.LOGICAL_OR, empty, beyond, BOOL)
            return Select(either, arg, Binary(BinaryOp.SUB, old, one(t), t), t, s.origin)
        case _:
            raise Refused("WB4304", f"an atomic {s.op.value} on {show(t)} is not supported", s.origin)


def zero(t: Type) -> Literal:
    assert t in (U32, U64)
    return Literal(U32 if t == U32 else U64, 0)


def one(t: Type) -> Literal:
    return replace(zero(t), value=1)
