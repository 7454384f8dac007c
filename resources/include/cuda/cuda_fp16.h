// half and half2.
#pragma once
#include "wavebridge_cuda.h"

#include "wavebridge_device/sixteen_bit_floats.h"

struct __align__(2) __half_raw {
    unsigned short x;
};
struct __align__(4) __half2_raw {
    unsigned short x;
    unsigned short y;
};
struct __nv_bfloat16;

struct __align__(2) __half {
    __half() = default;
    __host__ __device__ __half(const __half_raw& raw);
    explicit __host__ __device__ __half(const __nv_bfloat16& value);
    WAVEBRIDGE_16BIT_CONVERSIONS(__half)
    __host__ __device__ operator __half_raw() const;
    __host__ __device__ operator __half_raw() const volatile;
    __host__ __device__ __half& operator=(const __half_raw& raw);

  protected:
    unsigned short __x;
};

struct __align__(4) __half2 {
    __half x;
    __half y;

    __half2() = default;
    __host__ __device__ __half2(const __half& low, const __half& high) : x(low), y(high) {}
    __host__ __device__ __half2(const __half2_raw& raw);
    __host__ __device__ operator __half2_raw() const;
};

typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;

WAVEBRIDGE_16BIT_FUNCTIONS(__half, __half2, half)

__host__ __device__ __half __float2half(const float a);
__host__ __device__ __half __double2half(const double a);
__host__ __device__ float __half2float(const __half a);
__host__ __device__ __half2 __float2half2_rn(const float a);
__host__ __device__ __half2 __floats2half2_rn(const float a, const float b);
__host__ __device__ __half2 __float22half2_rn(const float2 a);
__host__ __device__ float2 __half22float2(const __half2 a);

__host__ __device__ __half2 make_half2(const __half x, const __half y);
__host__ __device__ __half2 __half2half2(const __half a);
__host__ __device__ __half2 __halves2half2(const __half a, const __half b);
__host__ __device__ __half __low2half(const __half2 a);
__host__ __device__ __half __high2half(const __half2 a);
__host__ __device__ __half2 __low2half2(const __half2 a);
__host__ __device__ __half2 __high2half2(const __half2 a);
__host__ __device__ __half2 __lows2half2(const __half2 a, const __half2 b);
__host__ __device__ __half2 __highs2half2(const __half2 a, const __half2 b);

__host__ __device__ short __half_as_short(const __half a);
__host__ __device__ unsigned short __half_as_ushort(const __half a);
__host__ __device__ __half __short_as_half(const short a);
__host__ __device__ __half __ushort_as_half(const unsigned short a);

__device__ unsigned short atomicCAS(unsigned short* address, unsigned short compare, unsigned short value);

#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
