// HIP's vector types: one class template with arithmetic, where CUDA has plain structs; and dim3.
#pragma once
#include "keywords.h"

#include <stddef.h>
#include <stdint.h>

#include <type_traits>

typedef int32_t __hip_int32_t;
typedef uint32_t __hip_uint32_t;
typedef int64_t __hip_int64_t;
typedef uint64_t __hip_uint64_t;
typedef size_t __hip_size_t;

template <class T, unsigned int rank>
struct HIP_vector_base;
template <class T>
struct HIP_vector_base<T, 1> {
    typedef T Native_vec_ __attribute__((ext_vector_type(1)));
    union {
        Native_vec_ data;
        struct {
            T x;
        };
    };
    HIP_vector_base() = default;
    __host__ __device__ explicit constexpr HIP_vector_base(T x_) : data{x_} {}
};
template <class T>
struct HIP_vector_base<T, 2> {
    typedef T Native_vec_ __attribute__((ext_vector_type(2)));
    union {
        Native_vec_ data;
        struct {
            T x, y;
        };
    };
    HIP_vector_base() = default;
    __host__ __device__ explicit constexpr HIP_vector_base(T x_) : data{x_, x_} {}
    __host__ __device__ constexpr HIP_vector_base(T x_, T y_) : data{x_, y_} {}
};
template <class T>
struct HIP_vector_base<T, 3> {
    union {
        T d[3];
        struct {
            T x, y, z;
        };
    };
    HIP_vector_base() = default;
    __host__ __device__ explicit constexpr HIP_vector_base(T x_) : d{x_, x_, x_} {}
    __host__ __device__ constexpr HIP_vector_base(T x_, T y_, T z_) : d{x_, y_, z_} {}
};
template <class T>
struct HIP_vector_base<T, 4> {
    typedef T Native_vec_ __attribute__((ext_vector_type(4)));
    union {
        Native_vec_ data;
        struct {
            T x, y, z, w;
        };
    };
    HIP_vector_base() = default;
    __host__ __device__ explicit constexpr HIP_vector_base(T x_) : data{x_, x_, x_, x_} {}
    __host__ __device__ constexpr HIP_vector_base(T x_, T y_, T z_, T w_) : data{x_, y_, z_, w_} {}
};

template <class T, unsigned int rank>
struct HIP_vector_type : HIP_vector_base<T, rank> {
    typedef T value_type;

    HIP_vector_type() = default;
    template <class U, std::enable_if_t<std::is_convertible_v<U, T>>* = nullptr>
    __host__ __device__ explicit constexpr HIP_vector_type(U x_) : HIP_vector_base<T, rank>(static_cast<T>(x_)) {}
    template <class... U, std::enable_if_t<(rank > 1) && sizeof...(U) == rank>* = nullptr>
    __host__ __device__ constexpr HIP_vector_type(U... xs) : HIP_vector_base<T, rank>(static_cast<T>(xs)...) {}

    __host__ __device__ HIP_vector_type& operator++();
    __host__ __device__ HIP_vector_type operator++(int);
    __host__ __device__ HIP_vector_type& operator--();
    __host__ __device__ HIP_vector_type operator--(int);
    template <class U = T, std::enable_if_t<std::is_signed_v<U>>* = nullptr>
    __host__ __device__ HIP_vector_type operator-() const;
    template <class U = T, std::enable_if_t<std::is_integral_v<U>>* = nullptr>
    __host__ __device__ HIP_vector_type operator~() const;
#if WAVEBRIDGE_ROCM >= 700
    __host__ __device__ T& operator[](size_t index);
    __host__ __device__ const T& operator[](size_t index) const;
#endif

#define WAVEBRIDGE_VECTOR_ASSIGN(op)                                                   \
    __host__ __device__ HIP_vector_type& operator op(const HIP_vector_type& x);        \
    template <class U, std::enable_if_t<std::is_convertible_v<U, T>>* = nullptr>       \
    __host__ __device__ HIP_vector_type& operator op(U x);
    WAVEBRIDGE_VECTOR_ASSIGN(+=)
    WAVEBRIDGE_VECTOR_ASSIGN(-=)
    WAVEBRIDGE_VECTOR_ASSIGN(*=)
    WAVEBRIDGE_VECTOR_ASSIGN(/=)
#undef WAVEBRIDGE_VECTOR_ASSIGN
#define WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(op)                                        \
    template <class U = T, std::enable_if_t<std::is_integral_v<U>>* = nullptr>      \
    __host__ __device__ HIP_vector_type& operator op(const HIP_vector_type& x);
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(%=)
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(^=)
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(|=)
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(&=)
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(>>=)
    WAVEBRIDGE_VECTOR_ASSIGN_INTEGER(<<=)
#undef WAVEBRIDGE_VECTOR_ASSIGN_INTEGER

    // As in HIP, products and quotients of two vectors are friends, found by their arguments only.
    friend __host__ __device__ HIP_vector_type operator*(HIP_vector_type x, const HIP_vector_type& y) { return x *= y; }
    friend __host__ __device__ HIP_vector_type operator/(HIP_vector_type x, const HIP_vector_type& y) { return x /= y; }
};

#define WAVEBRIDGE_VECTOR_SCALAR(op)                                                                               \
    template <class T, unsigned int n, class U>                                                                    \
    __host__ __device__ constexpr WAVEBRIDGE_RESULT operator op(const HIP_vector_type<T, n>& x, U y);              \
    template <class T, unsigned int n, class U>                                                                    \
    __host__ __device__ constexpr WAVEBRIDGE_RESULT operator op(U x, const HIP_vector_type<T, n>& y);
#define WAVEBRIDGE_VECTOR_OPERATOR(op)                                                                             \
    template <class T, unsigned int n>                                                                             \
    __host__ __device__ constexpr WAVEBRIDGE_RESULT operator op(const HIP_vector_type<T, n>& x,                    \
                                                                const HIP_vector_type<T, n>& y);                   \
    WAVEBRIDGE_VECTOR_SCALAR(op)

#define WAVEBRIDGE_RESULT HIP_vector_type<T, n>
WAVEBRIDGE_VECTOR_OPERATOR(+)
WAVEBRIDGE_VECTOR_OPERATOR(-)
WAVEBRIDGE_VECTOR_SCALAR(*)
WAVEBRIDGE_VECTOR_SCALAR(/)
WAVEBRIDGE_VECTOR_OPERATOR(%)
WAVEBRIDGE_VECTOR_OPERATOR(^)
WAVEBRIDGE_VECTOR_OPERATOR(|)
WAVEBRIDGE_VECTOR_OPERATOR(&)
WAVEBRIDGE_VECTOR_OPERATOR(>>)
WAVEBRIDGE_VECTOR_OPERATOR(<<)
#undef WAVEBRIDGE_RESULT
#define WAVEBRIDGE_RESULT bool
WAVEBRIDGE_VECTOR_OPERATOR(==)
WAVEBRIDGE_VECTOR_OPERATOR(!=)
#undef WAVEBRIDGE_RESULT
#undef WAVEBRIDGE_VECTOR_OPERATOR
#undef WAVEBRIDGE_VECTOR_SCALAR

#define WAVEBRIDGE_VECTORS(T, name)           \
    typedef HIP_vector_type<T, 1> name##1;    \
    typedef HIP_vector_type<T, 2> name##2;    \
    typedef HIP_vector_type<T, 3> name##3;    \
    typedef HIP_vector_type<T, 4> name##4;
WAVEBRIDGE_VECTORS(char, char)
WAVEBRIDGE_VECTORS(unsigned char, uchar)
WAVEBRIDGE_VECTORS(short, short)
WAVEBRIDGE_VECTORS(unsigned short, ushort)
WAVEBRIDGE_VECTORS(int, int)
WAVEBRIDGE_VECTORS(unsigned int, uint)
WAVEBRIDGE_VECTORS(long, long)
WAVEBRIDGE_VECTORS(unsigned long, ulong)
WAVEBRIDGE_VECTORS(long long, longlong)
WAVEBRIDGE_VECTORS(unsigned long long, ulonglong)
WAVEBRIDGE_VECTORS(float, float)
WAVEBRIDGE_VECTORS(double, double)
#undef WAVEBRIDGE_VECTORS

typedef struct dim3 {
    uint32_t x, y, z;
    constexpr __host__ __device__ dim3(uint32_t x_ = 1, uint32_t y_ = 1, uint32_t z_ = 1) : x(x_), y(y_), z(z_) {}
} dim3;
