// The C++ forms of the runtime's functions, and launches.  HIP has fewer of them than CUDA: functions are passed as
// const void*, but to cooperative launches and occupancy queries.
#pragma once
#include "runtime_functions.h"

#include "textures.h"

extern "C" hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, hipStream_t stream = 0);
extern "C" hipError_t __hipPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, hipStream_t* stream);

#define HIP_SYMBOL(X) (X)
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_DYNAMIC_SHARED(type, var) extern __shared__ type var[];
#define hipLaunchKernelGGLInternal(kernel, blocks, threads, shared, stream, ...) \
    do {                                                                         \
        kernel<<<(blocks), (threads), (shared), (stream)>>>(__VA_ARGS__);        \
    } while (0)
#define hipLaunchKernelGGL(kernel, ...) hipLaunchKernelGGLInternal((kernel), __VA_ARGS__)

template <class T>
hipError_t hipMalloc(T** pointer, size_t size);
template <class T>
hipError_t hipMallocManaged(T** pointer, size_t size, unsigned int flags = hipMemAttachGlobal);
template <class T>
hipError_t hipHostMalloc(T** pointer, size_t size, unsigned int flags = hipHostMallocDefault);
template <class T>
hipError_t hipMallocAsync(T** pointer, size_t size, hipStream_t stream);
template <class T>
hipError_t hipMallocAsync(T** pointer, size_t size, hipMemPool_t pool, hipStream_t stream);
template <class T>
hipError_t hipMallocFromPoolAsync(T** pointer, size_t size, hipMemPool_t pool, hipStream_t stream);
#if WAVEBRIDGE_ROCM >= 604
template <class T>
hipError_t hipHostAlloc(T** pointer, size_t size, unsigned int flags = hipHostAllocDefault);
template <class T>
hipError_t hipMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height);
#endif

template <class T>
hipError_t hipGetSymbolAddress(void** address, const T& symbol);
template <class T>
hipError_t hipGetSymbolSize(size_t* size, const T& symbol);
template <class T>
hipError_t hipMemcpyToSymbol(const T& symbol, const void* source, size_t size, size_t offset = 0,
                             hipMemcpyKind kind = hipMemcpyHostToDevice);
template <class T>
hipError_t hipMemcpyToSymbolAsync(const T& symbol, const void* source, size_t size, size_t offset, hipMemcpyKind kind,
                                  hipStream_t stream = 0);
template <class T>
hipError_t hipMemcpyFromSymbol(void* destination, const T& symbol, size_t size, size_t offset = 0,
                               hipMemcpyKind kind = hipMemcpyDeviceToHost);
template <class T>
hipError_t hipMemcpyFromSymbolAsync(void* destination, const T& symbol, size_t size, size_t offset, hipMemcpyKind kind,
                                    hipStream_t stream = 0);

template <class T>
hipError_t hipLaunchCooperativeKernel(T kernel, dim3 grid, dim3 block, void** arguments, unsigned int shared,
                                      hipStream_t stream);
template <class T>
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T kernel, int block_size, size_t shared);
template <class T>
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, T kernel, int block_size, size_t shared,
                                                                 unsigned int flags);
template <class T>
hipError_t hipOccupancyMaxPotentialBlockSize(int* grid_size, int* block_size, T kernel, size_t shared = 0,
                                             int block_limit = 0);
template <class T>
hipError_t hipOccupancyMaxPotentialBlockSizeWithFlags(int* grid_size, int* block_size, T kernel, size_t shared = 0,
                                                      int block_limit = 0, unsigned int flags = 0);
// Defined, unlike the others: a lambda for `shared_of_block` has no linkage, and neither has its instantiation.
template <class SharedOfBlock, class T>
hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int* grid_size, int* block_size, T kernel,
                                                         SharedOfBlock shared_of_block, int block_limit = 0) {
    return hipSuccess;
}
#if WAVEBRIDGE_ROCM >= 700
template <class T>
hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t* shared, T kernel, int blocks, int block_size);
template <class... Parameters, class... Arguments>
hipError_t hipLaunchKernelEx(const hipLaunchConfig_t* config, void (*kernel)(Parameters...), Arguments&&... arguments);
#endif

template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTexture(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                          size_t size = 0xffffffffu);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTexture(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                          const hipChannelFormatDesc& format, size_t size = 0xffffffffu);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTexture2D(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer, size_t width,
                            size_t height, size_t pitch);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTexture2D(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                            const hipChannelFormatDesc& format, size_t width, size_t height, size_t pitch);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTextureToArray(const texture<T, kind, mode>& reference, hipArray_const_t array);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipBindTextureToArray(const texture<T, kind, mode>& reference, hipArray_const_t array,
                                 const hipChannelFormatDesc& format);
template <class T, int kind, hipTextureReadMode mode>
hipError_t hipUnbindTexture(const texture<T, kind, mode>& reference);

template <class T>
hipChannelFormatDesc hipCreateChannelDesc();
static inline hipExtent make_hipExtent(size_t width, size_t height, size_t depth) {
    return hipExtent{width, height, depth};
}
static inline hipPos make_hipPos(size_t x, size_t y, size_t z) { return hipPos{x, y, z}; }
static inline hipPitchedPtr make_hipPitchedPtr(void* pointer, size_t pitch, size_t x_size, size_t y_size) {
    return hipPitchedPtr{pointer, pitch, x_size, y_size};
}
hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind);
