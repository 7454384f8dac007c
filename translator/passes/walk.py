"""Walking and rewriting the kernel language: the one place that knows which children a node has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import assert_never

from translator.ir.nodes import (
    AddressOf,
    ArgumentIsNull,
    ArgumentOffset,
    Assign,
    Atomic,
    Barrier,
    Binary,
    Bitcast,
    BitsPlace,
    Block,
    Break,
    BufferElement,
    Builtin,
    Call,
    Cast,
    Construct,
    Continue,
    Declare,
    Deref,
    Expr,
    Extract,
    Fence,
    FieldPlace,
    If,
    IndexPlace,
    Literal,
    Load,
    Loop,
    MathCall,
    Place,
    Printf,
    PtrCast,
    PtrCompare,
    PtrDiff,
    PtrOffset,
    Return,
    Scope,
    Select,
    Stmt,
    Switch,
    Trap,
    Unary,
    Var,
    VarPlace,
    WarpOperation,
    Zero,
)

Node = Expr | Place | Stmt


def sub_nodes(node: Expr | Place) -> tuple[Expr | Place, ...]:
    """The expressions and places directly inside an expression or a place."""
    match node:
        case Literal() | Zero() | Builtin() | ArgumentIsNull() | ArgumentOffset() | VarPlace():
            return ()
        case Load(place) | AddressOf(place):
            return (place,)
        case Unary(_, operand) | Cast(operand) | Bitcast(operand) | Extract(operand):
            return (operand,)
        case Binary(_, left, right) | PtrDiff(left, right) | PtrCompare(_, left, right):
            return (left, right)
        case Select(condition, then, otherwise):
            return (condition, then, otherwise)
        case MathCall(_, args) | Construct(args):
            return args
        case PtrOffset(pointer, index):
            return (pointer, index)
        case PtrCast(pointer) | Deref(pointer):
            return (pointer,)
        case FieldPlace(base) | BitsPlace(base):
            return (base,)
        case IndexPlace(base, index):
            return (base, index)
        case BufferElement(_, index):
            return (index,)
        case _:
            assert_never(node)


def stmt_nodes(s: Stmt) -> tuple[Expr | Place, ...]:
    """The expressions and places directly inside a statement (not those of nested statements)."""
    found: list[Expr | Place | None]
    match s:
        case Declare(_, value) | Return(value):
            found = [value]
        case Assign(place, value):
            found = [place, value]
        case Call(_, args) | Printf(_, args):
            found = [*args]
        case If(condition) | Loop(condition) | Trap(condition):
            found = [condition]
        case Switch(value):
            found = [value]
        case Barrier(_, predicate, mask):
            found = [predicate, mask]
        case Atomic(_, place, args):
            found = [place, *args]
        case WarpOperation(_, args, mask):
            found = [*args, mask]
        case Break() | Continue() | Scope() | Fence():
            found = []
        case _:
            assert_never(s)
    return tuple(n for n in found if n is not None)


def sub_blocks(s: Stmt) -> tuple[Block, ...]:
    """The blocks directly inside a statement, in the order in which they run first."""
    match s:
        case If(_, then, otherwise):
            return (then, otherwise)
        case Loop(_, body, before, step, test_last):
            return (body, before) if test_last else (before, body, step)
        case Switch(_, cases):
            return tuple(c.body for c in cases)
        case Scope(body):
            return (body,)
        case _:
            return ()


def statements(block: Iterable[Stmt]) -> Iterator[Stmt]:
    """Every statement of a block and of the blocks inside, outer before inner."""
    todo = list(block)[::-1]
    while todo:
        s = todo.pop()
        yield s
        for b in reversed(sub_blocks(s)):
            todo.extend(reversed(b))


def nodes(root: Expr | Place) -> Iterator[Expr | Place]:
    """The node and everything inside it."""
    todo = [root]
    while todo:
        n = todo.pop()
        yield n
        todo.extend(sub_nodes(n))


def block_nodes(block: Iterable[Stmt]) -> Iterator[Expr | Place]:
    """Every expression and place of a block and of the blocks inside."""
    for s in statements(block):
        for n in stmt_nodes(s):
            yield from nodes(n)


def result_var(s: Stmt) -> Var | None:
    """The variable that a statement's result goes to."""
    match s:
        case Call(result=v) | Barrier(result=v) | Atomic(result=v) | WarpOperation(result=v):
            return v
        case _:
            return None


def root_var(place: Place) -> Var | None:
    """The variable that a place is (part of); None for memory reached through a pointer or a buffer."""
    while True:
        match place:
            case VarPlace(var):
                return var
            case FieldPlace(base) | IndexPlace(base) | BitsPlace(base):
                place = base
            case _:
                return None


def used_vars(block: Iterable[Stmt]) -> set[int]:
    """Ids of the variables that are named anywhere in a block (their declarations do not count)."""
    ids = {n.var.id for n in block_nodes(block) if isinstance(n, VarPlace)}
    return ids | {v.id for s in statements(block) if (v := result_var(s)) is not None}


def assigned_vars(block: Iterable[Stmt]) -> Iterator[Var]:
    """The variables that statements of a block change, whole or in part, with repetitions; declarations with a value too."""
    for s in statements(block):
        match s:
            case Declare(var, value) if value is not None:
                yield var
            case Assign(place) | Atomic(_, place):
                if (v := root_var(place)) is not None:
                    yield v
            case _:
                pass
        if (v := result_var(s)) is not None:
            yield v


class Rewriter:
    """Rebuilds a tree.  A subclass overrides `expr`, `place`, `stmt` or `variable` and calls `...children` to go down."""

    def expr(self, e: Expr) -> Expr:
        return self.expr_children(e)

    def place(self, p: Place) -> Place:
        return self.place_children(p)

    def variable(self, v: Var) -> Var:
        return v

    def stmt(self, s: Stmt) -> Block:
        return (self.stmt_children(s),)

    def block(self, block: Block) -> Block:
        out: list[Stmt] = []
        for s in block:
            out.extend(self.stmt(s))
        return tuple(out)

    # --------------------------------------------------------------------------------------------------------- children
    def expr_children(self, e: Expr) -> Expr:
        match e:
            case Literal() | Zero() | Builtin() | ArgumentIsNull() | ArgumentOffset():
                return e
            case Load(place) | AddressOf(place):
                return replace(e, place=self.place(place))
            case Unary(_, operand) | Cast(operand) | Bitcast(operand) | Extract(operand):
                return replace(e, operand=self.expr(operand))
            case Binary(_, left, right) | PtrDiff(left, right) | PtrCompare(_, left, right):
                return replace(e, left=self.expr(left), right=self.expr(right))
            case Select(condition, then, otherwise):
                return replace(e, condition=self.expr(condition), then=self.expr(then), otherwise=self.expr(otherwise))
            case MathCall(_, args) | Construct(args):
                return replace(e, args=tuple(self.expr(a) for a in args))
            case PtrOffset(pointer, index):
                return replace(e, pointer=self.expr(pointer), index=self.expr(index))
            case PtrCast(pointer):
                return replace(e, pointer=self.expr(pointer))
            case _:
                assert_never(e)

    def place_children(self, p: Place) -> Place:
        match p:
            case VarPlace(var):
                return replace(p, var=self.variable(var))
            case Deref(pointer):
                return replace(p, pointer=self.expr(pointer))
            case FieldPlace(base) | BitsPlace(base):
                return replace(p, base=self.place(base))
            case IndexPlace(base, index):
                return replace(p, base=self.place(base), index=self.expr(index))
            case BufferElement(_, index):
                return replace(p, index=self.expr(index))
            case _:
                assert_never(p)

    def optional(self, e: Expr | None) -> Expr | None:
        return None if e is None else self.expr(e)

    def optional_var(self, v: Var | None) -> Var | None:
        return None if v is None else self.variable(v)

    def stmt_children(self, s: Stmt) -> Stmt:
        match s:
            case Declare(var, value):
                return replace(s, value=self.optional(value), var=self.variable(var))
            case Assign(place, value):
                return replace(s, value=self.expr(value), place=self.place(place))
            case Call(_, args, result):
                return replace(s, args=self.exprs(args), result=self.optional_var(result))
            case If(condition, then, otherwise):
                return replace(
                    s, condition=self.expr(condition), then=self.block(then), otherwise=self.block(otherwise)
                )
            case Loop():
                return self.loop_children(s)
            case Switch(value, cases):
                return replace(
                    s, value=self.expr(value), cases=tuple(replace(c, body=self.block(c.body)) for c in cases)
                )
            case Return(value):
                return replace(s, value=self.optional(value))
            case Scope(body):
                return replace(s, body=self.block(body))
            case Barrier(_, predicate, mask, result):
                return replace(
                    s,
                    predicate=self.optional(predicate),
                    mask=self.optional(mask),
                    result=self.optional_var(result),
                )
            case Atomic(_, place, args, result):
                return replace(s, place=self.place(place), args=self.exprs(args), result=self.optional_var(result))
            case WarpOperation(_, args, mask, result):
                return replace(s, args=self.exprs(args), mask=self.optional(mask), result=self.optional_var(result))
            case Printf(_, args):
                return replace(s, args=self.exprs(args))
            case Trap(condition):
                return replace(s, condition=self.optional(condition))
            case Break() | Continue() | Fence():
                return s
            case _:
                assert_never(s)

    def exprs(self, args: tuple[Expr, ...]) -> tuple[Expr, ...]:
        return tuple(self.expr(a) for a in args)

    def loop_children(self, s: Loop) -> Loop:
        if s.test_last:
            body = self.block(s.body)
            before = self.block(s.before)
            return replace(s, body=body, before=before, condition=self.optional(s.condition))
        before = self.block(s.before)
        condition = self.optional(s.condition)
        body = self.block(s.body)
        return replace(s, before=before, condition=condition, body=body, step=self.block(s.step))
