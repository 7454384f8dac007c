"""Inline PTX, translated to GLSL and run on Vulkan devices, against values worked out by hand from the PTX ISA."""

from __future__ import annotations

import numpy as np
import pytest

from app.check.vulkan.executor import VulkanExecutor
from tests.support import ptx_warp
from tests.support.ptx_table import FLOATS, INTEGERS, kernel_source
from tests.unit.vulkan.running import run

pytestmark = pytest.mark.vulkan

_NARROW_OR_WIDE = ("64", "wide", "8 ", "8.", ".u16", ".s16")
WORDS = tuple(row for row in INTEGERS if not any(part in row[0] for part in _NARROW_OR_WIDE))
"""Rows of 32 bits: SwiftShader has no other integers."""


def test_integers(lavapipe: VulkanExecutor) -> None:
    assert differences(lavapipe, INTEGERS) == []


def test_words(swiftshader: VulkanExecutor) -> None:
    assert differences(swiftshader, WORDS) == []


def differences(
    executor: VulkanExecutor, rows: tuple[tuple[str, int, int, int, int], ...]
) -> list[tuple[str, str, str]]:
    """The rows that give another value: PTX, got, expected."""
    table = np.array([row[1:] for row in rows], dtype=np.uint32)
    args = {name: table[:, i].copy() for i, name in enumerate("abc")} | {"r": np.zeros(len(rows), np.uint32)}
    args |= {name: np.zeros(1, np.float32) for name in "xyzs"}
    got = run(executor, kernel_source(rows, ()).decode(), args, block=(1, 1, 1))["r"]
    return [(row[0], hex(g), hex(row[4])) for row, g in zip(rows, got, strict=True) if g != row[4]]


def test_floats(executor: VulkanExecutor) -> None:
    table = np.array([row[1:] for row in FLOATS], dtype=np.float32)
    args = {name: table[:, i].copy() for i, name in enumerate("xyz")} | {"s": np.zeros(len(FLOATS), np.float32)}
    args |= {name: np.zeros(1, np.uint32) for name in "abcr"}
    got = run(executor, kernel_source((), FLOATS).decode(), args, block=(1, 1, 1))["s"]
    assert [(row[0], g, row[4]) for row, g in zip(FLOATS, got, strict=True) if g != np.float32(row[4])] == []


WARP = """__global__ void k(const unsigned* in, unsigned* out) {
    unsigned v = in[threadIdx.x], t = threadIdx.x, r;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=r"(r) : "r"(v));
    out[t] = r;
    asm volatile("shfl.sync.up.b32 %0, %1, %2, 0x1000, 0xffffffff;" : "=r"(r) : "r"(v), "r"(t * 0 + 34));
    out[32 + t] = r;
    asm volatile("{.reg .pred p; setp.gt.u32 p, %1, 15; vote.sync.ballot.b32 %0, !p, 0xffffffff;}" : "=r"(r) : "r"(v));
    out[64 + t] = r;
    asm volatile("{.reg .pred p, q; setp.lt.u32 p, %1, 100; vote.sync.all.pred q, p, 0xffffffff; selp.b32 %0, 1, 0, q;}"
                 : "=r"(r) : "r"(v));
    out[96 + t] = r;
    asm volatile("mov.u32 %0, %%lanemask_lt;" : "=r"(r));
    out[128 + t] = r;
}"""


def test_warp_instructions(executor: VulkanExecutor) -> None:
    lanes = np.arange(32, dtype=np.uint32)
    out = run(executor, WARP, {"in": lanes, "out": np.zeros(160, np.uint32)})["out"].reshape(5, 32)
    assert out[0].tolist() == [n ^ 1 for n in range(32)]
    assert out[1].tolist() == [n - 2 if n % 16 >= 2 else n for n in range(32)]
    assert set(out[2].tolist()) == {0xFFFF}
    assert set(out[3].tolist()) == {1}
    assert out[4].tolist() == [(1 << n) - 1 for n in range(32)]


@pytest.mark.parametrize("rows", [range(1, 4), range(4, 7), range(10, 11), range(14, 21)], ids=str)
def test_warp_rows(rows: range, lavapipe: VulkanExecutor) -> None:
    """A few at a time, and not what is tested above: one shader of all takes lavapipe's compiler many seconds."""
    wanted = ptx_warp.expected()[rows.start : rows.stop]
    args = {"in": np.arange(32, dtype=np.uint32) * 11, "out": np.zeros(wanted.size, np.uint32)}
    found = run(lavapipe, ptx_warp.source(rows), args)["out"].reshape(wanted.shape)
    assert [ptx_warp.ROWS[n][0] for n, a, b in zip(rows, found, wanted, strict=True) if a.tolist() != b.tolist()] == []


def test_memory(lavapipe: VulkanExecutor) -> None:
    out, sums = ptx_warp.expected_memory()
    args = {"in": np.arange(32, dtype=np.uint32) * 3, "out": np.zeros_like(out), "sums": np.zeros_like(sums)}
    got = run(lavapipe, ptx_warp.MEMORY, args)
    assert got["out"].tolist() == out.tolist()
    assert got["sums"].tolist() == sums.tolist()
