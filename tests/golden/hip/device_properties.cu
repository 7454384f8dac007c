// Members of cudaDeviceProp that ROCm 5.7 lacks.
#include <cstdio>
#include <cuda_runtime.h>

void every_device() {
  int n = 0;
  cudaGetDeviceCount(&n);
  for (int dev = 0; dev < n; ++dev) {
    cudaDeviceProp prop;
    cudaGetDeviceProperties(&prop, dev);
    printf("%s: %d copy engines, %zu bytes\n", prop.name, prop.asyncEngineCount, prop.sharedMemPerMultiprocessor);
  }
}

bool is_unified(cudaDeviceProp *p) {
  cudaGetDeviceProperties(p, 0);
  return p->unifiedAddressing != 0;
}
