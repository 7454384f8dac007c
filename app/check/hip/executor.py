"""The executor of HIP translations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from app.check.child.limits import ChildLimits
from app.check.child.protocol import Message
from app.check.child.runner import ChildResult, run_child
from app.check.hip.arguments import HipArguments, plan_arguments
from app.check.hip.discovery import HipDevice
from app.check.hip.libraries import HipInstallation
from app.check.model import CancelCheck, Execution, KernelUnderTest, PreparedCase
from translator.options import Options

Array = npt.NDArray[Any]

WORKER = "app.check.hip.worker"
_SETUP_SECONDS = 130.0
"""Added to a case's own time limit for starting the runtime and compiling."""


@dataclass(frozen=True, slots=True)
class HipExecutor:
    """Runs on one AMD GPU, or on the stand-in, whose name says so."""

    device: HipDevice

    @property
    def name(self) -> str:
        return self.device.name

    @property
    def family(self) -> Literal["hip"]:
        return "hip"

    def run(self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck) -> Execution:
        return self.run_guarded(kernel, case, cancelled, None)

    def run_guarded(
        self, kernel: KernelUnderTest, case: PreparedCase, cancelled: CancelCheck, reference_fault: str | None
    ) -> Execution:
        """`reference_fault`: what the reference found that could take a GPU down (a hang, an access out of bounds)."""
        label = self.device.label
        if not self.device.usable or self.device.installation is None:
            return Execution("not_run", label, message=self.device.reason)
        if reference_fault and not self.device.installation.stand_in:
            return Execution("not_run", label, message=f"Not run on a GPU, because on the CPU: {reference_fault}")
        if kernel.hip_text is None:
            return Execution("unsupported", label, message="The file has no HIP translation.")
        if case.uses_textures:
            return Execution("not_run", label, message="Cases with textures or surfaces run on the CPU only.")
        plan = plan_arguments(case)
        request = run_request(self.device, self.device.installation, kernel, case, plan)
        limits = ChildLimits(wall=case.timeout + _SETUP_SECONDS)
        environment = self.device.installation.child_environment()
        result = run_child(WORKER, request, limits, cancelled, environment)
        return _execution(label, plan, case, result)


def run_request(
    device: HipDevice, installation: HipInstallation, kernel: KernelUnderTest, case: PreparedCase, plan: HipArguments
) -> Message:
    """The ``run`` message for `worker`."""
    include = installation.prefix / "include"
    headers = [str(path) for path in kernel.hip_headers]
    fields: dict[str, Any] = {
        "index": device.index,
        "device": device.device,
        "path": str(kernel.source),
        "headers": headers,
        "include_dirs": [str(folder) for folder in kernel.options.source.include_dirs],
        "flags": compile_flags(kernel.options),
        "runtime": str(installation.runtime),
        "compiler": str(installation.compiler) if installation.compiler else "",
        "prefix": str(installation.prefix),
        "include": str(include) if include.is_dir() else "",
        "call_name": kernel.call_name,
        "symbols": [symbol.name for symbol in case.symbols],
        "grid": case.grid,
        "block": case.block,
        "dynamic_shared": case.dynamic_shared,
        "timeout": case.timeout,
        "buffers": len(plan.buffers),
        "arguments": [
            {"bytes": a.data.hex(), "pointers": [[p.at, p.buffer, p.offset] for p in a.pointers]}
            for a in plan.arguments
        ],
    }
    arrays: dict[str, Array] = {"text": np.frombuffer(kernel.hip_text or b"", np.uint8)}
    arrays |= {f"header:{i}": np.frombuffer(text, np.uint8) for i, text in enumerate(kernel.hip_headers.values())}
    arrays |= {f"buffer:{i}": buffer.contents.raw for i, buffer in enumerate(plan.buffers)}
    arrays |= {
        f"symbol:{symbol.name}": np.ascontiguousarray(symbol.data).reshape(-1).view(np.uint8) for symbol in case.symbols
    }
    return Message("run", fields, arrays)


def compile_flags(options: Options) -> list[str]:
    """What the project's build and the semantics context say, for clang and hiprtc alike."""
    semantics = options.semantics
    flags = [f"-std={options.source.std}", *(f"-D{define}" for define in options.source.defines)]
    flags.append("-ffp-contract=fast" if semantics.fmad else "-ffp-contract=off")
    if semantics.use_fast_math:
        flags.append("-ffast-math")
    return flags


def _execution(label: str, plan: HipArguments, case: PreparedCase, result: ChildResult) -> Execution:
    match result.outcome:
        case "crash" | "timeout":
            return Execution(result.outcome, label, message=result.message)
        case "cancelled":
            return Execution("not_run", label, message=result.message)
        case "refused":
            outcome = result.answer.text("outcome") if result.answer else "not_run"
            kind = outcome if outcome in ("unsupported", "crash", "timeout") else "not_run"
            return Execution(kind, label, message=result.message)  # type: ignore[arg-type]
        case "answered":
            pass
    answer = result.answer
    if answer is None or answer.kind != "ran":
        return Execution("crash", label, message="The child gave no result.")
    try:
        arrays = [answer.arrays[f"buffer:{i}"] for i in range(len(plan.buffers))]
        outputs, findings = plan.outputs(arrays)
        outputs |= _symbols(case, answer.arrays)
    except (KeyError, ValueError):
        return Execution("crash", label, message="The child's result lacks a buffer.")
    seconds = answer.fields.get("seconds")
    return Execution(
        "ran",
        label,
        outputs=outputs,
        seconds=float(seconds) if isinstance(seconds, int | float) else 0.0,
        findings=tuple(findings),
    )


def _symbols(case: PreparedCase, arrays: Mapping[str, Array]) -> dict[str, Array]:
    return {
        symbol.name: arrays[f"symbol:{symbol.name}"].view(symbol.data.dtype).reshape(symbol.data.shape)
        for symbol in case.symbols
    }
