// Host overloads of mathematical functions that CUDA has on both sides and HIP on the device alone (CUDA Math API,
// "Single/Double Precision Mathematical Functions").
#ifndef WAVEBRIDGE_HOST_MATH_H
#define WAVEBRIDGE_HOST_MATH_H

#include <hip/hip_runtime.h>

#include <cmath>

#if !defined(WAVEBRIDGE_EMULATOR)  // whose functions are the host's

#define WAVEBRIDGE_HOST_MATH(T, SUFFIX)                                                                     \
  __host__ inline T rsqrt##SUFFIX(T x) { return T(1) / std::sqrt(x); }                                      \
  __host__ inline T rcbrt##SUFFIX(T x) { return T(1) / std::cbrt(x); }                                      \
  __host__ inline T sinpi##SUFFIX(T x) {                                                                    \
    const T r = std::remainder(x, T(2)); /* exact: the argument of the sine stays within a period */        \
    return std::fabs(r) == T(1) ? std::copysign(T(0), x) : std::sin(T(3.14159265358979323846) * r);         \
  }                                                                                                         \
  __host__ inline T cospi##SUFFIX(T x) {                                                                    \
    const T r = std::fabs(std::remainder(x, T(2)));                                                         \
    return r == T(0.5) ? T(0) : std::cos(T(3.14159265358979323846) * r);                                    \
  }                                                                                                         \
  __host__ inline void sincospi##SUFFIX(T x, T *sine, T *cosine) {                                          \
    *sine = sinpi##SUFFIX(x);                                                                               \
    *cosine = cospi##SUFFIX(x);                                                                             \
  }                                                                                                         \
  __host__ inline T normcdf##SUFFIX(T x) { return T(0.5) * std::erfc(-x * T(0.70710678118654752440)); }     \
  __host__ inline T norm3d##SUFFIX(T a, T b, T c) { return std::hypot(a, b, c); }                           \
  __host__ inline T norm4d##SUFFIX(T a, T b, T c, T d) { return std::hypot(std::hypot(a, b), std::hypot(c, d)); } \
  __host__ inline T rnorm3d##SUFFIX(T a, T b, T c) { return T(1) / std::hypot(a, b, c); }                   \
  __host__ inline T rhypot##SUFFIX(T a, T b) { return T(1) / std::hypot(a, b); }
WAVEBRIDGE_HOST_MATH(float, f)
WAVEBRIDGE_HOST_MATH(double, )
#undef WAVEBRIDGE_HOST_MATH

__host__ inline float rsqrt(float x) { return rsqrtf(x); }
__host__ inline float rcbrt(float x) { return rcbrtf(x); }
__host__ inline float sinpi(float x) { return sinpif(x); }
__host__ inline float cospi(float x) { return cospif(x); }
__host__ inline float normcdf(float x) { return normcdff(x); }
__host__ inline float rhypot(float a, float b) { return rhypotf(a, b); }
__host__ inline float fdividef(float a, float b) { return a / b; }

#endif  // !defined(WAVEBRIDGE_EMULATOR)

#endif  // WAVEBRIDGE_HOST_MATH_H
