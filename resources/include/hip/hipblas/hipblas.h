// hipBLAS.
#pragma once
#include "../hip/hip_complex.h"
#include "../hip/hip_fp16.h"

#include "../wavebridge/hipblas_functions.h"
