// CUDA's atomicAdd on half, bfloat16 and their pairs (CUDA C++ Programming Guide, "atomicAdd()").
//
// Each is a loop around a 32-bit compare-and-swap. CUDA promises atomicity for each half of a pair only; here the pair is
// updated as a whole.
#ifndef WAVEBRIDGE_HALF_ATOMICS_H
#define WAVEBRIDGE_HALF_ATOMICS_H

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

template <typename Word, typename Value>
__device__ inline Value bits_as(Word word) {
  static_assert(sizeof(Word) == sizeof(Value));
  Value value;
  __builtin_memcpy(&value, &word, sizeof(Value));
  return value;
}

template <typename Pair, typename Sum>
__device__ inline Pair update_pair(Pair* address, Sum sum) {
  unsigned int* word = reinterpret_cast<unsigned int*>(address);
  unsigned int old = *word;
  unsigned int expected;
  do {
    expected = old;
    const Pair changed = sum(bits_as<unsigned int, Pair>(expected));
    old = ::atomicCAS(word, expected, bits_as<Pair, unsigned int>(changed));
  } while (old != expected);
  return bits_as<unsigned int, Pair>(old);
}

// The aligned word around a 16-bit value holds its neighbour too.
template <typename Value, typename Sum>
__device__ inline Value update_half(Value* address, Sum sum) {
  const unsigned long long place = reinterpret_cast<unsigned long long>(address);
  unsigned int* word = reinterpret_cast<unsigned int*>(place & ~3ull);
  const unsigned int shift = static_cast<unsigned int>(place & 2ull) * 8u;
  unsigned int old = *word;
  unsigned int expected;
  do {
    expected = old;
    const unsigned short now = static_cast<unsigned short>(expected >> shift);
    const Value changed = sum(bits_as<unsigned short, Value>(now));
    const unsigned int bits = static_cast<unsigned int>(bits_as<Value, unsigned short>(changed)) << shift;
    old = ::atomicCAS(word, expected, (expected & ~(0xffffu << shift)) | bits);
  } while (old != expected);
  return bits_as<unsigned short, Value>(static_cast<unsigned short>(old >> shift));
}

}  // namespace detail

__device__ inline __half2 atomicAdd(__half2* address, __half2 value) {
  return detail::update_pair(address, [value](__half2 now) { return __hadd2(now, value); });
}
__device__ inline __hip_bfloat162 atomicAdd(__hip_bfloat162* address, __hip_bfloat162 value) {
  return detail::update_pair(address, [value](__hip_bfloat162 now) { return __hadd2(now, value); });
}
__device__ inline __half atomicAdd(__half* address, __half value) {
  return detail::update_half(address, [value](__half now) { return __hadd(now, value); });
}
__device__ inline __hip_bfloat16 atomicAdd(__hip_bfloat16* address, __hip_bfloat16 value) {
  return detail::update_half(address, [value](__hip_bfloat16 now) { return __hadd(now, value); });
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_HALF_ATOMICS_H
