// Warp functions of CUDA that HIP lacks in some releases.
//
// CUDA's warp has 32 lanes. On a wave of 64 lanes each half acts as one such warp, and a lane mask holds the lanes of both
// halves, so that `mask` has 64 bits as everywhere in HIP.
#ifndef WAVEBRIDGE_WARP_H
#define WAVEBRIDGE_WARP_H

#include <hip/hip_runtime.h>

namespace wavebridge {

// CUDA: __syncwarp. The lanes of an AMD wave run in step; what is needed is that the compiler keeps the order of memory
// operations across this point and that they are done before the lanes go on.
__device__ inline void syncwarp(unsigned long long mask = ~0ull) {
#if defined(WAVEBRIDGE_EMULATOR)
  ::__syncwarp(mask);
#else
  (void)mask;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
#endif
}

// CUDA: __all_sync. HIP's is false where a lane of the mask is not there, and on a wave of 64 lanes half of them may not be:
// in a block of 32 threads, or in code for one of CUDA's warps.
__device__ inline int all_sync(unsigned long long mask, int predicate) {
  return (__ballot(1) & ~__ballot(predicate) & mask) == 0;
}

namespace detail {

// Combines the values of the lanes in the caller's half of `mask`, lane by lane, in rising order.
template <typename T, typename Combine>
__device__ inline T reduce_lanes(unsigned long long mask, T value, Combine combine) {
  const unsigned int half = __lane_id() & 32u;
  unsigned int lanes = static_cast<unsigned int>(mask >> half);
  T result = value;
  bool first = true;
  while (lanes != 0) {
    const int lane = __ffs(static_cast<int>(lanes)) - 1;
    const T other = __shfl(value, lane, 32);
    result = first ? other : combine(result, other);
    first = false;
    lanes &= lanes - 1;
  }
  return result;
}

}  // namespace detail

// CUDA: __reduce_{add,min,max,and,or,xor}_sync. They take int and unsigned int; what is narrower is promoted, as in CUDA.
#define WAVEBRIDGE_REDUCE(name, type, expression)                                                  \
  __device__ inline type reduce_##name##_sync(unsigned long long mask, type value) {               \
    return detail::reduce_lanes(mask, value, [](type a, type b) -> type { return expression; });   \
  }
WAVEBRIDGE_REDUCE(add, unsigned int, a + b)
WAVEBRIDGE_REDUCE(add, int, static_cast<int>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b)))
WAVEBRIDGE_REDUCE(min, unsigned int, b < a ? b : a)
WAVEBRIDGE_REDUCE(min, int, b < a ? b : a)
WAVEBRIDGE_REDUCE(max, unsigned int, a < b ? b : a)
WAVEBRIDGE_REDUCE(max, int, a < b ? b : a)
WAVEBRIDGE_REDUCE(and, unsigned int, a & b)
WAVEBRIDGE_REDUCE(or, unsigned int, a | b)
WAVEBRIDGE_REDUCE(xor, unsigned int, a ^ b)
#undef WAVEBRIDGE_REDUCE

}  // namespace wavebridge

#endif  // WAVEBRIDGE_WARP_H
