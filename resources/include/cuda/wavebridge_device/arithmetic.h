// Arithmetic with a stated rounding, and the fast approximations (CUDA Math API, "Single/Double Precision Intrinsics").
#ifndef WAVEBRIDGE_DEVICE_ARITHMETIC_H
#define WAVEBRIDGE_DEVICE_ARITHMETIC_H

// to nearest even, towards zero, up, down
#define WAVEBRIDGE_ROUNDINGS(DECLARE) DECLARE(rn) DECLARE(rz) DECLARE(ru) DECLARE(rd)

#define WAVEBRIDGE_ROUNDED_ARITHMETIC(r)                          \
    __device__ float __fadd_##r(float x, float y);                \
    __device__ float __fsub_##r(float x, float y);                \
    __device__ float __fmul_##r(float x, float y);                \
    __device__ float __fdiv_##r(float x, float y);                \
    __device__ float __fmaf_##r(float x, float y, float z);       \
    __device__ float __fmaf_ieee_##r(float x, float y, float z);  \
    __device__ float __frcp_##r(float x);                         \
    __device__ float __fsqrt_##r(float x);                        \
    __device__ double __dadd_##r(double x, double y);             \
    __device__ double __dsub_##r(double x, double y);             \
    __device__ double __dmul_##r(double x, double y);             \
    __device__ double __ddiv_##r(double x, double y);             \
    __device__ double __fma_##r(double x, double y, double z);    \
    __device__ double __drcp_##r(double x);                       \
    __device__ double __dsqrt_##r(double x);

WAVEBRIDGE_ROUNDINGS(WAVEBRIDGE_ROUNDED_ARITHMETIC)
#undef WAVEBRIDGE_ROUNDED_ARITHMETIC

__device__ float __frsqrt_rn(float x);
__device__ float __saturatef(float x);
__device__ float saturate(float x);

__device__ float __fdividef(float x, float y);
__device__ double fdivide(double x, double y);
__device__ float fdividef(float x, float y);
__device__ float __sinf(float x);
__device__ float __cosf(float x);
__device__ float __tanf(float x);
__device__ float __tanhf(float x);
__device__ void __sincosf(float x, float* sine, float* cosine);
__device__ float __expf(float x);
__device__ float __exp10f(float x);
__device__ float __logf(float x);
__device__ float __log2f(float x);
__device__ float __log10f(float x);
__device__ float __powf(float x, float y);

#endif
