"""PTX instructions with the values that the PTX ISA gives them, and a kernel that computes all of them.

Each row runs over the same operands; a row's function computes the result from them in Python.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from tests.support import ptx_float_rows, ptx_integer_rows
from tests.support.ptx_row import C_TYPES, COUNT, DTYPES, OPERANDS, Row

__all__ = ["COUNT", "GROUPS", "Row", "arguments", "differences", "source"]

GROUPS: dict[str, list[Row]] = {
    "integers": ptx_integer_rows.integers(),
    "carries": ptx_integer_rows.carries(),
    "bits": ptx_integer_rows.bits(),
    "video": ptx_integer_rows.video(),
    "floats": ptx_float_rows.floats(),
    "doubles": ptx_float_rows.doubles(),
    "conversions": ptx_float_rows.conversions(),
    "halves": ptx_float_rows.halves(),
}


def arguments(rows: list[Row]) -> list[tuple[str, Any]]:
    """The kernel's arguments: three arrays of operands of each kind, then an array of results of each kind."""
    given: list[tuple[str, Any]] = []
    for kind in "rlfd":
        table = np.array(OPERANDS[kind], dtype=DTYPES[kind])
        given += [(f"{kind}{n}", table[:, n].copy()) for n in range(3)]
    return given + [(f"{kind}_out", np.zeros(max(len(rows), 1) * COUNT, DTYPES[kind])) for kind in "rlfd"]


def source(rows: list[Row]) -> str:
    """A kernel whose thread i computes every row's i-th result."""
    parameters = [f"const {C_TYPES[k]}* {k}{n}" for k in "rlfd" for n in range(3)]
    parameters += [f"{C_TYPES[k]}* {k}_out" for k in "rlfd"]
    lines = [f"__global__ void k({', '.join(parameters)}) {{", "  const unsigned t = threadIdx.x;"]
    for n, row in enumerate(rows):
        k = row.kind
        text = row.ptx.replace("LOOP", f"L{n}").replace("ELSE", f"E{n}").replace("DONE", f"D{n}")
        used = [
            f'"{k}"({k}{i}[t])'
            for i in range(3)
            if f"%{i + 1}" in text or any(f"%{j + 1}" in text for j in range(i, 3))
        ]
        lines.append(f'  {{ {C_TYPES[row.result]} o; asm volatile("{text}" : "=&{row.result}"(o) : {", ".join(used)});'
                     f" {row.result}_out[{n * COUNT}u + t] = o; }}")  # fmt: skip
    return "\n".join([*lines, "}", ""])


def differences(rows: list[Row], results: Mapping[str, Any]) -> list[str]:
    """A line for each result that is not the expected one."""
    found: list[str] = []
    for n, row in enumerate(rows):
        got = results[f"{row.result}_out"][n * COUNT : (n + 1) * COUNT]
        for given, value, wanted in zip(OPERANDS[row.kind], got, row.values(), strict=True):
            if not equal(row, value, wanted):
                shown = [hex(x) if isinstance(x, int) else repr(x) for x in (*given, wanted)]
                mine = hex(int(value)) if row.result in "rl" else repr(float(value))
                found.append(f"{row.ptx} ({', '.join(shown[:3])}): {mine}, not {shown[3]}")
    return found


def equal(row: Row, value: Any, wanted: Any) -> bool:
    if row.result in "rl":
        return int(value) == int(wanted)
    if math.isnan(wanted):
        return math.isnan(value) or row.tolerance > 1e-5
    if row.tolerance:
        return bool(value == wanted) or abs(float(value) - wanted) <= row.tolerance * abs(wanted) + 2.0**-149
    wanted = float(DTYPES[row.result](wanted))
    return float(value) == wanted and (
        row.any_zero or wanted != 0 or math.copysign(1, value) == math.copysign(1, wanted)
    )
