// The names of the C mathematical functions by shape.
#ifndef WAVEBRIDGE_DEVICE_MATH_LISTS_H
#define WAVEBRIDGE_DEVICE_MATH_LISTS_H

#define WAVEBRIDGE_STANDARD_MATH_1(DO)                                                                           \
    DO(acos) DO(acosh) DO(asin) DO(asinh) DO(atan) DO(atanh) DO(cbrt) DO(ceil) DO(cos) DO(cosh) DO(erf) DO(erfc) \
    DO(exp) DO(exp2) DO(expm1) DO(fabs) DO(floor) DO(lgamma) DO(log) DO(log10) DO(log1p) DO(log2) DO(logb)       \
    DO(nearbyint) DO(rint) DO(round) DO(sin) DO(sinh) DO(sqrt) DO(tan) DO(tanh) DO(tgamma) DO(trunc)

#define WAVEBRIDGE_STANDARD_MATH_2(DO)                                                                  \
    DO(atan2) DO(copysign) DO(fdim) DO(fmax) DO(fmin) DO(fmod) DO(hypot) DO(nextafter) DO(pow) DO(remainder)

// Those whose arguments have other types; declared one by one.
#define WAVEBRIDGE_STANDARD_MATH_OTHER(DO)                                                                       \
    DO(abs) DO(fma) DO(frexp) DO(ilogb) DO(isfinite) DO(isgreater) DO(isgreaterequal) DO(isinf) DO(isless)       \
    DO(islessequal) DO(islessgreater) DO(isnan) DO(isnormal) DO(isunordered) DO(labs) DO(ldexp) DO(llabs)        \
    DO(llrint) DO(llround) DO(lrint) DO(lround) DO(modf) DO(nan) DO(remquo) DO(scalbln) DO(scalbn) DO(signbit)

#endif
