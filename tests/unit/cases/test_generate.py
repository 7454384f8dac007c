from pathlib import Path

import numpy as np
import pytest

from app.check.cases.generate import RecipeError, from_bf16, generate, generate_structs, to_bf16
from translator.results import FieldInfo


def test_the_same_recipe_gives_the_same_bytes_and_other_arguments_other_bytes() -> None:
    first, again, other = (generate({}, "f32", 100, {}, None, salt) for salt in ("a", "a", "b"))
    assert (first == again).all()
    assert (first != other).any()


def test_vectors_are_flattened_to_scalars() -> None:
    assert generate({"arange": 0}, "i32x3", 2, {}, None, "v").tolist() == [0, 1, 2, 3, 4, 5]


def test_indices_stay_below_their_limit() -> None:
    values = generate({"index_below": "m-1"}, "u16", 5000, {"m": 8}, None, "i")
    assert set(values.tolist()) == set(range(7))


def test_csr_row_pointers_rise_from_zero() -> None:
    rows = generate({"csr": 4}, "i32", 100, {}, None, "rows")
    assert rows[0] == 0
    assert (np.diff(rows) >= 0).all()


def test_values_that_do_not_fit_are_clipped_not_wrapped() -> None:
    assert generate({"values": [300, -5]}, "u8", 2, {}, None, "x").tolist() == [255, 0]


def test_structs_lie_where_their_fields_say_with_zero_padding() -> None:
    fields = (FieldInfo("a", "u8", 0, 1), FieldInfo("b", "f32", 4, 4))
    raw = generate_structs(fields, {"a": 7, "b": {"values": [1.0, 2.0]}}, 8, 2, {}, None, "s")
    assert raw.reshape(2, 8)[:, 0].tolist() == [7, 7]
    assert raw.reshape(2, 8)[:, 1:4].any() == np.False_
    assert raw.reshape(2, 8)[:, 4:].copy().view(np.float32).reshape(-1).tolist() == [1.0, 2.0]


def test_bfloat16_rounds_to_nearest_even() -> None:
    # 1 + 2**-8 lies half way between 1 and 1 + 2**-7; 1 is even.  1 + 3 * 2**-8 lies half way and rounds up.
    values = np.array([1.0, 1 + 2**-8, 1 + 3 * 2**-8, -2.5], dtype=np.float32)
    assert from_bf16(to_bf16(values)).tolist() == [1.0, 1.0, 1 + 2**-6, -2.5]


def test_files_outside_the_project_are_refused(tmp_path: Path) -> None:
    (tmp_path / "project" / "cases").mkdir(parents=True)
    (tmp_path / "secret.bin").write_bytes(bytes(400))
    with pytest.raises(RecipeError, match="outside the project"):
        generate({"file": "../../secret.bin"}, "f32", 10, {}, tmp_path / "project" / "cases", "x")
