"""Kernels on a real AMD GPU through hip-python."""

from __future__ import annotations

import numpy as np
import pytest

from app.check.hip.discovery import HipDevice, discover_hip
from app.check.hip.executor import HipExecutor
from app.check.model import ScalarValue
from tests.check.hip.hip_source import case, ints, kernel, scaled_sum_case

pytestmark = pytest.mark.gpu


@pytest.fixture(scope="module")
def gpu() -> HipDevice:
    device = discover_hip()[0]
    if not device.usable or device.installation is None or device.installation.stand_in:
        pytest.skip(f"no AMD GPU through HIP: real code objects and launches were not tested ({device.reason[:90]}...)")
    return device


def test_every_kind_of_argument_arrives(gpu: HipDevice) -> None:
    prepared, total = scaled_sum_case()
    execution = HipExecutor(gpu).run(kernel("lib::scaled_sum", "float", "256"), prepared, lambda: False)
    assert execution.outcome == "ran", execution.message
    np.testing.assert_allclose(execution.outputs["out"][2], total, rtol=1e-4)
    np.testing.assert_array_equal(execution.outputs["view.out"], np.arange(8) + 4 + 300 + 1 - 7)
    assert execution.outputs["counter"].tolist() == [5 + 8 * 256]


def test_the_wave_size_is_the_devices(gpu: HipDevice) -> None:
    execution = HipExecutor(gpu).run(
        kernel("(anonymous namespace)::wave"), case(ints("out", 0), threads=1), lambda: False
    )
    assert execution.outcome == "ran", execution.message
    assert execution.outputs["out"].tolist() == [gpu.warp_size]


def test_a_write_beside_the_buffer_is_found(gpu: HipDevice) -> None:
    prepared = case(ints("out", 1, 2, 3, 4), ScalarValue("at", "i32", 4), threads=1)
    execution = HipExecutor(gpu).run(kernel("write_at"), prepared, lambda: False)
    assert [finding.kind for finding in execution.findings] == ["out_of_bounds"]
