// Device overloads of the C and C++ mathematical functions, and CUDA's additions to them (CUDA Math API, "Single/Double
// Precision Mathematical Functions").
//
// The standard headers declare these for the host.  Clang lets a device function share a host function's name and
// types and prefers it in device code; so every form that CUDA offers is declared here once more, under its own name,
// for the front end to recognise: name(double), namef(float), and the C++ overload name(float).
#ifndef WAVEBRIDGE_DEVICE_MATH_H
#define WAVEBRIDGE_DEVICE_MATH_H

#include "math_lists.h"

#define WAVEBRIDGE_DECLARE_1(name)                     \
    extern "C" __device__ double name(double x);       \
    extern "C" __device__ float name##f(float x);      \
    __device__ float name(float x);
#define WAVEBRIDGE_DECLARE_2(name)                                \
    extern "C" __device__ double name(double x, double y);        \
    extern "C" __device__ float name##f(float x, float y);        \
    __device__ float name(float x, float y);

WAVEBRIDGE_STANDARD_MATH_1(WAVEBRIDGE_DECLARE_1)
WAVEBRIDGE_STANDARD_MATH_2(WAVEBRIDGE_DECLARE_2)
#undef WAVEBRIDGE_DECLARE_1
#undef WAVEBRIDGE_DECLARE_2

extern "C" {
__device__ double fma(double x, double y, double z);
__device__ float fmaf(float x, float y, float z);
__device__ double ldexp(double x, int exponent);
__device__ float ldexpf(float x, int exponent);
__device__ double scalbn(double x, int exponent);
__device__ float scalbnf(float x, int exponent);
__device__ double scalbln(double x, long exponent);
__device__ float scalblnf(float x, long exponent);
__device__ double frexp(double x, int* exponent);
__device__ float frexpf(float x, int* exponent);
__device__ double modf(double x, double* whole);
__device__ float modff(float x, float* whole);
__device__ double remquo(double x, double y, int* quotient);
__device__ float remquof(float x, float y, int* quotient);
__device__ double nan(const char* payload);
__device__ float nanf(const char* payload);
__device__ int ilogb(double x);
__device__ int ilogbf(float x);
__device__ long lrint(double x);
__device__ long lrintf(float x);
__device__ long lround(double x);
__device__ long lroundf(float x);
__device__ long long llrint(double x);
__device__ long long llrintf(float x);
__device__ long long llround(double x);
__device__ long long llroundf(float x);
__device__ int abs(int x);
__device__ long labs(long x);
__device__ long long llabs(long long x);
}
__device__ float fma(float x, float y, float z);
__device__ float ldexp(float x, int exponent);
__device__ float scalbn(float x, int exponent);
__device__ float scalbln(float x, long exponent);
__device__ float frexp(float x, int* exponent);
__device__ float modf(float x, float* whole);
__device__ float remquo(float x, float y, int* quotient);
__device__ int ilogb(float x);
__device__ long lrint(float x);
__device__ long lround(float x);
__device__ long long llrint(float x);
__device__ long long llround(float x);

__device__ long abs(long x);
__device__ long long abs(long long x);
__device__ float abs(float x);
__device__ double abs(double x);

#define WAVEBRIDGE_CLASSIFY(T)            \
    __device__ bool isnan(T x);           \
    __device__ bool isinf(T x);           \
    __device__ bool isfinite(T x);        \
    __device__ bool isnormal(T x);        \
    __device__ bool signbit(T x);
WAVEBRIDGE_CLASSIFY(float)
WAVEBRIDGE_CLASSIFY(double)
#undef WAVEBRIDGE_CLASSIFY

#define WAVEBRIDGE_COMPARE(T)                             \
    __device__ bool isgreater(T x, T y);                  \
    __device__ bool isgreaterequal(T x, T y);             \
    __device__ bool isless(T x, T y);                     \
    __device__ bool islessequal(T x, T y);                \
    __device__ bool islessgreater(T x, T y);              \
    __device__ bool isunordered(T x, T y);
WAVEBRIDGE_COMPARE(float)
WAVEBRIDGE_COMPARE(double)
#undef WAVEBRIDGE_COMPARE

#include "math_mixed_types.h"

#if !defined(WAVEBRIDGE_NO_STANDARD_LIBRARY)
#define WAVEBRIDGE_USING(name) using ::name;
namespace std {
WAVEBRIDGE_STANDARD_MATH_1(WAVEBRIDGE_USING)
WAVEBRIDGE_STANDARD_MATH_2(WAVEBRIDGE_USING)
WAVEBRIDGE_STANDARD_MATH_OTHER(WAVEBRIDGE_USING)
}  // namespace std
#undef WAVEBRIDGE_USING
#endif

#include "math_additions.h"

#endif
