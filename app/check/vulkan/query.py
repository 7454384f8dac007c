"""Asks a VkPhysicalDevice for its `Capabilities` (runs in the child)."""

from __future__ import annotations

from typing import Any

from app.check.vulkan.binding import c_string, ffi, vk
from app.check.vulkan.capabilities import LIMIT_NAMES, Capabilities, DeviceKind
from app.check.vulkan.feature_table import FEATURE_STRUCTS, FeatureStruct

_KINDS: dict[int, DeviceKind] = {
    vk.VK_PHYSICAL_DEVICE_TYPE_CPU: "cpu",
    vk.VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU: "integrated",
    vk.VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: "discrete",
    vk.VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU: "virtual",
}
_HEADER_BYTES = 16
"""sType and pNext on a 64-bit host."""


def split_version(packed: int) -> tuple[int, int, int]:
    """Major, minor and patch of a packed version (VK_API_VERSION_*)."""
    return packed >> 22 & 0x7F, packed >> 12 & 0x3FF, packed & 0xFFF


def feature_memory(struct: FeatureStruct, enabled: frozenset[str], next_struct: Any) -> Any:
    """A C copy of a feature structure with these features set, chained before `next_struct` (which must be kept alive)."""
    memory = ffi.new("uint32_t[]", _HEADER_BYTES // 4 + len(struct.members))
    memory[0] = struct.s_type
    ffi.cast("void **", memory)[1] = ffi.cast("void *", next_struct) if next_struct is not None else ffi.NULL
    for index, member in enumerate(struct.members):
        memory[_HEADER_BYTES // 4 + index] = member in enabled
    return memory


def query(physical: Any) -> Capabilities:
    """Everything about one device that a check needs to know."""
    plain = vk.vkGetPhysicalDeviceProperties(physical)
    api = split_version(plain.apiVersion)
    extensions = frozenset(e.extensionName for e in vk.vkEnumerateDeviceExtensionProperties(physical, None))
    chain = _property_chain(api[:2], extensions)
    properties = vk.VkPhysicalDeviceProperties2(pNext=next(iter(chain.values())))
    vk.vkGetPhysicalDeviceProperties2(physical, ffi.addressof(properties))
    subgroup, control, driver = chain["subgroup"], chain.get("control"), chain.get("driver")
    in_compute = subgroup.supportedStages & vk.VK_SHADER_STAGE_COMPUTE_BIT
    limits = {name: int(getattr(plain.limits, name)) for name in LIMIT_NAMES}
    limits["maxComputeWorkGroupSizeX"] = int(plain.limits.maxComputeWorkGroupSize[0])
    limits["maxMemoryAllocationSize"] = int(chain["maintenance3"].maxMemoryAllocationSize)
    groups = plain.limits.maxComputeWorkGroupCount
    return Capabilities(
        device=c_string(plain.deviceName),
        kind=_KINDS.get(plain.deviceType, "other"),
        api=api,
        driver=c_string(driver.driverName) if driver is not None else "unknown",
        driver_id=int(driver.driverID) if driver is not None else 0,
        driver_version=int(plain.driverVersion),
        driver_info=c_string(driver.driverInfo) if driver is not None else "",
        uuid=bytes(plain.pipelineCacheUUID).hex(),
        subgroup_size=int(subgroup.subgroupSize),
        subgroup_range=_subgroup_range(control),
        subgroup_operations=int(subgroup.supportedOperations) if in_compute else 0,
        max_workgroup_subgroups=int(control.maxComputeWorkgroupSubgroups) if control is not None else 0,
        limits=limits,
        max_groups=(int(groups[0]), int(groups[1]), int(groups[2])),
        timestamp_bits=_timestamp_bits(physical),
        timestamp_period=float(plain.limits.timestampPeriod),
        features=_features(physical, api[:2], extensions),
        extensions=extensions,
        float_controls=_flags(chain.get("float_controls")),
    )


def _property_chain(api: tuple[int, int], extensions: frozenset[str]) -> dict[str, Any]:
    """Property structures that this device knows, each chained to the one before; the first entry is the head."""
    wanted: list[tuple[str, Any, bool]] = [
        ("subgroup", vk.VkPhysicalDeviceSubgroupProperties, True),
        ("maintenance3", vk.VkPhysicalDeviceMaintenance3Properties, True),
        ("driver", vk.VkPhysicalDeviceDriverProperties, api >= (1, 2)),
        ("float_controls", vk.VkPhysicalDeviceFloatControlsProperties, api >= (1, 2)),
        (
            "control",
            vk.VkPhysicalDeviceSubgroupSizeControlProperties,
            api >= (1, 3) or "VK_EXT_subgroup_size_control" in extensions,
        ),
    ]
    chain: dict[str, Any] = {}
    last = None
    for name, struct, known in wanted:
        if known:
            last = struct(pNext=last)
            chain[name] = last
    return dict(reversed(chain.items()))


def _subgroup_range(control: Any) -> tuple[int, int]:
    """The sizes that a compute pipeline may ask for; (0, 0) where it may not."""
    if control is None or not control.requiredSubgroupSizeStages & vk.VK_SHADER_STAGE_COMPUTE_BIT:
        return 0, 0
    return int(control.minSubgroupSize), int(control.maxSubgroupSize)


def _flags(struct: Any) -> frozenset[str]:
    if struct is None:
        return frozenset()
    names = [name for name, _ in ffi.typeof(struct).fields if name.startswith("shader")]
    return frozenset(name for name in names if getattr(struct, name))


def _features(physical: Any, api: tuple[int, int], extensions: frozenset[str]) -> frozenset[str]:
    last = None
    asked: list[tuple[FeatureStruct, Any]] = []
    for struct in FEATURE_STRUCTS:
        if struct.available(api, extensions):
            last = feature_memory(struct, frozenset(), last)
            asked.append((struct, last))
    root = vk.VkPhysicalDeviceFeatures2(pNext=last)
    vk.vkGetPhysicalDeviceFeatures2(physical, ffi.addressof(root))
    found = {name for name, _ in ffi.typeof("VkPhysicalDeviceFeatures").fields if getattr(root.features, name)}
    for struct, memory in asked:
        offset = _HEADER_BYTES // 4
        found.update(name for index, name in enumerate(struct.members) if memory[offset + index])
    return frozenset(found)


def compute_family(physical: Any) -> int | None:
    """Index of the queue family to compute on: one without graphics where there is one (it can't freeze a display)."""
    families = vk.vkGetPhysicalDeviceQueueFamilyProperties(physical)
    able = [index for index, family in enumerate(families) if family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT]
    apart = [index for index in able if not families[index].queueFlags & vk.VK_QUEUE_GRAPHICS_BIT]
    return next(iter(apart + able), None)


def _timestamp_bits(physical: Any) -> int:
    family = compute_family(physical)
    if family is None:
        return 0
    return int(vk.vkGetPhysicalDeviceQueueFamilyProperties(physical)[family].timestampValidBits)
