// CUDA's cache-hint functions under their own names, for projects that add overloads of them for types of their own.
#ifndef WAVEBRIDGE_CACHE_OVERLOADS_H
#define WAVEBRIDGE_CACHE_OVERLOADS_H

#include "cache.h"

template <typename T>
__device__ inline T __ldcs(const T* address) {
  return wavebridge::ldcs(address);
}
template <typename T>
__device__ inline T __ldlu(const T* address) {
  return wavebridge::ldlu(address);
}
template <typename T>
__device__ inline T __ldcg(const T* address) {
  return wavebridge::ldcg(address);
}
template <typename T>
__device__ inline T __ldca(const T* address) {
  return wavebridge::ldca(address);
}
template <typename T>
__device__ inline T __ldcv(const T* address) {
  return wavebridge::ldcv(address);
}
template <typename T>
__device__ inline void __stcs(T* address, T value) {
  wavebridge::stcs(address, value);
}
template <typename T>
__device__ inline void __stwt(T* address, T value) {
  wavebridge::stwt(address, value);
}
template <typename T>
__device__ inline void __stcg(T* address, T value) {
  wavebridge::stcg(address, value);
}
template <typename T>
__device__ inline void __stwb(T* address, T value) {
  wavebridge::stwb(address, value);
}

#endif  // WAVEBRIDGE_CACHE_OVERLOADS_H
