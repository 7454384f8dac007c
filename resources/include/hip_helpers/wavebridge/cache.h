// Loads and stores with CUDA's cache hints. A hint changes no result: where AMD hardware has a like hint it is given.
#ifndef WAVEBRIDGE_CACHE_H
#define WAVEBRIDGE_CACHE_H

#include <hip/hip_runtime.h>

#include <type_traits>

namespace wavebridge {
namespace detail {

template <typename T>
__device__ inline T streaming_load(const T* address) {
#if defined(__HIP__)
  if constexpr (std::is_arithmetic_v<T> || std::is_pointer_v<T>) {
    return __builtin_nontemporal_load(address);
  } else {
    return *address;
  }
#else
  return *address;
#endif
}

template <typename T>
__device__ inline void streaming_store(T* address, T value) {
#if defined(__HIP__)
  if constexpr (std::is_arithmetic_v<T> || std::is_pointer_v<T>) {
    __builtin_nontemporal_store(value, address);
  } else {
    *address = value;
  }
#else
  *address = value;
#endif
}

template <typename T>
struct same_type {
  using type = T;
};

}  // namespace detail

// CUDA: __ldcs, __ldlu (read once), __ldcg, __ldca (cached), __ldcv (always read again).
template <typename T>
__device__ inline T ldcs(const T* address) {
  return detail::streaming_load(address);
}
template <typename T>
__device__ inline T ldlu(const T* address) {
  return detail::streaming_load(address);
}
template <typename T>
__device__ inline T ldcg(const T* address) {
  return *address;
}
template <typename T>
__device__ inline T ldca(const T* address) {
  return *address;
}
template <typename T>
__device__ inline T ldcv(const T* address) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) % alignof(T) == 0);
  T value;
  if constexpr (sizeof(T) % 4 == 0 && alignof(T) >= 4) {
    auto from = reinterpret_cast<const volatile unsigned int*>(address);
    unsigned int words[sizeof(T) / 4];
    for (unsigned int i = 0; i < sizeof(T) / 4; ++i) words[i] = from[i];
    __builtin_memcpy(&value, words, sizeof(T));
  } else if constexpr (sizeof(T) == 2) {
    const unsigned short word = *reinterpret_cast<const volatile unsigned short*>(address);
    __builtin_memcpy(&value, &word, sizeof(T));
  } else {
    auto from = reinterpret_cast<const volatile unsigned char*>(address);
    unsigned char bytes[sizeof(T)];
    for (unsigned int i = 0; i < sizeof(T); ++i) bytes[i] = from[i];
    __builtin_memcpy(&value, bytes, sizeof(T));
  }
  return value;
}

// CUDA: __stcs, __stwt (written once), __stcg, __stwb (cached).
template <typename T>
__device__ inline void stcs(T* address, typename detail::same_type<T>::type value) {
  detail::streaming_store(address, value);
}
template <typename T>
__device__ inline void stwt(T* address, typename detail::same_type<T>::type value) {
  detail::streaming_store(address, value);
}
template <typename T>
__device__ inline void stcg(T* address, typename detail::same_type<T>::type value) {
  *address = value;
}
template <typename T>
__device__ inline void stwb(T* address, typename detail::same_type<T>::type value) {
  *address = value;
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_CACHE_H
