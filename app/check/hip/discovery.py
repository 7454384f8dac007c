"""Which AMD GPUs HIP offers here, or why there is none."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import run_child
from app.check.cpu.toolchain import NoCompiler
from app.check.hip.libraries import HipInstallation, MissingHip, find_hip
from app.check.hip.stand_in import StandInError, build_stand_in

STAND_IN_VARIABLE = "WAVEBRIDGE_HIP_STAND_IN"

_WORKER = "app.check.hip.worker"
_LIST_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class HipDevice:
    """`name` is the executor's: ``hip``, ``hip-2`` for a second GPU, ``hip-stand-in``.

    `arch` as the runtime gives it ("gfx90a:sramecc+:xnack-"); `warp_size` in lanes, `memory` in bytes.
    """

    name: str
    device: str
    index: int
    arch: str
    warp_size: int
    memory: int
    runtime_version: int
    usable: bool
    reason: str
    installation: HipInstallation | None

    @property
    def label(self) -> str:
        return f"{self.device}, {self.arch}" if self.arch else self.device


def discover_hip(installation: HipInstallation | MissingHip | None = None) -> tuple[HipDevice, ...]:
    """The GPUs; where there is none, one entry that is not usable and says why.

    `installation`: None to look for one.  Then ``WAVEBRIDGE_HIP_STAND_IN=1`` adds the stand-in, for tests of the whole way.
    """
    if sys.platform != "linux":
        return (_absent("hip-python works on Linux alone, so HIP kernels can't run on this machine."),)
    if installation is not None:
        return _devices(installation)
    try:
        devices = _devices(find_hip())
    except OSError as error:
        devices = (_absent(f"ROCm's libraries can't be linked to: {error.strerror}."),)
    return devices + _stand_in() if os.environ.get(STAND_IN_VARIABLE) == "1" else devices


def _stand_in() -> tuple[HipDevice, ...]:
    try:
        return _devices(build_stand_in())
    except (StandInError, NoCompiler) as error:
        return (replace(_absent(str(error)), name="hip-stand-in", device="CPU stand-in (no GPU)"),)


def _devices(found: HipInstallation | MissingHip) -> tuple[HipDevice, ...]:
    if isinstance(found, MissingHip):
        return (_absent(found.sentence),)
    environment = found.child_environment()
    result = run_child(_WORKER, Message("devices"), ChildLimits(_LIST_SECONDS), environment=environment)
    if result.outcome != "answered" or result.answer is None:
        return (_absent(f"{result.message} (ROCm from {found.origin})", found),)
    entries = result.answer.fields.get("devices")
    try:
        devices = tuple(
            _device(entry, result.answer, found) for entry in (entries if isinstance(entries, list) else [])
        )
    except (KeyError, TypeError, ValueError):
        return (_absent("The list of AMD GPUs can't be read.", found),)
    return devices or (_absent(f"ROCm is here ({found.origin}), but it finds no AMD GPU.", found),)


def _absent(reason: str, installation: HipInstallation | None = None) -> HipDevice:
    return HipDevice("hip", "AMD GPU", 0, "", 0, 0, 0, False, reason, installation)


def _device(entry: object, answer: Message, installation: HipInstallation) -> HipDevice:
    if not isinstance(entry, dict):
        raise TypeError("a device is an object")
    index = int(entry["index"])
    base = "hip-stand-in" if installation.stand_in else "hip"
    version = answer.fields.get("runtime_version")
    return HipDevice(
        name=base if index == 0 else f"{base}-{index + 1}",
        device=str(entry["name"]),
        index=index,
        arch=str(entry["arch"]),
        warp_size=int(entry["warp_size"]),
        memory=int(entry["memory"]),
        runtime_version=version if isinstance(version, int) else 0,
        usable=True,
        reason=_caveat(installation),
        installation=installation,
    )


def _caveat(installation: HipInstallation) -> str:
    if installation.stand_in:
        return "A stand-in that runs on the CPU; its results say nothing of a GPU."
    return ""
