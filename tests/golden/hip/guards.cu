#include <cuda_runtime.h>
#ifdef __CUDACC__
#define BOTH __host__ __device__
#else
#define BOTH
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
#else
__device__ double atomicAdd(double *address, double value);
#endif
BOTH int where() {
#ifdef __CUDA_ARCH__
  return 1;
#else
  return 0;
#endif
}
__device__ int fast(int x) {
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 900)
  asm("// only there" ::);
  return x;
#elif 700 <= __CUDA_ARCH__
  return x + 1;
#else
  return x + 2;
#endif
}
#if CUDART_VERSION >= 12000
#define MODERN 1
#endif
void choose(cudaDeviceProp prop, int *path) { *path = prop.major >= 7 ? 1 : 0; }
#define LEAST 600
#define ARCH __CUDA_ARCH__
#if __CUDA_ARCH__ / 100 >= 7 && (__CUDA_ARCH__) >= LEAST && ARCH >= 700
#define DIVIDED 1
#endif
#if !((__CUDA_ARCH__ >= 800) || !defined(__CUDA_ARCH__))
#error "needs 8.0"
#endif
#if defined(CUDART_VERSION) && CUDART_VERSION < 9000
#error "too old"
#endif
#if defined(__CUDACC__) || defined(__HIPCC__)
#define PORTABLE 1
#endif
#if __CUDA_ARCH__ >= UNSEEN
#define NEW 1
#endif
int capability(cudaDeviceProp prop) { return prop.major * 10 + prop.minor; }
