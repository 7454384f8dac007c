"""Memory that is reached as several types gets one layout, and every access is rewritten to it.

* The ``extern __shared__`` arrays of a kernel all start at byte 0 of one block: they become one array.
* A variable, or a buffer that is written, that is reached as several types becomes an array of one scalar (the one they
  share, else an unsigned integer of the smallest size); accesses are put together from its elements by bit casts.
  (Two GLSL blocks on one binding may be reordered against each other: only buffers that are never written get those.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from translator.ir.nodes import (
    Assign,
    Atomic,
    BitsPlace,
    BufferElement,
    Declare,
    FieldPlace,
    IndexPlace,
    Load,
    MemoryObject,
    Module,
    Place,
    Storage,
    Var,
    VarPlace,
)
from translator.ir.types import ArrayType, ScalarType, Type, VoidType, size_of
from translator.passes.context import Context
from translator.passes.pointers.memory import Memory
from translator.passes.pointers.model import flat_element
from translator.passes.walk import Rewriter, block_nodes, root_var, statements
from translator.passes.words import UNSIGNED, Backing, WordLowering, common_scalar


def settle_views(module: Module, memory: Memory, ctx: Context) -> Module:
    """Give every object and variable one layout; raises `Refused` where an atomic would be torn."""
    module = mark_uses(module)
    seen = seen_types(module)
    objects: dict[str, Backing] = {}
    variables: dict[int, Backing] = {}
    for backing, names, ids in (
        *variable_backings(module, memory, seen),
        *dynamic_backings(module, memory, seen),
    ):
        objects.update(dict.fromkeys(names, backing))
        variables.update(dict.fromkeys(ids, backing))
    on_floats = float_atomics(module)
    for obj in module.objects:
        types = [*seen.objects.get(obj.name, []), *on_floats.get(obj.name, ())]
        if obj.written and len(types) > 1:
            objects[obj.name] = Backing(common_scalar(types), obj, None)
    if not objects and not variables:
        return module
    lowering = WordLowering(objects, variables, ctx)
    functions = tuple(lowering.function(f) for f in module.functions)
    globals_ = tuple(dict.fromkeys(lowering.global_var(g) for g in module.globals))
    return replace(module, functions=functions, globals=globals_)


Choice = tuple[Backing, list[str], list[int]]
"""A layout, the names of the raw objects it is for, and the ids of the variables."""


def variable_backings(module: Module, memory: Memory, seen: Seen) -> Iterator[Choice]:
    """Layouts of the variables that are seen as another type than their own, or take atomics as one."""
    on_bits, on_floats = atomics_on_bits(module), float_atomics(module)
    for var in variables_of(module):
        if var.storage is Storage.DYNAMIC_SHARED:
            continue
        raw = memory.raw.get(var.id)
        if raw is None and var.id not in on_bits and var.id not in on_floats:
            continue
        name = raw.name if raw else ""
        types = [flat_element(var.type), *seen.objects.get(name, []), *seen.bits.get(var.id, [])]
        types += [*on_floats.get(var.id, ()), *on_floats.get(name, ())]
        scalar = common_scalar(types)
        count = -(-size_of(var.type) // scalar.scalar.size)
        storage = Storage.LOCAL if var.storage is Storage.PARAM else var.storage
        yield Backing(scalar, None, replace(var, type=ArrayType(scalar, count), storage=storage)), [name], [var.id]


def dynamic_backings(module: Module, memory: Memory, seen: Seen) -> Iterator[Choice]:
    """One array for all the dynamic shared memory of the kernel."""
    found = [g.var for g in module.globals if g.var.storage is Storage.DYNAMIC_SHARED]
    names = [memory.raw[v.id].name for v in found if v.id in memory.raw]
    elements: dict[Type, None] = {flat_element(v.type): None for v in used(module, found)}
    for name in names:
        elements.update(dict.fromkeys(seen.objects.get(name, [])))
    on_floats = float_atomics(module)
    for v in found:
        elements.update(dict.fromkeys([*seen.bits.get(v.id, []), *on_floats.get(v.id, ())]))
    for name in names:
        elements.update(dict.fromkeys(on_floats.get(name, ())))
    if not found or (len(found) == 1 and len(elements) == 1 and not names):
        return
    scalar = common_scalar(elements)
    block = replace(found[0], type=ArrayType(scalar, None))
    yield Backing(scalar, None, block), names, [v.id for v in found]


def used(module: Module, variables: list[Var]) -> list[Var]:
    """The variables that some access names directly."""
    ids = {n.var.id for f in module.functions for n in block_nodes(f.body) if isinstance(n, VarPlace)}
    return [v for v in variables if v.id in ids]


def variables_of(module: Module) -> Iterator[Var]:
    for g in module.globals:
        yield g.var
    for f in module.functions:
        yield from f.params
        for s in statements(f.body):
            if isinstance(s, Declare):
                yield s.var


@dataclass(frozen=True, slots=True)
class Seen:
    """What types memory is reached as, found in one walk over a module."""

    objects: Mapping[str, list[Type]]
    """By the object's name."""
    bits: Mapping[int, list[Type]]
    """Through bit places on (parts of) a variable, by its id."""


def seen_types(module: Module) -> Seen:
    objects: dict[str, dict[Type, None]] = {}
    bits: dict[int, dict[Type, None]] = {}
    for f in module.functions:
        for n in block_nodes(f.body):
            if isinstance(n, BufferElement) and not isinstance(n.type, VoidType):
                objects.setdefault(n.object.name, {})[n.type] = None
            elif isinstance(n, BitsPlace) and (v := root_var(n)) is not None:
                bits.setdefault(v.id, {})[n.type] = None
    return Seen({k: list(v) for k, v in objects.items()}, {k: list(v) for k, v in bits.items()})


def atomics_on_bits(module: Module) -> set[int]:
    """Variables on which an atomic acts as on another type."""
    found = set()
    for f in module.functions:
        for s in statements(f.body):
            if isinstance(s, Atomic) and isinstance(s.place, BitsPlace) and (v := root_var(s.place)) is not None:
                found.add(v.id)
    return found


def float_atomics(module: Module) -> dict[str | int, list[Type]]:
    """Memory (object names, variable ids) that float atomics act on, with the unsigned types to do them with."""
    found: dict[str | int, list[Type]] = {}
    for f in module.functions:
        for s in statements(f.body):
            if isinstance(s, Atomic) and isinstance(s.place.type, ScalarType) and s.place.type.scalar.is_float:
                obj, var = root_object(s.place), root_var(s.place)
                key = obj.name if obj is not None else var.id if var is not None else ""
                found.setdefault(key, []).append(UNSIGNED[s.place.type.scalar.size])
    return found


# ---------------------------------------------------------------------------------------------------------------- uses
def root_object(p: Place) -> MemoryObject | None:
    """The memory object that a place is in."""
    while True:
        match p:
            case BufferElement(obj):
                return obj
            case FieldPlace(base) | IndexPlace(base) | BitsPlace(base):
                p = base
            case _:
                return None


def mark_uses(module: Module) -> Module:
    """Say of each memory object whether it is read and whether it is written."""
    written: set[str] = set()
    read: set[str] = set()
    for f in module.functions:
        for s in statements(f.body):
            if isinstance(s, Assign | Atomic) and (obj := root_object(s.place)) is not None:
                written.add(obj.name)
                if isinstance(s, Atomic):
                    read.add(obj.name)
        for n in block_nodes(f.body):
            if isinstance(n, Load) and (obj := root_object(n.place)) is not None:
                read.add(obj.name)
    objects = {o.name: replace(o, written=o.name in written, read=o.name in read) for o in module.objects}
    marked = _Marked(objects)
    functions = tuple(replace(f, body=marked.block(f.body)) for f in module.functions)
    return replace(module, functions=functions, objects=tuple(objects.values()))


class _Marked(Rewriter):
    def __init__(self, objects: dict[str, MemoryObject]) -> None:
        self.objects = objects

    def place(self, p: Place) -> Place:
        p = self.place_children(p)
        if isinstance(p, BufferElement) and p.object.name in self.objects:
            return replace(p, object=self.objects[p.object.name])
        return p
