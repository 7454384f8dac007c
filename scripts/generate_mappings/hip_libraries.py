"""The interfaces on AMD's side: which headers and bindings make up which library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class HipLibrary:
    """An interface on AMD's side; `bindings` names the Python bindings' declaration files (without their prefix)."""

    id: str
    includes: tuple[str, ...]
    files: str
    bindings: tuple[str, ...] = ()
    prefix: str = r"^hip"
    """What to leave off the names for the loose comparison."""
    ignored: str = r"^$"
    """Names that no CUDA name may be paired with."""


_THRUST_HEADERS: Final = """
adjacent_difference advance allocate_unique binary_search complex copy count device_allocator device_delete device_free
device_make_unique device_malloc device_malloc_allocator device_new device_new_allocator device_ptr device_reference
device_vector distance equal execution_policy extrema fill find for_each functional gather generate host_vector
inner_product limits logical memory merge mismatch optional pair partition per_device_resource random reduce remove
replace reverse scan scatter sequence set_operations shuffle sort swap system_error tabulate transform transform_reduce
transform_scan tuple uninitialized_copy uninitialized_fill unique universal_allocator universal_ptr universal_vector
zip_function version iterator/constant_iterator iterator/counting_iterator iterator/discard_iterator
iterator/permutation_iterator iterator/reverse_iterator iterator/transform_iterator iterator/zip_iterator
iterator/transform_output_iterator iterator/transform_input_output_iterator iterator/iterator_traits async/copy
async/for_each async/reduce async/scan async/sort async/transform
"""
THRUST_INCLUDES: Final = tuple(f"thrust/{name}.h" for name in _THRUST_HEADERS.split())

HIP_LIBRARIES: Final = (
    HipLibrary(
        "hip",
        (
            "hip/hip_runtime.h",
            "hip/hip_runtime_api.h",
            "hip/hip_fp16.h",
            "hip/hip_bf16.h",
            "hip/hip_fp8.h",
            "hip/hip_fp6.h",
            "hip/hip_fp4.h",
            "hip/hip_complex.h",
            "hip/hip_cooperative_groups.h",
            "hip/hip_math_constants.h",
            "hip/hip_gl_interop.h",
            "hip/hip_ext.h",
            "hip/library_types.h",
            "hip/hip_profile.h",
            "hip/hip_deprecated.h",
        ),
        r"^(hip/|__clang_hip|__clang_cuda)",
        ("hip",),
        r"^(hip|HIP_?)",
        # An enumeration of the past, whose values are not those of hipError_t.
        ignored=r"^HIP_(SUCCESS|ERROR_\w+)$",
    ),
    HipLibrary(
        "hiprtc",
        ("hip/hiprtc.h",),
        r"^hip/(hiprtc|linker_types|hip_runtime_api|driver_types)\.h$",
        ("hiprtc",),
        r"^(hiprtc|HIPRTC_)",
    ),
    HipLibrary(
        "hipblas", ("hipblas/hipblas.h",), r"^(hipblas|hipblas-common|hip)/", ("hipblas",), r"^(hipblas|HIPBLAS_)"
    ),
    HipLibrary(
        "hipblaslt",
        ("hipblaslt/hipblaslt.h", "hipblaslt/hipblaslt-ext.hpp"),
        r"^(hipblaslt|hipblas-common|hipblas)/",
        ("hipblaslt",),
        r"^(hipblaslt|HIPBLASLT_)",
    ),
    HipLibrary(
        "hipfft",
        ("hipfft/hipfft.h", "hipfft/hipfftXt.h", "hipfft/hipfftw.h"),
        r"^hipfft/",
        ("hipfft",),
        r"^(hipfft|HIPFFT_)",
    ),
    HipLibrary(
        "hiprand",
        ("hiprand/hiprand.h", "hiprand/hiprand_kernel.h"),
        r"^(hiprand|rocrand)/",
        ("hiprand",),
        r"^(hiprand|HIPRAND_)",
    ),
    HipLibrary("hipsparse", ("hipsparse/hipsparse.h",), r"^hipsparse/", ("hipsparse",), r"^(hipsparse|HIPSPARSE_)"),
    HipLibrary(
        "hipsolver", ("hipsolver/hipsolver.h",), r"^(hipsolver|hipblas)/", ("hipsolver",), r"^(hipsolver|HIPSOLVER_)"
    ),
    HipLibrary("rccl", ("rccl/rccl.h",), r"^rccl/", ("rccl",), r"^nccl"),
    HipLibrary("miopen", ("miopen/miopen.h",), r"^miopen/", (), r"^miopen"),
    HipLibrary("hipdnn", (), r"^$", ("hipdnn_backend",), r"^(hipdnn|HIPDNN_)"),
    HipLibrary("roctx", ("roctracer/roctx.h",), r"^roctracer/", ("roctx",), r"^roctx"),
    HipLibrary("rocwmma", ("rocwmma/rocwmma.hpp", "rocwmma/rocwmma_coop.hpp"), r"^rocwmma/", (), r"^rocwmma::"),
    HipLibrary("thrust", THRUST_INCLUDES, r"^thrust/", (), r"^thrust::"),
    HipLibrary("hipcub", ("hipcub/hipcub.hpp",), r"^(hipcub|rocprim)/", (), r"^hipcub::"),
)
