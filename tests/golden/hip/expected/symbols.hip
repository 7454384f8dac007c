#include <hip/hip_runtime.h>
#define CHECK(x) do { if ((x) != hipSuccess) return 1; } while (0)
#define UPLOAD(symbol, from) hipMemcpyToSymbol(HIP_SYMBOL(symbol), from, sizeof(symbol))
__constant__ float coefficients[4];
__device__ int counter;
template <int N> __global__ void kernel(float *p) { p[0] = coefficients[N] + counter; }
int run(const float *host, float *p) {
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(coefficients), host, sizeof(coefficients)));
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(coefficients),
                           host, sizeof(float),
                           2 * sizeof(float), hipMemcpyHostToDevice));
  UPLOAD(coefficients, host);
  int n;
  CHECK(hipMemcpyFromSymbol(&n, HIP_SYMBOL(counter), sizeof(n)));
  void *address;
  CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(counter)));
  CHECK(hipFuncSetAttribute(reinterpret_cast<const void*>(kernel<2>), hipFuncAttributeMaxDynamicSharedMemorySize, 48 * 1024));
  hipFuncAttributes attributes;
  CHECK(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(kernel<1>)));
  void *arguments[] = {&p};
  CHECK(hipLaunchKernel((void *)kernel<1>, dim3(1), dim3(1), arguments, 0, nullptr));
  int blocks;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel<1>, 64, 0));
  return 0;
}
