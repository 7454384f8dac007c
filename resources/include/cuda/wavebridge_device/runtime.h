// What device code may call of the C library, the clocks, and printf (CUDA C++ Programming Guide, "Time Function",
// "Assertion", "Formatted Output", "Dynamic Global Memory Allocation").
#ifndef WAVEBRIDGE_DEVICE_RUNTIME_H
#define WAVEBRIDGE_DEVICE_RUNTIME_H

extern "C" {
__device__ int printf(const char* format, ...);
__device__ void* malloc(size_t size);
__device__ void free(void* pointer);
__device__ void* memcpy(void* destination, const void* source, size_t size);
__device__ void* memset(void* destination, int value, size_t size);
#if defined(__GLIBC__)
__device__ __attribute__((noreturn)) void __assert_fail(const char* assertion, const char* file, unsigned int line,
                                                        const char* function);
#else
__device__ __attribute__((noreturn)) void __assert_fail(const char* assertion, const char* file, int line,
                                                        const char* function);
#endif
__device__ __attribute__((noreturn)) void abort();
}

__device__ void* __nv_aligned_device_malloc(size_t size, size_t alignment);

__device__ void* operator new(size_t size);
__device__ void* operator new[](size_t size);
__device__ void operator delete(void* pointer) noexcept;
__device__ void operator delete[](void* pointer) noexcept;
__device__ void operator delete(void* pointer, size_t size) noexcept;
__device__ void operator delete[](void* pointer, size_t size) noexcept;

#if !defined(WAVEBRIDGE_NO_STANDARD_LIBRARY)
extern "C" __device__ clock_t clock();
#else
extern "C" __device__ long clock();
#endif
extern "C" __device__ long long clock64();

#endif
