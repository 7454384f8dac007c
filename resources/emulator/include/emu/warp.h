// Warp shuffles, votes, matches and reductions.
#pragma once

namespace wbemu {

template <class T> WBEMU_INLINE uint64_t to_bits(const T& value) {
  static_assert(sizeof(T) <= 8, "a shuffled value has at most 8 bytes");
  uint64_t bits = 0;
  __builtin_memcpy(&bits, &value, sizeof value);
  return bits;
}
template <class T> WBEMU_INLINE T from_bits(uint64_t bits) {
  T value;
  __builtin_memcpy(static_cast<void*>(&value), &bits, sizeof value);
  return value;
}

#ifdef WBEMU_HIP
// ROCm's headers insist on 64-bit masks (amd_warp_sync_functions.h); a translation that passes 32 bits must not compile here.
typedef unsigned long long Mask;
#define WBEMU_MASK_TEMPLATE template <class M>
#define WBEMU_MASK_VALUE_TEMPLATE template <class T, class M>
#define WBEMU_MASK M
#define WBEMU_CHECK_MASK static_assert(sizeof(M) == 8 && __is_integral(M), "HIP: the mask must be a 64-bit integer");
#else
typedef unsigned int Mask;
#define WBEMU_MASK_TEMPLATE
#define WBEMU_MASK_VALUE_TEMPLATE template <class T>
#define WBEMU_MASK unsigned
#define WBEMU_CHECK_MASK
#endif

}  // namespace wbemu

#define WBEMU_SHUFFLE(name, op, operand)                                                                                  \
  WBEMU_MASK_VALUE_TEMPLATE WBEMU_INLINE T name##_sync(WBEMU_MASK mask, T value, operand lane, int width = warpSize, WBEMU_SITE) { \
    WBEMU_CHECK_MASK                                                                                                      \
    return wbemu::from_bits<T>(wbemu_warp(wbemu::WarpOp::op, static_cast<uint64_t>(mask), wbemu::to_bits(value),          \
                                          static_cast<int>(lane), width, site));                                          \
  }                                                                                                                       \
  template <class T> WBEMU_INLINE T name(T value, operand lane, int width = warpSize, WBEMU_SITE) {                       \
    return wbemu::from_bits<T>(                                                                                           \
        wbemu_warp_converged(wbemu::WarpOp::op, wbemu::to_bits(value), static_cast<int>(lane), width, site));             \
  }
WBEMU_SHUFFLE(__shfl, shuffle_index, int)
WBEMU_SHUFFLE(__shfl_up, shuffle_up, unsigned)
WBEMU_SHUFFLE(__shfl_down, shuffle_down, unsigned)
WBEMU_SHUFFLE(__shfl_xor, shuffle_xor, int)
#undef WBEMU_SHUFFLE

#define WBEMU_MASKED_VOTE(name, op, result)                                                                     \
  WBEMU_MASK_TEMPLATE WBEMU_INLINE result name##_sync(WBEMU_MASK mask, int predicate, WBEMU_SITE) {             \
    WBEMU_CHECK_MASK                                                                                            \
    return static_cast<result>(wbemu_warp(wbemu::WarpOp::op, static_cast<uint64_t>(mask), predicate != 0, 0, warpSize, site)); \
  }
#define WBEMU_VOTE(name, op, result)                                                                            \
  WBEMU_INLINE result name(int predicate, WBEMU_SITE) {                                                         \
    return static_cast<result>(wbemu_warp_converged(wbemu::WarpOp::op, predicate != 0, 0, warpSize, site));     \
  }
WBEMU_MASKED_VOTE(__ballot, ballot, wbemu::Mask)
WBEMU_MASKED_VOTE(__any, any, int)
#ifdef WBEMU_HIP
// HIP compares the ballot with the mask (amd_warp_sync_functions.h): a lane of the mask that is not there makes it false.
WBEMU_MASK_TEMPLATE WBEMU_INLINE int __all_sync(WBEMU_MASK mask, int predicate, WBEMU_SITE) {
  const uint64_t lanes = static_cast<uint64_t>(mask) & (warpSize == 32 ? 0xffffffffull : ~0ull);
  return static_cast<uint64_t>(__ballot_sync(mask, predicate, site)) == lanes;
}
#else
WBEMU_MASKED_VOTE(__all, all, int)
#endif
WBEMU_VOTE(__ballot, ballot, wbemu::Mask)
WBEMU_VOTE(__all, all, int)
WBEMU_VOTE(__any, any, int)
#undef WBEMU_VOTE
#undef WBEMU_MASKED_VOTE

WBEMU_INLINE wbemu::Mask __activemask(WBEMU_SITE) {
  return static_cast<wbemu::Mask>(wbemu_warp_converged(wbemu::WarpOp::active_mask, 1, 0, warpSize, site));
}
#ifdef WBEMU_HIP
WBEMU_INLINE void __syncwarp(WBEMU_SITE) { wbemu_warp_converged(wbemu::WarpOp::sync, 0, 0, warpSize, site); }
WBEMU_MASK_TEMPLATE WBEMU_INLINE void __syncwarp(M mask, WBEMU_SITE) {
  WBEMU_CHECK_MASK
  wbemu_warp(wbemu::WarpOp::sync, mask, 0, 0, warpSize, site);
}
#else
WBEMU_INLINE void __syncwarp(unsigned mask = 0xffffffffu, WBEMU_SITE) {
  wbemu_warp(wbemu::WarpOp::sync, mask, 0, 0, warpSize, site);
}
#endif

WBEMU_MASK_VALUE_TEMPLATE WBEMU_INLINE wbemu::Mask __match_any_sync(WBEMU_MASK mask, T value, WBEMU_SITE) {
  WBEMU_CHECK_MASK
  return static_cast<wbemu::Mask>(wbemu_warp(wbemu::WarpOp::match_any, mask, wbemu::to_bits(value), 0, warpSize, site));
}
WBEMU_MASK_VALUE_TEMPLATE WBEMU_INLINE wbemu::Mask __match_all_sync(WBEMU_MASK mask, T value, int* predicate, WBEMU_SITE) {
  WBEMU_CHECK_MASK
  const uint64_t lanes = wbemu_warp(wbemu::WarpOp::match_all, mask, wbemu::to_bits(value), 0, warpSize, site);
  *predicate = lanes != 0;
  return static_cast<wbemu::Mask>(lanes);
}

#define WBEMU_REDUCE(name, op, type, wide)                                                                     \
  WBEMU_MASK_TEMPLATE WBEMU_INLINE type name(WBEMU_MASK mask, type value, WBEMU_SITE) {                        \
    WBEMU_CHECK_MASK                                                                                           \
    return static_cast<type>(wbemu_warp(wbemu::WarpOp::op, static_cast<uint64_t>(mask),                        \
                                        static_cast<uint64_t>(static_cast<wide>(value)), 0, warpSize, site));  \
  }
WBEMU_REDUCE(__reduce_add_sync, add, int, int64_t)
WBEMU_REDUCE(__reduce_add_sync, add, unsigned, uint64_t)
WBEMU_REDUCE(__reduce_min_sync, min_signed, int, int64_t)
WBEMU_REDUCE(__reduce_min_sync, min_unsigned, unsigned, uint64_t)
WBEMU_REDUCE(__reduce_max_sync, max_signed, int, int64_t)
WBEMU_REDUCE(__reduce_max_sync, max_unsigned, unsigned, uint64_t)
WBEMU_REDUCE(__reduce_and_sync, bit_and, unsigned, uint64_t)
WBEMU_REDUCE(__reduce_or_sync, bit_or, unsigned, uint64_t)
WBEMU_REDUCE(__reduce_xor_sync, bit_xor, unsigned, uint64_t)
#undef WBEMU_REDUCE

WBEMU_INLINE unsigned __lane_id() { return wbemu_lane(); }
#ifdef WBEMU_HIP
WBEMU_INLINE unsigned __lastbit_u32_u64(uint64_t v) { return v ? static_cast<unsigned>(__builtin_ctzll(v)) : ~0u; }
#endif
