"""One PTX instruction over many operands, with the function that computes its results in Python (`ptx_model`)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.support.ptx_model import M32, M64

WORDS = [
    (0, 0, 0),
    (1, 2, 3),
    (M32, 1, 0),
    (M32, M32, M32),
    (0x80000000, M32, 1),
    (0x7FFFFFFF, 1, 31),
    (0x12345678, 0x9ABCDEF0, 32),
    (0xDEADBEEF, 33, 0x1F),
    (5, 0x80000000, 40),
    (0xFF00FF00, 0x00FF00FF, 0x0F0F0F0F),
    (0x00010000, 28, 8),
    (7, 30, 4),
    (0xAABBCC80, 0x11223344, 0x7F98),
    (0xFFFE0001, 0x7F80FF01, 0x5410),
    (100, 255, 256),
    (0x80018001, 16, 0xFFFFFFFF),
]
LONGS = [
    (0, 0, 0),
    (1, 2, 3),
    (M64, 1, 0),
    (M64, M64, M64),
    (1 << 63, M64, 1),
    (M64 >> 1, 1, 63),
    (0x123456789ABCDEF0, 0xFEDCBA9876543210, 64),
    (0xDEADBEEFCAFEBABE, 65, 31),
    (5, 1 << 63, 70),
    (0xFF00FF00FF00FF00, 3, 60),
    (1 << 40, 60, 8),
    (M32, M32, 255),
    (0x80000000, 0x80000000, 32),
    (M64 - 4, 7, 12),
    (1 << 32, 1 << 32, 33),
    (0x8000000080000000, 33, 4),
]
NAN, INF = math.nan, math.inf
FLOATS = [
    (0.0, -0.0, 0.0),
    (-0.0, -0.0, 1.0),
    (1.0, 3.0, -1.0),
    (1 + 2**-12, 1 - 2**-12, -1.0),
    (NAN, 1.0, 2.0),
    (1.0, NAN, NAN),
    (INF, 1.0, -INF),
    (-INF, 0.0, 1.0),
    (2.0**-130, 1.0, 2.0**-140),
    (2.0**-126, 0.5, 2.0**-149),
    (3e38, 10.0, -1e38),
    (-2.5, 2.5, 0.5),
    (300.7, -7.25, 1e10),
    (0.1, 0.7, 1e-3),
    (-3e9, 3e9, 65504.0),
    (1e-20, 1e-25, -(2.0**-149)),
]
FLOATS = [(float(np.float32(a)), float(np.float32(b)), float(np.float32(c))) for a, b, c in FLOATS]
DOUBLES = [tuple(v * (1 + 2.0**-40) if math.isfinite(v) else v for v in row) for row in FLOATS]


@dataclass(frozen=True, slots=True)
class Row:
    """`ptx` with %0 as the result and %1, %2, %3 as operands of `kind` (r: words, l: 64 bits, f, d: floats)."""

    ptx: str
    kind: str
    result: str
    expected: Callable[..., Any]
    tolerance: float = 0.0
    """How far a float may lie from the expected one, relative to it."""
    any_zero: bool = False
    """Whether a zero may have either sign."""

    def values(self) -> list[Any]:
        return [self.expected(*row) for row in OPERANDS[self.kind]]


OPERANDS: dict[str, list[Any]] = {"r": WORDS, "l": LONGS, "f": FLOATS, "d": DOUBLES}
COUNT = len(WORDS)
DTYPES: dict[str, Any] = {"r": np.uint32, "l": np.uint64, "f": np.float32, "d": np.float64}
C_TYPES = {"r": "unsigned", "l": "unsigned long long", "f": "float", "d": "double"}


def word(ptx: str, f: Callable[..., Any]) -> Row:
    return Row(ptx, "r", "r", lambda a, b, c: f(a, b, c) & M32)


def long(ptx: str, f: Callable[..., Any], result: str = "l") -> Row:
    return Row(ptx, "l", result, lambda a, b, c: f(a, b, c) & (M64 if result == "l" else M32))


def real(ptx: str, f: Callable[..., Any], tolerance: float = 0.0, any_zero: bool = False) -> Row:
    return Row(ptx, "f", "f", f, tolerance, any_zero)
