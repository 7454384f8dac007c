"""Guards keep alignment, let the data through, and tell where they were damaged."""

from __future__ import annotations

import numpy as np
import pytest

from app.check.canaries import guard


@pytest.mark.parametrize("element", [1, 2, 4, 12, 16, 20, 48, 1000])
def test_the_front_guard_keeps_element_boundaries(element: int) -> None:
    guarded = guard(np.zeros(3 * element, np.uint8), element)
    assert guarded.front % element == 0 and guarded.front % 64 == 0
    assert guarded.raw.size % 16 == 0


@pytest.mark.parametrize(
    ("element", "offset", "step"),
    [(12, 4, 12), (12, 8, 12), (4, 20, 12), (20, 4, 20), (16, 16, 16), (4, 4, 4), (12, 0, 12)],
)
def test_the_front_guard_brings_an_offset_to_a_multiple(element: int, offset: int, step: int) -> None:
    guarded = guard(np.zeros(96, np.uint8), element, offset=offset, step=step)
    assert (guarded.front + offset) % step == 0
    assert guarded.front % 16 == 0


def test_data_passes_through() -> None:
    data = np.array([1.5, np.nan, -0.0])
    guarded = guard(data, 8)
    back = guarded.data_of(guarded.raw, data.dtype, data.nbytes)
    np.testing.assert_array_equal(back.view(np.uint64), data.view(np.uint64))


def test_untouched_guards_give_nothing() -> None:
    guarded = guard(np.zeros(10, np.int32), 4)
    after = guarded.raw.copy()
    after[guarded.front : guarded.front + 40] = 255
    assert guarded.findings(after, "b") == []


def test_damage_is_placed() -> None:
    guarded = guard(np.zeros(10, np.int32), 4)
    after = guarded.raw.copy()
    after[guarded.front - 4 : guarded.front] ^= 1
    after[guarded.front + 41] ^= 1
    before, behind = guarded.findings(after, "b")
    assert "at bytes -4 to -1, and the buffer has 40 bytes" in before.message
    assert "at byte 41," in behind.message
    assert before.severity == behind.severity == "error"
