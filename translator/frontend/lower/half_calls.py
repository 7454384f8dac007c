"""Functions and operators of half, bfloat16 and their pairs (cuda_fp16.h, cuda_bf16.h), by name.

Arithmetic on half is a `Binary` that rounds to half.  Other half functions are computed in f32 and rounded once; the
minimum, maximum and absolute value are exact that way.  Pairs are done element by element.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from translator.frontend.cursors import Node
from translator.frontend.lower.base import Base
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.errors import Unsupported
from translator.frontend.lower.literals import literal
from translator.ir.nodes import (
    Binary,
    BinaryOp,
    Bitcast,
    Construct,
    Expr,
    Extract,
    Literal,
    MathCall,
    Place,
    Select,
)
from translator.ir.types import BF16, BOOL, F16, F32, I8, I16, I32, U8, U16, U32, Scalar, ScalarType, Type, VecType

_ARITHMETIC = {
    "operator+": BinaryOp.ADD,
    "operator-": BinaryOp.SUB,
    "operator*": BinaryOp.MUL,
    "operator/": BinaryOp.DIV,
    "__hadd": BinaryOp.ADD,
    "__hsub": BinaryOp.SUB,
    "__hmul": BinaryOp.MUL,
    "__hdiv": BinaryOp.DIV,
    "__hadd_rn": BinaryOp.ADD,
    "__hsub_rn": BinaryOp.SUB,
    "__hmul_rn": BinaryOp.MUL,
    "__hadd2": BinaryOp.ADD,
    "__hsub2": BinaryOp.SUB,
    "__hmul2": BinaryOp.MUL,
    "__h2div": BinaryOp.DIV,
    "__hadd2_rn": BinaryOp.ADD,
    "__hsub2_rn": BinaryOp.SUB,
    "__hmul2_rn": BinaryOp.MUL,
}
_COMPOUND = {
    "operator+=": BinaryOp.ADD,
    "operator-=": BinaryOp.SUB,
    "operator*=": BinaryOp.MUL,
    "operator/=": BinaryOp.DIV,
}
_COMPARE = {
    "operator<": BinaryOp.LT,
    "operator>": BinaryOp.GT,
    "operator<=": BinaryOp.LE,
    "operator>=": BinaryOp.GE,
    "operator==": BinaryOp.EQ,
    "operator!=": BinaryOp.NE,
    "__hlt": BinaryOp.LT,
    "__hgt": BinaryOp.GT,
    "__hle": BinaryOp.LE,
    "__hge": BinaryOp.GE,
    "__heq": BinaryOp.EQ,
    "__hne": BinaryOp.NE,
}
_IN_FLOAT = {
    "exp": "expf",
    "exp2": "exp2f",
    "exp10": "exp10f",
    "log": "logf",
    "log2": "log2f",
    "log10": "log10f",
    "sqrt": "sqrtf",
    "rsqrt": "rsqrtf",
    "sin": "sinf",
    "cos": "cosf",
    "tanh": "tanhf",
    "floor": "floorf",
    "ceil": "ceilf",
    "trunc": "truncf",
    "rint": "rintf",
}
_FLOAT_FUNCTION = re.compile(r"h(2?)(exp10|exp2|exp|log2|log10|log|sqrt|rsqrt|sin|cos|tanh|floor|ceil|trunc|rint)$")
_PAIR_COMPARISON = re.compile(r"__h(b?)(lt|gt|le|ge|eq|ne)2(_mask)?$")
_EXACT = {"__habs": "fabsf", "__hmax": "fmaxf", "__hmin": "fminf"}
_SCALAR_CONVERSION = re.compile(
    r"__(half|float|double|int|uint|short|ushort|ll|ull|bfloat16|char|uchar)2"
    r"(half|bfloat16|float|int|uint|short|ushort|ll|ull|double)(?:_(rn|rz|ru|rd))?$"
)
_ROUNDING = {"rn": "rintf", "rz": "truncf", "ru": "ceilf", "rd": "floorf"}
_RANGES = {I8: (-128, 127), U8: (0, 255), I16: (-32768, 32767), U16: (0, 65535)}
_BIT_CASTS = {
    "__half_as_ushort": U16,
    "__half_as_short": I16,
    "__ushort_as_half": F16,
    "__short_as_half": F16,
    "__bfloat16_as_ushort": U16,
    "__bfloat16_as_short": I16,
    "__ushort_as_bfloat16": BF16,
    "__short_as_bfloat16": BF16,
}
_SPLAT = ("__float2half2_rn", "__half2half2", "__float2bfloat162_rn", "__bfloat162bfloat162")
_PAIR = (
    "__floats2half2_rn",
    "__halves2half2",
    "make_half2",
    "__floats2bfloat162_rn",
    "__halves2bfloat162",
    "make_bfloat162",
)
_CONVERT_PAIR = ("__half22float2", "__float22half2_rn", "__bfloat1622float2", "__float22bfloat162_rn")
_PARTS = {
    "__low2half": "x",
    "__low2float": "x",
    "__low2bfloat16": "x",
    "__high2half": "y",
    "__high2float": "y",
    "__high2bfloat16": "y",
}
_SHUFFLES = {
    "__low2half2": "xx",
    "__high2half2": "yy",
    "__lowhigh2highlow": "yx",
    "__low2bfloat162": "xx",
    "__high2bfloat162": "yy",
}
_HALVES = (F16, BF16)


def is_half(t: Type) -> bool:
    return t in _HALVES or (isinstance(t, VecType) and t.scalar in (Scalar.F16, Scalar.BF16))


class HalfCalls(Base):
    def half_call(self, node: Node, target: Node) -> Expr | Place | None:
        """A half or bfloat16 function; None for any other."""
        name = target.spelling
        if not self.concerns_half(target):
            return None
        if name in _COMPOUND:
            return self.half_compound(node, _COMPOUND[name])
        if not self.is_known_half(name, len(node.arguments)):
            return None
        values = self.values_in_order(*[partial(self.value, a) for a in node.arguments])
        result = self.half_value(name, values, node)
        return result if result is None else self.matched(result, self.type_of(node), node)

    def concerns_half(self, target: Node) -> bool:
        t = target.type.canonical
        try:
            lowered = [self.types.lower(p) for p in t.parameters] + [self.types.lower(t.result)]
        except Unsupported:
            return False
        return any(is_half(getattr(x, "element", x)) for x in lowered)

    def is_known_half(self, name: str, count: int) -> bool:
        return (
            name in _ARITHMETIC
            or name in _COMPARE
            or _PAIR_COMPARISON.match(name) is not None
            or name in _BIT_CASTS
            or name in (*_SPLAT, *_PAIR, *_CONVERT_PAIR)
            or name in _PARTS
            or name in _SHUFFLES
            or name.removesuffix("2") in _EXACT
            or name in ("__hneg", "__hneg2", "__hfma", "__hfma2", "__hisnan", "__lows2half2", "__highs2half2")
            or name in ("__hfma_rn", "__hfma2_rn", "hrcp", "h2rcp")
            or _FLOAT_FUNCTION.match(name) is not None
            or _SCALAR_CONVERSION.match(name) is not None
        )

    def matched(self, e: Expr, t: Type, node: Node) -> Expr:
        return e if e.type == t else self.convert(e, t, node)

    def half_compound(self, node: Node, op: BinaryOp) -> Place:
        left, right = node.arguments
        t = self.type_of(left)
        value, place = self.value_then_place(lambda: self.value_as(right, t), lambda: self.place(left))
        old = self.load(place, node)
        self.assign(place, self.half_arithmetic(op, old, value, node), node)
        return place

    # --------------------------------------------------------------------------------------------------------------- values
    def half_value(self, name: str, values: list[Expr], node: Node) -> Expr | None:
        if name in _ARITHMETIC and len(values) == 2:
            return self.half_arithmetic(_ARITHMETIC[name], values[0], values[1], node)
        if name in ("operator-", "__hneg", "__hneg2") and len(values) == 1:
            return self.each_element(values, node, lambda e: self.negative(e[0], node))
        if name == "operator+" and len(values) == 1:
            return values[0]
        if name in _COMPARE:
            return self.half_compare(_COMPARE[name], values, node)
        m = _PAIR_COMPARISON.match(name)
        if m is not None:
            op = _COMPARE["__h" + m[2]]
            run = self.pair_both if m[1] else self.pair_mask if m[3] else self.pair_compare
            return run(op, values, node)
        if name in _BIT_CASTS:
            return Bitcast(values[0], _BIT_CASTS[name], self.origin(node))
        if _SCALAR_CONVERSION.match(name):
            return self.half_conversion(name, values[0], node)
        return self.pair_value(name, values, node) or self.half_function(name, values, node)

    def half_arithmetic(self, op: BinaryOp, a: Expr, b: Expr, node: Node) -> Expr:
        return self.each_element([a, b], node, lambda e: self.arithmetic(op, e[0], e[1], node))

    def half_compare(self, op: BinaryOp, values: list[Expr], node: Node) -> Expr | None:
        if isinstance(values[0].type, VecType):
            if op is not BinaryOp.EQ:
                return None
            a, b = (self.temporary(v, node) for v in values)
            parts = [self.arithmetic(op, self.part(a, c, node), self.part(b, c, node), node) for c in "xy"]
            return Binary(BinaryOp.LOGICAL_AND, parts[0], parts[1], BOOL, self.origin(node))
        return self.arithmetic(op, values[0], values[1], node)

    def pair_compare(self, op: BinaryOp, values: list[Expr], node: Node) -> Expr:
        """``__hgt2``: 1.0 or 0.0 for each half."""
        one, zero = (literal(v, scalar_of(values[0].type)) for v in (1.0, 0.0))
        t = scalar_of(values[0].type)
        return self.each_element(
            values, node, lambda e: Select(self.arithmetic(op, e[0], e[1], node), one, zero, t, self.origin(node))
        )

    def pair_mask(self, op: BinaryOp, values: list[Expr], node: Node) -> Expr:
        """``__hgt2_mask``: 0xFFFF or 0 for each half."""
        a, b = (self.temporary(v, node) for v in values)
        parts = []
        for c, bits in (("x", 0xFFFF), ("y", 0xFFFF0000)):
            test = self.arithmetic(op, self.part(a, c, node), self.part(b, c, node), node)
            parts.append(Select(test, literal(bits, U32), literal(0, U32), U32, self.origin(node)))
        return Binary(BinaryOp.OR, parts[0], parts[1], U32, self.origin(node))

    def pair_both(self, op: BinaryOp, values: list[Expr], node: Node) -> Expr:
        """``__hbgt2``: whether it holds for both halves."""
        a, b = (self.temporary(v, node) for v in values)
        parts = [self.arithmetic(op, self.part(a, c, node), self.part(b, c, node), node) for c in "xy"]
        return Binary(BinaryOp.LOGICAL_AND, parts[0], parts[1], BOOL, self.origin(node))

    def half_conversion(self, name: str, value: Expr, node: Node) -> Expr | None:
        m = _SCALAR_CONVERSION.match(name)
        assert m is not None
        t = self.type_of(node)
        assert isinstance(t, ScalarType)
        mode = m[3] or "rn"
        if t.scalar.is_integer and value.type in _HALVES:
            rounded = MathCall(_ROUNDING[mode], (cast(value, F32),), F32, self.origin(node))
            return self.saturated(rounded, t, node)
        source = value if isinstance(value.type, ScalarType) else None
        if source is None:
            return None
        if mode == "rn" or value.type in _HALVES:
            return cast(value, t)
        wanted = {F16: "__float2half_", BF16: "__float2bfloat16_"}.get(t)
        if wanted is None or value.type != F32:
            return None
        return MathCall(wanted + mode, (value,), t, self.origin(node))

    def saturated(self, value: Expr, t: ScalarType, node: Node) -> Expr:
        """A float as an integer of any size: PTX's ``cvt`` clamps to the type's range, also where it has 8 or 16 bits."""
        if t not in _RANGES:
            return cast(value, t)
        low, high = (Literal(I32, bound) for bound in _RANGES[t])
        at_most = MathCall("min", (cast(value, I32), high), I32, self.origin(node))
        return cast(MathCall("max", (at_most, low), I32, self.origin(node)), t)

    def pair_value(self, name: str, values: list[Expr], node: Node) -> Expr | None:
        t = self.type_of(node)
        origin = self.origin(node)
        if name in _PARTS:
            return cast(self.part(values[0], _PARTS[name], node), scalar_of(t))
        if not isinstance(t, VecType):
            return None
        element = ScalarType(t.scalar)
        if name in _SPLAT:
            one = self.temporary(cast(values[0], element), node)
            return Construct((one, one), t, origin)
        if name in _PAIR:
            return Construct(tuple(cast(v, element) for v in values), t, origin)
        if name in _CONVERT_PAIR:
            whole = self.temporary(values[0], node)
            return Construct(tuple(cast(self.part(whole, c, node), element) for c in "xy"), t, origin)
        if name in _SHUFFLES:
            whole = self.temporary(values[0], node)
            return Construct(tuple(self.part(whole, c, node) for c in _SHUFFLES[name]), t, origin)
        if name in ("__lows2half2", "__highs2half2"):
            which = "x" if "low" in name else "y"
            return Construct(tuple(self.part(v, which, node) for v in values), t, origin)
        return None

    def half_function(self, name: str, values: list[Expr], node: Node) -> Expr | None:
        origin = self.origin(node)
        if name == "__hisnan":
            return MathCall("isnan", (cast(values[0], F32),), BOOL, origin)
        if name in ("__hfma", "__hfma2", "__hfma_rn", "__hfma2_rn"):
            return self.each_element(values, node, lambda e: MathCall("__hfma", tuple(e), e[0].type, origin))
        m = _FLOAT_FUNCTION.match(name)
        if m is not None:
            return self.each_element(values, node, lambda e: self.in_float(_IN_FLOAT[m[2]], e, node))
        exact = _EXACT.get(name.removesuffix("2"))
        if exact is not None:
            return self.each_element(values, node, lambda e: self.in_float(exact, e, node))
        if name in ("hrcp", "h2rcp"):
            return self.each_element(values, node, lambda e: self.reciprocal(e[0], node))
        return None

    def in_float(self, function: str, elements: list[Expr], node: Node) -> Expr:
        t = scalar_of(elements[0].type)
        call = MathCall(function, tuple(cast(e, F32) for e in elements), F32, self.origin(node))
        return cast(call, t)

    def reciprocal(self, e: Expr, node: Node) -> Expr:
        one = literal(1.0, F32)
        return cast(Binary(BinaryOp.DIV, one, cast(e, F32), F32, self.origin(node)), scalar_of(e.type))

    # ------------------------------------------------------------------------------------------------------------- elements
    def each_element(self, values: list[Expr], node: Node, one: Callable[[list[Expr]], Expr]) -> Expr:
        """Apply a scalar function to scalars, or to each element of pairs."""
        t = values[0].type
        if not isinstance(t, VecType):
            return one(values)
        kept = [self.temporary(v, node) for v in values]
        parts = tuple(one([self.part(v, c, node) for v in kept]) for c in "xyzw"[: t.count])
        return Construct(parts, t, self.origin(node))

    def part(self, e: Expr, member: str, node: Node) -> Expr:
        if isinstance(e, Construct):
            return e.args["xyzw".index(member)]
        return Extract(e, member, scalar_of(e.type), self.origin(node))


def scalar_of(t: Type) -> ScalarType:
    assert isinstance(t, ScalarType | VecType)
    return ScalarType(t.scalar)
