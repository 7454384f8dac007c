// Complex numbers of the C interface (cuComplex.h); the products and quotients are the textbook ones that CUDA states.
#pragma once
#include "wavebridge_cuda.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define WAVEBRIDGE_COMPLEX(C, T, make, conj, real, imag, add, sub, mul, div, abs, fma)                          \
    __host__ __device__ static inline T real(C x) { return x.x; }                                               \
    __host__ __device__ static inline T imag(C x) { return x.y; }                                               \
    __host__ __device__ static inline C make(T r, T i) { return C{r, i}; }                                      \
    __host__ __device__ static inline C conj(C x) { return make(x.x, -x.y); }                                   \
    __host__ __device__ static inline C add(C x, C y) { return make(x.x + y.x, x.y + y.y); }                    \
    __host__ __device__ static inline C sub(C x, C y) { return make(x.x - y.x, x.y - y.y); }                    \
    __host__ __device__ static inline C mul(C x, C y) {                                                         \
        return make(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);                                              \
    }                                                                                                           \
    __host__ __device__ static inline C div(C x, C y) {                                                         \
        T scale = T(1) / (fabs(y.x) + fabs(y.y));                                                               \
        T xr = x.x * scale, xi = x.y * scale, yr = y.x * scale, yi = y.y * scale;                               \
        T inverse = T(1) / (yr * yr + yi * yi);                                                                 \
        return make((xr * yr + xi * yi) * inverse, (xi * yr - xr * yi) * inverse);                              \
    }                                                                                                           \
    __host__ __device__ static inline T abs(C x) { return hypot(x.x, x.y); }                                    \
    __host__ __device__ static inline C fma(C x, C y, C d) {                                                    \
        return make(x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x);                                  \
    }

WAVEBRIDGE_COMPLEX(cuFloatComplex, float, make_cuFloatComplex, cuConjf, cuCrealf, cuCimagf, cuCaddf, cuCsubf, cuCmulf,
                   cuCdivf, cuCabsf, cuCfmaf)
WAVEBRIDGE_COMPLEX(cuDoubleComplex, double, make_cuDoubleComplex, cuConj, cuCreal, cuCimag, cuCadd, cuCsub, cuCmul,
                   cuCdiv, cuCabs, cuCfma)
#undef WAVEBRIDGE_COMPLEX

__host__ __device__ static inline cuComplex make_cuComplex(float x, float y) { return cuComplex{x, y}; }
__host__ __device__ static inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) {
    return cuDoubleComplex{c.x, c.y};
}
__host__ __device__ static inline cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex c) {
    return cuFloatComplex{static_cast<float>(c.x), static_cast<float>(c.y)};
}
