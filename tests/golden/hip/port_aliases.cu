// A project with a HIP port of its own: its aliases stay, so that no line defines HIP's name as itself.
#if defined(PROJECT_USE_HIP)
#include <hip/hip_runtime.h>
#define cudaEventDisableTiming hipEventDisableTiming
#define cudaFree hipFree
#define cudaGetDeviceProperties hipGetDeviceProperties
typedef hipStream_t cudaStream_t;
using cudaEvent_t = hipEvent_t;
#else
#include <cuda_runtime.h>
#endif
#define PROJECT_FREE cudaFree

void release(float *p, cudaEvent_t *event) {
  cudaEventCreateWithFlags(event, cudaEventDisableTiming);
  PROJECT_FREE(p);
  cudaFree(p);
}
