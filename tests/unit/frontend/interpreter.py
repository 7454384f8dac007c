"""Runs modules of the kernel language (the stage with pointers), thread by thread, to see that lowering kept the meaning.

Memory is objects of bytes; an address is (object << 40) + offset, 0 is null.  Threads are generators that stop at
barriers and warp operations.  It shares no code with the lowering but the node types.
"""

from __future__ import annotations

import contextlib
import math
import struct
from collections.abc import Callable, Generator
from typing import Any

import numpy as np

from translator.ir.nodes import (
    AddressOf,
    Assign,
    Atomic,
    AtomicOp,
    Barrier,
    BarrierKind,
    Binary,
    BinaryOp,
    Bitcast,
    Block,
    Break,
    Builtin,
    BuiltinVar,
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
    Module,
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
    Storage,
    Switch,
    Trap,
    Unary,
    UnaryOp,
    Var,
    VarPlace,
    WarpOp,
    WarpOperation,
    Zero,
)
from translator.ir.types import ArrayType, PtrType, Scalar, ScalarType, StructType, Type, VecType, size_of

Value = Any
Event = tuple[str, Any]
SHIFT = 40
CODES = {
    Scalar.BOOL: "?", Scalar.I8: "b", Scalar.U8: "B", Scalar.I16: "h", Scalar.U16: "H", Scalar.I32: "i",
    Scalar.U32: "I", Scalar.I64: "q", Scalar.U64: "Q", Scalar.F16: "e", Scalar.F32: "f", Scalar.F64: "d",
}  # fmt: skip
NUMPY = {Scalar.F16: np.float16, Scalar.F32: np.float32, Scalar.F64: np.float64}


class TrapError(Exception):
    pass


class Memory:
    def __init__(self) -> None:
        self.objects: list[bytearray] = [bytearray()]

    def allocate(self, data: bytes | bytearray) -> int:
        self.objects.append(bytearray(data))
        return (len(self.objects) - 1) << SHIFT

    def read(self, address: int, size: int) -> bytes:
        obj, offset = self.objects[address >> SHIFT], address & ((1 << SHIFT) - 1)
        if address >> SHIFT == 0 or offset + size > len(obj):
            raise IndexError(f"read of {size} bytes at {offset} of {len(obj)} (object {address >> SHIFT})")
        return bytes(obj[offset : offset + size])

    def write(self, address: int, data: bytes) -> None:
        obj, offset = self.objects[address >> SHIFT], address & ((1 << SHIFT) - 1)
        if address >> SHIFT == 0 or offset + len(data) > len(obj):
            raise IndexError(f"write of {len(data)} bytes at {offset} of {len(obj)} (object {address >> SHIFT})")
        obj[offset : offset + len(data)] = data


def encode(value: Value, t: Type) -> bytes:
    match t:
        case ScalarType(Scalar.BF16):
            return struct.pack("<f", value)[2:]
        case ScalarType(scalar):
            return struct.pack("<" + CODES[scalar], value)
        case PtrType():
            return struct.pack("<Q", value)
        case _:
            return bytes(value)


def decode(data: bytes, t: Type) -> Value:
    match t:
        case ScalarType(Scalar.BF16):
            return struct.unpack("<f", b"\0\0" + data)[0]
        case ScalarType(scalar):
            return struct.unpack("<" + CODES[scalar], data)[0]
        case PtrType():
            return struct.unpack("<Q", data)[0]
        case _:
            return data


def wrap(value: int, scalar: Scalar) -> int:
    bits = scalar.size * 8
    value &= (1 << bits) - 1
    return value - (1 << bits) if scalar.is_signed and value >> (bits - 1) else value


def convert(value: Value, source: Scalar, target: Scalar) -> Value:
    if target is Scalar.BOOL:
        return value != 0
    if target.is_float:
        return to_float(value, target)
    if source.is_float:
        if math.isnan(value):
            return 0
        wide = target if target.size >= 4 else Scalar.I32
        low, high = (
            (-(1 << wide.size * 8 - 1), (1 << wide.size * 8 - 1) - 1)
            if wide.is_signed
            else (0, (1 << wide.size * 8) - 1)
        )
        clamped = low if value <= low else high if value >= high else math.trunc(value)
        return wrap(clamped, target)
    return wrap(int(value), target)


def to_float(value: Value, target: Scalar) -> float:
    if target is Scalar.BF16:
        bits = struct.unpack("<I", struct.pack("<f", float(np.float32(value))))[0]
        kept = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
        return float(struct.unpack("<f", struct.pack("<I", kept))[0])
    with np.errstate(all="ignore"):
        return float(NUMPY[target](value))


MATH: dict[str, Callable[..., Value]] = {
    "sqrt": math.sqrt, "fabs": abs, "floor": math.floor, "ceil": math.ceil, "exp": math.exp, "sin": math.sin,
    "cos": math.cos, "trunc": math.trunc, "log": math.log,
    "fmin": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else min(a, b),
    "fmax": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else max(a, b),
    "rint": lambda x: float(np.rint(x)), "copysign": math.copysign, "pow": math.pow, "fma": lambda a, b, c: a * b + c,
}  # fmt: skip
INTEGER: dict[str, Callable[..., Value]] = {
    "min": min,
    "max": max,
    "abs": abs,
    "__popc": lambda x: bin(x & 0xFFFFFFFF).count("1"),
    "__clz": lambda x: 32 - (x & 0xFFFFFFFF).bit_length(),
    "__ffs": lambda x: (x & -x).bit_length(),
    "isinf": math.isinf,
    "isnan": math.isnan,
}


class BreakLoop(Exception):
    pass


class ContinueLoop(Exception):
    pass


class Returned(Exception):
    def __init__(self, value: Value) -> None:
        self.value = value


class Thread:
    """One thread of a block; `frame` maps variables to addresses."""

    def __init__(self, module: Module, memory: Memory, shared: dict[int, int], builtins: dict[BuiltinVar, int]) -> None:
        self.module = module
        self.memory = memory
        self.globals = shared
        self.builtins = builtins
        self.frame: dict[int, int] = {}
        self.printed: list[str] = []

    # ------------------------------------------------------------------------------------------------------------ values
    def expr(self, e: Expr) -> Value:
        match e:
            case Literal(_, value):
                return value
            case Zero(t):
                return decode(bytes(size_of(t)), t) if t.__class__.__name__ != "VoidType" else None
            case Load(place, t):
                return decode(self.memory.read(self.place(place), size_of(t)), t)
            case Unary(op, operand, t):
                value = self.expr(operand)
                if op is UnaryOp.NOT:
                    return not value
                assert isinstance(t, ScalarType)
                if t.scalar.is_float:
                    return -value
                return wrap(-value if op is UnaryOp.NEG else ~value, t.scalar)
            case Binary():
                return self.binary(e)
            case Cast(operand, t):
                assert isinstance(operand.type, ScalarType)
                return convert(self.expr(operand), operand.type.scalar, t.scalar)
            case Bitcast(operand, t):
                return decode(encode(self.expr(operand), operand.type), t)
            case Select(condition, then, otherwise):
                return self.expr(then if self.expr(condition) else otherwise)
            case MathCall(name, args, t):
                return self.math(name, [self.expr(a) for a in args], t)
            case Construct(args, t):
                return self.construct([self.expr(a) for a in args], [a.type for a in args], t)
            case Extract(operand, member, t):
                offset = member_offset(operand.type, member)
                return decode(self.expr(operand)[offset : offset + size_of(t)], t)
            case Builtin(var):
                return self.builtins[var]
            case AddressOf(place):
                return self.place(place)
            case PtrOffset(pointer, index, t):
                return self.expr(pointer) + self.expr(index) * size_of(t.element)
            case PtrCast(pointer):
                return self.expr(pointer)
            case PtrDiff(left, right):
                assert isinstance(left.type, PtrType)
                return (self.expr(left) - self.expr(right)) // size_of(left.type.element)
            case PtrCompare(op, left, right):
                return compare(op, self.expr(left), self.expr(right))
            case _:
                raise AssertionError(type(e))

    def binary(self, e: Binary) -> Value:
        a = self.expr(e.left)
        if e.op is BinaryOp.LOGICAL_AND:
            return bool(a) and bool(self.expr(e.right))
        if e.op is BinaryOp.LOGICAL_OR:
            return bool(a) or bool(self.expr(e.right))
        b = self.expr(e.right)
        if e.op.is_comparison:
            return compare(e.op, a, b)
        assert isinstance(e.type, ScalarType)
        scalar = e.type.scalar
        if scalar.is_float:
            kind = NUMPY[scalar]
            with np.errstate(all="ignore"):
                x, y = kind(a), kind(b)
                operations: dict[BinaryOp, Callable[[], Any]] = {
                    BinaryOp.ADD: lambda: x + y,
                    BinaryOp.SUB: lambda: x - y,
                    BinaryOp.MUL: lambda: x * y,
                    BinaryOp.DIV: lambda: x / y,
                }
                return float(operations[e.op]())
        return wrap(integer(e.op, a, b, scalar), scalar)

    def math(self, name: str, args: list[Value], t: Type) -> Value:
        assert isinstance(t, ScalarType)
        if name in INTEGER:
            return INTEGER[name](*args)
        base = name.lstrip("_").removesuffix("f")
        return to_float(MATH[base](*args), t.scalar)

    def construct(self, values: list[Value], types: list[Type], t: Type) -> bytes:
        match t:
            case StructType(fields=fields, size=size):
                data = bytearray(size)
                for f, v in zip(fields, values, strict=True):
                    part = encode(v, f.type)
                    data[f.offset : f.offset + len(part)] = part
                return bytes(data)
            case _:
                return b"".join(encode(v, x) for v, x in zip(values, types, strict=True))

    # ------------------------------------------------------------------------------------------------------------ places
    def place(self, p: Place) -> int:
        match p:
            case VarPlace(var):
                return self.globals[var.id] if var.id in self.globals else self.frame[var.id]
            case Deref(pointer):
                address: int = self.expr(pointer)
                return address
            case FieldPlace(base, member):
                return self.place(base) + member_offset(base.type, member)
            case IndexPlace(base, index, t):
                return self.place(base) + self.expr(index) * size_of(t)
            case _:
                raise AssertionError(type(p))

    def store(self, var: Var, value: Value) -> None:
        self.memory.write(self.frame[var.id], encode(value, var.type))

    # -------------------------------------------------------------------------------------------------------- statements
    def run(self, name: str, args: list[Value]) -> Generator[Event, Value, Value]:
        function = self.module.function(name)
        saved, self.frame = self.frame, {}
        for p, a in zip(function.params, args, strict=True):
            self.frame[p.id] = self.memory.allocate(encode(a, p.type))
        try:
            yield from self.block(function.body)
        except Returned as r:
            return r.value
        finally:
            self.frame = saved
        return None

    def block(self, block: Block) -> Generator[Event, Value, None]:
        for s in block:
            yield from self.stmt(s)

    def stmt(self, s: Stmt) -> Generator[Event, Value, None]:
        match s:
            case Declare(var, value):
                data = bytes([0xA5]) * size_of(var.type) if value is None else encode(self.expr(value), var.type)
                self.frame[var.id] = self.memory.allocate(data)
            case Assign(place, value):
                data = encode(self.expr(value), value.type)
                self.memory.write(self.place(place), data)
            case Call(function, args, result):
                returned = yield from self.run(function, [self.expr(a) for a in args])
                if result is not None:
                    self.store(result, returned)
            case If(condition, then, otherwise):
                yield from self.block(then if self.expr(condition) else otherwise)
            case Loop():
                yield from self.loop(s)
            case Switch():
                yield from self.switch(s)
            case Break():
                raise BreakLoop
            case Continue():
                raise ContinueLoop
            case Return(value):
                raise Returned(None if value is None else self.expr(value))
            case Scope(body):
                yield from self.block(body)
            case Fence():
                pass
            case Printf(form, args):
                self.printed.append(form % tuple(self.expr(a) for a in args))
            case Trap(condition, message):
                if condition is None or not self.expr(condition):
                    raise TrapError(message)
            case Atomic():
                self.atomic(s)
            case Barrier(kind, predicate, _, result):
                found = yield ("barrier", (kind, None if predicate is None else self.expr(predicate)))
                if result is not None:
                    self.store(result, found)
            case WarpOperation(op, args, mask, result):
                found = yield ("warp", (op, [self.expr(a) for a in args], None if mask is None else self.expr(mask)))
                if result is not None:
                    self.store(result, found)
            case _:
                raise AssertionError(type(s))

    def loop(self, s: Loop) -> Generator[Event, Value, None]:
        first = True
        try:
            while True:
                if not (s.test_last and first):
                    yield from self.block(s.before)
                    if s.condition is not None and not self.expr(s.condition):
                        return
                first = False
                with contextlib.suppress(ContinueLoop):
                    yield from self.block(s.body)
                yield from self.block(s.step)
        except BreakLoop:
            pass

    def switch(self, s: Switch) -> Generator[Event, Value, None]:
        value = self.expr(s.value)
        start = next((i for i, c in enumerate(s.cases) if value in c.values), None)
        if start is None:
            start = next((i for i, c in enumerate(s.cases) if c.is_default), None)
        if start is None:
            return
        try:
            for c in s.cases[start:]:
                yield from self.block(c.body)
        except BreakLoop:
            pass

    def atomic(self, s: Atomic) -> None:
        address, t = self.place(s.place), s.place.type
        old = decode(self.memory.read(address, size_of(t)), t)
        args = [self.expr(a) for a in s.args]
        assert isinstance(t, ScalarType)
        a = args[0]
        new = {
            AtomicOp.ADD: lambda: old + a,
            AtomicOp.SUB: lambda: old - a,
            AtomicOp.MIN: lambda: min(old, a),
            AtomicOp.MAX: lambda: max(old, a),
            AtomicOp.AND: lambda: old & a,
            AtomicOp.OR: lambda: old | a,
            AtomicOp.XOR: lambda: old ^ a,
            AtomicOp.EXCHANGE: lambda: a,
            AtomicOp.CAS: lambda: args[1] if old == a else old,
            AtomicOp.INC: lambda: 0 if old >= a else old + 1,
            AtomicOp.DEC: lambda: a if old == 0 or old > a else old - 1,
        }[s.op]()
        new = to_float(new, t.scalar) if t.scalar.is_float else wrap(new, t.scalar)
        self.memory.write(address, encode(new, t))
        if s.result is not None:
            self.store(s.result, old)


def member_offset(t: Type, member: str) -> int:
    if isinstance(t, VecType):
        return "xyzw".index(member) * t.scalar.size
    assert isinstance(t, StructType)
    return t.field(member).offset


def compare(op: BinaryOp, a: Value, b: Value) -> bool:
    return bool(
        {
            BinaryOp.EQ: a == b,
            BinaryOp.NE: a != b,
            BinaryOp.LT: a < b,
            BinaryOp.LE: a <= b,
            BinaryOp.GT: a > b,
            BinaryOp.GE: a >= b,
        }[op]
    )


def integer(op: BinaryOp, a: int, b: int, scalar: Scalar) -> int:
    bits = scalar.size * 8
    match op:
        case BinaryOp.ADD:
            return a + b
        case BinaryOp.SUB:
            return a - b
        case BinaryOp.MUL:
            return a * b
        case BinaryOp.DIV:
            return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        case BinaryOp.REM:
            return (abs(a) % abs(b)) * (-1 if a < 0 else 1)
        case BinaryOp.AND:
            return a & b
        case BinaryOp.OR:
            return a | b
        case BinaryOp.XOR:
            return a ^ b
        case BinaryOp.SHL:
            return 0 if b & 0xFFFFFFFF >= bits else a << b
        case BinaryOp.SHR:
            return a >> min(b & 0xFFFFFFFF, bits - 1 if scalar.is_signed else bits)
        case _:
            raise AssertionError(op)


# ---------------------------------------------------------------------------------------------------------------- launches
class Launch:
    """A kernel's memory and launch; arrays are given and read back as NumPy arrays."""

    def __init__(self, module: Module) -> None:
        assert not module.problems, module.problems
        self.module = module
        self.memory = Memory()
        self.globals: dict[int, int] = {}
        for g in module.globals:
            if g.var.storage in (Storage.CONSTANT, Storage.GLOBAL):
                data = bytes(size_of(g.var.type))
                if g.initial is not None:
                    data = encode(Thread(module, self.memory, {}, {}).expr(g.initial), g.var.type)
                self.globals[g.var.id] = self.memory.allocate(data)

    def buffer(self, array: np.ndarray[Any, Any]) -> int:
        return self.memory.allocate(array.tobytes())

    def read(self, address: int, dtype: Any) -> np.ndarray[Any, Any]:
        return np.frombuffer(bytes(self.memory.objects[address >> SHIFT]), dtype)

    def symbol(self, name: str, data: bytes) -> None:
        var = next(g.var for g in self.module.globals if g.var.name == name)
        self.memory.write(self.globals[var.id], data)

    def run(
        self, grid: tuple[int, int, int], block: tuple[int, int, int], args: list[Value], dynamic: int = 0
    ) -> list[str]:
        printed: list[str] = []
        for bz in range(grid[2]):
            for by in range(grid[1]):
                for bx in range(grid[0]):
                    printed += self.block((bx, by, bz), grid, block, args, dynamic)
        return printed

    def block(
        self,
        at: tuple[int, int, int],
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        args: list[Value],
        dynamic: int,
    ) -> list[str]:
        shared = dict(self.globals)
        pool = self.memory.allocate(bytes(max(dynamic, 1)))
        for g in self.module.globals:
            if g.var.storage is Storage.SHARED:
                shared[g.var.id] = self.memory.allocate(bytes([0x5A]) * size_of(g.var.type))
            elif g.var.storage is Storage.DYNAMIC_SHARED:
                shared[g.var.id] = pool
        threads = [
            Thread(self.module, self.memory, shared, builtins(at, (x, y, z), grid, block))
            for z in range(block[2])
            for y in range(block[1])
            for x in range(block[0])
        ]
        runs = [t.run(self.module.kernel, args) for t in threads]
        schedule(runs)
        return [line for t in threads for line in t.printed]


def builtins(
    at: tuple[int, int, int], thread: tuple[int, int, int], grid: tuple[int, int, int], block: tuple[int, int, int]
) -> dict[BuiltinVar, int]:
    values: dict[BuiltinVar, int] = {BuiltinVar.WARP_SIZE: 32}
    for name, triple in (("threadIdx", thread), ("blockIdx", at), ("blockDim", block), ("gridDim", grid)):
        for c, v in zip("xyz", triple, strict=True):
            values[BuiltinVar(f"{name}.{c}")] = v
    linear = thread[0] + block[0] * (thread[1] + block[1] * thread[2])
    lane = linear % 32
    values[BuiltinVar.LANE_ID] = lane
    values[BuiltinVar.WARP_ID] = linear // 32
    values[BuiltinVar.LANEMASK_EQ] = 1 << lane
    values[BuiltinVar.LANEMASK_LT] = (1 << lane) - 1
    values[BuiltinVar.LANEMASK_LE] = (2 << lane) - 1
    values[BuiltinVar.LANEMASK_GE] = 0xFFFFFFFF & ~((1 << lane) - 1)
    values[BuiltinVar.LANEMASK_GT] = 0xFFFFFFFF & ~((2 << lane) - 1)
    return values


def schedule(runs: list[Generator[Event, Value, Value]]) -> None:
    """Run all threads of a block to their end, from one synchronisation to the next."""
    waiting: dict[int, Event] = {}
    answers: dict[int, Value] = dict.fromkeys(range(len(runs)))
    alive = set(range(len(runs)))
    while alive:
        for i in sorted(alive - set(waiting)):
            try:
                waiting[i] = runs[i].send(answers[i])
            except StopIteration:
                alive.discard(i)
        if not alive:
            return
        released = release(waiting, alive)
        assert released, "the threads of the block wait for different things"
        for i, answer in released.items():
            answers[i] = answer
            del waiting[i]


def release(waiting: dict[int, Event], alive: set[int]) -> dict[int, Value]:
    """Those who may go on, with what they get: a warp whose lanes all wait for one operation, else a whole block."""
    for start in range(0, max(alive) + 1, 32):
        lanes = [i for i in range(start, start + 32) if i in alive]
        events = [waiting[i] for i in lanes]
        warp = [e for e in events if e[0] == "warp" or e[1][0] is BarrierKind.WARP]
        if events and len(warp) == len(events):
            return warp_answers(dict(zip(lanes, events, strict=True)), start)
    if all(e[0] == "barrier" for e in waiting.values()) and set(waiting) == alive:
        predicates = [e[1][1] for e in waiting.values()]
        kind = next(iter(waiting.values()))[1][0]
        answer = {
            BarrierKind.BLOCK: lambda: None,
            BarrierKind.COUNT: lambda: sum(p != 0 for p in predicates),
            BarrierKind.AND: lambda: int(all(predicates)),
            BarrierKind.OR: lambda: int(any(predicates)),
        }[kind]()
        return dict.fromkeys(waiting, answer)
    return {}


def warp_answers(events: dict[int, Event], start: int) -> dict[int, Value]:
    first = next(iter(events.values()))
    if first[0] == "barrier":
        return dict.fromkeys(events)
    op = first[1][0]
    assert all(e[1][0] is op for e in events.values()), "lanes do different operations"
    values = {i - start: e[1][1] for i, e in events.items()}
    return {i: lane_answer(op, i - start, values) for i in events}


def lane_answer(op: WarpOp, lane: int, values: dict[int, list[Value]]) -> Value:
    mine = values[lane]
    if op in (WarpOp.SHUFFLE, WarpOp.SHUFFLE_UP, WarpOp.SHUFFLE_DOWN, WarpOp.SHUFFLE_XOR):
        value, other, width = mine
        base = lane // width * width
        source = {
            WarpOp.SHUFFLE: base + other % width,
            WarpOp.SHUFFLE_UP: lane - other if lane - other >= base else lane,
            WarpOp.SHUFFLE_DOWN: lane + other if lane + other < base + width else lane,
            WarpOp.SHUFFLE_XOR: lane ^ other if (lane ^ other) < base + width else lane,
        }[op]
        return values[source][0] if source in values else value
    firsts = {i: v[0] if v else 1 for i, v in values.items()}
    ballot = sum(1 << i for i, v in firsts.items() if v)
    if op is WarpOp.BALLOT or op is WarpOp.ACTIVEMASK:
        return ballot
    if op is WarpOp.ALL:
        return int(all(firsts.values()))
    if op is WarpOp.ANY:
        return int(any(firsts.values()))
    if op is WarpOp.MATCH_ANY:
        return sum(1 << i for i, v in firsts.items() if v == mine[0])
    if op is WarpOp.REDUCE_ADD:
        return sum(firsts.values())
    if op is WarpOp.REDUCE_MAX:
        return max(firsts.values())
    if op is WarpOp.REDUCE_MIN:
        return min(firsts.values())
    raise AssertionError(op)


__all__ = ["ArrayType", "Launch", "Thread", "TrapError"]
