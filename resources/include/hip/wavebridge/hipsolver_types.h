// hipSOLVER: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "hipblas_types.h"
#include "hipsparse_types.h"


using hipsolverHandle_t = void *;
using hipsolverGesvdjInfo_t = void *;
using hipsolverSyevjInfo_t = void *;
enum hipsolverStatus_t {
    HIPSOLVER_STATUS_SUCCESS = 0,
    HIPSOLVER_STATUS_NOT_INITIALIZED = 1,
    HIPSOLVER_STATUS_ALLOC_FAILED = 2,
    HIPSOLVER_STATUS_INVALID_VALUE = 3,
    HIPSOLVER_STATUS_MAPPING_ERROR = 4,
    HIPSOLVER_STATUS_EXECUTION_FAILED = 5,
    HIPSOLVER_STATUS_INTERNAL_ERROR = 6,
    HIPSOLVER_STATUS_NOT_SUPPORTED = 7,
    HIPSOLVER_STATUS_ARCH_MISMATCH = 8,
    HIPSOLVER_STATUS_HANDLE_IS_NULLPTR = 9,
    HIPSOLVER_STATUS_INVALID_ENUM = 10,
    HIPSOLVER_STATUS_UNKNOWN = 11,
    HIPSOLVER_STATUS_ZERO_PIVOT = 12,
#if WAVEBRIDGE_ROCM >= 601
    HIPSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 13,
#endif
};
enum hipsolverEigMode_t {
    HIPSOLVER_EIG_MODE_NOVECTOR = 201,
    HIPSOLVER_EIG_MODE_VECTOR = 202,
};
enum hipsolverEigType_t {
    HIPSOLVER_EIG_TYPE_1 = 211,
    HIPSOLVER_EIG_TYPE_2 = 212,
    HIPSOLVER_EIG_TYPE_3 = 213,
};
enum hipsolverEigRange_t {
    HIPSOLVER_EIG_RANGE_ALL = 221,
    HIPSOLVER_EIG_RANGE_V = 222,
    HIPSOLVER_EIG_RANGE_I = 223,
};
#if WAVEBRIDGE_ROCM >= 604
enum hipsolverDeterministicMode_t {
#if WAVEBRIDGE_ROCM >= 604
    HIPSOLVER_DETERMINISTIC_RESULTS = 241,
    HIPSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 242,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipsolverOperation_t = hipblasOperation_t;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipsolverFillMode_t = hipblasFillMode_t;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipsolverSideMode_t = hipblasSideMode_t;
#endif
#if WAVEBRIDGE_ROCM >= 602
using hipsolverDnParams_t = void *;
#endif
#if WAVEBRIDGE_ROCM >= 602
enum hipsolverAlgMode_t {
#if WAVEBRIDGE_ROCM >= 602
    HIPSOLVER_ALG_0 = 231,
    HIPSOLVER_ALG_1 = 232,
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 602
enum hipsolverDnFunction_t {
#if WAVEBRIDGE_ROCM >= 602
    HIPSOLVERDN_GETRF = 0,
#endif
};
#endif
using hipsolverRfHandle_t = void *;
enum hipsolverRfFactorization_t {
    HIPSOLVERRF_FACTORIZATION_ALG0 = 0,
    HIPSOLVERRF_FACTORIZATION_ALG1 = 1,
    HIPSOLVERRF_FACTORIZATION_ALG2 = 2,
};
enum hipsolverRfMatrixFormat_t {
    HIPSOLVERRF_MATRIX_FORMAT_CSR = 0,
    HIPSOLVERRF_MATRIX_FORMAT_CSC = 1,
};
enum hipsolverRfNumericBoostReport_t {
    HIPSOLVERRF_NUMERIC_BOOST_NOT_USED = 0,
    HIPSOLVERRF_NUMERIC_BOOST_USED = 1,
};
enum hipsolverRfResetValuesFastMode_t {
    HIPSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0,
    HIPSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1,
};
enum hipsolverRfTriangularSolve_t {
    HIPSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1,
    HIPSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2,
    HIPSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3,
};
enum hipsolverRfUnitDiagonal_t {
    HIPSOLVERRF_UNIT_DIAGONAL_STORED_L = 0,
    HIPSOLVERRF_UNIT_DIAGONAL_STORED_U = 1,
    HIPSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2,
    HIPSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3,
};
#if WAVEBRIDGE_ROCM >= 601
using hipsolverSpHandle_t = void *;
#endif
#if WAVEBRIDGE_ROCM < 600
enum hipsolverOperation_t {
#if WAVEBRIDGE_ROCM < 600
    HIPSOLVER_OP_N = 111,
    HIPSOLVER_OP_T = 112,
    HIPSOLVER_OP_C = 113,
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 600
enum hipsolverFillMode_t {
#if WAVEBRIDGE_ROCM < 600
    HIPSOLVER_FILL_MODE_UPPER = 121,
    HIPSOLVER_FILL_MODE_LOWER = 122,
#endif
};
#endif
#if WAVEBRIDGE_ROCM < 600
enum hipsolverSideMode_t {
#if WAVEBRIDGE_ROCM < 600
    HIPSOLVER_SIDE_LEFT = 141,
    HIPSOLVER_SIDE_RIGHT = 142,
#endif
};
#endif
using hipsolverDnHandle_t = hipsolverHandle_t;

#if WAVEBRIDGE_ROCM >= 700
#define hipsolverVersionMajor 3
#define hipsolverVersionMinor 2
#endif
#define hipsolverVersionPatch 0
#if WAVEBRIDGE_ROCM >= 600
#define HIPSOLVER_OP_N HIPBLAS_OP_N
#define HIPSOLVER_OP_T HIPBLAS_OP_T
#define HIPSOLVER_OP_C HIPBLAS_OP_C
#define HIPSOLVER_FILL_MODE_UPPER HIPBLAS_FILL_MODE_UPPER
#define HIPSOLVER_FILL_MODE_LOWER HIPBLAS_FILL_MODE_LOWER
#define HIPSOLVER_SIDE_LEFT HIPBLAS_SIDE_LEFT
#define HIPSOLVER_SIDE_RIGHT HIPBLAS_SIDE_RIGHT
#endif
#if WAVEBRIDGE_ROCM >= 604 && WAVEBRIDGE_ROCM < 700
#define hipsolverVersionMajor 2
#define hipsolverVersionMinor 4
#endif
#if WAVEBRIDGE_ROCM < 604
#define hipsolverVersionMajor 0
#define hipsolverVersionMinor 0
#define hipsolverVersionTweak 0
#endif
