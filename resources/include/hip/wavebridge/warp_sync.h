// Warp functions with a mask: 64-bit, and there only on demand before release 7.
#pragma once
#include "builtin_variables.h"

#include "warp_functions.h"

#if WAVEBRIDGE_ROCM >= 700 ? !defined(HIP_DISABLE_WARP_SYNC_BUILTINS) \
                           : WAVEBRIDGE_ROCM >= 602 && defined(HIP_ENABLE_WARP_SYNC_BUILTINS)

#define WAVEBRIDGE_MASKED(T) __device__ std::enable_if_t<wavebridge_is_mask<Mask>(), T>

// A mask of another width is an error where it is passed, not one more candidate.
template <class Mask>
constexpr bool wavebridge_is_mask() {
    static_assert(std::is_integral_v<Mask> && sizeof(Mask) == 8, "the mask of a warp function must be a 64-bit integer");
    return true;
}

template <class Mask>
WAVEBRIDGE_MASKED(unsigned long long) __ballot_sync(Mask mask, int predicate);
template <class Mask>
WAVEBRIDGE_MASKED(int) __all_sync(Mask mask, int predicate);
template <class Mask>
WAVEBRIDGE_MASKED(int) __any_sync(Mask mask, int predicate);
template <class Mask, class T>
WAVEBRIDGE_MASKED(unsigned long long) __match_any_sync(Mask mask, T value);
template <class Mask, class T>
WAVEBRIDGE_MASKED(unsigned long long) __match_all_sync(Mask mask, T value, int* all_equal);
template <class Mask, class T>
WAVEBRIDGE_MASKED(T) __shfl_sync(Mask mask, T value, int lane, int width = warpSize);
template <class Mask, class T>
WAVEBRIDGE_MASKED(T) __shfl_up_sync(Mask mask, T value, unsigned int delta, int width = warpSize);
template <class Mask, class T>
WAVEBRIDGE_MASKED(T) __shfl_down_sync(Mask mask, T value, unsigned int delta, int width = warpSize);
template <class Mask, class T>
WAVEBRIDGE_MASKED(T) __shfl_xor_sync(Mask mask, T value, int lane_mask, int width = warpSize);
template <class T>
__device__ unsigned long long __match_any(T value);
template <class T>
__device__ unsigned long long __match_all(T value, int* all_equal);

#if WAVEBRIDGE_ROCM >= 700
template <class Mask>
WAVEBRIDGE_MASKED(void) __syncwarp(Mask mask);
template <class Mask>
WAVEBRIDGE_MASKED(int) __reduce_add_sync(Mask mask, int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_add_sync(Mask mask, unsigned int value);
template <class Mask>
WAVEBRIDGE_MASKED(int) __reduce_min_sync(Mask mask, int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_min_sync(Mask mask, unsigned int value);
template <class Mask>
WAVEBRIDGE_MASKED(int) __reduce_max_sync(Mask mask, int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_max_sync(Mask mask, unsigned int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_or_sync(Mask mask, unsigned int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_and_sync(Mask mask, unsigned int value);
template <class Mask>
WAVEBRIDGE_MASKED(unsigned int) __reduce_xor_sync(Mask mask, unsigned int value);
#endif
#undef WAVEBRIDGE_MASKED
#endif
