"""Double-precision functions on lavapipe against exact references, in units in the last place."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest

from app.check.vulkan.executor import VulkanExecutor
from tests.unit.vulkan.running import run
from tests.unit.vulkan.test_math_f32 import log_, power, round_, sinpi

pytestmark = pytest.mark.vulkan

Doubles = npt.NDArray[np.float64]
SPECIAL = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -0.5, 2, 1e-300, 1e300])


def spread(low: float, high: float, count: int = 500) -> Doubles:
    rng = np.random.default_rng(5)
    even = rng.uniform(low, high, count)
    small = np.sign(even) * np.exp(rng.uniform(-40, 0, count)) * min(abs(low) or high, abs(high))
    return np.concatenate([even, small, SPECIAL])


def reference(f: Callable[..., float], columns: list[Doubles]) -> Doubles:
    out = []
    for row in zip(*columns, strict=True):
        try:
            out.append(float(f(*(float(v) for v in row))))
        except OverflowError:
            out.append(math.inf)
        except (ValueError, ZeroDivisionError):
            out.append(math.nan)
    return np.array(out)


def check(executor: VulkanExecutor, function: str, columns: list[Doubles], wanted: Doubles, ulp: float) -> None:
    names = "abcd"[: len(columns)]
    params = ", ".join(f"const double* {n}" for n in names)
    text = f"__global__ void k({params}, double* out) {{ int i = blockIdx.x * 64 + threadIdx.x; out[i] = {function}"
    text += f"({', '.join(f'{n}[i]' for n in names)}); }}"
    size = len(columns[0])
    padded = [np.resize(c, -(-size // 64) * 64) for c in columns]
    args = dict(zip(names, padded, strict=True)) | {"out": np.zeros(len(padded[0]))}
    got = run(executor, text, args, grid=(len(padded[0]) // 64, 1, 1), block=(64, 1, 1))["out"][:size]
    with np.errstate(all="ignore"):
        unit = np.spacing(np.abs(np.where(np.isfinite(wanted), wanted, 1)))
        distance = np.abs(got - wanted) / unit
    same = (np.isnan(got) & np.isnan(wanted)) | (got == wanted)
    wrong = np.where(same, 0, np.where(np.isfinite(distance), distance, np.inf))
    worst = int(np.argmax(wrong))
    values = tuple(float(c[worst]) for c in columns)
    assert wrong[worst] <= ulp, f"{function}{values} = {got[worst]!r}, not {wanted[worst]!r} ({wrong[worst]} ulp)"


UNARY: dict[str, tuple[Callable[[float], float], tuple[float, float], float]] = {
    "exp": (math.exp, (-745, 709), 2),
    "exp2": (lambda x: power(2.0, x), (-1070, 1023), 2),
    "exp10": (lambda x: power(10.0, x), (-320, 308), 2),
    "expm1": (math.expm1, (-40, 700), 2),
    "log": (log_(math.log), (0, 1e6), 2),
    "log2": (log_(math.log2), (0, 1e6), 2),
    "log10": (log_(math.log10), (0, 1e6), 2),
    "log1p": (lambda x: -math.inf if x == -1 else math.log1p(x), (-1, 100), 2),
    "sin": (math.sin, (-1e8, 1e8), 2),
    "cos": (math.cos, (-1e8, 1e8), 2),
    "tan": (math.tan, (-1e7, 1e7), 4),
    "sinpi": (sinpi, (-0.25, 0.25), 2),
    "asin": (math.asin, (-1, 1), 3),
    "acos": (math.acos, (-1, 1), 3),
    "atan": (math.atan, (-100, 100), 2),
    "sinh": (math.sinh, (-700, 700), 3),
    "cosh": (math.cosh, (-700, 700), 3),
    "tanh": (math.tanh, (-22, 22), 3),
    "asinh": (math.asinh, (-1e9, 1e9), 3),
    "acosh": (math.acosh, (1, 1e9), 3),
    "atanh": (lambda x: math.copysign(math.inf, x) if abs(x) == 1 else math.atanh(x), (-1, 1), 3),
    "erf": (math.erf, (-6, 6), 3),
    "erfc": (math.erfc, (-6, 26), 6),
    "round": (round_, (-100, 100), 0),
    "sqrt": (math.sqrt, (0, 1e9), 1),
}


@pytest.mark.parametrize("function", UNARY)
def test_function_of_one(lavapipe: VulkanExecutor, function: str) -> None:
    f, (low, high), ulp = UNARY[function]
    x = spread(low, high)
    wanted = reference(f, [x])
    kept = (np.abs(wanted) > 1e-307) | (wanted == 0) | ~np.isfinite(wanted)
    check(lavapipe, function, [x[kept]], wanted[kept], ulp)


@pytest.mark.parametrize(
    ("function", "f", "size", "ulp"),
    [
        ("pow", power, 60, 2),
        ("atan2", math.atan2, 100, 3),
        ("fmod", math.fmod, 1e6, 0),
        ("remainder", math.remainder, 1e6, 0),
        ("hypot", math.hypot, 1e6, 2),
    ],
)
def test_function_of_two(
    lavapipe: VulkanExecutor, function: str, f: Callable[[float, float], float], size: float, ulp: float
) -> None:
    rng = np.random.default_rng(3)
    pairs = [(a, b) for a in SPECIAL for b in SPECIAL]
    free = list(zip(rng.uniform(-size, size, 500), rng.uniform(-20, 20, 500), strict=True))
    positive = list(zip(rng.uniform(0, 3, 500), rng.uniform(-500, 500, 500), strict=True))
    table = np.array(pairs + free + positive)
    x, y = table[:, 0].copy(), table[:, 1].copy()
    wanted = reference(f, [x, y])
    kept = (np.abs(wanted) > 1e-306) | (wanted == 0) | ~np.isfinite(wanted)
    check(lavapipe, function, [x[kept], y[kept]], wanted[kept], ulp)


def test_fused_multiply_add_rounds_once(lavapipe: VulkanExecutor) -> None:
    rng = np.random.default_rng(11)
    n = 1000
    a, b = rng.uniform(-1, 1, n), rng.uniform(-1, 1, n)
    c = np.where(rng.random(n) < 0.7, -(a * b) * (1 + rng.integers(-3, 4, n) * 2.0**-52), rng.uniform(-9, 9, n))
    exact = [Fraction(p) * Fraction(q) + Fraction(r) for p, q, r in zip(a, b, c, strict=True)]
    check(lavapipe, "fma", [a, b, c], np.array([float(x) for x in exact]), 0)


def test_fused_multiply_add_of_extreme_operands(lavapipe: VulkanExecutor) -> None:
    rng = np.random.default_rng(12)
    n = 2000
    a = np.ldexp(rng.uniform(-1, 1, n), rng.integers(-1000, 1000, n))
    b = np.ldexp(rng.uniform(-1, 1, n), rng.integers(-1000, 1000, n))
    product_exponent = np.frexp(a)[1] + np.frexp(b)[1]
    c = np.ldexp(rng.uniform(-1, 1, n), np.clip(product_exponent + rng.integers(-120, 120, n), -1000, 1000))
    exact = [Fraction(p) * Fraction(q) + Fraction(r) for p, q, r in zip(a, b, c, strict=True)]
    kept = np.array([1e-306 < abs(x) < 1e308 for x in exact])  # a device may flush denormals
    wanted = np.array([float(x) for x, k in zip(exact, kept, strict=True) if k])
    check(lavapipe, "fma", [a[kept], b[kept], c[kept]], wanted, 0)
    infinite = [np.array([1e200, -1e200]), np.array([1e200, 1e200]), np.array([-np.inf, np.inf])]
    check(lavapipe, "fma", infinite, np.array([-np.inf, np.inf]), 0)
