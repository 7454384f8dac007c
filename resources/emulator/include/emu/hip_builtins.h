// HIP's scoped atomics and the AMDGCN builtins that portable HIP code uses (HIP programming manual; clang, "AMDGPU builtins").
#pragma once
#ifdef WBEMU_HIP

#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5

namespace wbemu {

template <class T> WBEMU_INLINE T hip_atomic_load(const T* address, int, int) {
  T value;
  __atomic_load(address, &value, __ATOMIC_SEQ_CST);
  return value;
}
template <class T> WBEMU_INLINE void hip_atomic_store(T* address, typename Same<T>::type value, int, int) {
  __atomic_store(address, &value, __ATOMIC_SEQ_CST);
}
template <class T> WBEMU_INLINE T hip_atomic_exchange(T* address, typename Same<T>::type value, int, int) {
  return read_modify_write(address, [=](T) { return value; });
}
#define WBEMU_HIP_FETCH(name, expression)                                                                             \
  template <class T> WBEMU_INLINE T hip_atomic_fetch_##name(T* address, typename Same<T>::type v, int, int) { \
    return read_modify_write(address, [=](T old) -> T { return expression; });                                 \
  }
WBEMU_HIP_FETCH(add, old + v) WBEMU_HIP_FETCH(sub, old - v) WBEMU_HIP_FETCH(and, old & v) WBEMU_HIP_FETCH(or, old | v)
WBEMU_HIP_FETCH(xor, old ^ v) WBEMU_HIP_FETCH(min, v < old ? v : old) WBEMU_HIP_FETCH(max, v > old ? v : old)
#undef WBEMU_HIP_FETCH
template <class T>
WBEMU_INLINE bool hip_atomic_compare_exchange_strong(T* address, T* expected, typename Same<T>::type value, int, int, int) {
  const bool done = __atomic_compare_exchange(address, expected, &value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  if (!done) wbemu_yield();
  return done;
}
template <class T>
WBEMU_INLINE bool hip_atomic_compare_exchange_weak(T* address, T* expected, typename Same<T>::type value, int, int, int) {
  return hip_atomic_compare_exchange_strong(address, expected, value, 0, 0, 0);
}

}  // namespace wbemu

// clang has builtins of these names for every target; a failed exchange must let other threads run here.
#define __hip_atomic_load(...) ::wbemu::hip_atomic_load(__VA_ARGS__)
#define __hip_atomic_store(...) ::wbemu::hip_atomic_store(__VA_ARGS__)
#define __hip_atomic_exchange(...) ::wbemu::hip_atomic_exchange(__VA_ARGS__)
#define __hip_atomic_fetch_add(...) ::wbemu::hip_atomic_fetch_add(__VA_ARGS__)
#define __hip_atomic_fetch_sub(...) ::wbemu::hip_atomic_fetch_sub(__VA_ARGS__)
#define __hip_atomic_fetch_and(...) ::wbemu::hip_atomic_fetch_and(__VA_ARGS__)
#define __hip_atomic_fetch_or(...) ::wbemu::hip_atomic_fetch_or(__VA_ARGS__)
#define __hip_atomic_fetch_xor(...) ::wbemu::hip_atomic_fetch_xor(__VA_ARGS__)
#define __hip_atomic_fetch_min(...) ::wbemu::hip_atomic_fetch_min(__VA_ARGS__)
#define __hip_atomic_fetch_max(...) ::wbemu::hip_atomic_fetch_max(__VA_ARGS__)
#define __hip_atomic_compare_exchange_strong(...) ::wbemu::hip_atomic_compare_exchange_strong(__VA_ARGS__)
#define __hip_atomic_compare_exchange_weak(...) ::wbemu::hip_atomic_compare_exchange_weak(__VA_ARGS__)

WBEMU_INLINE void __builtin_amdgcn_fence(int, const char*) { wbemu_fence(); }
WBEMU_INLINE void __builtin_amdgcn_s_sleep(int) { wbemu_yield(); }
WBEMU_INLINE void __builtin_amdgcn_s_barrier(WBEMU_SITE) { wbemu_barrier(site); }
WBEMU_INLINE void __builtin_amdgcn_wave_barrier(WBEMU_SITE) { wbemu_warp_converged(wbemu::WarpOp::sync, 0, 0, warpSize, site); }
WBEMU_INLINE unsigned int __builtin_amdgcn_wavefrontsize() { return static_cast<unsigned int>(warpSize); }
// The value of the lowest active lane.
WBEMU_INLINE int __builtin_amdgcn_readfirstlane(int value, WBEMU_SITE) {
  const uint64_t active = wbemu_warp_converged(wbemu::WarpOp::active_mask, 1, 0, warpSize, site);
  return wbemu::from_bits<int>(wbemu_warp(wbemu::WarpOp::shuffle_index, active, wbemu::to_bits(value), __builtin_ctzll(active), warpSize, site));
}
// Active lanes below the caller among the low or high 32 of the mask, added to `base`.
WBEMU_INLINE unsigned int __builtin_amdgcn_mbcnt_lo(unsigned int mask, unsigned int base) {
  const unsigned lane = wbemu_lane();
  return base + static_cast<unsigned>(__builtin_popcount(lane >= 32 ? mask : mask & ((1u << lane) - 1)));
}
WBEMU_INLINE unsigned int __builtin_amdgcn_mbcnt_hi(unsigned int mask, unsigned int base) {
  const unsigned lane = wbemu_lane();
  return base + static_cast<unsigned>(lane > 32 ? __builtin_popcount(mask & ((1u << (lane - 32)) - 1)) : 0);
}

#endif
