// bfloat16 and its pair, there since release 5.7 in this form.
#pragma once
#include "hip_fp16.h"

struct __hip_bfloat16_raw {
    unsigned short x;
};
struct __hip_bfloat162_raw {
    unsigned short x;
    unsigned short y;
};

struct __attribute__((aligned(2))) __hip_bfloat16 {
    __hip_bfloat16() = default;
    __host__ __device__ __hip_bfloat16(const __hip_bfloat16_raw& raw);
    __host__ __device__ __hip_bfloat16(float value);
    __host__ __device__ __hip_bfloat16(double value);
    __host__ __device__ __hip_bfloat16(short value);
    __host__ __device__ __hip_bfloat16(unsigned short value);
    __host__ __device__ __hip_bfloat16(int value);
    __host__ __device__ __hip_bfloat16(unsigned int value);
    __host__ __device__ __hip_bfloat16(long value);
    __host__ __device__ __hip_bfloat16(unsigned long value);
    __host__ __device__ __hip_bfloat16(long long value);
    __host__ __device__ __hip_bfloat16(unsigned long long value);
    __host__ __device__ operator __hip_bfloat16_raw() const;
    __host__ __device__ operator bool() const;
    __host__ __device__ operator char() const;
    __host__ __device__ operator float() const;
    __host__ __device__ operator int() const;
    __host__ __device__ operator long() const;
    __host__ __device__ operator long long() const;
    __host__ __device__ operator short() const;
    __host__ __device__ operator signed char() const;
    __host__ __device__ operator unsigned char() const;
    __host__ __device__ operator unsigned int() const;
    __host__ __device__ operator unsigned long() const;
    __host__ __device__ operator unsigned long long() const;
    __host__ __device__ operator unsigned short() const;

  protected:
    unsigned short __x;
};

struct __attribute__((aligned(4))) __hip_bfloat162 {
    __hip_bfloat16 x;
    __hip_bfloat16 y;

    __hip_bfloat162() = default;
    __host__ __device__ __hip_bfloat162(const __hip_bfloat162_raw& raw);
    __host__ __device__ __hip_bfloat162(const __hip_bfloat16& low, const __hip_bfloat16& high);
    __host__ __device__ operator __hip_bfloat162_raw() const;
    __host__ __device__ operator float2() const;
};

#define WAVEBRIDGE_BFLOAT16_OPERATORS(T)                      \
    __host__ __device__ T operator+(const T a, const T b);    \
    __host__ __device__ T operator-(const T a, const T b);    \
    __host__ __device__ T operator*(const T a, const T b);    \
    __host__ __device__ T operator/(const T a, const T b);    \
    __host__ __device__ T& operator+=(T& a, const T b);       \
    __host__ __device__ T& operator-=(T& a, const T b);       \
    __host__ __device__ T& operator*=(T& a, const T b);       \
    __host__ __device__ T& operator/=(T& a, const T b);       \
    __host__ __device__ T operator+(const T a);               \
    __host__ __device__ T operator-(const T a);               \
    __host__ __device__ bool operator==(const T a, const T b); \
    __host__ __device__ bool operator!=(const T a, const T b); \
    __host__ __device__ bool operator<(const T a, const T b);  \
    __host__ __device__ bool operator<=(const T a, const T b); \
    __host__ __device__ bool operator>(const T a, const T b);  \
    __host__ __device__ bool operator>=(const T a, const T b);
WAVEBRIDGE_BFLOAT16_OPERATORS(__hip_bfloat16)
WAVEBRIDGE_BFLOAT16_OPERATORS(__hip_bfloat162)
#undef WAVEBRIDGE_BFLOAT16_OPERATORS

#include "../wavebridge/bfloat16_functions.h"
