"""From an interface and a prepared case to what is bound, specialised and dispatched (translator/vulkan/interface.py).

No Vulkan here: the plan is plain data, and every number in it can be tested.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.c_values import c_bytes
from app.check.canaries import Guarded, guard
from app.check.model import ArgValue, BufferValue, Dim3, PreparedCase, ScalarValue, StructValue, SymbolValue
from app.check.vulkan.capabilities import Capabilities
from translator.vulkan.interface import KernelArg, KernelInterface

Array = npt.NDArray[Any]

MAX_DISPATCHES = 1 << 16
_LANES = 32
_NULL_BYTES = 256


class LaunchProblem(Exception):
    """The case and the interface don't fit, or the device's limits forbid the launch; one sentence."""


@dataclass(frozen=True, slots=True)
class BoundBuffer:
    """A storage buffer: its contents with guards around them, bound whole."""

    name: str
    binding: int
    contents: Guarded
    output: bool


@dataclass(frozen=True, slots=True)
class Dispatch:
    """Groups of one dispatch, and the CUDA coordinates of its first block."""

    groups: Dim3
    base: Dim3


@dataclass(frozen=True, slots=True)
class LaunchPlan:
    spec: Mapping[int, int]
    buffers: tuple[BoundBuffer, ...]
    params: bytes
    """The parameter block; the block base at `grid_push` + 12 is the first dispatch's."""
    grid_push: int
    uniform_binding: int | None
    dispatches: tuple[Dispatch, ...]

    def params_of(self, dispatch: Dispatch) -> bytes:
        """The parameter block with that dispatch's first block in it."""
        base = struct.pack("<3I", *dispatch.base)
        at = self.grid_push + 12
        return self.params[:at] + base + self.params[at + 12 :]


def plan_launch(
    interface: KernelInterface, case: PreparedCase, device: Capabilities, subgroup_size: int | None
) -> LaunchPlan:
    """Raises LaunchProblem with a sentence that names the argument or the limit."""
    spec = _specialise(interface, case, device, subgroup_size)
    params = bytearray(_params_size(interface))
    struct.pack_into("<6I", params, interface.grid_push, *case.grid, 0, 0, 0)
    try:
        buffers = [*_bind_arguments(interface, case, params), *_bind_symbols(interface, case)]
    except struct.error as error:
        raise LaunchProblem("An argument doesn't fit into the place that the interface gives it.") from error
    plan = LaunchPlan(
        spec=spec,
        buffers=tuple(buffers),
        params=bytes(params),
        grid_push=interface.grid_push,
        uniform_binding=interface.params.binding if interface.params.kind == "uniform" else None,
        dispatches=tuple(split_grid(case.grid, device.max_groups)),
    )
    _check_limits(plan, device)
    return plan


def _specialise(
    interface: KernelInterface, case: PreparedCase, device: Capabilities, subgroup_size: int | None
) -> dict[int, int]:
    threads = math.prod(case.block)
    step = max(interface.workgroup.multiple_of, subgroup_size or 0)
    if interface.warp_strategy == "subgroup64_as_two":
        step = max(step, 2 * _LANES)
    local = -(-threads // step) * step
    if local != threads and not interface.workgroup.pads:
        raise LaunchProblem(f"This variant takes blocks of a multiple of {step} threads; the case has {threads}.")
    most = min(device.limits["maxComputeWorkGroupInvocations"], device.limits["maxComputeWorkGroupSizeX"])
    if local > most:
        padded = f" (padded to {local})" if local != threads else ""
        raise LaunchProblem(f"A block of {threads} threads{padded} is more than the {most} that {device.device} takes.")
    if subgroup_size and device.max_workgroup_subgroups * subgroup_size < local:
        raise LaunchProblem(
            f"A workgroup of {local} needs more than the {device.max_workgroup_subgroups} subgroups of {subgroup_size} "
            f"lanes that {device.device} takes."
        )
    values = {"local_size": local, "block_x": case.block[0], "block_y": case.block[1], "block_z": case.block[2]}
    spec = {spec_id: values[name] for name, spec_id in interface.workgroup.spec_ids.items() if name in values}
    dynamic = 0
    if interface.dynamic_shared is not None:
        size = interface.dynamic_shared.element_size
        count = max(1, -(-case.dynamic_shared // size))
        spec[interface.dynamic_shared.spec_id] = count
        dynamic = count * size
    shared = interface.static_shared_bytes + dynamic
    if shared > device.limits["maxComputeSharedMemorySize"]:
        limit = device.limits["maxComputeSharedMemorySize"]
        raise LaunchProblem(f"The kernel needs {shared} bytes of shared memory; {device.device} has {limit}.")
    return spec


def _params_size(interface: KernelInterface) -> int:
    """At least `push_size`, and large enough for the grid's six words; a multiple of 4 as push constants must be."""
    return -(-max(interface.push_size, interface.grid_push + 24) // 4) * 4


def _bind_arguments(interface: KernelInterface, case: PreparedCase, params: bytearray) -> Iterator[BoundBuffer]:
    values = {value.name: value for value in _flatten(case.args)}
    for arg in interface.args:
        value = values.pop(arg.name, None)
        match arg.kind, value:
            case "buffer", BufferValue():
                yield _bind_buffer(arg, value, params)
            case "scalar", ScalarValue():
                _put(params, arg, _scalar_bytes(value, arg.size))
            case "struct", StructValue():
                _put(params, arg, value.data)
            case _, None:
                raise LaunchProblem(f"The case has no value for the kernel's argument '{arg.name}'.")
            case _, _:
                raise LaunchProblem(f"The case gives argument '{arg.name}' another kind of value than a {arg.kind}.")
    surplus = [name for name, value in values.items() if not (isinstance(value, StructValue) and value.pointers)]
    if surplus:
        raise LaunchProblem(f"The kernel has no argument '{surplus[0]}', to which the case gives a value.")


def _flatten(args: tuple[ArgValue, ...]) -> Iterator[ArgValue]:
    """The arguments, and the buffers that pointer fields of structs point to (named like "args.in")."""
    for arg in args:
        yield arg
        if isinstance(arg, StructValue):
            yield from arg.pointers.values()


def _bind_buffer(arg: KernelArg, value: BufferValue, params: bytearray) -> BoundBuffer:
    if arg.binding is None:
        raise LaunchProblem(f"The interface gives buffer '{arg.name}' no binding.")
    data = np.zeros(_NULL_BYTES, np.uint8) if value.null else value.data
    contents = guard(data, arg.size, offset=value.offset, step=arg.offset_step)
    if arg.offset_push is not None:
        offset = 0 if value.null else contents.front + value.offset
        if offset % arg.offset_step:
            raise LaunchProblem(
                f"'{arg.name}' points {value.offset} bytes into its buffer; {arg.offset_step} can't be kept."
            )
        struct.pack_into("<I", params, arg.offset_push, offset)
    elif value.offset:
        raise LaunchProblem(f"The kernel takes no offset for '{arg.name}', and the case gives {value.offset} bytes.")
    else:
        contents = guard(data, arg.size, front=False)
    if arg.null_push is not None:
        struct.pack_into("<I", params, arg.null_push, int(value.null))
    elif value.null:
        raise LaunchProblem(f"The kernel has no null flag for '{arg.name}', and the case passes a null pointer.")
    return BoundBuffer(arg.name, arg.binding, contents, output=not value.null)


def _scalar_bytes(value: ScalarValue, size: int) -> bytes:
    """As C has it, except a bool: a u32."""
    return struct.pack("<I", int(bool(value.value))) if value.dtype == "bool" else c_bytes(value, size)


def _put(params: bytearray, arg: KernelArg, raw: bytes) -> None:
    if arg.push_offset is None:
        raise LaunchProblem(f"The interface gives argument '{arg.name}' no place in the parameter block.")
    if arg.kind == "struct" and len(raw) != arg.size:
        raise LaunchProblem(f"The case gives struct '{arg.name}' {len(raw)} bytes; the kernel's has {arg.size}.")
    if arg.push_offset + len(raw) > len(params):
        raise LaunchProblem(f"Argument '{arg.name}' reaches beyond the parameter block of {len(params)} bytes.")
    params[arg.push_offset : arg.push_offset + len(raw)] = raw


def _bind_symbols(interface: KernelInterface, case: PreparedCase) -> Iterator[BoundBuffer]:
    values: dict[str, SymbolValue] = {symbol.name: symbol for symbol in case.symbols}
    for symbol in interface.symbols:
        value = values.get(symbol.name)
        contents = np.zeros(symbol.size, np.uint8)
        given = value.data.view(np.uint8).reshape(-1) if value is not None else None
        if given is None and symbol.initial is not None:
            given = np.frombuffer(symbol.initial, np.uint8)
        if given is not None:
            if given.size > symbol.size:
                raise LaunchProblem(f"The case gives '{symbol.name}' {given.size} bytes; it has {symbol.size}.")
            contents[: given.size] = given
        guarded = guard(contents, 4, front=False)
        yield BoundBuffer(symbol.name, symbol.binding, guarded, output=symbol.name in values)


def split_grid(grid: Dim3, limits: Dim3) -> Iterator[Dispatch]:
    """Dispatches of at most `limits` groups an axis that together cover the grid, in CUDA's block order."""
    counts = [-(-extent // limit) for extent, limit in zip(grid, limits, strict=True)]
    if math.prod(counts) > MAX_DISPATCHES:
        raise LaunchProblem(
            f"A grid of {grid[0]} × {grid[1]} × {grid[2]} blocks takes more than {MAX_DISPATCHES} dispatches."
        )
    for z in range(0, grid[2], limits[2]):
        for y in range(0, grid[1], limits[1]):
            for x in range(0, grid[0], limits[0]):
                left = (grid[0] - x, grid[1] - y, grid[2] - z)
                groups = (min(left[0], limits[0]), min(left[1], limits[1]), min(left[2], limits[2]))
                yield Dispatch(groups, (x, y, z))


def _check_limits(plan: LaunchPlan, device: Capabilities) -> None:
    limits = device.limits
    storage = limits["maxStorageBufferRange"]
    for buffer in plan.buffers:
        size = buffer.contents.raw.nbytes
        if size > storage:
            raise LaunchProblem(f"Buffer '{buffer.name}' takes {size} bytes; {device.device} binds {storage} at most.")
    count = len(plan.buffers)
    for name in ("maxPerStageDescriptorStorageBuffers", "maxDescriptorSetStorageBuffers", "maxPerStageResources"):
        if count > limits[name]:
            raise LaunchProblem(f"The kernel binds {count} buffers; {device.device} takes {limits[name]} ({name}).")
    name = "maxPushConstantsSize" if plan.uniform_binding is None else "maxUniformBufferRange"
    if len(plan.params) > limits[name]:
        raise LaunchProblem(
            f"The parameters take {len(plan.params)} bytes; {device.device} has {limits[name]} ({name})."
        )
