"""From a prepared case to what a HIP launch passes: guarded device buffers, and each argument's bytes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.c_values import c_bytes
from app.check.canaries import Guarded, guard
from app.check.model import ArgValue, BufferValue, Finding, PreparedCase, ScalarValue, StructValue, TextureValue

Array = npt.NDArray[Any]

_POINTER_BYTES = 8


@dataclass(frozen=True, slots=True)
class DeviceBuffer:
    """An allocation, named as the case names it."""

    name: str
    contents: Guarded
    dtype: np.dtype[Any]
    output: bool


@dataclass(frozen=True, slots=True)
class Pointer:
    """Address of byte `offset` of allocation `buffer`, to be put at byte `at` of an argument."""

    at: int
    buffer: int
    offset: int


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter's bytes, with pointers still to be filled in."""

    data: bytes
    pointers: tuple[Pointer, ...] = ()


@dataclass(frozen=True, slots=True)
class HipArguments:
    buffers: tuple[DeviceBuffer, ...]
    arguments: tuple[Argument, ...]

    def outputs(self, arrays: list[Array]) -> tuple[dict[str, Array], list[Finding]]:
        """Contents by name from what came back, one array of bytes a buffer, and writes outside them.

        Raises ValueError where an array has not its buffer's size.
        """
        values: dict[str, Array] = {}
        findings: list[Finding] = []
        for buffer, raw in zip(self.buffers, arrays, strict=True):
            if raw.dtype != np.uint8 or raw.size != buffer.contents.raw.size:
                raise ValueError(buffer.name)
            findings += buffer.contents.findings(raw, buffer.name)
            if buffer.output:
                values[buffer.name] = buffer.contents.data_of(raw, buffer.dtype, buffer.contents.size)
        return values, findings


def plan_arguments(case: PreparedCase) -> HipArguments:
    """Arguments in the order of the kernel's parameters."""
    buffers: list[DeviceBuffer] = []
    arguments = tuple(_argument(value, buffers) for value in case.args)
    return HipArguments(tuple(buffers), arguments)


def _argument(value: ArgValue, buffers: list[DeviceBuffer]) -> Argument:
    match value:
        case BufferValue():
            return Argument(bytes(_POINTER_BYTES), tuple(_pointers(0, value, buffers)))
        case ScalarValue():
            return Argument(c_bytes(value))
        case StructValue():
            pointers = [p for at, target in value.pointers.items() for p in _pointers(at, target, buffers)]
            return Argument(value.data, tuple(pointers))
        case TextureValue():
            raise ValueError(f"{value.name} is a {value.kind}, which only the CPU emulator takes")


def _pointers(at: int, value: BufferValue, buffers: list[DeviceBuffer]) -> Iterator[Pointer]:
    """The pointer to a new allocation; none for a null pointer, whose bytes are zero already."""
    if value.null:
        return
    contents = guard(value.data, _element_size(value))
    buffers.append(DeviceBuffer(value.name, contents, value.data.dtype, output=True))
    yield Pointer(at, len(buffers) - 1, contents.front + value.offset)


def _element_size(value: BufferValue) -> int:
    """Bytes of an element, as far as they matter to alignment: a vector's whole size."""
    lanes = value.dtype.rpartition("x")[2]
    return value.data.itemsize * (int(lanes) if lanes.isdigit() and "x" in value.dtype else 1)
