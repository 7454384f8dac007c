#include <hip/hip_runtime.h>
#include "wavebridge/bfloat16.h"
#include "wavebridge/half_pairs.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

// For devices that have no such function; the rest of the file means CUDA's.
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__HIP_DEVICE_COMPILE__)
__device__ __hip_bfloat162 make_bfloat162(const __hip_bfloat16 x, const __hip_bfloat16 y) {
  __hip_bfloat162 pair;
  pair.x = x;
  pair.y = y;
  return pair;
}
#endif

__global__ void clamp(half2 *p, const half2 *low, const half2 *high) {
  p[threadIdx.x] = wavebridge::hmin2(wavebridge::hmax2(p[threadIdx.x], low[threadIdx.x]), high[threadIdx.x]);
}

__global__ void fill(__hip_bfloat162 *p, __hip_bfloat16 value) {
  p[threadIdx.x] = wavebridge::hmax2(wavebridge::make_bfloat162(value, value), p[threadIdx.x]);
}
