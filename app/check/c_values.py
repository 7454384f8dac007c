"""Scalars as C holds them in memory."""

from __future__ import annotations

import struct

import numpy as np

from app.check.model import ScalarValue, numpy_type

_FLOATS = {"f16": "<f2", "f32": "<f4", "f64": "<f8"}


def c_bytes(value: ScalarValue, size: int | None = None) -> bytes:
    """The value in `size` bytes (its type's own size where None); integers wrap as a C conversion does."""
    if value.dtype == "bf16":
        single = struct.pack("<f", float(value.value))
        return _round_to_bf16(int.from_bytes(single, "little")).to_bytes(2, "little")
    if value.dtype in _FLOATS:
        with np.errstate(over="ignore"):
            return np.array(value.value).astype(_FLOATS[value.dtype]).tobytes()
    if value.dtype == "bool":
        return bytes([bool(value.value)])
    width = size if size is not None else np.dtype(numpy_type(value.dtype)).itemsize
    return (int(value.value) % (1 << 8 * width)).to_bytes(width, "little")


def _round_to_bf16(bits: int) -> int:
    """The upper half of an f32, rounded to nearest even; a NaN stays one."""
    if bits & 0x7FFFFFFF > 0x7F800000:
        return bits >> 16 | 0x40
    return bits + 0x7FFF + (bits >> 16 & 1) >> 16 & 0xFFFF
