"""Function definitions and where they run."""

from __future__ import annotations

from translator.structure.code import read_code
from translator.structure.functions import find_functions


def test_execution_spaces_behind_macros_count() -> None:
    text = b"""#ifdef __CUDACC__
#define HD inline __host__ __device__
#else
#define HD inline
#endif
#define KERNEL extern "C" __global__ void
#define BODY(x) __device__ int x() { return 1; }
#define TEXT __device__ int g = 1;
HD int a(int x) { return x; }
KERNEL b(int *p) { *p = 1; }
TEXT int c() { return 0; }
"""
    code = read_code(text)
    spaces = {f.name: f.spaces for f in find_functions(code)}
    assert spaces[b"a"] == {b"__host__", b"__device__"}
    assert spaces[b"b"] == {b"__global__"}
    assert spaces[b"c"] == frozenset()
