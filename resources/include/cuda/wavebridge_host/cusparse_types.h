// cuSPARSE: types and constants of releases 12.9, 11.8, 13.5.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "../cuComplex.h"
#include "runtime_api.h"

struct cusparseContext;
struct cusparseMatDescr;
struct bsrsv2Info;
struct bsrsm2Info;
struct csric02Info;
struct bsric02Info;
struct csrilu02Info;
struct bsrilu02Info;
struct csru2csrInfo;
struct cusparseColorInfo;
struct pruneInfo;
struct cusparseSpVecDescr;
struct cusparseDnVecDescr;
struct cusparseSpMatDescr;
struct cusparseDnMatDescr;
struct cusparseSpSVDescr;
struct cusparseSpSMDescr;
struct cusparseSpGEMMDescr;
struct cusparseSpMMOpPlan;
struct csrsv2Info;
struct csrsm2Info;
struct csrgemm2Info;
struct cusparseSpGEAMDescr;

using cusparseHandle_t = cusparseContext *;
using cusparseMatDescr_t = cusparseMatDescr *;
using bsrsv2Info_t = bsrsv2Info *;
using bsrsm2Info_t = bsrsm2Info *;
using csric02Info_t = csric02Info *;
using bsric02Info_t = bsric02Info *;
using csrilu02Info_t = csrilu02Info *;
using bsrilu02Info_t = bsrilu02Info *;
using csru2csrInfo_t = csru2csrInfo *;
using cusparseColorInfo_t = cusparseColorInfo *;
using pruneInfo_t = pruneInfo *;
enum cusparseStatus_t { CUSPARSE_STATUS_SUCCESS = 0, CUSPARSE_STATUS_NOT_INITIALIZED = 1,
    CUSPARSE_STATUS_ALLOC_FAILED = 2, CUSPARSE_STATUS_INVALID_VALUE = 3, CUSPARSE_STATUS_ARCH_MISMATCH = 4,
    CUSPARSE_STATUS_MAPPING_ERROR = 5, CUSPARSE_STATUS_EXECUTION_FAILED = 6, CUSPARSE_STATUS_INTERNAL_ERROR = 7,
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8, CUSPARSE_STATUS_ZERO_PIVOT = 9, CUSPARSE_STATUS_NOT_SUPPORTED = 10,
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11 };
enum cusparsePointerMode_t { CUSPARSE_POINTER_MODE_HOST = 0, CUSPARSE_POINTER_MODE_DEVICE = 1 };
enum cusparseAction_t { CUSPARSE_ACTION_SYMBOLIC = 0, CUSPARSE_ACTION_NUMERIC = 1 };
enum cusparseMatrixType_t { CUSPARSE_MATRIX_TYPE_GENERAL = 0, CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2, CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3 };
enum cusparseFillMode_t { CUSPARSE_FILL_MODE_LOWER = 0, CUSPARSE_FILL_MODE_UPPER = 1 };
enum cusparseDiagType_t { CUSPARSE_DIAG_TYPE_NON_UNIT = 0, CUSPARSE_DIAG_TYPE_UNIT = 1 };
enum cusparseIndexBase_t { CUSPARSE_INDEX_BASE_ZERO = 0, CUSPARSE_INDEX_BASE_ONE = 1 };
enum cusparseOperation_t { CUSPARSE_OPERATION_NON_TRANSPOSE = 0, CUSPARSE_OPERATION_TRANSPOSE = 1,
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2 };
enum cusparseDirection_t { CUSPARSE_DIRECTION_ROW = 0, CUSPARSE_DIRECTION_COLUMN = 1 };
enum cusparseSolvePolicy_t { CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0, CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1 };
enum cusparseColorAlg_t { CUSPARSE_COLOR_ALG0 = 0, CUSPARSE_COLOR_ALG1 = 1 };
using cusparseLoggerCallback_t = void (*)(int, const char *, const char *);
enum cusparseCsr2CscAlg_t { CUSPARSE_CSR2CSC_ALG_DEFAULT = 1, CUSPARSE_CSR2CSC_ALG1 = 1, CUSPARSE_CSR2CSC_ALG2 = 2 };
enum cusparseFormat_t { CUSPARSE_FORMAT_CSR = 1, CUSPARSE_FORMAT_CSC = 2, CUSPARSE_FORMAT_COO = 3,
    CUSPARSE_FORMAT_BLOCKED_ELL = 5, CUSPARSE_FORMAT_BSR = 6, CUSPARSE_FORMAT_SLICED_ELLPACK = 7,
    CUSPARSE_FORMAT_COO_AOS = 4 };
enum cusparseOrder_t { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2 };
enum cusparseIndexType_t { CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I = 2, CUSPARSE_INDEX_64I = 3 };
using cusparseSpVecDescr_t = cusparseSpVecDescr *;
using cusparseDnVecDescr_t = cusparseDnVecDescr *;
using cusparseSpMatDescr_t = cusparseSpMatDescr *;
using cusparseDnMatDescr_t = cusparseDnMatDescr *;
using cusparseConstSpVecDescr_t = const cusparseSpVecDescr *;
using cusparseConstDnVecDescr_t = const cusparseDnVecDescr *;
using cusparseConstSpMatDescr_t = const cusparseSpMatDescr *;
using cusparseConstDnMatDescr_t = const cusparseDnMatDescr *;
enum cusparseSpMatAttribute_t { CUSPARSE_SPMAT_FILL_MODE = 0, CUSPARSE_SPMAT_DIAG_TYPE = 1, CUSPARSE_SPMAT_STORAGE = 2,
    CUSPARSE_SPMAT_SYMMETRY_TYPE = 3 };
enum cusparseSparseToDenseAlg_t { CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0 };
enum cusparseDenseToSparseAlg_t { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0 };
enum cusparseSpMVAlg_t { CUSPARSE_SPMV_ALG_DEFAULT = 0, CUSPARSE_SPMV_CSR_ALG1 = 2, CUSPARSE_SPMV_CSR_ALG2 = 3,
    CUSPARSE_SPMV_COO_ALG1 = 1, CUSPARSE_SPMV_COO_ALG2 = 4, CUSPARSE_SPMV_SELL_ALG1 = 5, CUSPARSE_MV_ALG_DEFAULT = 0,
    CUSPARSE_COOMV_ALG = 1, CUSPARSE_CSRMV_ALG1 = 2, CUSPARSE_CSRMV_ALG2 = 3, CUSPARSE_SPMV_BSR_ALG1 = 6 };
enum cusparseSpSVAlg_t { CUSPARSE_SPSV_ALG_DEFAULT = 0, CUSPARSE_SPSV_ALG1 = 1, CUSPARSE_SPSV_ALG2 = 2 };
enum cusparseSpSVUpdate_t { CUSPARSE_SPSV_UPDATE_GENERAL = 0, CUSPARSE_SPSV_UPDATE_DIAGONAL = 1 };
using cusparseSpSVDescr_t = cusparseSpSVDescr *;
enum cusparseSpSMAlg_t { CUSPARSE_SPSM_ALG_DEFAULT = 0 };
enum cusparseSpSMUpdate_t { CUSPARSE_SPSM_UPDATE_GENERAL = 0, CUSPARSE_SPSM_UPDATE_DIAGONAL = 1 };
using cusparseSpSMDescr_t = cusparseSpSMDescr *;
enum cusparseSpMMAlg_t { CUSPARSE_SPMM_ALG_DEFAULT = 0, CUSPARSE_SPMM_COO_ALG1 = 1, CUSPARSE_SPMM_COO_ALG2 = 2,
    CUSPARSE_SPMM_COO_ALG3 = 3, CUSPARSE_SPMM_COO_ALG4 = 5, CUSPARSE_SPMM_CSR_ALG1 = 4, CUSPARSE_SPMM_CSR_ALG2 = 6,
    CUSPARSE_SPMM_CSR_ALG3 = 12, CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13, CUSPARSE_SPMM_BSR_ALG1 = 14,
    CUSPARSE_MM_ALG_DEFAULT = 0, CUSPARSE_COOMM_ALG1 = 1, CUSPARSE_COOMM_ALG2 = 2, CUSPARSE_COOMM_ALG3 = 3,
    CUSPARSE_CSRMM_ALG1 = 4 };
enum cusparseSpGEMMAlg_t { CUSPARSE_SPGEMM_DEFAULT = 0, CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2, CUSPARSE_SPGEMM_ALG1 = 3, CUSPARSE_SPGEMM_ALG2 = 4,
    CUSPARSE_SPGEMM_ALG3 = 5 };
using cusparseSpGEMMDescr_t = cusparseSpGEMMDescr *;
enum cusparseSDDMMAlg_t { CUSPARSE_SDDMM_ALG_DEFAULT = 0 };
using cusparseSpMMOpPlan_t = cusparseSpMMOpPlan *;
enum cusparseSpMMOpAlg_t { CUSPARSE_SPMM_OP_ALG_DEFAULT = 0 };
using csrsv2Info_t = csrsv2Info *;
using csrsm2Info_t = csrsm2Info *;
using csrgemm2Info_t = csrgemm2Info *;
enum cusparseAlgMode_t { CUSPARSE_ALG_MERGE_PATH = 0 };
enum cusparseSpMatStorage_t { CUSPARSE_STORE_FULL = 0, CUSPARSE_STORE_LOWER = 1, CUSPARSE_STORE_UPPER = 2 };
enum cusparseSymmetryType_t { CUSPARSE_GENERAL = 0, CUSPARSE_SYMMETRIC = 1, CUSPARSE_HERMITIAN = 2 };
enum cusparseSpGEAMAlg_t { CUSPARSE_SPGEAM_ALG_DEFAULT = 0, CUSPARSE_SPGEAM_ALG1 = 1 };
using cusparseSpGEAMDescr_t = cusparseSpGEAMDescr *;

#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 5
#define CUSPARSE_VER_PATCH 10
#define CUSPARSE_VER_BUILD 65
#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR*1000+CUSPARSE_VER_MINOR*100+CUSPARSE_VER_PATCH)
