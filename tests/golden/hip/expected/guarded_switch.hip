#include <hip/hip_runtime.h>

// A switch for what HIP cannot compile stays off, and one for what it can compile goes on.
#if CUDART_VERSION >= 11080
#define USE_DEPENDENT_LAUNCHES
#endif
#if (defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11000)
#define USE_SQUARES 1
#endif

#if defined(USE_DEPENDENT_LAUNCHES)
int count(const cudaLaunchConfig_t *config) { return config->numAttrs; }
#endif

__global__ void square(float *p) {
#if USE_SQUARES
  p[threadIdx.x] *= p[threadIdx.x];
#endif
}
