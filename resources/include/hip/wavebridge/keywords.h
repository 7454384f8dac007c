// HIP's keywords as Clang attributes.
#pragma once
#include "release.h"

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __align__(x) __attribute__((aligned(x)))
#define __forceinline__ inline __attribute__((always_inline))
#define __hip_img_chk__
#define HIP_PUBLIC_API

// The second argument of __launch_bounds__ is waves for each execution unit, not blocks for each multiprocessor.
#define WAVEBRIDGE_LAUNCH_BOUNDS_1(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))
#define WAVEBRIDGE_LAUNCH_BOUNDS_2(threads, waves) \
    __attribute__((amdgpu_flat_work_group_size(1, threads), amdgpu_waves_per_eu(waves)))
#define WAVEBRIDGE_SELECT_3(a, b, chosen, ...) chosen
#define __launch_bounds__(...) \
    WAVEBRIDGE_SELECT_3(__VA_ARGS__, WAVEBRIDGE_LAUNCH_BOUNDS_2, WAVEBRIDGE_LAUNCH_BOUNDS_1, )(__VA_ARGS__)

// gfx940 and later have no image instructions.
#if defined(__HIP_NO_IMAGE_SUPPORT) && __HIP_NO_IMAGE_SUPPORT
#define WAVEBRIDGE_NEEDS_IMAGES __attribute__((unavailable("this architecture has no image instructions")))
#else
#define WAVEBRIDGE_NEEDS_IMAGES
#endif
