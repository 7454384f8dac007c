#include <hip/hip_runtime.h>
#include "wavebridge/warp.h"
__global__ void k(int *p) {
  wavebridge::syncwarp();
  p[threadIdx.x] = wavebridge::reduce_add_sync(~0ull, p[threadIdx.x]);
  __shared__ int s[1024 / warpSize];
  s[0] = 0;
}
void f() { k<<<1, 1>>>(nullptr); hipGetLastError(); }
