"""Records the dispatches of one launch, runs them and takes their time (runs in the child)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from app.check.vulkan.binding import ffi, vk
from app.check.vulkan.logical_device import LogicalDevice
from app.check.vulkan.pipeline import Pipeline


@dataclass(frozen=True, slots=True)
class Step:
    """One dispatch: its groups, and its push constants or the dynamic offset of its uniform block."""

    groups: tuple[int, int, int]
    push: bytes = b""
    uniform_offset: int | None = None


def run(device: LogicalDevice, pipeline: Pipeline, steps: Sequence[Step], timeout: float) -> float:
    """Runs the steps as one launch; returns seconds by the device's timestamps, by the clock where it has none."""
    queries = _queries(device)
    started = time.perf_counter()
    device.submit(_recorder(pipeline, steps, queries), timeout)
    elapsed = time.perf_counter() - started
    return elapsed if queries is None else _elapsed(device, queries)


def _queries(device: LogicalDevice) -> Any | None:
    if device.capabilities.timestamp_bits == 0:
        return None
    info = vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2)
    return vk.vkCreateQueryPool(device.handle, info, None)


def _recorder(pipeline: Pipeline, steps: Sequence[Step], queries: Any | None) -> Callable[[Any], None]:
    point = vk.VK_PIPELINE_BIND_POINT_COMPUTE
    barrier = vk.VkMemoryBarrier(
        srcAccessMask=vk.VK_ACCESS_SHADER_WRITE_BIT,
        dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT | vk.VK_ACCESS_TRANSFER_READ_BIT,
    )
    readers = vk.VK_PIPELINE_STAGE_HOST_BIT | vk.VK_PIPELINE_STAGE_TRANSFER_BIT

    def record(commands: Any) -> None:
        if queries is not None:
            vk.vkCmdResetQueryPool(commands, queries, 0, 2)
        vk.vkCmdBindPipeline(commands, point, pipeline.handle)
        if queries is not None:
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, queries, 0)
        for number, step in enumerate(steps):
            if pipeline.descriptors is not None and (number == 0 or step.uniform_offset is not None):
                offsets = [] if step.uniform_offset is None else [step.uniform_offset]
                vk.vkCmdBindDescriptorSets(
                    commands, point, pipeline.layout, 0, 1, [pipeline.descriptors], len(offsets), offsets or None
                )
            if step.push:
                stages = vk.VK_SHADER_STAGE_COMPUTE_BIT
                push = ffi.from_buffer(step.push)
                vk.vkCmdPushConstants(commands, pipeline.layout, stages, 0, len(step.push), push)
            vk.vkCmdDispatch(commands, *step.groups)
        if queries is not None:
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1)
        vk.vkCmdPipelineBarrier(
            commands, vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, readers, 0, 1, [barrier], 0, None, 0, None
        )

    return record


def _elapsed(device: LogicalDevice, queries: Any) -> float:
    stamps = np.zeros(2, np.uint64)
    wait = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
    vk.vkGetQueryPoolResults(device.handle, queries, 0, 2, stamps.nbytes, ffi.from_buffer(stamps), 8, wait)
    mask = (1 << device.capabilities.timestamp_bits) - 1
    ticks = (int(stamps[1]) - int(stamps[0])) & mask
    return ticks * device.capabilities.timestamp_period * 1e-9
