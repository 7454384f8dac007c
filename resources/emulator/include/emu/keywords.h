// CUDA's and HIP's language keywords on a plain C++ compiler.
#pragma once

#define __global__
#define __device__
#define __host__
#define __constant__
#define __managed__
#define __grid_constant__
#define __tile_static__
// Block scope `thread_local` is static; a block never leaves the operating-system thread that runs it.
#define __shared__ thread_local
#define __forceinline__ inline
#define __inline_hint__
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __nv_pure__

#ifdef WBEMU_HIP
#define __HIPCC__ 1
#define __HIP__ 1
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_DEVICE_COMPILE__ 1
#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 0
#define HIP_VERSION 70000000
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_DYNAMIC_SHARED(type, name) type(&name)[] = *reinterpret_cast<type(*)[]>(wbemu_dynamic_shared);
#else
#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 4
#define __CUDACC_VER_BUILD__ 131
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define CUDART_VERSION 12040
#define CUDA_VERSION 12040
#define __CUDART_API_VERSION CUDART_VERSION
#ifndef __CUDA_ARCH__
#define __CUDA_ARCH__ 800
#endif
#define __CUDA_ARCH_LIST__ __CUDA_ARCH__
#endif
