#include <hip/hip_runtime.h>
#include "wavebridge/half_atomics.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
__global__ void k(half *h, __half2 *pairs, __hip_bfloat16 *b, float *f) {
  half2 sum;
  sum = half2{};
  half2 parts[2];
  parts[1] = half2{};
  sum = __hadd2(sum, parts[1]);
  wavebridge::atomicAdd(h, __float2half(1.0f));
  wavebridge::atomicAdd(&pairs[1], sum);
  wavebridge::atomicAdd((half2 *)&h[2], sum);
  wavebridge::atomicAdd(b + 1, __float2bfloat16(1.0f));
  atomicAdd(f, 1.0f);
}
