#ifndef HIPBLAS_V2
#define HIPBLAS_V2
#endif
#ifndef ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#define ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#endif
#ifndef HIP_ENABLE_WARP_SYNC_BUILTINS
#define HIP_ENABLE_WARP_SYNC_BUILTINS
#endif
#ifndef HIPBLAS_USE_HIP_HALF
#define HIPBLAS_USE_HIP_HALF
#endif
#include <hip/hip_runtime.h>
#include "names_local.h"
#include "hip/hip_runtime_api.h"  // quoted, but no file of the project
#include <hip/hip_fp16.h>
#ifdef WITH_BLAS
#include <hipblas/hipblas.h>
#endif
__global__ void twice(__half *p) { p[0] = __hadd(p[0], p[0]); }
