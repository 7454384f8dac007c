"""Constants: making them, and converting them as C++ and CUDA do."""

from __future__ import annotations

import math
import struct

from translator.ir.nodes import Literal, Origin
from translator.ir.types import Scalar, ScalarType


def literal(value: int | float | bool, t: ScalarType, origin: Origin | None = None) -> Literal:
    """A constant of a type; integers wrap, floats round to the type."""
    scalar = t.scalar
    if scalar is Scalar.BOOL:
        return Literal(t, bool(value), origin)
    if scalar.is_float:
        return Literal(t, rounded(float(value), scalar), origin)
    return Literal(t, wrapped(int(value), scalar), origin)


def wrapped(value: int, scalar: Scalar) -> int:
    """The value modulo 2**bits, in the type's range."""
    bits = scalar.size * 8
    value &= (1 << bits) - 1
    if scalar.is_signed and value >> (bits - 1):
        value -= 1 << bits
    return value


def rounded(value: float, scalar: Scalar) -> float:
    """The nearest value of a float type, ties to even."""
    if not math.isfinite(value) or scalar is Scalar.F64:
        return value
    if scalar is Scalar.BF16:
        bits: int = struct.unpack("<I", struct.pack("<f", rounded(value, Scalar.F32)))[0]
        kept = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
        return float(struct.unpack("<f", struct.pack("<I", kept))[0])
    code = "<e" if scalar is Scalar.F16 else "<f"
    try:
        return float(struct.unpack(code, struct.pack(code, value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def converted(source: Literal, t: ScalarType) -> Literal | None:
    """The constant converted; None where the conversion is better left to run time (out-of-range floats)."""
    value, scalar = source.value, t.scalar
    if source.type.scalar.is_float and scalar.is_integer:
        if not math.isfinite(value):
            return None
        whole = math.trunc(value)
        if wrapped(whole, scalar) != whole:
            return None
        return literal(whole, t, source.origin)
    if scalar is Scalar.BOOL:
        return literal(value != 0, t, source.origin)
    return literal(value, t, source.origin)
