"""CUDA's libraries: which headers make up which table, and which HIP names its names may stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scripts.generate_mappings.hip_libraries import THRUST_INCLUDES

Rule = tuple[str, str]
"""A regular expression for a whole CUDA name, and the HIP name that it may stand for (``re`` replacement syntax)."""


@dataclass(frozen=True, slots=True)
class CudaLibrary:
    """A table: the CUDA headers read for it and what of them belongs to it.

    `files` and `public` are regular expressions: the headers (path below the include folder) whose names belong to the
    table, and the names that are its interface.  `internal` excludes names again.
    """

    id: str
    title: str
    includes: tuple[str, ...]
    files: str
    public: str
    hip: str
    rules: tuple[Rule, ...] = ()
    loose_rules: tuple[Rule, ...] = ()
    """Further spellings of a name without its prefix, for the loose comparison."""
    internal: str = r"^$"
    defines: tuple[str, ...] = ()
    release_prefix: str = ""
    """Header sets of libraries with version numbers of their own have it before the number ("cudnn9.0")."""
    alternative: str = ""
    """Id of the text that tells what to use instead of a name that the HIP library lacks."""
    evidence: str = ""
    """The file that a release's folder must hold for the release to count (default: the first include)."""
    overloaded: bool = False
    """Compare every overload: a function counts as the same only if HIP serves each of them."""
    loose: bool = True
    """Pair types and enumerators that agree but for case and underscores, too."""


_RUNTIME_FILES: Final = (
    r"^(cuda_runtime(_api)?|driver_types|vector_types|vector_functions|channel_descriptor|texture_types|surface_types"
    r"|cuda_(texture|surface)_types|library_types|cuda_device_runtime_api|device_types|driver_functions|cuda_profiler_api"
    r"|cuda_(gl|egl|vdpau)_interop|cudart_platform)\.h(pp)?$"
)

CUDA_LIBRARIES: Final = (
    CudaLibrary(
        id="runtime",
        title="CUDA Runtime API",
        includes=(
            "cuda_runtime.h",
            "cuda_runtime_api.h",
            "cuda_profiler_api.h",
            "cuda_gl_interop.h",
            "cuda_egl_interop.h",
            "cuda_vdpau_interop.h",
            "library_types.h",
        ),
        files=_RUNTIME_FILES,
        public=r"^(cuda|CUDA_|CUDART|cudart|libraryProperty|make_cuda|(u?char|u?short|u?int|u?long|u?longlong|float|double)[1-4]"
        r"(_\w+)?$|make_|dim3|MAJOR_VERSION|MINOR_VERSION|PATCH_LEVEL|texture(Reference)?\b|surfaceReference\b)",
        internal=r"(_ptsz|_ptds)$|^CUDART_(CB|DEVICE)$|^CUDART_VERSION_|_v\d+$|^cudaUnsupported",
        hip="hip",
        rules=(
            (r"cuda(.*?)_t", r"hip\1_t"),
            (r"cuda([A-Z].*)", r"hip\1"),
            (r"cuda([A-Z].*)", r"hip\1_t"),
            (r"make_cuda(.*)", r"make_hip\1"),
            (r"cudaDevAttr(.*)", r"hipDeviceAttribute\1"),
            (r"cudaJit([A-Z].*)", r"hipJitOption\1"),
            (r"cuda(\w+)Reference", r"hip\1Reference"),
            (r"CUDART_CB", ""),
            (r"(.*)", r"\1"),
        ),
    ),
    CudaLibrary(
        id="driver",
        title="CUDA Driver API",
        includes=("cuda.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h", "cudaProfiler.h"),
        files=r"^(cuda|cudaGL|cudaEGL|cudaVDPAU|cudaProfiler)\.h$",
        public=r"^(cu[A-Z]|CU[a-zA-Z_]|cuuint|cudaError_enum)",
        internal=r"(_ptsz|_ptds)$|^CUDA_CB$|^CUDA_VERSION_|^CUDAAPI$",
        hip="hip",
        rules=(
            (r"cu([A-Z].*?)(_v\d+)?", r"hip\1"),
            (r"cu([A-Z].*?)(_v\d+)?", r"hipDrv\1"),
            (r"cu([A-Z].*?)(_v\d+)?", r"hipModule\1"),
            (r"CU(?!DA_)([a-z_].*?)(_v\d+)?", r"hip\1"),
            (r"CU([A-Z]\w*?)(_v\d+)?", r"hip\1_t"),
            (r"CU(DA)?_(\w+?)(_v\d+)?", r"HIP_\2"),
            (r"CU_(\w+)", r"HIP_\1"),
        ),
        loose_rules=(
            (r"JIT_(.*)", r"JIT_OPTION_\1"),
            (r"CTX_SCHED_(.*)", r"DEVICE_SCHEDULE_\1"),
            (r"CTX_(.*)", r"DEVICE_\1"),
            (r"MEMHOSTALLOC_(.*)", r"HOST_MALLOC_\1"),
            (r"MEMHOSTREGISTER_(.*)", r"HOST_REGISTER_\1"),
            (r"GRAPHICS_REGISTER_FLAGS_(.*)", r"GRAPHICS_REGISTER_FLAGS_\1"),
            (r"CUBEMAP_FACE_(.*)", r"GRAPHICS_CUBE_FACE_\1"),
            (r"DEVICE_P2P_ATTRIBUTE_(.*)", r"DEV_P2P_ATTR_\1"),
            (r"STREAM_CAPTURE_MODE_(.*)", r"STREAM_CAPTURE_MODE_\1"),
            (r"FUNC_CACHE_(.*)", r"FUNC_CACHE_\1"),
        ),
    ),
    CudaLibrary(
        id="driver_typedefs",
        title="CUDA Driver API entry-point types",
        includes=(
            "cudaTypedefs.h",
            "cudaGLTypedefs.h",
            "cudaEGLTypedefs.h",
            "cudaVDPAUTypedefs.h",
            "cudaProfilerTypedefs.h",
        ),
        files=r"^cuda\w*Typedefs\.h$",
        public=r"^PFN_",
        hip="hip",
        alternative="entry_point_type",
    ),
    CudaLibrary(
        id="device",
        title="CUDA device functions",
        evidence="crt/device_functions.h",
        includes=(
            "cuda_runtime.h",
            "math_constants.h",
            "cuda_awbarrier_primitives.h",
            "cuda_pipeline_primitives.h",
            "device_launch_parameters.h",
        ),
        files=r"^(crt/(device_functions|device_double_functions|math_functions|common_functions|sm_\d+_rt|device_fp128_functions"
        r"|func_macro)|device_functions|device_double_functions|math_functions|math_constants|device_atomic_functions"
        r"|sm_\d+_(intrinsics|atomic_functions)|device_launch_parameters|texture_fetch_functions|texture_indirect_functions"
        r"|surface_functions|surface_indirect_functions|cuda_awbarrier_primitives|cuda_pipeline_primitives"
        r"|crt/sm_\d+_rt|texture_types|surface_types)\.h(pp)?$",
        public=r"^[a-zA-Z_]",
        internal=r"^(__nv_|__cuda|__CUDA|_Z|__device_builtin|__internal|__func__|cuda|CUDA_|EXCLUDE|__U?LLO|__DEF_IF|__STATIC"
        r"|__MATH|__NV|__DEVICE|__TEXTURE|__SURFACE|__SM_|_CUDA_|make_|__test|__iAtomic|__uAtomic|__ullAtomic|__fAtomic|__dAtomic"
        r"|__illAtomic|__llAtomic|std::|__gnu_cxx::|nv|texture|surface|__pipeline_internal|_NV|__half|__builtin|__cxa|__isinf"
        r"|NV_|STD$|__COMMON_|__CVTA|__DELETE|__DEPREC|__LDG|__PTR|__STORAGE|__WSB|___|(all|any|ballot|saturate|u?mul24|u?mulhi|mul64hi"
        r"|umin|umax|u?ll(min|max)|d(add|mul|sub)|fdivide|syncthreads_\w+|\w+2(double|float|u?int|u?ll)|\w*_as_\w+)$|\w+_impl$"
        r"|__isnan|__finite|__signbit|_[a-z]|\w*\.|__TEX|__assert)|_(ptsz|ptds)$",
        hip="hip",
        rules=((r"CUDART_(\w+)", r"HIP_\1"), (r"(.*)", r"\1")),
        overloaded=True,
        loose=False,
    ),
    CudaLibrary(
        id="half",
        title="half, bfloat16, fp8 and narrower types",
        includes=("cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "cuda_fp6.h", "cuda_fp4.h"),
        files=r"^cuda_(fp16|bf16|fp8|fp6|fp4|tf32)\.h(pp)?$",
        public=r"^(__?[a-z]\w*|[a-z]\w*|CUDART_\w+)$",
        internal=r"^(__internal|__CUDA|__HALF|__COERCE|__nv_\w+_tensor|___|__BINARY|__half_raw\.|std)",
        hip="hip",
        rules=(
            (r"CUDART_(\w+)", r"HIPRT_\1"),
            (r"__nv_bfloat(\w*)", r"__hip_bfloat\1"),
            (r"__nv_fp(\w*)", r"__hip_fp\1"),
            (r"__nv_cvt_(\w+)", r"__hip_cvt_\1"),
            (r"__nv_saturation_t", r"__hip_saturation_t"),
            (r"(.*)", r"\1"),
        ),
        overloaded=True,
        loose=False,
    ),
    CudaLibrary(
        id="complex",
        title="cuComplex",
        includes=("cuComplex.h",),
        files=r"^cuComplex\.h$",
        public=r"^(cu[A-Z]|make_cu)",
        hip="hip",
        rules=(
            (r"cu([A-Z]\w*)", r"hip\1"),
            (r"make_cu([A-Z]\w*)", r"make_hip\1"),
            (r"cuComplexFloatToDouble", r"hipComplexFloatToDouble"),
        ),
    ),
    CudaLibrary(
        id="nvrtc",
        title="NVRTC",
        includes=("nvrtc.h",),
        files=r"^nvrtc\.h$",
        public=r"^(nvrtc|NVRTC_)",
        hip="hiprtc",
        rules=((r"nvrtc(\w+)", r"hiprtc\1"), (r"NVRTC_(\w+)", r"HIPRTC_\1")),
    ),
    CudaLibrary(
        id="cublas",
        title="cuBLAS",
        includes=("cublas_v2.h", "cublasXt.h"),
        files=r"^(cublas_api|cublas_v2|cublasXt)\.h$",
        public=r"^(cublas|CUBLAS_|cublasXt|CUBLASXT)",
        internal=r"^CUBLAS(API|WINAPI)$|^CUBLAS_VER",
        hip="hipblas",
        rules=((r"cublas(\w+?)(_v2)?(_64)?", r"hipblas\1\3"), (r"CUBLAS_(\w+)", r"HIPBLAS_\1")),
    ),
    CudaLibrary(
        id="cublas_legacy",
        title="cuBLAS, legacy interface",
        includes=("cublas.h",),
        files=r"^cublas\.h$",
        public=r"^(cublas|CUBLAS_)",
        internal=r"^CUBLAS(API|WINAPI)$",
        hip="hipblas",
        rules=(),
        alternative="cublas_legacy",
    ),
    CudaLibrary(
        id="cublaslt",
        title="cuBLASLt",
        includes=("cublasLt.h",),
        files=r"^cublasLt\.h$",
        public=r"^(cublasLt|CUBLASLT_)",
        hip="hipblaslt",
        rules=((r"cublasLt(\w+)", r"hipblasLt\1"), (r"CUBLASLT_(\w+)", r"HIPBLASLT_\1")),
        alternative="hipblaslt_gap",
    ),
    CudaLibrary(
        id="cufft",
        title="cuFFT",
        includes=("cufft.h", "cufftXt.h", "cudalibxt.h"),
        files=r"^(cufft|cufftXt|cudalibxt)\.h$",
        public=r"^(cufft|CUFFT_|cudaLib|cudaXt|CUDA_XT|LIB_FORMAT|libFormat|MAX_CUFFT|CUFFT)",
        internal=r"^CUFFTAPI$|^CUFFT_VER",
        hip="hipfft",
        rules=((r"cufft(\w+)", r"hipfft\1"), (r"CUFFT_(\w+)", r"HIPFFT_\1"), (r"cuda(Lib|Xt)(\w*)", r"hip\1\2")),
    ),
    CudaLibrary(
        id="curand",
        title="cuRAND",
        includes=("curand.h", "curand_kernel.h"),
        files=r"^curand(_kernel|_uniform|_normal|_lognormal|_poisson|_discrete2?|_mtgp32|_mtgp32_host|_mtgp32_kernel|_globals"
        r"|_philox4x32_x|_mrg32k3a)?\.h$",
        public=r"^(curand|CURAND_|skipahead|__curand|mtgp32)",
        internal=r"^(_curand|__curand_umul|CURAND_VER|CURANDAPI|curand_(precalc|skip)|CURAND_2POW)|^curand.*\.|^mtgp32.*\.",
        hip="hiprand",
        rules=((r"curand(\w*)", r"hiprand\1"), (r"CURAND_(\w+)", r"HIPRAND_\1"), (r"(.*)", r"\1")),
    ),
    CudaLibrary(
        id="cusparse",
        title="cuSPARSE",
        includes=("cusparse.h",),
        files=r"^cusparse(_v2)?\.h$",
        public=r"^(cusparse|CUSPARSE_)",
        internal=r"^CUSPARSE(API)$|^CUSPARSE_(VER|DEPRECATED|UNDEPRECATED|CPP|ENABLE)",
        hip="hipsparse",
        rules=((r"cusparse(\w+)", r"hipsparse\1"), (r"CUSPARSE_(\w+)", r"HIPSPARSE_\1")),
    ),
    CudaLibrary(
        id="cusolver",
        title="cuSOLVER",
        includes=("cusolverDn.h", "cusolverSp.h", "cusolverRf.h", "cusolverSp_LOWLEVEL_PREVIEW.h", "cusolverMg.h"),
        files=r"^cusolver\w*\.h$",
        public=r"^(cusolver|CUSOLVER_|CUSOLVERRF|CUSOLVERMG|CUDALIBMG|cudaLibMg|csrqr|csrcholInfo|csrluInfo|gesvdjInfo|syevjInfo)",
        internal=r"^CUSOLVER(API|_CPP|_DEPRECATED|_VER)",
        hip="hipsolver",
        rules=(
            (r"cusolver(\w+)", r"hipsolver\1"),
            (r"CUSOLVER_(\w+)", r"HIPSOLVER_\1"),
            (r"CUSOLVERRF_(\w+)", r"HIPSOLVERRF_\1"),
            (r"gesvdjInfo(_t)?", r"hipsolverGesvdjInfo\1"),
            (r"syevjInfo(_t)?", r"hipsolverSyevjInfo\1"),
        ),
    ),
    CudaLibrary(
        id="cudnn",
        title="cuDNN",
        includes=("cudnn.h",),
        files=r"^cudnn\w*\.h$",
        public=r"^(cudnn|CUDNN_)",
        internal=r"^CUDNN(WINAPI|_H|_DEPRECATED)|^CUDNN_\w+_(H|MAJOR|MINOR|PATCH)_?$",
        hip="miopen+hipdnn",
        rules=(
            (r"cudnnBackend(\w+)", r"hipdnnBackend\1"),
            (r"CUDNN_((?:BACKEND|ATTR|TYPE|POINTWISE|HEUR|GENSTATS|KNOB|BEHAVIOR|NUMERICAL|LAYOUT)_\w+)", r"HIPDNN_\1"),
            (r"cudnn(\w+)", r"miopen\1"),
        ),
        release_prefix="cudnn",
        alternative="miopen",
        loose=False,
    ),
    CudaLibrary(
        id="nccl",
        title="NCCL",
        includes=("nccl.h",),
        files=r"^nccl\.h$",
        public=r"^(p?nccl|NCCL_)",
        internal=r"^NCCL_(H_|SUFFIX)",
        hip="rccl",
        rules=((r"(.*)", r"\1"),),
        release_prefix="nccl",
    ),
    CudaLibrary(
        id="nvtx",
        title="NVTX",
        includes=(
            "nvToolsExt.h",
            "nvToolsExtCuda.h",
            "nvToolsExtCudaRt.h",
            "nvToolsExtSync.h",
            "nvtx3/nvToolsExt.h",
            "nvtx3/nvToolsExtCuda.h",
            "nvtx3/nvToolsExtCudaRt.h",
            "nvtx3/nvToolsExtSync.h",
            "nvtx3/nvToolsExtPayload.h",
        ),
        files=r"^(nvtx3/)?nvToolsExt\w*\.h$",
        public=r"^(nvtx|NVTX_)",
        internal=r"^NVTX_(DECLSPEC|API|INLINE|VERSIONED|NO_IMPL|LINKONCE|STDINT|ASSERT|IMPL|EXPORT|NULLPTR|SET|TOOL|CUDA_)",
        hip="roctx",
        rules=(
            (r"nvtx(RangePush|Mark|RangeStart)(A)", r"roctx\1A"),
            (r"nvtx(RangePop)", r"roctx\1"),
            (r"nvtxRangeEnd", "roctxRangeStop"),
        ),
        alternative="roctx",
        loose=False,
    ),
    CudaLibrary(
        id="cooperative_groups",
        title="Cooperative groups",
        evidence="crt/device_functions.h",
        includes=(
            "cooperative_groups.h",
            "cooperative_groups/reduce.h",
            "cooperative_groups/scan.h",
            "cooperative_groups/memcpy_async.h",
        ),
        files=r"^cooperative_groups(/|\.h)",
        public=r"^cooperative_groups::[a-z]\w*$",
        internal=r"::_|__",
        hip="hip",
        rules=((r"(.*)", r"\1"),),
        loose=False,
    ),
    CudaLibrary(
        id="wmma",
        title="Warp matrix functions (nvcuda::wmma)",
        includes=("mma.h",),
        files=r"^(crt/)?mma\.h(pp)?$",
        public=r"^nvcuda::wmma::[a-z]\w*(::\w+)?$",
        internal=r"::_",
        hip="rocwmma",
        evidence="crt/mma.h",
        rules=((r"nvcuda::wmma::(.*)", r"rocwmma::\1"),),
        loose=False,
    ),
    CudaLibrary(
        id="cub",
        title="CUB",
        includes=("cub/cub.cuh",),
        files=r"^cub/",
        public=r"^cub::[A-Za-z]\w*(::[A-Z]\w*)?$",
        internal=r"^cub::(_|Dispatch|Agent|CUB_|cub_|detail|Policy|Tuning|.*Kernel$|TypeTraits|.*Dispatch|.*Helper$|.*Internal)",
        hip="hipcub",
        rules=((r"cub::(.*)", r"hipcub::\1"),),
        alternative="hipcub_gap",
        loose=False,
    ),
    CudaLibrary(
        id="thrust",
        title="Thrust",
        includes=THRUST_INCLUDES,
        files=r"^thrust/",
        public=r"^thrust::[a-z]\w*$",
        internal=r"::_|_base$",
        hip="thrust",
        rules=((r"(.*)", r"\1"),),
        alternative="thrust_gap",
        loose=False,
    ),
    CudaLibrary(
        id="libcudacxx",
        title="libcu++",
        includes=(),
        files=r"^$",
        public=r"^$",
        hip="hip",
    ),
)
