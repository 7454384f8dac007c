// The larger and the smaller of two pairs, element by element: HIP has them for pairs of bfloat16 alone (CUDA Math API,
// "Half2 Comparison Functions").
#ifndef WAVEBRIDGE_HALF_PAIRS_H
#define WAVEBRIDGE_HALF_PAIRS_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

namespace wavebridge {

__host__ __device__ inline __half2 hmax2(__half2 a, __half2 b) {
  return __half2(__hmax(static_cast<__half>(a.x), static_cast<__half>(b.x)),
                 __hmax(static_cast<__half>(a.y), static_cast<__half>(b.y)));
}
__host__ __device__ inline __half2 hmin2(__half2 a, __half2 b) {
  return __half2(__hmin(static_cast<__half>(a.x), static_cast<__half>(b.x)),
                 __hmin(static_cast<__half>(a.y), static_cast<__half>(b.y)));
}
template <typename Pair>
__host__ __device__ inline Pair hmax2(Pair a, Pair b) {
  return __hmax2(a, b);
}
template <typename Pair>
__host__ __device__ inline Pair hmin2(Pair a, Pair b) {
  return __hmin2(a, b);
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_HALF_PAIRS_H
