"""Finds what every pointer variable of a function holds: one region, and whether its index ever changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import gcd

from translator.ir.nodes import (
    Block,
    Builtin,
    Cast,
    Declare,
    Expr,
    Function,
    Literal,
    Load,
    Origin,
    Storage,
    Var,
    VarPlace,
)
from translator.ir.types import I32, ArrayType, PtrType, Type
from translator.ir.verify_expressions import has_pointer
from translator.passes.context import Context, Refused
from translator.passes.index_math import ZERO
from translator.passes.pointers.evaluate import MOST_REGIONS, Evaluator, NeedsChoice, UnknownSlot
from translator.passes.pointers.leaves import PointerStore, pointer_stores, slot_shapes
from translator.passes.pointers.memory import Memory
from translator.passes.pointers.model import NULL_INDEX, Region, Slot, SlotKey, unit_of
from translator.passes.walk import assigned_vars, statements


@dataclass(slots=True)
class _Found:
    """What is known of a slot so far."""

    unit: int
    regions: list[Region] = field(default_factory=list)
    maybe_null: bool = False
    stores: int = 0
    at_start: bool = True
    """Whether every pointer stored so far has the index 0: then the slot needs no variable for it."""

    @property
    def holes(self) -> int:
        """How many indices it takes to name the place in any of the regions."""
        return max((r.path.count(None) for r in self.regions), default=0)

    value: Expr | None = None
    """What the last store stores; the only one if `stores` is 1."""


@dataclass(slots=True)
class SlotFinder:
    """Finds the slots of one function.  `given` are those of its parameters and of what surrounds it."""

    memory: Memory
    given: Mapping[SlotKey, Slot]
    ctx: Context
    found: dict[SlotKey, _Found] = field(default_factory=dict)
    shapes: dict[SlotKey, tuple[int, ...]] = field(default_factory=dict)
    names: dict[int, Var] = field(default_factory=dict)

    def find(self, function: Function) -> dict[SlotKey, Slot]:
        self._collect(function)
        rounds = 0
        while self._round(function.body):
            rounds += 1
            if rounds > 50:
                raise Refused("WB4102", "the pointers of this function could not be told apart", function.origin)
        settled = self._settle(function)
        rest = {k: self._slot(k, f) for k, f in self.found.items() if k not in settled}
        return {**self.given, **settled, **rest}

    def _settle(self, function: Function) -> dict[SlotKey, Slot]:
        """The slots whose pointer can stand wherever they are used; one may rest on another."""
        constants = constant_vars(function)
        settled: dict[SlotKey, Slot] = {}
        while True:
            evaluator = Evaluator(self.memory, {**self._provisional(), **settled}, searching=True)
            before = len(settled)
            for key, f in self.found.items():
                if key in settled or f.stores != 1 or f.value is None or len(f.regions) != 1 or self.shapes[key]:
                    continue
                try:
                    p = evaluator.pointer(f.value)
                except (UnknownSlot, NeedsChoice):
                    continue
                if p.region is not None and all(is_settled(e, constants) for e in (*p.holes, p.index)):
                    settled[key] = Slot(p.region, p.unit, p.holes, p.index, f.maybe_null)
            if len(settled) == before:
                return settled

    def _collect(self, function: Function) -> None:
        for s in statements(function.body):
            if isinstance(s, Declare) and has_pointer(s.var.type):
                self._add(s.var)
        for p in function.params:
            if has_pointer(p.type):
                self._add(p)

    def _add(self, var: Var) -> None:
        self.names[var.id] = var
        for path, dims in slot_shapes(var.type).items():
            key = (var.id, path)
            self.shapes[key] = dims
            if key not in self.given:
                self.found[key] = _Found(unit_of(self._pointee(var.type, path)))

    @staticmethod
    def _pointee(t: Type, path: tuple[str | None, ...]) -> Type:
        for step in path:
            t = t.element if isinstance(t, ArrayType) else next(f.type for f in t.fields if f.name == step)  # type: ignore[union-attr]
        assert isinstance(t, PtrType)
        return t.element

    # ------------------------------------------------------------------------------------------------------- the search
    def _provisional(self) -> dict[SlotKey, Slot]:
        slots = dict(self.given)
        for key, f in self.found.items():
            if f.regions or f.maybe_null:
                holes = tuple(self._reader(key, n) for n in range(f.holes))
                first = f.regions[0] if f.regions else None
                selector = self._reader(key, -2) if len(f.regions) > 1 else None
                others = tuple(f.regions[1:])
                index = ZERO if f.at_start else self._reader(key, -1)
                slots[key] = Slot(first, f.unit, holes, index, f.maybe_null, (), others, selector)
        return slots

    def _reader(self, key: SlotKey, number: int) -> Expr:
        """A stand-in for a slot's variable while slots are being found."""
        t: Type = I32
        for count in reversed(self.shapes.get(key, ())):
            t = ArrayType(t, count)
        return Load(VarPlace(Var(-1, f"{key}{number}", t)), t)

    def _round(self, body: Block) -> bool:
        evaluator = Evaluator(self.memory, self._provisional(), searching=True)
        changed = False
        for f in self.found.values():
            f.stores = 0
        for s in statements(body):
            try:
                stores = list(pointer_stores(s, evaluator))
            except UnknownSlot:
                continue
            for store in stores:
                changed |= self._store(store, evaluator)
        return changed

    def _store(self, store: PointerStore, evaluator: Evaluator) -> bool:
        if store.value is None:
            return False
        f = self.found.get(store.key)
        if f is None:
            raise Refused("WB4102", "a pointer of a kernel's struct parameter is changed", store.origin)
        f.stores += 1
        f.value = store.value
        try:
            pointers = evaluator.all_pointers(store.value)
        except UnknownSlot:
            return False
        before = (len(f.regions), f.unit, f.maybe_null, f.at_start)
        for pointer in pointers:
            f.maybe_null |= pointer.maybe_null
            f.at_start &= pointer.index == ZERO
            if pointer.region is None:
                continue
            f.unit = gcd(f.unit, pointer.unit)
            if pointer.region not in f.regions:
                f.regions.append(pointer.region)
                if len(f.regions) > MOST_REGIONS:
                    raise_many_regions(f.regions, self.names[store.key[0]].name, store.origin)
        return before != (len(f.regions), f.unit, f.maybe_null, f.at_start)

    # ------------------------------------------------------------------------------------------------------- the result
    def _slot(self, key: SlotKey, f: _Found) -> Slot:
        var = self.names[key[0]]
        dims = self.shapes[key]
        if not f.regions:
            return Slot(None, f.unit, (), NULL_INDEX, True)
        base = "_".join([var.name, *(s for s in key[1] if s)])
        t: Type = I32
        for n in reversed(dims):
            t = ArrayType(t, n)
        holes = tuple(self.ctx.fresh(f"{base}_at", t) for _ in range(f.holes))
        loads = tuple(Load(VarPlace(v), t) for v in holes)
        variables: tuple[Var, ...] = holes
        index: Expr = ZERO
        if not f.at_start:
            counter = self.ctx.fresh(base if all(r.root.name != base for r in f.regions) else f"{base}_i", t)
            variables += (counter,)
            index = Load(VarPlace(counter), t)
        selector = None
        if len(f.regions) > 1:
            which = self.ctx.fresh(f"{base}_in", t)
            variables += (which,)
            selector = Load(VarPlace(which), t)
        first, *others = f.regions
        return Slot(first, f.unit, loads, index, f.maybe_null, variables, tuple(others), selector)


def raise_many_regions(regions: list[Region], name: str, origin: Origin | None) -> None:
    """Refuse a pointer variable that points into too many regions."""
    first, second = regions[0].describe(), regions[1].describe()
    count = len(regions)
    message = f"the pointer '{name}' points into {first}, into {second}, and into more ({count} in all)"
    raise Refused("WB4102", message, origin)


def constant_vars(function: Function) -> frozenset[int]:
    """Variables that keep one value from their declaration on: set once there, or parameters that are never set."""
    counts = Counter(v.id for v in assigned_vars(function.body))
    declared = {s.var.id for s in statements(function.body) if isinstance(s, Declare) and s.value is not None}
    once = {i for i in declared if counts[i] == 1}
    return frozenset(once | {p.id for p in function.params if not counts[p.id]})


def is_settled(e: Expr, constants: frozenset[int]) -> bool:
    """Whether an index is short and always has the same value, so that it can stand wherever the pointer is used."""
    match e:
        case Literal() | Builtin():
            return True
        case Load(VarPlace(var)):
            return var.id in constants and var.storage in (Storage.LOCAL, Storage.PARAM)
        case Cast(operand):
            return is_settled(operand, constants)
        case _:
            return False
