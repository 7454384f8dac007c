// Conversions to bfloat16 that HIP lacks in some releases (CUDA Math API, "Bfloat16 Precision Conversion").
#pragma once

#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

// The bits of a bfloat16 are the upper half of a float's. `keep` of the lower half is what the rounding asks for.
__host__ __device__ inline __hip_bfloat16 bfloat16_of_upper_half(float x) {
  unsigned int bits;
  __builtin_memcpy(&bits, &x, sizeof(bits));
  bits &= 0xffff0000u;
  __builtin_memcpy(&x, &bits, sizeof(bits));
  return __float2bfloat16(x);
}

// A float that rounds to bfloat16 as the integer itself does: cut off to float, with the last bit set where bits were lost.
template <typename Integer>
__host__ __device__ inline float rounded_to_odd(Integer value) {
  float x = static_cast<float>(value);
  const double exact = static_cast<double>(value);
  if (static_cast<double>(x) != exact) {
    unsigned int bits;
    __builtin_memcpy(&bits, &x, sizeof(bits));
    const double magnitude = exact < 0 ? -exact : exact;
    const double rounded = x < 0 ? -static_cast<double>(x) : static_cast<double>(x);
    if (rounded > magnitude) --bits;
    bits |= 1u;
    __builtin_memcpy(&x, &bits, sizeof(bits));
  }
  return x;
}

}  // namespace detail

__host__ __device__ inline __hip_bfloat16 float2bfloat16_rn(float x) { return __float2bfloat16(x); }
__host__ __device__ inline __hip_bfloat16 float2bfloat16_rz(float x) {
  return x != x ? __float2bfloat16(x) : detail::bfloat16_of_upper_half(x);
}
__host__ __device__ inline __hip_bfloat162 float2bfloat162_rn(float x) {
  return __halves2bfloat162(__float2bfloat16(x), __float2bfloat16(x));
}
__host__ __device__ inline __hip_bfloat162 floats2bfloat162_rn(float x, float y) {
  return __halves2bfloat162(__float2bfloat16(x), __float2bfloat16(y));
}
__host__ __device__ inline __hip_bfloat16 short2bfloat16_rn(short x) { return __float2bfloat16(static_cast<float>(x)); }
__host__ __device__ inline __hip_bfloat16 ushort2bfloat16_rn(unsigned short x) {
  return __float2bfloat16(static_cast<float>(x));
}
__host__ __device__ inline __hip_bfloat16 int2bfloat16_rn(int x) { return __float2bfloat16(detail::rounded_to_odd(x)); }
__host__ __device__ inline __hip_bfloat16 uint2bfloat16_rn(unsigned int x) {
  return __float2bfloat16(detail::rounded_to_odd(x));
}
__host__ __device__ inline __hip_bfloat162 make_bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) {
  return __halves2bfloat162(x, y);
}

}  // namespace wavebridge
