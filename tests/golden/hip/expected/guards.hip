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
#define LEAST 600
#ifdef __HIP_DEVICE_COMPILE__
#define ARCH 800
#else
#define ARCH 0
#endif
#if defined(__HIP_DEVICE_COMPILE__) && defined(__HIP_DEVICE_COMPILE__) && ARCH >= 700
#define DIVIDED 1
#endif
#if !((defined(__HIP_DEVICE_COMPILE__)) || !defined(__HIP_DEVICE_COMPILE__))
#error "needs 8.0"
#endif
#if (defined(__HIP_PLATFORM_AMD__) || defined(CUDART_VERSION)) && (!defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000)
#error "too old"
#endif
#if defined(__CUDACC__) || defined(__HIPCC__)
#define PORTABLE 1
#endif
#if (defined(__HIP_DEVICE_COMPILE__) ? 800 : 0) >= UNSEEN
#define NEW 1
#endif
int capability(hipDeviceProp_t prop) { return prop.major * 10 + prop.minor; }
