// Library headers here bring what they bring in the CUDA toolkit for device code, and the handles' types: enough that host code
// which stores them compiles.  Their functions are absent; host functions that call them are set aside.
#pragma once
#include "wavebridge_emu.h"

enum cudaDataType_t {
  CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2, CUDA_R_8I = 3, CUDA_C_32F = 4, CUDA_C_64F = 5, CUDA_C_16F = 6,
  CUDA_R_8U = 8, CUDA_R_32I = 10, CUDA_R_16BF = 14, CUDA_R_8F_E4M3 = 28, CUDA_R_8F_E5M2 = 29,
};
typedef cudaDataType_t cudaDataType;
