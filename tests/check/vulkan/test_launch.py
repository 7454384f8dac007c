"""The launch plan: specialisation, parameter bytes, grid split and limits, without any device."""

from __future__ import annotations

import itertools
import struct
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.check.model import ScalarValue, StructValue
from app.check.vulkan.launch import LaunchProblem, plan_launch, split_grid
from tests.check.vulkan import kernels as k
from tests.check.vulkan.devices import ROOMY, device, with_limits


def test_the_parameter_block_of_saxpy() -> None:
    data = np.zeros(100, np.float32)
    arguments = (ScalarValue("n", "i32", 7), ScalarValue("a", "f32", 0.5))
    case = k.case(*arguments, k.buffer("x", data, offset=12), k.buffer("y", data, null=True), grid=(2, 3, 4))
    plan = plan_launch(k.SAXPY.interface, case, ROOMY, None)
    front = plan.buffers[0].contents.front
    assert front % 64 == 0 and front > 0
    grid, rest = struct.unpack("<6I", plan.params[:24]), struct.unpack("<if4I", plan.params[24:])
    assert grid == (2, 3, 4, 0, 0, 0)
    assert rest == (7, 0.5, front + 12, 0, 0, 1)


def test_each_dispatch_gets_its_own_base() -> None:
    case = k.case(k.buffer("out", np.zeros(400, np.uint32), "u32x4"), grid=(10, 10, 1))
    plan = plan_launch(k.BLOCK_IDS.interface, case, device(max_groups=(10, 4, 4)), None)
    bases = [struct.unpack("<3I", plan.params_of(dispatch)[12:24]) for dispatch in plan.dispatches]
    assert bases == [(0, 0, 0), (0, 4, 0), (0, 8, 0)]
    assert [dispatch.groups for dispatch in plan.dispatches] == [(10, 4, 1), (10, 4, 1), (10, 2, 1)]


extent = st.integers(1, 12)


@settings(max_examples=40, deadline=None)
@given(grid=st.tuples(extent, extent, extent), limits=st.tuples(extent, extent, extent))
def test_a_split_covers_each_block_once(grid: tuple[int, int, int], limits: tuple[int, int, int]) -> None:
    covered = [
        tuple(base + local for base, local in zip(dispatch.base, group, strict=True))
        for dispatch in split_grid(grid, limits)
        for group in itertools.product(*(range(count) for count in dispatch.groups))
    ]
    assert sorted(covered) == sorted(itertools.product(*(range(count) for count in grid)))
    assert all(g <= limit for d in split_grid(grid, limits) for g, limit in zip(d.groups, limits, strict=True))


def test_a_grid_of_too_many_pieces_is_refused() -> None:
    with pytest.raises(LaunchProblem, match="more than 65536 dispatches"):
        list(split_grid((1 << 20, 1, 1), (2, 2, 2)))


@pytest.mark.parametrize(
    ("block", "subgroup", "local"),
    [((1, 1, 1), None, 32), ((33, 1, 1), None, 64), ((16, 16, 1), 32, 256), ((5, 5, 5), 64, 128), ((32, 1, 1), 64, 64)],
)
def test_the_workgroup_is_padded(block: tuple[int, int, int], subgroup: int | None, local: int) -> None:
    case = replace(k.saxpy_case(10)[0], block=block)
    plan = plan_launch(k.SAXPY.interface, case, ROOMY, subgroup)
    assert plan.spec == {0: local, 1: block[0]}


def test_two_warps_in_a_subgroup_pad_to_64() -> None:
    interface = replace(k.SAXPY.interface, warp_strategy="subgroup64_as_two")
    case = replace(k.saxpy_case(10)[0], block=(96, 1, 1))
    assert plan_launch(interface, case, device(subgroup_range=(0, 0)), None).spec[0] == 128


@pytest.mark.parametrize(
    ("limits", "complaint"),
    [
        ({"maxStorageBufferRange": 100}, "Buffer 'x' takes .* bytes; Some GPU binds 100 at most"),
        ({"maxPushConstantsSize": 32}, "parameters take 48 bytes; Some GPU has 32"),
        ({"maxPerStageDescriptorStorageBuffers": 1}, "binds 2 buffers; Some GPU takes 1"),
        ({"maxComputeWorkGroupInvocations": 64}, "A block of 96 threads is more than the 64"),
    ],
)
def test_limits_are_named(limits: dict[str, int], complaint: str) -> None:
    with pytest.raises(LaunchProblem, match=complaint):
        plan_launch(k.SAXPY.interface, k.saxpy_case(10)[0], with_limits(**limits), None)


def test_too_many_subgroups_in_a_workgroup() -> None:
    with pytest.raises(LaunchProblem, match="more than the 2 subgroups of 32 lanes"):
        plan_launch(k.SAXPY.interface, k.saxpy_case(10)[0], device(max_workgroup_subgroups=2), 32)


def test_a_struct_of_another_size_is_refused() -> None:
    view = StructValue("view", "View", b"\0" * 16, {})
    with pytest.raises(LaunchProblem, match="struct 'view' 16 bytes; the kernel's has 24"):
        plan_launch(k.STRUCT.interface, k.case(view), ROOMY, None)


def test_another_kind_of_value_is_refused() -> None:
    case = k.case(ScalarValue("out", "i32", 1))
    with pytest.raises(LaunchProblem, match="argument 'out' another kind of value than a buffer"):
        plan_launch(k.BLOCK_IDS.interface, case, ROOMY, None)


def test_offset_or_null_without_a_place_for_it() -> None:
    data = np.zeros(8, np.uint32)
    with pytest.raises(LaunchProblem, match="takes no offset for 'out'"):
        plan_launch(k.BLOCK_IDS.interface, k.case(k.buffer("out", data, "u32x4", offset=16)), ROOMY, None)
    with pytest.raises(LaunchProblem, match="no null flag for 'out'"):
        plan_launch(k.BLOCK_IDS.interface, k.case(k.buffer("out", data, "u32x4", null=True)), ROOMY, None)


def test_an_offset_is_brought_to_a_multiple_of_the_interfaces_step() -> None:
    def plan(offset: int) -> int:
        arg = replace(k.OUT_OF_BOUNDS.interface.args[0], size=12, offset_step=12)
        interface = replace(k.OUT_OF_BOUNDS.interface, args=(arg, k.OUT_OF_BOUNDS.interface.args[1]))
        case = k.case(k.buffer("out", np.zeros(30, np.int32), "i32", offset=offset), ScalarValue("at", "i32", 0))
        return int(struct.unpack_from("<I", plan_launch(interface, case, ROOMY, None).params, 28)[0])

    assert plan(0) % 12 == plan(4) % 12 == plan(24) % 12 == 0
    with pytest.raises(LaunchProblem, match="points 2 bytes into its buffer"):
        plan(2)
