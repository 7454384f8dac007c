// The two 8-bit floats, their pairs and quadruples (CUDA Math API, "FP8 Intrinsics").
#pragma once
#include "cuda_bf16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

__host__ __device__ __nv_fp8_storage_t __nv_cvt_double_to_fp8(const double x, const __nv_saturation_t saturate,
                                                              const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(const double2 x, const __nv_saturation_t saturate,
                                                                   const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_float_to_fp8(const float x, const __nv_saturation_t saturate,
                                                             const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(const float2 x, const __nv_saturation_t saturate,
                                                                  const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw x, const __nv_saturation_t saturate,
                                                               const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(const __half2_raw x,
                                                                    const __nv_saturation_t saturate,
                                                                    const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(const __nv_bfloat16_raw x,
                                                                   const __nv_saturation_t saturate,
                                                                   const __nv_fp8_interpretation_t kind);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(const __nv_bfloat162_raw x,
                                                                        const __nv_saturation_t saturate,
                                                                        const __nv_fp8_interpretation_t kind);
__host__ __device__ __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t x,
                                                       const __nv_fp8_interpretation_t kind);
__host__ __device__ __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t x,
                                                           const __nv_fp8_interpretation_t kind);

#define WAVEBRIDGE_FP8(name)                                     \
    struct name {                                                \
        __nv_fp8_storage_t __x;                                  \
        name() = default;                                        \
        explicit __host__ __device__ name(const __half value);         \
        explicit __host__ __device__ name(const __nv_bfloat16 value);  \
        explicit __host__ __device__ name(const float value);          \
        explicit __host__ __device__ name(const double value);         \
        explicit __host__ __device__ name(const short value);          \
        explicit __host__ __device__ name(const unsigned short value); \
        explicit __host__ __device__ name(const int value);            \
        explicit __host__ __device__ name(const unsigned int value);   \
        explicit __host__ __device__ name(const long value);           \
        explicit __host__ __device__ name(const unsigned long value);  \
        explicit __host__ __device__ name(const long long value);      \
        explicit __host__ __device__ name(const unsigned long long value); \
        explicit __host__ __device__ operator __half() const;          \
        explicit __host__ __device__ operator __nv_bfloat16() const;   \
        explicit __host__ __device__ operator float() const;           \
        explicit __host__ __device__ operator double() const;          \
        explicit __host__ __device__ operator bool() const;            \
        explicit __host__ __device__ operator char() const;            \
        explicit __host__ __device__ operator signed char() const;     \
        explicit __host__ __device__ operator unsigned char() const;   \
        explicit __host__ __device__ operator short() const;           \
        explicit __host__ __device__ operator unsigned short() const;  \
        explicit __host__ __device__ operator int() const;             \
        explicit __host__ __device__ operator unsigned int() const;    \
        explicit __host__ __device__ operator long() const;            \
        explicit __host__ __device__ operator unsigned long() const;   \
        explicit __host__ __device__ operator long long() const;       \
        explicit __host__ __device__ operator unsigned long long() const; \
    };

WAVEBRIDGE_FP8(__nv_fp8_e4m3)
WAVEBRIDGE_FP8(__nv_fp8_e5m2)
#undef WAVEBRIDGE_FP8

#define WAVEBRIDGE_FP8_PAIR(name)                                      \
    struct name {                                                      \
        __nv_fp8x2_storage_t __x;                                      \
        name() = default;                                              \
        explicit __host__ __device__ name(const __half2 value);        \
        explicit __host__ __device__ name(const __nv_bfloat162 value); \
        explicit __host__ __device__ name(const float2 value);         \
        explicit __host__ __device__ name(const double2 value);        \
        explicit __host__ __device__ operator __half2() const;         \
        explicit __host__ __device__ operator float2() const;          \
    };
WAVEBRIDGE_FP8_PAIR(__nv_fp8x2_e4m3)
WAVEBRIDGE_FP8_PAIR(__nv_fp8x2_e5m2)
#undef WAVEBRIDGE_FP8_PAIR

#define WAVEBRIDGE_FP8_QUADRUPLE(name)                                                           \
    struct name {                                                                                \
        __nv_fp8x4_storage_t __x;                                                                \
        name() = default;                                                                        \
        explicit __host__ __device__ name(const __half2 low, const __half2 high);                \
        explicit __host__ __device__ name(const __nv_bfloat162 low, const __nv_bfloat162 high);  \
        explicit __host__ __device__ name(const float4 value);                                   \
        explicit __host__ __device__ name(const double4 value);                                  \
        explicit __host__ __device__ operator float4() const;                                    \
    };
WAVEBRIDGE_FP8_QUADRUPLE(__nv_fp8x4_e4m3)
WAVEBRIDGE_FP8_QUADRUPLE(__nv_fp8x4_e5m2)
#undef WAVEBRIDGE_FP8_QUADRUPLE
