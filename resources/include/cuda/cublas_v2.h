// cuBLAS.
#pragma once
#include "wavebridge_cuda.h"

#include "cuda_bf16.h"
#include "cuComplex.h"
#include "wavebridge_host/cublas_functions.h"
