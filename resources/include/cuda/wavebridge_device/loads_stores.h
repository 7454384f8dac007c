// Loads and stores with a cache hint, and queries of an address's space (CUDA C++ Programming Guide, "Read-Only Data
// Cache Load Function", "Load/Store Functions Using Cache Hints", "Address Space Predicate/Conversion Functions").
#ifndef WAVEBRIDGE_DEVICE_LOADS_STORES_H
#define WAVEBRIDGE_DEVICE_LOADS_STORES_H

#define WAVEBRIDGE_HINTED_ACCESSES(T)               \
    __device__ T __ldg(const T* address);           \
    __device__ T __ldca(const T* address);          \
    __device__ T __ldcg(const T* address);          \
    __device__ T __ldcs(const T* address);          \
    __device__ T __ldlu(const T* address);          \
    __device__ T __ldcv(const T* address);          \
    __device__ void __stwb(T* address, T value);    \
    __device__ void __stcg(T* address, T value);    \
    __device__ void __stcs(T* address, T value);    \
    __device__ void __stwt(T* address, T value);

WAVEBRIDGE_HINTED_ACCESSES(char)
WAVEBRIDGE_HINTED_ACCESSES(signed char)
WAVEBRIDGE_HINTED_ACCESSES(short)
WAVEBRIDGE_HINTED_ACCESSES(int)
WAVEBRIDGE_HINTED_ACCESSES(long)
WAVEBRIDGE_HINTED_ACCESSES(long long)
WAVEBRIDGE_HINTED_ACCESSES(unsigned char)
WAVEBRIDGE_HINTED_ACCESSES(unsigned short)
WAVEBRIDGE_HINTED_ACCESSES(unsigned int)
WAVEBRIDGE_HINTED_ACCESSES(unsigned long)
WAVEBRIDGE_HINTED_ACCESSES(unsigned long long)
WAVEBRIDGE_HINTED_ACCESSES(float)
WAVEBRIDGE_HINTED_ACCESSES(double)
WAVEBRIDGE_HINTED_ACCESSES(char2)
WAVEBRIDGE_HINTED_ACCESSES(char4)
WAVEBRIDGE_HINTED_ACCESSES(uchar2)
WAVEBRIDGE_HINTED_ACCESSES(uchar4)
WAVEBRIDGE_HINTED_ACCESSES(short2)
WAVEBRIDGE_HINTED_ACCESSES(short4)
WAVEBRIDGE_HINTED_ACCESSES(ushort2)
WAVEBRIDGE_HINTED_ACCESSES(ushort4)
WAVEBRIDGE_HINTED_ACCESSES(int2)
WAVEBRIDGE_HINTED_ACCESSES(int4)
WAVEBRIDGE_HINTED_ACCESSES(uint2)
WAVEBRIDGE_HINTED_ACCESSES(uint4)
WAVEBRIDGE_HINTED_ACCESSES(longlong2)
WAVEBRIDGE_HINTED_ACCESSES(ulonglong2)
WAVEBRIDGE_HINTED_ACCESSES(float2)
WAVEBRIDGE_HINTED_ACCESSES(float4)
WAVEBRIDGE_HINTED_ACCESSES(double2)

__device__ unsigned int __isGlobal(const void* address);
__device__ unsigned int __isShared(const void* address);
__device__ unsigned int __isConstant(const void* address);
__device__ unsigned int __isLocal(const void* address);
__device__ unsigned int __isGridConstant(const void* address);
__device__ unsigned int __isClusterShared(const void* address);
__device__ size_t __cvta_generic_to_global(const void* address);
__device__ size_t __cvta_generic_to_shared(const void* address);
__device__ size_t __cvta_generic_to_constant(const void* address);
__device__ size_t __cvta_generic_to_local(const void* address);
__device__ void* __cvta_global_to_generic(size_t address);
__device__ void* __cvta_shared_to_generic(size_t address);
__device__ void* __cvta_constant_to_generic(size_t address);
__device__ void* __cvta_local_to_generic(size_t address);

#endif
