"""Integer functions of the helper headers: packed, dot products, funnel shifts, DPX.

Expected values are computed here with plain integers, from the CUDA Math API and the PTX ISA, for the CUDA emulator and for
the HIP translation alike.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.check.cpu.helper_runs import Table, compare, cross
from tests.check.cpu.support import Emulator

WORDS = (
    0,
    1,
    0xFFFFFFFF,
    0x80000000,
    0x7FFFFFFF,
    0x80808080,
    0x7F7F7F7F,
    0x00FF8001,
    0x8000FFFF,
    0x01FE7F80,
    0xFF00FE03,
)


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) & 1 else x


def clamp(x: int, low: int, high: int) -> int:
    return max(low, min(high, x))


def saturated(x: int, bits: int) -> int:
    return clamp(x, -(1 << (bits - 1)), (1 << (bits - 1)) - 1)


def average_away(x: int, y: int) -> int:
    """PTX vavrg: halves round away from zero."""
    total = x + y
    return (total + 1) // 2 if total >= 0 else -((-total + 1) // 2)


Op = Callable[[int, int, int], int]


def comparisons(tests: dict[str, Callable[[int, int], bool]]) -> dict[str, Op]:
    """Each as ``vcmp`` (all bits of the field) and ``vset`` (one)."""

    def operation(test: Callable[[int, int], bool], yes: int) -> Op:
        return lambda x, y, n: yes if test(x, y) else 0

    return {f"v{kind}{name}": operation(t, yes) for kind, yes in (("cmp", -1), ("set", 1)) for name, t in tests.items()}


SIGNED: dict[str, Op] = {
    "vaddss": lambda x, y, n: saturated(x + y, n),
    "vsubss": lambda x, y, n: saturated(x - y, n),
    "vavgs": lambda x, y, n: average_away(x, y),
    "vmaxs": lambda x, y, n: max(x, y),
    "vmins": lambda x, y, n: min(x, y),
    "vabsdiffs": lambda x, y, n: abs(x - y),
    **comparisons({"gts": int.__gt__, "ges": int.__ge__, "lts": int.__lt__, "les": int.__le__}),
}
UNSIGNED: dict[str, Op] = {
    "vadd": lambda x, y, n: x + y,
    "vsub": lambda x, y, n: x - y,
    "vaddus": lambda x, y, n: min(x + y, (1 << n) - 1),
    "vsubus": lambda x, y, n: max(x - y, 0),
    "vavgu": lambda x, y, n: (x + y + 1) // 2,
    "vhaddu": lambda x, y, n: (x + y) // 2,
    "vmaxu": lambda x, y, n: max(x, y),
    "vminu": lambda x, y, n: min(x, y),
    "vabsdiffu": lambda x, y, n: abs(x - y),
    **comparisons({"gtu": int.__gt__, "geu": int.__ge__, "ltu": int.__lt__, "leu": int.__le__}),
    **comparisons({"eq": int.__eq__, "ne": int.__ne__}),
}
UNARY: dict[str, Op] = {
    "vabs": lambda x, y, n: abs(x),
    "vabsss": lambda x, y, n: saturated(abs(x), n),
    "vneg": lambda x, y, n: -x,
    "vnegss": lambda x, y, n: saturated(-x, n),
}


def fields(word: int, bits: int, is_signed: bool) -> list[int]:
    parts = [word >> at & ((1 << bits) - 1) for at in range(0, 32, bits)]
    return [signed(p, bits) for p in parts] if is_signed else parts


def packed(op: Op, a: int, b: int, bits: int, is_signed: bool) -> int:
    pairs = zip(fields(a, bits, is_signed), fields(b, bits, is_signed), strict=True)
    return sum((op(x, y, bits) & ((1 << bits) - 1)) << at for at, (x, y) in zip(range(0, 32, bits), pairs, strict=True))


@pytest.mark.parametrize("bits", [8, 16])
def test_simd_in_a_word(bits: int, emulator: Emulator) -> None:
    a, b = cross(WORDS, WORDS, dtype="uint32")
    count = 32 // bits
    expressions, expected = [], []
    for operations, is_signed, arguments in ((SIGNED, True, "a, b"), (UNSIGNED, False, "a, b"), (UNARY, True, "a")):
        for name, op in operations.items():
            expressions.append(f"__{name}{count}({arguments})")
            expected.append([packed(op, x, y, bits, is_signed) for x, y in zip(a.tolist(), b.tolist(), strict=True)])
    for name, is_signed in (("vsads", True), ("vsadu", False)):
        expressions.append(f"__{name}{count}(a, b)")
        expected.append(
            [
                sum(abs(x - y) for x, y in zip(fields(p, bits, is_signed), fields(q, bits, is_signed), strict=True))
                for p, q in zip(a.tolist(), b.tolist(), strict=True)
            ]
        )
    compare(Table(expressions, {"a": a, "b": b}, "uint32"), expected, emulator)


def test_dot_products_and_shuffled_bytes(emulator: Emulator) -> None:
    a, b, c = cross(WORDS, WORDS[2:9], (0, 31, 32, 33, 0x7FFFFFFF, 0x3210FEDC), dtype="uint32")
    rows = list(zip(a.tolist(), b.tolist(), c.tolist(), strict=True))

    def dot(x: int, y: int, bits: int, first: int, count: int, is_signed: bool) -> int:
        left = fields(x, bits, is_signed)
        return sum(left[i] * fields(y, 8, is_signed)[first + i] for i in range(count))

    def permuted(x: int, y: int, selector: int) -> int:
        both = y << 32 | x
        return sum((both >> 8 * (selector >> 4 * i & 7) & 255) << 8 * i for i in range(4))

    functions: dict[str, Callable[[int, int, int], int]] = {
        "__dp4a(a, b, c)": lambda x, y, z: z + dot(x, y, 8, 0, 4, False),
        "(unsigned)__dp4a((int)a, (int)b, (int)c)": lambda x, y, z: z + dot(x, y, 8, 0, 4, True),
        "__dp2a_lo(a, b, c)": lambda x, y, z: z + dot(x, y, 16, 0, 2, False),
        "__dp2a_hi(a, b, c)": lambda x, y, z: z + dot(x, y, 16, 2, 2, False),
        "(unsigned)__dp2a_lo((int)a, (int)b, (int)c)": lambda x, y, z: z + dot(x, y, 16, 0, 2, True),
        "(unsigned)__dp2a_hi((int)a, (int)b, (int)c)": lambda x, y, z: z + dot(x, y, 16, 2, 2, True),
        "__funnelshift_l(a, b, c)": lambda x, y, z: (y << 32 | x) << (z & 31) >> 32,
        "__funnelshift_r(a, b, c)": lambda x, y, z: (y << 32 | x) >> (z & 31),
        "__funnelshift_lc(a, b, c)": lambda x, y, z: (y << 32 | x) << min(z, 32) >> 32,
        "__funnelshift_rc(a, b, c)": lambda x, y, z: (y << 32 | x) >> min(z, 32),
        "__byte_perm(a, b, c)": permuted,
        "__sad((int)a, (int)b, c)": lambda x, y, z: z + abs(signed(x, 32) - signed(y, 32)),
        "__usad(a, b, c)": lambda x, y, z: z + abs(x - y),
        "__brev(a)": lambda x, y, z: int(f"{x:032b}"[::-1], 2),
        "(unsigned)__clz((int)a)": lambda x, y, z: 32 - x.bit_length(),
        "(unsigned)__ffs((int)a)": lambda x, y, z: (x & -x).bit_length(),
        "__umulhi(a, b)": lambda x, y, z: x * y >> 32,
        "(unsigned)__mulhi((int)a, (int)b)": lambda x, y, z: signed(x, 32) * signed(y, 32) >> 32,
        "(unsigned)__hadd((int)a, (int)b)": lambda x, y, z: (signed(x, 32) + signed(y, 32)) >> 1,
        "__urhadd(a, b)": lambda x, y, z: (x + y + 1) >> 1,
        "min(a, (int)b)": lambda x, y, z: min(x, y),
        "max((int)a, b)": lambda x, y, z: max(x, y),
    }  # fmt: skip
    expected = [[f(*row) & 0xFFFFFFFF for row in rows] for f in functions.values()]
    compare(Table(list(functions), {"a": a, "b": b, "c": c}, "uint32"), expected, emulator)


DPX: dict[str, Callable[[int, int, int, int], int]] = {
    "viaddmax": lambda x, y, z, wrap: max(wrapped(x + y, wrap), z),
    "viaddmin": lambda x, y, z, wrap: min(wrapped(x + y, wrap), z),
    "vimax3": lambda x, y, z, wrap: max(x, y, z),
    "vimin3": lambda x, y, z, wrap: min(x, y, z),
}


def wrapped(x: int, wrap: int) -> int:
    """`wrap`: the bits, negative for a signed type."""
    low = x & ((1 << abs(wrap)) - 1)
    return signed(low, -wrap) if wrap < 0 else low


def test_dpx(emulator: Emulator) -> None:
    a, b, c = cross(WORDS, WORDS[1:9], WORDS[3:], dtype="uint32")
    rows = list(zip(a.tolist(), b.tolist(), c.tolist(), strict=True))
    expressions, expected = [], []
    for name, f in DPX.items():
        for suffix, wrap, count in (("s32", -32, 1), ("u32", 32, 1), ("s16x2", -16, 2), ("u16x2", 16, 2)):
            for relu in ("", "_relu") if wrap < 0 else ("",):
                operands = "(int)a, (int)b, (int)c" if suffix == "s32" else "a, b, c"
                expressions.append(f"__{name}_{suffix}{relu}({operands})")
                expected.append([by_parts(f, row, wrap, count, bool(relu)) for row in rows])
    compare(Table(expressions, {"a": a, "b": b, "c": c}, "uint32"), expected, emulator)


def by_parts(
    f: Callable[[int, int, int, int], int], row: tuple[int, int, int], wrap: int, count: int, relu: bool
) -> int:
    bits = 32 // count
    result = 0
    for at in range(0, 32, bits):
        x, y, z = (wrapped(v >> at, wrap) for v in row)
        value = f(x, y, z, wrap)
        result |= ((max(value, 0) if relu else value) & ((1 << bits) - 1)) << at
    return result


def test_find_nth_set(emulator: Emulator) -> None:
    """From the base on, itself included: upwards, downwards, or the base alone."""
    masks, bases, offsets = cross(
        (0, 0x80000001, 0x00F00F0A, 0xFFFFFFFF), (0, 3, 31), (-32, -2, -1, 0, 1, 2, 8), dtype="int64"
    )

    def place(mask: int, base: int, offset: int) -> int:
        walk = range(base, 32) if offset > 0 else range(base, -1, -1) if offset < 0 else range(base, base + 1)
        found = [at for at in walk if mask >> at & 1]
        wanted = max(abs(offset), 1)
        return found[wanted - 1] if len(found) >= wanted else 0xFFFFFFFF

    expected = [[place(*row) for row in zip(masks.tolist(), bases.tolist(), offsets.tolist(), strict=True)]]
    inputs = {"m": masks, "b": bases, "o": offsets}
    compare(Table(["__fns((unsigned)m, (unsigned)b, (int)o)"], inputs, "uint32"), expected, emulator, ("reference",))
