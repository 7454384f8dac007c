// Members of cudaDeviceProp that ROCm 5.7 lacks.
#include <cstdio>
#include <hip/hip_runtime.h>
#include "wavebridge/device_attribute.h"

void every_device() {
  int n = 0;
  hipGetDeviceCount(&n);
  for (int dev = 0; dev < n; ++dev) {
    hipDeviceProp_t prop;
    hipGetDeviceProperties(&prop, dev);
    printf("%s: %d copy engines, %zu bytes\n", prop.name, wavebridge::device_attribute<int>(hipDeviceAttributeAsyncEngineCount, dev), wavebridge::device_attribute<size_t>(hipDeviceAttributeSharedMemPerMultiprocessor, dev));
  }
}

bool is_unified(hipDeviceProp_t *p) {
  hipGetDeviceProperties(p, 0);
  return wavebridge::device_attribute<int>(hipDeviceAttributeUnifiedAddressing, 0) != 0;
}
