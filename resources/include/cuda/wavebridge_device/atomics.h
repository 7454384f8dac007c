// Atomic functions, in their device, block and system scopes (CUDA C++ Programming Guide, "Atomic Functions").
// Those of half and bfloat16 are declared with their types.
#ifndef WAVEBRIDGE_DEVICE_ATOMICS_H
#define WAVEBRIDGE_DEVICE_ATOMICS_H

#define WAVEBRIDGE_ATOMIC(name, T)                     \
    __device__ T name(T* address, T value);            \
    __device__ T name##_block(T* address, T value);    \
    __device__ T name##_system(T* address, T value);

#define WAVEBRIDGE_ATOMIC_CAS(T)                                            \
    __device__ T atomicCAS(T* address, T compare, T value);                 \
    __device__ T atomicCAS_block(T* address, T compare, T value);           \
    __device__ T atomicCAS_system(T* address, T compare, T value);

WAVEBRIDGE_ATOMIC(atomicAdd, int)
WAVEBRIDGE_ATOMIC(atomicAdd, unsigned int)
WAVEBRIDGE_ATOMIC(atomicAdd, unsigned long long)
WAVEBRIDGE_ATOMIC(atomicAdd, float)
WAVEBRIDGE_ATOMIC(atomicAdd, double)
WAVEBRIDGE_ATOMIC(atomicAdd, float2)
WAVEBRIDGE_ATOMIC(atomicAdd, float4)

WAVEBRIDGE_ATOMIC(atomicSub, int)
WAVEBRIDGE_ATOMIC(atomicSub, unsigned int)

WAVEBRIDGE_ATOMIC(atomicExch, int)
WAVEBRIDGE_ATOMIC(atomicExch, unsigned int)
WAVEBRIDGE_ATOMIC(atomicExch, unsigned long long)
WAVEBRIDGE_ATOMIC(atomicExch, float)

#define WAVEBRIDGE_ATOMIC_INTEGER(name)             \
    WAVEBRIDGE_ATOMIC(name, int)                    \
    WAVEBRIDGE_ATOMIC(name, unsigned int)           \
    WAVEBRIDGE_ATOMIC(name, unsigned long long)

WAVEBRIDGE_ATOMIC_INTEGER(atomicMin)
WAVEBRIDGE_ATOMIC(atomicMin, long long)
WAVEBRIDGE_ATOMIC_INTEGER(atomicMax)
WAVEBRIDGE_ATOMIC(atomicMax, long long)
WAVEBRIDGE_ATOMIC_INTEGER(atomicAnd)
WAVEBRIDGE_ATOMIC_INTEGER(atomicOr)
WAVEBRIDGE_ATOMIC_INTEGER(atomicXor)

WAVEBRIDGE_ATOMIC(atomicInc, unsigned int)
WAVEBRIDGE_ATOMIC(atomicDec, unsigned int)

WAVEBRIDGE_ATOMIC_CAS(int)
WAVEBRIDGE_ATOMIC_CAS(unsigned int)
WAVEBRIDGE_ATOMIC_CAS(unsigned long long)
WAVEBRIDGE_ATOMIC_CAS(unsigned short)

#undef WAVEBRIDGE_ATOMIC_CAS
#undef WAVEBRIDGE_ATOMIC_INTEGER
#undef WAVEBRIDGE_ATOMIC

#endif
