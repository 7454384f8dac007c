#include <hip/hip_runtime.h>
__global__ void k(int *p) {
  unsigned long long m = __ballot(p[threadIdx.x] > 0);
  p[threadIdx.x] = __popcll(m) + __shfl_down(p[0], warpSize / 2);
}
int main() {
  hipLaunchKernelGGL(k, dim3(1), dim3(64), 0, 0, nullptr);
  return hipDeviceSynchronize();
}
