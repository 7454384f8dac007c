#include <hip/hip_runtime.h>
#ifdef __HIPCC__
#define BOTH __host__ __device__
#else
#define BOTH
#endif
#if !defined(__HIP_DEVICE_COMPILE__) || defined(__HIP_DEVICE_COMPILE__)
#else
__device__ double atomicAdd(double *address, double value);
#endif
BOTH int where() {
#ifdef __HIP_DEVICE_COMPILE__
  return 1;
#else
  return 0;
#endif
}
__device__ int fast(int x) {
#if defined(__HIP_DEVICE_COMPILE__) && (__CUDA_ARCH__ >= 900)
  asm volatile("" ::: "memory");
  return x;
#elif defined(__HIP_DEVICE_COMPILE__)
  return x + 1;
#else
  return x + 2;
#endif
}
#if CUDART_VERSION >= 12000
#define MODERN 1
#endif
void choose(hipDeviceProp_t prop, int *path) { *path = prop.major >= 7 ? 1 : 0; }
