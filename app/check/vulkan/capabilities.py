"""What a physical device offers, as plain data that can cross a process boundary and lie in a cache file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

DeviceKind = Literal["cpu", "integrated", "discrete", "virtual", "other"]


@dataclass(frozen=True, slots=True)
class Capabilities:
    """Properties, limits (bytes and counts, as the specification's "Required Limits" table has them) and features.

    `subgroup_operations` holds VkSubgroupFeatureFlagBits usable in compute shaders (0: none are).
    `subgroup_range` is the range that a pipeline may ask for, (0, 0) where it can't ask.
    `float_controls` holds VkPhysicalDeviceFloatControlsProperties' flags that are set.
    """

    device: str
    kind: DeviceKind
    api: tuple[int, int, int]
    driver: str
    driver_id: int
    driver_version: int
    driver_info: str
    uuid: str
    subgroup_size: int
    subgroup_range: tuple[int, int]
    subgroup_operations: int
    max_workgroup_subgroups: int
    limits: Mapping[str, int]
    max_groups: tuple[int, int, int]
    timestamp_bits: int
    timestamp_period: float
    features: frozenset[str]
    extensions: frozenset[str]
    float_controls: frozenset[str]

    @property
    def version(self) -> tuple[int, int]:
        return self.api[:2]

    @property
    def fingerprint(self) -> str:
        """Changes whenever the driver does; names cached probe results."""
        return f"{self.device}|{self.uuid}|{self.driver}|{self.driver_version}|{self.driver_info}|{self.api}"

    def to_json(self) -> dict[str, Any]:
        fields = asdict(self)
        for name in ("features", "extensions", "float_controls"):
            fields[name] = sorted(fields[name])
        return fields

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Capabilities:
        """Raises KeyError, TypeError or ValueError where the fields are not what `to_json` wrote."""
        values = dict(fields)
        for name in ("features", "extensions", "float_controls"):
            values[name] = frozenset(values[name])
        for name in ("api", "subgroup_range", "max_groups"):
            values[name] = tuple(values[name])
        return cls(**values)


LIMIT_NAMES = (
    "maxComputeWorkGroupInvocations",
    "maxComputeSharedMemorySize",
    "maxPushConstantsSize",
    "maxStorageBufferRange",
    "maxUniformBufferRange",
    "maxPerStageDescriptorStorageBuffers",
    "maxDescriptorSetStorageBuffers",
    "maxPerStageResources",
    "minStorageBufferOffsetAlignment",
    "minUniformBufferOffsetAlignment",
    "nonCoherentAtomSize",
)
"""Members of VkPhysicalDeviceLimits that are kept under their own names.

`limits` also has ``maxComputeWorkGroupSizeX`` and ``maxMemoryAllocationSize`` (VkPhysicalDeviceMaintenance3Properties).
"""
