#include <hip/hip_runtime.h>
#include "wavebridge/cache_overloads.h"
struct Pair { float a, b; };
__device__ Pair __ldcs(const Pair *p) { return *p; }
__global__ void k(const float4 *q, const Pair *p, float *out) {
  float4 v = __ldcs(q);
  Pair w = __ldcs(p);
  out[0] = v.x + w.a;
}
