#include <cuda_bf16.h>
#include <cuda_fp16.h>

// For devices that have no such function; the rest of the file means CUDA's.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
__device__ __nv_bfloat162 make_bfloat162(const __nv_bfloat16 x, const __nv_bfloat16 y) {
  __nv_bfloat162 pair;
  pair.x = x;
  pair.y = y;
  return pair;
}
#endif

__global__ void clamp(half2 *p, const half2 *low, const half2 *high) {
  p[threadIdx.x] = __hmin2(__hmax2(p[threadIdx.x], low[threadIdx.x]), high[threadIdx.x]);
}

__global__ void fill(__nv_bfloat162 *p, __nv_bfloat16 value) {
  p[threadIdx.x] = __hmax2(make_bfloat162(value, value), p[threadIdx.x]);
}
