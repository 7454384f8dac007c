"""A VkDevice with one compute queue and exactly the features that a kernel needs (runs in the child)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.check.child.worker import Refusal
from app.check.vulkan.binding import ffi, vk
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.feature_table import structs_for
from app.check.vulkan.query import compute_family, feature_memory

_ONE_TIME_SUBMIT = 1


@dataclass(slots=True)
class LogicalDevice:
    """`name` is for messages; `memory_flags` are the property flags of each memory type."""

    handle: Any
    queue: Any
    name: str
    capabilities: Capabilities
    memory_flags: tuple[int, ...]
    has_addresses: bool
    _pool: Any
    _fence: Any
    _keep: list[Any] = field(default_factory=list)

    def submit(self, record: Callable[[Any], None], timeout: float) -> None:
        """Record a command buffer, run it and wait; raises Refusal on time-out or a lost device."""
        commands = vk.vkAllocateCommandBuffers(
            self.handle, vk.VkCommandBufferAllocateInfo(commandPool=self._pool, level=0, commandBufferCount=1)
        )[0]
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo(flags=_ONE_TIME_SUBMIT))
        record(commands)
        vk.vkEndCommandBuffer(commands)
        try:
            vk.vkQueueSubmit(self.queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], self._fence)
            vk.vkWaitForFences(self.handle, 1, [self._fence], True, int(timeout * 1e9))
        except vk.VkTimeout:
            raise Refusal("timeout", f"Stopped after {timeout:g} s: still running on {self.name}.") from None
        except vk.VkErrorDeviceLost:
            raise Refusal("crash", f"{self.name} was lost while the kernel ran.") from None
        vk.vkResetFences(self.handle, 1, [self._fence])
        vk.vkFreeCommandBuffers(self.handle, self._pool, 1, [commands])

    def memory_type(self, allowed_bits: int, *wanted: int) -> int:
        """Index of the first memory type that has all flags of the first `wanted` that any type satisfies."""
        for flags in wanted:
            for index, have in enumerate(self.memory_flags):
                if allowed_bits >> index & 1 and have & flags == flags:
                    return index
        raise Refusal("not_run", f"{self.name} has no memory of the kind that a buffer needs.")


def create_device(
    physical: Any, capabilities: Capabilities, features: frozenset[str], extensions: frozenset[str]
) -> LogicalDevice:
    """Raises Refusal where the device has no compute queue."""
    family = compute_family(physical)
    if family is None:
        raise Refusal("unsupported", f"{capabilities.device} has no compute queue.")
    keep: list[Any] = []
    last = None
    for struct in structs_for(features, capabilities.version, capabilities.extensions):
        last = feature_memory(struct, features, last)
        keep.append(last)
    plain = {name for name, _ in ffi.typeof("VkPhysicalDeviceFeatures").fields}
    root = vk.VkPhysicalDeviceFeatures2(
        pNext=ffi.cast("void *", last) if last is not None else None,
        features=vk.VkPhysicalDeviceFeatures(**dict.fromkeys(features & plain, 1)),
    )
    queue_info = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=family, pQueuePriorities=[1.0])
    info = vk.VkDeviceCreateInfo(pNext=root, pQueueCreateInfos=[queue_info], ppEnabledExtensionNames=sorted(extensions))
    keep += [root, queue_info, info]
    handle = vk.vkCreateDevice(physical, info, None)
    memory = vk.vkGetPhysicalDeviceMemoryProperties(physical)
    return LogicalDevice(
        handle=handle,
        queue=vk.vkGetDeviceQueue(handle, family, 0),
        name=capabilities.device,
        capabilities=capabilities,
        memory_flags=tuple(memory.memoryTypes[i].propertyFlags for i in range(memory.memoryTypeCount)),
        has_addresses="bufferDeviceAddress" in features,
        _pool=vk.vkCreateCommandPool(handle, vk.VkCommandPoolCreateInfo(queueFamilyIndex=family), None),
        _fence=vk.vkCreateFence(handle, vk.VkFenceCreateInfo(), None),
        _keep=keep,
    )
