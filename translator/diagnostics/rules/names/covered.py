"""Names of which a rule of their own says more than the name tables do."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.arch_guards import ARCH
from translator.diagnostics.analysis.cub_warps import WARP_CONSTANTS, WIDTH_AFTER
from translator.diagnostics.analysis.texture_names import FETCHES, REWRITTEN, SURFACE_READS, SURFACE_WRITES
from translator.mappings import Mapping
from translator.structure.lanes import COUNTERS, MASK_SOURCES, MASKED_CALLS, OLD_WARP_CALLS

VERSION_MACROS: Final = {
    b"__NVCC__": "nvcc",
    b"__CUDACC_VER_MAJOR__": "nvcc's version",
    b"__CUDACC_VER_MINOR__": "nvcc's version",
    b"__CUDACC_VER_BUILD__": "nvcc's version",
    b"__CUDA_API_VERSION": "the CUDA release",
    b"CUDART_VERSION": "the CUDA release",
    b"CUDA_VERSION": "the CUDA release",
    b"CUSPARSE_VERSION": "cuSPARSE's version",
    b"CUBLAS_VERSION": "cuBLAS's version",
    b"__CUDA_ARCH_LIST__": "the list of NVIDIA architectures",
    b"__CUDA_ARCH_FEAT_SM90_ALL": "an NVIDIA architecture",
}
"""Macros that only NVIDIA's tools define, and what they tell of (WB1005)."""

_WARPS: Final = MASKED_CALLS | MASK_SOURCES | frozenset(COUNTERS) | {b"warpSize", b"__launch_bounds__"}
_GUARDS: Final = frozenset({ARCH, b"__CUDACC__"})
_MEANING: Final = frozenset(
    {
        b"cudaGetLastError",
        b"cudaPeekAtLastError",
        b"clock",
        b"clock64",
        b"__saturatef",
        b"cufftExecC2R",
        b"cufftExecZ2D",
    }
    | {b"curand_init", b"curandCreateGenerator", b"curandCreateGeneratorHost", b"curandSetPseudoRandomGeneratorSeed"}
    | {b"cudaMallocManaged", b"__managed__", b"cudaStreamBeginCapture"}
    | {b"__pipeline_memcpy_async", b"__pipeline_commit", b"__pipeline_wait_prior"}
)
_GROUPS: Final = frozenset(
    b"cooperative_groups::" + name
    for name in (b"labeled_partition", b"memcpy_async", b"invoke_one", b"cluster_group", b"this_cluster")
)
_LIBRARIES: Final = frozenset({"libcudacxx"})
_TEXTURES: Final = REWRITTEN | frozenset(FETCHES) | frozenset(SURFACE_READS) | frozenset(SURFACE_WRITES)
_CUB: Final = frozenset(b"cub::" + name for name in WIDTH_AFTER) | frozenset(WARP_CONSTANTS)
COVERED: Final = _WARPS | OLD_WARP_CALLS | _CUB | _GUARDS | _MEANING | _GROUPS | _TEXTURES


def has_own_rule(mapping: Mapping) -> bool:
    """Whether another rule speaks of a name's difference, or of its lack, so that WB1001 and WB1002 need not."""
    return mapping.cuda.encode() in COVERED or mapping.library in _LIBRARIES
