"""Runs one planned build on one device in a child, and turns what comes back into an `Execution`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import ChildResult, run_child
from app.check.model import BufferValue, CancelCheck, Execution, Finding, PreparedCase, StructValue, VulkanBuild
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.drivers import DriverSet
from app.check.vulkan.launch import LaunchPlan, LaunchProblem, plan_launch
from app.check.vulkan.requirements import DeviceNeeds, device_needs, problems, required_version
from app.check.vulkan.spirv import ModuleFacts, SpirvError, read_module, validate

Array = npt.NDArray[Any]

WORKER = "app.check.vulkan.worker"
_SETUP_SECONDS = 20.0
"""Added to a case's own time limit for starting Python, the driver and the shader's compilation."""
_CPU_DEVICE_ADDRESS_SPACE = 24 << 30
_BUFFER_PREFIX = "buffer:"


@dataclass(frozen=True, slots=True)
class DeviceHandle:
    """How to find a device again in a child: its driver set and its place in the loader's list."""

    drivers: DriverSet
    index: int
    capabilities: Capabilities

    @property
    def label(self) -> str:
        """Device and driver, as rows show it."""
        driver = self.capabilities.driver_info or self.capabilities.driver
        return f"{self.capabilities.device}, {driver}" if driver else self.capabilities.device


def run_build(
    device: DeviceHandle, build: VulkanBuild, case: PreparedCase, cancelled: CancelCheck, *, validation: bool
) -> Execution:
    """Check, plan and run; never raises for what the build, the device or the kernel does."""
    try:
        module = read_module(build.spirv)
        invalid = validate(build.spirv, required_version(build, module))
    except SpirvError as error:
        return Execution("not_run", device.label, message=f"The kernel's SPIR-V can't be read: {error}.")
    except FileNotFoundError:
        return Execution("not_run", device.label, message="spirv-val is missing, and nothing runs unvalidated.")
    if invalid is not None:
        finding = Finding("invalid_spirv", invalid, severity="error")
        message = f"The kernel's SPIR-V is invalid, so it was not run: {invalid}"
        return Execution("not_run", device.label, message=message, findings=(finding,))
    against = list(problems(build, module, device.capabilities))
    if against:
        return Execution("unsupported", device.label, message=" ".join(against))
    needs = device_needs(build, module, device.capabilities)
    try:
        plan = plan_launch(build.interface, case, device.capabilities, needs.subgroup_size)
        _check_spec_ids(plan, module)
    except LaunchProblem as problem:
        return Execution("not_run", device.label, message=str(problem))
    request = launch_request(device, build, plan, needs, case.timeout, validation=validation)
    result = run_child(WORKER, request, _limits(device, case), cancelled, device.drivers.environment())
    return _execution(device, plan, case, result)


def _check_spec_ids(plan: LaunchPlan, module: ModuleFacts) -> None:
    """A module may drop a constant that it doesn't use, except the workgroup's size, without which the launch is wrong."""
    if plan.spec and not module.spec_ids:
        raise LaunchProblem("The kernel's SPIR-V has no specialisation constants, so its workgroup can't be sized.")


def launch_request(
    device: DeviceHandle,
    build: VulkanBuild,
    plan: LaunchPlan,
    needs: DeviceNeeds,
    timeout: float,
    *,
    validation: bool,
) -> Message:
    """The ``run`` message for `worker`."""
    fields: dict[str, Any] = {
        "index": device.index,
        "device": device.capabilities.device,
        "validation": validation,
        "features": sorted(needs.features),
        "extensions": sorted(needs.extensions),
        "subgroup_size": needs.subgroup_size,
        "entry": build.interface.entry,
        "spec": {str(number): value for number, value in plan.spec.items()},
        "grid_push": plan.grid_push,
        "uniform_binding": plan.uniform_binding,
        "dispatches": [{"groups": d.groups, "base": d.base} for d in plan.dispatches],
        "timeout": timeout,
    }
    arrays: dict[str, Array] = {
        "spirv": np.frombuffer(build.spirv, np.uint8),
        "params": np.frombuffer(plan.params, np.uint8),
    }
    arrays |= {f"{_BUFFER_PREFIX}{buffer.binding}": buffer.contents.raw for buffer in plan.buffers}
    return Message("run", fields, arrays)


def _limits(device: DeviceHandle, case: PreparedCase) -> ChildLimits:
    on_cpu = device.capabilities.kind == "cpu"
    return ChildLimits(wall=case.timeout + _SETUP_SECONDS, address_space=_CPU_DEVICE_ADDRESS_SPACE if on_cpu else None)


def _execution(device: DeviceHandle, plan: LaunchPlan, case: PreparedCase, result: ChildResult) -> Execution:
    match result.outcome:
        case "crash" | "timeout":
            return Execution(result.outcome, device.label, message=result.message)
        case "cancelled":
            return Execution("not_run", device.label, message=result.message)
        case "refused":
            outcome = result.answer.text("outcome") if result.answer else "not_run"
            kind = outcome if outcome in ("unsupported", "crash", "timeout") else "not_run"
            return Execution(kind, device.label, message=result.message)  # type: ignore[arg-type]
        case "answered":
            pass
    answer = result.answer
    if answer is None or answer.kind != "ran":
        return Execution("crash", device.label, message="The child gave no result.")
    try:
        outputs, findings = _outputs(plan, case, answer.arrays)
    except (KeyError, ValueError):
        return Execution("crash", device.label, message="The child's result lacks a buffer.")
    seconds = answer.fields.get("seconds")
    return Execution(
        "ran",
        device.label,
        outputs=outputs,
        seconds=float(seconds) if isinstance(seconds, int | float) else 0.0,
        findings=(*findings, *_layer_findings(answer)),
    )


def _outputs(
    plan: LaunchPlan, case: PreparedCase, arrays: Mapping[str, Array]
) -> tuple[dict[str, Array], list[Finding]]:
    types = _output_types(case)
    outputs: dict[str, Array] = {}
    findings: list[Finding] = []
    for buffer in plan.buffers:
        raw = arrays[f"{_BUFFER_PREFIX}{buffer.binding}"]
        if raw.dtype != np.uint8 or raw.size != buffer.contents.raw.size:
            raise ValueError(buffer.name)
        findings += buffer.contents.findings(raw, buffer.name)
        if buffer.output:
            dtype, size = types[buffer.name]
            outputs[buffer.name] = buffer.contents.data_of(raw, dtype, size)
    return outputs, findings


def _output_types(case: PreparedCase) -> dict[str, tuple[np.dtype[Any], int]]:
    """Type and bytes of every buffer and symbol that the case gives, by name."""
    buffers = [arg for arg in case.args if isinstance(arg, BufferValue)]
    buffers += [value for arg in case.args if isinstance(arg, StructValue) for value in arg.pointers.values()]
    types = {value.name: (value.data.dtype, value.data.nbytes) for value in buffers}
    return types | {symbol.name: (symbol.data.dtype, symbol.data.nbytes) for symbol in case.symbols}


def _layer_findings(answer: Message) -> list[Finding]:
    """The validation layer's errors, each kind once; its warnings as information."""
    messages = answer.fields.get("messages")
    findings: dict[str, Finding] = {}
    for entry in messages if isinstance(messages, list) else []:
        match entry:
            case [str(severity), str(identifier), str(text)]:
                level = "error" if severity == "error" else "info"
                finding = Finding("vulkan_validation", f"{identifier}: {text}", severity=level)  # type: ignore[arg-type]
                findings.setdefault(identifier or text, finding)
    return list(findings.values())
