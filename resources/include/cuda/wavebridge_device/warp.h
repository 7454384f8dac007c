// Warp votes, shuffles, matches and reductions (CUDA C++ Programming Guide, "Warp Vote/Shuffle/Match/Reduce Functions").
#ifndef WAVEBRIDGE_DEVICE_WARP_H
#define WAVEBRIDGE_DEVICE_WARP_H

__device__ unsigned int __activemask();

__device__ int __all_sync(unsigned int mask, int predicate);
__device__ int __any_sync(unsigned int mask, int predicate);
__device__ int __uni_sync(unsigned int mask, int predicate);
__device__ unsigned int __ballot_sync(unsigned int mask, int predicate);

// Before Volta, without a mask.
__device__ int __all(int predicate);
__device__ int __any(int predicate);
__device__ unsigned int __ballot(int predicate);

#define WAVEBRIDGE_SHUFFLES(T)                                                                  \
    __device__ T __shfl_sync(unsigned int mask, T value, int lane, int width = 32);              \
    __device__ T __shfl_up_sync(unsigned int mask, T value, unsigned int delta, int width = 32); \
    __device__ T __shfl_down_sync(unsigned int mask, T value, unsigned int delta, int width = 32); \
    __device__ T __shfl_xor_sync(unsigned int mask, T value, int lane_mask, int width = 32);     \
    __device__ T __shfl(T value, int lane, int width = 32);                                      \
    __device__ T __shfl_up(T value, unsigned int delta, int width = 32);                         \
    __device__ T __shfl_down(T value, unsigned int delta, int width = 32);                       \
    __device__ T __shfl_xor(T value, int lane_mask, int width = 32);

WAVEBRIDGE_SHUFFLES(int)
WAVEBRIDGE_SHUFFLES(unsigned int)
WAVEBRIDGE_SHUFFLES(long)
WAVEBRIDGE_SHUFFLES(unsigned long)
WAVEBRIDGE_SHUFFLES(long long)
WAVEBRIDGE_SHUFFLES(unsigned long long)
WAVEBRIDGE_SHUFFLES(float)
WAVEBRIDGE_SHUFFLES(double)

#define WAVEBRIDGE_MATCHES(T)                                                \
    __device__ unsigned int __match_any_sync(unsigned int mask, T value);    \
    __device__ unsigned int __match_all_sync(unsigned int mask, T value, int* all_equal);

WAVEBRIDGE_MATCHES(int)
WAVEBRIDGE_MATCHES(unsigned int)
WAVEBRIDGE_MATCHES(long)
WAVEBRIDGE_MATCHES(unsigned long)
WAVEBRIDGE_MATCHES(long long)
WAVEBRIDGE_MATCHES(unsigned long long)
WAVEBRIDGE_MATCHES(float)
WAVEBRIDGE_MATCHES(double)
#undef WAVEBRIDGE_MATCHES

__device__ unsigned int __reduce_add_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_min_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_max_sync(unsigned int mask, unsigned int value);
__device__ int __reduce_add_sync(unsigned int mask, int value);
__device__ int __reduce_min_sync(unsigned int mask, int value);
__device__ int __reduce_max_sync(unsigned int mask, int value);
__device__ unsigned int __reduce_and_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_or_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_xor_sync(unsigned int mask, unsigned int value);

#endif
