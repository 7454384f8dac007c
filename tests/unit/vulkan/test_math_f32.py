"""Single-precision functions on CPU devices against double-precision references, in units in the last place."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from app.check.vulkan.executor import VulkanExecutor
from tests.unit.vulkan.running import run

pytestmark = pytest.mark.vulkan

Floats = npt.NDArray[np.float32]
SPECIAL = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -0.5, 2, 1e-40, -1e-40, 3e38, 1e-30], np.float32)


def spread(low: float, high: float, count: int = 400) -> Floats:
    """Values over a range, close together near 0, with the special ones."""
    rng = np.random.default_rng(7)
    even = rng.uniform(low, high, count)
    small = np.sign(even) * np.exp(rng.uniform(-20, 0, count)) * min(abs(low) or high, abs(high))
    return np.concatenate([even, small, SPECIAL]).astype(np.float32)


def elementwise(f: Callable[..., float]) -> Callable[..., npt.NDArray[np.float64]]:
    def apply(*columns: Floats) -> npt.NDArray[np.float64]:
        out = []
        for row in zip(*columns, strict=True):
            try:
                out.append(float(f(*(float(v) for v in row))))
            except OverflowError:
                out.append(math.inf)
            except (ValueError, ZeroDivisionError):
                out.append(math.nan)
        return np.array(out)

    return apply


def errors(got: Floats, wanted: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Distance in units in the last place of the rounded reference; infinite where NaN or infinity disagree."""
    with np.errstate(all="ignore"):
        reference = wanted.astype(np.float32)
        unit = np.spacing(np.abs(np.where(np.isfinite(reference), reference, 1)).astype(np.float32)).astype(np.float64)
        distance = np.abs(got.astype(np.float64) - wanted) / unit
    same = (np.isnan(got) & np.isnan(reference)) | (got == reference)
    return np.where(same, 0, np.where(np.isfinite(distance), distance, np.inf))


def check(
    executor: VulkanExecutor, function: str, columns: list[Floats], wanted: npt.NDArray[np.float64], ulp: float
) -> None:
    names = "abcd"[: len(columns)]
    params = ", ".join(f"const float* {n}" for n in names)
    text = f"__global__ void k({params}, float* out) {{ int i = blockIdx.x * 64 + threadIdx.x; out[i] = {function}"
    text += f"({', '.join(f'{n}[i]' for n in names)}); }}"
    size = len(columns[0])
    padded = [np.resize(c, -(-size // 64) * 64) for c in columns]
    args = dict(zip(names, padded, strict=True)) | {"out": np.zeros(len(padded[0]), np.float32)}
    got = run(executor, text, args, grid=(len(padded[0]) // 64, 1, 1), block=(64, 1, 1))["out"][:size]
    wrong = errors(got, wanted)
    worst = int(np.argmax(wrong))
    values = [float(c[worst]) for c in columns]
    assert wrong[worst] <= ulp, (
        f"{function}{tuple(values)} = {got[worst]!r}, not {wanted[worst]!r} ({wrong[worst]} ulp)"
    )


def cbrt(x: float) -> float:
    return math.copysign(abs(x) ** (1 / 3), x) if x else x


def sinpi(x: float) -> float:
    return math.sin(math.pi * math.fmod(x, 2)) if math.fmod(x, 1) else math.copysign(0.0, x)


def cospi(x: float) -> float:
    r = abs(math.fmod(x, 2))
    return 0.0 if r in (0.5, 1.5) else math.cos(math.pi * r)


def exp10(x: float) -> float:
    return float(np.power(10.0, x))


def log_(f: Callable[[float], float]) -> Callable[[float], float]:
    return lambda x: -math.inf if x == 0 else f(x)


def round_(x: float) -> float:
    return x if not math.isfinite(x) or x == int(x) else math.copysign(math.floor(abs(x) + 0.5), x)


UNARY: dict[str, tuple[Callable[[float], float], tuple[float, float], float]] = {
    "expf": (math.exp, (-104, 89), 2),
    "exp2f": (lambda x: float(np.exp2(x)), (-150, 128), 2),
    "exp10f": (exp10, (-45, 38.5), 2.5),
    "expm1f": (math.expm1, (-20, 88), 2),
    "logf": (log_(math.log), (0, 1e4), 2),
    "log2f": (log_(math.log2), (0, 1e4), 2),
    "log10f": (log_(math.log10), (0, 1e4), 2.5),
    "log1pf": (lambda x: -math.inf if x == -1 else math.log1p(x), (-1, 100), 2),
    "sinf": (math.sin, (-1e6, 1e6), 2),
    "cosf": (math.cos, (-1e6, 1e6), 2),
    "tanf": (math.tan, (-1e5, 1e5), 4),
    "sinpif": (sinpi, (-100, 100), 2),
    "cospif": (cospi, (-100, 100), 2),
    "asinf": (math.asin, (-1, 1), 3),
    "acosf": (math.acos, (-1, 1), 3),
    "atanf": (math.atan, (-100, 100), 2),
    "sinhf": (math.sinh, (-89, 89), 3),
    "coshf": (math.cosh, (-89, 89), 3),
    "tanhf": (math.tanh, (-12, 12), 2),
    "asinhf": (math.asinh, (-1e5, 1e5), 3),
    "acoshf": (math.acosh, (1, 1e5), 3),
    "atanhf": (lambda x: math.copysign(math.inf, x) if abs(x) == 1 else math.atanh(x), (-1, 1), 3),
    "cbrtf": (cbrt, (-1e4, 1e4), 2),
    "roundf": (round_, (-100, 100), 0),
    "sqrtf": (math.sqrt, (0, 1e5), 2.5),
    "truncf": (lambda x: x if not math.isfinite(x) else math.copysign(math.trunc(x), x), (-100, 100), 0),
}


@pytest.mark.parametrize("function", UNARY)
def test_function_of_one(executor: VulkanExecutor, function: str) -> None:
    reference, (low, high), ulp = UNARY[function]
    x = spread(low, high)
    x = x[(np.abs(x) > 1e-37) | (x == 0) | ~np.isfinite(x)] if function in FLUSHED else x
    check(executor, function, [x], elementwise(reference)(x), ulp)


FLUSHED = {"sqrtf", "cbrtf", "truncf", "asinhf", "log1pf", "expm1f", "sinhf", "atanhf", "tanhf", "asinf", "atanf"}
FLUSHED |= {"sinpif", "tanf", "sinf", "roundf", "acoshf"}
"""Functions near the identity for tiny operands: a device may flush denormals there."""

BINARY: dict[str, tuple[Callable[[float, float], float], float, float]] = {
    "powf": (lambda x, y: power(x, y), 60, 2),
    "atan2f": (math.atan2, 100, 3),
    "fmodf": (math.fmod, 1e4, 0),
    "remainderf": (math.remainder, 1e4, 0),
    "hypotf": (math.hypot, 1e4, 2),
    "copysignf": (math.copysign, 100, 0),
}


def power(x: float, y: float) -> float:
    if x == 0 and y < 0:
        return math.copysign(math.inf, x) if y % 2 == 1 else math.inf
    try:
        return math.pow(x, y)
    except OverflowError:
        return -math.inf if x < 0 and y % 2 == 1 else math.inf


@pytest.mark.parametrize("function", BINARY)
def test_function_of_two(executor: VulkanExecutor, function: str) -> None:
    reference, size, ulp = BINARY[function]
    rng = np.random.default_rng(3)
    normal = SPECIAL[(np.abs(SPECIAL) > 1e-37) | (SPECIAL == 0) | ~np.isfinite(SPECIAL)]
    pairs = [(a, b) for a in normal for b in normal]
    whole = [(float(a), float(b)) for a in range(-4, 5) for b in range(-4, 5)]
    free = list(zip(rng.uniform(-size, size, 500), rng.uniform(-20, 20, 500), strict=True))
    positive = list(zip(rng.uniform(0, 3, 500), rng.uniform(-80, 80, 500), strict=True))
    table = np.array(pairs + whole + free + positive, np.float32)
    x, y = table[:, 0].copy(), table[:, 1].copy()
    wanted = elementwise(reference)(x, y)
    kept = (np.abs(wanted) > 1e-37) | (wanted == 0) | ~np.isfinite(wanted)  # a device may flush denormals
    check(executor, function, [x[kept], y[kept]], wanted[kept], ulp)


def test_minimum_and_maximum_ignore_nan(executor: VulkanExecutor) -> None:
    a = np.array([1, np.nan, np.nan, 3, -0.0, 0.0], np.float32)
    b = np.array([np.nan, 2, np.nan, 1, 0.0, -0.0], np.float32)
    check(executor, "fminf", [a, b], np.array([1, 2, np.nan, 1, 0, 0], np.float64), 0)
    check(executor, "fmaxf", [a, b], np.array([1, 2, np.nan, 3, 0, 0], np.float64), 0)


def test_fused_multiply_add_rounds_once(executor: VulkanExecutor) -> None:
    from fractions import Fraction

    rng = np.random.default_rng(11)
    n = 3000
    a = np.ldexp(rng.uniform(-1, 1, n), rng.integers(-30, 30, n)).astype(np.float32)
    b = np.ldexp(rng.uniform(-1, 1, n), rng.integers(-30, 30, n)).astype(np.float32)
    c = np.where(rng.random(n) < 0.5, -(a * b) * (1 + rng.integers(-3, 4, n) * 2.0**-23), rng.uniform(-9, 9, n))
    c = np.where(rng.random(n) < 0.2, np.ldexp(c, rng.integers(-60, 60, n)), c).astype(np.float32)
    exact = [Fraction(float(p)) * Fraction(float(q)) + Fraction(float(r)) for p, q, r in zip(a, b, c, strict=True)]
    check(executor, "fmaf", [a, b, c], np.array([nearest_float(f) for f in exact]), 0)


def nearest_float(f: object) -> float:
    """A fraction rounded once to a float."""
    from fractions import Fraction

    assert isinstance(f, Fraction)
    if not f:
        return 0.0
    size = abs(f)
    exponent = max(math.floor(math.log2(size)) - 23, -149)
    while size / Fraction(2) ** exponent >= 1 << 24:
        exponent += 1
    while exponent > -149 and size / Fraction(2) ** exponent < 1 << 23:
        exponent -= 1
    return math.copysign(float(round(size / Fraction(2) ** exponent) * Fraction(2) ** exponent), f)


def test_an_infinite_addend_outlives_a_product_that_overflows(executor: VulkanExecutor) -> None:
    a = np.array([1e20, 1e20, -1e20, 1e20, np.inf, 0], np.float32)
    b = np.array([1e20, 1e20, 1e20, 1e20, 1, 1], np.float32)
    c = np.array([-np.inf, np.inf, np.inf, np.nan, -np.inf, -np.inf], np.float32)
    check(executor, "fmaf", [a, b, c], np.array([-np.inf, np.inf, np.inf, np.nan, np.nan, -np.inf]), 0)
