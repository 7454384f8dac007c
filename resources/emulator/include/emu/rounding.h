// Arithmetic and conversions with a rounding mode: _rn nearest even, _rz toward zero, _ru up, _rd down (CUDA Math API,
// "Single Precision Intrinsics", "Type Casting Intrinsics").  The nearest results are never contracted into an FMA.
// A directed result is the nearest one, corrected by the sign of its error, which is computed exactly.
#pragma once

namespace wbemu {

enum class Round { nearest, zero, up, down };

template <class T> WBEMU_INLINE T next_up(T x) { return std::nextafter(x, std::numeric_limits<T>::infinity()); }
template <class T> WBEMU_INLINE T next_down(T x) { return std::nextafter(x, -std::numeric_limits<T>::infinity()); }

// `nearest` is the rounded result; `error`: sign of (true value - nearest).
template <class T> WBEMU_INLINE T directed(T nearest, double error, Round mode) {
  if (nearest != nearest || mode == Round::nearest) return nearest;
  const bool up = mode == Round::up || (mode == Round::zero && (nearest < 0 || (nearest == 0 && error < 0)));
  if (std::isinf(nearest)) {
    // Overflow in rounding: the finite neighbour if rounding goes the other way and the true value is finite.
    if (error == 0) return nearest;
    return nearest > 0 ? (up ? nearest : std::numeric_limits<T>::max()) : (up ? -std::numeric_limits<T>::max() : nearest);
  }
  if (error > 0 && up) return next_up(nearest);
  if (error < 0 && !up) return next_down(nearest);
  return nearest;
}

// high + low is the true value, |low| at most half a unit of high.
WBEMU_INLINE float narrow(double high, double low, Round mode) {
  const float nearest = static_cast<float>(high);
  if (std::isinf(high)) return nearest;
  const double difference = std::isinf(nearest) && !std::isinf(high) ? -static_cast<double>(nearest) : high - static_cast<double>(nearest);
  if (mode == Round::nearest) {
    // A tie of `high` that `low` breaks: the double rounding must not show.
    const float other = difference > 0 ? next_up(nearest) : next_down(nearest);
    if (low != 0 && difference != 0 && high - nearest == other - high && (low > 0) == (difference > 0)) return other;
    return nearest;
  }
  return directed(nearest, difference != 0 ? difference : low, mode);
}

WBEMU_INLINE double opaque(double x) {
  __asm__("" : "+m"(x));  // keeps the compiler from simplifying error terms or fusing operations
  return x;
}
WBEMU_INLINE float opaque(float x) {
  __asm__("" : "+m"(x));
  return x;
}
WBEMU_INLINE double two_sum_error(double a, double b, double sum) {
  const double bb = opaque(sum - a);
  return opaque(a - opaque(sum - bb)) + opaque(b - bb);
}
// The error terms below need results away from the underflow threshold.
WBEMU_INLINE void need_normal(double result, bool exact_zero, Site site) {
  if (result == result && !exact_zero && std::fabs(result) < 0x1p-960) {
    wbemu_unsupported("a directed rounding of a double near the underflow threshold", site.file, site.line);
  }
}

WBEMU_INLINE float add(float a, float b, Round m) {
  if (m == Round::nearest) return opaque(a + b);
  const double sum = opaque(static_cast<double>(a) + b);
  if (sum == 0 && std::signbit(a) != std::signbit(b)) return m == Round::down ? -0.0f : 0.0f;
  return std::isfinite(sum) ? narrow(sum, two_sum_error(a, b, sum), m) : static_cast<float>(sum);
}
WBEMU_INLINE float multiply(float a, float b, Round m) {
  if (m == Round::nearest) return opaque(a * b);
  return narrow(opaque(static_cast<double>(a) * b), 0, m);
}
WBEMU_INLINE float divide(float a, float b, Round m) {
  if (m == Round::nearest) return opaque(a / b);
  const double q = opaque(static_cast<double>(a) / b);
  if (!std::isfinite(q) || q == 0 || std::isinf(b)) return static_cast<float>(q);
  const double remainder = std::fma(-q, static_cast<double>(b), static_cast<double>(a));
  return narrow(q, b > 0 ? remainder : -remainder, m);
}
WBEMU_INLINE float root(float a, Round m) {
  if (m == Round::nearest) return opaque(std::sqrt(a));
  const double r = opaque(std::sqrt(static_cast<double>(a)));
  if (!std::isfinite(r) || r == 0) return static_cast<float>(r);
  return narrow(r, std::fma(-r, r, static_cast<double>(a)), m);
}
WBEMU_INLINE float fused(float a, float b, float c, Round m) {
  if (m == Round::nearest) return std::fma(a, b, c);
  const double product = static_cast<double>(a) * b, sum = opaque(product + c);
  if (sum == 0 && std::signbit(product) != std::signbit(c)) return m == Round::down ? -0.0f : 0.0f;
  return std::isfinite(sum) ? narrow(sum, two_sum_error(product, c, sum), m) : static_cast<float>(sum);
}

WBEMU_INLINE double add(double a, double b, Round m, Site) {
  const double sum = opaque(a + b);
  if (m == Round::nearest || std::isnan(sum)) return sum;
  if (sum == 0 && std::signbit(a) != std::signbit(b)) return m == Round::down ? -0.0 : 0.0;
  if (std::isinf(sum)) return directed(sum, std::isinf(a) || std::isinf(b) ? 0.0 : -sum, m);
  return directed(sum, two_sum_error(a, b, sum), m);
}
WBEMU_INLINE double multiply(double a, double b, Round m, Site site) {
  const double p = opaque(a * b);
  if (m == Round::nearest || std::isnan(p)) return p;
  if (std::isinf(p)) return directed(p, std::isinf(a) || std::isinf(b) ? 0.0 : -p, m);
  need_normal(p, a == 0 || b == 0, site);
  return directed(p, std::fma(a, b, -p), m);
}
WBEMU_INLINE double divide(double a, double b, Round m, Site site) {
  const double q = opaque(a / b);
  if (m == Round::nearest || std::isnan(q) || std::isinf(b) || b == 0 || std::isinf(a)) return q;
  if (std::isinf(q)) return directed(q, -q, m);
  need_normal(q, a == 0, site);
  need_normal(a, a == 0, site);
  const double remainder = std::fma(-q, b, a);
  return directed(q, b > 0 ? remainder : -remainder, m);
}
WBEMU_INLINE double root(double a, Round m, Site site) {
  const double r = opaque(std::sqrt(a));
  if (m == Round::nearest || !std::isfinite(r) || r == 0) return r;
  need_normal(a, false, site);
  return directed(r, std::fma(-r, r, a), m);
}
// Boldo and Muller, "Exact and approximated error of the FMA" (IEEE Trans. Computers 60, 2011), algorithm ErrFma.
WBEMU_INLINE double fused(double a, double b, double c, Round m, Site site) {
  const double r = std::fma(a, b, c);
  if (m == Round::nearest || !std::isfinite(r)) return r;
  if (r == 0 && (a == 0 || b == 0) && c == 0) {
    const bool negative = std::signbit(a) != std::signbit(b);
    return negative == std::signbit(c) ? c : m == Round::down ? -0.0 : 0.0;
  }
  const double u1 = opaque(a * b);
  need_normal(u1, a == 0 || b == 0, site);
  const double u2 = std::fma(a, b, -u1);
  const double alpha1 = opaque(c + u2), z = two_sum_error(c, u2, alpha1);
  const double beta1 = opaque(u1 + alpha1), beta2 = two_sum_error(u1, alpha1, beta1);
  const double gamma = opaque(opaque(beta1 - r) + beta2);
  if (r == 0 && (u1 != 0 || c != 0) && gamma + z == 0) return m == Round::down ? -0.0 : 0.0;
  return directed(r, gamma + z, m);
}

}  // namespace wbemu

#define WBEMU_ROUNDED(suffix, mode)                                                                                              \
  WBEMU_INLINE float __fadd_##suffix(float a, float b) { return wbemu::add(a, b, wbemu::Round::mode); }                          \
  WBEMU_INLINE float __fsub_##suffix(float a, float b) { return wbemu::add(a, -b, wbemu::Round::mode); }                         \
  WBEMU_INLINE float __fmul_##suffix(float a, float b) { return wbemu::multiply(a, b, wbemu::Round::mode); }                     \
  WBEMU_INLINE float __fdiv_##suffix(float a, float b) { return wbemu::divide(a, b, wbemu::Round::mode); }                       \
  WBEMU_INLINE float __frcp_##suffix(float a) { return wbemu::divide(1.0f, a, wbemu::Round::mode); }                             \
  WBEMU_INLINE float __fsqrt_##suffix(float a) { return wbemu::root(a, wbemu::Round::mode); }                                    \
  WBEMU_INLINE float __fmaf_##suffix(float a, float b, float c) { return wbemu::fused(a, b, c, wbemu::Round::mode); }            \
  WBEMU_INLINE double __dadd_##suffix(double a, double b, WBEMU_SITE) { return wbemu::add(a, b, wbemu::Round::mode, site); }     \
  WBEMU_INLINE double __dsub_##suffix(double a, double b, WBEMU_SITE) { return wbemu::add(a, -b, wbemu::Round::mode, site); }    \
  WBEMU_INLINE double __dmul_##suffix(double a, double b, WBEMU_SITE) { return wbemu::multiply(a, b, wbemu::Round::mode, site); } \
  WBEMU_INLINE double __ddiv_##suffix(double a, double b, WBEMU_SITE) { return wbemu::divide(a, b, wbemu::Round::mode, site); }  \
  WBEMU_INLINE double __drcp_##suffix(double a, WBEMU_SITE) { return wbemu::divide(1.0, a, wbemu::Round::mode, site); }          \
  WBEMU_INLINE double __dsqrt_##suffix(double a, WBEMU_SITE) { return wbemu::root(a, wbemu::Round::mode, site); }                \
  WBEMU_INLINE double __fma_##suffix(double a, double b, double c, WBEMU_SITE) {                                                 \
    return wbemu::fused(a, b, c, wbemu::Round::mode, site);                                                                      \
  }
#define WBEMU_NARROWED(suffix, mode)                                                                                             \
  WBEMU_INLINE float __double2float_##suffix(double a) { return wbemu::narrow(a, 0, wbemu::Round::mode); }                       \
  WBEMU_INLINE float __int2float_##suffix(int a) { return wbemu::narrow(a, 0, wbemu::Round::mode); }                             \
  WBEMU_INLINE float __uint2float_##suffix(unsigned a) { return wbemu::narrow(a, 0, wbemu::Round::mode); }
WBEMU_ROUNDED(rn, nearest)
#ifndef WBEMU_HIP  // HIP's arithmetic rounds to nearest only; its conversions have all modes
WBEMU_ROUNDED(rz, zero)
WBEMU_ROUNDED(ru, up)
WBEMU_ROUNDED(rd, down)
#endif
WBEMU_NARROWED(rn, nearest)
WBEMU_NARROWED(rz, zero)
WBEMU_NARROWED(ru, up)
WBEMU_NARROWED(rd, down)
#undef WBEMU_ROUNDED
#undef WBEMU_NARROWED
WBEMU_INLINE float __frsqrt_rn(float x) { return rsqrtf(x); }

namespace wbemu {

template <class F> WBEMU_INLINE F round_to_integer(F x, Round m) {
  switch (m) {
    case Round::nearest: return std::nearbyint(x);
    case Round::zero: return std::trunc(x);
    case Round::up: return std::ceil(x);
    default: return std::floor(x);
  }
}
// Saturating.  NaN gives 0 where neither side has 64 bits, else the value with only the top bit set (PTX ISA, "cvt").
template <class I, class F> WBEMU_INLINE I to_integer(F x, Round m) {
  if (x != x) return sizeof(I) == 8 || sizeof(F) == 8 ? static_cast<I>(1ull << (8 * sizeof(I) - 1)) : 0;
  const F r = round_to_integer(x, m);
  F limit = std::is_signed_v<I> ? F(0.5) : F(1);  // the first value above the range
  for (unsigned byte = 0; byte < sizeof(I); byte++) limit *= F(256);
  if (r >= limit) return std::numeric_limits<I>::max();
  if (std::is_signed_v<I> ? r < -limit : r < 0) return std::numeric_limits<I>::min();
  return static_cast<I>(r);
}
template <class I, class F> WBEMU_INLINE F from_integer(I x, Round m) {
  const F nearest = static_cast<F>(x);
  const __int128 back = std::isinf(nearest) ? 0 : static_cast<__int128>(nearest), difference = static_cast<__int128>(x) - back;
  return directed(nearest, difference > 0 ? 1.0 : difference < 0 ? -1.0 : 0.0, m);
}

}  // namespace wbemu

#define WBEMU_CONVERSIONS(suffix, mode)                                                                                                  \
  WBEMU_INLINE int __float2int_##suffix(float x) { return wbemu::to_integer<int>(x, wbemu::Round::mode); }                               \
  WBEMU_INLINE unsigned __float2uint_##suffix(float x) { return wbemu::to_integer<unsigned>(x, wbemu::Round::mode); }                    \
  WBEMU_INLINE long long __float2ll_##suffix(float x) { return wbemu::to_integer<long long>(x, wbemu::Round::mode); }                    \
  WBEMU_INLINE unsigned long long __float2ull_##suffix(float x) { return wbemu::to_integer<unsigned long long>(x, wbemu::Round::mode); } \
  WBEMU_INLINE int __double2int_##suffix(double x) { return wbemu::to_integer<int>(x, wbemu::Round::mode); }                             \
  WBEMU_INLINE unsigned __double2uint_##suffix(double x) { return wbemu::to_integer<unsigned>(x, wbemu::Round::mode); }                  \
  WBEMU_INLINE long long __double2ll_##suffix(double x) { return wbemu::to_integer<long long>(x, wbemu::Round::mode); }                  \
  WBEMU_INLINE unsigned long long __double2ull_##suffix(double x) { return wbemu::to_integer<unsigned long long>(x, wbemu::Round::mode); } \
  WBEMU_INLINE float __ll2float_##suffix(long long x) { return wbemu::from_integer<long long, float>(x, wbemu::Round::mode); }           \
  WBEMU_INLINE float __ull2float_##suffix(unsigned long long x) { return wbemu::from_integer<unsigned long long, float>(x, wbemu::Round::mode); } \
  WBEMU_INLINE double __ll2double_##suffix(long long x) { return wbemu::from_integer<long long, double>(x, wbemu::Round::mode); }        \
  WBEMU_INLINE double __ull2double_##suffix(unsigned long long x) { return wbemu::from_integer<unsigned long long, double>(x, wbemu::Round::mode); }
WBEMU_CONVERSIONS(rn, nearest)
WBEMU_CONVERSIONS(rz, zero)
WBEMU_CONVERSIONS(ru, up)
WBEMU_CONVERSIONS(rd, down)
#undef WBEMU_CONVERSIONS
WBEMU_INLINE double __int2double_rn(int x) { return x; }
WBEMU_INLINE double __uint2double_rn(unsigned x) { return x; }
