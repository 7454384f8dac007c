// Mathematical functions beyond the C library's (CUDA Math API).  The C++ library brings the float and double overloads of
// the standard ones into the global namespace.  Fast intrinsics are computed accurately: their error on a GPU is part of the
// tolerance, not of the reference.
#pragma once

// Some releases of glibc declare some of these names in <math.h> (C23 has sinpi and rsqrt); the runtime defines them.
extern "C" {
float __expf(float) noexcept(true);
float __exp10f(float) noexcept(true);
float __logf(float) noexcept(true);
float __log2f(float) noexcept(true);
float __log10f(float) noexcept(true);
float __powf(float, float) noexcept(true);
float __sinf(float) noexcept(true);
float __cosf(float) noexcept(true);
float __tanf(float) noexcept(true);
float __tanhf(float) noexcept(true);
void __sincosf(float, float*, float*) noexcept(true);
float exp10f(float) noexcept(true);
double exp10(double) noexcept(true);
void sincosf(float, float*, float*) noexcept(true);
void sincos(double, double*, double*) noexcept(true);
float sinpif(float) noexcept(true);
double sinpi(double) noexcept(true);
float cospif(float) noexcept(true);
double cospi(double) noexcept(true);
float rsqrtf(float) noexcept(true);
double rsqrt(double) noexcept(true);
double wbemu_normcdf(double);
double wbemu_normcdfinv(double);
double wbemu_erfinv(double);
double wbemu_erfcinv(double);
double wbemu_cyl_bessel_i(int, double);
}

#define WBEMU_EXTREME(type)                                               \
  WBEMU_INLINE constexpr type min(type a, type b) { return b < a ? b : a; } \
  WBEMU_INLINE constexpr type max(type a, type b) { return a < b ? b : a; }
WBEMU_EXTREME(int) WBEMU_EXTREME(unsigned int) WBEMU_EXTREME(long) WBEMU_EXTREME(unsigned long)
WBEMU_EXTREME(long long) WBEMU_EXTREME(unsigned long long)
#undef WBEMU_EXTREME
#ifdef WBEMU_HIP
// clang's HIP headers have no overloads of mixed signedness: both arguments become int (__clang_hip_math.h).  A translation
// that needs CUDA's brings wavebridge/min_max.h.
#define WBEMU_MIXED_AS_INT(s, u)                                                                                     \
  template <int = 0> WBEMU_INLINE constexpr int min(s a, u b) { return min(static_cast<int>(a), static_cast<int>(b)); } \
  template <int = 0> WBEMU_INLINE constexpr int min(u a, s b) { return min(static_cast<int>(a), static_cast<int>(b)); } \
  template <int = 0> WBEMU_INLINE constexpr int max(s a, u b) { return max(static_cast<int>(a), static_cast<int>(b)); } \
  template <int = 0> WBEMU_INLINE constexpr int max(u a, s b) { return max(static_cast<int>(a), static_cast<int>(b)); }
WBEMU_MIXED_AS_INT(int, unsigned int)
WBEMU_MIXED_AS_INT(long, unsigned long)
WBEMU_MIXED_AS_INT(long long, unsigned long long)
#undef WBEMU_MIXED_AS_INT
#else
// Mixed signedness compares as unsigned (CUDA's math_functions.hpp gives these overloads).
#define WBEMU_EXTREME_MIXED(s, u)                                                         \
  WBEMU_INLINE constexpr u min(s a, u b) { return min(static_cast<u>(a), b); }            \
  WBEMU_INLINE constexpr u min(u a, s b) { return min(a, static_cast<u>(b)); }            \
  WBEMU_INLINE constexpr u max(s a, u b) { return max(static_cast<u>(a), b); }            \
  WBEMU_INLINE constexpr u max(u a, s b) { return max(a, static_cast<u>(b)); }
WBEMU_EXTREME_MIXED(int, unsigned int)
WBEMU_EXTREME_MIXED(long, unsigned long)
WBEMU_EXTREME_MIXED(long long, unsigned long long)
#undef WBEMU_EXTREME_MIXED
#endif
WBEMU_INLINE float min(float a, float b) { return fminf(a, b); }
WBEMU_INLINE float max(float a, float b) { return fmaxf(a, b); }
WBEMU_INLINE double min(double a, double b) { return fmin(a, b); }
WBEMU_INLINE double max(double a, double b) { return fmax(a, b); }
WBEMU_INLINE double min(float a, double b) { return fmin(a, b); }
WBEMU_INLINE double min(double a, float b) { return fmin(a, b); }
WBEMU_INLINE double max(float a, double b) { return fmax(a, b); }
WBEMU_INLINE double max(double a, float b) { return fmax(a, b); }
WBEMU_INLINE unsigned int umin(unsigned int a, unsigned int b) { return min(a, b); }
WBEMU_INLINE unsigned int umax(unsigned int a, unsigned int b) { return max(a, b); }
WBEMU_INLINE long long llmin(long long a, long long b) { return min(a, b); }
WBEMU_INLINE long long llmax(long long a, long long b) { return max(a, b); }
WBEMU_INLINE unsigned long long ullmin(unsigned long long a, unsigned long long b) { return min(a, b); }
WBEMU_INLINE unsigned long long ullmax(unsigned long long a, unsigned long long b) { return max(a, b); }

WBEMU_INLINE float rsqrt(float x) { return rsqrtf(x); }
WBEMU_INLINE float rcbrtf(float x) { return static_cast<float>(1.0 / cbrt(static_cast<double>(x))); }
WBEMU_INLINE double rcbrt(double x) { return 1.0 / cbrt(x); }
WBEMU_INLINE float fdividef(float a, float b) { return a / b; }
// 2^126 < |y| < 2^128 gives 0 (CUDA Math API, "__fdividef").
WBEMU_INLINE float __fdividef(float a, float b) {
  const float magnitude = fabsf(b);
  if (magnitude > 0x1p126f && magnitude < INFINITY) return isinf(a) ? NAN : 0.0f;
  return a / b;
}
WBEMU_INLINE float __saturatef(float x) { return x >= 1.0f ? 1.0f : x > 0.0f ? x : 0.0f; }
WBEMU_INLINE float sinpi(float x) { return sinpif(x); }
WBEMU_INLINE float cospi(float x) { return cospif(x); }
WBEMU_INLINE void sincospif(float x, float* s, float* c) { *s = sinpif(x), *c = cospif(x); }
WBEMU_INLINE void sincospi(double x, double* s, double* c) { *s = sinpi(x), *c = cospi(x); }
WBEMU_INLINE void sincos(float x, float* s, float* c) { sincosf(x, s, c); }
WBEMU_INLINE float exp10(float x) { return exp10f(x); }
WBEMU_INLINE float normcdff(float x) { return static_cast<float>(wbemu_normcdf(x)); }
WBEMU_INLINE double normcdf(double x) { return wbemu_normcdf(x); }
WBEMU_INLINE float normcdfinvf(float x) { return static_cast<float>(wbemu_normcdfinv(x)); }
WBEMU_INLINE double normcdfinv(double x) { return wbemu_normcdfinv(x); }
WBEMU_INLINE float erfinvf(float x) { return static_cast<float>(wbemu_erfinv(x)); }
WBEMU_INLINE double erfinv(double x) { return wbemu_erfinv(x); }
WBEMU_INLINE float erfcinvf(float x) { return static_cast<float>(wbemu_erfcinv(x)); }
WBEMU_INLINE double erfcinv(double x) { return wbemu_erfcinv(x); }
WBEMU_INLINE double erfcx(double x) { return x < 25 ? exp(x * x) * erfc(x) : 0.56418958354775628 / x * (1 - 0.5 / (x * x)); }
WBEMU_INLINE float erfcxf(float x) { return static_cast<float>(erfcx(static_cast<double>(x))); }
WBEMU_INLINE double cyl_bessel_i0(double x) { return wbemu_cyl_bessel_i(0, x); }
WBEMU_INLINE double cyl_bessel_i1(double x) { return wbemu_cyl_bessel_i(1, x); }
WBEMU_INLINE float cyl_bessel_i0f(float x) { return static_cast<float>(wbemu_cyl_bessel_i(0, x)); }
WBEMU_INLINE float cyl_bessel_i1f(float x) { return static_cast<float>(wbemu_cyl_bessel_i(1, x)); }
WBEMU_INLINE double norm3d(double a, double b, double c) { return hypot(hypot(a, b), c); }
WBEMU_INLINE double norm4d(double a, double b, double c, double d) { return hypot(hypot(a, b), hypot(c, d)); }
WBEMU_INLINE double rhypot(double a, double b) { return 1.0 / hypot(a, b); }
WBEMU_INLINE double rnorm3d(double a, double b, double c) { return 1.0 / norm3d(a, b, c); }
WBEMU_INLINE double rnorm4d(double a, double b, double c, double d) { return 1.0 / norm4d(a, b, c, d); }
WBEMU_INLINE float norm3df(float a, float b, float c) { return static_cast<float>(norm3d(a, b, c)); }
WBEMU_INLINE float norm4df(float a, float b, float c, float d) { return static_cast<float>(norm4d(a, b, c, d)); }
WBEMU_INLINE float rhypotf(float a, float b) { return static_cast<float>(rhypot(a, b)); }
WBEMU_INLINE float rnorm3df(float a, float b, float c) { return static_cast<float>(rnorm3d(a, b, c)); }
WBEMU_INLINE float rnorm4df(float a, float b, float c, float d) { return static_cast<float>(rnorm4d(a, b, c, d)); }
WBEMU_INLINE double norm(int n, const double* v) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum = hypot(sum, v[i]);
  return sum;
}
WBEMU_INLINE float normf(int n, const float* v) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += static_cast<double>(v[i]) * v[i];
  return static_cast<float>(sqrt(sum));
}
WBEMU_INLINE double rnorm(int n, const double* v) { return 1.0 / norm(n, v); }
WBEMU_INLINE float rnormf(int n, const float* v) { return static_cast<float>(1.0 / static_cast<double>(normf(n, v))); }

WBEMU_INLINE int __float_as_int(float v) { return wbemu::from_bits<int>(wbemu::to_bits(v)); }
WBEMU_INLINE unsigned int __float_as_uint(float v) { return wbemu::from_bits<unsigned>(wbemu::to_bits(v)); }
WBEMU_INLINE float __int_as_float(int v) { return wbemu::from_bits<float>(wbemu::to_bits(v)); }
WBEMU_INLINE float __uint_as_float(unsigned int v) { return wbemu::from_bits<float>(wbemu::to_bits(v)); }
WBEMU_INLINE long long __double_as_longlong(double v) { return wbemu::from_bits<long long>(wbemu::to_bits(v)); }
WBEMU_INLINE double __longlong_as_double(long long v) { return wbemu::from_bits<double>(wbemu::to_bits(v)); }
WBEMU_INLINE int __double2hiint(double v) { return static_cast<int>(wbemu::to_bits(v) >> 32); }
WBEMU_INLINE int __double2loint(double v) { return static_cast<int>(wbemu::to_bits(v)); }
WBEMU_INLINE double __hiloint2double(int high, int low) {
  return wbemu::from_bits<double>(static_cast<uint64_t>(static_cast<unsigned>(high)) << 32 | static_cast<unsigned>(low));
}
