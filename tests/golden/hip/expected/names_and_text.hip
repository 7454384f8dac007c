// cudaMalloc in a comment stays, and so does "cudaFree" in a string.
#ifndef HIP_ENABLE_WARP_SYNC_BUILTINS
#define HIP_ENABLE_WARP_SYNC_BUILTINS
#endif
#include <hip/hip_runtime.h>
#include <cstdio>
#include "names_local.h"

#define CHECK(call)                                                                  \
  do {                                                                               \
    hipError_t status = (call); /* cudaError_t here stays */                        \
    if (status != hipSuccess) printf("cudaError: %s\n", hipGetErrorString(status)); \
  } while (0)

#if USE_POOL
static void *pool() { void *p; hipMallocAsync(&p, 1 << 20, nullptr); return p; }
#elif defined(NEVER)
#error cudaMalloc is not renamed in the text of an error
#endif

const char *raw = R"(cudaMalloc("raw"))";

int main() {
  float *p = nullptr;
  CHECK(hipMalloc((void **)&p, 4 * sizeof(float)));
  CHECK(hipMemset(p, 0, 1'000));
  hipDeviceSynchronize();
  CHECK(hipFree(p));
}
