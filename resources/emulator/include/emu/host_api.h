// The runtime API's types and its most used functions, so that host code beside the kernels compiles.  Nothing here runs:
// a call from a kernel ends the run with a message, a call from a static constructor returns "not supported".
#pragma once

#ifdef WBEMU_HIP
#define WBEMU_API(name) hip##name
#else
#define WBEMU_API(name) cuda##name
#endif

enum WBEMU_API(MemcpyKind) {
  WBEMU_API(MemcpyHostToHost), WBEMU_API(MemcpyHostToDevice), WBEMU_API(MemcpyDeviceToHost),
  WBEMU_API(MemcpyDeviceToDevice), WBEMU_API(MemcpyDefault),
};
#ifdef WBEMU_HIP
enum hipError_t {
  hipSuccess = 0, hipErrorInvalidValue = 1, hipErrorOutOfMemory = 2, hipErrorMemoryAllocation = 2, hipErrorNotReady = 600,
  hipErrorNoDevice = 100, hipErrorInvalidDevice = 101, hipErrorNotSupported = 801, hipErrorUnknown = 999,
};
typedef struct ihipStream_t* hipStream_t;
typedef struct ihipEvent_t* hipEvent_t;
#define WBEMU_ERROR hipError_t
#define WBEMU_STREAM hipStream_t
#define WBEMU_EVENT hipEvent_t
#else
enum cudaError {
  cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorInitializationError = 3,
  cudaErrorInvalidConfiguration = 9, cudaErrorNoDevice = 100, cudaErrorInvalidDevice = 101, cudaErrorNotReady = 600,
  cudaErrorNotSupported = 801, cudaErrorUnknown = 999,
};
typedef cudaError cudaError_t;
typedef struct CUstream_st* cudaStream_t;
typedef struct CUevent_st* cudaEvent_t;
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
#define WBEMU_ERROR cudaError_t
#define WBEMU_STREAM cudaStream_t
#define WBEMU_EVENT cudaEvent_t
#endif

struct WBEMU_API(DeviceProp) {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, totalConstMem, sharedMemPerMultiprocessor, sharedMemPerBlockOptin;
  int regsPerBlock, regsPerMultiprocessor, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate, major, minor;
  int multiProcessorCount, maxThreadsPerMultiProcessor, memoryClockRate, memoryBusWidth, l2CacheSize, concurrentKernels;
  int cooperativeLaunch, canMapHostMemory, integrated, managedMemory, computeMode, ECCEnabled, pciBusID, pciDeviceID;
};
#ifdef WBEMU_HIP
typedef hipDeviceProp hipDeviceProp_t;
#endif

#define WBEMU_HOST(name, ...) \
  WBEMU_ERROR WBEMU_API(name)(__VA_ARGS__) { return static_cast<WBEMU_ERROR>(wbemu_host_call(#name)); }

template <class T> inline WBEMU_HOST(Malloc, T**, size_t)
template <class T> inline WBEMU_HOST(MallocManaged, T**, size_t, unsigned = 1)
template <class T> inline WBEMU_HOST(MallocHost, T**, size_t, unsigned = 0)
template <class T> inline WBEMU_HOST(HostAlloc, T**, size_t, unsigned)
template <class T> inline WBEMU_HOST(HostMalloc, T**, size_t, unsigned = 0)
template <class T> inline WBEMU_HOST(MallocAsync, T**, size_t, WBEMU_STREAM)
template <class T> inline WBEMU_HOST(MallocPitch, T**, size_t*, size_t, size_t)
template <class T> inline WBEMU_HOST(HostGetDevicePointer, T**, void*, unsigned)
inline WBEMU_HOST(Free, const volatile void*)
inline WBEMU_HOST(FreeAsync, const volatile void*, WBEMU_STREAM)
inline WBEMU_HOST(FreeHost, const volatile void*)
inline WBEMU_HOST(HostFree, const volatile void*)
inline WBEMU_HOST(HostRegister, void*, size_t, unsigned)
inline WBEMU_HOST(HostUnregister, void*)
inline WBEMU_HOST(Memcpy, void*, const void*, size_t, WBEMU_API(MemcpyKind))
inline WBEMU_HOST(MemcpyAsync, void*, const void*, size_t, WBEMU_API(MemcpyKind), WBEMU_STREAM = 0)
inline WBEMU_HOST(Memcpy2D, void*, size_t, const void*, size_t, size_t, size_t, WBEMU_API(MemcpyKind))
inline WBEMU_HOST(Memset, void*, int, size_t)
inline WBEMU_HOST(MemsetAsync, void*, int, size_t, WBEMU_STREAM = 0)
inline WBEMU_HOST(MemGetInfo, size_t*, size_t*)
template <class T>
inline WBEMU_HOST(MemcpyToSymbol, T&&, const void*, size_t, size_t = 0, WBEMU_API(MemcpyKind) = WBEMU_API(MemcpyHostToDevice))
// By address, as bindings of texture references write their records before the launch.
inline WBEMU_ERROR WBEMU_API(MemcpyToSymbol)(const void* symbol, const void* source, size_t size, size_t offset,
                                             WBEMU_API(MemcpyKind)) {
  if (wbemu_is_in_kernel()) wbemu_host_call("MemcpyToSymbol");
  memcpy(static_cast<char*>(const_cast<void*>(symbol)) + offset, source, size);
  return WBEMU_API(Success);
}
template <class T>
inline WBEMU_HOST(MemcpyToSymbolAsync, T&&, const void*, size_t, size_t, WBEMU_API(MemcpyKind), WBEMU_STREAM = 0)
template <class T>
inline WBEMU_HOST(MemcpyFromSymbol, void*, T&&, size_t, size_t = 0, WBEMU_API(MemcpyKind) = WBEMU_API(MemcpyDeviceToHost))
template <class P, class T> inline WBEMU_HOST(GetSymbolAddress, P**, T&&)
template <class T> inline WBEMU_HOST(GetSymbolSize, size_t*, T&&)
inline WBEMU_ERROR WBEMU_API(DeviceSynchronize)() {
  return wbemu_is_in_kernel() ? static_cast<WBEMU_ERROR>(wbemu_host_call("DeviceSynchronize")) : WBEMU_API(Success);
}
inline WBEMU_HOST(ThreadSynchronize)
inline WBEMU_HOST(DeviceReset)
inline WBEMU_HOST(GetLastError)
inline WBEMU_HOST(PeekAtLastError)
inline WBEMU_HOST(SetDevice, int)
inline WBEMU_ERROR WBEMU_API(GetDevice)(int* device) {
  *device = 0;
  return wbemu_is_in_kernel() ? static_cast<WBEMU_ERROR>(wbemu_host_call("GetDevice")) : WBEMU_API(Success);
}
inline WBEMU_HOST(GetDeviceCount, int*)
inline WBEMU_HOST(GetDeviceProperties, WBEMU_API(DeviceProp)*, int)
inline WBEMU_HOST(StreamCreate, WBEMU_STREAM*)
inline WBEMU_HOST(StreamCreateWithFlags, WBEMU_STREAM*, unsigned)
inline WBEMU_HOST(StreamDestroy, WBEMU_STREAM)
inline WBEMU_HOST(StreamSynchronize, WBEMU_STREAM)
inline WBEMU_HOST(StreamWaitEvent, WBEMU_STREAM, WBEMU_EVENT, unsigned = 0)
inline WBEMU_HOST(EventCreate, WBEMU_EVENT*)
inline WBEMU_HOST(EventCreateWithFlags, WBEMU_EVENT*, unsigned)
inline WBEMU_HOST(EventRecord, WBEMU_EVENT, WBEMU_STREAM = 0)
inline WBEMU_HOST(EventSynchronize, WBEMU_EVENT)
inline WBEMU_HOST(EventDestroy, WBEMU_EVENT)
inline WBEMU_HOST(EventElapsedTime, float*, WBEMU_EVENT, WBEMU_EVENT)
inline const char* WBEMU_API(GetErrorString)(WBEMU_ERROR) { return "not supported in the emulator"; }
inline const char* WBEMU_API(GetErrorName)(WBEMU_ERROR) { return "not supported in the emulator"; }
