"""The tables that the product ships: whole, consistent, quick, and right where a person knows the answer."""

from __future__ import annotations

import time
from collections import defaultdict

import pytest

from translator.mappings import Kind, NameTable, Status, load_tables
from translator.mappings.table import RESOURCE_FOLDER
from translator.options import RocmVersion

RELEASES = [
    RocmVersion(5, 7),
    RocmVersion(6, 0),
    RocmVersion(6, 2),
    RocmVersion(6, 4),
    RocmVersion(7, 0),
    RocmVersion(10, 0),
]


@pytest.mark.parametrize("release", RELEASES, ids=str)
def test_every_name_has_one_consistent_answer_in_every_release(release: RocmVersion) -> None:
    table = load_tables(release)
    for name in table.names():
        mapping = table.lookup(name)
        assert mapping is not None, f"{name} has no row for ROCm {release}"
        assert (mapping.hip is None) is (mapping.status is Status.UNSUPPORTED), name
        if mapping.status is Status.UNSUPPORTED:
            assert mapping.note, f"{name} is unsupported without a reason"
        if mapping.status is Status.DIFFERS:
            assert mapping.note or mapping.arguments, f"{name} differs without saying how"
        if mapping.status is Status.SAME:
            assert mapping.hip == (name.partition(".")[2] if mapping.kind is Kind.FIELD else name)
        if mapping.status is Status.MAPPED:
            assert not mapping.arguments, f"{name} changes arguments and must count as differing"
            assert mapping.hip != name or mapping.kind is Kind.FIELD, name


@pytest.mark.parametrize("release", RELEASES, ids=str)
def test_every_include_has_an_answer(release: RocmVersion) -> None:
    table = load_tables(release)
    for name in table.header_names():
        header = table.header(name)
        assert header is not None, f"{name} has no row for ROCm {release}"
        assert not (header.hip and header.status is Status.UNSUPPORTED), name


def test_ranges_of_a_name_do_not_overlap() -> None:
    ranges: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in RESOURCE_FOLDER.glob("*.tsv"):
        for row in path.read_text("utf-8").splitlines():
            if not row.startswith("#"):
                name, _, rest = row.partition("\t")
                ranges[path.stem, name].append(rest.partition("\t")[0])
    for key, found in ranges.items():
        bounds = [text.partition("-")[::2] for text in found]
        assert len(found) == 1 or all(text for text in found), key
        for release in RELEASES:
            holding = [b for b in bounds if _in(b[0], b[1], release)]
            assert len(holding) == 1, f"{key}: {len(holding)} rows hold for ROCm {release}"


def _in(low: str, high: str, release: RocmVersion) -> bool:
    return (not low or RocmVersion.parse(low) <= release) and (not high or release < RocmVersion.parse(high))


def test_loading_is_quick() -> None:
    seconds = []
    for _ in range(7):
        start = time.perf_counter()
        NameTable.read(RESOURCE_FOLDER, RocmVersion(7, 0))
        seconds.append(time.perf_counter() - start)
    assert min(seconds) < 0.06, f"loading all tables took {min(seconds) * 1000:.0f} ms at best"


@pytest.mark.parametrize(
    ("cuda", "hip", "status"),
    [
        ("cudaMalloc", "hipMalloc", Status.MAPPED),
        ("cudaError_t", "hipError_t", Status.MAPPED),
        ("cudaDeviceProp", "hipDeviceProp_t", Status.MAPPED),
        ("cudaSuccess", "hipSuccess", Status.MAPPED),
        ("cudaMallocHost", "hipHostMalloc", Status.MAPPED),
        ("cudaThreadSynchronize", "hipDeviceSynchronize", Status.MAPPED),
        ("cudaMemcpyToSymbol", "hipMemcpyToSymbol", Status.DIFFERS),
        ("cudaDevAttrWarpSize", "hipDeviceAttributeWarpSize", Status.MAPPED),
        ("cuLaunchKernel", "hipModuleLaunchKernel", Status.MAPPED),
        ("cuMemAlloc", "hipMalloc", Status.MAPPED),
        ("CUdeviceptr", "hipDeviceptr_t", Status.DIFFERS),
        ("CUDA_SUCCESS", "hipSuccess", Status.MAPPED),
        ("CU_DEVICE_ATTRIBUTE_WARP_SIZE", "hipDeviceAttributeWarpSize", Status.MAPPED),
        ("cublasSgemm", "hipblasSgemm", Status.MAPPED),
        ("cublasSgemm_v2", "hipblasSgemm", Status.MAPPED),
        ("CUBLAS_OP_T", "HIPBLAS_OP_T", Status.MAPPED),
        ("cufftExecC2C", "hipfftExecC2C", Status.MAPPED),
        ("curand_uniform", "hiprand_uniform", Status.MAPPED),
        ("cusparseSpMV", "hipsparseSpMV", Status.MAPPED),
        ("cusolverDnCreate", "hipsolverDnCreate", Status.MAPPED),
        ("ncclAllReduce", "ncclAllReduce", Status.SAME),
        ("nvtxRangePushA", "roctxRangePushA", Status.MAPPED),
        ("cuCadd", "hipCadd", Status.MAPPED),
        ("__nv_bfloat16", "__hip_bfloat16", Status.MAPPED),
        ("__syncthreads", "__syncthreads", Status.SAME),
        ("cub::BlockReduce", "hipcub::BlockReduce", Status.MAPPED),
        ("thrust::cuda::par", "thrust::hip::par", Status.MAPPED),
        ("nvrtcCreateProgram", "hiprtcCreateProgram", Status.MAPPED),
    ],
)
def test_names_that_everybody_uses(cuda: str, hip: str, status: Status) -> None:
    mapping = load_tables(RocmVersion(7, 0)).lookup(cuda)
    assert mapping is not None
    assert (mapping.hip, mapping.status) == (hip, status)


@pytest.mark.parametrize(
    "cuda",
    [
        "cudaGraphConditionalHandleCreate",
        "__vadd4",
        "__dp4a",
        "cublasXtSgemm",
        "cuda::std",
        "__CUDA_ARCH__",
        "__nanosleep",
    ],
)
def test_names_without_counterpart_say_why(cuda: str) -> None:
    mapping = load_tables(RocmVersion(7, 0)).lookup(cuda)
    assert mapping is not None
    assert mapping.status is Status.UNSUPPORTED and mapping.note


def test_shuffles_depend_on_the_release() -> None:
    answers = {release: load_tables(release).lookup("__shfl_xor_sync") for release in RELEASES}
    old, middle, new = answers[RocmVersion(6, 0)], answers[RocmVersion(6, 4)], answers[RocmVersion(7, 0)]
    assert old is not None and old.hip == "__shfl_xor" and [str(e) for e in old.arguments] == ["drop@0"]
    assert middle is not None and middle.hip == "__shfl_xor_sync" and "HIP_ENABLE_WARP_SYNC_BUILTINS" in middle.note
    assert new is not None and new.hip == "__shfl_xor_sync" and [str(e) for e in new.arguments] == ["mask@0"]


def test_hipblas_interface_depends_on_the_release() -> None:
    old = load_tables(RocmVersion(6, 4)).header("cublas_v2.h")
    new = load_tables(RocmVersion(7, 0)).header("cublas_v2.h")
    assert old is not None and "HIPBLAS_V2" in old.defines and old.hip == ("hipblas/hipblas.h",)
    assert new is not None and not new.defines and new.hip == ("hipblas/hipblas.h",)


def test_a_convolution_is_never_taken_for_a_cross_correlation() -> None:
    table = load_tables(RocmVersion(7, 0))
    assert table.lookup("CUDNN_CONVOLUTION").status is Status.UNSUPPORTED  # type: ignore[union-attr]
    assert table.lookup("CUDNN_CROSS_CORRELATION").hip == "miopenConvolution"  # type: ignore[union-attr]


def test_driver_calls_that_share_a_runtime_name_are_not_confused() -> None:
    table = load_tables(RocmVersion(7, 0))
    for cuda, hip in (
        ("cuStreamCreate", "hipStreamCreateWithFlags"),
        ("cuEventCreate", "hipEventCreateWithFlags"),
        ("cuMemcpy2D", "hipMemcpyParam2D"),
        ("cuGetErrorString", "hipDrvGetErrorString"),
        ("cuPointerGetAttributes", "hipDrvPointerGetAttributes"),
        ("cuGraphAddMemcpyNode", "hipDrvGraphAddMemcpyNode"),
    ):
        mapping = table.lookup(cuda)
        assert mapping is not None and mapping.hip == hip, cuda


def test_members_of_the_device_properties() -> None:
    table = load_tables(RocmVersion(7, 0))
    major = table.field("cudaDeviceProp", "major")
    assert major is not None and major.status is Status.DIFFERS
    name = table.field("cudaDeviceProp", "name")
    assert name is not None and name.hip == "name" and name.status is Status.MAPPED
    absent = table.field("cudaDeviceProp", "gpuPciDeviceID")
    assert absent is not None and absent.status is Status.UNSUPPORTED


@pytest.mark.parametrize("release", RELEASES, ids=str)
def test_templates_stay_known_though_their_headers_moved_into_inline_namespaces(release: RocmVersion) -> None:
    table = load_tables(release)
    for name in (
        "cub::BlockReduce",
        "cub::DeviceReduce::Sum",
        "cub::DeviceRadixSort",
        "thrust::device_vector",
        "thrust::sort",
    ):
        mapping = table.lookup(name)
        assert mapping is not None and mapping.hip is not None, name
        assert mapping.cuda_removed is None, name


@pytest.mark.parametrize(
    ("name", "release", "status", "hip"),
    [
        ("cudaDeviceProp.asyncEngineCount", RocmVersion(5, 7), Status.UNSUPPORTED, None),
        ("cudaDeviceProp.asyncEngineCount", RocmVersion(6, 0), Status.MAPPED, "asyncEngineCount"),
        ("cudaGetLastError", RocmVersion(6, 4), Status.DIFFERS, "hipGetLastError"),
        ("cudaGetLastError", RocmVersion(7, 0), Status.MAPPED, "hipGetLastError"),
        ("cuMemcpyHtoD", RocmVersion(6, 4), Status.DIFFERS, "hipMemcpyHtoD"),
        ("cuMemcpyHtoD", RocmVersion(7, 0), Status.MAPPED, "hipMemcpyHtoD"),
        ("CUBLAS_COMPUTE_32F", RocmVersion(5, 7), Status.UNSUPPORTED, None),
        ("CUBLAS_COMPUTE_32F", RocmVersion(6, 0), Status.MAPPED, "HIPBLAS_COMPUTE_32F"),
        ("cublasCgetriBatched", RocmVersion(5, 7), Status.DIFFERS, "hipblasCgetriBatched"),
        ("__shfl_sync", RocmVersion(6, 1), Status.DIFFERS, "__shfl"),
        ("__shfl_sync", RocmVersion(10, 0), Status.DIFFERS, "__shfl_sync"),
        ("cudaMemcpyBatchAsync", RocmVersion(6, 4), Status.UNSUPPORTED, None),
        ("cudaMemcpyBatchAsync", RocmVersion(7, 2), Status.DIFFERS, "hipMemcpyBatchAsync"),
        ("cub::DivideAndRoundUp", RocmVersion(7, 2), Status.UNSUPPORTED, None),
        ("cub::DivideAndRoundUp", RocmVersion(6, 4), Status.MAPPED, "hipcub::DivideAndRoundUp"),
    ],
)
def test_the_release_decides(name: str, release: RocmVersion, status: Status, hip: str | None) -> None:
    mapping = load_tables(release).lookup(name)
    assert mapping is not None
    assert (mapping.status, mapping.hip) == (status, hip)


def test_a_member_of_the_same_name_is_named_without_its_struct() -> None:
    mapping = load_tables(RocmVersion(7, 2)).field("ncclConfig_t", "blocking")
    assert mapping is not None and mapping.hip == "blocking"


@pytest.mark.parametrize("name", ["CUBLAS_GEMM_ALGO0", "CUBLAS_GEMM_ALGO23", "CUBLAS_GEMM_ALGO15_TENSOR_OP"])
def test_gemm_algorithms_become_the_only_one_of_hipblas(name: str) -> None:
    mapping = load_tables(RocmVersion(6, 4)).lookup(name)
    assert mapping is not None and mapping.status is Status.DIFFERS
    assert mapping.hip == "HIPBLAS_GEMM_DEFAULT" and "default" in mapping.note


@pytest.mark.parametrize("folder", ["", "nvtx3/"])
@pytest.mark.parametrize("part", ["Cuda", "CudaRt"])
def test_headers_that_bring_ranges_and_marks_become_roctx(folder: str, part: str) -> None:
    header = load_tables(RocmVersion(6, 4)).header(f"{folder}nvToolsExt{part}.h")
    assert header is not None and header.status is Status.DIFFERS
    assert header.hip == ("roctracer/roctx.h",) and "name devices" in header.note


@pytest.mark.parametrize("name", ["cuCdiv", "cuCdivf", "cuCabs", "cuCabsf"])
def test_complex_division_and_magnitude_say_that_hip_does_not_scale(name: str) -> None:
    mapping = load_tables(RocmVersion(6, 4)).lookup(name)
    assert mapping is not None and mapping.status is Status.DIFFERS and "scales" in mapping.note


def test_the_inverse_transforms_direction_has_hipffts_name() -> None:
    mapping = load_tables(RocmVersion(6, 4)).lookup("CUFFT_INVERSE")
    assert mapping is not None and mapping.status is Status.MAPPED and mapping.hip == "HIPFFT_BACKWARD"


@pytest.mark.parametrize("kind", ["MatmulDesc", "MatmulPreference", "MatrixLayout", "MatrixTransformDesc"])
def test_descriptors_of_the_callers_are_said_to_be_made_by_create(kind: str) -> None:
    mapping = load_tables(RocmVersion(6, 4)).lookup(f"cublasLt{kind}Init")
    assert mapping is not None and mapping.status is Status.UNSUPPORTED and "Create" in mapping.alternative
