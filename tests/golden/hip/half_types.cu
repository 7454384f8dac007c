#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void k(half *h, __half2 *pairs, __nv_bfloat16 *b, float *f) {
  half2 sum;
  sum = {};
  half2 parts[2];
  parts[1] = {};
  sum = __hadd2(sum, parts[1]);
  atomicAdd(h, __float2half(1.0f));
  atomicAdd(&pairs[1], sum);
  atomicAdd((half2 *)&h[2], sum);
  atomicAdd(b + 1, __float2bfloat16(1.0f));
  atomicAdd(f, 1.0f);
}
