// cudaMalloc in a comment stays, and so does "cudaFree" in a string.
#include <cuda_runtime.h>
#include <cstdio>
#include "names_local.h"

#define CHECK(call)                                                                  \
  do {                                                                               \
    cudaError_t status = (call); /* cudaError_t here stays */                        \
    if (status != cudaSuccess) printf("cudaError: %s\n", cudaGetErrorString(status)); \
  } while (0)

#if USE_POOL
static void *pool() { void *p; cudaMallocAsync(&p, 1 << 20, nullptr); return p; }
#elif defined(NEVER)
#error cudaMalloc is not renamed in the text of an error
#endif

const char *raw = R"(cudaMalloc("raw"))";

int main() {
  float *p = nullptr;
  CHECK(cudaMalloc((void **)&p, 4 * sizeof(float)));
  CHECK(cudaMemset(p, 0, 1'000));
  cuda\
DeviceSynchronize();
  CHECK(cudaFree(p));
}
