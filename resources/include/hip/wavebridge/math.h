// Device overloads of C++'s mathematical functions in namespace std, and those of integers.
#pragma once
#include "builtin_variables.h"

#include <math.h>
#include <stdlib.h>

#include <cmath>
#include <cstdlib>

#include "math_functions.h"

#define WAVEBRIDGE_MATH_1(DO)                                                                                        \
    DO(acos) DO(acosh) DO(asin) DO(asinh) DO(atan) DO(atanh) DO(cbrt) DO(ceil) DO(cos) DO(cosh) DO(erf) DO(erfc)     \
    DO(exp) DO(exp2) DO(expm1) DO(fabs) DO(floor) DO(lgamma) DO(log) DO(log10) DO(log1p) DO(log2) DO(logb)           \
    DO(nearbyint) DO(rint) DO(round) DO(sin) DO(sinh) DO(sqrt) DO(tan) DO(tanh) DO(tgamma) DO(trunc)
#define WAVEBRIDGE_MATH_2(DO)                                                                       \
    DO(atan2) DO(copysign) DO(fdim) DO(fmax) DO(fmin) DO(fmod) DO(hypot) DO(nextafter) DO(pow) DO(remainder)

#define WAVEBRIDGE_OF_INTEGER(name)                                                 \
    template <class T>                                                              \
    inline __device__ std::enable_if_t<std::is_integral_v<T>, double> name(T x) {   \
        return name(static_cast<double>(x));                                        \
    }
#define WAVEBRIDGE_OF_MIXED(name)                                                                              \
    template <class A, class B>                                                                                \
    inline __device__ std::enable_if_t<std::is_arithmetic_v<A> && std::is_arithmetic_v<B> &&                   \
                                           !(std::is_same_v<A, B> && std::is_floating_point_v<A>),             \
                                       double>                                                                 \
    name(A x, B y) {                                                                                           \
        return name(static_cast<double>(x), static_cast<double>(y));                                           \
    }
WAVEBRIDGE_MATH_1(WAVEBRIDGE_OF_INTEGER)
WAVEBRIDGE_MATH_2(WAVEBRIDGE_OF_MIXED)
#undef WAVEBRIDGE_OF_INTEGER
#undef WAVEBRIDGE_OF_MIXED

#define WAVEBRIDGE_USING(name) using ::name;
namespace std {
WAVEBRIDGE_MATH_1(WAVEBRIDGE_USING)
WAVEBRIDGE_MATH_2(WAVEBRIDGE_USING)
WAVEBRIDGE_USING(abs)
WAVEBRIDGE_USING(fma)
WAVEBRIDGE_USING(frexp)
WAVEBRIDGE_USING(isfinite)
WAVEBRIDGE_USING(isinf)
WAVEBRIDGE_USING(isnan)
WAVEBRIDGE_USING(isnormal)
WAVEBRIDGE_USING(ldexp)
WAVEBRIDGE_USING(llrint)
WAVEBRIDGE_USING(llround)
WAVEBRIDGE_USING(lrint)
WAVEBRIDGE_USING(lround)
WAVEBRIDGE_USING(modf)
WAVEBRIDGE_USING(scalbn)
WAVEBRIDGE_USING(signbit)
}  // namespace std
#undef WAVEBRIDGE_USING
