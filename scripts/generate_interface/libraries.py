"""The libraries whose interfaces are written, and what of their headers is theirs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Library:
    """One library: the headers to read, the names that are its own, and those that are written by hand elsewhere."""

    headers: tuple[str, ...]
    prefixes: str
    title: str
    includes: tuple[str, ...] = ()
    skip: str = r"$^"
    base: str = ""
    """Another library whose names are not repeated."""
    defines: tuple[str, ...] = ()


CUDA = {
    "runtime": Library(
        ("cuda_runtime_api.h", "library_types.h"),
        r"cuda|CU|make_cuda|library|emulation|surfaceReference|textureReference|.*_PROPERTY|MAJOR_VERSION|PATCH_LEVEL|MINOR_VERSION",
        "The CUDA runtime",
        skip=r"textureReference|surfaceReference|cuda(Texture|Surface)Type\w*|CUDART_VERSION|CUDA_IPC_HANDLE_SIZE"
        r"|cudaGetDriverEntryPoint_ptsz|\w+_ptds|\w+_ptsz|__\w+",
    ),
    "driver": Library(
        ("cuda.h",),
        r"cu[A-Z]|CU|cuuint|cudaError_enum",
        "The CUDA driver",
        ("runtime_api.h",),
        skip=r"CUDA_VERSION|CUDAAPI|CUDA_CB|\w+_ptds|\w+_ptsz|__\w+|CUDADEVICEAPI",
        base="runtime",
    ),
    "nvrtc": Library(("nvrtc.h",), r"_?nvrtc|NVRTC", "NVRTC"),
    "cublas": Library(("cublas_v2.h",), r"cublas|CUBLAS", "cuBLAS", ("../cuComplex.h", "runtime_api.h")),
    "cublas_legacy": Library(("cublas.h",), r"cublas", "cuBLAS's first interface", ("cublas_types.h",), base="cublas"),
    "cublas_lt": Library(("cublasLt.h",), r"cublasLt|CUBLASLT", "cuBLASLt", ("cublas_types.h",)),
    "cublas_xt": Library(("cublasXt.h",), r"cublasXt|CUBLASXT", "cuBLASXt", ("cublas_types.h",)),
    "cufft": Library(
        ("cufftXt.h",),
        r"cufft|CUFFT|cudaXt|cudaLibXt|libFormat|LIB_FORMAT|MAX_CUDA",
        "cuFFT",
        ("../cuComplex.h", "runtime_api.h"),
    ),
    "curand": Library(("curand.h",), r"curand|CURAND", "cuRAND", ("runtime_api.h",)),
    "cusparse": Library(
        ("cusparse.h",), r"cusparse|CUSPARSE|[cb]sr\w+Info|pruneInfo", "cuSPARSE", ("../cuComplex.h", "runtime_api.h")
    ),
    "cusolver": Library(
        ("cusolverDn.h", "cusolverSp.h", "cusolverRf.h", "cusolverMg.h"),
        r"cusolver|CUSOLVER|(csr|syev|gesv)\w+Info|cudaLibMg",
        "cuSOLVER",
        ("cublas_types.h", "cusparse_types.h"),
    ),
    "cudnn": Library(("cudnn.h",), r"cudnn|CUDNN", "cuDNN", ("runtime_api.h",)),
    "nccl": Library(("nccl.h",), r"nccl|NCCL", "NCCL", ("runtime_api.h",)),
}

_AMD = ("__HIP_PLATFORM_AMD__",)

HIP = {
    "runtime": Library(
        ("hip/hip_runtime_api.h", "hip/library_types.h"),
        r"_?i?hip|HIP|surfaceReference|textureReference|__hip_(texture|surface)$",
        "The HIP runtime",
        ("vector_types.h",),
        skip=r"HIP_VERSION\w*|HIP_INCLUDE\w*|HIPRT_CB|HIP_PUBLIC_API|__(?!hip_(texture|surface)$)\w+|hipCreateChannelDesc\w*|hipG(raphicsG)?L\w*|hip(Ext)?\w*_spt|HIP_KERNEL_NAME"
        r"|HIP_DYNAMIC_SHARED\w*|HIP_SYMBOL|HIP_VECTOR\w*",
        defines=_AMD,
    ),
    "hiprtc": Library(("hip/hiprtc.h",), r"[_i]?hiprtc|HIPRTC", "hipRTC", ("runtime_types.h",), defines=_AMD),
    "hipblas": Library(
        ("hipblas/hipblas.h",),
        r"hipblas|HIPBLAS",
        "hipBLAS",
        ("runtime_types.h", "complex.h"),
        defines=_AMD,
    ),
    "hipblaslt": Library(
        ("hipblaslt/hipblaslt.h",),
        r"_?hipblasLt|HIPBLASLT|hipblaslt",
        "hipBLASLt",
        ("../hip/hip_bfloat16.h", "hipblas_types.h"),
        defines=_AMD,
    ),
    "hipfft": Library(
        ("hipfft/hipfftXt.h",),
        r"hipfft|HIPFFT|hipXt|hipLibXt|hiplib|HIP_XT|HIP_LIB",
        "hipFFT",
        ("runtime_types.h", "complex.h"),
        defines=_AMD,
    ),
    "hiprand": Library(
        ("hiprand/hiprand.h",),
        r"hiprand|HIPRAND",
        "hipRAND",
        ("hiprand_opaque.h",),
        skip=r"hiprand(Generator|DiscreteDistribution)_(st|t)",
        defines=_AMD,
    ),
    "hipsparse": Library(
        ("hipsparse/hipsparse.h",),
        r"hipsparse|HIPSPARSE|[cb]sr\w+Info|pruneInfo",
        "hipSPARSE",
        ("runtime_types.h", "complex.h"),
        defines=_AMD,
    ),
    "hipsolver": Library(
        ("hipsolver/hipsolver.h",),
        r"hipsolver|HIPSOLVER",
        "hipSOLVER",
        ("hipblas_types.h", "hipsparse_types.h"),
        defines=_AMD,
    ),
    "rccl": Library(
        ("rccl/rccl.h",), r"nccl|NCCL|rccl|RCCL|pnccl", "RCCL", ("runtime_types.h",), skip=r"pnccl\w*", defines=_AMD
    ),
}
