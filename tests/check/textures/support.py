"""Textures for kernels given as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np

from app.check.cpu import CpuExecutor
from app.check.cpu.executors import Role
from app.check.model import (
    ArgValue,
    Array,
    BufferValue,
    Execution,
    Intent,
    KernelUnderTest,
    PreparedCase,
    Sampling,
    TextureValue,
)
from tests.check.cpu.support import DTYPES, Emulator
from translator.hip.translate import translate
from translator.options import Options, SourceSettings
from translator.source import SourceFile


def texture(
    name: str,
    data: Array,
    *,
    kind: Literal["texture", "surface"] = "texture",
    resource: Literal["linear", "pitched", "array"] = "array",
    channels: int = 1,
    layers: int = 0,
    cubemap: bool = False,
    pitch: int = 0,
    **sampling: Any,
) -> TextureValue:
    """A texture of NumPy's shape: the fastest axis is x (after the channels), a layered one has the layer first."""
    shape = data.shape[:-1] if channels > 1 else data.shape
    sizes = shape[1:] if layers else shape
    width, height, depth = (*reversed(sizes), 0, 0)[:3]
    dtype = DTYPES[str(data.dtype)] + (f"x{channels}" if channels > 1 else "")
    texel = data.dtype.itemsize * channels
    flat = np.ascontiguousarray(data).reshape(-1)
    if pitch:
        rows = flat.reshape(height, width * channels)
        padded = np.zeros((height, pitch // data.dtype.itemsize), data.dtype)
        padded[:, : width * channels] = rows
        flat = padded.reshape(-1)
    intent = Intent.INOUT if kind == "surface" else Intent.IN
    return TextureValue(
        name=name,
        kind=kind,
        texels=BufferValue(name, dtype, flat, intent),
        resource=resource,
        extent=(width, height, depth),
        pitch=pitch or width * texel,
        layers=layers,
        cubemap=cubemap,
        sampling=Sampling(**sampling),
    )


def run_case(
    emulator: Emulator,
    text: str,
    kernel: str,
    args: Sequence[ArgValue],
    *,
    references: tuple[TextureValue, ...] = (),
    roles: tuple[Role, ...] = ("reference", "cpu-hip32", "cpu-hip64"),
    block: int = 32,
    grid: int = 1,
    checks: bool = False,
    defines: tuple[str, ...] = (),
) -> dict[Role, Execution]:
    """Runs the CUDA text and its HIP translation, each as the check does."""
    source = SourceFile(Path("/project/kernel.cu"), text.encode())
    options = Options(source=SourceSettings(defines=defines))
    hip = translate(source, Options(), is_local_header=lambda _: None).text
    under_test = KernelUnderTest(source.path, source.data, kernel, (), 1, options, hip_text=hip)
    case = PreparedCase("test", (grid, 1, 1), (block, 1, 1), 0, tuple(args), references=references)
    executors = {role: CpuExecutor(role, emulator.cache, memory_checks=checks, workers=1) for role in roles}
    return {role: executor.run(under_test, case, lambda: False) for role, executor in executors.items()}


def agreed(
    emulator: Emulator,
    text: str,
    kernel: str,
    args: Sequence[ArgValue],
    output: str = "out",
    *,
    rtol: float = 0,
    **more: Any,
) -> Array:
    """What all executors gave for an output, which must be the same bits unless a tolerance is given."""
    runs = run_case(emulator, text, kernel, args, **more)
    for role, execution in runs.items():
        assert execution.outcome == "ran", f"{role}: {execution.message}"
    reference = runs["reference"].outputs[output]
    for role, execution in runs.items():
        np.testing.assert_allclose(execution.outputs[output], reference, rtol=rtol, err_msg=role)
    return reference
