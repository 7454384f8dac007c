// hipBLAS: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "runtime_types.h"
#include "complex.h"

struct hipblasBfloat16;
struct hipblasComplex;
struct hipblasDoubleComplex;

enum hipblasStatus_t {
    HIPBLAS_STATUS_SUCCESS = 0,
    HIPBLAS_STATUS_NOT_INITIALIZED = 1,
    HIPBLAS_STATUS_ALLOC_FAILED = 2,
    HIPBLAS_STATUS_INVALID_VALUE = 3,
    HIPBLAS_STATUS_MAPPING_ERROR = 4,
    HIPBLAS_STATUS_EXECUTION_FAILED = 5,
    HIPBLAS_STATUS_INTERNAL_ERROR = 6,
    HIPBLAS_STATUS_NOT_SUPPORTED = 7,
    HIPBLAS_STATUS_ARCH_MISMATCH = 8,
    HIPBLAS_STATUS_HANDLE_IS_NULLPTR = 9,
    HIPBLAS_STATUS_INVALID_ENUM = 10,
    HIPBLAS_STATUS_UNKNOWN = 11,
};
enum hipblasOperation_t {
    HIPBLAS_OP_N = 111,
    HIPBLAS_OP_T = 112,
    HIPBLAS_OP_C = 113,
};
#if WAVEBRIDGE_ROCM >= 600
enum hipblasComputeType_t {
#if WAVEBRIDGE_ROCM >= 600
    HIPBLAS_COMPUTE_16F = 0,
    HIPBLAS_COMPUTE_16F_PEDANTIC = 1,
    HIPBLAS_COMPUTE_32F = 2,
    HIPBLAS_COMPUTE_32F_PEDANTIC = 3,
    HIPBLAS_COMPUTE_32F_FAST_16F = 4,
    HIPBLAS_COMPUTE_32F_FAST_16BF = 5,
    HIPBLAS_COMPUTE_32F_FAST_TF32 = 6,
    HIPBLAS_COMPUTE_64F = 7,
    HIPBLAS_COMPUTE_64F_PEDANTIC = 8,
    HIPBLAS_COMPUTE_32I = 9,
    HIPBLAS_COMPUTE_32I_PEDANTIC = 10,
#endif
#if WAVEBRIDGE_ROCM >= 604
    HIPBLAS_COMPUTE_32F_FAST_8F_FNUZ = 100,
    HIPBLAS_COMPUTE_32F_FAST_8BF_FNUZ = 101,
    HIPBLAS_COMPUTE_32F_FAST_8F8BF_FNUZ = 102,
    HIPBLAS_COMPUTE_32F_FAST_8BF8F_FNUZ = 103,
#endif
};
#endif
using hipblasHandle_t = void *;
#ifdef HIPBLAS_USE_HIP_HALF
using hipblasHalf = __half;
#else
using hipblasHalf = uint16_t;
#endif
using hipblasInt8 = int8_t;
using hipblasStride = int64_t;
struct hipblasBfloat16 {
    uint16_t data;
};
enum hipblasPointerMode_t {
    HIPBLAS_POINTER_MODE_HOST = 0,
    HIPBLAS_POINTER_MODE_DEVICE = 1,
};
enum hipblasFillMode_t {
    HIPBLAS_FILL_MODE_UPPER = 121,
    HIPBLAS_FILL_MODE_LOWER = 122,
    HIPBLAS_FILL_MODE_FULL = 123,
};
enum hipblasDiagType_t {
    HIPBLAS_DIAG_NON_UNIT = 131,
    HIPBLAS_DIAG_UNIT = 132,
};
enum hipblasSideMode_t {
    HIPBLAS_SIDE_LEFT = 141,
    HIPBLAS_SIDE_RIGHT = 142,
    HIPBLAS_SIDE_BOTH = 143,
};
#if WAVEBRIDGE_ROCM >= 601
enum hipblasMath_t {
#if WAVEBRIDGE_ROCM >= 601
    HIPBLAS_DEFAULT_MATH = 0,
    HIPBLAS_XF32_XDL_MATH = 1,
    HIPBLAS_PEDANTIC_MATH = 2,
    HIPBLAS_TF32_TENSOR_OP_MATH = 3,
    HIPBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 4,
    HIPBLAS_TENSOR_OP_MATH = 5,
#endif
};
#endif
enum hipblasGemmAlgo_t {
    HIPBLAS_GEMM_DEFAULT = 160,
};
enum hipblasAtomicsMode_t {
    HIPBLAS_ATOMICS_NOT_ALLOWED = 0,
    HIPBLAS_ATOMICS_ALLOWED = 1,
};
#if WAVEBRIDGE_ROCM >= 600
enum hipblasGemmFlags_t {
#if WAVEBRIDGE_ROCM >= 600
    HIPBLAS_GEMM_FLAGS_NONE = 0,
    HIPBLAS_GEMM_FLAGS_USE_CU_EFFICIENCY = 2,
    HIPBLAS_GEMM_FLAGS_FP16_ALT_IMPL = 4,
    HIPBLAS_GEMM_FLAGS_CHECK_SOLUTION_INDEX = 8,
    HIPBLAS_GEMM_FLAGS_FP16_ALT_IMPL_RNZ = 16,
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 700
struct hipblasComplex {
#if WAVEBRIDGE_ROCM < 700
    float x;
    float y;
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 700
struct hipblasDoubleComplex {
#if WAVEBRIDGE_ROCM < 700
    double x;
    double y;
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 700
enum hipblasDatatype_t {
#if WAVEBRIDGE_ROCM < 700
    HIPBLAS_R_16F = 150,
    HIPBLAS_R_32F = 151,
    HIPBLAS_R_64F = 152,
    HIPBLAS_C_16F = 153,
    HIPBLAS_C_32F = 154,
    HIPBLAS_C_64F = 155,
    HIPBLAS_R_8I = 160,
    HIPBLAS_R_8U = 161,
    HIPBLAS_R_32I = 162,
    HIPBLAS_R_32U = 163,
    HIPBLAS_C_8I = 164,
    HIPBLAS_C_8U = 165,
    HIPBLAS_C_32I = 166,
    HIPBLAS_C_32U = 167,
    HIPBLAS_R_16B = 168,
    HIPBLAS_C_16B = 169,
    HIPBLAS_DATATYPE_INVALID = 255,
#endif
};
#endif

#if WAVEBRIDGE_ROCM >= 700
#define hipblasVersionMajor 3
#define hipblaseVersionMinor 2
#define hipblasVersionMinor 2
#define HIPBLAS_R_16F HIP_R_16F
#define HIPBLAS_R_32F HIP_R_32F
#define HIPBLAS_R_64F HIP_R_64F
#define HIPBLAS_C_16F HIP_C_16F
#define HIPBLAS_C_32F HIP_C_32F
#define HIPBLAS_C_64F HIP_C_64F
#define HIPBLAS_R_8I HIP_R_8I
#define HIPBLAS_R_8U HIP_R_8U
#define HIPBLAS_R_32I HIP_R_32I
#define HIPBLAS_R_32U HIP_R_32U
#define HIPBLAS_C_8I HIP_C_8I
#define HIPBLAS_C_8U HIP_C_8U
#define HIPBLAS_C_32I HIP_C_32I
#define HIPBLAS_C_32U HIP_C_32U
#define HIPBLAS_R_16B HIP_R_16BF
#define HIPBLAS_C_16B HIP_C_16BF
#endif
#define hipblasVersionPatch 0
#if WAVEBRIDGE_ROCM >= 604 && WAVEBRIDGE_ROCM < 700
#define hipblasVersionMajor 2
#define hipblaseVersionMinor 4
#define hipblasVersionMinor 4
#endif
#if WAVEBRIDGE_ROCM < 604
#define hipblasVersionMajor 0
#define hipblaseVersionMinor 0
#define hipblasVersionMinor 0
#define hipblasVersionTweak 0
#endif
