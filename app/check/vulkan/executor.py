"""The executor of Vulkan translations."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from app.check.model import CancelCheck, Execution, KernelUnderTest, PreparedCase
from app.check.vulkan.discovery import VulkanDevice
from app.check.vulkan.requirements import choose_build
from app.check.vulkan.runner import run_build


@dataclass(frozen=True, slots=True)
class VulkanExecutor:
    """Runs on one device.  `validation`: with VK_LAYER_KHRONOS_validation, whose errors become findings."""

    device: VulkanDevice
    validation: bool = False

    @property
    def name(self) -> str:
        return self.device.name

    @property
    def family(self) -> Literal["vulkan"]:
        return "vulkan"

    def run(self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck) -> Execution:
        return self.run_guarded(kernel, case, cancelled, None)

    def run_guarded(
        self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck, reference_fault: str | None
    ) -> Execution:
        """`reference_fault`: what the reference found that could take a GPU down (a hang, an access out of bounds).

        A CPU device is contained by its process; a GPU that drives a display is not, so it is spared such a kernel.
        """
        label = self.device.handle.label
        capabilities = self.device.handle.capabilities
        if not self.device.usable:
            return Execution("not_run", label, message=self.device.reason)
        if reference_fault and capabilities.kind != "cpu":
            return Execution("not_run", label, message=f"Not run on a GPU, because on the CPU: {reference_fault}")
        if kernel.vulkan is None and kernel.vulkan_emulated is None:
            reason = kernel.vulkan_reason or "The kernel has no Vulkan translation."
            return Execution("unsupported", label, message=reason)
        native = kernel.vulkan
        if native and kernel.vulkan_emulated and not native.interface.workgroup.takes(math.prod(case.block)):
            native = None
        build, problem = choose_build(native, kernel.vulkan_emulated, capabilities)
        if build is None:
            return Execution("unsupported", label, message=problem)
        return run_build(self.device.handle, build, case, cancelled, validation=self.validation)
