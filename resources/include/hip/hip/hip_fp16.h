// half and half2.
#pragma once
#include "hip_runtime.h"

struct __half_raw {
    union {
        _Float16 data;
        unsigned short x;
    };
};
struct __half2_raw {
    unsigned short x;
    unsigned short y;
};

struct __half {
    __half() = default;
    __host__ __device__ __half(const __half_raw& raw);
    __host__ __device__ __half(_Float16 value);
#if !defined(__HIP_NO_HALF_CONVERSIONS__)
    template <class T, std::enable_if_t<std::is_floating_point_v<T>>* = nullptr>
    __host__ __device__ __half(T value);
    template <class T, std::enable_if_t<std::is_integral_v<T>>* = nullptr>
    __host__ __device__ __half(T value);
    template <class T, std::enable_if_t<std::is_floating_point_v<T>>* = nullptr>
    __host__ __device__ operator T() const;
    template <class T, std::enable_if_t<std::is_integral_v<T>>* = nullptr>
    __host__ __device__ operator T() const;
    template <class T, std::enable_if_t<std::is_floating_point_v<T>>* = nullptr>
    __host__ __device__ __half& operator=(T value);
    template <class T, std::enable_if_t<std::is_integral_v<T>>* = nullptr>
    __host__ __device__ __half& operator=(T value);
#endif
    __host__ __device__ operator __half_raw() const;
    __host__ __device__ operator _Float16() const;

#if !defined(__HIP_NO_HALF_OPERATORS__)
    __host__ __device__ __half& operator+=(const __half& x);
    __host__ __device__ __half& operator-=(const __half& x);
    __host__ __device__ __half& operator*=(const __half& x);
    __host__ __device__ __half& operator/=(const __half& x);
    __host__ __device__ __half& operator++();
    __host__ __device__ __half operator++(int);
    __host__ __device__ __half& operator--();
    __host__ __device__ __half operator--(int);
    __host__ __device__ __half operator+() const;
    __host__ __device__ __half operator-() const;
    friend __host__ __device__ __half operator+(const __half& x, const __half& y) { return __half(x) += y; }
    friend __host__ __device__ __half operator-(const __half& x, const __half& y) { return __half(x) -= y; }
    friend __host__ __device__ __half operator*(const __half& x, const __half& y) { return __half(x) *= y; }
    friend __host__ __device__ __half operator/(const __half& x, const __half& y) { return __half(x) /= y; }
#define WAVEBRIDGE_COMPARE(op)                                                            \
    friend __host__ __device__ bool operator op(const __half& x, const __half& y) {       \
        return static_cast<float>(x.data) op static_cast<float>(y.data);                  \
    }
    WAVEBRIDGE_COMPARE(==)
    WAVEBRIDGE_COMPARE(!=)
    WAVEBRIDGE_COMPARE(<)
    WAVEBRIDGE_COMPARE(>)
    WAVEBRIDGE_COMPARE(<=)
    WAVEBRIDGE_COMPARE(>=)
#undef WAVEBRIDGE_COMPARE
#endif

  protected:
    union {
        _Float16 data;
        unsigned short __x;
    };
};

struct __half2 {
    __half x;
    __half y;

    __half2() = default;
    __host__ __device__ __half2(const __half2_raw& raw);
    __host__ __device__ __half2(const __half& low, const __half& high);
    __host__ __device__ operator __half2_raw() const;
#if !defined(__HIP_NO_HALF_OPERATORS__)
    __host__ __device__ __half2& operator+=(const __half2& x);
    __host__ __device__ __half2& operator-=(const __half2& x);
    __host__ __device__ __half2& operator*=(const __half2& x);
    __host__ __device__ __half2& operator/=(const __half2& x);
    __host__ __device__ __half2 operator-() const;
    friend __host__ __device__ __half2 operator+(const __half2& x, const __half2& y) { return __half2(x) += y; }
    friend __host__ __device__ __half2 operator-(const __half2& x, const __half2& y) { return __half2(x) -= y; }
    friend __host__ __device__ __half2 operator*(const __half2& x, const __half2& y) { return __half2(x) *= y; }
    friend __host__ __device__ __half2 operator/(const __half2& x, const __half2& y) { return __half2(x) /= y; }
    friend __host__ __device__ bool operator==(const __half2& a, const __half2& b) { return a.x == b.x && a.y == b.y; }
    friend __host__ __device__ bool operator!=(const __half2& a, const __half2& b) { return !(a == b); }
#endif
} __attribute__((aligned(4)));

typedef __half half;
typedef __half2 half2;

#include "../wavebridge/half_functions.h"
