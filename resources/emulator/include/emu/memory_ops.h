// Loads and stores with cache hints, address-space queries, device heap.
#pragma once

#define WBEMU_LOAD(name) template <class T> WBEMU_INLINE T name(const T* address) { return *address; }
WBEMU_LOAD(__ldg)
#ifndef WBEMU_HIP  // HIP has these for half alone
WBEMU_LOAD(__ldcg) WBEMU_LOAD(__ldca) WBEMU_LOAD(__ldcs) WBEMU_LOAD(__ldlu) WBEMU_LOAD(__ldcv)
#define WBEMU_STORE(name) \
  template <class T> WBEMU_INLINE void name(T* address, typename wbemu::Same<T>::type value) { *address = value; }
WBEMU_STORE(__stwb) WBEMU_STORE(__stcg) WBEMU_STORE(__stcs) WBEMU_STORE(__stwt)
#undef WBEMU_STORE
#endif
#undef WBEMU_LOAD
#ifdef WBEMU_HIP
// A hint changes no value, and clang 22 does not compile one on a byte for x86.
#define __builtin_nontemporal_load(...) ::wbemu::plain_load(__VA_ARGS__)
#define __builtin_nontemporal_store(...) ::wbemu::plain_store(__VA_ARGS__)
namespace wbemu {
template <class T> WBEMU_INLINE std::remove_cv_t<T> plain_load(T* address) { return *address; }
template <class T> WBEMU_INLINE void plain_store(typename Same<T>::type value, T* address) { *address = value; }
}  // namespace wbemu
#endif

WBEMU_INLINE void __prefetch_global_l1(const void*) {}
WBEMU_INLINE void __prefetch_global_l2(const void*) {}

extern "C" int wbemu_is_shared(const void* address);
WBEMU_INLINE unsigned __isShared(const void* p) { return static_cast<unsigned>(wbemu_is_shared(p)); }
WBEMU_INLINE unsigned __isGlobal(const void* p) { return !wbemu_is_shared(p); }
// Shared memory is addressed from 0 in its own space, in 32 bits.
extern "C" uint64_t wbemu_shared_base(void);
WBEMU_INLINE size_t __cvta_generic_to_shared(const void* p) { return reinterpret_cast<size_t>(p) - wbemu_shared_base(); }
WBEMU_INLINE size_t __cvta_generic_to_global(const void* p) { return reinterpret_cast<size_t>(p); }
WBEMU_INLINE void* __cvta_shared_to_generic(size_t p) { return reinterpret_cast<void*>(wbemu_shared_base() + static_cast<uint32_t>(p)); }
WBEMU_INLINE void* __cvta_global_to_generic(size_t p) { return reinterpret_cast<void*>(p); }
WBEMU_INLINE bool __builtin_is_device_code() { return true; }

// Copies of the pipeline primitives are made at once; commit and wait have nothing left to do.
WBEMU_INLINE void __pipeline_memcpy_async(void* to, const void* from, size_t size, size_t zeros = 0) {
  __builtin_memcpy(to, from, size - zeros);
  __builtin_memset(static_cast<char*>(to) + size - zeros, 0, zeros);
}
WBEMU_INLINE void __pipeline_commit() {}
WBEMU_INLINE void __pipeline_wait_prior(size_t) {}
