"""Which executors a check uses: the reference always, and those of the families that were asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from app.check.cpu import SPREAD, cpu_executors
from app.check.cpu.executors import CpuExecutor
from app.check.cpu.probe import probe as probe_on_cpu
from app.check.hip.discovery import discover_hip
from app.check.hip.executor import HipExecutor
from app.check.model import CancelCheck, Executor, KernelUnderTest, PreparedCase, ProbeResult
from app.check.vulkan.discovery import discover
from app.check.vulkan.executor import VulkanExecutor

Families = frozenset[str]
"""Of ``cpu``, ``hip`` and ``vulkan``."""


@dataclass(frozen=True, slots=True)
class ExecutorSet:
    """`variants` are the reference under other thread orders and with fused multiply-add."""

    reference: Executor
    variants: tuple[Executor, ...]
    others: tuple[Executor, ...]
    probe: Callable[[KernelUnderTest, PreparedCase], ProbeResult]


def make_executors(
    families: Families, cancelled: CancelCheck, *, validation: bool = False, cache: Path | None = None
) -> ExecutorSet:
    """Find what can run here.  `validation` runs Vulkan under its validation layer, whose errors become findings."""
    folder = cache or Path(platformdirs.user_cache_dir("wavebridge")) / "emulator"
    reference, hip32, hip64 = cpu_executors(folder)
    others: list[Executor] = []
    if "cpu" in families:
        others += [hip32, hip64]
    if "hip" in families:
        others += [HipExecutor(device) for device in discover_hip()]
    if "vulkan" in families:
        others += [VulkanExecutor(device, validation) for device in discover().devices]
    return ExecutorSet(
        reference, _variants(reference), tuple(others), lambda k, c: probe_on_cpu(k, c, folder, cancelled)
    )


def _variants(reference: CpuExecutor) -> tuple[Executor, ...]:
    return tuple(reference.with_variant(v) for v in SPREAD if v != reference.variant)
