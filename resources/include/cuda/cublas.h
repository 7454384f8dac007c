// cuBLAS's first interface, with a status kept by the library.
#pragma once
#include "wavebridge_cuda.h"

#include "cublas_v2.h"
#include "wavebridge_host/cublas_legacy_functions.h"
