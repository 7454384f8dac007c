"""The bundled example's kernels, lowered and run: they compute what CUDA computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.unit.frontend.interpreter import Launch
from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.ir.nodes import Module
from translator.ir.verify import verify
from translator.options import Options, SourceSettings
from translator.source import SourceFile

EXAMPLE = Path(__file__).parents[3] / "resources" / "examples" / "first_steps"
OPTIONS = Options(source=SourceSettings(include_dirs=(EXAMPLE / "include",)))


def module(file: str, kernel: str) -> Module:
    unit = open_unit(SourceFile.read(EXAMPLE / "src" / file), OPTIONS)
    assert not unit.diagnostics
    chosen = next(k for k in unit.kernels if k.call_name == kernel)
    lowered = lower_kernel(unit, chosen)
    assert not lowered.problems
    verify(lowered)
    return lowered


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(7)


def test_saxpy(random: np.random.Generator) -> None:
    launch = Launch(module("saxpy.cu", "saxpy"))
    x, y = (random.standard_normal(50).astype(np.float32) for _ in range(2))
    px, py = launch.buffer(x), launch.buffer(y)
    launch.run((2, 1, 1), (32, 1, 1), [50, 3.0, px, py])
    np.testing.assert_array_equal(launch.read(py, np.float32), np.float32(3) * x + y)


def test_reduction_with_shared_memory_and_shuffles(random: np.random.Generator) -> None:
    launch = Launch(module("reduce.cu", "reduce_sum"))
    data = random.integers(0, 9, 600).astype(np.float32)
    pin, total = launch.buffer(data), launch.buffer(np.zeros(1, np.float32))
    launch.run((2, 1, 1), (256, 1, 1), [pin, total, 600])
    assert launch.read(total, np.float32)[0] == data.sum()


def test_templated_matmul_with_a_helper(random: np.random.Generator) -> None:
    launch = Launch(module("matmul.cu", "matmul<8>"))
    a = random.integers(-3, 4, (10, 9)).astype(np.float32)
    b = random.integers(-3, 4, (9, 11)).astype(np.float32)
    pa, pb, pc = launch.buffer(a), launch.buffer(b), launch.buffer(np.zeros((10, 11), np.float32))
    launch.run((2, 2, 1), (8, 8, 1), [pa, pb, pc, 10, 9, 11])
    np.testing.assert_array_equal(launch.read(pc, np.float32).reshape(10, 11), a @ b)


def test_scan_with_dynamic_shared_memory(random: np.random.Generator) -> None:
    launch = Launch(module("scan.cu", "block_scan"))
    data = random.integers(-5, 6, 100).astype(np.int32)
    pin, pout, totals = (
        launch.buffer(data),
        launch.buffer(np.zeros(100, np.int32)),
        launch.buffer(np.zeros(2, np.int32)),
    )
    launch.run((2, 1, 1), (64, 1, 1), [pin, pout, totals, 100], dynamic=2 * 64 * 4)
    expected = np.concatenate([np.cumsum(data[:64]), np.cumsum(data[64:])])
    np.testing.assert_array_equal(launch.read(pout, np.int32), expected)
    np.testing.assert_array_equal(launch.read(totals, np.int32), [expected[63], expected[-1]])


def test_histogram_with_shared_atomics(random: np.random.Generator) -> None:
    launch = Launch(module("histogram.cu", "histogram"))
    data = random.integers(0, 256, 300).astype(np.uint32)
    pin, bins = launch.buffer(data), launch.buffer(np.zeros(64, np.uint32))
    launch.run((2, 1, 1), (64, 1, 1), [pin, bins, 300])
    np.testing.assert_array_equal(launch.read(bins, np.uint32), np.bincount(data % 64, minlength=64))


def test_softmax_with_shuffles(random: np.random.Generator) -> None:
    launch = Launch(module("softmax.cu", "softmax_rows"))
    data = random.standard_normal((5, 40)).astype(np.float32)
    pin, pout = launch.buffer(data), launch.buffer(np.zeros_like(data))
    launch.run((2, 1, 1), (32, 4, 1), [pin, pout, 5, 40])
    e = np.exp(data - data.max(axis=1, keepdims=True))
    got = launch.read(pout, np.float32).reshape(5, 40)
    np.testing.assert_allclose(got, e / e.sum(axis=1, keepdims=True), rtol=1e-5)


def test_stencil_with_constant_memory(random: np.random.Generator) -> None:
    launch = Launch(module("stencil.cu", "stencil"))
    data = random.integers(-4, 5, 70).astype(np.float32)
    weights = np.arange(9, dtype=np.float32)
    launch.symbol("coefficients", weights.tobytes())
    pin, pout = launch.buffer(data), launch.buffer(np.zeros(70, np.float32))
    launch.run((1, 1, 1), (128, 1, 1), [pin, pout, 70])
    at = np.clip(np.arange(70)[:, None] + np.arange(-4, 5), 0, 69)
    np.testing.assert_array_equal(launch.read(pout, np.float32), (data[at] * weights).sum(axis=1))


def test_struct_by_value(random: np.random.Generator) -> None:
    launch = Launch(module("particles.cu", "move_particles"))
    kind = np.dtype([("position", np.float32, 4), ("velocity", np.float32, 3), ("hits", np.int32)])
    particles = np.zeros(3, kind)
    particles["position"] = random.standard_normal((3, 4))
    particles["velocity"] = [[1, -9, 0], [0, 2, 0], [0, -9, 1]]
    world = np.array([0, -1, 0, 0.5, -2], np.float32).tobytes() + np.int32(5).tobytes()
    p = launch.buffer(particles)
    launch.run((1, 1, 1), (32, 1, 1), [p, world, 3])
    got = launch.read(p, kind)
    velocity = particles["velocity"] + np.float32([0, -0.5, 0])
    position = particles["position"][:, :3] + velocity * np.float32(0.5)
    below = position[:, 1] < -2
    assert below.any() and not below.all()
    np.testing.assert_array_equal(got["hits"], below.astype(np.int32))
    bounced = np.where(below, np.float32(-4) - position[:, 1], position[:, 1])
    np.testing.assert_allclose(got["position"][:, 1], bounced, rtol=1e-6)
    np.testing.assert_allclose(got["velocity"][:, 1], np.where(below, -0.5 * velocity[:, 1], velocity[:, 1]), rtol=1e-6)


def test_warp_totals(random: np.random.Generator) -> None:
    launch = Launch(module("warp_totals.cu", "warp_totals"))
    data = random.integers(0, 9, 100).astype(np.int32)
    pin, total = launch.buffer(data), launch.buffer(np.zeros(1, np.int32))
    launch.run((1, 1, 1), (128, 1, 1), [pin, total, 100])
    assert launch.read(total, np.int32)[0] == data.sum()


def test_the_function_table_is_refused_with_its_line() -> None:
    unit = open_unit(SourceFile.read(EXAMPLE / "src" / "function_table.cu"), OPTIONS)
    lowered = lower_kernel(unit, unit.kernels[0])
    assert {p.rule for p in lowered.problems} == {"WB4005"}
    assert all(p.origin is not None and p.origin.line > 1 for p in lowered.problems)
