"""Constants as GLSL text."""

from __future__ import annotations

import math
import struct

import numpy as np

from translator.ir.nodes import Literal
from translator.ir.types import Scalar


def literal(e: Literal) -> str:
    """A literal of exactly the value and type; negative ones start with a minus sign."""
    s, value = e.type.scalar, e.value
    if s is Scalar.BOOL:
        return "true" if value else "false"
    if s.is_float:
        return _float(s, float(value))
    return _integer(s, int(value))


def _integer(s: Scalar, value: int) -> str:
    match s:
        case Scalar.I32:
            return str(value) if value != -(1 << 31) else "int(0x80000000u)"
        case Scalar.U32:
            return (
                f"{value}u"
                if value < 0x10000
                else f"{value:#x}u"
                if value & (value + 1) == 0 or value >> 31
                else f"{value}u"
            )
        case Scalar.I64:
            return f"{value}l" if value != -(1 << 63) else "int64_t(0x8000000000000000ul)"
        case Scalar.U64:
            return f"{value}ul" if value < 1 << 32 else f"{value:#x}ul"
        case _:
            return f"{'u' if s.is_unsigned else ''}int{s.size * 8}_t({value})"


def _float(s: Scalar, value: float) -> str:
    if not math.isfinite(value) or (value == 0 and math.copysign(1, value) < 0):
        return _float_bits(s, value)
    match s:
        case Scalar.F64:
            return f"{_pointed(repr(value))}lf"
        case Scalar.F16:
            return f"float16_t({_pointed(repr(float(np.float16(value))))})"
        case Scalar.BF16:
            bits = struct.unpack("<I", struct.pack("<f", value))[0]
            rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
            return f"uint16_t({rounded:#06x}u)"
        case _:
            return _pointed(str(np.float32(value)))


def _pointed(text: str) -> str:
    """A decimal that no C-like language takes for an integer."""
    if "e" in text:
        mantissa, exponent = text.split("e")
        return f"{mantissa}e{int(exponent)}" if "." in mantissa else f"{mantissa}.0e{int(exponent)}"
    return text if "." in text else text + ".0"


def _float_bits(s: Scalar, value: float) -> str:
    """Infinities, NaN and -0 by their bits: GLSL has no literal for them."""
    match s:
        case Scalar.F64:
            bits = struct.unpack("<Q", struct.pack("<d", value))[0]
            return f"packDouble2x32(uvec2({bits & 0xFFFFFFFF:#x}u, {bits >> 32:#x}u))"
        case Scalar.F16:
            bits = struct.unpack("<H", np.float16(value).tobytes())[0]
            return f"uint16BitsToHalf(uint16_t({bits:#x}u))"
        case Scalar.BF16:
            bits = struct.unpack("<I", struct.pack("<f", value))[0]
            return f"uint16_t({bits >> 16:#x}u)"
        case _:
            bits = struct.unpack("<I", struct.pack("<f", value))[0]
            return f"uintBitsToFloat({bits:#x}u)"
