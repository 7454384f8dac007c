"""What runs in the child: list the devices, or run one launch that `runner` has planned.

Requests: ``devices``, and ``run`` with the fields of `runner.launch_request` and the arrays ``spirv``, ``params``, and each
buffer under ``buffer:`` and its binding.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.child.protocol import Message
from app.check.child.worker import Refusal, ReportStage
from app.check.vulkan.binding import vk
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.dispatch import Step, run
from app.check.vulkan.instance import Instance, create_instance
from app.check.vulkan.logical_device import LogicalDevice, create_device
from app.check.vulkan.memory import create_buffer
from app.check.vulkan.pipeline import Binding, create_pipeline
from app.check.vulkan.query import query

Array = npt.NDArray[Any]

BUFFER_PREFIX = "buffer:"


def serve(request: Message, stage: ReportStage) -> Message:
    validation = bool(request.fields.get("validation"))
    stage("starting Vulkan")
    instance = create_instance(validation)
    if request.kind == "devices":
        stage("asking the Vulkan devices what they offer")
        return Message("devices", {"devices": [query(device).to_json() for device in instance.devices()]})
    if request.kind == "run":
        return _run(instance, request, stage)
    raise ValueError(f"unknown request {request.kind}")


def _run(instance: Instance, request: Message, stage: ReportStage) -> Message:
    fields: Mapping[str, Any] = request.fields
    physical, capabilities = _find_device(instance, int(fields["index"]), fields["device"])
    stage(f"opening {capabilities.device}")
    features, extensions = frozenset(fields["features"]), frozenset(fields["extensions"])
    device = create_device(physical, capabilities, features, extensions)
    stage("filling buffers")
    storage, staged = vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, bool(fields.get("staged"))
    bindings = [
        Binding(int(name.removeprefix(BUFFER_PREFIX)), create_buffer(device, array, storage, staged=staged))
        for name, array in request.arrays.items()
        if name.startswith(BUFFER_PREFIX)
    ]
    uniform, steps = _steps(device, fields, request.arrays["params"])
    stage(f"building the shader on {capabilities.device}")
    pipeline = create_pipeline(
        device,
        request.arrays["spirv"].tobytes(),
        fields["entry"],
        {int(number): value for number, value in fields["spec"].items()},
        bindings + uniform,
        len(steps[0].push),
        fields["subgroup_size"],
    )
    stage(f"running the kernel on {capabilities.device}")
    seconds = run(device, pipeline, steps, float(fields["timeout"]))
    stage("reading the results")
    results = {f"{BUFFER_PREFIX}{binding.number}": binding.buffer.read() for binding in bindings}
    vk.vkDeviceWaitIdle(device.handle)
    messages = [[m.severity, m.identifier, m.text] for m in instance.messages]
    return Message("ran", {"seconds": seconds, "messages": messages}, results)


def _find_device(instance: Instance, index: int, name: str) -> tuple[Any, Capabilities]:
    """The device at that place in the loader's list, if it is still the same one."""
    devices = instance.devices()
    if index < len(devices):
        capabilities = query(devices[index])
        if capabilities.device == name:
            return devices[index], capabilities
    raise Refusal("not_run", f"The Vulkan device {name} is no longer there.")


def _steps(device: LogicalDevice, fields: Mapping[str, Any], params: Array) -> tuple[list[Binding], list[Step]]:
    """The dispatches with their own block bases, and the uniform block's binding if the parameters lie in one."""
    base_at = int(fields["grid_push"]) + 12
    blocks = []
    for dispatch in fields["dispatches"]:
        block = bytearray(params.tobytes())
        struct.pack_into("<3I", block, base_at, *dispatch["base"])
        blocks.append(bytes(block))
    groups = [tuple(dispatch["groups"]) for dispatch in fields["dispatches"]]
    number = fields["uniform_binding"]
    if number is None:
        return [], [Step(size, push=block) for size, block in zip(groups, blocks, strict=True)]
    alignment = max(16, device.capabilities.limits["minUniformBufferOffsetAlignment"])
    stride = -(-params.nbytes // alignment) * alignment
    contents = np.frombuffer(b"".join(block.ljust(stride, b"\0") for block in blocks), np.uint8)
    buffer = create_buffer(device, contents, vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT)
    steps = [Step(size, uniform_offset=index * stride) for index, size in enumerate(groups)]
    return [Binding(int(number), buffer, params.nbytes)], steps
