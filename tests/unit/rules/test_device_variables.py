"""Device variables: those of other files, and those that calls name by a string."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile


def rules(source: str) -> list[tuple[str, int]]:
    result = translate(SourceFile(Path("a.h"), source.encode()), Options(), is_local_header=lambda _: None)
    return [(d.rule, source.count("\n", 0, d.span.start) + 1) for d in result.diagnostics]


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("extern __constant__ float c[4];\n", [1]),
        ("extern __constant__ float c[4];\n__constant__ float c[4];\n", []),
        ("extern __device__ int a;\n__device__ int b, c;\n", [1]),
        ("extern __device__ int a;\n__device__ int b = 1, a{2};\n", []),
        ("extern __device__ void f(int);\nextern __shared__ float s[];\n", []),
        ("__global__ void k() { extern __shared__ float s[]; }\n", []),
    ],
)
def test_a_variable_of_another_file(source: str, lines: list[int]) -> None:
    assert [line for rule, line in rules(source) if rule == "WB5004"] == lines


@pytest.mark.parametrize(
    ("declaration", "found"),
    [
        ("__constant__ float table[16];", True),
        ("static __device__ __align__(16) int a, *b = 0, table;", True),
        ("__device__ ns::Pair<int, 4> table;", True),
        ("__managed__ int table{3};", True),
        ("__device__ float table(int x);", False),
        ("float table[16];", False),
        ("__global__ void k() { __constant__ int *table; }", False),
    ],
)
def test_names_in_strings(declaration: str, found: bool) -> None:
    source = f'{declaration}\nvoid up(float *p) {{ cudaMemcpyToSymbol("table", p, 64); }}\n'
    result = translate(SourceFile(Path("a.h"), source.encode()), Options(), is_local_header=lambda _: None)
    assert (b"HIP_SYMBOL(table)" in result.text) is found
    assert [d.severity.label for d in result.diagnostics if d.rule == "WB1030"] == ["info" if found else "error"]
