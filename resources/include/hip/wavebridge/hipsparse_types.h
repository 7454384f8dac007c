// hipSPARSE: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "runtime_types.h"
#include "complex.h"

struct hipsparseBfloat16_public;
struct bsrsv2Info;
struct bsrsm2Info;
struct bsrilu02Info;
struct bsric02Info;
struct csrsv2Info;
struct csrsm2Info;
struct csrilu02Info;
struct csric02Info;
struct csrgemm2Info;
struct pruneInfo;
struct csru2csrInfo;
struct hipsparseSpMatDescr_st;
struct hipsparseSpGEMMDescr;
struct hipsparseSpSVDescr;
struct hipsparseSpSMDescr;

#if WAVEBRIDGE_ROCM >= 700
struct hipsparseBfloat16_public {
#if WAVEBRIDGE_ROCM >= 700
    uint16_t data;
#endif
};
#endif
using hipsparseHandle_t = void *;
using hipsparseMatDescr_t = void *;
using hipsparseHybMat_t = void *;
using hipsparseColorInfo_t = void *;
using bsrsv2Info_t = bsrsv2Info *;
using bsrsm2Info_t = bsrsm2Info *;
using bsrilu02Info_t = bsrilu02Info *;
using bsric02Info_t = bsric02Info *;
using csrsv2Info_t = csrsv2Info *;
using csrsm2Info_t = csrsm2Info *;
using csrilu02Info_t = csrilu02Info *;
using csric02Info_t = csric02Info *;
using csrgemm2Info_t = csrgemm2Info *;
using pruneInfo_t = pruneInfo *;
using csru2csrInfo_t = csru2csrInfo *;
enum hipsparseStatus_t {
    HIPSPARSE_STATUS_SUCCESS = 0,
    HIPSPARSE_STATUS_NOT_INITIALIZED = 1,
    HIPSPARSE_STATUS_ALLOC_FAILED = 2,
    HIPSPARSE_STATUS_INVALID_VALUE = 3,
    HIPSPARSE_STATUS_ARCH_MISMATCH = 4,
    HIPSPARSE_STATUS_MAPPING_ERROR = 5,
    HIPSPARSE_STATUS_EXECUTION_FAILED = 6,
    HIPSPARSE_STATUS_INTERNAL_ERROR = 7,
    HIPSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
    HIPSPARSE_STATUS_ZERO_PIVOT = 9,
    HIPSPARSE_STATUS_NOT_SUPPORTED = 10,
    HIPSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
};
enum hipsparsePointerMode_t {
    HIPSPARSE_POINTER_MODE_HOST = 0,
    HIPSPARSE_POINTER_MODE_DEVICE = 1,
};
enum hipsparseAction_t {
    HIPSPARSE_ACTION_SYMBOLIC = 0,
    HIPSPARSE_ACTION_NUMERIC = 1,
};
enum hipsparseMatrixType_t {
    HIPSPARSE_MATRIX_TYPE_GENERAL = 0,
    HIPSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
    HIPSPARSE_MATRIX_TYPE_HERMITIAN = 2,
    HIPSPARSE_MATRIX_TYPE_TRIANGULAR = 3,
};
enum hipsparseFillMode_t {
    HIPSPARSE_FILL_MODE_LOWER = 0,
    HIPSPARSE_FILL_MODE_UPPER = 1,
};
enum hipsparseDiagType_t {
    HIPSPARSE_DIAG_TYPE_NON_UNIT = 0,
    HIPSPARSE_DIAG_TYPE_UNIT = 1,
};
enum hipsparseIndexBase_t {
    HIPSPARSE_INDEX_BASE_ZERO = 0,
    HIPSPARSE_INDEX_BASE_ONE = 1,
};
enum hipsparseOperation_t {
    HIPSPARSE_OPERATION_NON_TRANSPOSE = 0,
    HIPSPARSE_OPERATION_TRANSPOSE = 1,
    HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
};
enum hipsparseHybPartition_t {
    HIPSPARSE_HYB_PARTITION_AUTO = 0,
    HIPSPARSE_HYB_PARTITION_USER = 1,
    HIPSPARSE_HYB_PARTITION_MAX = 2,
};
enum hipsparseSolvePolicy_t {
    HIPSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
    HIPSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
};
enum hipsparseSideMode_t {
    HIPSPARSE_SIDE_LEFT = 0,
    HIPSPARSE_SIDE_RIGHT = 1,
};
enum hipsparseDirection_t {
    HIPSPARSE_DIRECTION_ROW = 0,
    HIPSPARSE_DIRECTION_COLUMN = 1,
};
enum hipsparseCsr2CscAlg_t {
    HIPSPARSE_CSR2CSC_ALG_DEFAULT = 0,
    HIPSPARSE_CSR2CSC_ALG1 = 1,
    HIPSPARSE_CSR2CSC_ALG2 = 2,
};
using hipsparseSpVecDescr_t = void *;
using hipsparseDnVecDescr_t = void *;
#if WAVEBRIDGE_ROCM >= 700
using hipsparseSpMatDescr_t = hipsparseSpMatDescr_st *;
#endif
#if WAVEBRIDGE_ROCM < 700
using hipsparseSpMatDescr_t = void *;
#endif
using hipsparseDnMatDescr_t = void *;
#if WAVEBRIDGE_ROCM >= 600
using hipsparseConstSpVecDescr_t = const void *;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipsparseConstDnVecDescr_t = const void *;
#endif
#if WAVEBRIDGE_ROCM >= 700
using hipsparseConstSpMatDescr_t = const hipsparseSpMatDescr_st *;
#endif
#if WAVEBRIDGE_ROCM >= 600 && WAVEBRIDGE_ROCM < 700
using hipsparseConstSpMatDescr_t = const void *;
#endif
#if WAVEBRIDGE_ROCM >= 600
using hipsparseConstDnMatDescr_t = const void *;
#endif
using hipsparseSpGEMMDescr_t = hipsparseSpGEMMDescr *;
using hipsparseSpSVDescr_t = hipsparseSpSVDescr *;
using hipsparseSpSMDescr_t = hipsparseSpSMDescr *;
enum hipsparseFormat_t {
    HIPSPARSE_FORMAT_CSR = 1,
    HIPSPARSE_FORMAT_CSC = 2,
    HIPSPARSE_FORMAT_COO = 3,
    HIPSPARSE_FORMAT_COO_AOS = 4,
    HIPSPARSE_FORMAT_BLOCKED_ELL = 5,
};
enum hipsparseOrder_t {
    HIPSPARSE_ORDER_COLUMN = 1,
    HIPSPARSE_ORDER_COL = 1,
#if WAVEBRIDGE_ROCM >= 600
    HIPSPARSE_ORDER_ROW = 2,
#endif
#if WAVEBRIDGE_ROCM < 600
    HIPSPARSE_ORDER_ROW = 0,
#endif
};
enum hipsparseIndexType_t {
    HIPSPARSE_INDEX_16U = 1,
    HIPSPARSE_INDEX_32I = 2,
    HIPSPARSE_INDEX_64I = 3,
};
enum hipsparseSpMVAlg_t {
    HIPSPARSE_MV_ALG_DEFAULT = 0,
    HIPSPARSE_COOMV_ALG = 1,
    HIPSPARSE_CSRMV_ALG1 = 2,
    HIPSPARSE_CSRMV_ALG2 = 3,
#if WAVEBRIDGE_ROCM >= 600
    HIPSPARSE_SPMV_ALG_DEFAULT = 0,
    HIPSPARSE_SPMV_COO_ALG1 = 1,
    HIPSPARSE_SPMV_CSR_ALG1 = 2,
    HIPSPARSE_SPMV_CSR_ALG2 = 3,
    HIPSPARSE_SPMV_COO_ALG2 = 4,
#endif
#if WAVEBRIDGE_ROCM < 600
    HIPSPARSE_SPMV_ALG_DEFAULT = 4,
    HIPSPARSE_SPMV_COO_ALG1 = 5,
    HIPSPARSE_SPMV_COO_ALG2 = 6,
    HIPSPARSE_SPMV_CSR_ALG1 = 7,
    HIPSPARSE_SPMV_CSR_ALG2 = 8,
#endif
};
enum hipsparseSpMMAlg_t {
    HIPSPARSE_MM_ALG_DEFAULT = 0,
    HIPSPARSE_COOMM_ALG1 = 1,
    HIPSPARSE_COOMM_ALG2 = 2,
    HIPSPARSE_COOMM_ALG3 = 3,
    HIPSPARSE_CSRMM_ALG1 = 4,
#if WAVEBRIDGE_ROCM >= 600
    HIPSPARSE_SPMM_ALG_DEFAULT = 0,
    HIPSPARSE_SPMM_COO_ALG1 = 1,
    HIPSPARSE_SPMM_COO_ALG2 = 2,
    HIPSPARSE_SPMM_COO_ALG3 = 3,
    HIPSPARSE_SPMM_COO_ALG4 = 5,
    HIPSPARSE_SPMM_CSR_ALG1 = 4,
    HIPSPARSE_SPMM_CSR_ALG2 = 6,
    HIPSPARSE_SPMM_CSR_ALG3 = 12,
    HIPSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
#endif
#if WAVEBRIDGE_ROCM < 600
    HIPSPARSE_SPMM_ALG_DEFAULT = 5,
    HIPSPARSE_SPMM_COO_ALG1 = 6,
    HIPSPARSE_SPMM_COO_ALG2 = 7,
    HIPSPARSE_SPMM_COO_ALG3 = 8,
    HIPSPARSE_SPMM_COO_ALG4 = 9,
    HIPSPARSE_SPMM_CSR_ALG1 = 10,
    HIPSPARSE_SPMM_CSR_ALG2 = 11,
    HIPSPARSE_SPMM_BLOCKED_ELL_ALG1 = 12,
    HIPSPARSE_SPMM_CSR_ALG3 = 13,
#endif
};
enum hipsparseSparseToDenseAlg_t {
    HIPSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
};
enum hipsparseDenseToSparseAlg_t {
    HIPSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
};
enum hipsparseSDDMMAlg_t {
    HIPSPARSE_SDDMM_ALG_DEFAULT = 0,
};
enum hipsparseSpSVAlg_t {
    HIPSPARSE_SPSV_ALG_DEFAULT = 0,
};
enum hipsparseSpSMAlg_t {
    HIPSPARSE_SPSM_ALG_DEFAULT = 0,
};
enum hipsparseSpMatAttribute_t {
    HIPSPARSE_SPMAT_FILL_MODE = 0,
    HIPSPARSE_SPMAT_DIAG_TYPE = 1,
};
enum hipsparseSpGEMMAlg_t {
    HIPSPARSE_SPGEMM_DEFAULT = 0,
    HIPSPARSE_SPGEMM_ALG1 = 3,
    HIPSPARSE_SPGEMM_ALG2 = 4,
    HIPSPARSE_SPGEMM_ALG3 = 5,
#if WAVEBRIDGE_ROCM >= 600
    HIPSPARSE_SPGEMM_CSR_ALG_DETERMINISTIC = 1,
    HIPSPARSE_SPGEMM_CSR_ALG_NONDETERMINISTIC = 2,
#endif
#if WAVEBRIDGE_ROCM < 600
    HIPSPARSE_SPGEMM_CSR_ALG_NONDETERMINISTIC = 1,
    HIPSPARSE_SPGEMM_CSR_ALG_DETERMINISTIC = 2,
#endif
};

#if WAVEBRIDGE_ROCM >= 700
#define hipsparseVersionMajor 4
#endif
#if WAVEBRIDGE_ROCM >= 604
#define hipsparseVersionMinor 2
#endif
#define hipsparseVersionPatch 0
#if WAVEBRIDGE_ROCM >= 604 && WAVEBRIDGE_ROCM < 700
#define hipsparseVersionMajor 3
#endif
#if WAVEBRIDGE_ROCM < 604
#define hipsparseVersionMajor 0
#define hipsparseVersionMinor 0
#define hipsparseVersionTweak 0
#endif
