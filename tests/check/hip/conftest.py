"""The stand-in for AMD's runtime, built once."""

from __future__ import annotations

import sys
from typing import Literal

import pytest

from app.check.cpu.toolchain import NoCompiler
from app.check.hip.discovery import HipDevice, discover_hip
from app.check.hip.executor import HipExecutor
from app.check.hip.stand_in import build_stand_in


def stand_in_device(warp_size: Literal[32, 64] = 32) -> HipDevice:
    if sys.platform != "linux":
        pytest.skip("the HIP executor was not tested: hip-python works on Linux alone")
    try:
        (device,) = discover_hip(build_stand_in(warp_size=warp_size))
    except NoCompiler as error:
        pytest.skip(f"the HIP executor was not tested on the stand-in: {error}")
    assert device.usable, device.reason
    return device


@pytest.fixture(scope="session")
def stand_in() -> HipExecutor:
    return HipExecutor(stand_in_device())


@pytest.fixture(scope="session")
def stand_in_64() -> HipExecutor:
    return HipExecutor(stand_in_device(64))
