// cuBLAS.
#pragma once
#include "wavebridge_cuda.h"

#include "cublas_v2.h"
