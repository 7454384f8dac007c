"""Texture and surface references: the CUDA original and the translation that puts objects in their place agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.check.model import ArgValue, Array
from tests.check.cpu.support import Emulator, buffer, f32, i32, zeros
from tests.check.textures.support import agreed, run_case, texture

FOUR = np.array([10, 20, 30, 50], np.float32)


def test_linear_memory(emulator: Emulator) -> None:
    text = """texture<float> line;
static texture<int2, 1, cudaReadModeElementType> doubles;
#define FETCH(t, i) tex1Dfetch(t, i)
__device__ double fetch_double(int i) {
  int2 v = tex1Dfetch(doubles, i);
  return __hiloint2double(v.y, v.x);
}
__global__ void k(double *out) {
  int i = (int)threadIdx.x - 1;
  out[threadIdx.x] = FETCH(line, i) + fetch_double(i);
}"""
    doubles = np.array([0.125, 1e10, -3.5, 7], np.float64).view(np.int32).reshape(4, 2)
    references = (
        texture("line", FOUR, resource="linear"),
        texture("doubles", doubles, resource="linear", channels=2),
    )
    found = agreed(emulator, text, "k", [zeros("out", 6, np.float64)], references=references, block=6)
    assert list(found) == [0, 10.125, 1e10 + 20, 26.5, 57, 0]


def test_the_attributes_of_a_bind(emulator: Emulator) -> None:
    text = """texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> pixels;
__global__ void k(float4 *out) { out[threadIdx.x] = tex2D(pixels, threadIdx.x * 0.25f, 0.5f); }"""
    data = np.array([[[255, 0, 51, 0], [0, 255, 102, 255]]], np.uint8)
    pixels = texture(
        "pixels", data, channels=4, filter="linear", address=("wrap", "wrap", "wrap"), normalized=True
    )  # fmt: skip
    out = buffer("out", np.zeros(16, np.float32))
    found = agreed(emulator, text, "k", [out], references=(pixels,), block=4)
    half, low, high = 0.5, 51 / 255, 102 / 255
    expected = [[half, half, 0.3, half], [1, 0, low, 0], [half, half, 0.3, half], [0, 1, high, 1]]
    np.testing.assert_allclose(found.reshape(4, 4), expected, rtol=1e-6)


def test_every_shape_and_place_of_a_declaration(emulator: Emulator) -> None:
    text = """typedef texture<short, cudaTextureType1DLayered> Rows;
Rows rows;
texture<float, 2> plane(0, cudaFilterModePoint, cudaAddressModeClamp), other;
namespace deep { namespace er { texture<float, 3, cudaReadModeElementType> cube; } }
#define DECLARE(T, name) static texture<T, 1, cudaReadModeElementType> name##_tex
DECLARE(unsigned int, mass);
#define MASS(name, i) tex1Dfetch(name##_tex, i)
template <int n> __device__ float both(float x) { return tex2D(plane, x, 0.5f) + n * tex2D<float>(::other, x, 1.5f); }
__global__ void k(float *out) {
  out[0] = tex1DLayered(rows, 1.5f, 1);
  out[1] = both<100>(1.0f);
  out[2] = tex3D(deep::er::cube, 0.5f, 1.5f, 1.5f);
  out[3] = MASS(mass, 2);
}"""
    references = (
        texture("rows", np.array([[1, 2], [3, -4]], np.int16), layers=2),
        texture("plane", np.array([[1, 2], [3, 4]], np.float32), resource="pitched", pitch=32),
        texture("other", np.array([[1, 2], [3, 4]], np.float32)),
        texture("deep::er::cube", np.arange(8, dtype=np.float32).reshape(2, 2, 2)),
        texture("mass_tex", np.array([1, 2, 0xFFFFFF], np.uint32), resource="linear"),
    )
    found = agreed(emulator, text, "k", [zeros("out", 4, np.float32)], references=references, block=1)
    assert list(found) == [-4, 2 + 100 * 4, 6, 0xFFFFFF]


def test_surfaces_take_x_in_bytes(emulator: Emulator) -> None:
    text = """surface<void, 2> target;
surface<void, cudaSurfaceType1D> line;
__global__ void k(float *out, cudaSurfaceObject_t object) {
  int i = threadIdx.x;
  float2 pair = surf2Dread<float2>(target, i * sizeof(float2), 0);
  surf2Dwrite(make_float2(pair.y, pair.x), target, i * (int)sizeof(float2), 1, cudaBoundaryModeZero);
  surf2Dwrite(make_float2(9, 9), target, -8, 1, cudaBoundaryModeZero);
  int v;
  surf1Dread(&v, line, i * 4);
  out[i] = pair.x + v + surf3Dread<float>(object, 4, 0, i, cudaBoundaryModeZero);
}"""
    target = texture("target", np.array([[[1, 2], [3, 4]], [[0, 0], [0, 0]]], np.float32), kind="surface", channels=2)
    references = (target, texture("line", np.array([100, 200], np.int32), kind="surface"))
    cube = texture("object", np.array([[[0, 1000]], [[0, 2000]]], np.float32), kind="surface")
    args: list[ArgValue] = [zeros("out", 2, np.float32), cube]
    assert list(agreed(emulator, text, "k", args, references=references, block=2)) == [1101, 2203]
    written = agreed(emulator, text, "k", args, "target", references=references, block=2)
    assert list(written) == [1, 2, 3, 4, 2, 1, 4, 3]


def test_a_checked_run_has_no_findings(emulator: Emulator) -> None:
    text = """texture<float, 1, cudaReadModeElementType> line;
__global__ void k(float *out) { out[threadIdx.x] = tex1Dfetch(line, threadIdx.x); }"""
    runs = run_case(
        emulator, text, "k", [zeros("out", 4, np.float32)],
        references=(texture("line", FOUR, resource="linear"),), block=4, checks=True,
    )  # fmt: skip
    assert all(execution.findings == () for execution in runs.values())


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("out[0] = tex2D(plane, 0.5f, 0.5f);", "reference is used that the case does not bind"),
        ("out[0] = tex2D<float>(12345, 0.5f, 0.5f);", "object is used that the case does not describe"),
        ("out[0] = tex1D<float>(t, 0.5f);", "for textures of another shape"),
        ("out[0] = tex2DLayered<float>(t, 0.5f, 0.5f, 0);", "for textures of another shape"),
        ("out[0] = tex1Dfetch<float>(t, 0);", "that is not over linear memory"),
        ("surf2Dwrite(1.0f, s, 8, 0);", "under cudaBoundaryModeTrap"),
        ("surf2Dwrite(1.0f, s, 2, 0);", "not aligned to its texels"),
        ("surf2Dwrite(1.0, s, 0, 0);", "of another size than its texels"),
    ],
)
def test_what_ends_a_run(emulator: Emulator, body: str, message: str) -> None:
    text = f"""texture<float, 2> plane;
__global__ void k(float *out, cudaTextureObject_t t, cudaSurfaceObject_t s) {{ {body} }}"""
    data = np.zeros((2, 2), np.float32)
    args: list[ArgValue] = [zeros("out", 1, np.float32), texture("t", data), texture("s", data, kind="surface")]
    execution = run_case(emulator, text, "k", args, roles=("reference",), block=1)["reference"]
    assert execution.outcome in ("unsupported", "crash")
    assert message in execution.message


def test_a_bind_that_cuda_refuses(emulator: Emulator) -> None:
    text = "texture<int, 1> t;\n__global__ void k(int *out) { out[0] = tex1D(t, 0.5f); }"
    bound = texture("t", np.zeros(4, np.int32), filter="linear")
    runs = run_case(emulator, text, "k", [zeros("out", 1)], references=(bound,), block=1)
    for execution in runs.values():
        assert execution.outcome != "ran"
        assert "a bind that CUDA refuses" in execution.message


def test_the_golden_case_runs_as_cuda_and_as_hip(emulator: Emulator) -> None:
    """The file whose translation is a golden text: each kind of reference at once."""
    text = (Path(__file__).parents[2] / "golden" / "hip" / "texture_references.cu").read_text("utf-8")
    random = np.random.default_rng(5)

    def floats(*shape: int) -> Array:
        return random.normal(size=shape).astype(np.float32)

    doubles = random.normal(size=8).view(np.int32).reshape(8, 2)
    references = (
        texture("image", floats(4, 12), filter="linear"),
        texture(
            "pixels", random.integers(0, 256, (3, 5, 4), np.uint8), channels=4, normalized=True, address=("wrap",) * 3
        ),
        texture("line", floats(8), resource="linear"),
        texture("other", floats(8), resource="linear"),
        texture("doubles", doubles, resource="linear", channels=2),
        texture("volume", floats(9, 2, 2, 4), channels=4, filter="linear"),
        texture("slices", random.integers(0, 65536, (8, 2, 3), np.uint16), layers=8, filter="linear"),
        texture("inner::table", random.integers(0, 99, 8, np.int32), resource="linear"),
        texture("mass_tex", floats(8), resource="linear"),
        texture("target", floats(3, 8), kind="surface"),
    )
    args: list[ArgValue] = [zeros("out", 8, np.float32), i32(8), f32(0.3, "scale")]
    for output in ("out", "target"):
        found = agreed(emulator, text, "gather", args, output, references=references, block=8)
        assert len(np.unique(found)) > 7, "an output that does not depend on the thread proves little"


def test_a_project_may_have_a_texture_of_its_own(emulator: Emulator) -> None:
    text = """template <class T> struct texture { T t; };
struct surface { float f; };
__global__ void k(float *out) { texture<float> mine = {2}; surface s = {3}; out[0] = mine.t * s.f; }"""
    assert list(agreed(emulator, text, "k", [zeros("out", 1, np.float32)], block=1)) == [6]


@pytest.mark.parametrize("behind_macro", [False, True])
def test_the_golden_case_of_linear_memory(emulator: Emulator, behind_macro: bool) -> None:
    text = (Path(__file__).parents[2] / "golden" / "hip" / "texture_linear.cu").read_text("utf-8")
    text = "#define USE_TEXTURE\n" * behind_macro + text
    quads = np.arange(32, dtype=np.int32).reshape(8, 4)
    ints = np.arange(8, dtype=np.int32) * 1000
    references = (
        texture("line_of_floats", np.arange(8, dtype=np.float32) / 8, resource="linear"),
        texture("line_of_quads", quads, resource="linear", channels=4),
        texture("shared_between_files", ints, resource="linear"),
    )
    memory = np.zeros(8, np.float32)
    args: list[ArgValue] = [zeros("out", 8, np.float32), buffer("memory", memory, "in"), i32(8)]
    found = agreed(emulator, text, "sum", args, references=references, block=8)
    i = np.arange(8)
    expected = (7 - i) / 8 + quads[:, 3] + ints + (i / 8 if behind_macro else 0)
    np.testing.assert_array_equal(found, expected.astype(np.float32))


@pytest.mark.parametrize("normalized", [False, True])
@pytest.mark.parametrize("filter", ["point", "linear"])
@pytest.mark.parametrize("address", ["wrap", "clamp", "mirror", "border"])
def test_sampling_in_software(emulator: Emulator, address: str, filter: str, normalized: bool) -> None:
    """What architectures without image instructions run, against the emulator's own sampling."""
    text = """texture<uchar4, 2, cudaReadModeNormalizedFloat> pixels;
texture<float, 2> plane;
__global__ void k(float4 *out, const float *x, const float *y) {
  int i = threadIdx.x;
  float4 p = tex2D(pixels, x[i], y[i]);
  p.w = tex2D(plane, x[i], y[i]);
  out[i] = p;
}"""
    random = np.random.default_rng(7)
    scale = 1 if normalized else 5
    x, y = (random.uniform(-2, 2, (2, 64)) * scale).astype(np.float32)
    x[:4] = [np.nan, np.inf, -np.inf, 1e30]
    pixels = random.integers(0, 256, (3, 5, 4), np.uint8)
    plane = random.normal(size=(3, 5)).astype(np.float32)
    sampling: dict[str, Any] = {"filter": filter, "address": (address,) * 3, "normalized": normalized}
    references = (
        texture("pixels", pixels, resource="pitched", pitch=32, channels=4, **sampling),
        texture("plane", plane, resource="pitched", pitch=32, **sampling),
    )
    args: list[ArgValue] = [zeros("out", 256, np.float32), buffer("x", x, "in"), buffer("y", y, "in")]
    defines = ("WAVEBRIDGE_NO_IMAGES",)
    # The emulator filters fractions of 255 as doubles, the helper as floats.
    found = agreed(emulator, text, "k", args, rtol=3e-7, references=references, block=64, defines=defines)
    assert len(np.unique(found)) > 20
