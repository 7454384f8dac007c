"""Accesses of any type to memory that is laid out as an array of one scalar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from translator.ir.nodes import (
    Assign,
    Atomic,
    Binary,
    BinaryOp,
    Bitcast,
    BitsPlace,
    Block,
    BufferElement,
    Cast,
    Construct,
    Declare,
    Expr,
    FieldPlace,
    Function,
    GlobalVar,
    IndexPlace,
    Literal,
    Load,
    MemoryObject,
    Place,
    Stmt,
    Var,
    VarPlace,
    lit_i32,
)
from translator.ir.types import (
    BOOL,
    U8,
    U16,
    U32,
    U64,
    ArrayType,
    Scalar,
    ScalarType,
    StructType,
    Type,
    VecType,
    size_of,
)
from translator.passes.context import Context, Refused
from translator.passes.index_math import ZERO, add, narrow, scale
from translator.passes.walk import Rewriter

UNSIGNED = {1: U8, 2: U16, 4: U32, 8: U64}
MOST_PIECES = 256
"""A single load or store of more words than this is refused."""


@dataclass(frozen=True, slots=True)
class Backing:
    """The layout of one memory: an array of `scalar`, in a buffer (`object`) or a variable (`var`, of that array type)."""

    scalar: ScalarType
    object: MemoryObject | None
    var: Var | None

    def element(self, index: Expr) -> Place:
        if self.var is not None:
            return IndexPlace(VarPlace(self.var), index, self.scalar)
        assert self.object is not None
        return BufferElement(self.object, index, self.scalar)


@dataclass(frozen=True, slots=True)
class Located:
    """A place in a backing: `index` counts its scalars."""

    backing: Backing
    index: Expr
    type: Type


def leaf_scalars(t: Type) -> Iterator[Scalar]:
    """The scalars that a type is made of, with repetitions of fields but not of elements."""
    match t:
        case ScalarType(s) | VecType(s):
            yield s
        case ArrayType(element):
            yield from leaf_scalars(element)
        case StructType(fields=fields):
            for f in fields:
                yield from leaf_scalars(f.type)
        case _:
            pass


def common_scalar(types: Iterable[Type]) -> ScalarType:
    """The scalar that memory seen as all these types is laid out in."""
    scalars = {s for t in types for s in leaf_scalars(t)}
    if len(scalars) == 1 and Scalar.BOOL not in scalars:
        return ScalarType(scalars.pop())
    return UNSIGNED[min((s.size for s in scalars), default=4)]


class WordLowering(Rewriter):
    """Rewrites every access to the memories in `backings` (by object name, and by variable id in `variables`)."""

    def __init__(self, objects: Mapping[str, Backing], variables: Mapping[int, Backing], ctx: Context) -> None:
        self.objects = objects
        self.variables = variables
        self.ctx = ctx

    # --------------------------------------------------------------------------------------------------------- location
    def locate(self, p: Place) -> Located | None:
        """Where a place lies, if it is in a backed memory."""
        match p:
            case BufferElement(obj, index, t):
                backing = self.objects.get(obj.name)
                if backing is None:
                    return None
                return Located(backing, scale(narrow(self.expr(index)), self.words(t, backing)), t)
            case VarPlace(var):
                found = self.variables.get(var.id)
                return None if found is None else Located(found, ZERO, var.type)
            case FieldPlace(base, member, t):
                at = self.locate(base)
                if at is None:
                    return None
                if isinstance(base.type, VecType):
                    offset = "xyzw".index(member) * base.type.scalar.size
                else:
                    assert isinstance(base.type, StructType)
                    offset = base.type.field(member).offset
                return Located(at.backing, add(at.index, lit_i32(offset // at.backing.scalar.scalar.size)), t)
            case IndexPlace(base, index, t):
                at = self.locate(base)
                if at is None:
                    return None
                return Located(at.backing, add(at.index, scale(narrow(self.expr(index)), self.words(t, at.backing))), t)
            case BitsPlace(base, t):
                at = self.locate(base)
                return None if at is None else replace(at, type=t)
            case _:
                return None

    def words(self, t: Type, backing: Backing) -> int:
        size, word = size_of(t), backing.scalar.scalar.size
        if size % word:
            raise Refused("WB4103", f"a value of {size} bytes lies in memory of {word}-byte elements", None)
        return size // word

    # ------------------------------------------------------------------------------------------------------------ loads
    def expr(self, e: Expr) -> Expr:
        if isinstance(e, Load) and (at := self.locate(e.place)) is not None:
            return self.load(at.backing, at.index, at.type)
        return self.expr_children(e)

    def load(self, backing: Backing, index: Expr, t: Type) -> Expr:
        """A value put together from the scalars at an index."""
        match t:
            case ScalarType():
                return self.load_scalar(backing, index, t)
            case VecType(s, count):
                part: Type = ScalarType(s)
                parts = [self.load(backing, self.at(index, i * s.size, backing), part) for i in range(count)]
            case ArrayType(element, count) if count is not None and count <= MOST_PIECES:
                step = size_of(element)
                parts = [self.load(backing, self.at(index, i * step, backing), element) for i in range(count)]
            case StructType(fields=fields):
                parts = [self.load(backing, self.at(index, f.offset, backing), f.type) for f in fields]
            case _:
                raise Refused("WB4103", "a large array is copied out of memory that is seen as several types", None)
        return Construct(tuple(parts), t)

    def at(self, index: Expr, offset: int, backing: Backing) -> Expr:
        return add(index, lit_i32(offset // backing.scalar.scalar.size))

    def load_scalar(self, backing: Backing, index: Expr, t: ScalarType) -> Expr:
        word = backing.scalar
        first = Load(backing.element(index), word)
        if t == word:
            return first
        if t.scalar is Scalar.BOOL:
            return Binary(BinaryOp.NE, Cast(first, U32), Literal(U32, 0), BOOL)
        if t.scalar.size == word.scalar.size:
            return Bitcast(first, t)
        pieces = [Load(backing.element(add(index, lit_i32(i))), word) for i in range(t.scalar.size // word.scalar.size)]
        return Bitcast(join(pieces, word, t.scalar.size), t)

    # ----------------------------------------------------------------------------------------------------------- stores
    def stmt(self, s: Stmt) -> Block:
        match s:
            case Assign(place, value) if (at := self.locate(place)) is not None:
                return self.store(at, self.expr(value), s)
            case Declare(var, value) if var.id in self.variables:
                backing = self.variables[var.id]
                assert backing.var is not None
                head = Declare(backing.var, None, s.origin)
                if value is None:
                    return (head,)
                return (head, *self.store(Located(backing, ZERO, var.type), self.expr(value), s))
            case Atomic(_, place) if (at := self.locate(place)) is not None:
                return (self.atomic(s, at),)
            case _:
                return (self.stmt_children(s),)

    def store(self, at: Located, value: Expr, s: Stmt) -> Block:
        """The assignments of a value's scalars."""
        out: list[Stmt] = []
        if isinstance(at.type, ScalarType) and at.type.scalar.size <= at.backing.scalar.scalar.size:
            self.store_scalar(at.backing, at.index, value, at.type, out)
        else:
            held = self.ctx.fresh("value", value.type)
            out.append(Declare(held, value, s.origin))
            self.store_parts(at.backing, at.index, VarPlace(held), out)
        if len(out) > MOST_PIECES:
            raise Refused("WB4103", "a large value is copied into memory that is seen as several types", s.origin)
        return tuple(replace(x, origin=s.origin) for x in out)

    def store_parts(self, backing: Backing, index: Expr, place: Place, out: list[Stmt]) -> None:
        """The assignments of all that lies in a variable's place."""
        t = place.type
        match t:
            case ScalarType():
                self.store_scalar(backing, index, Load(place, t), t, out)
            case VecType(s, count):
                for i in range(count):
                    inner = FieldPlace(place, "xyzw"[i], ScalarType(s))
                    self.store_parts(backing, self.at(index, i * s.size, backing), inner, out)
            case StructType(fields=fields):
                for f in fields:
                    self.store_parts(backing, self.at(index, f.offset, backing), FieldPlace(place, f.name, f.type), out)
            case ArrayType(element, count) if count is not None:
                for i in range(min(count, MOST_PIECES + 1)):
                    at = self.at(index, i * size_of(element), backing)
                    self.store_parts(backing, at, IndexPlace(place, lit_i32(i), element), out)
            case _:
                raise Refused("WB4103", "an array is copied into memory that is seen as several types", None)

    def store_scalar(self, backing: Backing, index: Expr, value: Expr, t: ScalarType, out: list[Stmt]) -> None:
        word = backing.scalar
        if t == word:
            out.append(Assign(backing.element(index), value))
        elif t.scalar is Scalar.BOOL:
            out.append(Assign(backing.element(index), Cast(value, word)))
        elif t.scalar.size == word.scalar.size:
            out.append(Assign(backing.element(index), Bitcast(value, word)))
        else:
            whole = Bitcast(value, UNSIGNED[t.scalar.size])
            for i in range(t.scalar.size // word.scalar.size):
                piece = shifted_right(whole, i * word.scalar.size * 8)
                part = Cast(piece, UNSIGNED[word.scalar.size])
                stored: Expr = part if part.type == word else Bitcast(part, word)
                out.append(Assign(backing.element(add(index, lit_i32(i))), stored))

    def atomic(self, s: Atomic, at: Located) -> Atomic:
        word = at.backing.scalar
        t = at.type
        if not isinstance(t, ScalarType) or t.scalar.size != word.scalar.size:
            raise Refused(
                "WB4304", "an atomic operation on memory that is also used in smaller pieces is not supported", s.origin
            )
        element = at.backing.element(at.index)
        place: Place = element if t == word else BitsPlace(element, t)
        return replace(s, place=place, args=self.exprs(s.args), result=self.optional_var(s.result))

    def function(self, f: Function) -> Function:
        """A function whose accesses are rewritten; a parameter that has a backing is copied into it first."""
        params: list[Var] = []
        head: list[Stmt] = []
        for p in f.params:
            if p.id in self.variables:
                given = self.ctx.fresh(p.name, p.type, p.storage)
                params.append(given)
                head.append(Declare(p, Load(VarPlace(given), p.type), f.origin))
            else:
                params.append(p)
        return replace(f, params=tuple(params), body=self.block((*head, *f.body)))

    def global_var(self, g: GlobalVar) -> GlobalVar:
        backing = self.variables.get(g.var.id)
        return g if backing is None or backing.var is None else replace(g, var=backing.var)


def join(pieces: Sequence[Expr], word: ScalarType, size: int) -> Expr:
    """Words, lowest first, put together to an unsigned integer of `size` bytes."""
    wide = UNSIGNED[max(size, 4)]
    total: Expr | None = None
    for i, piece in enumerate(pieces):
        unsigned = UNSIGNED[word.scalar.size]
        bits: Expr = piece if piece.type == unsigned else Bitcast(piece, unsigned)
        part: Expr = bits if bits.type == wide else Cast(bits, wide)
        if i:
            part = Binary(BinaryOp.SHL, part, lit_i32(i * word.scalar.size * 8), wide)
        total = part if total is None else Binary(BinaryOp.OR, total, part, wide)
    assert total is not None
    return total if size >= 4 else Cast(total, UNSIGNED[size])


def shifted_right(e: Expr, bits: int) -> Expr:
    """The bits of an unsigned value from a position on."""
    t = e.type
    assert isinstance(t, ScalarType)
    if t.scalar.size < 4:
        e, t = Cast(e, U32), U32
    return Binary(BinaryOp.SHR, e, lit_i32(bits), t) if bits else e
