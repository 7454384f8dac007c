// Complex numbers as pairs of floats and of doubles (cuComplex.h of the CUDA toolkit).
#pragma once
#include "wavebridge_emu.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define WBEMU_COMPLEX(C, R, make, f, hyp)                                                                                   \
  WBEMU_INLINE C make##Complex(R x, R y) { return C{x, y}; }                                                                \
  WBEMU_INLINE R cuCreal##f(C a) { return a.x; }                                                                            \
  WBEMU_INLINE R cuCimag##f(C a) { return a.y; }                                                                            \
  WBEMU_INLINE C cuConj##f(C a) { return C{a.x, -a.y}; }                                                                    \
  WBEMU_INLINE C cuCadd##f(C a, C b) { return C{a.x + b.x, a.y + b.y}; }                                                    \
  WBEMU_INLINE C cuCsub##f(C a, C b) { return C{a.x - b.x, a.y - b.y}; }                                                    \
  WBEMU_INLINE C cuCmul##f(C a, C b) { return C{a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }                            \
  WBEMU_INLINE R cuCabs##f(C a) { return hyp(a.x, a.y); }                                                                   \
  WBEMU_INLINE C cuCfma##f(C a, C b, C c) { return cuCadd##f(cuCmul##f(a, b), c); }                                         \
  WBEMU_INLINE C cuCdiv##f(C a, C b) { /* scaled against overflow */                                                        \
    const R s = fabs(b.x) + fabs(b.y), i = R(1) / s, ar = a.x * i, ai = a.y * i, br = b.x * i, bi = b.y * i;                \
    const R d = R(1) / (br * br + bi * bi);                                                                                 \
    return C{(ar * br + ai * bi) * d, (ai * br - ar * bi) * d};                                                             \
  }
WBEMU_COMPLEX(cuFloatComplex, float, make_cuFloat, f, hypotf)
WBEMU_COMPLEX(cuDoubleComplex, double, make_cuDouble, , hypot)
#undef WBEMU_COMPLEX
WBEMU_INLINE cuComplex make_cuComplex(float x, float y) { return cuComplex{x, y}; }
WBEMU_INLINE cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a) { return cuDoubleComplex{a.x, a.y}; }
WBEMU_INLINE cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a) {
  return cuFloatComplex{static_cast<float>(a.x), static_cast<float>(a.y)};
}
