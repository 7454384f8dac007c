// hipBLASLt: types and constants.
// Written by scripts/generate_interface; do not edit.
#pragma once

#include "../hip/hip_bfloat16.h"
#include "hipblas_types.h"

struct hipblaslt_f8_fnuz;
struct hipblaslt_bf8_fnuz;
struct hipblaslt_f8;
struct hipblaslt_bf8;
struct _hipblasLtHalf;
struct hipblasLtMatmulDescOpaque_t;
struct hipblasLtMatrixLayoutOpaque_t;
struct hipblasLtMatmulPreferenceOpaque_t;
struct hipblasLtMatrixTransformDescOpaque_t;
struct _hipblasLtMatmulAlgo_t;
struct _hipblasLtMatmulHeuristicResult_t;

struct hipblaslt_f8_fnuz {
#if WAVEBRIDGE_ROCM >= 700
    uint8_t __x;
#endif
#if WAVEBRIDGE_ROCM < 700
    uint8_t data;
#endif
};
struct hipblaslt_bf8_fnuz {
#if WAVEBRIDGE_ROCM >= 700
    uint8_t __x;
#endif
#if WAVEBRIDGE_ROCM < 700
    uint8_t data;
#endif
};
#if WAVEBRIDGE_ROCM >= 700
struct hipblaslt_f8 {
#if WAVEBRIDGE_ROCM >= 700
    uint8_t __x;
#endif
};
#endif
#if WAVEBRIDGE_ROCM >= 700
struct hipblaslt_bf8 {
#if WAVEBRIDGE_ROCM >= 700
    uint8_t __x;
#endif
};
#endif
using hipblasLtFloat = float;
struct _hipblasLtHalf {
    uint16_t data;
};
using hipblasLtBfloat16 = hip_bfloat16;
using hipblasLtInt8 = int8_t;
using hipblasLtInt32 = int32_t;
enum hipblasLtEpilogue_t {
    HIPBLASLT_EPILOGUE_DEFAULT = 1,
    HIPBLASLT_EPILOGUE_RELU = 2,
    HIPBLASLT_EPILOGUE_BIAS = 4,
    HIPBLASLT_EPILOGUE_RELU_BIAS = 6,
    HIPBLASLT_EPILOGUE_GELU = 32,
    HIPBLASLT_EPILOGUE_GELU_BIAS = 36,
    HIPBLASLT_EPILOGUE_GELU_AUX = 160,
    HIPBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
    HIPBLASLT_EPILOGUE_DGELU = 192,
    HIPBLASLT_EPILOGUE_DGELU_BGRAD = 208,
    HIPBLASLT_EPILOGUE_BGRADA = 256,
    HIPBLASLT_EPILOGUE_BGRADB = 512,
#if WAVEBRIDGE_ROCM >= 700
    HIPBLASLT_EPILOGUE_RELU_AUX = 130,
    HIPBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
    HIPBLASLT_EPILOGUE_SWISH_EXT = 65536,
    HIPBLASLT_EPILOGUE_SWISH_BIAS_EXT = 65540,
    HIPBLASLT_EPILOGUE_CLAMP_EXT = 131072,
    HIPBLASLT_EPILOGUE_CLAMP_BIAS_EXT = 131076,
    HIPBLASLT_EPILOGUE_CLAMP_AUX_EXT = 131200,
    HIPBLASLT_EPILOGUE_CLAMP_AUX_BIAS_EXT = 131204,
    HIPBLASLT_EPILOGUE_SIGMOID_EXT = 262144,
    HIPBLASLT_EPILOGUE_SIGMOID_BIAS_EXT = 262148,
#endif
};
enum hipblasLtMatrixLayoutAttribute_t {
    HIPBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 0,
    HIPBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 1,
    HIPBLASLT_MATRIX_LAYOUT_TYPE = 2,
    HIPBLASLT_MATRIX_LAYOUT_ORDER = 3,
    HIPBLASLT_MATRIX_LAYOUT_ROWS = 4,
    HIPBLASLT_MATRIX_LAYOUT_COLS = 5,
    HIPBLASLT_MATRIX_LAYOUT_LD = 6,
};
enum hipblasLtPointerMode_t {
    HIPBLASLT_POINTER_MODE_HOST = 0,
#if WAVEBRIDGE_ROCM >= 601
    HIPBLASLT_POINTER_MODE_DEVICE = 1,
    HIPBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4,
#endif
#if WAVEBRIDGE_ROCM < 601
    HIPBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 1,
#endif
};
#if WAVEBRIDGE_ROCM >= 700
enum hipblasLtMatmulMatrixScale_t {
#if WAVEBRIDGE_ROCM >= 700
    HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F = 0,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = 1,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = 2,
    HIPBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F = 3,
    HIPBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F = 4,
    HIPBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F = 5,
    HIPBLASLT_MATMUL_MATRIX_SCALE_END = 6,
#endif
};
#endif
enum hipblasLtMatmulDescAttributes_t {
    HIPBLASLT_MATMUL_DESC_TRANSA = 0,
    HIPBLASLT_MATMUL_DESC_TRANSB = 1,
    HIPBLASLT_MATMUL_DESC_EPILOGUE = 2,
    HIPBLASLT_MATMUL_DESC_BIAS_POINTER = 3,
    HIPBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 4,
    HIPBLASLT_MATMUL_DESC_A_SCALE_POINTER = 5,
    HIPBLASLT_MATMUL_DESC_B_SCALE_POINTER = 6,
    HIPBLASLT_MATMUL_DESC_C_SCALE_POINTER = 7,
    HIPBLASLT_MATMUL_DESC_D_SCALE_POINTER = 8,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 9,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 10,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 11,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 12,
    HIPBLASLT_MATMUL_DESC_POINTER_MODE = 13,
#if WAVEBRIDGE_ROCM >= 602
    HIPBLASLT_MATMUL_DESC_AMAX_D_POINTER = 14,
    HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_A_EXT = 100,
    HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_B_EXT = 101,
#endif
#if WAVEBRIDGE_ROCM >= 700
    HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,
    HIPBLASLT_MATMUL_DESC_A_SCALE_MODE = 31,
    HIPBLASLT_MATMUL_DESC_B_SCALE_MODE = 32,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG0_EXT = 102,
    HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG1_EXT = 103,
    HIPBLASLT_MATMUL_DESC_MAX = 104,
#endif
#if WAVEBRIDGE_ROCM >= 602 && WAVEBRIDGE_ROCM < 700
    HIPBLASLT_MATMUL_DESC_MAX = 102,
#endif
#if WAVEBRIDGE_ROCM < 602
    HIPBLASLT_MATMUL_DESC_MAX = 101,
#endif
};
enum hipblasLtMatmulPreferenceAttributes_t {
    HIPBLASLT_MATMUL_PREF_SEARCH_MODE = 0,
    HIPBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
    HIPBLASLT_MATMUL_PREF_MAX = 2,
};
enum hipblasLtOrder_t {
    HIPBLASLT_ORDER_COL = 0,
    HIPBLASLT_ORDER_ROW = 1,
#if WAVEBRIDGE_ROCM >= 700
    HIPBLASLT_ORDER_COL16_4R16 = 100,
    HIPBLASLT_ORDER_COL16_4R8 = 101,
    HIPBLASLT_ORDER_COL16_4R4 = 102,
    HIPBLASLT_ORDER_COL16_4R2 = 103,
#endif
};
enum hipblasLtMatrixTransformDescAttributes_t {
    HIPBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2,
    HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3,
};
struct hipblasLtMatmulDescOpaque_t {
    uint64_t data[4];
};
struct hipblasLtMatrixLayoutOpaque_t {
    uint64_t data[4];
};
struct hipblasLtMatmulPreferenceOpaque_t {
    uint64_t data[5];
};
struct hipblasLtMatrixTransformDescOpaque_t {
    uint64_t data[8];
};
using hipblasLtMatrixTransformDesc_t = hipblasLtMatrixTransformDescOpaque_t *;
using hipblasLtHandle_t = void *;
using hipblasLtMatmulDesc_t = hipblasLtMatmulDescOpaque_t *;
using hipblasLtMatrixLayout_t = hipblasLtMatrixLayoutOpaque_t *;
using hipblasLtMatmulPreference_t = hipblasLtMatmulPreferenceOpaque_t *;
struct _hipblasLtMatmulAlgo_t {
    uint8_t data[16];
    size_t max_workspace_bytes;
};
using hipblasLtHalf = _hipblasLtHalf;
using hipblasLtMatmulAlgo_t = _hipblasLtMatmulAlgo_t;
struct _hipblasLtMatmulHeuristicResult_t {
    hipblasLtMatmulAlgo_t algo;
    size_t workspaceSize;
    hipblasStatus_t state;
    float wavesCount;
    int reserved[4];
};
using hipblasLtMatmulHeuristicResult_t = _hipblasLtMatmulHeuristicResult_t;

#define HIPBLASLT_VERSION_MAJOR 0
