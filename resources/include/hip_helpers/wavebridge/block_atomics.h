// CUDA's atomics with block scope, and system-scope ones that HIP lacks (CUDA C++ Programming Guide, "Atomic Functions").
// All are relaxed, as in CUDA.
#ifndef WAVEBRIDGE_BLOCK_ATOMICS_H
#define WAVEBRIDGE_BLOCK_ATOMICS_H

#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

template <typename T>
struct identity {
  using type = T;
};
template <typename T>
using same = typename identity<T>::type;

}  // namespace detail

#define WAVEBRIDGE_BLOCK_ATOMIC(NAME, BUILTIN)                                                   \
  template <typename T>                                                                          \
  __device__ inline T NAME(T* address, detail::same<T> value) {                                  \
    return BUILTIN(address, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);              \
  }
WAVEBRIDGE_BLOCK_ATOMIC(atomicAdd_block, __hip_atomic_fetch_add)
WAVEBRIDGE_BLOCK_ATOMIC(atomicAnd_block, __hip_atomic_fetch_and)
WAVEBRIDGE_BLOCK_ATOMIC(atomicOr_block, __hip_atomic_fetch_or)
WAVEBRIDGE_BLOCK_ATOMIC(atomicXor_block, __hip_atomic_fetch_xor)
WAVEBRIDGE_BLOCK_ATOMIC(atomicMin_block, __hip_atomic_fetch_min)
WAVEBRIDGE_BLOCK_ATOMIC(atomicMax_block, __hip_atomic_fetch_max)
WAVEBRIDGE_BLOCK_ATOMIC(atomicExch_block, __hip_atomic_exchange)
#undef WAVEBRIDGE_BLOCK_ATOMIC

template <typename T>
__device__ inline T atomicSub_block(T* address, detail::same<T> value) {
  return __hip_atomic_fetch_add(address, static_cast<T>(-value), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}
template <typename T>
__device__ inline T atomicCAS_block(T* address, detail::same<T> compare, detail::same<T> value) {
  __hip_atomic_compare_exchange_strong(address, &compare, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_WORKGROUP);
  return compare;
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_BLOCK_ATOMICS_H
