"""The Vulkan devices of this machine, found and probed once."""

from __future__ import annotations

import pytest

from app.check.vulkan.discovery import Discovery, VulkanDevice, discover
from app.check.vulkan.executor import VulkanExecutor

CPU_DEVICES = ("vulkan:llvmpipe", "vulkan:swiftshader")


@pytest.fixture(scope="session")
def discovery(tmp_path_factory: pytest.TempPathFactory) -> Discovery:
    return discover(tmp_path_factory.mktemp("probes"))


def device_named(discovery: Discovery, name: str) -> VulkanDevice:
    for device in discovery.devices:
        if device.name == name:
            if not device.usable:
                pytest.skip(f"{name} was not run: {device.reason}")
            return device
    pytest.skip(f"{name} was not run: it is not on this machine (scripts/system_packages.sh installs it)")


@pytest.fixture(params=CPU_DEVICES)
def executor(request: pytest.FixtureRequest, discovery: Discovery) -> VulkanExecutor:
    """Each CPU device, with the validation layer on."""
    return VulkanExecutor(device_named(discovery, request.param), validation=True)


@pytest.fixture
def lavapipe(discovery: Discovery) -> VulkanExecutor:
    return VulkanExecutor(device_named(discovery, "vulkan:llvmpipe"), validation=True)


@pytest.fixture
def swiftshader(discovery: Discovery) -> VulkanExecutor:
    return VulkanExecutor(device_named(discovery, "vulkan:swiftshader"), validation=True)
