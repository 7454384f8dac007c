"""Device buffers filled from and read back to NumPy (runs in the child)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.child.worker import Refusal
from app.check.vulkan.binding import vk
from app.check.vulkan.logical_device import LogicalDevice

Array = npt.NDArray[Any]

_COPY_SECONDS = 60.0
_DEVICE_ADDRESS_USAGE = 0x20000
_DEVICE_ADDRESS_ALLOCATE = 0x2
_VISIBLE = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
_CACHED = _VISIBLE | vk.VK_MEMORY_PROPERTY_HOST_CACHED_BIT
_LOCAL = vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
_TRANSFER = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT


@dataclass(slots=True)
class DeviceBuffer:
    """`mapped` is host memory: the buffer's own where the device shares memory with the host, else a staging copy."""

    device: LogicalDevice
    handle: Any
    size: int
    mapped: Any
    staging: Any | None

    def read(self) -> Array:
        """The contents as bytes, after the device is done."""
        if self.staging is not None:
            _copy(self.device, self.handle, self.staging, self.size)
        return np.frombuffer(self.mapped, np.uint8, self.size).copy()


def create_buffer(device: LogicalDevice, contents: Array, usage: int, *, staged: bool = False) -> DeviceBuffer:
    """A buffer of device memory that holds `contents` (bytes); raises Refusal where memory runs out.

    `staged` copies through a second buffer even where the host could map the first, as on a GPU with memory of its own.
    """
    size = contents.nbytes
    try:
        handle, memory, shared = _allocate(device, size, usage | _TRANSFER, (_CACHED | _LOCAL, _LOCAL))
        if shared and not staged:
            buffer = DeviceBuffer(device, handle, size, vk.vkMapMemory(device.handle, memory, 0, size, 0), None)
        else:
            staging, staging_memory, _ = _allocate(device, size, _TRANSFER, (_CACHED, _VISIBLE))
            mapped = vk.vkMapMemory(device.handle, staging_memory, 0, size, 0)
            buffer = DeviceBuffer(device, handle, size, mapped, staging)
    except (vk.VkErrorOutOfDeviceMemory, vk.VkErrorOutOfHostMemory):
        raise Refusal("not_run", f"{device.name} has no room for a buffer of {size} bytes.") from None
    np.frombuffer(buffer.mapped, np.uint8, size)[:] = contents
    if buffer.staging is not None:
        _copy(device, buffer.staging, handle, size)
    return buffer


def _allocate(device: LogicalDevice, size: int, usage: int, wanted: tuple[int, ...]) -> tuple[Any, Any, bool]:
    """A bound buffer, its memory, and whether the host can map it well."""
    addressed = device.has_addresses and usage & vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
    if addressed:
        usage |= _DEVICE_ADDRESS_USAGE
    handle = vk.vkCreateBuffer(device.handle, vk.VkBufferCreateInfo(size=size, usage=usage), None)
    needs = vk.vkGetBufferMemoryRequirements(device.handle, handle)
    index = device.memory_type(needs.memoryTypeBits, *wanted)
    flags = vk.VkMemoryAllocateFlagsInfo(flags=_DEVICE_ADDRESS_ALLOCATE) if addressed else None
    info = vk.VkMemoryAllocateInfo(pNext=flags, allocationSize=needs.size, memoryTypeIndex=index)
    memory = vk.vkAllocateMemory(device.handle, info, None)
    vk.vkBindBufferMemory(device.handle, handle, memory, 0)
    return handle, memory, device.memory_flags[index] & _CACHED == _CACHED


def _copy(device: LogicalDevice, source: Any, target: Any, size: int) -> None:
    region = vk.VkBufferCopy(size=size)
    before = vk.VkMemoryBarrier(
        srcAccessMask=vk.VK_ACCESS_SHADER_WRITE_BIT | vk.VK_ACCESS_HOST_WRITE_BIT,
        dstAccessMask=vk.VK_ACCESS_TRANSFER_READ_BIT,
    )
    after = vk.VkMemoryBarrier(
        srcAccessMask=vk.VK_ACCESS_TRANSFER_WRITE_BIT,
        dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT | vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_SHADER_WRITE_BIT,
    )
    compute_or_host = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | vk.VK_PIPELINE_STAGE_HOST_BIT
    transfer = vk.VK_PIPELINE_STAGE_TRANSFER_BIT

    def record(commands: Any) -> None:
        vk.vkCmdPipelineBarrier(commands, compute_or_host, transfer, 0, 1, [before], 0, None, 0, None)
        vk.vkCmdCopyBuffer(commands, source, target, 1, [region])
        vk.vkCmdPipelineBarrier(commands, transfer, compute_or_host, 0, 1, [after], 0, None, 0, None)

    device.submit(record, _COPY_SECONDS)
