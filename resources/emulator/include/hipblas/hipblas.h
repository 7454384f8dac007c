// See ../library_types.h.
#pragma once
#include "../hip/hip_complex.h"
#include "../hip/hip_fp16.h"
#include "../hip/library_types.h"

typedef void* hipblasHandle_t;
enum hipblasStatus_t { HIPBLAS_STATUS_SUCCESS = 0, HIPBLAS_STATUS_NOT_INITIALIZED = 1, HIPBLAS_STATUS_NOT_SUPPORTED = 7 };
enum hipblasOperation_t { HIPBLAS_OP_N = 111, HIPBLAS_OP_T = 112, HIPBLAS_OP_C = 113 };
enum hipblasComputeType_t { HIPBLAS_COMPUTE_16F = 0, HIPBLAS_COMPUTE_32F = 2, HIPBLAS_COMPUTE_32F_FAST_TF32 = 6, HIPBLAS_COMPUTE_64F = 7 };
enum hipblasMath_t { HIPBLAS_DEFAULT_MATH = 0, HIPBLAS_XF32_XDL_MATH = 1, HIPBLAS_PEDANTIC_MATH = 2, HIPBLAS_TF32_TENSOR_OP_MATH = 3 };
