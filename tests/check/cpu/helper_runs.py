"""Runs expressions of CUDA device functions as CUDA and as their HIP translation, which calls the helper headers.

The HIP emulator has no function that HIP lacks (`test_helper_memory.py` holds it to that), so that what runs in the
translation is the helper header's own code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.check.cpu.executors import Role
from app.check.model import ArgValue, Array
from tests.check.cpu.support import Emulator, buffer
from translator.api import translate_file
from translator.diagnostics.model import Target
from translator.options import HipTarget, Options, RocmVersion
from translator.source import SourceFile

C_TYPES = {
    "int32": "int", "uint32": "unsigned", "int64": "long long", "uint64": "unsigned long long",
    "float32": "float", "float64": "double", "int16": "short", "uint16": "unsigned short",
}  # fmt: skip
OPTIONS = Options(hip=HipTarget(rocm=RocmVersion.parse("6.4"), architectures=("gfx90a",)))


ROLES: tuple[Role, ...] = ("reference", "cpu-hip32", "cpu-hip64")


@dataclass(frozen=True, slots=True)
class Table:
    """`expressions` over the inputs ``a``, ``b``... of one element each; all results have the type `result`."""

    expressions: Sequence[str]
    inputs: Mapping[str, Array]
    result: str
    includes: str = ""

    def source(self) -> str:
        parameters = ", ".join(f"const {C_TYPES[str(v.dtype)]}* p_{name}" for name, v in self.inputs.items())
        loads = "\n".join(f"  {C_TYPES[str(v.dtype)]} {name} = p_{name}[i];" for name, v in self.inputs.items())
        body = "\n".join(f"  out[{n} * blockDim.x + i] = {e};" for n, e in enumerate(self.expressions))
        out = C_TYPES[self.result]
        return (
            f"#include <cuda_runtime.h>\n{self.includes}\n__global__ void k({parameters}, {out}* out) {{\n"
            f"  int i = threadIdx.x;\n{loads}\n{body}\n}}\n"
        )

    def run(self, emulator: Emulator, role: Role) -> Array:
        """One row an expression."""
        count = len(next(iter(self.inputs.values())))
        text = self.source()
        if role != "reference":
            text = to_hip(text)
        out = np.zeros(count * len(self.expressions), self.result)
        args: list[ArgValue] = [buffer(f"p_{n}", v, "in") for n, v in self.inputs.items()]
        args.append(buffer("out", out))
        found = emulator.outputs(text, "k", args, block=(count,), role=role, options=OPTIONS)["out"]
        return found.reshape(len(self.expressions), count)


def to_hip(text: str) -> str:
    source = SourceFile(Path("/project/kernel.cu"), text.encode())
    result = translate_file(source, OPTIONS, targets=frozenset({Target.HIP}), project_root=Path("/project"))
    errors = [d.message for d in result.diagnostics if d.severity.label == "error" and d.target is not Target.VULKAN]
    assert result.hip is not None and not errors, errors
    return result.hip.text.decode()


def cross(*values: Sequence[int | float], dtype: str) -> list[Array]:
    """Every combination of the values, as one array an operand."""
    grids = np.meshgrid(*[np.array(v, dtype) for v in values], indexing="ij")
    return [g.ravel().astype(dtype) for g in grids]


def compare(table: Table, expected: list[list[int]], emulator: Emulator, roles: tuple[Role, ...] = ROLES[:2]) -> None:
    """Bits must be equal, of CUDA and of the translation."""
    for role in roles:
        found = table.run(emulator, role)
        bits = found.view({2: np.uint16, 4: np.uint32, 8: np.uint64}[found.itemsize])
        for expression, row, wanted in zip(table.expressions, bits.tolist(), expected, strict=True):
            wrong = [i for i, (g, w) in enumerate(zip(row, wanted, strict=True)) if g != w]
            where = {n: v[wrong[0]] for n, v in table.inputs.items()} if wrong else {}
            assert not wrong, f"{role}: {expression} for {where}: {row[wrong[0]]:#x}, not {wanted[wrong[0]]:#x}"
