"""Pure CUDA device functions that a `MathCall` may name: their signatures, and notes on what they mean.

The front end converts every operand to the parameter type and picks the name that says the type: ``sqrtf`` for f32 and
``sqrt`` for f64 whatever overload the source called.  `min`, `max`, `abs` and the ``is...`` predicates are overloaded and
take their type from the operands.  Functions that are the same as other nodes have no entry here: ``__float_as_int`` is a
`Bitcast`, ``__float2int_rz`` a `Cast`, ``__float2int_rn`` a `Cast` of ``rintf``, ``operator+(half, half)`` a `Binary`;
half2 functions are done element by element, and half functions (but the fused multiply-add) in f32, which rounds to the
same half (24 >= 2 * 11 + 2 bits).

Signatures and meanings: CUDA Math API Reference Manual.  A back end that lacks one refuses the kernel; it never guesses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from translator.ir.types import BF16, BOOL, F16, F32, F64, I32, I64, U32, U64, ScalarType, Type


@dataclass(frozen=True, slots=True)
class Signature:
    params: tuple[ScalarType, ...]
    result: ScalarType


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """One name with its overloads; `note` says what is easily got wrong."""

    name: str
    overloads: tuple[Signature, ...]
    note: str = ""


_FLOAT_UNARY = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "cospi",
    "cyl_bessel_i0",
    "cyl_bessel_i1",
    "erf",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "j0",
    "j1",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "normcdf",
    "normcdfinv",
    "rcbrt",
    "rint",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "y0",
    "y1",
]
_FLOAT_BINARY = [
    "atan2",
    "copysign",
    "fdim",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "nextafter",
    "pow",
    "remainder",
    "rhypot",
]
_FLOAT_TERNARY = ["fma", "norm3d", "rnorm3d"]
_FLOAT_QUATERNARY = ["norm4d", "rnorm4d"]

_F32_UNARY = [
    "__expf",
    "__exp10f",
    "__logf",
    "__log2f",
    "__log10f",
    "__sinf",
    "__cosf",
    "__tanf",
    "__tanhf",
    "__saturatef",
]
_F32_BINARY = ["__powf", "__fdividef", "fdividef"]

_ROUNDED = ("rn", "rz", "ru", "rd")
_I32_UNARY = ["__clz", "__ffs"]
_VIDEO = [
    "__vadd2",
    "__vadd4",
    "__vsub2",
    "__vsub4",
    "__vaddss2",
    "__vaddss4",
    "__vaddus2",
    "__vaddus4",
    "__vsubss2",
    "__vsubss4",
    "__vsubus2",
    "__vsubus4",
    "__vabsdiffs2",
    "__vabsdiffs4",
    "__vabsdiffu2",
    "__vabsdiffu4",
    "__vavgs2",
    "__vavgs4",
    "__vavgu2",
    "__vavgu4",
    "__vmaxs2",
    "__vmaxs4",
    "__vmaxu2",
    "__vmaxu4",
    "__vmins2",
    "__vmins4",
    "__vminu2",
    "__vminu4",
    "__vsads2",
    "__vsads4",
    "__vsadu2",
    "__vsadu4",
]
_VIDEO_COMPARE = ("eq", "ne", "ges", "geu", "gts", "gtu", "les", "leu", "lts", "ltu")
_VIDEO_UNARY = ["__vabs2", "__vabs4", "__vabsss2", "__vabsss4", "__vneg2", "__vneg4", "__vnegss2", "__vnegss4"]

_NOTES: dict[str, str] = {
    "fmin": "the operand that is not NaN; NaN only if both are",
    "fmax": "the operand that is not NaN; NaN only if both are",
    "round": "halves go away from zero: round(2.5) = 3, round(-0.5) = -1",
    "rint": "halves go to even; also what nearbyint means",
    "fmod": "the sign of the first operand; exact",
    "remainder": "IEEE remainder: quotient rounded to even",
    "pow": "negative bases with whole exponents are defined; pow(x, 0) = pow(1, y) = 1, NaN included",
    "fma": "rounds once",
    "hypot": "no overflow of the squares",
    "rhypot": "1 / hypot",
    "norm3d": "sqrt(a*a + b*b + c*c) without overflow of the squares",
    "rnorm3d": "1 / norm3d",
    "logb": "the exponent as a float; -inf for 0",
    "normcdf": "standard normal distribution function",
    "erfcx": "exp(x*x) * erfc(x)",
    "rcbrt": "1 / cbrt",
    "sinpi": "sin(pi * x)",
    "cospi": "cos(pi * x)",
    "ldexp": "x * 2**n, correctly for denormal results",
    "ilogb": "INT_MIN for 0 and for NaN, INT_MAX for infinity",
    "min": "integers only",
    "max": "integers only",
    "abs": "integers only; abs(INT_MIN) = INT_MIN",
    "__clz": "32 for 0; 0 for negative numbers",
    "__clzll": "64 for 0; 0 for negative numbers",
    "__ffs": "1-based; 0 for 0",
    "__ffsll": "1-based; 0 for 0",
    "__byte_perm": "four bytes of (y:x); a selector nibble's low three bits count, its bit 3 is ignored",
    "__funnelshift_l": "high word of (hi:lo) << (shift & 31)",
    "__funnelshift_r": "low word of (hi:lo) >> (shift & 31)",
    "__funnelshift_lc": "high word of (hi:lo) << min(shift, 32)",
    "__funnelshift_rc": "low word of (hi:lo) >> min(shift, 32)",
    "__fns": "the position of the n-th set bit from base; 0xffffffff if there is none",
    "__mul24": "low 32 bits of the product of the low 24 bits, sign-extended",
    "__umul24": "low 32 bits of the product of the low 24 bits",
    "__sad": "|x - y| + z with the difference taken without overflow",
    "__usad": "|x - y| + z with the difference taken without overflow",
    "__hadd": "(x + y) >> 1 without overflow",
    "__uhadd": "(x + y) >> 1 without overflow",
    "__rhadd": "(x + y + 1) >> 1 without overflow",
    "__urhadd": "(x + y + 1) >> 1 without overflow",
    "__dp4a": "dot product of four bytes, plus the third operand",
    "__dp2a_lo": "two 16-bit values of x times the two low bytes of y, plus the third operand",
    "__dp2a_hi": "two 16-bit values of x times the two high bytes of y, plus the third operand",
    "__saturatef": "clamp to [0, 1]; NaN gives 0",
    "__fdividef": "0 for 2**126 < |y| < 2**128 (approximate division)",
    "__hfma": "rounds once",
    "__fadd_rn": "never contracted into a fused multiply-add",
    "__fmul_rn": "never contracted into a fused multiply-add",
    "signbit": "also of -0.0 and NaN",
}


def _note(name: str) -> str:
    return _NOTES.get(name) or _NOTES.get(name.removesuffix("f"), "")


def _float_functions() -> dict[str, list[Signature]]:
    table: dict[str, list[Signature]] = {}
    for names, count in ((_FLOAT_UNARY, 1), (_FLOAT_BINARY, 2), (_FLOAT_TERNARY, 3), (_FLOAT_QUATERNARY, 4)):
        for name in names:
            table[name + "f"] = [Signature((F32,) * count, F32)]
            table[name] = [Signature((F64,) * count, F64)]
    for suffix, t in (("f", F32), ("", F64)):
        table["ldexp" + suffix] = [Signature((t, I32), t)]
        table["ilogb" + suffix] = [Signature((t,), I32)]
        table["jn" + suffix] = [Signature((I32, t), t)]
        table["yn" + suffix] = [Signature((I32, t), t)]
    for name in ("isnan", "isinf", "isfinite", "signbit"):
        table[name] = [Signature((F32,), BOOL), Signature((F64,), BOOL)]
    for name in _F32_UNARY:
        table[name] = [Signature((F32,), F32)]
    for name in _F32_BINARY:
        table[name] = [Signature((F32, F32), F32)]
    table["__hfma"] = [Signature((F16,) * 3, F16), Signature((BF16,) * 3, BF16)]
    return table


def _rounded_functions() -> dict[str, list[Signature]]:
    table: dict[str, list[Signature]] = {}
    for mode in _ROUNDED:
        for letter, t in (("f", F32), ("d", F64)):
            for op in ("add", "sub", "mul", "div"):
                table[f"__{letter}{op}_{mode}"] = [Signature((t, t), t)]
            for op in ("rcp", "sqrt"):
                table[f"__{letter}{op}_{mode}"] = [Signature((t,), t)]
        table[f"__fmaf_{mode}"] = [Signature((F32,) * 3, F32)]
        table[f"__fma_{mode}"] = [Signature((F64,) * 3, F64)]
    table["__frsqrt_rn"] = [Signature((F32,), F32)]
    sources = {"int": I32, "uint": U32, "ll": I64, "ull": U64, "double": F64}
    for mode in ("rz", "ru", "rd"):
        for word, t in sources.items():
            table[f"__{word}2float_{mode}"] = [Signature((t,), F32)]
        for word in ("ll", "ull"):
            table[f"__{word}2double_{mode}"] = [Signature((sources[word],), F64)]
        table[f"__float2half_{mode}"] = [Signature((F32,), F16)]
        table[f"__float2bfloat16_{mode}"] = [Signature((F32,), BF16)]
    return table


def _integer_functions() -> dict[str, list[Signature]]:
    integers = (I32, U32, I64, U64)
    table: dict[str, list[Signature]] = {
        "min": [Signature((t, t), t) for t in integers],
        "max": [Signature((t, t), t) for t in integers],
        "abs": [Signature((I32,), I32), Signature((I64,), I64)],
        "__popc": [Signature((U32,), I32)],
        "__popcll": [Signature((U64,), I32)],
        "__clzll": [Signature((I64,), I32)],
        "__ffsll": [Signature((I64,), I32)],
        "__brev": [Signature((U32,), U32)],
        "__brevll": [Signature((U64,), U64)],
        "__fns": [Signature((U32, U32, I32), U32)],
        "__mul24": [Signature((I32, I32), I32)],
        "__umul24": [Signature((U32, U32), U32)],
        "__mulhi": [Signature((I32, I32), I32)],
        "__umulhi": [Signature((U32, U32), U32)],
        "__mul64hi": [Signature((I64, I64), I64)],
        "__umul64hi": [Signature((U64, U64), U64)],
        "__sad": [Signature((I32, I32, U32), U32)],
        "__usad": [Signature((U32, U32, U32), U32)],
        "__hadd": [Signature((I32, I32), I32)],
        "__uhadd": [Signature((U32, U32), U32)],
        "__rhadd": [Signature((I32, I32), I32)],
        "__urhadd": [Signature((U32, U32), U32)],
        "__hiloint2double": [Signature((I32, I32), F64)],
        "__double2hiint": [Signature((F64,), I32)],
        "__double2loint": [Signature((F64,), I32)],
    }
    for name in ("__dp4a", "__dp2a_lo", "__dp2a_hi"):
        table[name] = [Signature((I32,) * 3, I32), Signature((U32,) * 3, U32)]
    for name in _I32_UNARY:
        table[name] = [Signature((I32,), I32)]
    for name in ("__byte_perm", "__funnelshift_l", "__funnelshift_r", "__funnelshift_lc", "__funnelshift_rc"):
        table[name] = [Signature((U32,) * 3, U32)]
    compare = [f"__v{kind}{op}{n}" for kind in ("cmp", "set") for op in _VIDEO_COMPARE for n in (2, 4)]
    for name in [*_VIDEO, *compare]:
        table[name] = [Signature((U32, U32), U32)]
    for name in _VIDEO_UNARY:
        table[name] = [Signature((U32,), U32)]
    return table


def _build() -> Mapping[str, Intrinsic]:
    signatures = {**_float_functions(), **_rounded_functions(), **_integer_functions()}
    return MappingProxyType({name: Intrinsic(name, tuple(s), _note(name)) for name, s in sorted(signatures.items())})


INTRINSICS: Mapping[str, Intrinsic] = _build()
"""Every function that a `MathCall` may name."""

FAST_MATH: Mapping[str, str] = MappingProxyType(
    {
        "sinf": "__sinf",
        "cosf": "__cosf",
        "tanf": "__tanf",
        "logf": "__logf",
        "log2f": "__log2f",
        "log10f": "__log10f",
        "expf": "__expf",
        "exp10f": "__exp10f",
        "powf": "__powf",
        "fdividef": "__fdividef",
    }
)
"""What ``-use_fast_math`` makes of a function (CUDA C++ Programming Guide, "Intrinsic Functions")."""


def signature(name: str, operands: tuple[Type, ...]) -> Signature | None:
    """The overload whose parameters are exactly `operands`; None if there is none."""
    intrinsic = INTRINSICS.get(name)
    if intrinsic is None:
        return None
    return next((s for s in intrinsic.overloads if s.params == operands), None)
