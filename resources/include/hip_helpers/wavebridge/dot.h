// CUDA's integer dot products of packed bytes (CUDA Math API, "Integer Intrinsics").
#ifndef WAVEBRIDGE_DOT_H
#define WAVEBRIDGE_DOT_H

#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

__device__ inline int signed_byte(unsigned int word, int byte) { return static_cast<int>(word << (24 - 8 * byte)) >> 24; }
__device__ inline unsigned int unsigned_byte(unsigned int word, int byte) { return (word >> (8 * byte)) & 0xffu; }
__device__ inline int signed_half(unsigned int word, int half) { return static_cast<int>(word << (16 - 16 * half)) >> 16; }
__device__ inline unsigned int unsigned_half(unsigned int word, int half) { return (word >> (16 * half)) & 0xffffu; }

template <typename V>
__device__ inline unsigned int word_of(V value) {
  static_assert(sizeof(V) == 4);
  unsigned int word;
  __builtin_memcpy(&word, &value, 4);
  return word;
}

}  // namespace detail

// Sums wrap, as the instruction's do.
__device__ inline unsigned int dp4a(unsigned int a, unsigned int b, unsigned int c) {
  for (int i = 0; i < 4; ++i) c += detail::unsigned_byte(a, i) * detail::unsigned_byte(b, i);
  return c;
}
__device__ inline int dp4a(int a, int b, int c) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int i = 0; i < 4; ++i) {
    sum += static_cast<unsigned int>(detail::signed_byte(a, i) * detail::signed_byte(b, i));
  }
  return static_cast<int>(sum);
}
__device__ inline int dp4a(char4 a, char4 b, int c) {
  return dp4a(static_cast<int>(detail::word_of(a)), static_cast<int>(detail::word_of(b)), c);
}
__device__ inline unsigned int dp4a(uchar4 a, uchar4 b, unsigned int c) {
  return dp4a(detail::word_of(a), detail::word_of(b), c);
}

// The two halves of `a` with the low (high) two bytes of `b`.
__device__ inline unsigned int dp2a_lo(unsigned int a, unsigned int b, unsigned int c) {
  for (int i = 0; i < 2; ++i) c += detail::unsigned_half(a, i) * detail::unsigned_byte(b, i);
  return c;
}
__device__ inline int dp2a_lo(int a, int b, int c) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int i = 0; i < 2; ++i) {
    sum += static_cast<unsigned int>(detail::signed_half(a, i) * detail::signed_byte(b, i));
  }
  return static_cast<int>(sum);
}
__device__ inline unsigned int dp2a_hi(unsigned int a, unsigned int b, unsigned int c) { return dp2a_lo(a, b >> 16, c); }
__device__ inline int dp2a_hi(int a, int b, int c) { return dp2a_lo(a, b >> 16, c); }
__device__ inline int dp2a_lo(short2 a, char4 b, int c) {
  return dp2a_lo(static_cast<int>(detail::word_of(a)), static_cast<int>(detail::word_of(b)), c);
}
__device__ inline int dp2a_hi(short2 a, char4 b, int c) {
  return dp2a_hi(static_cast<int>(detail::word_of(a)), static_cast<int>(detail::word_of(b)), c);
}
__device__ inline unsigned int dp2a_lo(ushort2 a, uchar4 b, unsigned int c) {
  return dp2a_lo(detail::word_of(a), detail::word_of(b), c);
}
__device__ inline unsigned int dp2a_hi(ushort2 a, uchar4 b, unsigned int c) {
  return dp2a_hi(detail::word_of(a), detail::word_of(b), c);
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_DOT_H
