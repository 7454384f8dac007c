// hip_bfloat16, HIP's older bfloat16.
#pragma once
#include "hip_runtime.h"

struct hip_bfloat16 {
    uint16_t data;
    enum truncate_t { truncate };

    hip_bfloat16() = default;
    explicit __host__ __device__ hip_bfloat16(float value);
    explicit __host__ __device__ hip_bfloat16(float value, truncate_t);
    __host__ __device__ operator float() const;
    explicit __host__ __device__ operator bool() const;
    static __host__ __device__ hip_bfloat16 round_to_bfloat16(float value);
};
#define WAVEBRIDGE_OPERATOR(op)                                                                 \
    __host__ __device__ hip_bfloat16 operator op(hip_bfloat16 a, hip_bfloat16 b);               \
    __host__ __device__ hip_bfloat16& operator op##=(hip_bfloat16& a, hip_bfloat16 b);
WAVEBRIDGE_OPERATOR(+)
WAVEBRIDGE_OPERATOR(-)
WAVEBRIDGE_OPERATOR(*)
WAVEBRIDGE_OPERATOR(/)
#undef WAVEBRIDGE_OPERATOR
__host__ __device__ bool operator<(hip_bfloat16 a, hip_bfloat16 b);
__host__ __device__ bool operator==(hip_bfloat16 a, hip_bfloat16 b);
__host__ __device__ bool operator>(hip_bfloat16 a, hip_bfloat16 b);
__host__ __device__ bool operator!=(hip_bfloat16 a, hip_bfloat16 b);
