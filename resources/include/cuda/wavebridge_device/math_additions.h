// Mathematical functions that CUDA adds to C's.
#ifndef WAVEBRIDGE_DEVICE_MATH_ADDITIONS_H
#define WAVEBRIDGE_DEVICE_MATH_ADDITIONS_H

#define WAVEBRIDGE_DECLARE_1(name)          \
    __device__ double name(double x);       \
    __device__ float name##f(float x);      \
    __device__ float name(float x);

WAVEBRIDGE_DECLARE_1(cospi)
WAVEBRIDGE_DECLARE_1(erfcinv)
WAVEBRIDGE_DECLARE_1(erfcx)
WAVEBRIDGE_DECLARE_1(erfinv)
WAVEBRIDGE_DECLARE_1(normcdf)
WAVEBRIDGE_DECLARE_1(normcdfinv)
WAVEBRIDGE_DECLARE_1(rcbrt)
WAVEBRIDGE_DECLARE_1(rsqrt)
WAVEBRIDGE_DECLARE_1(sinpi)
#undef WAVEBRIDGE_DECLARE_1

// glibc declares these too, some of them as extern "C".
extern "C" {
__device__ double exp10(double x);
__device__ float exp10f(float x);
__device__ double j0(double x);
__device__ float j0f(float x);
__device__ double j1(double x);
__device__ float j1f(float x);
__device__ double jn(int n, double x);
__device__ float jnf(int n, float x);
__device__ double y0(double x);
__device__ float y0f(float x);
__device__ double y1(double x);
__device__ float y1f(float x);
__device__ double yn(int n, double x);
__device__ float ynf(int n, float x);
__device__ void sincos(double x, double* sine, double* cosine);
__device__ void sincosf(float x, float* sine, float* cosine);
}
__device__ float exp10(float x);
__device__ float j0(float x);
__device__ float j1(float x);
__device__ float jn(int n, float x);
__device__ float y0(float x);
__device__ float y1(float x);
__device__ float yn(int n, float x);
__device__ void sincos(float x, float* sine, float* cosine);
__device__ void sincospi(double x, double* sine, double* cosine);
__device__ void sincospif(float x, float* sine, float* cosine);
__device__ void sincospi(float x, float* sine, float* cosine);

__device__ double cyl_bessel_i0(double x);
__device__ float cyl_bessel_i0f(float x);
__device__ float cyl_bessel_i0(float x);
__device__ double cyl_bessel_i1(double x);
__device__ float cyl_bessel_i1f(float x);
__device__ float cyl_bessel_i1(float x);

__device__ double norm(int dimensions, const double* p);
__device__ float normf(int dimensions, const float* p);
__device__ float norm(int dimensions, const float* p);
__device__ double norm3d(double x, double y, double z);
__device__ float norm3df(float x, float y, float z);
__device__ float norm3d(float x, float y, float z);
__device__ double norm4d(double x, double y, double z, double w);
__device__ float norm4df(float x, float y, float z, float w);
__device__ float norm4d(float x, float y, float z, float w);
__device__ double rnorm(int dimensions, const double* p);
__device__ float rnormf(int dimensions, const float* p);
__device__ float rnorm(int dimensions, const float* p);
__device__ double rnorm3d(double x, double y, double z);
__device__ float rnorm3df(float x, float y, float z);
__device__ float rnorm3d(float x, float y, float z);
__device__ double rnorm4d(double x, double y, double z, double w);
__device__ float rnorm4df(float x, float y, float z, float w);
__device__ float rnorm4d(float x, float y, float z, float w);
__device__ double rhypot(double x, double y);
__device__ float rhypotf(float x, float y);
__device__ float rhypot(float x, float y);

// The names by which the C library tests a float.
extern "C" {
__device__ int __isnan(double x);
__device__ int __isnanf(float x);
__device__ int __isinf(double x);
__device__ int __isinff(float x);
__device__ int __finite(double x);
__device__ int __finitef(float x);
__device__ int __signbit(double x);
__device__ int __signbitf(float x);
}

// rsqrt and its like with an integer compute in double, as overload resolution does with CUDA's declarations.
template <class T>
inline __device__ typename wavebridge::enable_if<wavebridge::is_integer<T>, double>::type rsqrt(T x) {
    return rsqrt(static_cast<double>(x));
}

#endif
