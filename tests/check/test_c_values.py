"""Scalars take the bytes that C gives them."""

from __future__ import annotations

import struct

import pytest

from app.check.c_values import c_bytes
from app.check.model import ScalarValue


@pytest.mark.parametrize(
    ("dtype", "value", "expected"),
    [
        ("bool", True, b"\1"),
        ("bool", 2, b"\1"),
        ("i8", -1, b"\xff"),
        ("u8", 300, b"\x2c"),
        ("i16", -2, b"\xfe\xff"),
        ("u32", -1, b"\xff\xff\xff\xff"),
        ("i64", -(2**63), b"\0" * 7 + b"\x80"),
        ("u64", 2**64 - 1, b"\xff" * 8),
        ("f16", 1.0, b"\x00\x3c"),
        ("f16", 1e9, b"\x00\x7c"),
        ("bf16", 1.0, b"\x80\x3f"),
        ("bf16", 1.00390625, b"\x80\x3f"),  # half way: to even
        ("bf16", 1.01171875, b"\x82\x3f"),  # half way: to even, upwards
        ("bf16", float("nan"), b"\xc0\x7f"),
        ("f32", 0.1, struct.pack("<f", 0.1)),
        ("f64", 0.1, struct.pack("<d", 0.1)),
        ("f64", 3, struct.pack("<d", 3.0)),
    ],
)
def test_bytes_of_a_scalar(dtype: str, value: float, expected: bytes) -> None:
    assert c_bytes(ScalarValue("s", dtype, value)) == expected


def test_a_wider_place_is_filled() -> None:
    assert c_bytes(ScalarValue("s", "i32", -1), 8) == b"\xff" * 8
