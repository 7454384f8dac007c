// cuBLASXt.
#pragma once
#include "wavebridge_cuda.h"

#include "cublas_v2.h"
#include "wavebridge_host/cublas_xt_functions.h"
