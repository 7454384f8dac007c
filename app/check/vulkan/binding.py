"""The Vulkan binding; importing this module opens the loader, so only a child imports it.

Known faults of the binding (vulkan 1.3.275.1) that the modules here work round: structures hold pointers to nothing once
their Python objects are gone, strings of structures made by the caller stay C strings, vkGetBufferDeviceAddress drops its
result.
"""

from __future__ import annotations

from typing import Any

from app.check.child.worker import Refusal

try:
    import vulkan
except OSError as error:
    raise Refusal(
        "not_run", "There is no Vulkan loader here (libvulkan.so.1, vulkan-1.dll or libvulkan.dylib)."
    ) from error

vk: Any = vulkan
ffi: Any = vulkan.ffi


def c_string(value: Any) -> str:
    """Text of a C string or of an already converted one."""
    if isinstance(value, str):
        return value
    return "" if value == ffi.NULL else bytes(ffi.string(value)).decode(errors="replace")
