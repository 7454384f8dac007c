"""Kernels that follow the launch rules give the right numbers on every device, with no validation error."""

from __future__ import annotations

import struct
import time
from dataclasses import replace

import numpy as np
import pytest

from app.check.child.limits import ChildLimits
from app.check.child.runner import run_child
from app.check.model import (
    BufferValue,
    Execution,
    KernelUnderTest,
    PreparedCase,
    ScalarValue,
    StructValue,
    SymbolValue,
    VulkanBuild,
)
from app.check.vulkan.executor import VulkanExecutor
from app.check.vulkan.launch import plan_launch
from app.check.vulkan.requirements import device_needs
from app.check.vulkan.runner import WORKER, launch_request
from app.check.vulkan.spirv import read_module
from tests.check.vulkan import kernels as k

pytestmark = pytest.mark.vulkan


def run(executor: VulkanExecutor, kernel: KernelUnderTest | VulkanBuild, case: PreparedCase) -> Execution:
    under_test = k.kernel(kernel) if isinstance(kernel, VulkanBuild) else kernel
    return executor.run(under_test, case, lambda: False)


def outputs_of(execution: Execution, name: str) -> k.Array:
    assert execution.outcome == "ran", execution.message
    assert execution.findings == (), execution.findings
    return execution.outputs[name]


def test_saxpy_with_partial_last_block(executor: VulkanExecutor) -> None:
    case, expected = k.saxpy_case(1003)
    execution = run(executor, k.SAXPY, case)
    np.testing.assert_array_equal(outputs_of(execution, "y"), expected)
    assert execution.seconds > 0
    assert executor.device.handle.capabilities.device in execution.device


def test_a_block_that_is_no_multiple_of_32_is_padded(executor: VulkanExecutor) -> None:
    case, expected = k.saxpy_case(250, threads=50)
    np.testing.assert_array_equal(outputs_of(run(executor, k.SAXPY, case), "y"), expected)


def test_pointers_into_an_allocation(executor: VulkanExecutor) -> None:
    x, y = np.arange(100, dtype=np.float32), np.zeros(50, np.float32)
    arguments = (ScalarValue("n", "i32", 10), ScalarValue("a", "f32", 1.0))
    case = k.case(*arguments, k.buffer("x", x, offset=40), k.buffer("y", y, offset=80))
    expected = np.zeros(50, np.float32)
    expected[20:30] = x[10:20]
    execution = run(executor, k.SAXPY, case)
    np.testing.assert_array_equal(outputs_of(execution, "y"), expected)
    np.testing.assert_array_equal(execution.outputs["x"], x)


def test_a_null_pointer_reaches_the_kernel(executor: VulkanExecutor) -> None:
    empty = np.zeros(0, np.float32)
    arguments = (ScalarValue("n", "i32", 4), ScalarValue("a", "f32", 1.0))
    case = k.case(*arguments, k.buffer("x", empty, null=True), k.buffer("y", np.ones(4, np.float32)))
    execution = run(executor, k.SAXPY, case)
    np.testing.assert_array_equal(outputs_of(execution, "y"), np.ones(4))
    assert "x" not in execution.outputs


def test_parameters_in_a_uniform_buffer(executor: VulkanExecutor) -> None:
    case, expected = k.saxpy_case(500)
    case = replace(case, args=(*case.args, ScalarValue("extra", "f32", 2.0)))
    np.testing.assert_allclose(outputs_of(run(executor, k.SAXPY_UNIFORM, case), "y"), expected + 2, rtol=1e-6)


@pytest.mark.parametrize("build", [k.REDUCE_EMULATED, k.REDUCE_ANY_WIDTH])
@pytest.mark.parametrize("threads", [100, 256])
def test_reduction(executor: VulkanExecutor, build: VulkanBuild, threads: int) -> None:
    data = np.arange(1000, dtype=np.int32)
    args = (ScalarValue("n", "i32", 1000), k.buffer("in", data, "i32"), k.buffer("out", np.zeros(1, np.int32), "i32"))
    case = k.case(*args, grid=(-(-1000 // threads), 1, 1), block=(threads, 1, 1))
    assert outputs_of(run(executor, build, case), "out")[0] == 499500


def test_a_device_without_32_lane_subgroups_takes_the_emulated_build(executor: VulkanExecutor) -> None:
    args = (
        ScalarValue("n", "i32", 64),
        k.buffer("in", np.ones(64, np.int32), "i32"),
        k.buffer("out", np.zeros(1, np.int32), "i32"),
    )
    case = k.case(*args, block=(64, 1, 1))
    assert outputs_of(run(executor, k.kernel(k.REDUCE_NATIVE, k.REDUCE_EMULATED), case), "out")[0] == 64
    alone = run(executor, k.kernel(k.REDUCE_NATIVE), case)
    assert alone.outcome == "unsupported"
    assert "needs subgroups of 32 lanes" in alone.message


def test_matmul_with_a_two_dimensional_block(executor: VulkanExecutor) -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-4, 5, (48, 48)).astype(np.float32) for _ in range(2))
    args = (k.buffer("a", a.ravel()), k.buffer("b", b.ravel()), k.buffer("c", np.zeros(48 * 48, np.float32)))
    case = k.case(*args, ScalarValue("n", "i32", 48), grid=(3, 3, 1), block=(16, 16, 1))
    np.testing.assert_array_equal(outputs_of(run(executor, k.MATMUL, case), "c").reshape(48, 48), a @ b)


def _limited(executor: VulkanExecutor, groups: tuple[int, int, int]) -> VulkanExecutor:
    handle = executor.device.handle
    capabilities = replace(handle.capabilities, max_groups=groups)
    return replace(executor, device=replace(executor.device, handle=replace(handle, capabilities=capabilities)))


@pytest.mark.parametrize("limit", [(65535, 65535, 65535), (4, 2, 2)])
def test_a_grid_beyond_the_limits_is_split(executor: VulkanExecutor, limit: tuple[int, int, int]) -> None:
    grid = (9, 5, 3)
    case = k.case(k.buffer("out", np.zeros(4 * 9 * 5 * 3, np.uint32), "u32x4"), grid=grid)
    rows = outputs_of(run(_limited(executor, limit), k.BLOCK_IDS, case), "out").reshape(-1, 4)
    expected = [(x, y, z, 1) for z in range(3) for y in range(5) for x in range(9)]
    np.testing.assert_array_equal(rows, expected)


def test_a_split_grid_with_a_uniform_block(executor: VulkanExecutor) -> None:
    case, expected = k.saxpy_case(500, threads=32)
    case = replace(case, args=(*case.args, ScalarValue("extra", "f32", 0.0)))
    execution = run(_limited(executor, (3, 1, 1)), k.SAXPY_UNIFORM, case)
    np.testing.assert_array_equal(outputs_of(execution, "y"), expected)


def test_symbols_take_their_initial_values(executor: VulkanExecutor) -> None:
    counter = SymbolValue("counter", "device", "u32", np.array([10], np.uint32))
    case = k.case(k.buffer("out", np.zeros(5, np.float32)), symbols=(counter,))
    execution = run(executor, k.SYMBOLS, case)
    np.testing.assert_array_equal(outputs_of(execution, "out"), [0, 2, 4, 6, 8])
    assert execution.outputs["counter"].tolist() == [15]


def test_symbols_take_the_cases_values(executor: VulkanExecutor) -> None:
    given = SymbolValue("coefficients", "constant", "f32", np.array([5, 4, 3, 2, 1], np.float32))
    case = k.case(k.buffer("out", np.zeros(5, np.float32)), symbols=(given,))
    np.testing.assert_array_equal(outputs_of(run(executor, k.SYMBOLS, case), "out"), [10, 8, 6, 4, 2])


@pytest.mark.parametrize(("size", "elements"), [(0, 1), (6 * 4 - 3, 6)])
def test_dynamic_shared_memory_has_at_least_one_element(executor: VulkanExecutor, size: int, elements: int) -> None:
    case = k.case(k.buffer("out", np.zeros(33, np.int32), "i32"), dynamic=size)
    out = outputs_of(run(executor, k.DYNAMIC_SHARED, case), "out")
    assert out[32] == elements
    np.testing.assert_array_equal(out[:elements], 3 * np.arange(elements)[::-1])


@pytest.mark.parametrize("flag", [True, False])
def test_a_struct_with_pointers_and_a_bool(executor: VulkanExecutor, flag: bool) -> None:
    data = np.arange(8, dtype=np.float32)
    pointers = {0: k.buffer("view.in", data), 8: k.buffer("view.out", np.zeros(8, np.float32))}
    view = StructValue("view", "View", struct.pack("<QQif", 0, 0, 8, 0.25), pointers)
    execution = run(executor, k.STRUCT, k.case(view, ScalarValue("flag", "bool", flag)))
    np.testing.assert_array_equal(outputs_of(execution, "view.out"), data + 0.25 if flag else np.zeros(8))


@pytest.mark.parametrize(("at", "where"), [(10, "at bytes 40 to 43"), (-1, "at bytes -4 to -1")])
def test_a_write_beside_the_buffer_is_found(executor: VulkanExecutor, at: int, where: str) -> None:
    case = k.case(k.buffer("out", np.zeros(10, np.int32), "i32"), ScalarValue("at", "i32", at))
    execution = run(executor, k.OUT_OF_BOUNDS, case)
    assert execution.outcome == "ran"
    (finding,) = execution.findings
    assert (finding.kind, finding.severity) == ("out_of_bounds", "error")
    assert where in finding.message
    np.testing.assert_array_equal(execution.outputs["out"], np.zeros(10))


def test_an_endless_loop_is_stopped(executor: VulkanExecutor) -> None:
    case = k.case(k.buffer("out", np.zeros(4, np.uint32), "u32"), timeout=1.0)
    started = time.monotonic()
    execution = run(executor, k.ENDLESS, case)
    assert execution.outcome == "timeout"
    assert "Stopped after" in execution.message
    assert time.monotonic() - started < 15


def test_memory_of_its_own_is_filled_and_read_by_copies(executor: VulkanExecutor) -> None:
    case, expected = k.saxpy_case(1003)
    device = executor.device.handle
    module = read_module(k.SAXPY.spirv)
    needs = device_needs(k.SAXPY, module, device.capabilities)
    plan = plan_launch(k.SAXPY.interface, case, device.capabilities, needs.subgroup_size)
    request = launch_request(device, k.SAXPY, plan, needs, 20.0, validation=True)
    request = replace(request, fields={**request.fields, "staged": True})
    result = run_child(WORKER, request, ChildLimits(60), environment=device.drivers.environment())
    assert result.answer is not None and result.answer.fields["messages"] == [], result.message
    y = next(buffer for buffer in plan.buffers if buffer.name == "y")
    raw = result.answer.arrays[f"buffer:{y.binding}"]
    np.testing.assert_array_equal(y.contents.data_of(raw, expected.dtype, expected.nbytes), expected)


def test_cancel_stops_a_run(lavapipe: VulkanExecutor) -> None:
    started = time.monotonic()
    case = k.case(k.buffer("out", np.zeros(4, np.uint32), "u32"), timeout=60.0)
    execution = lavapipe.run(k.kernel(k.ENDLESS), case, lambda: time.monotonic() > started + 1)
    assert execution.outcome == "not_run"
    assert time.monotonic() - started < 10


def test_64_bit_scalars(lavapipe: VulkanExecutor) -> None:
    case = k.case(k.buffer("out", np.zeros(1, np.int64), "i64"), ScalarValue("value", "i64", -(2**40)))
    assert outputs_of(run(lavapipe, k.WIDE_INTEGERS, case), "out")[0] == -3 * 2**40


def test_a_missing_feature_is_named(swiftshader: VulkanExecutor) -> None:
    case = k.case(k.buffer("out", np.zeros(1, np.int64), "i64"), ScalarValue("value", "i64", 1))
    execution = run(swiftshader, k.WIDE_INTEGERS, case)
    assert execution.outcome == "unsupported"
    assert "lacks the feature shaderInt64" in execution.message


def test_limits_of_a_block_are_named(swiftshader: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(1000, threads=500)
    execution = run(swiftshader, k.SAXPY, case)
    assert execution.outcome == "not_run"
    assert "A block of 500 threads (padded to 512) is more than the 256" in execution.message


def test_shared_memory_beyond_the_limit(executor: VulkanExecutor) -> None:
    case = k.case(k.buffer("out", np.zeros(33, np.int32), "i32"), dynamic=200_000)
    assert "needs 200000 bytes of shared memory" in run(executor, k.DYNAMIC_SHARED, case).message


def test_the_validation_layers_errors_are_findings(executor: VulkanExecutor) -> None:
    case = k.case(k.buffer("out", np.zeros(4 * 70_000, np.uint32), "u32x4"), grid=(1, 70_000, 1))
    execution = run(_limited(executor, (2**31, 2**31, 2**31)), k.BLOCK_IDS, case)
    errors = [f for f in execution.findings if f.kind == "vulkan_validation" and f.severity == "error"]
    assert any("VUID-vkCmdDispatch-groupCountY" in error.message for error in errors)


def test_invalid_spirv_never_reaches_the_driver(lavapipe: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(10)
    broken = bytearray(k.SAXPY.spirv)
    broken[-8:] = b"\xff" * 8
    execution = run(lavapipe, replace(k.SAXPY, spirv=bytes(broken)), case)
    assert execution.outcome == "not_run"
    assert [f.kind for f in execution.findings] == ["invalid_spirv"]
    assert run(lavapipe, replace(k.SAXPY, spirv=b"no SPIR-V"), case).outcome == "not_run"


def test_a_kernel_without_translation_says_why(lavapipe: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(10)
    execution = run(lavapipe, k.kernel(None, reason="Recursion has no Vulkan form."), case)
    assert (execution.outcome, execution.message) == ("unsupported", "Recursion has no Vulkan form.")


@pytest.mark.parametrize(("drop", "message"), [("n", "no value for the kernel's argument 'n'"), ("x", "argument 'x'")])
def test_a_case_that_lacks_an_argument(lavapipe: VulkanExecutor, drop: str, message: str) -> None:
    case, _ = k.saxpy_case(10)
    execution = run(lavapipe, k.SAXPY, replace(case, args=tuple(a for a in case.args if a.name != drop)))
    assert execution.outcome == "not_run"
    assert message in execution.message


def test_a_case_with_an_argument_too_many(lavapipe: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(10)
    surplus = BufferValue("z", "f32", np.zeros(1, np.float32), k.Intent.IN)
    execution = run(lavapipe, k.SAXPY, replace(case, args=(*case.args, surplus)))
    assert "no argument 'z'" in execution.message


def test_a_gpu_is_spared_what_hung_on_the_cpu(lavapipe: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(10)
    fault = "the kernel did not end within 20 s."
    assert lavapipe.run_guarded(k.kernel(k.SAXPY), case, lambda: False, fault).outcome == "ran"
    handle = lavapipe.device.handle
    gpu = replace(handle, capabilities=replace(handle.capabilities, kind="discrete"))
    spared = replace(lavapipe, device=replace(lavapipe.device, handle=gpu))
    execution = spared.run_guarded(k.kernel(k.SAXPY), case, lambda: False, fault)
    assert execution.outcome == "not_run"
    assert fault in execution.message


def test_a_refused_device_runs_nothing(lavapipe: VulkanExecutor) -> None:
    case, _ = k.saxpy_case(10)
    refused = replace(lavapipe, device=replace(lavapipe.device, usable=False, reason="It lies."))
    assert run(refused, k.SAXPY, case).message == "It lies."
