// CUDA's warp functions for warps of 32 lanes on every AMD wave size.
//
// On a wave of 64 lanes each half is one warp of CUDA's: every function works on the half in which the calling lane lies, lane
// masks have CUDA's 32 bits, and the lanes of the other half neither take part nor have to be there. Everything is built on
// HIP's functions without masks, which all ROCm releases have, with and without HIP_ENABLE_WARP_SYNC_BUILTINS; the lanes of
// a wave run in step, so that a mask only selects what counts.
#ifndef WAVEBRIDGE_WARP32_H
#define WAVEBRIDGE_WARP32_H

#include <hip/hip_runtime.h>

// The CPU emulator tells lanes apart that wait at different calls; a call is known by its place in the source.
#if defined(WAVEBRIDGE_EMULATOR)
#define WAVEBRIDGE_PLACE_ALONE wbemu::Site place = wbemu::here()
#define WAVEBRIDGE_PLACE , WAVEBRIDGE_PLACE_ALONE
#define WAVEBRIDGE_AT_PLACE , place
#define WAVEBRIDGE_AT_PLACE_ALONE place
#else
#define WAVEBRIDGE_PLACE_ALONE
#define WAVEBRIDGE_PLACE
#define WAVEBRIDGE_AT_PLACE
#define WAVEBRIDGE_AT_PLACE_ALONE
#endif

namespace wavebridge {
namespace warp32 {
namespace detail {

constexpr unsigned int full = 0xffffffffu;

// The first lane of the caller's half: 0 or 32.
__device__ inline unsigned int half() { return __lane_id() & 32u; }
__device__ inline unsigned int lane() { return __lane_id() & 31u; }

__device__ inline unsigned int of_half(unsigned long long lanes) { return static_cast<unsigned int>(lanes >> half()); }

// The lanes of `mask` in the caller's half for which the predicate holds.
__device__ inline unsigned int vote(unsigned int mask, bool predicate WAVEBRIDGE_PLACE) {
#if defined(WAVEBRIDGE_EMULATOR)
  return of_half(__ballot_sync(static_cast<unsigned long long>(mask) << half(), predicate WAVEBRIDGE_AT_PLACE));
#else
  return of_half(__ballot(predicate)) & mask;
#endif
}
// The same for the lanes that are active, whichever they are.
__device__ inline unsigned int vote_of_active(bool predicate WAVEBRIDGE_PLACE) {
  return of_half(__ballot(predicate WAVEBRIDGE_AT_PLACE));
}

struct OfMask {
  unsigned int mask;
  __device__ int operator()(int word, int source WAVEBRIDGE_PLACE) const {
#if defined(WAVEBRIDGE_EMULATOR)
    return __shfl_sync(static_cast<unsigned long long>(mask) << half(), word, source, 32 WAVEBRIDGE_AT_PLACE);
#else
    return __shfl(word, source, 32);
#endif
  }
};
struct OfActive {
  __device__ int operator()(int word, int source WAVEBRIDGE_PLACE) const {
    return __shfl(word, source, 32 WAVEBRIDGE_AT_PLACE);
  }
};

// A value from a lane (0 to 31) of the caller's half; of any type that owns nothing. (Some of HIP's pairs of 16-bit floats
// have copy constructors of their own, and are plain bits all the same.)
template <typename T, typename Exchange>
__device__ inline T from_lane(const T& value, int source, Exchange exchange WAVEBRIDGE_PLACE) {
#if defined(__clang__)
  static_assert(__is_trivially_destructible(T), "a value is exchanged between lanes byte by byte");
#endif
  constexpr unsigned int count = (sizeof(T) + 3) / 4;
  int words[count] = {};
  __builtin_memcpy(words, static_cast<const void*>(&value), sizeof(T));
  for (unsigned int i = 0; i < count; ++i) words[i] = exchange(words[i], source WAVEBRIDGE_AT_PLACE);
  T result = value;
  __builtin_memcpy(static_cast<void*>(&result), words, sizeof(T));
  return result;
}

// The source lanes of shfl, by mode. As in PTX (shfl.sync), five bits of the operand count, `width` is a power of two up to 32,
// and a lane whose source lies outside of its segment keeps its own value.
__device__ inline int source_at(int wanted, int width) {
  const int segment = static_cast<int>(lane()) & ~(width - 1);
  return segment | (wanted & (width - 1));
}
__device__ inline int source_above(unsigned int delta, int width) {
  const int self = static_cast<int>(lane());
  const int target = self - static_cast<int>(delta & 31u);
  return target < (self & ~(width - 1)) ? self : target;
}
__device__ inline int source_below(unsigned int delta, int width) {
  const int self = static_cast<int>(lane());
  const int target = self + static_cast<int>(delta & 31u);
  return target > (self | (width - 1)) ? self : target;
}
__device__ inline int source_across(int lane_mask, int width) {
  const int self = static_cast<int>(lane());
  const int target = self ^ (lane_mask & 31);
  return target > (self | (width - 1)) ? self : target;
}

// What CUDA's overloads take a number narrower than int as.
template <typename T>
struct Promoted {
  typedef T type;
};
template <> struct Promoted<bool> { typedef int type; };
template <> struct Promoted<char> { typedef int type; };
template <> struct Promoted<signed char> { typedef int type; };
template <> struct Promoted<unsigned char> { typedef int type; };
template <> struct Promoted<short> { typedef int type; };
template <> struct Promoted<unsigned short> { typedef int type; };
template <typename T>
__device__ inline typename Promoted<T>::type promoted(T value) {
  return value;
}

// The lanes of `mask` whose value has the same bits as the caller's.
template <typename T>
__device__ inline unsigned int equal_lanes(unsigned int mask, T value WAVEBRIDGE_PLACE) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "as in CUDA, the value is a number of 32 or 64 bits");
  unsigned int words[sizeof(T) / 4];
  __builtin_memcpy(words, &value, sizeof(T));
  unsigned int equal = mask;
  for (unsigned int i = 0; i < sizeof(T) / 4; ++i) {
    for (unsigned int bit = 0; bit < 32; ++bit) {
      const bool is_set = (words[i] >> bit) & 1u;
      const unsigned int set = vote(mask, is_set WAVEBRIDGE_AT_PLACE);
      equal &= is_set ? set : ~set;
    }
  }
  return equal;
}

// The values of the lanes of `mask` that are here, combined; the operation is commutative and associative.
template <typename T, typename Combine>
__device__ inline T combine_lanes(unsigned int mask, T value, Combine combine WAVEBRIDGE_PLACE) {
  unsigned int present = vote(mask, true WAVEBRIDGE_AT_PLACE);
  if (present == full) {
    for (int step = 16; step > 0; step /= 2) {
      value = combine(value, from_lane(value, static_cast<int>(lane()) ^ step, OfMask{mask} WAVEBRIDGE_AT_PLACE));
    }
    return value;
  }
  T result = value;
  for (bool first = true; present != 0; present &= present - 1, first = false) {
    const T other = from_lane(value, __ffs(static_cast<int>(present)) - 1, OfMask{mask} WAVEBRIDGE_AT_PLACE);
    result = first ? other : combine(result, other);
  }
  return result;
}

}  // namespace detail

// CUB: LaneId, WarpId (here from the thread's place in its block), LaneMaskLt and the like.
__device__ inline unsigned int lane_id() { return detail::lane(); }
__device__ inline unsigned int warp_id() {
  return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) / 32u;
}
__device__ inline unsigned int lane_mask_lt() { return (1u << detail::lane()) - 1u; }
__device__ inline unsigned int lane_mask_le() { return lane_mask_lt() | (1u << detail::lane()); }
__device__ inline unsigned int lane_mask_gt() { return ~lane_mask_le(); }
__device__ inline unsigned int lane_mask_ge() { return ~lane_mask_lt(); }

// CUDA: __ballot_sync, __any_sync, __all_sync, and the older names, which ask the lanes that are active.
__device__ inline unsigned int ballot_sync(unsigned int mask, int predicate WAVEBRIDGE_PLACE) {
  return detail::vote(mask, predicate != 0 WAVEBRIDGE_AT_PLACE);
}
__device__ inline int any_sync(unsigned int mask, int predicate WAVEBRIDGE_PLACE) {
  return detail::vote(mask, predicate != 0 WAVEBRIDGE_AT_PLACE) != 0;
}
__device__ inline int all_sync(unsigned int mask, int predicate WAVEBRIDGE_PLACE) {
  return detail::vote(mask, predicate == 0 WAVEBRIDGE_AT_PLACE) == 0;
}
// CUDA: __uni_sync, whether the predicate is the same in all lanes of the mask.
__device__ inline int uni_sync(unsigned int mask, int predicate WAVEBRIDGE_PLACE) {
  const unsigned int here = detail::vote(mask, true WAVEBRIDGE_AT_PLACE);
  const unsigned int holds = detail::vote(mask, predicate != 0 WAVEBRIDGE_AT_PLACE);
  return holds == 0 || holds == here;
}
__device__ inline unsigned int ballot(int predicate WAVEBRIDGE_PLACE) {
  return detail::vote_of_active(predicate != 0 WAVEBRIDGE_AT_PLACE);
}
__device__ inline int any(int predicate WAVEBRIDGE_PLACE) {
  return detail::vote_of_active(predicate != 0 WAVEBRIDGE_AT_PLACE) != 0;
}
__device__ inline int all(int predicate WAVEBRIDGE_PLACE) {
  return detail::vote_of_active(predicate == 0 WAVEBRIDGE_AT_PLACE) == 0;
}
// CUB: WARP_ALL, WARP_ANY, WARP_BALLOT.
__device__ inline int all_of(int predicate, unsigned int mask WAVEBRIDGE_PLACE) {
  return all_sync(mask, predicate WAVEBRIDGE_AT_PLACE);
}
__device__ inline int any_of(int predicate, unsigned int mask WAVEBRIDGE_PLACE) {
  return any_sync(mask, predicate WAVEBRIDGE_AT_PLACE);
}
__device__ inline unsigned int ballot_of(int predicate, unsigned int mask WAVEBRIDGE_PLACE) {
  return ballot_sync(mask, predicate WAVEBRIDGE_AT_PLACE);
}
// CUDA: __activemask.
__device__ inline unsigned int activemask(WAVEBRIDGE_PLACE_ALONE) {
  return detail::vote_of_active(true WAVEBRIDGE_AT_PLACE);
}

// CUDA: __syncwarp. What is needed is that the compiler keeps the order of memory operations across this point and that they
// are done before the lanes go on.
__device__ inline void syncwarp(unsigned int mask = detail::full WAVEBRIDGE_PLACE) {
#if defined(WAVEBRIDGE_EMULATOR)
  ::__syncwarp(static_cast<unsigned long long>(mask) << detail::half() WAVEBRIDGE_AT_PLACE);
#else
  (void)mask;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
#endif
}

// CUDA: __shfl_sync, __shfl_up_sync, __shfl_down_sync, __shfl_xor_sync, and the names without `_sync`.
#define WAVEBRIDGE_SHUFFLE(name, operand, source)                                                                          \
  template <typename T>                                                                                                    \
  __device__ inline typename detail::Promoted<T>::type name##_sync(unsigned int mask, T value, operand lane,              \
                                                                   int width = 32 WAVEBRIDGE_PLACE) {                     \
    return detail::from_lane(detail::promoted(value), detail::source(lane, width), detail::OfMask{mask} WAVEBRIDGE_AT_PLACE); \
  }                                                                                                                        \
  template <typename T>                                                                                                    \
  __device__ inline typename detail::Promoted<T>::type name(T value, operand lane, int width = 32 WAVEBRIDGE_PLACE) {      \
    return detail::from_lane(detail::promoted(value), detail::source(lane, width), detail::OfActive{} WAVEBRIDGE_AT_PLACE); \
  }
WAVEBRIDGE_SHUFFLE(shfl, int, source_at)
WAVEBRIDGE_SHUFFLE(shfl_up, unsigned int, source_above)
WAVEBRIDGE_SHUFFLE(shfl_down, unsigned int, source_below)
WAVEBRIDGE_SHUFFLE(shfl_xor, int, source_across)
#undef WAVEBRIDGE_SHUFFLE

// CUDA: __match_any_sync, __match_all_sync.
template <typename T>
__device__ inline unsigned int match_any_sync(unsigned int mask, T value WAVEBRIDGE_PLACE) {
  return detail::equal_lanes(mask, detail::promoted(value) WAVEBRIDGE_AT_PLACE);
}
template <typename T>
__device__ inline unsigned int match_all_sync(unsigned int mask, T value, int* predicate WAVEBRIDGE_PLACE) {
  const unsigned int here = detail::vote(mask, true WAVEBRIDGE_AT_PLACE);
  const T first = detail::from_lane(value, __ffs(static_cast<int>(here)) - 1, detail::OfMask{mask} WAVEBRIDGE_AT_PLACE);
  const bool differs = __builtin_memcmp(&first, &value, sizeof(T)) != 0;
  *predicate = detail::vote(mask, differs WAVEBRIDGE_AT_PLACE) == 0;
  return *predicate ? here : 0u;
}

// CUDA: __reduce_add_sync and the like.
#define WAVEBRIDGE_REDUCE(name, type, expression)                                                                          \
  __device__ inline type reduce_##name##_sync(unsigned int mask, type value WAVEBRIDGE_PLACE) {                            \
    return detail::combine_lanes(mask, value, [](type a, type b) -> type { return expression; } WAVEBRIDGE_AT_PLACE);      \
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

}  // namespace warp32
}  // namespace wavebridge

#undef WAVEBRIDGE_AT_PLACE_ALONE
#undef WAVEBRIDGE_AT_PLACE
#undef WAVEBRIDGE_PLACE
#undef WAVEBRIDGE_PLACE_ALONE

#endif  // WAVEBRIDGE_WARP32_H
