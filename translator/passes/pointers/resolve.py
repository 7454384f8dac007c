"""Drives the pass: parameters become memory objects, functions are cloned by what their pointers point into."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from translator.ir.nodes import Block, Call, Expr, Function, Load, MemoryObject, Module, Storage, Var, VarPlace
from translator.ir.types import I32, ArrayType, PtrType, Type
from translator.ir.verify_expressions import has_pointer
from translator.passes.context import Context, Refused
from translator.passes.index_math import ZERO, as_i32
from translator.passes.inline import Inliner, renamed
from translator.passes.own_params import own_params
from translator.passes.pointers.body import BodyResolver
from translator.passes.pointers.evaluate import Evaluator, NeedsChoice, UnknownSlot
from translator.passes.pointers.leaves import leaves
from translator.passes.pointers.memory import Memory
from translator.passes.pointers.model import NULL_INDEX, Pointer, Region, Slot, SlotKey, flat_element, unit_of
from translator.passes.pointers.reshape import reshape
from translator.passes.pointers.slots import SlotFinder
from translator.passes.pointers.strip import is_pointers, strip_type
from translator.passes.walk import statements

Shape = tuple[Region | None, int, tuple[bool, ...], bool]
"""What a clone is made for, of one pointer argument: region, unit, which indices are not 0, whether it may be null."""


@dataclass(slots=True)
class Resolver:
    """Resolves the pointers of one module."""

    module: Module
    ctx: Context
    memory: Memory
    done: dict[str, Function] = field(default_factory=dict)
    clones: dict[tuple[str, tuple[Shape, ...]], str] = field(default_factory=dict)
    sources: dict[str, Function] = field(default_factory=dict)

    def run(self) -> Module:
        self.sources = {f.name: f for f in self.module.functions}
        entry = own_params(self.module.entry, self.ctx, lambda p: has_pointer(p.type))
        objects, slots = parameter_objects(entry)
        params = tuple(replace(p, type=strip_type(p.type)) for p in entry.params if not is_pointers(p.type))
        kernel = replace(entry, params=params, body=self.function(entry, slots))
        kept = tuple(g for g in self.module.globals if g.var.id not in self.memory.objects)
        functions = (*self.done.values(), kernel)
        symbols = tuple(self.memory.objects.values())
        out = replace(self.module, functions=functions, globals=kept, objects=(*objects, *symbols))
        return reshape(out, self.memory)

    # -------------------------------------------------------------------------------------------------------- functions
    def function(self, f: Function, given: dict[SlotKey, Slot]) -> Block:
        """A function's body without pointers; `given` are the slots of its parameters."""
        while True:
            slots = SlotFinder(self.memory, given, self.ctx).find(f)
            wanted = self.to_inline(f, slots)
            if not wanted:
                return BodyResolver(self.memory, slots, self.clone, self.ctx).block(f.body)
            f = replace(f, body=Inliner(wanted, self.sources, self.ctx).block(f.body))

    def to_inline(self, f: Function, slots: dict[SlotKey, Slot]) -> set[int]:
        """The calls that must be inlined: those that pass or return what a clone cannot name."""
        evaluator = Evaluator(self.memory, slots, searching=True)
        return {id(s) for s in statements(f.body) if isinstance(s, Call) and self.must_inline(s, evaluator)}

    def must_inline(self, call: Call, evaluator: Evaluator) -> bool:
        callee = self.sources[call.function]
        if has_pointer(callee.result):
            return True
        for arg, param in zip(call.args, callee.params, strict=True):
            if not has_pointer(param.type):
                continue
            if not isinstance(param.type, PtrType) or has_pointer(param.type.element):
                return True
            try:
                region = evaluator.pointer(arg).region
            except (UnknownSlot, NeedsChoice):
                return True
            if region is not None and region.is_local:
                return True
        return False

    def clone(self, name: str, pointers: list[Pointer]) -> tuple[str, tuple[Expr, ...]]:
        """The clone of a function for these pointer arguments, and the indices to pass for them."""
        shapes: list[Shape] = []
        extra: list[Expr] = []
        for p in pointers:
            parts = (*p.holes, p.index) if p.region is not None else ()
            varying = tuple(e != ZERO for e in parts)
            shapes.append((p.region, p.unit, varying, p.maybe_null))
            extra.extend(as_i32(e) for e, v in zip(parts, varying, strict=True) if v)
        key = (name, tuple(shapes))
        if key not in self.clones:
            self.clones[key] = self.clone_name(name, shapes)
            self.make_clone(self.sources[name], shapes, self.clones[key])
        return self.clones[key], tuple(extra)

    def clone_name(self, source: str, shapes: list[Shape]) -> str:
        taken = {*self.clones.values(), self.module.kernel}
        if source not in taken:
            return source
        regions = [s[0].describe().replace("[...]", "") for s in shapes if s[0] is not None]
        name = "_".join([source, *(r.replace(".", "_") for r in regions)])
        return next(n for n in (name, *(f"{name}_{i}" for i in range(2, 10_000))) if n not in taken)

    def make_clone(self, source: Function, shapes: list[Shape], name: str) -> None:
        copy = renamed(own_params(source, self.ctx, lambda p: has_pointer(p.type)), self.ctx)
        slots: dict[SlotKey, Slot] = {}
        values: list[Var] = []
        indices: list[Var] = []
        remaining = list(shapes)
        for p in copy.params:
            if isinstance(p.type, PtrType):
                slots[p.id, ()] = self.parameter_slot(p, remaining.pop(0), indices)
            else:
                values.append(p)
        body = self.function(copy, slots)
        self.done[name] = replace(copy, name=name, params=(*values, *indices), body=body)

    def parameter_slot(self, p: Var, shape: Shape, indices: list[Var]) -> Slot:
        """The slot of a clone's pointer parameter; adds the parameters that hold its indices to `indices`."""
        region, unit, varying, maybe_null = shape
        if region is None:
            return Slot(None, unit, (), NULL_INDEX, True)
        parts: list[Expr] = []
        for number, varies in enumerate(varying):
            if not varies:
                parts.append(ZERO)
                continue
            last = number == len(varying) - 1
            var = self.ctx.fresh(p.name if last else f"{p.name}_at", I32, Storage.PARAM)
            indices.append(var)
            parts.append(Load(VarPlace(var), I32))
        return Slot(region, unit, tuple(parts[:-1]), parts[-1], maybe_null)


def parameter_objects(entry: Function) -> tuple[list[MemoryObject], dict[SlotKey, Slot]]:
    """One memory object for each pointer of a kernel's parameters, and the slots that point to them."""
    objects: list[MemoryObject] = []
    slots: dict[SlotKey, Slot] = {}
    for p in entry.params:
        for leaf in leaves(p.type):
            if any(isinstance(s, int) for s in leaf.steps):
                raise Refused("WB4101", f"the parameter '{p.name}' holds an array of pointers", entry.origin)
            name = ".".join([p.name, *(str(s) for s in leaf.steps)])
            obj = MemoryObject(name.replace(".", "_"), leaf.type.element, name)
            objects.append(obj)
            whole = Region(obj, (), ArrayType(obj.element, None))
            slots[p.id, leaf.path] = Slot(whole, unit_of(obj.element), (), ZERO)
    return objects, slots


def symbol_objects(module: Module) -> dict[int, MemoryObject]:
    """A memory object for each ``__constant__`` and ``__device__`` variable, by the variable's id."""
    found = {}
    for g in module.globals:
        if g.var.storage in (Storage.CONSTANT, Storage.GLOBAL):
            t: Type = g.var.type
            if has_pointer(t):
                raise Refused("WB4101", f"the variable '{g.var.name}' holds pointers", g.origin)
            found[g.var.id] = MemoryObject(g.var.name, flat_element(t), None, g.var.name)
    return found
