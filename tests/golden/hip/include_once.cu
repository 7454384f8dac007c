#include "names_local.h"
#include <cuda.h>
#include <cuda_runtime.h>
#include "cuda_runtime_api.h"  // quoted, but no file of the project
#include <device_launch_parameters.h>
#include <cuda_fp16.h>
#ifdef WITH_BLAS
#include <cublas_v2.h>
#endif
__global__ void twice(__half *p) { p[0] = __hadd(p[0], p[0]); }
