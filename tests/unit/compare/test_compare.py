import numpy as np
import pytest

from app.check.compare.arrays import compare_array
from app.check.compare.executions import compare_execution
from app.check.model import BufferValue, Comparison, Execution, Intent, PreparedCase, Status
from translator.results import FieldInfo

DEFAULT = Comparison()


def f32(*values: float) -> np.ndarray:
    return np.array(values, dtype=np.float32)


def test_rounding_is_equal_and_a_wrong_number_is_not() -> None:
    reference = np.linspace(1, 100, 1000, dtype=np.float32)
    assert compare_array(reference * np.float32(1 + 3e-7), reference, (), "f32", DEFAULT).mismatches == 0
    wrong = reference.copy()
    wrong[17] *= np.float32(1.001)
    found = compare_array(wrong, reference, (), "f32", DEFAULT)
    assert (found.mismatches, found.first) == (1, 17)


def test_cancelling_elements_are_measured_against_the_mean_magnitude() -> None:
    reference = f32(100, -100, 100, 1e-7)
    assert compare_array(f32(100, -100, 100, 9e-6), reference, (), "f32", DEFAULT).mismatches == 0
    assert compare_array(f32(100, -100, 100, 9e-3), reference, (), "f32", DEFAULT).mismatches == 1


@pytest.mark.parametrize(
    ("result", "reference", "mismatches"),
    [
        (f32(np.nan, 1), f32(np.nan, 1), 0),
        (f32(np.nan, 1), f32(1, 1), 1),
        (f32(1, 1), f32(np.nan, 1), 1),
        (f32(np.inf), f32(np.inf), 0),
        (f32(-np.inf), f32(np.inf), 1),
        (f32(np.inf), f32(1), 1),
        (f32(-0.0), f32(0.0), 0),
    ],
)
def test_special_values(result: np.ndarray, reference: np.ndarray, mismatches: int) -> None:
    assert compare_array(result, reference, (), "f32", DEFAULT).mismatches == mismatches


def test_integers_are_exact() -> None:
    reference = np.array([1, 2, 2**31 - 1], dtype=np.int32)
    assert compare_array(reference.copy(), reference, (), "i32", DEFAULT).mismatches == 0
    assert compare_array(reference - 1, reference, (), "i32", DEFAULT).mismatches == 3


def test_the_references_own_spread_widens_the_tolerance() -> None:
    reference = f32(1, 1, 1, 1)
    moved = f32(1, 1, 1.0001, 1)
    assert compare_array(moved, reference, (), "f32", DEFAULT).mismatches == 1
    assert compare_array(moved, reference, (f32(1, 1, 0.99995, 1),), "f32", DEFAULT).mismatches == 0


def test_a_reference_that_depends_on_order_is_said_to() -> None:
    reference = np.array([1, 2], dtype=np.int32)
    found = compare_array(
        np.array([2, 2], dtype=np.int32), reference, (np.array([3, 2], dtype=np.int32),), "i32", DEFAULT
    )
    assert (found.mismatches, found.firm) == (1, 0)


def test_multisets_ignore_order_but_not_content() -> None:
    reference = np.array([3, 1, 2], dtype=np.int32)
    mode = Comparison("multiset")
    assert compare_array(np.array([1, 2, 3], dtype=np.int32), reference, (), "i32", mode).mismatches == 0
    assert compare_array(np.array([1, 2, 2], dtype=np.int32), reference, (), "i32", mode).mismatches == 1


def test_structs_are_compared_leaf_by_leaf_without_their_padding() -> None:
    fields = (FieldInfo("flag", "u8", 0, 1), FieldInfo("value", "f32", 4, 4))

    def pack(flag: int, padding: int, value: float) -> np.ndarray:
        return np.array([flag, padding, padding, padding, *np.float32(value).tobytes()], dtype=np.uint8)

    reference = pack(1, 0, 2.0)
    assert compare_array(pack(1, 99, 2.0000002), reference, (), "S", DEFAULT, fields, 8).mismatches == 0
    assert compare_array(pack(2, 0, 2.0), reference, (), "S", DEFAULT, fields, 8).mismatches == 1
    assert compare_array(pack(1, 0, 2.1), reference, (), "S", DEFAULT, fields, 8).mismatches == 1


def test_bfloat16_is_compared_as_numbers() -> None:
    one, next_one = np.array([0x3F80], dtype=np.uint16), np.array([0x3F81], dtype=np.uint16)
    assert compare_array(next_one, one, (), "bf16", DEFAULT).mismatches == 0
    assert compare_array(np.array([0x3F90], dtype=np.uint16), one, (), "bf16", DEFAULT).mismatches == 1


def _case(intent: Intent) -> PreparedCase:
    return PreparedCase("c", (1, 1, 1), (1, 1, 1), 0, (BufferValue("x", "f32", f32(0, 0), intent),))


@pytest.mark.parametrize(
    ("result", "status"), [(f32(1, 2), Status.EQUAL), (f32(1, 3), Status.DIFFERENT), (f32(1), Status.DIFFERENT)]
)
def test_rows(result: np.ndarray, status: Status) -> None:
    reference = Execution("ran", "cpu", {"x": f32(1, 2)})
    row = compare_execution("k", "e", Execution("ran", "d", {"x": result}), reference, (), _case(Intent.OUT))
    assert row.status is status


def test_an_input_that_was_written_is_a_difference() -> None:
    reference = Execution("ran", "cpu", {"x": f32(0, 0)})
    row = compare_execution("k", "e", Execution("ran", "d", {"x": f32(0, 1e-9)}), reference, (), _case(Intent.IN))
    assert row.status is Status.DIFFERENT


def test_a_missing_output_is_a_difference() -> None:
    reference = Execution("ran", "cpu", {"x": f32(1, 2)})
    assert (
        compare_execution("k", "e", Execution("ran", "d"), reference, (), _case(Intent.OUT)).status is Status.DIFFERENT
    )


@pytest.mark.parametrize("outcome", ["crash", "timeout", "unsupported", "not_run"])
def test_what_did_not_run_is_never_equal(outcome: str) -> None:
    execution = Execution(outcome, "d", message="why")  # type: ignore[arg-type]
    row = compare_execution("k", "e", execution, Execution("ran", "cpu", {"x": f32(1, 2)}), (), _case(Intent.OUT))
    assert row.status == outcome
    assert row.message == "why"
