"""What a launch passes: bytes, guarded allocations, and pointers filled in."""

from __future__ import annotations

import ctypes
import struct

import numpy as np
import pytest

from app.check.hip.arguments import plan_arguments
from app.check.hip.launch import argument_values
from app.check.model import BufferValue, Intent, ScalarValue, StructValue
from tests.check.hip.hip_source import case, ints


def test_scalars_pointers_and_structs() -> None:
    inner = BufferValue("v.p", "f32x4", np.zeros(8, np.float32), Intent.IN, offset=16)
    view = StructValue("v", "View", struct.pack("<iiQ", 1, 2, 0), {8: inner})
    plan = plan_arguments(case(ScalarValue("flag", "bool", True), ints("out", 1, 2), view))
    flag, out, struct_argument = plan.arguments
    assert flag.data == b"\1"
    assert (out.data, out.pointers[0].buffer, out.pointers[0].at) == (bytes(8), 0, 0)
    assert out.pointers[0].offset == plan.buffers[0].contents.front
    (pointer,) = struct_argument.pointers
    assert (pointer.at, pointer.buffer) == (8, 1)
    assert pointer.offset == plan.buffers[1].contents.front + 16


def test_addresses_are_put_into_the_arguments() -> None:
    arguments = [{"bytes": "01020304" + "00" * 12, "pointers": [[8, 1, 32]]}, {"bytes": "ff", "pointers": []}]
    first, second = argument_values(arguments, [0x1000, 0x7F0000002000])
    assert bytes(first) == bytes([1, 2, 3, 4, 0, 0, 0, 0]) + (0x7F0000002020).to_bytes(8, "little")
    assert bytes(second) == b"\xff"
    assert ctypes.addressof(first) % 64 == 0


def test_results_of_another_size_are_not_taken() -> None:
    plan = plan_arguments(case(ints("out", 1, 2)))
    raw = plan.buffers[0].contents.raw
    values, findings = plan.outputs([raw])
    assert values["out"].tolist() == [1, 2] and findings == []
    with pytest.raises(ValueError, match="out"):
        plan.outputs([raw[:-1]])
