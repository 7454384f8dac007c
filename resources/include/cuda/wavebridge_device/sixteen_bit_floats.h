// What half and bfloat16 have in common: T is the scalar, T2 the pair (CUDA Math API, "Half Precision Intrinsics",
// "Bfloat16 Precision Intrinsics").
#ifndef WAVEBRIDGE_DEVICE_SIXTEEN_BIT_FLOATS_H
#define WAVEBRIDGE_DEVICE_SIXTEEN_BIT_FLOATS_H

#define WAVEBRIDGE_16BIT_OPERATORS(T)                    \
    __host__ __device__ T operator+(const T& a, const T& b);   \
    __host__ __device__ T operator-(const T& a, const T& b);   \
    __host__ __device__ T operator*(const T& a, const T& b);   \
    __host__ __device__ T operator/(const T& a, const T& b);   \
    __host__ __device__ T& operator+=(T& a, const T& b);       \
    __host__ __device__ T& operator-=(T& a, const T& b);       \
    __host__ __device__ T& operator*=(T& a, const T& b);       \
    __host__ __device__ T& operator/=(T& a, const T& b);       \
    __host__ __device__ T& operator++(T& a);                   \
    __host__ __device__ T& operator--(T& a);                   \
    __host__ __device__ T operator++(T& a, int);               \
    __host__ __device__ T operator--(T& a, int);               \
    __host__ __device__ T operator+(const T& a);               \
    __host__ __device__ T operator-(const T& a);               \
    __host__ __device__ bool operator==(const T& a, const T& b); \
    __host__ __device__ bool operator!=(const T& a, const T& b); \
    __host__ __device__ bool operator<(const T& a, const T& b);  \
    __host__ __device__ bool operator>(const T& a, const T& b);  \
    __host__ __device__ bool operator<=(const T& a, const T& b); \
    __host__ __device__ bool operator>=(const T& a, const T& b);

#define WAVEBRIDGE_16BIT_SCALAR_ARITHMETIC(T)              \
    __host__ __device__ T __hadd(const T a, const T b);          \
    __host__ __device__ T __hsub(const T a, const T b);          \
    __host__ __device__ T __hmul(const T a, const T b);          \
    __host__ __device__ T __hdiv(const T a, const T b);          \
    __host__ __device__ T __hadd_rn(const T a, const T b);       \
    __host__ __device__ T __hsub_rn(const T a, const T b);       \
    __host__ __device__ T __hmul_rn(const T a, const T b);       \
    __host__ __device__ T __hadd_sat(const T a, const T b);      \
    __host__ __device__ T __hsub_sat(const T a, const T b);      \
    __host__ __device__ T __hmul_sat(const T a, const T b);      \
    __device__ T __hfma(const T a, const T b, const T c);        \
    __device__ T __hfma_sat(const T a, const T b, const T c);    \
    __device__ T __hfma_relu(const T a, const T b, const T c);   \
    __host__ __device__ T __hneg(const T a);                     \
    __host__ __device__ T __habs(const T a);                     \
    __host__ __device__ T __hmax(const T a, const T b);          \
    __host__ __device__ T __hmin(const T a, const T b);          \
    __host__ __device__ T __hmax_nan(const T a, const T b);      \
    __host__ __device__ T __hmin_nan(const T a, const T b);      \
    __host__ __device__ bool __hisnan(const T a);                \
    __host__ __device__ int __hisinf(const T a);

#define WAVEBRIDGE_16BIT_PAIR_ARITHMETIC(T2)                \
    __host__ __device__ T2 __hadd2(const T2 a, const T2 b);       \
    __host__ __device__ T2 __hsub2(const T2 a, const T2 b);       \
    __host__ __device__ T2 __hmul2(const T2 a, const T2 b);       \
    __host__ __device__ T2 __h2div(const T2 a, const T2 b);       \
    __host__ __device__ T2 __hadd2_rn(const T2 a, const T2 b);    \
    __host__ __device__ T2 __hsub2_rn(const T2 a, const T2 b);    \
    __host__ __device__ T2 __hmul2_rn(const T2 a, const T2 b);    \
    __host__ __device__ T2 __hadd2_sat(const T2 a, const T2 b);   \
    __host__ __device__ T2 __hsub2_sat(const T2 a, const T2 b);   \
    __host__ __device__ T2 __hmul2_sat(const T2 a, const T2 b);   \
    __device__ T2 __hfma2(const T2 a, const T2 b, const T2 c);    \
    __device__ T2 __hfma2_sat(const T2 a, const T2 b, const T2 c); \
    __device__ T2 __hfma2_relu(const T2 a, const T2 b, const T2 c); \
    __device__ T2 __hcmadd(const T2 a, const T2 b, const T2 c);   \
    __host__ __device__ T2 __hneg2(const T2 a);                   \
    __host__ __device__ T2 __habs2(const T2 a);                   \
    __host__ __device__ T2 __hmax2(const T2 a, const T2 b);       \
    __host__ __device__ T2 __hmin2(const T2 a, const T2 b);       \
    __host__ __device__ T2 __hmax2_nan(const T2 a, const T2 b);   \
    __host__ __device__ T2 __hmin2_nan(const T2 a, const T2 b);   \
    __host__ __device__ T2 __hisnan2(const T2 a);

// One relation in its six forms; u: true where an operand is NaN.
#define WAVEBRIDGE_16BIT_RELATION(r, T, T2)                            \
    __host__ __device__ bool __h##r(const T a, const T b);                   \
    __host__ __device__ bool __h##r##u(const T a, const T b);                \
    __host__ __device__ T2 __h##r##2(const T2 a, const T2 b);                \
    __host__ __device__ T2 __h##r##u2(const T2 a, const T2 b);               \
    __host__ __device__ unsigned int __h##r##2_mask(const T2 a, const T2 b); \
    __host__ __device__ unsigned int __h##r##u2_mask(const T2 a, const T2 b); \
    __host__ __device__ bool __hb##r##2(const T2 a, const T2 b);             \
    __host__ __device__ bool __hb##r##u2(const T2 a, const T2 b);

#define WAVEBRIDGE_16BIT_RELATIONS(T, T2)  \
    WAVEBRIDGE_16BIT_RELATION(eq, T, T2)   \
    WAVEBRIDGE_16BIT_RELATION(ne, T, T2)   \
    WAVEBRIDGE_16BIT_RELATION(lt, T, T2)   \
    WAVEBRIDGE_16BIT_RELATION(le, T, T2)   \
    WAVEBRIDGE_16BIT_RELATION(gt, T, T2)   \
    WAVEBRIDGE_16BIT_RELATION(ge, T, T2)

#define WAVEBRIDGE_16BIT_MATH_1(name, T, T2)      \
    __device__ T h##name(const T a);              \
    __device__ T2 h2##name(const T2 a);

#define WAVEBRIDGE_16BIT_MATH(T, T2)              \
    WAVEBRIDGE_16BIT_MATH_1(sqrt, T, T2)          \
    WAVEBRIDGE_16BIT_MATH_1(rsqrt, T, T2)         \
    WAVEBRIDGE_16BIT_MATH_1(rcp, T, T2)           \
    WAVEBRIDGE_16BIT_MATH_1(log, T, T2)           \
    WAVEBRIDGE_16BIT_MATH_1(log2, T, T2)          \
    WAVEBRIDGE_16BIT_MATH_1(log10, T, T2)         \
    WAVEBRIDGE_16BIT_MATH_1(exp, T, T2)           \
    WAVEBRIDGE_16BIT_MATH_1(exp2, T, T2)          \
    WAVEBRIDGE_16BIT_MATH_1(exp10, T, T2)         \
    WAVEBRIDGE_16BIT_MATH_1(sin, T, T2)           \
    WAVEBRIDGE_16BIT_MATH_1(cos, T, T2)           \
    WAVEBRIDGE_16BIT_MATH_1(tanh, T, T2)          \
    WAVEBRIDGE_16BIT_MATH_1(tanh_approx, T, T2)   \
    WAVEBRIDGE_16BIT_MATH_1(floor, T, T2)         \
    WAVEBRIDGE_16BIT_MATH_1(ceil, T, T2)          \
    WAVEBRIDGE_16BIT_MATH_1(trunc, T, T2)         \
    WAVEBRIDGE_16BIT_MATH_1(rint, T, T2)

// Conversions between T and the integers; N is the type's part in the functions' names.
#define WAVEBRIDGE_16BIT_INTEGER_ROUNDING(r, T, N)                      \
    __host__ __device__ short __##N##2short_##r(const T a);                   \
    __host__ __device__ unsigned short __##N##2ushort_##r(const T a);         \
    __host__ __device__ int __##N##2int_##r(const T a);                       \
    __host__ __device__ unsigned int __##N##2uint_##r(const T a);             \
    __host__ __device__ long long __##N##2ll_##r(const T a);                  \
    __host__ __device__ unsigned long long __##N##2ull_##r(const T a);        \
    __host__ __device__ T __short2##N##_##r(const short a);                   \
    __host__ __device__ T __ushort2##N##_##r(const unsigned short a);         \
    __host__ __device__ T __int2##N##_##r(const int a);                       \
    __host__ __device__ T __uint2##N##_##r(const unsigned int a);             \
    __host__ __device__ T __ll2##N##_##r(const long long a);                  \
    __host__ __device__ T __ull2##N##_##r(const unsigned long long a);        \
    __host__ __device__ T __float2##N##_##r(const float a);

#define WAVEBRIDGE_16BIT_INTEGERS(T, N)                    \
    WAVEBRIDGE_16BIT_INTEGER_ROUNDING(rn, T, N)            \
    WAVEBRIDGE_16BIT_INTEGER_ROUNDING(rz, T, N)            \
    WAVEBRIDGE_16BIT_INTEGER_ROUNDING(ru, T, N)            \
    WAVEBRIDGE_16BIT_INTEGER_ROUNDING(rd, T, N)            \
    __host__ __device__ signed char __##N##2char_rz(const T a);    \
    __host__ __device__ unsigned char __##N##2uchar_rz(const T a);

// Warp exchange, hinted memory accesses and atomics of the scalar or the pair.
#define WAVEBRIDGE_16BIT_DEVICE(T)         \
    WAVEBRIDGE_SHUFFLES(T)                 \
    WAVEBRIDGE_HINTED_ACCESSES(T)          \
    __device__ T atomicAdd(T* address, T value);

#define WAVEBRIDGE_16BIT_FUNCTIONS(T, T2, N)       \
    WAVEBRIDGE_16BIT_OPERATORS(T)                  \
    WAVEBRIDGE_16BIT_OPERATORS(T2)                 \
    WAVEBRIDGE_16BIT_SCALAR_ARITHMETIC(T)          \
    WAVEBRIDGE_16BIT_PAIR_ARITHMETIC(T2)           \
    WAVEBRIDGE_16BIT_RELATIONS(T, T2)              \
    WAVEBRIDGE_16BIT_MATH(T, T2)                   \
    WAVEBRIDGE_16BIT_INTEGERS(T, N)                \
    WAVEBRIDGE_16BIT_DEVICE(T)                     \
    WAVEBRIDGE_16BIT_DEVICE(T2)                    \
    __host__ __device__ float __low2float(const T2 a);   \
    __host__ __device__ float __high2float(const T2 a);  \
    __host__ __device__ T2 __lowhigh2highlow(const T2 a);

// The conversions that both classes have as constructors and operators.
#define WAVEBRIDGE_16BIT_CONVERSIONS(T)                              \
    __host__ __device__ T(float value);                                    \
    __host__ __device__ T(double value);                                   \
    __host__ __device__ T(short value);                                    \
    __host__ __device__ T(unsigned short value);                           \
    __host__ __device__ T(int value);                                      \
    __host__ __device__ T(unsigned int value);                             \
    __host__ __device__ T(long value);                                     \
    __host__ __device__ T(unsigned long value);                            \
    __host__ __device__ T(long long value);                                \
    __host__ __device__ T(unsigned long long value);                       \
    __host__ __device__ operator float() const;                            \
    __host__ __device__ operator bool() const;                             \
    __host__ __device__ operator char() const;                             \
    __host__ __device__ operator signed char() const;                      \
    __host__ __device__ operator unsigned char() const;                    \
    __host__ __device__ operator short() const;                            \
    __host__ __device__ operator unsigned short() const;                   \
    __host__ __device__ operator int() const;                              \
    __host__ __device__ operator unsigned int() const;                     \
    __host__ __device__ operator long() const;                             \
    __host__ __device__ operator unsigned long() const;                    \
    __host__ __device__ operator long long() const;                        \
    __host__ __device__ operator unsigned long long() const;               \
    __host__ __device__ T& operator=(float value);                         \
    __host__ __device__ T& operator=(double value);                        \
    __host__ __device__ T& operator=(short value);                         \
    __host__ __device__ T& operator=(unsigned short value);                \
    __host__ __device__ T& operator=(int value);                           \
    __host__ __device__ T& operator=(unsigned int value);                  \
    __host__ __device__ T& operator=(long long value);                     \
    __host__ __device__ T& operator=(unsigned long long value);

#endif
