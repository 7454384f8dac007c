// CUDA's keywords as Clang attributes, and the macros by which code recognises nvcc.
#ifndef WAVEBRIDGE_DEVICE_KEYWORDS_H
#define WAVEBRIDGE_DEVICE_KEYWORDS_H

#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#ifndef __NVCC__
#define __NVCC__ 1
#endif

// The toolkit release that is claimed; the front end may choose another with -DCUDART_VERSION=...
#ifndef CUDART_VERSION
#define CUDART_VERSION 12040
#endif
#define CUDA_VERSION CUDART_VERSION
#define CUDA_API_PER_THREAD_DEFAULT_STREAM_DISABLED 1
#define __CUDART_API_VERSION CUDART_VERSION
#define __CUDA_API_VERSION CUDART_VERSION
#define __CUDA_API_VER_MAJOR__ (CUDART_VERSION / 1000)
#define __CUDA_API_VER_MINOR__ (CUDART_VERSION % 1000 / 10)
#define __CUDACC_VER_MAJOR__ (CUDART_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDART_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 99
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define __CUDACC_RTC_INT128__ 1

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
// Clang knows "managed" for HIP only; the annotation tells a managed variable from a plain __device__ one.
#define __managed__ __attribute__((device, annotate("cuda_managed")))
#define __grid_constant__ __attribute__((annotate("cuda_grid_constant")))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((annotate("cuda_cluster_dims")))
#define __block_size__(...) __attribute__((annotate("cuda_block_size")))
#define __maxnreg__(...) __attribute__((annotate("cuda_maxnreg")))
#define __forceinline__ inline __attribute__((always_inline))
#define __inline_hint__ inline
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __nv_pure__ __attribute__((pure))
#define __device_builtin__
#define __cudart_builtin__
#define __device_builtin_texture_type__ __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__ __attribute__((device_builtin_surface_type))
#define __nv_dl_tag(...)
#define __import__
#define __export__
#define __location__(a) __attribute__((a))
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDAAPI
#define CUDART_CB
#define CUDA_CB
#define CUDA_CUDART_INLINE inline

// nvcc takes what clang refuses by default: register variables after C++14, narrowing in braces.
#pragma clang diagnostic ignored "-Wregister"
#pragma clang diagnostic ignored "-Wc++11-narrowing"
// Declared templates of ours, instantiated with a lambda's type, are defined nowhere.
#pragma clang diagnostic ignored "-Wundefined-internal-type"
#pragma clang diagnostic ignored "-Wundefined-inline"

// Include guards by which third-party headers ask whether a CUDA header has been read.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __HOST_DEFINES_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__

#endif
