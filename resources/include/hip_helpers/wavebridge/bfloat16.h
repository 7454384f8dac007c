// Conversions to bfloat16 that HIP lacks in some releases (CUDA Math API, "Bfloat16 Precision Conversion").
#ifndef WAVEBRIDGE_BFLOAT16_H
#define WAVEBRIDGE_BFLOAT16_H

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

// A bfloat16 is a float; the conversion to an integer rounds as named, saturates, and gives 0 for NaN.
#define WAVEBRIDGE_BFLOAT16_TO(NAME, TYPE, FROM_FLOAT)                                                       \
  __device__ inline TYPE bfloat162##NAME(__hip_bfloat16 x) { return static_cast<TYPE>(FROM_FLOAT(__bfloat162float(x))); }
#define WAVEBRIDGE_BFLOAT16_TO_ALL(NAME, TYPE, CONVERT) \
  WAVEBRIDGE_BFLOAT16_TO(NAME##_rn, TYPE, CONVERT##_rn) \
  WAVEBRIDGE_BFLOAT16_TO(NAME##_rz, TYPE, CONVERT##_rz) \
  WAVEBRIDGE_BFLOAT16_TO(NAME##_rd, TYPE, CONVERT##_rd) \
  WAVEBRIDGE_BFLOAT16_TO(NAME##_ru, TYPE, CONVERT##_ru)
namespace detail {

__device__ inline float rounded_rn(float x) { return rintf(x); }
__device__ inline float rounded_rz(float x) { return truncf(x); }
__device__ inline float rounded_rd(float x) { return floorf(x); }
__device__ inline float rounded_ru(float x) { return ceilf(x); }

// Bounds are exact in float, or the next float below what is out of range.  NaN gives 0, and the value with only the top bit set
// where the integer has 64 bits (PTX ISA, "cvt").
template <typename Integer>
__device__ inline Integer saturated(float x, float below, float above, Integer least, Integer most) {
  if (x != x) return sizeof(Integer) == 8 ? static_cast<Integer>(1ull << 63) : 0;
  if (x <= below) return least;
  if (x >= above) return most;
  return static_cast<Integer>(x);
}
#define WAVEBRIDGE_ROUNDED(NAME, TYPE, BELOW, ABOVE, LEAST, MOST)                                                \
  __device__ inline TYPE NAME##_rn(float x) { return saturated<TYPE>(rounded_rn(x), BELOW, ABOVE, LEAST, MOST); } \
  __device__ inline TYPE NAME##_rz(float x) { return saturated<TYPE>(rounded_rz(x), BELOW, ABOVE, LEAST, MOST); } \
  __device__ inline TYPE NAME##_rd(float x) { return saturated<TYPE>(rounded_rd(x), BELOW, ABOVE, LEAST, MOST); } \
  __device__ inline TYPE NAME##_ru(float x) { return saturated<TYPE>(rounded_ru(x), BELOW, ABOVE, LEAST, MOST); }
WAVEBRIDGE_ROUNDED(to_short, short, -32768.0f, 32767.0f, -32768, 32767)
WAVEBRIDGE_ROUNDED(to_ushort, unsigned short, 0.0f, 65535.0f, 0, 65535)
WAVEBRIDGE_ROUNDED(to_int, int, -2147483648.0f, 2147483648.0f, -2147483647 - 1, 2147483647)
WAVEBRIDGE_ROUNDED(to_uint, unsigned int, 0.0f, 4294967296.0f, 0u, 4294967295u)
WAVEBRIDGE_ROUNDED(to_ll, long long, -9223372036854775808.0f, 9223372036854775808.0f, -9223372036854775807ll - 1,
                   9223372036854775807ll)
WAVEBRIDGE_ROUNDED(to_ull, unsigned long long, 0.0f, 18446744073709551616.0f, 0ull, 18446744073709551615ull)
#undef WAVEBRIDGE_ROUNDED

}  // namespace detail

WAVEBRIDGE_BFLOAT16_TO_ALL(short, short, detail::to_short)
WAVEBRIDGE_BFLOAT16_TO_ALL(ushort, unsigned short, detail::to_ushort)
WAVEBRIDGE_BFLOAT16_TO_ALL(int, int, detail::to_int)
WAVEBRIDGE_BFLOAT16_TO_ALL(uint, unsigned int, detail::to_uint)
WAVEBRIDGE_BFLOAT16_TO_ALL(ll, long long, detail::to_ll)
WAVEBRIDGE_BFLOAT16_TO_ALL(ull, unsigned long long, detail::to_ull)

#undef WAVEBRIDGE_BFLOAT16_TO_ALL
#undef WAVEBRIDGE_BFLOAT16_TO

}  // namespace wavebridge

#endif  // WAVEBRIDGE_BFLOAT16_H
