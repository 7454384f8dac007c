"""Allocates, copies, launches and reads back through hip-python (runs in the child).

Kernel arguments go as ``kernelParams``, an array of addresses: the binding's ``extra`` packs them wrongly (facts/hip.md).
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.child.worker import Refusal
from app.check.hip.compiler import CompiledKernel

Array = npt.NDArray[Any]

_ARGUMENT_ALIGNMENT = 64


class Hip:
    """hip-python with errors as sentences.  `device` names the device in them."""

    def __init__(self, device: str) -> None:
        self.hip: Any = importlib.import_module("hip").hip
        self.device = device

    def call(self, result: Any, doing: str) -> Any:
        """The values of a call; raises Refusal for an error code."""
        status, *values = result
        if int(status) != 0:
            name = getattr(status, "name", str(status))
            outcome: Any = "crash" if "Launch" in name or "Illegal" in name or "Unknown" in name else "not_run"
            if "OutOfMemory" in name:
                raise Refusal("not_run", f"{self.device} has no room for the kernel's buffers.")
            raise Refusal(outcome, f"{self.device} failed while {doing}: {name}.")
        return values[0] if len(values) == 1 else values

    def upload(self, contents: Array) -> Any:
        """A device allocation that holds the bytes."""
        pointer = self.call(self.hip.hipMalloc(max(1, contents.nbytes)), "allocating a buffer")
        if contents.nbytes:
            self.copy_in(pointer, contents)
        return pointer

    def copy_in(self, pointer: Any, contents: Array) -> None:
        kind = self.hip.hipMemcpyKind.hipMemcpyHostToDevice
        self.call(self.hip.hipMemcpy(pointer, contents, contents.nbytes, kind), "filling a buffer")

    def copy_out(self, pointer: Any, size: int) -> Array:
        contents = np.zeros(size, np.uint8)
        if size:
            kind = self.hip.hipMemcpyKind.hipMemcpyDeviceToHost
            self.call(self.hip.hipMemcpy(contents, pointer, size, kind), "reading a buffer")
        return contents


def argument_values(arguments: Sequence[Mapping[str, Any]], pointers: Sequence[Any]) -> list[Any]:
    """C memory for each argument, with the allocations' addresses filled in; must live as long as the launch."""
    values = []
    for argument in arguments:
        data = bytearray.fromhex(argument["bytes"])
        for at, buffer, offset in argument["pointers"]:
            data[at : at + 8] = (int(pointers[buffer]) + offset).to_bytes(8, "little")
        storage = (ctypes.c_char * (len(data) + 2 * _ARGUMENT_ALIGNMENT))()
        start = -ctypes.addressof(storage) % _ARGUMENT_ALIGNMENT
        ctypes.memmove(ctypes.addressof(storage) + start, bytes(data), len(data))
        values.append((ctypes.c_char * len(data)).from_buffer(storage, start))
    return values


def load(api: Hip, compiled: CompiledKernel) -> tuple[Any, Any]:
    """Module and function."""
    module = api.call(api.hip.hipModuleLoadData(bytearray(compiled.code)), "loading the kernel")
    function = api.call(api.hip.hipModuleGetFunction(module, compiled.kernel.encode()), "finding the kernel")
    return module, function


def symbol_address(api: Hip, module: Any, symbol: str, size: int, name: str) -> Any:
    """Address of a device variable; raises Refusal where its size is less than `size`."""
    pointer, have = api.call(api.hip.hipModuleGetGlobal(module, symbol.encode()), f"finding the variable '{name}'")
    if have < size:
        raise Refusal("not_run", f"The case gives '{name}' {size} bytes; it has {have}.")
    return pointer


def launch(api: Hip, function: Any, fields: Mapping[str, Any], values: Sequence[Any]) -> float:
    """Runs the kernel once and waits; returns seconds by the device's events."""
    hip = api.hip
    grid = hip.dim3(*fields["grid"])
    block = hip.dim3(*fields["block"])
    before = api.call(hip.hipEventCreate(), "creating an event")
    after = api.call(hip.hipEventCreate(), "creating an event")
    api.call(hip.hipEventRecord(before, None), "starting the clock")
    api.call(
        hip.hipModuleLaunchKernel(
            function,
            *grid,
            *block,
            sharedMemBytes=fields["dynamic_shared"],
            stream=None,
            kernelParams=[ctypes.addressof(value) for value in values],
            extra=None,
        ),
        "launching the kernel",
    )
    api.call(hip.hipEventRecord(after, None), "stopping the clock")
    api.call(hip.hipDeviceSynchronize(), "running the kernel")
    milliseconds = api.call(hip.hipEventElapsedTime(before, after), "reading the clock")
    return float(milliseconds) / 1000
