"""A compute pipeline and its descriptor set (runs in the child)."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.check.child.worker import Refusal
from app.check.vulkan.binding import ffi, vk
from app.check.vulkan.logical_device import LogicalDevice
from app.check.vulkan.memory import DeviceBuffer

_REQUIRE_FULL_SUBGROUPS = 0x2
_WHOLE_SIZE = 0xFFFFFFFFFFFFFFFF


@dataclass(frozen=True, slots=True)
class Binding:
    """A buffer at a binding of set 0.  A uniform block is bound with a dynamic offset and `size` visible bytes."""

    number: int
    buffer: DeviceBuffer
    uniform_size: int | None = None


@dataclass(slots=True)
class Pipeline:
    handle: Any
    layout: Any
    descriptors: Any | None
    _keep: list[Any] = field(default_factory=list)


def create_pipeline(
    device: LogicalDevice,
    spirv: bytes,
    entry: str,
    spec: Mapping[int, int],
    bindings: Sequence[Binding],
    push_bytes: int,
    subgroup_size: int | None,
) -> Pipeline:
    """Raises Refusal where the driver rejects the shader."""
    set_layout = _set_layout(device, bindings)
    ranges = [vk.VkPushConstantRange(stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT, size=push_bytes)] if push_bytes else []
    layout_info = vk.VkPipelineLayoutCreateInfo(pSetLayouts=[set_layout], pPushConstantRanges=ranges)
    layout = vk.vkCreatePipelineLayout(device.handle, layout_info, None)
    module_info = vk.VkShaderModuleCreateInfo(codeSize=len(spirv), pCode=spirv)
    module = vk.vkCreateShaderModule(device.handle, module_info, None)
    specialisation, keep = _specialisation(spec)
    required = None
    if subgroup_size is not None:
        required = vk.VkPipelineShaderStageRequiredSubgroupSizeCreateInfo(requiredSubgroupSize=subgroup_size)
    stage = vk.VkPipelineShaderStageCreateInfo(
        pNext=required,
        flags=_REQUIRE_FULL_SUBGROUPS if required is not None else 0,
        stage=vk.VK_SHADER_STAGE_COMPUTE_BIT,
        module=module,
        pName=entry,
        pSpecializationInfo=specialisation,
    )
    info = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
    try:
        handle = vk.vkCreateComputePipelines(device.handle, None, 1, [info], None)[0]
    except vk.VkError as error:
        raise Refusal("crash", f"{device.name} could not build the shader: {type(error).__name__}.") from None
    return Pipeline(handle, layout, _descriptors(device, set_layout, bindings), [keep, required, stage, info])


def _kind(binding: Binding) -> int:
    if binding.uniform_size is None:
        return int(vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)
    return int(vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC)


def _set_layout(device: LogicalDevice, bindings: Sequence[Binding]) -> Any:
    entries = [
        vk.VkDescriptorSetLayoutBinding(
            binding=b.number,
            descriptorType=_kind(b),
            descriptorCount=1,
            stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
        )
        for b in bindings
    ]
    return vk.vkCreateDescriptorSetLayout(device.handle, vk.VkDescriptorSetLayoutCreateInfo(pBindings=entries), None)


def _specialisation(spec: Mapping[int, int]) -> tuple[Any, list[Any]]:
    """VkSpecializationInfo of u32 constants, and the memory that it points to."""
    if not spec:
        return None, []
    entries = [
        vk.VkSpecializationMapEntry(constantID=number, offset=4 * index, size=4) for index, number in enumerate(spec)
    ]
    data = ffi.new("char[]", struct.pack(f"<{len(spec)}I", *spec.values()))
    info = vk.VkSpecializationInfo(pMapEntries=entries, dataSize=4 * len(spec), pData=data)
    return info, [entries, data]


def _descriptors(device: LogicalDevice, set_layout: Any, bindings: Sequence[Binding]) -> Any | None:
    if not bindings:
        return None
    kinds = [_kind(b) for b in bindings]
    sizes = [vk.VkDescriptorPoolSize(type=kind, descriptorCount=kinds.count(kind)) for kind in sorted(set(kinds))]
    pool = vk.vkCreateDescriptorPool(device.handle, vk.VkDescriptorPoolCreateInfo(maxSets=1, pPoolSizes=sizes), None)
    allocate = vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=[set_layout])
    descriptors = vk.vkAllocateDescriptorSets(device.handle, allocate)[0]
    writes = [
        vk.VkWriteDescriptorSet(
            dstSet=descriptors,
            dstBinding=b.number,
            descriptorType=_kind(b),
            pBufferInfo=[
                vk.VkDescriptorBufferInfo(buffer=b.buffer.handle, offset=0, range=b.uniform_size or _WHOLE_SIZE)
            ],
        )
        for b in bindings
    ]
    vk.vkUpdateDescriptorSets(device.handle, len(writes), writes, 0, None)
    return descriptors
