"""Kernels on a real GPU through Vulkan: what CPU devices can't show (required subgroup size, device memory, real races)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from app.check.model import Execution, PreparedCase, ScalarValue, VulkanBuild
from app.check.vulkan.discovery import VulkanDevice, discover
from app.check.vulkan.executor import VulkanExecutor
from tests.check.vulkan import kernels as k

pytestmark = pytest.mark.vulkan


@pytest.fixture(scope="module")
def gpus(tmp_path_factory: pytest.TempPathFactory) -> list[VulkanDevice]:
    found = discover(tmp_path_factory.mktemp("probes"))
    gpus = [device for device in found.devices if device.handle.capabilities.kind in ("discrete", "integrated")]
    if not gpus:
        pytest.skip("no Vulkan GPU on this machine: native subgroups of 32 and device memory were not tested")
    return gpus


@pytest.fixture
def executors(gpus: list[VulkanDevice]) -> Iterator[list[VulkanExecutor]]:
    yield [VulkanExecutor(device) for device in gpus]


def run(executor: VulkanExecutor, build: VulkanBuild, case: PreparedCase) -> Execution:
    execution = executor.run(k.kernel(build), case, lambda: False)
    assert execution.outcome == "ran", execution.message
    assert execution.findings == ()
    return execution


def test_every_gpu_is_honest(gpus: list[VulkanDevice]) -> None:
    assert all(device.usable for device in gpus), [device.reason for device in gpus]


def test_saxpy(executors: list[VulkanExecutor]) -> None:
    case, expected = k.saxpy_case(1_000_003)
    for executor in executors:
        np.testing.assert_allclose(run(executor, k.SAXPY, case).outputs["y"], expected, rtol=1e-6, atol=1e-6)


def test_native_and_emulated_warps_agree(executors: list[VulkanExecutor]) -> None:
    data = np.arange(100_000, dtype=np.int32) % 1000
    args = (
        ScalarValue("n", "i32", data.size),
        k.buffer("in", data, "i32"),
        k.buffer("out", np.zeros(1, np.int32), "i32"),
    )
    case = k.case(*args, grid=(-(-data.size // 256), 1, 1), block=(256, 1, 1))
    for executor in executors:
        assert run(executor, k.REDUCE_EMULATED, case).outputs["out"][0] == data.sum()
        native = executor.run(k.kernel(k.REDUCE_NATIVE), case, lambda: False)
        assert native.outcome == "unsupported" or native.outputs["out"][0] == data.sum()


def test_a_grid_beyond_the_limits(executors: list[VulkanExecutor]) -> None:
    grid = (3, 70_000, 1)
    case = k.case(k.buffer("out", np.zeros(4 * 3 * 70_000, np.uint32), "u32x4"), grid=grid)
    for executor in executors:
        rows = run(executor, k.BLOCK_IDS, case).outputs["out"].reshape(-1, 4)
        np.testing.assert_array_equal(rows[:, 3], 1)
        np.testing.assert_array_equal(rows[-1], [2, 69_999, 0, 1])


def test_results_do_not_change_from_run_to_run(executors: list[VulkanExecutor]) -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-4, 5, (64, 64)).astype(np.float32) for _ in range(2))
    args = (k.buffer("a", a.ravel()), k.buffer("b", b.ravel()), k.buffer("c", np.zeros(64 * 64, np.float32)))
    case = k.case(*args, ScalarValue("n", "i32", 64), grid=(4, 4, 1), block=(16, 16, 1))
    for executor in executors:
        for _ in range(3):
            result = run(executor, k.MATMUL, replace(case)).outputs["c"].reshape(64, 64)
            np.testing.assert_array_equal(result, a @ b)
