"""Whether a device may run a build, decided before anything is created on it; every no is a sentence.

lavapipe accepts launches far beyond its own limits (facts/semantics.md), so the limits are checked here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from app.check.model import VulkanBuild
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.feature_table import structs_for
from app.check.vulkan.spirv import (
    CAPABILITY_ALTERNATIVES,
    CAPABILITY_FEATURES,
    CAPABILITY_SUBGROUP_BITS,
    EXTENSION_FEATURES,
    MODE_FEATURES,
    ModuleFacts,
    minimum_vulkan,
)

CUDA_WARP = 32
_DISABLED_ON_PURPOSE = frozenset({"VK_KHR_portability_subset"})


@dataclass(frozen=True, slots=True)
class DeviceNeeds:
    """What to enable on the device, and the subgroup size to ask for (None: the device's own)."""

    features: frozenset[str]
    extensions: frozenset[str]
    subgroup_size: int | None


def required_version(build: VulkanBuild, module: ModuleFacts) -> tuple[int, int]:
    """The Vulkan version that both the interface and the SPIR-V version ask for."""
    major, _, minor = build.interface.vulkan.partition(".")
    return max((int(major), int(minor or 0)), minimum_vulkan(module.version))


def choose_build(
    native: VulkanBuild | None, emulated: VulkanBuild | None, device: Capabilities
) -> tuple[VulkanBuild | None, str]:
    """The build whose warp strategy the device can run, the native one first; and why not, where none can."""
    reason = ""
    for build in (native, emulated):
        if build is None:
            continue
        problem = warp_problem(build.interface.warp_strategy, device)
        if problem is None:
            return build, ""
        reason = reason or problem
    return None, reason


def warp_problem(
    strategy: Literal["none", "subgroup32", "subgroup64_as_two", "emulated"], device: Capabilities
) -> str | None:
    """Why the device cannot run that warp strategy; None where it can."""
    match strategy:
        case "none" | "emulated":
            return None
        case "subgroup32":
            wanted = CUDA_WARP
        case "subgroup64_as_two":
            wanted = 2 * CUDA_WARP
    if subgroup_request(wanted, device) is not None or _fixed_size(device) == wanted:
        return None
    low, high = device.subgroup_range
    offered = f"{low} to {high}" if high else f"{device.subgroup_size}"
    return f"The kernel needs subgroups of {wanted} lanes; {device.device} has {offered}."


def subgroup_request(wanted: int, device: Capabilities) -> int | None:
    """`wanted`, if a pipeline on this device can ask for that size."""
    low, high = device.subgroup_range
    able = {"subgroupSizeControl", "computeFullSubgroups"} <= device.features
    return wanted if able and low <= wanted <= high else None


def _fixed_size(device: Capabilities) -> int | None:
    """The only size that compute pipelines can have; None where it varies, or where the device doesn't say."""
    low, high = device.subgroup_range
    return low if low == high != 0 else None


def device_needs(build: VulkanBuild, module: ModuleFacts, device: Capabilities) -> DeviceNeeds:
    """What to enable for this build on a device that `problems` has nothing against."""
    features = set(required_features(build, module))
    for capability, names in CAPABILITY_ALTERNATIVES.items():
        if capability in module.capabilities:
            features.update(device.features.intersection(names))
    if "robustBufferAccess" in device.features:
        features.add("robustBufferAccess")
    size = None
    match build.interface.warp_strategy:
        case "subgroup32":
            size = subgroup_request(CUDA_WARP, device)
        case "subgroup64_as_two":
            size = subgroup_request(2 * CUDA_WARP, device)
        case "none" | "emulated":
            pass
    if size is not None:
        features |= {"subgroupSizeControl", "computeFullSubgroups"}
    structs = structs_for(frozenset(features), device.version, device.extensions)
    extensions = {s.extension for s in structs if s.extension in device.extensions} - {None}
    extensions |= set(build.interface.extensions) & device.extensions
    extensions |= _DISABLED_ON_PURPOSE & device.extensions
    return DeviceNeeds(frozenset(features), frozenset(str(name) for name in extensions), size)


def required_features(build: VulkanBuild, module: ModuleFacts) -> frozenset[str]:
    """Features that the interface names and those that the SPIR-V's own declarations imply."""
    implied = {CAPABILITY_FEATURES[c] for c in module.capabilities if c in CAPABILITY_FEATURES}
    implied |= {MODE_FEATURES[m] for m in module.id_modes if m in MODE_FEATURES}
    implied |= {EXTENSION_FEATURES[e] for e in module.extensions if e in EXTENSION_FEATURES}
    return frozenset(implied) | frozenset(build.interface.features)


def problems(build: VulkanBuild, module: ModuleFacts, device: Capabilities) -> Iterator[str]:
    """Why the device can't run the build whatever the launch: versions, features, extensions, subgroup operations."""
    needed = required_version(build, module)
    if device.version < needed:
        have = f"{device.api[0]}.{device.api[1]}"
        yield f"The kernel needs Vulkan {needed[0]}.{needed[1]}; {device.device} offers {have}."
    for name in sorted(required_features(build, module) - device.features):
        yield f"{device.device} lacks the feature {name}."
    for capability, names in sorted(CAPABILITY_ALTERNATIVES.items()):
        if capability in module.capabilities and not device.features.intersection(names):
            yield f"{device.device} has none of the features {', '.join(names)}."
    for name in sorted(set(build.interface.extensions) - device.extensions):
        if not _promoted(name, device):
            yield f"{device.device} lacks the extension {name}."
    for capability, (bit, operation) in CAPABILITY_SUBGROUP_BITS.items():
        if capability in module.capabilities and not device.subgroup_operations & bit:
            yield f"{device.device} lacks {operation} subgroup operations in compute shaders."
    for name in sorted(module.float_controls - device.float_controls):
        yield f"{device.device} lacks the float control {name}."


_PROMOTED: dict[str, tuple[int, int]] = {
    "VK_KHR_16bit_storage": (1, 1),
    "VK_KHR_storage_buffer_storage_class": (1, 1),
    "VK_KHR_variable_pointers": (1, 1),
    "VK_KHR_8bit_storage": (1, 2),
    "VK_KHR_buffer_device_address": (1, 2),
    "VK_KHR_shader_atomic_int64": (1, 2),
    "VK_KHR_shader_float16_int8": (1, 2),
    "VK_KHR_shader_float_controls": (1, 2),
    "VK_KHR_shader_subgroup_extended_types": (1, 2),
    "VK_KHR_spirv_1_4": (1, 2),
    "VK_KHR_uniform_buffer_standard_layout": (1, 2),
    "VK_KHR_vulkan_memory_model": (1, 2),
    "VK_EXT_scalar_block_layout": (1, 2),
    "VK_EXT_subgroup_size_control": (1, 3),
    "VK_KHR_shader_integer_dot_product": (1, 3),
    "VK_KHR_shader_non_semantic_info": (1, 3),
    "VK_KHR_shader_terminate_invocation": (1, 3),
    "VK_KHR_zero_initialize_workgroup_memory": (1, 3),
    "VK_KHR_shader_expect_assume": (1, 4),
    "VK_KHR_shader_float_controls2": (1, 4),
    "VK_KHR_shader_subgroup_rotate": (1, 4),
}
"""Extensions that became part of Vulkan, with the version (specification, appendix "Core Revisions")."""


def _promoted(extension: str, device: Capabilities) -> bool:
    version = _PROMOTED.get(extension)
    return version is not None and device.version >= version
