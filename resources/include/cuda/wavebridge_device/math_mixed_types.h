// C++ calls of the mathematical functions with integer or mixed arguments compute in double (C++17 [c.math] 26.8.1).
#ifndef WAVEBRIDGE_DEVICE_MATH_MIXED_TYPES_H
#define WAVEBRIDGE_DEVICE_MATH_MIXED_TYPES_H

namespace wavebridge {

template <bool condition, class T>
struct enable_if {};
template <class T>
struct enable_if<true, T> {
    using type = T;
};

template <class T>
inline constexpr bool is_integer = __is_integral(T);

// float with float, and double with double, have overloads of their own.
template <class A, class B>
inline constexpr bool is_mixed =
    __is_arithmetic(A) && __is_arithmetic(B) && !__is_same(A, long double) && !__is_same(B, long double) &&
    !(__is_same(A, B) && __is_floating_point(A));

}  // namespace wavebridge

#define WAVEBRIDGE_OF_INTEGER(name)                                                                             \
    template <class T>                                                                                          \
    inline __device__ typename wavebridge::enable_if<wavebridge::is_integer<T>, double>::type name(T x) {       \
        return name(static_cast<double>(x));                                                                    \
    }
#define WAVEBRIDGE_OF_MIXED(name)                                                                               \
    template <class A, class B>                                                                                 \
    inline __device__ typename wavebridge::enable_if<wavebridge::is_mixed<A, B>, double>::type name(A x, B y) { \
        return name(static_cast<double>(x), static_cast<double>(y));                                            \
    }

WAVEBRIDGE_STANDARD_MATH_1(WAVEBRIDGE_OF_INTEGER)
WAVEBRIDGE_STANDARD_MATH_2(WAVEBRIDGE_OF_MIXED)
#undef WAVEBRIDGE_OF_INTEGER
#undef WAVEBRIDGE_OF_MIXED

#define WAVEBRIDGE_TEST_OF_INTEGER(name)                                                                        \
    template <class T>                                                                                          \
    inline __device__ typename wavebridge::enable_if<wavebridge::is_integer<T>, bool>::type name(T x) {         \
        return name(static_cast<double>(x));                                                                    \
    }
WAVEBRIDGE_TEST_OF_INTEGER(isnan)
WAVEBRIDGE_TEST_OF_INTEGER(isinf)
WAVEBRIDGE_TEST_OF_INTEGER(isfinite)
WAVEBRIDGE_TEST_OF_INTEGER(signbit)
#undef WAVEBRIDGE_TEST_OF_INTEGER

#endif
