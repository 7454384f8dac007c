"""Rewrites a function's statements once the slots of its pointers are known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from translator.ir.nodes import (
    Assign,
    Atomic,
    Binary,
    BinaryOp,
    Block,
    Call,
    Declare,
    Expr,
    If,
    Literal,
    Load,
    Place,
    Return,
    Select,
    Stmt,
    Var,
    VarPlace,
    lit_i32,
)
from translator.ir.types import I32, ArrayType, PtrType, StructType
from translator.ir.verify_expressions import has_pointer
from translator.passes.context import Context, Refused
from translator.passes.index_math import ZERO, as_i32
from translator.passes.pointers.evaluate import Evaluator, NeedsChoice
from translator.passes.pointers.leaves import pointer_stores, slot_shapes
from translator.passes.pointers.memory import Memory
from translator.passes.pointers.model import NULL_INDEX, Pointer, Slot, SlotKey
from translator.passes.pointers.strip import is_pointers, strip_type
from translator.passes.walk import nodes

CloneMaker = Callable[[str, list[Pointer]], tuple[str, tuple[Expr, ...]]]


Pairs = list[tuple[Place, Expr]]
"""Index variables and what they get."""


def either(need: NeedsChoice, values: list[Expr]) -> Expr:
    """One of the values, by the case that holds; the selector itself where each case's value is its number."""
    if all(v == values[0] for v in values):
        return values[0]
    match need.tests[0]:
        case Binary(BinaryOp.EQ, selector, Literal()) if values == [lit_i32(k) for k in range(len(values))]:
            return selector
        case _:
            pass
    result = values[-1]
    for test, value in zip(reversed(need.tests), reversed(values[:-1]), strict=True):
        result = Select(test, value, result, I32, value.origin)
    return result


class BodyResolver(Evaluator):
    """Statements without pointers: index variables in their place, and calls of clones."""

    def __init__(self, memory: Memory, slots: Mapping[SlotKey, Slot], clone: CloneMaker, ctx: Context) -> None:
        super().__init__(memory, slots)
        self.clone = clone
        self.ctx = ctx

    def variable(self, v: Var) -> Var:
        return replace(v, type=strip_type(v.type))

    def stmt(self, s: Stmt) -> Block:
        match s:
            case Declare(var, value) if has_pointer(var.type):
                rest = self.rest_of_declaration(s, var, value)
                return (*rest, *with_first_values(self.declare_slots(var), self.stores(s)))
            case Assign(place, value) if has_pointer(place.type):
                stores = self.stores(s)
                if is_pointers(place.type) or not has_rest(place):
                    return stores
                return (Assign(self.place(place), self.expr(value), s.origin), *stores)
            case Assign(place, value):
                return self.assign(s, place, self.expr(value))
            case Atomic():
                args = tuple(self.expr(a) for a in s.args)
                return self.chosen_block(lambda: (replace(s, place=self.place(s.place), args=args),))
            case Call():
                return (self.call(s),)
            case Return(value) if value is not None and has_pointer(value.type):
                raise Refused("WB4101", "a function that returns a pointer was not inlined", s.origin)
            case _:
                return (self.stmt_children(s),)

    def assign(self, s: Assign, place: Place, value: Expr) -> Block:
        def make() -> Block:
            return () if self.is_null(place) else (replace(s, place=self.place(place), value=value),)

        return self.chosen_block(make)

    def chosen_block(self, make: Callable[[], Block]) -> Block:
        """Statements; those that depend on where a pointer points become branches, one a region."""
        try:
            return make()
        except NeedsChoice as need:
            blocks = self.cases(need, lambda: self.chosen_block(make))
            rest = blocks[-1]
            for test, block in zip(reversed(need.tests), reversed(blocks[:-1]), strict=True):
                rest = (If(test, block, rest),)
            return rest

    def rest_of_declaration(self, s: Declare, var: Var, value: Expr | None) -> Block:
        """The declaration of what a variable holds beside pointers."""
        if is_pointers(var.type):
            return ()
        stripped = self.variable(var)
        if isinstance(stripped.type, StructType) and not stripped.type.fields:
            return ()
        return (Declare(stripped, None if value is None else self.expr(value), s.origin),)

    def declare_slots(self, var: Var) -> Block:
        out: list[Stmt] = []
        for path in slot_shapes(var.type):
            slot = self.slots.get((var.id, path))
            if slot is not None:
                out.extend(Declare(v) for v in slot.variables)
        return tuple(out)

    def stores(self, s: Stmt) -> Block:
        """The assignments to index variables that a statement's pointers amount to."""
        pairs = self.store_pairs(s)
        if pairs is None:
            return self.chosen_block(lambda: self.assignments(self.pairs_in_case(s), s))
        return self.assignments(pairs, s)

    def assignments(self, pairs: Pairs, s: Stmt) -> Block:
        """Assign all of them at once."""
        changed = [(t, v) for t, v in pairs if v != Load(t, I32)]
        if not any(t in nodes(v) for i, (t, _) in enumerate(changed) for _, v in changed[i + 1 :]):
            return tuple(Assign(t, v, s.origin) for t, v in changed)
        held = [(t, self.ctx.fresh("held", I32), v) for t, v in changed]
        return (
            *(Declare(h, v, s.origin) for _, h, v in held),
            *(Assign(t, Load(VarPlace(h), I32), s.origin) for t, h, _ in held),
        )

    def store_pairs(self, s: Stmt) -> Pairs | None:
        """What goes into which index variable; None where the variables depend on where a pointer points."""
        try:
            return self.pairs_in_case(s)
        except NeedsChoice as need:
            cases = self.cases(need, lambda: self.store_pairs(s))
            known = [c for c in cases if c is not None]
            targets = [t for t, _ in known[0]] if known else []
            if len(known) < len(cases) or any([t for t, _ in c] != targets for c in known):
                return None
            columns = zip(*([v for _, v in c] for c in known), strict=True)
            return [(t, either(need, list(values))) for t, values in zip(targets, columns, strict=True)]

    def pairs_in_case(self, s: Stmt) -> Pairs:
        pairs: Pairs = []
        for store in pointer_stores(s, self):
            slot = self.slots[store.key]
            if slot.variables and store.value is not None:
                pairs.extend(self.store(slot, self.pointer(store.value), self.at_index(slot, store.indices)))
        return pairs

    def store(self, slot: Slot, p: Pointer, target: list[Place]) -> Iterator[tuple[Place, Expr]]:
        """What goes into which of a slot's variables: holes, the index (if it is not always 0), the selector."""
        index_at = len(slot.holes)
        if p.region is None:
            yield target[index_at], NULL_INDEX
            return
        p = p.in_units(slot.unit)
        yield from zip(target, (as_i32(e) for e in p.holes), strict=False)
        if slot.index != ZERO:
            yield target[index_at], as_i32(p.index)
        if slot.selector is not None:
            yield target[-1], lit_i32(slot.regions.index(p.region))

    def at_index(self, slot: Slot, indices: tuple[Expr, ...]) -> list[Place]:
        out = []
        for v in slot.variables:
            place: Place = VarPlace(v)
            out.append(self.indexed(place, indices))
        return out

    def call(self, s: Call) -> Call:
        values: list[Expr] = []
        pointers: list[Pointer] = []
        for arg in s.args:
            if isinstance(arg.type, PtrType):
                pointers.append(self.pointer(arg))
            else:
                values.append(self.expr(arg))
        name, indices = self.clone(s.function, pointers)
        return Call(name, (*values, *indices), self.optional_var(s.result), s.origin)


def with_first_values(declared: Block, stores: Block) -> Block:
    """Declarations and the assignments behind them as one, where each is plain."""
    values: dict[int, Expr] = {}
    for a in stores:
        if not isinstance(a, Assign) or not isinstance(a.place, VarPlace) or a.place.var.id in values:
            return (*declared, *stores)
        values[a.place.var.id] = a.value
    mine = {d.var.id for d in declared if isinstance(d, Declare)}
    reads = {n.var.id for v in values.values() for n in nodes(v) if isinstance(n, VarPlace)}
    if not set(values) <= mine or reads & mine:
        return (*declared, *stores)
    return tuple(replace(d, value=values.get(d.var.id)) for d in declared if isinstance(d, Declare))


def has_rest(place: Place) -> bool:
    """Whether a place of a type with pointers holds anything else."""
    t = strip_type(place.type)
    while isinstance(t, ArrayType):
        t = t.element
    return not isinstance(t, StructType) or bool(t.fields)
