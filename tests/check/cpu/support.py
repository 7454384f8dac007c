"""Short ways to run a kernel given as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from app.check.cpu import CpuExecutor, Variant
from app.check.cpu.executors import Role
from app.check.model import (
    ArgValue,
    Array,
    BufferValue,
    Execution,
    Intent,
    KernelUnderTest,
    PreparedCase,
    ScalarValue,
    SymbolValue,
)
from translator.options import Options

DTYPES = {
    "bool": "bool",
    "int8": "i8",
    "uint8": "u8",
    "int16": "i16",
    "uint16": "u16",
    "int32": "i32",
    "uint32": "u32",
    "int64": "i64",
    "uint64": "u64",
    "float16": "f16",
    "float32": "f32",
    "float64": "f64",
}


def buffer(name: str, data: Array, intent: str = "inout", **more: Any) -> BufferValue:
    return BufferValue(name, DTYPES[str(data.dtype)], data, Intent(intent), **more)


def zeros(name: str, count: int, dtype: Any = np.int32) -> BufferValue:
    return buffer(name, np.zeros(count, dtype), "inout")


def i32(value: int, name: str = "n") -> ScalarValue:
    return ScalarValue(name, "i32", value)


def u32(value: int, name: str = "u") -> ScalarValue:
    return ScalarValue(name, "u32", value)


def f32(value: float, name: str = "f") -> ScalarValue:
    return ScalarValue(name, "f32", value)


@dataclass(frozen=True, slots=True)
class Emulator:
    """Runs kernels with one cache and one compiler."""

    cache: Path
    compiler: str = ""

    def run(
        self,
        text: str,
        kernel: str,
        args: list[ArgValue],
        *,
        grid: tuple[int, ...] = (1,),
        block: tuple[int, ...] = (32,),
        template_args: tuple[str, ...] = (),
        role: Role = "reference",
        dynamic_shared: int = 0,
        symbols: tuple[SymbolValue, ...] = (),
        variant: Variant | None = None,
        checks: bool = False,
        timeout: float = 20.0,
        path: Path = Path("/project/kernel.cu"),
        options: Options | None = None,
        hip_headers: Mapping[Path, bytes] | None = None,
    ) -> Execution:
        data = text.encode()
        under_test = KernelUnderTest(
            path,
            data,
            kernel,
            template_args,
            1,
            options or Options(),
            hip_text=data if role != "reference" else None,
            hip_headers=hip_headers or {},
        )
        case = PreparedCase(
            "test", _three(grid), _three(block), dynamic_shared, tuple(args), symbols, timeout=timeout
        )  # fmt: skip
        executor = CpuExecutor(
            role, self.cache, variant or Variant(), memory_checks=checks, compiler=self.compiler, workers=2
        )  # fmt: skip
        return executor.run(under_test, case, lambda: False)

    def outputs(self, text: str, kernel: str, args: list[ArgValue], **more: Any) -> Mapping[str, Array]:
        """Outputs of a run that must succeed."""
        execution = self.run(text, kernel, args, **more)
        assert execution.outcome == "ran", f"{execution.outcome}: {execution.message} {execution.findings}"
        return execution.outputs


def _three(dims: tuple[int, ...]) -> tuple[int, int, int]:
    x, y, z = (*dims, 1, 1)[:3]
    return x, y, z


def kinds(execution: Execution) -> set[str]:
    return {f.kind for f in execution.findings}


def line_of(text: str, marker: str) -> int:
    """Line of the text that holds the marker, from 1."""
    return next(i for i, line in enumerate(text.split("\n"), 1) if marker in line)
