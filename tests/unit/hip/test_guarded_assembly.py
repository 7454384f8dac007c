"""Branches of ``__CUDA_ARCH__`` with inline PTX: HIP takes them where all of it becomes C++."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

SOURCE = """__device__ unsigned f(unsigned x) {{
#if __CUDA_ARCH__ >= 700
    unsigned r;
    asm("{}" : "=r"(r) : "r"(x));
    return r;
#else
    return 0;
#endif
}}
"""


@pytest.mark.parametrize(
    ("ptx", "condition"),
    [
        ("popc.b32 %0, %1;", b"#if defined(__HIP_DEVICE_COMPILE__)"),
        ("{.reg .u32 t; add.u32 t, %1, 1; not.b32 %0, t;}", b"#if defined(__HIP_DEVICE_COMPILE__)"),
        ("wgmma.fence.sync.aligned;", b"#if __CUDA_ARCH__ >= 700"),
    ],
)
def test_a_branch_counts_as_portable_where_its_assembly_is_translated(ptx: str, condition: bytes) -> None:
    file = SourceFile(Path("/project/k.cu"), SOURCE.format(ptx).encode())
    result = translate(file, Options(), is_local_header=lambda name: None)
    assert condition in result.text
