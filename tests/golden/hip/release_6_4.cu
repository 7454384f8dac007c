#include <cuda_runtime.h>
__global__ void k(int *p) {
  __syncwarp();
  p[threadIdx.x] = __reduce_add_sync(0xffffffff, p[threadIdx.x]);
  __shared__ int s[1024 / warpSize];
  s[0] = 0;
}
void f() { k<<<1, 1>>>(nullptr); cudaGetLastError(); }
