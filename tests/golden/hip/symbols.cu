#include <cuda_runtime.h>
#define CHECK(x) do { if ((x) != cudaSuccess) return 1; } while (0)
#define UPLOAD(symbol, from) cudaMemcpyToSymbol(symbol, from, sizeof(symbol))
__constant__ float coefficients[4];
__device__ int counter;
template <int N> __global__ void kernel(float *p) { p[0] = coefficients[N] + counter; }
int run(const float *host, float *p) {
  CHECK(cudaMemcpyToSymbol(coefficients, host, sizeof(coefficients)));
  CHECK(cudaMemcpyToSymbol(coefficients,
                           host, sizeof(float),
                           2 * sizeof(float), cudaMemcpyHostToDevice));
  UPLOAD(coefficients, host);
  int n;
  CHECK(cudaMemcpyFromSymbol(&n, counter, sizeof(n)));
  void *address;
  CHECK(cudaGetSymbolAddress(&address, counter));
  CHECK(cudaFuncSetAttribute(kernel<2>, cudaFuncAttributeMaxDynamicSharedMemorySize, 48 * 1024));
  cudaFuncAttributes attributes;
  CHECK(cudaFuncGetAttributes(&attributes, kernel<1>));
  void *arguments[] = {&p};
  CHECK(cudaLaunchKernel((void *)kernel<1>, dim3(1), dim3(1), arguments, 0, nullptr));
  int blocks;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel<1>, 64, 0));
  return 0;
}
