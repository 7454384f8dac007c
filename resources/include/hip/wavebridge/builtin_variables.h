// Built-in variables of a kernel.  They convert to dim3 and to nothing else.
#pragma once
#include "vector_types.h"

struct wavebridge_index {
    __declspec(property(get = get_x)) uint32_t x;
    __declspec(property(get = get_y)) uint32_t y;
    __declspec(property(get = get_z)) uint32_t z;
    __device__ uint32_t get_x() const;
    __device__ uint32_t get_y() const;
    __device__ uint32_t get_z() const;
    __device__ operator dim3() const;
};
extern const __device__ __attribute__((weak)) wavebridge_index threadIdx;
extern const __device__ __attribute__((weak)) wavebridge_index blockIdx;
extern const __device__ __attribute__((weak)) wavebridge_index blockDim;
extern const __device__ __attribute__((weak)) wavebridge_index gridDim;

// Before release 7 a constant of the architecture that is compiled for; from then on a value known at run time only.
#if WAVEBRIDGE_ROCM >= 700
inline __device__ const struct wavebridge_warp_size {
    __device__ operator int() const noexcept { return __builtin_amdgcn_wavefrontsize(); }
} warpSize{};
#else
#include "wavefront_size.h"

static constexpr int warpSize = __AMDGCN_WAVEFRONT_SIZE;
#endif
