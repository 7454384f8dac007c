"""Findings of a translation's run stand on the lines of the CUDA source, as the reference's do."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.check.cpu.toolchain import NoCompiler, find_toolchain
from app.check.runner import CheckScope, check_file
from translator.options import Options

HEADER = """// The translation of this header has lines more above this one.
__device__ inline void mark(int* p, int n)
{
    cudaError_t unused = cudaSuccess;
    if (unused == cudaSuccess)
        p[n] = threadIdx.x;
}
"""
SOURCE = """#include "part.cuh"
__global__ void k(int* p, int n)
{
    p[0] = threadIdx.x;
    mark(p, n);
}
"""
CASE = """[case]
source = "k.cu"
kernel = "k"
grid = [2]
block = [32]

[[arg]]
name = "p"
kind = "buffer"
dtype = "i32"
count = 4
intent = "inout"
gen = { fill = 0 }
[[arg]]
name = "n"
kind = "scalar"
dtype = "i32"
value = 1
"""


def test_lines_are_the_cuda_sources_in_the_file_and_in_its_headers(tmp_path: Path) -> None:
    try:
        find_toolchain()
    except NoCompiler as error:
        pytest.skip(f"no kernel was run: {error}")
    (tmp_path / "k.cu").write_text(SOURCE)
    (tmp_path / "part.cuh").write_text(HEADER)
    (tmp_path / "case.toml").write_text(CASE)
    scope = CheckScope(tmp_path / "k.cu", tmp_path, Options(), frozenset({"cpu"}), case=tmp_path / "case.toml")
    rows = list(check_file(scope))
    places = {
        row.executor: {(Path(f.file or "").name, f.line) for f in row.findings if f.kind == "global-race"}
        for row in rows
    }
    assert places["reference"] == {("k.cu", 4), ("part.cuh", 6)}
    assert places["cpu-hip32"] == places["cpu-hip64"] == places["reference"]
