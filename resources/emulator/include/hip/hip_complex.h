// Complex numbers as HIP's hip/hip_complex.h computes them: unlike CUDA's, nothing is scaled against overflow, and products
// are added in an order of their own.
#pragma once
#include "../wavebridge_emu.h"

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

#define WBEMU_HIP_COMPLEX(C, R, make, f, root)                                                                               \
  WBEMU_INLINE C make##Complex(R x, R y) { return C{x, y}; }                                                                 \
  WBEMU_INLINE R hipCreal##f(C a) { return a.x; }                                                                            \
  WBEMU_INLINE R hipCimag##f(C a) { return a.y; }                                                                            \
  WBEMU_INLINE C hipConj##f(C a) { return C{a.x, -a.y}; }                                                                    \
  WBEMU_INLINE R hipCsqabs##f(C a) { return a.x * a.x + a.y * a.y; }                                                         \
  WBEMU_INLINE R hipCabs##f(C a) { return root(hipCsqabs##f(a)); }                                                           \
  WBEMU_INLINE C hipCadd##f(C a, C b) { return C{a.x + b.x, a.y + b.y}; }                                                    \
  WBEMU_INLINE C hipCsub##f(C a, C b) { return C{a.x - b.x, a.y - b.y}; }                                                    \
  WBEMU_INLINE C hipCmul##f(C a, C b) { return C{a.x * b.x - a.y * b.y, a.y * b.x + a.x * b.y}; }                            \
  WBEMU_INLINE C hipCdiv##f(C a, C b) {                                                                                      \
    const R s = hipCsqabs##f(b);                                                                                             \
    return C{(a.x * b.x + a.y * b.y) / s, (a.y * b.x - a.x * b.y) / s};                                                      \
  }                                                                                                                          \
  WBEMU_INLINE C hipCfma##f(C a, C b, C c) {                                                                                 \
    const R re = a.x * b.x + c.x, im = b.x * a.y + c.y;                                                                      \
    return C{-(a.y * b.y) + re, a.x * b.y + im};                                                                             \
  }
WBEMU_HIP_COMPLEX(hipFloatComplex, float, make_hipFloat, f, sqrtf)
WBEMU_HIP_COMPLEX(hipDoubleComplex, double, make_hipDouble, , sqrt)
#undef WBEMU_HIP_COMPLEX
WBEMU_INLINE hipComplex make_hipComplex(float x, float y) { return hipComplex{x, y}; }
WBEMU_INLINE hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex a) { return hipDoubleComplex{a.x, a.y}; }
WBEMU_INLINE hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex a) {
  return hipFloatComplex{static_cast<float>(a.x), static_cast<float>(a.y)};
}
