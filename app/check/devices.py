"""Every device that kernels could run on, with what it offers and why some can't be used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from app.check.hip.discovery import HipDevice, discover_hip
from app.check.vulkan.discovery import VulkanDevice, discover


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """`name` is the executor's ("vulkan:llvmpipe", "hip").

    `kind`: "cpu", "integrated", "discrete", "virtual", "other".  `subgroup_sizes`: smallest and largest size that a kernel can
    get, in lanes.  `limits` in bytes and counts.  `behaviours`: what the probe saw the device do as CUDA does.
    `reason`: why it is not usable, or what to know about it.
    """

    name: str
    family: Literal["vulkan", "hip"]
    device: str
    kind: str
    api: str
    driver: str
    subgroup_sizes: tuple[int, int]
    limits: Mapping[str, int]
    features: frozenset[str]
    behaviours: Mapping[str, bool]
    usable: bool
    reason: str


def list_devices() -> tuple[DeviceInfo, ...]:
    """Vulkan devices, then AMD GPUs through HIP; what could not be asked is listed as not usable, with the reason.

    Takes a second when a driver is new (it is probed once), 0.5 s otherwise.
    """
    vulkan = discover()
    devices = [_vulkan(device) for device in vulkan.devices]
    devices += [_absent_vulkan(problem) for problem in vulkan.problems]
    if not devices:
        devices.append(_absent_vulkan("There is no Vulkan device here."))
    return (*devices, *(_hip(device) for device in discover_hip()))


def _vulkan(device: VulkanDevice) -> DeviceInfo:
    offered = device.handle.capabilities
    low, high = offered.subgroup_range
    return DeviceInfo(
        name=device.name,
        family="vulkan",
        device=offered.device,
        kind=offered.kind,
        api=f"Vulkan {'.'.join(map(str, offered.api))}",
        driver=offered.driver_info or offered.driver,
        subgroup_sizes=(low, high) if high else (offered.subgroup_size, offered.subgroup_size),
        limits=offered.limits,
        features=offered.features,
        behaviours=device.behaviours,
        usable=device.usable,
        reason=device.reason,
    )


def _absent_vulkan(reason: str) -> DeviceInfo:
    return DeviceInfo("vulkan", "vulkan", "", "other", "", "", (0, 0), {}, frozenset(), {}, False, reason)


def _hip(device: HipDevice) -> DeviceInfo:
    return DeviceInfo(
        name=device.name,
        family="hip",
        device=device.label,
        kind=_hip_kind(device),
        api=f"HIP {device.runtime_version}" if device.runtime_version else "",
        driver=device.installation.origin if device.installation else "",
        subgroup_sizes=(device.warp_size, device.warp_size),
        limits={"memory": device.memory} if device.memory else {},
        features=frozenset(),
        behaviours={},
        usable=device.usable,
        reason=device.reason,
    )


def _hip_kind(device: HipDevice) -> str:
    if not device.usable or device.installation is None:
        return "other"
    return "cpu" if device.installation.stand_in else "discrete"
