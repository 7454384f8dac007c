"""Finds the Vulkan devices, probes each once per driver release, and names them."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import run_child
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.drivers import DriverSet, driver_sets
from app.check.vulkan.probe import PROBE_VERSION, ProbeResult, probe
from app.check.vulkan.runner import WORKER, DeviceHandle
from app.files import write_atomically

_LIST_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class VulkanDevice:
    """A device and what the probe says of it.  `name` is its executor's: ``vulkan:llvmpipe``."""

    name: str
    handle: DeviceHandle
    usable: bool
    reason: str
    behaviours: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class Discovery:
    """`problems`: one sentence for each driver set that could not be asked."""

    devices: tuple[VulkanDevice, ...]
    problems: tuple[str, ...]


def discover(cache_folder: Path | None = None) -> Discovery:
    """All Vulkan devices, refused ones included; probe results are cached by driver release."""
    folder = cache_folder or Path(platformdirs.user_cache_dir("wavebridge")) / "probes"
    devices: list[VulkanDevice] = []
    trouble: list[str] = []
    for drivers in driver_sets():
        try:
            found = list(_list(drivers))
        except DiscoveryProblem as problem:
            trouble.append(str(problem))
            continue
        known = {device.handle.capabilities.fingerprint for device in devices}
        for handle in found:
            if handle.capabilities.fingerprint in known:  # SwiftShader may be among the system's drivers too
                continue
            name = _unique(short_name(handle.capabilities), [device.name for device in devices])
            result = _cached_probe(handle, folder)
            devices.append(VulkanDevice(name, handle, result.usable, result.reason, result.behaviours))
    return Discovery(tuple(devices), tuple(trouble))


class DiscoveryProblem(Exception):
    """A driver set could not be asked; one sentence."""


def _list(drivers: DriverSet) -> Iterator[DeviceHandle]:
    result = run_child(WORKER, Message("devices"), ChildLimits(_LIST_SECONDS), environment=drivers.environment())
    if result.outcome != "answered" or result.answer is None:
        raise DiscoveryProblem(f"Vulkan ({drivers.name}): {result.message}")
    entries = result.answer.fields.get("devices")
    for index, entry in enumerate(entries if isinstance(entries, list) else []):
        try:
            yield DeviceHandle(drivers, index, Capabilities.from_json(entry))
        except (KeyError, TypeError, ValueError) as error:
            raise DiscoveryProblem(f"Vulkan ({drivers.name}): the device list can't be read.") from error


_NOISE = re.compile(r"\(.*?\)|\b(amd|nvidia|intel|corporation|device|graphics|software|rasterizer)\b", re.IGNORECASE)


def short_name(device: Capabilities) -> str:
    """``vulkan:`` and the device's name without vendor, driver and spaces: ``vulkan:radeon-rx-7900-xtx``."""
    words = re.findall(r"[a-z0-9]+", _NOISE.sub(" ", device.device).lower())
    return "vulkan:" + ("-".join(words) or "device")


def _unique(name: str, taken: list[str]) -> str:
    number = 2
    candidate = name
    while candidate in taken:
        candidate, number = f"{name}-{number}", number + 1
    return candidate


def _cached_probe(handle: DeviceHandle, folder: Path) -> ProbeResult:
    key = hashlib.sha256(f"{PROBE_VERSION}|{handle.capabilities.fingerprint}".encode()).hexdigest()
    path = folder / f"{key}.json"
    cached = _read_cache(path)
    if cached is not None:
        return cached
    result = probe(handle)
    _write_cache(path, result)
    return result


def _read_cache(path: Path) -> ProbeResult | None:
    try:
        fields: Any = json.loads(path.read_text(encoding="utf-8"))
        return ProbeResult(bool(fields["usable"]), str(fields["reason"]), dict(fields["behaviours"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write_cache(path: Path, result: ProbeResult) -> None:
    """A cache that can't be written costs a probe next time, nothing else.  Refusals are not kept: they may be chance."""
    if not result.usable:
        return
    fields = {"usable": result.usable, "reason": result.reason, "behaviours": dict(result.behaviours)}
    with contextlib.suppress(OSError):
        write_atomically(path, json.dumps(fields).encode())
