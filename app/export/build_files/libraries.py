"""CUDA's libraries as CMake knows them, and the ROCm packages and targets that stand for them.

CUDA: CMake's FindCUDAToolkit module.  ROCm: the package configuration files that each library installs.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RocmLibrary:
    package: str
    target: str


_HIP = RocmLibrary("hip", "hip::host")
CUDA_TARGETS: dict[str, RocmLibrary] = {
    "cudart": _HIP,
    "cudart_static": _HIP,
    "cuda_driver": _HIP,
    "toolkit": _HIP,
    "cublas": RocmLibrary("hipblas", "roc::hipblas"),
    "cublas_static": RocmLibrary("hipblas", "roc::hipblas"),
    "cublasLt": RocmLibrary("hipblaslt", "roc::hipblaslt"),
    "cublasLt_static": RocmLibrary("hipblaslt", "roc::hipblaslt"),
    "cufft": RocmLibrary("hipfft", "hip::hipfft"),
    "cufft_static": RocmLibrary("hipfft", "hip::hipfft"),
    "curand": RocmLibrary("hiprand", "hip::hiprand"),
    "curand_static": RocmLibrary("hiprand", "hip::hiprand"),
    "cusparse": RocmLibrary("hipsparse", "roc::hipsparse"),
    "cusparse_static": RocmLibrary("hipsparse", "roc::hipsparse"),
    "cusolver": RocmLibrary("hipsolver", "roc::hipsolver"),
    "cusolver_static": RocmLibrary("hipsolver", "roc::hipsolver"),
    "nvrtc": RocmLibrary("hiprtc", "hiprtc::hiprtc"),
}
"""Names after ``CUDA::``."""

CUDA_VARIABLES: dict[str, str] = {
    "CUDA_LIBRARIES": "hip::host",
    "CUDA_CUDART_LIBRARY": "hip::host",
    "CUDART_LIBRARY": "hip::host",
    "CUDA_CUBLAS_LIBRARIES": "roc::hipblas",
    "CUDA_cublas_LIBRARY": "roc::hipblas",
    "CUDA_CUFFT_LIBRARIES": "hip::hipfft",
    "CUDA_cufft_LIBRARY": "hip::hipfft",
    "CUDA_curand_LIBRARY": "hip::hiprand",
    "CUDA_cusparse_LIBRARY": "roc::hipsparse",
    "CUDA_cusolver_LIBRARY": "roc::hipsolver",
    "CUDA_INCLUDE_DIRS": "${hip_INCLUDE_DIRS}",
    "CUDAToolkit_INCLUDE_DIRS": "${hip_INCLUDE_DIRS}",
    "CUDA_TOOLKIT_ROOT_DIR": "${ROCM_PATH}",
    "CUDAToolkit_FOUND": "${hip_FOUND}",
    "CUDA_FOUND": "${hip_FOUND}",
}
"""Variables of the FindCUDA and FindCUDAToolkit modules, as ``${NAME}`` refers to them."""

HELPER_FUNCTIONS: dict[str, str] = {
    "cuda_add_cublas_to_target": "roc::hipblas",
    "cuda_add_cufft_to_target": "hip::hipfft",
}
"""Functions of the old FindCUDA module that link a library."""

PACKAGE_OF_TARGET = {lib.target: lib.package for lib in CUDA_TARGETS.values()}
