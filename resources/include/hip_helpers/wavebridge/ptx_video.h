// PTX's video instructions: sums, differences, extremes and comparisons of bytes, halves and words, one by one or several.
#ifndef WAVEBRIDGE_PTX_VIDEO_H
#define WAVEBRIDGE_PTX_VIDEO_H

#include <hip/hip_runtime.h>

namespace wavebridge {
namespace ptx {

// A part of a register: byte 0 to 3, half 4 or 5, or all of it (-1).
template <int part, bool is_signed>
__device__ inline long long video_part(unsigned int a) {
  if (part < 0) return is_signed ? static_cast<long long>(static_cast<int>(a)) : static_cast<long long>(a);
  const unsigned int moved = a >> (part < 4 ? 8 * (part & 3) : 16 * (part & 1));
  if (part < 4) return is_signed ? static_cast<long long>(static_cast<signed char>(moved)) : static_cast<long long>(moved & 0xffu);
  return is_signed ? static_cast<long long>(static_cast<short>(moved)) : static_cast<long long>(moved & 0xffffu);
}
template <int bits, bool is_signed>
__device__ inline long long video_clamp(long long a) {
  const long long low = is_signed ? -(1ll << (bits - 1)) : 0;
  const long long high = is_signed ? (1ll << (bits - 1)) - 1 : (1ll << bits) - 1;
  return a < low ? low : a > high ? high : a;
}
// Puts the low bits into a part of c.
template <int part>
__device__ inline unsigned int video_merge(long long a, unsigned int c) {
  const int shift = part < 4 ? 8 * (part & 3) : 16 * (part & 1);
  const unsigned int mask = (part < 4 ? 0xffu : 0xffffu) << shift;
  return (c & ~mask) | (static_cast<unsigned int>(a) << shift & mask);
}

struct video_add { __device__ static long long of(long long a, long long b) { return a + b; } };
struct video_sub { __device__ static long long of(long long a, long long b) { return a - b; } };
struct video_absdiff { __device__ static long long of(long long a, long long b) { return a < b ? b - a : a - b; } };
struct video_min { __device__ static long long of(long long a, long long b) { return b < a ? b : a; } };
struct video_max { __device__ static long long of(long long a, long long b) { return a < b ? b : a; } };
struct video_avrg { __device__ static long long of(long long a, long long b) { return (a + b + (a + b >= 0 ? 1 : 0)) >> 1; } };
struct video_eq { __device__ static long long of(long long a, long long b) { return a == b; } };
struct video_ne { __device__ static long long of(long long a, long long b) { return a != b; } };
struct video_lt { __device__ static long long of(long long a, long long b) { return a < b; } };
struct video_le { __device__ static long long of(long long a, long long b) { return a <= b; } };
struct video_gt { __device__ static long long of(long long a, long long b) { return a > b; } };
struct video_ge { __device__ static long long of(long long a, long long b) { return a >= b; } };
struct video_shl_clamp { __device__ static long long of(long long a, long long b) { return b < 0 || b > 31 ? 0 : static_cast<long long>(static_cast<unsigned long long>(a) << b); } };
struct video_shr_clamp { __device__ static long long of(long long a, long long b) { return a >> (b < 0 || b > 32 ? 32 : b); } };
struct video_shl_wrap { __device__ static long long of(long long a, long long b) { return static_cast<long long>(static_cast<unsigned long long>(a) << (b & 31)); } };
struct video_shr_wrap { __device__ static long long of(long long a, long long b) { return a >> (b & 31); } };

// All parts of a and b by the same operation; `bits` is 8 or 16.
template <typename Operation, int bits, bool signed_a, bool signed_b, bool saturates, bool signed_result>
__device__ inline unsigned int video_lanes(unsigned int a, unsigned int b) {
  unsigned int result = 0;
  for (int at = 0; at < 32; at += bits) {
    const long long x = bits == 8 ? video_part<0, signed_a>(a >> at) : video_part<4, signed_a>(a >> at);
    const long long y = bits == 8 ? video_part<0, signed_b>(b >> at) : video_part<4, signed_b>(b >> at);
    long long r = Operation::of(x, y);
    if (saturates) r = video_clamp<bits, signed_result>(r);
    result |= (static_cast<unsigned int>(r) & (0xffffffffu >> (32 - bits))) << at;
  }
  return result;
}
// The results of all parts added to c.
template <typename Operation, int bits, bool signed_a, bool signed_b, bool saturates, bool signed_result>
__device__ inline unsigned int video_sum(unsigned int a, unsigned int b, unsigned int c) {
  for (int at = 0; at < 32; at += bits) {
    const long long x = bits == 8 ? video_part<0, signed_a>(a >> at) : video_part<4, signed_a>(a >> at);
    const long long y = bits == 8 ? video_part<0, signed_b>(b >> at) : video_part<4, signed_b>(b >> at);
    long long r = Operation::of(x, y);
    if (saturates) r = video_clamp<bits, signed_result>(r);
    c += static_cast<unsigned int>(r);
  }
  return c;
}

}  // namespace ptx
}  // namespace wavebridge

#endif  // WAVEBRIDGE_PTX_VIDEO_H
