"""CUDA text → GLSL → a Vulkan device, for tests that compare with values worked out from CUDA's definitions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.model import (
    ArgValue,
    BufferValue,
    Execution,
    Intent,
    KernelUnderTest,
    PreparedCase,
    ScalarValue,
    StructValue,
    SymbolValue,
    VulkanBuild,
)
from app.check.vulkan.executor import VulkanExecutor
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.options import Options
from translator.results import VulkanResult
from translator.source import SourceFile
from translator.vulkan.build import build_kernel

Array = npt.NDArray[Any]
Dim3 = tuple[int, int, int]

DTYPES = {
    "float32": "f32",
    "float64": "f64",
    "float16": "f16",
    "int8": "i8",
    "uint8": "u8",
    "int16": "i16",
    "uint16": "u16",
    "int32": "i32",
    "uint32": "u32",
    "int64": "i64",
    "uint64": "u64",
    "bool": "bool",
}


def translate(text: str, kernel: str | None = None, options: Options | None = None) -> VulkanResult:
    """Translate one kernel of a CUDA text: the last one, or the one named."""
    path = Path("/project/test.cu")
    unit = open_unit(SourceFile(path, text.encode()), options or Options())
    assert unit.kernels, f"no kernel found; {[d.message for d in unit.diagnostics]}"
    chosen = [k for k in unit.kernels if kernel is None or k.name == kernel][-1]
    return build_kernel(lower_kernel(unit, chosen), options or Options(), path)


def translated(text: str, kernel: str | None = None, options: Options | None = None) -> VulkanResult:
    """As `translate`, for texts that must have a Vulkan form."""
    result = translate(text, kernel, options)
    assert result.status in ("ok", "warned"), f"{result.status} {result.rule}: {result.message}"
    return result


def argument(name: str, value: object, offset: int = 0) -> ArgValue:
    """A kernel argument: an array is a buffer, bytes a struct, a NumPy scalar a scalar, None a null pointer."""
    match value:
        case np.ndarray():
            dtype = DTYPES[value.dtype.name]
            return BufferValue(name, dtype, value.reshape(-1), Intent.INOUT, offset)
        case bytes():
            return StructValue(name, "struct", value)
        case None:
            return BufferValue(name, "f32", np.zeros(1, np.float32), Intent.IN, null=True)
        case np.bool_() | bool():
            return ScalarValue(name, "bool", bool(value))
        case np.generic():
            return ScalarValue(name, DTYPES[value.dtype.name], value.item())
        case int():
            return ScalarValue(name, "i32", value)
        case float():
            return ScalarValue(name, "f32", value)
        case _:
            raise TypeError(f"{value!r} is no kernel argument")


def execute(
    executor: VulkanExecutor,
    result: VulkanResult,
    args: Mapping[str, object],
    grid: Dim3 = (1, 1, 1),
    block: Dim3 = (32, 1, 1),
    shared: int = 0,
    symbols: tuple[SymbolValue, ...] = (),
    offsets: Mapping[str, int] | None = None,
) -> Execution:
    """Run a translation; names of `args` are the kernel's parameters."""
    assert result.spirv is not None and result.interface is not None and result.glsl is not None
    emulated = None
    if result.emulated_spirv is not None and result.emulated_interface is not None:
        emulated = VulkanBuild(result.emulated_spirv, result.emulated_interface, result.emulated_glsl or "")
    under_test = KernelUnderTest(
        Path("/project/test.cu"),
        b"",
        "kernel",
        (),
        1,
        Options(),
        vulkan=VulkanBuild(result.spirv, result.interface, result.glsl),
        vulkan_emulated=emulated,
    )
    values = tuple(argument(n, v, (offsets or {}).get(n, 0)) for n, v in args.items())
    case = PreparedCase("test", grid, block, shared, values, symbols)
    return executor.run(under_test, case, lambda: False)


def run(executor: VulkanExecutor, text: str, args: Mapping[str, object], **launch: Any) -> Mapping[str, Array]:
    """Translate and run; gives every buffer after the launch.  Validation errors and guard hits fail."""
    result = translated(text)
    done = execute(executor, result, args, **launch)
    if done.outcome == "unsupported":
        import pytest

        pytest.skip(f"not run on {executor.name}: {done.message}")
    assert done.outcome == "ran", f"{done.outcome}: {done.message}\n{result.glsl}"
    assert not done.findings, [f.message for f in done.findings]
    return done.outputs
