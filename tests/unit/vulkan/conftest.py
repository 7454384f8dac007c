"""The Vulkan devices that the tests here run on."""

from tests.check.vulkan.conftest import discovery, executor, lavapipe, swiftshader

__all__ = ["discovery", "executor", "lavapipe", "swiftshader"]
