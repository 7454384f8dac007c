"""How far a result may lie from the reference (facts/cpu_reference.md, "Comparing").

``|a - b| <= max(rtol * |ref|, k * eps * scale, 4 * spread)``: `scale` is the mean magnitude of the reference, `spread` what
the reference itself varies by under other thread orders and with fused multiply-add on and off.  Not ULPs alone: fusing
moves cancelling elements of a matrix product by thousands of ULPs and by a millionth of the mean magnitude.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.check.model import Array

RTOL = {"f64": 1e-12, "f32": 1e-5, "f16": 2e-3, "bf16": 1.6e-2}
EPS = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
BASE_K = {"f64": 16.0, "f32": 16.0, "f16": 2.0, "bf16": 2.0}
"""Rounding steps of the mean magnitude that any two orders of evaluation may differ by; few for the coarse formats, whose
sums are mostly kept in f32."""
ROUNDING_K = 4096.0
"""A spread of the reference above this many steps is more than rounding: the original depends on order."""


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Per element; zero for integers."""

    allowed: Array
    order_dependent: bool


def tolerance(
    reference: Array, dtype: str, spread: Array | None, rtol: float | None = None, atol: float | None = None
) -> Tolerance:
    """Tolerance for one array of floats (already widened to f64) or integers of scalar dtype."""
    if dtype not in RTOL:
        moved = spread is not None and bool(np.any(spread != 0))
        return Tolerance(np.zeros(reference.shape), moved)
    magnitude = np.abs(np.where(np.isfinite(reference), reference, 0.0))
    scale = float(magnitude.mean()) if magnitude.size else 0.0
    step = EPS[dtype] * scale
    allowed = np.maximum((RTOL[dtype] if rtol is None else rtol) * magnitude, BASE_K[dtype] * step)
    if atol is not None:
        allowed = np.maximum(allowed, atol)
    order_dependent = False
    if spread is not None and spread.size:
        finite = np.where(np.isfinite(spread), spread, 0.0)
        order_dependent = bool(np.any(finite > np.maximum(ROUNDING_K * step, 64 * RTOL[dtype] * magnitude)))
        allowed = np.maximum(allowed, 4.0 * finite)
    return Tolerance(allowed, order_dependent)
