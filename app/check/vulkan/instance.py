"""A VkInstance, with the validation layer's messages collected where it is on (runs in the child)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from app.check.child.worker import Refusal
from app.check.vulkan.binding import c_string, ffi, vk

VALIDATION_LAYER = "VK_LAYER_KHRONOS_validation"
_DEBUG_UTILS = "VK_EXT_debug_utils"
_PORTABILITY = "VK_KHR_portability_enumeration"
_ENUMERATE_PORTABILITY_BIT = 1
_WANTED_API = vk.VK_MAKE_VERSION(1, 3, 0)


@dataclass(frozen=True, slots=True)
class LayerMessage:
    severity: str
    identifier: str
    text: str


@dataclass(slots=True)
class Instance:
    """`messages` grows while the instance is used; `_keep` holds what C code points to."""

    handle: Any
    messages: list[LayerMessage] = field(default_factory=list)
    _keep: list[Any] = field(default_factory=list)

    def devices(self) -> list[Any]:
        """Physical devices in the loader's order; empty where there is none."""
        try:
            return list(vk.vkEnumeratePhysicalDevices(self.handle))
        except vk.VkError:
            return []


def create_instance(validation: bool) -> Instance:
    """Raises Refusal where the loader, a driver or the layer is missing."""
    layers = {layer.layerName for layer in vk.vkEnumerateInstanceLayerProperties()}
    if validation and VALIDATION_LAYER not in layers:
        raise Refusal("not_run", f"The validation layer {VALIDATION_LAYER} is not installed, and this run asks for it.")
    extensions = {e.extensionName for e in vk.vkEnumerateInstanceExtensionProperties(None)}
    if validation:
        extensions |= {e.extensionName for e in vk.vkEnumerateInstanceExtensionProperties(VALIDATION_LAYER)}
    wanted = [_PORTABILITY] if _PORTABILITY in extensions else []
    listen = validation and _DEBUG_UTILS in extensions
    if listen:
        wanted.append(_DEBUG_UTILS)
    messages: list[LayerMessage] = []
    messenger = _messenger_info(messages) if listen else None
    app = vk.VkApplicationInfo(pApplicationName="wavebridge", apiVersion=_api_version())
    info = vk.VkInstanceCreateInfo(
        pNext=messenger[0] if messenger else None,
        flags=_ENUMERATE_PORTABILITY_BIT if _PORTABILITY in wanted else 0,
        pApplicationInfo=app,
        ppEnabledLayerNames=[VALIDATION_LAYER] if validation else [],
        ppEnabledExtensionNames=wanted,
    )
    try:
        handle = vk.vkCreateInstance(info, None)
    except vk.VkErrorIncompatibleDriver as error:
        raise Refusal("not_run", "The Vulkan loader found no driver.") from error
    keep: list[Any] = [app, info]
    if messenger:
        create = vk.vkGetInstanceProcAddr(handle, "vkCreateDebugUtilsMessengerEXT")
        keep += [*messenger, create(handle, messenger[0], None)]
    return Instance(handle, messages, keep)


def _api_version() -> int:
    """The version to ask for: a 1.0 loader has no vkEnumerateInstanceVersion and rejects anything newer."""
    return int(min(_WANTED_API, vk.vkEnumerateInstanceVersion()))


def _messenger_info(messages: list[LayerMessage]) -> tuple[Any, Any]:
    """A messenger that appends to `messages`, and the callback that must live as long as it."""
    error_bit = vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT

    def collect(severity: int, _types: int, data: Any, _user: Any) -> int:
        kind = "error" if severity & error_bit else "warning"
        messages.append(LayerMessage(kind, c_string(data.pMessageIdName), c_string(data.pMessage)))
        return 0

    signature = (
        "VkBool32(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT, "
        "const VkDebugUtilsMessengerCallbackDataEXT *, void *)"
    )
    callback = ffi.callback(signature, collect)
    info = vk.VkDebugUtilsMessengerCreateInfoEXT(
        messageSeverity=error_bit | vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT,
        messageType=vk.VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT,
        pfnUserCallback=callback,
    )
    return info, callback
