"""Comparing one array with its reference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from app.check.cases.generate import from_bf16, lanes_of, scalar_of
from app.check.compare.tolerance import RTOL, tolerance
from app.check.model import Array, Comparison, numpy_type
from translator.results import FieldInfo


@dataclass(frozen=True, slots=True)
class Difference:
    """The outcome for one array.  `first` is the index of the first mismatch; errors are over finite elements."""

    elements: int
    mismatches: int
    max_abs: float
    max_rel: float
    first: int | None
    firm: int = 0
    """Mismatches that the reference's own variation does not explain."""

    @classmethod
    def none(cls) -> Difference:
        return cls(0, 0, 0.0, 0.0, None)

    def __add__(self, other: Difference) -> Difference:
        return Difference(
            self.elements + other.elements,
            self.mismatches + other.mismatches,
            max(self.max_abs, other.max_abs),
            max(self.max_rel, other.max_rel),
            self.first if self.first is not None else other.first,
            self.firm + other.firm,
        )


def compare_array(
    result: Array,
    reference: Array,
    variants: tuple[Array, ...],
    dtype: str,
    comparison: Comparison,
    fields: tuple[FieldInfo, ...] = (),
    element_size: int = 0,
) -> Difference:
    """Compare arrays of a scalar, vector or struct dtype; `variants` are other runs of the reference itself."""
    if comparison.mode == "ignore":
        return Difference.none()
    if result.shape != reference.shape:
        return Difference(reference.size, reference.size, float("inf"), float("inf"), 0, reference.size)
    if fields and element_size:
        total = Difference.none()
        for leaf, columns in _leaves(fields, element_size, (result, reference, *variants)):
            total += _compare_scalars(columns[0], columns[1], columns[2:], scalar_of(leaf.dtype), comparison)
        return total
    return _compare_scalars(result, reference, variants, scalar_of(dtype), comparison)


def _leaves(
    fields: tuple[FieldInfo, ...], element_size: int, arrays: tuple[Array, ...]
) -> Iterator[tuple[FieldInfo, tuple[Array, ...]]]:
    """Each leaf of the struct as an array of its scalars; padding bytes are nobody's business."""
    for leaf in fields:
        if leaf.dtype.startswith("ptr"):
            continue
        kind = np.dtype(numpy_type(scalar_of(leaf.dtype)))
        size = kind.itemsize * lanes_of(leaf.dtype)
        columns = []
        for array in arrays:
            raw = np.ascontiguousarray(array).view(np.uint8).reshape(-1, element_size)
            columns.append(np.ascontiguousarray(raw[:, leaf.offset : leaf.offset + size]).view(kind).reshape(-1))
        yield leaf, tuple(columns)


def _compare_scalars(
    result: Array, reference: Array, variants: tuple[Array, ...], dtype: str, comparison: Comparison
) -> Difference:
    if comparison.mode == "multiset":
        result, reference = np.sort(result), np.sort(reference)
        variants = tuple(np.sort(v) for v in variants)
    if dtype not in RTOL or comparison.mode == "exact":
        return _exact(result, reference, variants)
    wide = [_widen(a, dtype) for a in (result, reference, *variants)]
    return _numeric(wide[0], wide[1], tuple(wide[2:]), dtype, comparison)


def _widen(array: Array, dtype: str) -> Array:
    return (from_bf16(array) if dtype == "bf16" else array).astype(np.float64)


def _exact(result: Array, reference: Array, variants: tuple[Array, ...]) -> Difference:
    wrong = result != reference
    if np.issubdtype(result.dtype, np.floating):
        wrong &= ~(np.isnan(result) & np.isnan(reference))
    moved = any(bool(np.any(v != reference)) for v in variants)
    distance = np.abs(result[wrong].astype(np.float64) - reference[wrong].astype(np.float64))
    relative = distance / np.maximum(np.abs(reference[wrong].astype(np.float64)), 1.0)
    return _difference(wrong, distance, relative, moved)


def _numeric(
    result: Array, reference: Array, variants: tuple[Array, ...], dtype: str, comparison: Comparison
) -> Difference:
    with np.errstate(invalid="ignore", over="ignore"):
        spread = np.zeros(reference.shape)
        for variant in variants:
            both = np.isfinite(variant) & np.isfinite(reference)
            spread = np.maximum(spread, np.where(both, np.abs(variant - reference), 0.0))
        limit = tolerance(reference, dtype, spread, comparison.rtol, comparison.atol)
        finite = np.isfinite(reference) & np.isfinite(result)
        distance = np.where(finite, np.abs(result - reference), 0.0)
        same_special = (np.isnan(result) & np.isnan(reference)) | (result == reference)
        wrong = np.where(finite, distance > limit.allowed, ~same_special)
        relative = np.where(finite & (reference != 0), distance / np.maximum(np.abs(reference), 1e-300), 0.0)
    return _difference(wrong, distance, relative, limit.order_dependent)


def _difference(wrong: Array, distance: Array, relative: Array, order_dependent: bool) -> Difference:
    mismatches = int(np.count_nonzero(wrong))
    return Difference(
        elements=int(wrong.size),
        mismatches=mismatches,
        max_abs=float(distance.max()) if distance.size else 0.0,
        max_rel=float(relative.max()) if relative.size else 0.0,
        first=int(np.argmax(wrong)) if mismatches else None,
        firm=0 if order_dependent else mismatches,
    )
