// A project with a HIP port of its own: its aliases stay, so that no line defines HIP's name as itself.
#include <hip/hip_runtime.h>
#if defined(PROJECT_USE_HIP)
#include <hip/hip_runtime.h>
#define cudaEventDisableTiming hipEventDisableTiming
#define cudaFree hipFree
#define cudaGetDeviceProperties hipGetDeviceProperties
typedef hipStream_t cudaStream_t;
using cudaEvent_t = hipEvent_t;
#else
#include <hip/hip_runtime.h>
#endif
#define PROJECT_FREE hipFree

void release(float *p, hipEvent_t *event) {
  hipEventCreateWithFlags(event, hipEventDisableTiming);
  PROJECT_FREE(p);
  hipFree(p);
}
