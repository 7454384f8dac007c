"""Functions that read and write memory: cache-hinted loads and stores, atomics, memcpy and memset; vector constructors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from translator.frontend.cursors import K, Node
from translator.frontend.lower import errors
from translator.frontend.lower.base import Base, operands
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.ir.nodes import (
    Assign,
    Atomic,
    AtomicOp,
    Binary,
    BinaryOp,
    Construct,
    Declare,
    Expr,
    Literal,
    Load,
    Loop,
    Place,
    PtrCast,
    PtrOffset,
    Scope,
    VarPlace,
    Zero,
)
from translator.ir.types import (
    BOOL,
    I32,
    U8,
    U16,
    U32,
    U64,
    VOID,
    ArrayType,
    PtrType,
    ScalarType,
    Type,
    VecType,
    align_of,
    size_of,
)

_LOADS = ("__ldg", "__ldca", "__ldcg", "__ldcs", "__ldlu", "__ldcv")
_STORES = ("__stwb", "__stcg", "__stcs", "__stwt")
_ATOMICS = {
    "atomicAdd": AtomicOp.ADD,
    "atomicSub": AtomicOp.SUB,
    "atomicMin": AtomicOp.MIN,
    "atomicMax": AtomicOp.MAX,
    "atomicAnd": AtomicOp.AND,
    "atomicOr": AtomicOp.OR,
    "atomicXor": AtomicOp.XOR,
    "atomicExch": AtomicOp.EXCHANGE,
    "atomicCAS": AtomicOp.CAS,
    "atomicInc": AtomicOp.INC,
    "atomicDec": AtomicOp.DEC,
}
_VECTORS = [f"make_{n}{c}" for n in (
    "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "longlong", "ulonglong", "float", "double"
) for c in (2, 3, 4)]  # fmt: skip
_UNIT = {1: U8, 2: U16, 4: U32, 8: U64}
MAX_UNROLLED = 16


class MemoryCalls(Base):
    MEMORY_KNOWN: ClassVar[dict[str, str]] = {
        **dict.fromkeys(_LOADS, "hinted_load"),
        **dict.fromkeys(_STORES, "hinted_store"),
        **{name + scope: "atomic" for name in _ATOMICS for scope in ("", "_block", "_system")},
        **dict.fromkeys(_VECTORS, "make_vector"),
        **dict.fromkeys(("memcpy", "__builtin_memcpy", "memmove", "__builtin_memmove"), "copy_memory"),
        **dict.fromkeys(("memset", "__builtin_memset"), "set_memory"),
        "__builtin_expect": "first_argument",
        "__builtin_assume_aligned": "first_argument",
        "__builtin_assume": "nothing",
        "__nanosleep": "nothing",
        "__prof_trigger": "nothing",
        "move": "moved",
        "forward": "moved",
    }

    # ----------------------------------------------------------------------------------------------------- loads and stores
    def hinted_load(self, node: Node, target: Node) -> Expr:
        return self.load(self.deref(self.pointer(node.arguments[0]), node), node)

    def hinted_store(self, node: Node, target: Node) -> Expr:
        address, value = node.arguments
        pointer, stored = self.values_in_order(lambda: self.pointer(address), lambda: self.value(value))
        place = self.deref(pointer, node)
        self.assign(place, self.convert(stored, place.type, node), node)
        return Zero(VOID)

    def make_vector(self, node: Node, target: Node) -> Expr | Place:
        t = self.type_of(node)
        assert isinstance(t, VecType)
        element = ScalarType(t.scalar)
        args = node.arguments
        if len(args) != t.count:
            return self.call_function(target, None, args, node)
        values = self.values_in_order(*[partial(self.value_as, a, element) for a in args])
        return Construct(tuple(values), t, self.origin(node))

    def first_argument(self, node: Node, target: Node) -> Expr:
        return self.convert(self.value(node.arguments[0]), self.type_of(node), node)

    def nothing(self, node: Node, target: Node) -> Expr:
        """Hints without a meaning for the result."""
        return Zero(VOID)

    def moved(self, node: Node, target: Node) -> Place:
        """``std::move`` and ``std::forward``: the same object."""
        return self.place(node.arguments[0])

    # -------------------------------------------------------------------------------------------------------------- atomics
    def atomic(self, node: Node, target: Node) -> Expr:
        name, _, scope = target.spelling.partition("_")
        op = _ATOMICS[name]
        address, *rest = node.arguments
        pointer, *values = self.values_in_order(
            lambda: self.pointer(address),
            *[partial(self.value, a) for a in rest],
        )
        place = self.deref(pointer, node)
        t = place.type
        if not isinstance(t, ScalarType | VecType):
            raise Unsupported(errors.TYPE, "an atomic of this type is not supported", node)
        args = tuple(self.convert(v, t, node) for v in values)
        if scope == "system":
            message = f"'{target.spelling}' is done at device scope: shaders have no wider one"
            self.module.note(errors.CONSTRUCT, message, self.origin(node))
        result = self.result_var(t, node, "old")
        self.emit(Atomic(op, place, args, result, scope == "block", self.origin(node)))
        return Load(VarPlace(result), t)

    # ----------------------------------------------------------------------------------------------------- memcpy and memset
    def copy_memory(self, node: Node, target: Node) -> Expr:
        """``memcpy`` of a known number of bytes: element by element, in the type of the destination or the source."""
        to, source, size = node.arguments
        count = self.known_size(size, target.spelling, node)
        destination, origin = self.values_in_order(lambda: self.bare_pointer(to), lambda: self.bare_pointer(source))
        t = self.copied_type(destination, origin, count, node)
        self.each_unit(count // size_of(t), node, lambda i: self.copy_unit(destination, origin, t, i, node))
        return self.convert(destination, self.type_of(node), node)

    def copy_unit(self, destination: Expr, source: Expr, t: Type, index: Expr, node: Node) -> None:
        loaded = self.load(self.deref(self.at(source, t, index, node), node), node)
        self.assign(self.deref(self.at(destination, t, index, node), node), loaded, node)

    def copied_type(self, destination: Expr, source: Expr, count: int, node: Node) -> Type:
        sizes = [t for t in (pointee(destination), pointee(source)) if not isinstance(t, ArrayType)]
        for t in sizes:
            if t != VOID and count % size_of(t) == 0:
                return t
        unit = next((u for u in (8, 4, 2) if count % u == 0), 1)
        if any(t != VOID and align(t) < unit for t in sizes):
            unit = 1
        return _UNIT[unit]

    def set_memory(self, node: Node, target: Node) -> Expr:
        to, value, size = node.arguments
        count = self.known_size(size, target.spelling, node)
        fill = self.value(value)
        if not isinstance(fill, Literal):
            raise Unsupported(errors.MEMORY_COPY, "memset with a value that is not constant is not supported", node)
        destination = self.freeze_pointer(self.bare_pointer(to))
        t = pointee(destination)
        byte = int(fill.value) & 0xFF
        if byte == 0 and t != VOID and not isinstance(t, ArrayType) and count % size_of(t) == 0:
            unit: Type = t
            stored: Expr = literal(0, t) if isinstance(t, ScalarType) else Zero(t)
        else:
            unit, stored = self.fill_unit(t, byte, count)
        self.each_unit(count // size_of(unit), node, lambda i: self.store_unit(destination, unit, i, stored, node))
        return self.convert(destination, self.type_of(node), node)

    def fill_unit(self, t: Type, byte: int, count: int) -> tuple[Type, Expr]:
        size = size_of(t) if isinstance(t, ScalarType) and count % size_of(t) == 0 else 1
        unit = _UNIT[size]
        return unit, literal(int.from_bytes(bytes([byte]) * size, "little"), unit)

    def store_unit(self, destination: Expr, t: Type, index: Expr, value: Expr, node: Node) -> None:
        self.assign(self.deref(self.at(destination, t, index, node), node), value, node)

    def at(self, pointer: Expr, t: Type, index: Expr, node: Node) -> Expr:
        wanted = PtrType(t)
        base = pointer if pointee(pointer) == t else PtrCast(pointer, wanted, self.origin(node))
        if isinstance(index, Literal) and index.value == 0:
            return base
        return PtrOffset(base, index, wanted, self.origin(node))

    def each_unit(self, count: int, node: Node, run: Callable[[Expr], None]) -> None:
        """A few units one by one, many in a loop."""
        if count <= MAX_UNROLLED:
            for i in range(count):
                run(literal(i, I32))
            return
        index = self.module.new_var("i", I32)
        here = Load(VarPlace(index), I32)
        with self.capture() as body:
            run(here)
        test = Binary(BinaryOp.LT, here, literal(count, I32), BOOL)
        step = Assign(VarPlace(index), Binary(BinaryOp.ADD, here, literal(1, I32), I32))
        loop = Loop(test, tuple(body), (), (step,), origin=self.origin(node))
        self.emit(Scope((Declare(index, literal(0, I32)), loop), self.origin(node)))

    def known_size(self, node: Node, name: str, where: Node) -> int:
        value = self.value(node)
        if not isinstance(value, Literal):
            raise Unsupported(errors.MEMORY_COPY, f"'{name}' of a size that is not constant is not supported", where)
        return int(value.value)

    def bare_pointer(self, node: Node) -> Expr:
        """The pointer before its conversion to ``void*``, so that its element type is known."""
        while node.kind in (K.UNEXPOSED_EXPR, K.PAREN_EXPR, K.CSTYLE_CAST_EXPR) and len(operands(node)) == 1:
            inner = operands(node)[0]
            if not isinstance(self.types.parameter(inner.type, inner), PtrType):
                break
            t = self.type_of(node)
            if not (isinstance(t, PtrType) and t.element == VOID):
                break
            node = inner
        return self.pointer(node)


def pointee(e: Expr) -> Type:
    assert isinstance(e.type, PtrType)
    return e.type.element


def align(t: Type) -> int:
    return align_of(t)
