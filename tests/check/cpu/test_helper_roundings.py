"""Roundings of the helper headers and of the CUDA emulator, against exact fractions (CUDA Math API, "Intrinsics")."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.check.cpu.helper_runs import ROLES, Table, compare, cross
from tests.check.cpu.support import Emulator

SINGLES = (0.0, -0.0, 1.0, -1.0, 0.1, 3.0, -7.3, 1e-45, -1e-45, 1.1754944e-38, 3.4028235e38, -3.4028235e38, 16777217.0, 1e-20,
           math.inf, -math.inf, math.nan)  # fmt: skip
DOUBLES = (0.0, -0.0, 1.0, -1.0, 0.1, 3.0, -7.3, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308,
           -1.7976931348623157e308, 1e-170, 1e150, -1e-300, math.inf, -math.inf, math.nan)  # fmt: skip


def rounded(exact: Fraction, mode: str, kind: type[np.floating], zero_sign: int) -> float:
    """An exact value as a number of the type; `zero_sign` is the sign of a result that is exactly zero."""
    if exact == 0:
        return math.copysign(0.0, zero_sign)
    info = np.finfo(kind)
    places, least = int(info.nmant), int(info.minexp)
    magnitude, negative = abs(exact), -1 if exact < 0 else 1
    exponent = max(floor_log2(magnitude), least)
    unit = Fraction(2) ** (exponent - places)
    steps = magnitude / unit
    whole = math.floor(steps)
    up = {"ru": exact > 0, "rd": exact < 0, "rz": False}[mode]
    whole += up and whole != steps
    value = whole * unit
    if value > Fraction(float(info.max)):
        return math.copysign(math.inf if up else float(info.max), negative)
    return math.copysign(float(value), negative)


def floor_log2(x: Fraction) -> int:
    guess = x.numerator.bit_length() - x.denominator.bit_length()
    return guess if Fraction(2) ** guess <= x else guess - 1


def sign(x: float) -> int:
    return -1 if math.copysign(1.0, x) < 0 else 1


def sum_sign(x: float, y: float, mode: str) -> int:
    """The sign of an exact zero x + y (IEEE 754-2019, 6.3)."""
    if x == 0 and y == 0 and sign(x) == sign(y):
        return sign(x)
    return -1 if mode == "rd" else 1


def special(name: str, args: tuple[float, ...]) -> float:
    """With a NaN, an infinity or a division by zero the mode does not matter."""
    with np.errstate(all="ignore"):
        v = [np.float64(a) for a in args]
        match name:
            case "add":
                return float(v[0] + v[1])
            case "sub":
                return float(v[0] - v[1])
            case "mul":
                return float(v[0] * v[1])
            case "div":
                return float(v[0] / v[1])
            case "rcp":
                return float(np.float64(1) / v[0])
            case "sqrt":
                return float(np.sqrt(v[0]))
            case _:
                return float(product_of_signs(v[0], v[1]) + v[2])


def product_of_signs(x: np.float64, y: np.float64) -> np.float64:
    """x * y with finite factors made small, so that only an infinite factor gives an infinite product."""
    small = [np.float64(math.copysign(min(abs(f), 1.0), f)) if np.isfinite(f) else f for f in (x, y)]
    return small[0] * small[1]


def directed(name: str, args: tuple[float, ...], mode: str, kind: type[np.floating]) -> float:
    by_zero = (name == "div" and args[1] == 0) or (name == "rcp" and args[0] == 0)
    if not all(map(math.isfinite, args)) or by_zero or (name == "sqrt" and args[0] < 0):
        return special(name, args)
    exact = [Fraction(a) for a in args]
    match name:
        case "add":
            return rounded(exact[0] + exact[1], mode, kind, sum_sign(args[0], args[1], mode))
        case "sub":
            return rounded(exact[0] - exact[1], mode, kind, sum_sign(args[0], -args[1], mode))
        case "mul":
            return rounded(exact[0] * exact[1], mode, kind, sign(args[0]) * sign(args[1]))
        case "div":
            return rounded(exact[0] / exact[1], mode, kind, sign(args[0]) * sign(args[1]))
        case "rcp":
            return rounded(1 / exact[0], mode, kind, 1)
        case "sqrt":
            return directed_root(args[0], mode, kind)
        case _:
            product = math.copysign(0.0 if exact[0] * exact[1] == 0 else 1.0, sign(args[0]) * sign(args[1]))
            return rounded(exact[0] * exact[1] + exact[2], mode, kind, sum_sign(product, args[2], mode))


def directed_root(x: float, mode: str, kind: type[np.floating]) -> float:
    """From the integer square root of a scaled value, with a digit more for what is left."""
    if x == 0:
        return x
    scale = 1300
    value = Fraction(x) * Fraction(4) ** scale
    root = math.isqrt(math.floor(value))
    exact = root * root == value
    return rounded((Fraction(root) + (0 if exact else Fraction(1, 2))) / Fraction(2) ** scale, mode, kind, 1)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_directed_roundings(kind: type[np.floating], emulator: Emulator) -> None:
    """Infinite and NaN operands too; NaN results count as equal whatever their bits."""
    single = kind is np.float32
    values = SINGLES if single else DOUBLES
    letter, fused = ("f", "__fmaf") if single else ("d", "__fma")
    a, b = cross(values, values, dtype=np.dtype(kind).name)
    c = np.resize(np.array(values, kind), a.size)[::-1].copy()
    functions = {"add": "a, b", "sub": "a, b", "mul": "a, b", "div": "a, b", "rcp": "a", "sqrt": "a", "fma": "a, b, c"}
    inputs = {"a": a, "b": b, "c": c}
    expressions, expected = [], []
    for name, operands in functions.items():
        for mode in ("rd", "ru", "rz"):
            expressions.append(f"{fused if name == 'fma' else f'__{letter}{name}'}_{mode}({operands})")
            columns = [inputs[o].tolist() for o in operands.split(", ")]
            expected.append([directed(name, row, mode, kind) for row in zip(*columns, strict=True)])
    table = Table(expressions, inputs, np.dtype(kind).name)
    for role in ROLES[1:2] if not single else ROLES[:2]:
        found = table.run(emulator, role)
        for expression, got, wanted in zip(expressions, found.tolist(), expected, strict=True):
            rows = zip(got, wanted, a.tolist(), b.tolist(), c.tolist(), strict=True)
            wrong = [(w, *row) for g, w, *row in rows if not same(g, w)]
            shown = [g for g, w in zip(got, wanted, strict=True) if not same(g, w)]
            assert not wrong, (
                f"{role}: {expression}: {len(wrong)} wrong: {shown[0]!r}, not (wanted, a, b, c) {wrong[0]}"
            )


def same(x: float, y: float) -> bool:
    return (math.isnan(x) and math.isnan(y)) or (x == y and sign(x) == sign(y))


def test_saturation_and_unfused_sums(emulator: Emulator) -> None:
    values = [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, math.inf, -math.inf, math.nan, 1e-45, 0.99999994]
    a = np.array(values, np.float32)
    compare(
        Table(["__float_as_uint(__saturatef(a))"], {"a": a}, "uint32"),
        [[0, 0, 0x3F800000, 0, 0x3F000000, 0x3F800000, 0x3F800000, 0, 0, 1, 0x3F7FFFFF]],
        emulator,
    )
    x, y = np.array([1.0000001, 3.3333333], np.float32), np.array([-1.0000002, -11.111111], np.float32)
    plain = (x * x).astype(np.float32) + y
    compare(
        Table(["__fadd_rn(__fmul_rn(a, a), b)"], {"a": x, "b": y}, "float32"),
        [plain.view(np.uint32).tolist()],
        emulator,
    )
