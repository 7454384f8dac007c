"""Sampling against values worked out by hand from the CUDA C++ Programming Guide's appendix "Texture Fetching".

Each kernel runs as CUDA and as HIP, on 32 and on 64 lanes, and must give the same bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from app.check.model import ArgValue, Array
from tests.check.cpu.support import Emulator, buffer, zeros
from tests.check.textures.support import agreed, texture

LINE = """__global__ void k(float *out, const float *x, cudaTextureObject_t t) {
  out[threadIdx.x] = tex1D<float>(t, x[threadIdx.x]);
}"""
PLANE = """__global__ void k(float *out, const float *x, const float *y, cudaTextureObject_t t) {
  out[threadIdx.x] = tex2D<float>(t, x[threadIdx.x], y[threadIdx.x]);
}"""
FOUR = np.array([10, 20, 30, 50], np.float32)


def line(emulator: Emulator, x: list[float], data: Array = FOUR, text: str = LINE, **sampling: Any) -> list[float]:
    args: list[ArgValue] = [
        zeros("out", len(x), np.float32),
        buffer("x", np.array(x, np.float32), "in"),
        texture("t", data, **sampling),
    ]
    return list(agreed(emulator, text, "k", args, block=len(x)))


@pytest.mark.parametrize(
    ("sampling", "x", "expected"),
    [
        # Point sampling takes T[floor(x)], and the nearest texel outside.
        ({}, [-3, -0.01, 0, 0.99, 1, 2.5, 3.99, 4, 1e30], [10, 10, 10, 10, 20, 30, 50, 50, 50]),
        ({"address": ["border"], "border": (7.0, 0, 0, 0)}, [-0.01, 0, 3.99, 4, -1e30], [7, 10, 50, 7, 7]),
        # Wrap and mirror need normalised coordinates, and are clamp without them.
        ({"address": ["wrap"]}, [-1, 5], [10, 50]),
        ({"address": ["wrap"], "normalized": True}, [-0.25, 0, 0.25, 1, 1.3, 2.75], [50, 10, 20, 10, 20, 50]),
        ({"address": ["mirror"], "normalized": True}, [-0.1, -0.3, 0.3, 1.1, 1.3, 2.1], [10, 20, 20, 50, 30, 10]),
        ({"normalized": True}, [-1, 0.125, 0.5, 0.874, 2], [10, 10, 30, 50, 50]),
        # Linear: xB = x - 0.5, (1 - a) T[i] + a T[i + 1].
        ({"filter": "linear"}, [0.5, 1, 1.5, 1.75, 3, 3.5, 9, -9], [10, 15, 20, 22.5, 40, 50, 50, 10]),
        # a has 8 fractional bits: 0.001 rounds to 0, 0.003 to 1/256, 0.999 to 1.
        ({"filter": "linear"}, [0.501, 0.503, 1.499], [10, 10 + 10 / 256, 20]),
        ({"filter": "linear", "address": ["border"]}, [0, 0.25, 4, 4.5, -0.5], [5, 7.5, 25, 0, 0]),
        ({"filter": "linear", "address": ["wrap"], "normalized": True}, [0, 1, 0.125, 0.0625], [30, 30, 10, 20]),
        ({"filter": "linear", "address": ["mirror"], "normalized": True}, [0, 1, -0.25, 1.25], [10, 50, 15, 40]),
    ],
)  # fmt: skip
def test_one_axis(emulator: Emulator, sampling: dict[str, Any], x: list[float], expected: list[float]) -> None:
    modes = [*sampling.pop("address", ["clamp"]), "clamp", "clamp"]
    assert line(emulator, x, address=tuple(modes[:3]), **sampling) == pytest.approx(expected, rel=1e-6)


def test_a_texel_of_weight_zero_does_not_count(emulator: Emulator) -> None:
    data = np.array([1, np.inf, np.nan, 4], np.float32)
    assert line(emulator, [0.5, 3.5], data, filter="linear") == [1, 4]


def test_a_coordinate_that_is_no_number_reads_the_first_texel(emulator: Emulator) -> None:
    assert line(emulator, [float("nan"), float("inf"), float("-inf")]) == [10, 50, 10]


def test_two_axes_have_their_own_address_modes(emulator: Emulator) -> None:
    data = np.array([[1, 2, 3], [10, 20, 30]], np.float32)
    x = np.array([0.5, 2.5, 1.0, 1.0, 5.0, 0.5], np.float32)
    y = np.array([0.5, 1.5, 0.5, 1.0, 0.5, -1.0], np.float32)
    args: list[ArgValue] = [
        zeros("out", 6, np.float32),
        buffer("x", x, "in"),
        buffer("y", y, "in"),
        texture("t", data, filter="linear", address=("clamp", "border", "clamp")),
    ]
    # (1, 1) lies between all four texels: 1, 2, 10 and 20.
    assert list(agreed(emulator, PLANE, "k", args, block=6)) == [1, 30, 1.5, 8.25, 3, 0]


def test_pitched_rows(emulator: Emulator) -> None:
    data = np.arange(15, dtype=np.float32).reshape(3, 5)
    x, y = np.meshgrid(np.arange(5) + 0.5, np.arange(3) + 0.5)
    args: list[ArgValue] = [
        zeros("out", 15, np.float32),
        buffer("x", x.astype(np.float32).reshape(-1), "in"),
        buffer("y", y.astype(np.float32).reshape(-1), "in"),
        texture("t", data, resource="pitched", pitch=256),
    ]
    np.testing.assert_array_equal(agreed(emulator, PLANE, "k", args, block=15), data.reshape(-1))


def test_three_axes(emulator: Emulator) -> None:
    text = """__global__ void k(float *out, cudaTextureObject_t t) {
  out[0] = tex3D<float>(t, 1.0f, 1.0f, 1.0f);
  out[1] = tex3D<float>(t, 1.5f, 0.5f, 0.5f);
  out[2] = tex3D<float>(t, 0.5f, 1.5f, 1.75f);
  out[3] = tex3DLod<float>(t, 0.5f, 0.5f, 1.0f, 2.0f);
}"""
    data = np.arange(8, dtype=np.float32).reshape(2, 2, 2)
    args: list[ArgValue] = [zeros("out", 4, np.float32), texture("t", data, filter="linear")]
    assert list(agreed(emulator, text, "k", args, block=1)) == [3.5, 1, 6, 2]


def test_layers_are_never_filtered(emulator: Emulator) -> None:
    text = """__global__ void k(float *out, cudaTextureObject_t t, cudaTextureObject_t planes) {
  int layer = (int)threadIdx.x - 1;
  out[threadIdx.x] = tex1DLayered<float>(t, 1.0f, layer);
  out[4 + threadIdx.x] = tex2DLayered<float>(planes, 1.5f, 0.5f, layer);
}"""
    lines = np.array([[1, 3], [10, 30]], np.float32)
    planes = np.arange(8, dtype=np.float32).reshape(2, 2, 2)
    args: list[ArgValue] = [
        zeros("out", 8, np.float32),
        texture("t", lines, layers=2, filter="linear"),
        texture("planes", planes, layers=2),
    ]
    assert list(agreed(emulator, text, "k", args, block=4)) == [2, 2, 20, 20, 1, 1, 5, 5]


def test_the_faces_of_a_cubemap(emulator: Emulator) -> None:
    """Major axis, then (s/m + 1) / 2 and (t/m + 1) / 2 ("Cubemap Textures"): +x -x +y -y +z -z are layers 0 to 5."""
    text = """__global__ void k(float *out, const float *d, cudaTextureObject_t t) {
  int i = threadIdx.x;
  out[i] = texCubemap<float>(t, d[3 * i], d[3 * i + 1], d[3 * i + 2]);
}"""
    faces = np.arange(24, dtype=np.float32).reshape(6, 2, 2)
    directions = [
        (1, 0.5, 0.5), (-1, 0.5, 0.5), (0.5, 1, 0.5), (0.5, -1, 0.5), (0.5, 0.5, 1), (0.5, 0.5, -1), (-2, -1, 1),
    ]  # fmt: skip
    args: list[ArgValue] = [
        zeros("out", 7, np.float32),
        buffer("d", np.array(directions, np.float32).reshape(-1), "in"),
        texture("t", faces, layers=6, cubemap=True, normalized=True),
    ]
    # +x: s = -z, t = -y, both below the middle: texel (0, 0) of face 0.
    assert list(agreed(emulator, text, "k", args, block=7)) == [0, 5, 11, 13, 17, 20, 7]


@pytest.mark.parametrize(
    ("dtype", "values", "expected"),
    [
        (np.uint8, [0, 51, 255], [0, 51 / 255, 1]),
        (np.int8, [-128, -127, 64], [-1, -1, 64 / 127]),
        (np.uint16, [0, 13107, 65535], [0, 13107 / 65535, 1]),
        (np.int16, [-32768, 16384, 32767], [-1, 16384 / 32767, 1]),
    ],
)
def test_integers_read_as_fractions(emulator: Emulator, dtype: Any, values: list[int], expected: list[float]) -> None:
    found = line(emulator, [0.5, 1.5, 2.5], np.array(values, dtype), read="normalized")
    np.testing.assert_array_equal(np.array(found, np.float32), np.array(expected, np.float32))


def test_fractions_are_filtered(emulator: Emulator) -> None:
    assert line(emulator, [1.0], np.array([0, 255], np.uint8), read="normalized", filter="linear") == [0.5]


def test_half_texels_give_floats(emulator: Emulator) -> None:
    data = np.array([1.5, -2, 6e-8, 65504], np.float16)
    assert line(emulator, [0.5, 1.5, 2.5, 3.5], data) == [float(v) for v in data]


def test_integer_elements_and_vectors(emulator: Emulator) -> None:
    text = """__global__ void k(int *out, cudaTextureObject_t bytes, cudaTextureObject_t pairs) {
  char4 b = tex1D<char4>(bytes, 1.5f);
  out[0] = b.x; out[1] = b.y; out[2] = b.z; out[3] = b.w;
  uint2 p;
  tex1D(&p, pairs, 0.5f);
  out[4] = p.x; out[5] = p.y;
}"""
    args: list[ArgValue] = [
        zeros("out", 6),
        texture("bytes", np.array([[1, 2, 3, 4], [-1, -128, 127, 0]], np.int8), channels=4),
        texture("pairs", np.array([[7, 0xFFFFFFFF]], np.uint32), channels=2),
    ]
    assert list(agreed(emulator, text, "k", args, block=1)) == [-1, -128, 127, 0, 7, -1]


def test_linear_memory_gives_zero_outside(emulator: Emulator) -> None:
    text = """__global__ void k(float *out, cudaTextureObject_t t) {
  out[threadIdx.x] = tex1Dfetch<float>(t, (int)threadIdx.x - 1);
}"""
    args: list[ArgValue] = [zeros("out", 6, np.float32), texture("t", FOUR, resource="linear")]
    assert list(agreed(emulator, text, "k", args, block=6)) == [0, 10, 20, 30, 50, 0]


def test_gather_reads_one_component_of_four_texels(emulator: Emulator) -> None:
    """The Programming Guide's example of "Texture Gather": component 2 of the footprint gives (31, 29, 37, 30)."""
    text = """__global__ void k(unsigned char *out, cudaTextureObject_t t) {
  uchar4 g = tex2Dgather<uchar4>(t, 1.0f, 1.0f, 2);
  out[0] = g.x; out[1] = g.y; out[2] = g.z; out[3] = g.w;
}"""
    # The texels in that order lie at (0, 1), (1, 1), (1, 0) and (0, 0).
    data = np.array(
        [[[251, 22, 30, 250], [249, 16, 37, 253]], [[253, 20, 31, 255], [250, 25, 29, 254]]], np.uint8
    )  # fmt: skip
    args: list[ArgValue] = [zeros("out", 4, np.uint8), texture("t", data, channels=4)]
    found = agreed(emulator, text, "k", args, block=1, roles=("reference",))
    assert list(found) == [31, 29, 37, 30]
