"""Mathematical and bit functions of the CUDA headers and of the C and C++ library, by name and operand types."""

from __future__ import annotations

import re
from functools import partial
from typing import ClassVar

from translator.frontend.cursors import Node
from translator.frontend.lower.base import Base
from translator.frontend.lower.conversions import cast
from translator.frontend.lower.literals import literal
from translator.frontend.lower.types import promoted, usual
from translator.ir.intrinsics import FAST_MATH, INTRINSICS, signature
from translator.ir.nodes import Binary, BinaryOp, Bitcast, Expr, MathCall, Place, Select
from translator.ir.types import BOOL, F32, F64, I32, I64, U32, U64, ScalarType, Type, VecType

_ALIASES = {
    "nearbyint": "rint",
    "nearbyintf": "rintf",
    "scalbn": "ldexp",
    "scalbnf": "ldexpf",
    "scalbln": "ldexp",
    "scalblnf": "ldexpf",
    "fdivide": "fdivide",
    "saturate": "__saturatef",
    "__isnan": "isnan",
    "__isnanf": "isnan",
    "__isnand": "isnan",
    "__isinf": "isinf",
    "__isinff": "isinf",
    "__isinfd": "isinf",
    "__finite": "isfinite",
    "__finitef": "isfinite",
    "finite": "isfinite",
    "finitef": "isfinite",
    "isnanf": "isnan",
    "isinff": "isinf",
    "isnanl": "isnan",
    "__signbit": "signbit",
    "__signbitf": "signbit",
    "mul24": "__mul24",
    "umul24": "__umul24",
    "umulhi": "__umulhi",
    "umul64hi": "__umul64hi",
    "popcount": "__popc",
    "popcountll": "__popcll",
    "clz": "__clz",
    "clzll": "__clzll",
    "ctz": "ctz",
    "ctzll": "ctzll",
    "ffs": "__ffs",
    "ffsll": "__ffsll",
    "ffsl": "__ffsll",
    "gamma": "tgamma",
    "powi": "pow",
    "powif": "powf",
    "fabsl": "fabs",
}
"""Other names of the same function; those of compiler built-ins after their prefix ``__builtin_``."""

_MIN_MAX = {
    "min": "min",
    "max": "max",
    "umin": "min",
    "umax": "max",
    "llmin": "min",
    "llmax": "max",
    "ullmin": "min",
    "ullmax": "max",
}
_ABS = ("abs", "labs", "llabs")
_BITS: dict[str, tuple[ScalarType, ScalarType]] = {
    "__float_as_int": (F32, I32),
    "__float_as_uint": (F32, U32),
    "__int_as_float": (I32, F32),
    "__uint_as_float": (U32, F32),
    "__double_as_longlong": (F64, I64),
    "__longlong_as_double": (I64, F64),
    "float_as_int": (F32, I32),
    "float_as_uint": (F32, U32),
    "int_as_float": (I32, F32),
    "uint_as_float": (U32, F32),
}
_ROUNDED = re.compile(r"__(float|double|int|uint|ll|ull)2(float|double|int|uint|ll|ull)_(rn|rz|ru|rd)$")
_WORDS = {"float": F32, "double": F64, "int": I32, "uint": U32, "ll": I64, "ull": U64}
_ROUNDING = {"rn": "rint", "ru": "ceil", "rd": "floor"}
_TO_WHOLE = re.compile(r"(ll|l)?(rint|round)f?$")
_COMPARISONS = {
    "isgreater": BinaryOp.GT,
    "isgreaterequal": BinaryOp.GE,
    "isless": BinaryOp.LT,
    "islessequal": BinaryOp.LE,
}
_SIN_COS = {
    "sincos": ("sin", "cos"),
    "sincosf": ("sinf", "cosf"),
    "__sincosf": ("__sinf", "__cosf"),
    "sincospi": ("sinpi", "cospi"),
    "sincospif": ("sinpif", "cospif"),
}


class MathCalls(Base):
    MATH_KNOWN: ClassVar[dict[str, str]] = {
        **dict.fromkeys(_SIN_COS, "sine_and_cosine"),
        "modf": "split_whole",
        "modff": "split_whole",
    }

    def math_call(self, node: Node, target: Node) -> Expr | Place | None:
        """A pure function known by its name; None for others."""
        name = target.spelling.removeprefix("__builtin_")
        name = _ALIASES.get(name, name)
        if name in _BITS:
            source, result = _BITS[name]
            return Bitcast(self.value_as(node.arguments[0], source), result, self.origin(node))
        if name in _MIN_MAX or name in _ABS:
            return self.min_max_abs(name, node, target)
        if _ROUNDED.match(name):
            return self.rounded_conversion(name, node)
        if _TO_WHOLE.match(name) and name.startswith("l"):
            return self.to_whole(name, node)
        if name in _COMPARISONS:
            return self.quiet_comparison(_COMPARISONS[name], node)
        if name in ("ctz", "ctzll"):
            return self.trailing_zeros(name, node)
        if name in ("fdivide",):
            a, b = self.operands_as(node, (F64, F64))
            return Binary(BinaryOp.DIV, a, b, F64, self.origin(node))
        if name.startswith("__fmaf_ieee_"):
            name = name.replace("_ieee", "")
        return self.named_function(name, node, target)

    def named_function(self, name: str, node: Node, target: Node) -> Expr | None:
        arguments = node.arguments
        constant = self.constant_function(name, node)
        if constant is not None:
            return constant
        declared = [self.types.lower(t) for t in target.type.canonical.parameters] if arguments else []
        found = self.overload(name, declared, self.types.lower(target.type.canonical.result))
        if found is None:
            return None
        name, wanted = found
        if self.module.options.semantics.use_fast_math:
            name = FAST_MATH.get(name, name)
        values = self.operands_as(node, wanted)
        chosen = signature(name, wanted)
        assert chosen is not None
        call = MathCall(name, tuple(values), chosen.result, self.origin(node))
        return self.convert(call, self.type_of(node), node)

    def overload(self, name: str, declared: list[Type], result: Type) -> tuple[str, tuple[ScalarType, ...]] | None:
        """The table's name and parameter types for a function declared with these parameters and this result."""
        packed = [self.packed(t) for t in declared]
        scalars = tuple(t for t in packed if isinstance(t, ScalarType))
        if len(scalars) != len(packed):
            return None
        if signature(name, scalars) is not None:
            return name, scalars
        float_name = name + "f"
        singles = scalars and all(t in (F32, I32, I64) for t in scalars) and F32 in scalars and result != F64
        for candidate in (float_name,) if singles and float_name in INTRINSICS else (name, name.removesuffix("f")):
            intrinsic = INTRINSICS.get(candidate)
            for overload in intrinsic.overloads if intrinsic is not None else ():
                if len(overload.params) == len(scalars):
                    return candidate, overload.params
        return None

    def packed(self, t: Type) -> Type:
        """char4 and its kin stand for the 32 bits that they are."""
        if isinstance(t, VecType) and t.scalar.size * t.count == 4 and t.scalar.is_integer:
            return I32 if t.scalar.is_signed else U32
        return t

    def operands_as(self, node: Node, wanted: tuple[ScalarType, ...]) -> list[Expr]:
        arguments = node.arguments[: len(wanted)]
        pairs = zip(arguments, wanted, strict=True)
        return self.values_in_order(*[partial(self.operand_as, a, t) for a, t in pairs])

    def operand_as(self, node: Node, t: ScalarType) -> Expr:
        e = self.value(node)
        if isinstance(e.type, VecType):
            return Bitcast(e, t, self.origin(node))
        return self.convert(e, t, node)

    def constant_function(self, name: str, node: Node) -> Expr | None:
        """``__builtin_inff()``, ``nanf("")`` and so on."""
        if not name.startswith(("inf", "nan", "huge_val")):
            return None
        t = self.type_of(node)
        value = node.evaluate()
        if value is None and name.startswith("nan"):
            value = float("nan")
        if isinstance(value, float) and isinstance(t, ScalarType):
            return literal(value, t, self.origin(node))
        return None

    # ------------------------------------------------------------------------------------------------------- special forms
    def min_max_abs(self, name: str, node: Node, target: Node) -> Expr | Place | None:
        """CUDA's overloads: by the type of the result; ``std::min`` and ``std::max`` compare with ``<``."""
        t = self.type_of(node)
        parameters = target.type.canonical.parameters
        if not isinstance(t, ScalarType) or len(node.arguments) != len(parameters) or len(parameters) > 2:
            return None
        if parameters and "&" in parameters[0].spelling:
            return self.standard_min_max(name, t, node)
        common = promoted(t)
        assert isinstance(common, ScalarType)
        which = _MIN_MAX.get(name, "abs")
        if common.scalar.is_float:
            which = {"min": "fmin", "max": "fmax", "abs": "fabs"}[which] + ("f" if common == F32 else "")
        elif which == "abs" and common not in (I32, I64):
            return None
        if signature(which, (common,) * len(parameters)) is None:
            return None
        values = self.operands_as(node, (common,) * len(parameters))
        return self.convert(MathCall(which, tuple(values), common, self.origin(node)), t, node)

    def standard_min_max(self, name: str, t: ScalarType, node: Node) -> Expr | None:
        if len(node.arguments) != 2 or name not in ("min", "max"):
            return None
        a, b = self.values_in_order(*[partial(self.value_as, n, t) for n in node.arguments])
        common = promoted(t)
        assert isinstance(common, ScalarType)
        first, second = (cast(b, common), cast(a, common)) if name == "min" else (cast(a, common), cast(b, common))
        test = self.arithmetic(BinaryOp.LT, first, second, node)
        return Select(test, b, a, t, self.origin(node))

    def rounded_conversion(self, name: str, node: Node) -> Expr | None:
        """``__float2int_rn``: round, then convert; ``__int2float_rn`` is the ordinary conversion."""
        m = _ROUNDED.match(name)
        assert m is not None
        source, result, mode = _WORDS[m[1]], _WORDS[m[2]], m[3]
        value = self.value_as(node.arguments[0], source)
        if source.scalar.is_float and result.scalar.is_integer:
            if mode != "rz":
                function = _ROUNDING[mode] + ("f" if source == F32 else "")
                value = MathCall(function, (value,), source, self.origin(node))
            return cast(value, result)
        if mode == "rn" or (result == F64 and source.scalar.size == 4):
            return cast(value, result)
        if signature(name, (source,)) is None:
            return None
        return MathCall(name, (value,), result, self.origin(node))

    def to_whole(self, name: str, node: Node) -> Expr:
        """``lrintf``, ``llround`` ...: round, then convert to a whole number."""
        single = name.endswith("f") or self.type_of(node.arguments[0]) == F32
        source = F32 if single else F64
        base = "rint" if "rint" in name else "round"
        value = self.value_as(node.arguments[0], source)
        call = MathCall(base + ("f" if single else ""), (value,), source, self.origin(node))
        return self.convert(call, self.type_of(node), node)

    def quiet_comparison(self, op: BinaryOp, node: Node) -> Expr:
        a, b = (self.value(n) for n in node.arguments)
        common = usual(a.type, b.type)
        assert isinstance(common, ScalarType)
        return self.convert(Binary(op, cast(a, common), cast(b, common), BOOL), self.type_of(node), node)

    def trailing_zeros(self, name: str, node: Node) -> Expr:
        t, function = (I64, "__ffsll") if name == "ctzll" else (I32, "__ffs")
        value = self.value_as(node.arguments[0], t)
        found = MathCall(function, (value,), I32, self.origin(node))
        return Binary(BinaryOp.SUB, found, literal(1, I32), I32, self.origin(node))

    def sine_and_cosine(self, node: Node, target: Node) -> Expr:
        """``sincosf(x, &s, &c)``."""
        names = _SIN_COS[target.spelling]
        x_node, *outs = node.arguments
        t = F32 if names[0].endswith("f") else F64
        x, *pointers = self.values_in_order(
            lambda: self.value_as(x_node, t), lambda: self.pointer(outs[0]), lambda: self.pointer(outs[1])
        )
        x = self.temporary(x, node, "x")
        for name, pointer in zip(names, pointers, strict=True):
            if self.module.options.semantics.use_fast_math:
                name = FAST_MATH.get(name, name)
            self.assign(self.deref(pointer, node), MathCall(name, (x,), t, self.origin(node)), node)
        return self.void()

    def split_whole(self, node: Node, target: Node) -> Expr:
        """``modf(x, &whole)``: both parts have x's sign; the fraction of an infinity is zero."""
        x_node, out = node.arguments
        t = self.type_of(node)
        assert isinstance(t, ScalarType)
        suffix = "f" if t == F32 else ""
        x, pointer = self.values_in_order(lambda: self.value_as(x_node, t), lambda: self.pointer(out))
        x = self.temporary(x, node, "x")
        whole = self.temporary(MathCall("trunc" + suffix, (x,), t, self.origin(node)), node, "whole")
        self.assign(self.deref(pointer, node), whole, node)
        rest = Select(
            MathCall("isinf", (x,), BOOL), literal(0.0, t), Binary(BinaryOp.SUB, x, whole, t), t, self.origin(node)
        )
        return MathCall("copysign" + suffix, (rest, x), t, self.origin(node))
