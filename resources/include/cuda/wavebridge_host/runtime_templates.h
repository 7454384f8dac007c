// The C++ forms of the runtime's functions, and what the compiler calls for a launch (CUDA Runtime API, "C++ API Routines").
#ifndef WAVEBRIDGE_HOST_RUNTIME_TEMPLATES_H
#define WAVEBRIDGE_HOST_RUNTIME_TEMPLATES_H

// Clang's form of kernel<<<grid, block, shared, stream>>>(...): a call of this precedes the kernel's arguments.
extern "C" int cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
extern "C" unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, CUstream_st* stream = 0);
extern "C" __device__ void* cudaGetParameterBuffer(size_t alignment, size_t size);
extern "C" __device__ int cudaLaunchDevice(void* function, void* parameters, dim3 grid, dim3 block, unsigned int shared,
                                           cudaStream_t stream);

// Memory: the pointer's own type instead of void**.
template <class T>
__host__ __device__ cudaError_t cudaMalloc(T** pointer, size_t size);
template <class T>
cudaError_t cudaMallocHost(T** pointer, size_t size, unsigned int flags = 0);
template <class T>
cudaError_t cudaHostAlloc(T** pointer, size_t size, unsigned int flags);
template <class T>
cudaError_t cudaHostGetDevicePointer(T** device, void* host, unsigned int flags);
template <class T>
cudaError_t cudaMallocManaged(T** pointer, size_t size, unsigned int flags = cudaMemAttachGlobal);
template <class T>
cudaError_t cudaMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height);
template <class T>
cudaError_t cudaMallocAsync(T** pointer, size_t size, cudaStream_t stream);
template <class T>
cudaError_t cudaMallocAsync(T** pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream);
template <class T>
cudaError_t cudaMallocFromPoolAsync(T** pointer, size_t size, cudaMemPool_t pool, cudaStream_t stream);
template <class T>
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T* pointer, size_t size = 0,
                                     unsigned int flags = cudaMemAttachSingle);
cudaError_t cudaMallocHost(void** pointer, size_t size, unsigned int flags);
cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned int flags);

// Symbols: a variable instead of its address.
template <class T>
cudaError_t cudaMemcpyToSymbol(const T& symbol, const void* source, size_t size, size_t offset = 0,
                               cudaMemcpyKind kind = cudaMemcpyHostToDevice);
template <class T>
cudaError_t cudaMemcpyToSymbolAsync(const T& symbol, const void* source, size_t size, size_t offset = 0,
                                    cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0);
template <class T>
cudaError_t cudaMemcpyFromSymbol(void* destination, const T& symbol, size_t size, size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost);
template <class T>
cudaError_t cudaMemcpyFromSymbolAsync(void* destination, const T& symbol, size_t size, size_t offset = 0,
                                      cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0);
template <class T>
cudaError_t cudaGetSymbolAddress(void** address, const T& symbol);
template <class T>
cudaError_t cudaGetSymbolSize(size_t* size, const T& symbol);

// Kernels: a function instead of its address.
template <class T>
cudaError_t cudaLaunchKernel(T* kernel, dim3 grid, dim3 block, void** arguments, size_t shared = 0,
                             cudaStream_t stream = 0);
template <class T>
cudaError_t cudaLaunchCooperativeKernel(T* kernel, dim3 grid, dim3 block, void** arguments, size_t shared = 0,
                                        cudaStream_t stream = 0);
template <class... Parameters, class... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*kernel)(Parameters...), Arguments&&... arguments);
template <class T>
cudaError_t cudaFuncSetAttribute(T* kernel, cudaFuncAttribute attribute, int value);
template <class T>
cudaError_t cudaFuncSetCacheConfig(T* kernel, cudaFuncCache config);
template <class T>
cudaError_t cudaFuncSetSharedMemConfig(T* kernel, cudaSharedMemConfig config);
template <class T>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, T* kernel);
template <class T>
cudaError_t cudaFuncGetName(const char** name, T* kernel);
template <class T>
cudaError_t cudaGetFuncBySymbol(cudaFunction_t* function, T* kernel);
template <class T>
cudaError_t cudaGetKernel(cudaKernel_t* handle, T* kernel);

// Occupancy.
template <class T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T kernel, int block_size, size_t shared);
template <class T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, T kernel, int block_size, size_t shared,
                                                                   unsigned int flags);
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int* grid_size, int* block_size, T kernel, size_t shared = 0,
                                               int block_limit = 0);
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int* grid_size, int* block_size, T kernel, size_t shared = 0,
                                                        int block_limit = 0, unsigned int flags = 0);
// These are defined, unlike the others: a lambda for `shared_of_block` has no linkage, and neither has an instantiation.
template <class SharedOfBlock, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int* grid_size, int* block_size, T kernel,
                                                           SharedOfBlock shared_of_block, int block_limit = 0) {
    return cudaSuccess;
}
template <class SharedOfBlock, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int* grid_size, int* block_size, T kernel,
                                                                    SharedOfBlock shared_of_block, int block_limit = 0,
                                                                    unsigned int flags = 0) {
    return cudaSuccess;
}
template <class T>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* shared, T* kernel, int blocks, int block_size);
template <class T>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int* cluster_size, T* kernel, const cudaLaunchConfig_t* config);
template <class T>
cudaError_t cudaOccupancyMaxActiveClusters(int* clusters, T* kernel, const cudaLaunchConfig_t* config);

// Texture and surface references, before CUDA 12.
template <class T, int kind, cudaTextureReadMode mode>
struct texture;
template <class T, int kind>
struct surface;

template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                            const cudaChannelFormatDesc& format, size_t size = 0xffffffffu);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                            size_t size = 0xffffffffu);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTexture2D(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer,
                              const cudaChannelFormatDesc& format, size_t width, size_t height, size_t pitch);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTexture2D(size_t* offset, const texture<T, kind, mode>& reference, const void* pointer, size_t width,
                              size_t height, size_t pitch);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const texture<T, kind, mode>& reference, cudaArray_const_t array,
                                   const cudaChannelFormatDesc& format);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const texture<T, kind, mode>& reference, cudaArray_const_t array);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, kind, mode>& reference, cudaMipmappedArray_const_t array);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaUnbindTexture(const texture<T, kind, mode>& reference);
template <class T, int kind, cudaTextureReadMode mode>
cudaError_t cudaGetTextureAlignmentOffset(size_t* offset, const texture<T, kind, mode>& reference);
template <class T, int kind>
cudaError_t cudaBindSurfaceToArray(const surface<T, kind>& reference, cudaArray_const_t array,
                                   const cudaChannelFormatDesc& format);
template <class T, int kind>
cudaError_t cudaBindSurfaceToArray(const surface<T, kind>& reference, cudaArray_const_t array);

// Graphs, in the form of CUDA 10 and 11.
template <class T>
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                           size_t dependency_count, const T& symbol, const void* source, size_t size,
                                           size_t offset, cudaMemcpyKind kind);
template <class T>
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* node, cudaGraph_t graph,
                                             const cudaGraphNode_t* dependencies, size_t dependency_count,
                                             void* destination, const T& symbol, size_t size, size_t offset,
                                             cudaMemcpyKind kind);

// Values.
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind);
template <class T>
cudaChannelFormatDesc cudaCreateChannelDesc();
static inline cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth) {
    return cudaExtent{width, height, depth};
}
static inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return cudaPos{x, y, z}; }
static inline cudaPitchedPtr make_cudaPitchedPtr(void* pointer, size_t pitch, size_t x_size, size_t y_size) {
    return cudaPitchedPtr{pointer, pitch, x_size, y_size};
}

// The profiler's two functions are visible wherever the runtime is.
cudaError_t cudaProfilerStart();
cudaError_t cudaProfilerStop();

#endif
