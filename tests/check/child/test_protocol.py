"""A message survives the way; nothing malformed does."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.check.child.protocol import MAGIC, Message, ProtocolError, read_message, write_message

DTYPES = [np.uint8, np.int16, np.uint32, np.int64, np.float16, np.float32, np.float64]


@pytest.mark.parametrize("dtype", DTYPES)
def test_round_trip(tmp_path: Path, dtype: type[np.generic]) -> None:
    array = np.arange(7).astype(dtype)
    write_message(Message("k", {"n": 3, "list": [1, None, "x"]}, {"a": array, "b": array[:1]}), tmp_path / "m")
    back = read_message(tmp_path / "m")
    assert back.kind == "k" and back.fields == {"n": 3, "list": [1, None, "x"]}
    assert back.arrays["a"].dtype == dtype
    np.testing.assert_array_equal(back.arrays["a"], array)


def test_nan_bits_survive(tmp_path: Path) -> None:
    bits = np.array([0x7FC00001, 0xFF800000, 0x7F800001], np.uint32)
    write_message(Message("k", {}, {"a": bits.view(np.float32)}), tmp_path / "m")
    np.testing.assert_array_equal(read_message(tmp_path / "m").arrays["a"].view(np.uint32), bits)


def test_objects_are_not_written(tmp_path: Path) -> None:
    with pytest.raises(ProtocolError, match="can't hold"):
        write_message(Message("k", {}, {"a": np.array([object()])}), tmp_path / "m")


def _with_header(header: bytes, body: bytes = b"") -> bytes:
    return MAGIC + len(header).to_bytes(8, "little") + header + body


def _with_arrays(arrays: list[dict[str, object]], body: bytes = b"") -> bytes:
    return _with_header(json.dumps({"kind": "k", "fields": {}, "arrays": arrays}).encode(), body)


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"", "first 16 bytes"),
        (b"x" * 64, "message mark"),
        (MAGIC + (1 << 40).to_bytes(8, "little"), "longer than the message"),
        (_with_header(b"no json"), "not JSON"),
        (_with_header(b"[" * 100_000), "not JSON"),
        (_with_header(b"{}"), "lacks kind"),
        (_with_arrays([{"name": "a", "dtype": "|O", "count": 1}]), "can't be"),
        (_with_arrays([{"name": "a", "dtype": "<f4", "count": -1}]), "can't be"),
        (_with_arrays([{"name": "a", "dtype": "<f4", "count": 9}]), "cut short"),
        (_with_arrays([], b"left"), "left over"),
    ],
)  # fmt: skip
def test_malformed_messages(tmp_path: Path, raw: bytes, complaint: str) -> None:
    (tmp_path / "m").write_bytes(raw)
    with pytest.raises(ProtocolError, match=complaint):
        read_message(tmp_path / "m")


def test_too_long_a_message(tmp_path: Path) -> None:
    write_message(Message("k", {}, {"a": np.zeros(1000, np.uint8)}), tmp_path / "m")
    with pytest.raises(ProtocolError, match="more than the 500 expected"):
        read_message(tmp_path / "m", 500)


@settings(max_examples=30, deadline=None)
@given(cut=st.integers(0, 200), flip=st.integers(0, 200), value=st.integers(0, 255))
def test_damaged_messages_never_raise_anything_else(
    tmp_path_factory: pytest.TempPathFactory, cut: int, flip: int, value: int
) -> None:
    path = tmp_path_factory.mktemp("m") / "m"
    write_message(Message("k", {"n": 1}, {"a": np.arange(9, dtype=np.int32)}), path)
    raw = bytearray(path.read_bytes())
    raw[flip % len(raw)] = value
    path.write_bytes(bytes(raw[: len(raw) - cut % len(raw)]))
    with contextlib.suppress(ProtocolError):
        read_message(path)
