"""What PTX instructions compute, in Python's own integers and fractions, from the PTX ISA's text."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

M32 = 0xFFFFFFFF
M64 = 0xFFFFFFFFFFFFFFFF


def signed(x: int, bits: int = 32) -> int:
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def clamp(x: int, low: int, high: int) -> int:
    return min(max(x, low), high)


def bits_of(x: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", x))[0])


def float_of(bits: int) -> float:
    return float(struct.unpack("<f", struct.pack("<I", bits & M32))[0])


def half_of(bits: int) -> float:
    return float(struct.unpack("<e", struct.pack("<H", bits & 0xFFFF))[0])


def bfloat_of(bits: int) -> float:
    return float_of((bits & 0xFFFF) << 16)


FORMATS = {"f16": (11, -24, 15), "bf16": (8, -133, 127), "f32": (24, -149, 127), "f64": (53, -1074, 1023)}
"""Digits of the significand, exponent of the smallest subnormal, exponent of the largest numbers."""


def rounded(x: Fraction | float, form: str, mode: str = "rn", zero: float = 0.0) -> float:
    """An exact number in a format (IEEE 754, section 4.3); `zero` has the sign of an exact zero."""
    if isinstance(x, float):
        if math.isnan(x) or math.isinf(x):
            return x
        zero = x if x == 0 else zero
        x = Fraction(x)
    if x == 0:
        return zero
    digits, least, most = FORMATS[form]
    magnitude = abs(x)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** max(exponent - digits + 1, least)
    whole, rest = divmod(magnitude, unit)
    away = {
        "rn": 2 * rest > unit or (2 * rest == unit and whole % 2 == 1),
        "rz": False,
        "rp": rest > 0 and x > 0,
        "rm": rest > 0 and x < 0,
        "rna": 2 * rest >= unit,
    }[mode]
    result = (whole + away) * unit
    largest = (2 - Fraction(2) ** (1 - digits)) * Fraction(2) ** most
    if result > largest:
        overflows = mode in ("rn", "rna") or (mode == "rp" and x > 0) or (mode == "rm" and x < 0)
        return math.copysign(math.inf if overflows else float(largest), x)
    return math.copysign(float(result), x)


def flush(x: float, form: str = "f32") -> float:
    limit = {"f32": 2.0**-126, "f16": 2.0**-14}[form]
    return math.copysign(0.0, x) if abs(x) < limit else x


def add(a: float, b: float, form: str = "f32", mode: str = "rn") -> float:
    if not (math.isfinite(a) and math.isfinite(b)):
        return a + b
    if a == 0 and b == 0:
        return a if math.copysign(1, a) == math.copysign(1, b) else (-0.0 if mode == "rm" else 0.0)
    return rounded(Fraction(a) + Fraction(b), form, mode, -0.0 if mode == "rm" else 0.0)


def mul(a: float, b: float, form: str = "f32", mode: str = "rn") -> float:
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b
    zero = math.copysign(0.0, math.copysign(1, a) * math.copysign(1, b))
    return rounded(Fraction(a) * Fraction(b), form, mode, zero)


def div(a: float, b: float, form: str = "f32", mode: str = "rn") -> float:
    sign = math.copysign(1, a) * math.copysign(1, b)
    if math.isnan(a) or math.isnan(b) or (math.isinf(a) and math.isinf(b)) or (a == 0 and b == 0):
        return math.nan
    if math.isinf(a) or b == 0:
        return math.copysign(math.inf, sign)
    if math.isinf(b) or a == 0:
        return math.copysign(0.0, sign)
    return rounded(Fraction(a) / Fraction(b), form, mode)


def fma(a: float, b: float, c: float, form: str = "f32", mode: str = "rn") -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c if not (math.isfinite(a) and math.isfinite(b)) else c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        product = math.copysign(0.0, math.copysign(1, a) * math.copysign(1, b))
        if a * b == 0 and c == 0 and math.copysign(1, product) == math.copysign(1, c):
            return c
        return -0.0 if mode == "rm" else 0.0
    return rounded(exact, form, mode)


def least(a: float, b: float, nan: bool = False) -> float:
    if math.isnan(a) or math.isnan(b):
        return math.nan if nan or (math.isnan(a) and math.isnan(b)) else b if math.isnan(a) else a
    return min(a, b, key=lambda v: (v, math.copysign(1, v)))


def greatest(a: float, b: float, nan: bool = False) -> float:
    return -least(-a, -b, nan)


def saturate(x: float) -> float:
    return min(max(x, 0.0), 1.0) if x > 0 else 0.0


def whole(x: float, mode: str) -> float:
    if math.isnan(x) or math.isinf(x) or x == 0:
        return x
    value = {"rni": lambda v: round(v), "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}[mode](Fraction(x))
    return math.copysign(float(value), x)


def to_integer(x: float, bits: int, is_signed: bool, mode: str, wide_source: bool = False) -> int:
    if math.isnan(x):
        return 1 << (bits - 1) if bits == 64 or wide_source else 0
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    if math.isinf(x):
        return high if x > 0 else low
    return clamp(int(whole(x, mode)), low, high)


def half_bits(x: float, mode: str = "rn", form: str = "f16") -> int:
    """The bits of a number that is rounded to a 16-bit format; 0x7fff for NaN."""
    if math.isnan(x):
        return 0x7FFF
    value = rounded(x, form, mode)
    if form == "f16":
        return (
            int(struct.unpack("<H", struct.pack("<e", value))[0])
            if math.isfinite(value)
            else (0xFC00 if value < 0 else 0x7C00)
        )
    return bits_of(value) >> 16


def bfe(a: int, position: int, length: int, bits: int, is_signed: bool) -> int:
    position, length = position & 255, length & 255
    last = min(position + length - 1, bits - 1)
    sign = (a >> last & 1) if is_signed and length else 0
    result = 0
    for i in range(bits):
        bit = a >> (position + i) & 1 if i < length and position + i < bits else sign
        result |= bit << i
    return result


def bfi(a: int, b: int, position: int, length: int, bits: int) -> int:
    position, length = position & 255, length & 255
    for i in range(length):
        if position + i < bits:
            b = b & ~(1 << position + i) | (a >> i & 1) << position + i
    return b


def prmt(a: int, b: int, c: int, mode: str = "") -> int:
    data = (b << 32 | a).to_bytes(8, "little")
    low = c & 3
    nibbles = {
        "": [c >> 4 * i & 15 for i in range(4)],
        "f4e": [low + i for i in range(4)],
        "b4e": [(low - i) % 8 for i in range(4)],
        "rc8": [low] * 4,
        "ecl": [max(i, low) for i in range(4)],
        "ecr": [min(i, low) for i in range(4)],
        "rc16": [0, 1, 0, 1] if low % 2 == 0 else [2, 3, 2, 3],
    }[mode]
    result = 0
    for i, nibble in enumerate(nibbles):
        byte = data[nibble & 7]
        result |= (byte if nibble < 8 else 255 * (byte >> 7)) << 8 * i
    return result


def lop3(a: int, b: int, c: int, table: int) -> int:
    return sum((table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1) & 1) << i for i in range(32))


def shf(low: int, high: int, amount: int, left: bool, wrap: bool) -> int:
    n = amount & 31 if wrap else min(amount, 32)
    both = high << 32 | low
    return both << n >> 32 & M32 if left else both >> n & M32


def bfind(a: int, bits: int, is_signed: bool, shift: bool = False) -> int:
    if is_signed and a >> bits - 1:
        a = ~a & (1 << bits) - 1
    if a == 0:
        return M32
    top = a.bit_length() - 1
    return bits - 1 - top if shift else top


def fns(mask: int, base: int, offset: int) -> int:
    if offset == 0:
        return base if base < 32 and mask >> base & 1 else M32
    places = [i for i in range(32) if mask >> i & 1]
    found = [i for i in places if i >= base] if offset > 0 else [i for i in reversed(places) if i <= base]
    if base > 31:
        found = []
    return found[abs(offset) - 1] if len(found) >= abs(offset) else M32


def dot(a: int, b: int, c: int, signed_a: bool, signed_b: bool, half: str = "") -> int:
    total = c
    for n in range(2 if half else 4):
        wide = 16 if half else 8
        x = a >> wide * n & (1 << wide) - 1
        y = b >> 8 * (n + (2 if half == "hi" else 0)) & 255
        total += (signed(x, wide) if signed_a else x) * (signed(y, 8) if signed_b else y)
    return total & M32
