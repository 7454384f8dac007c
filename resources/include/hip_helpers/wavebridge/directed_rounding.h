// Products, quotients, roots and fused multiply-adds rounded towards minus infinity, plus infinity or zero (CUDA Math API,
// "Single/Double Precision Intrinsics").  The result to nearest is corrected by the sign of its error, which is computed
// exactly: floats in double precision, doubles with their exponents taken off, so that nothing underflows.
#ifndef WAVEBRIDGE_DIRECTED_ROUNDING_H
#define WAVEBRIDGE_DIRECTED_ROUNDING_H

#include <hip/hip_runtime.h>

#include "rounding.h"

namespace wavebridge {
namespace detail {

// A finite number as fraction times a power of two, with the fraction in [0.5, 1).
struct Scaled {
  double fraction;
  int exponent;
};
__device__ inline Scaled scaled(double x) {
  Scaled result;
  result.fraction = ::frexp(x, &result.exponent);
  return result;
}

template <typename F>
__device__ inline F sign_of(double error) {
  return error < 0.0 ? F(-1) : error > 0.0 ? F(1) : F(0);
}

__device__ inline float quotient(float a, float b, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const double wide = static_cast<double>(a) / static_cast<double>(b);
  const float nearest = static_cast<float>(wide);
  if (nearest != nearest || b == 0.0f || !is_finite(a) || !is_finite(b)) return nearest;
  if (!is_finite(nearest)) return directed(nearest, -nearest, rounding);
  const double rest = ::fma(-static_cast<double>(nearest), static_cast<double>(b), static_cast<double>(a));
  return directed(nearest, sign_of<float>(b < 0.0f ? -rest : rest), rounding);
}

__device__ inline float root(float a, Rounding rounding) {
  const float nearest = static_cast<float>(::sqrt(static_cast<double>(a)));
  if (!is_finite(nearest) || nearest == 0.0f) return nearest;
  const double n = static_cast<double>(nearest);
  return directed(nearest, sign_of<float>(::fma(-n, n, static_cast<double>(a))), rounding);
}

__device__ inline float fused(float a, float b, float c, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const double product = static_cast<double>(a) * static_cast<double>(b);  // exact
  const double addend = static_cast<double>(c);
  const double total = product + addend;
  if (!is_finite(total)) return static_cast<float>(total);
  if (total == 0.0) return static_cast<float>(sum(product, addend, rounding));
  const float nearest = static_cast<float>(total);
  if (!is_finite(nearest)) return directed(nearest, -nearest, rounding);
  const double lost = total - static_cast<double>(nearest);
  return directed(nearest, sign_of<float>(lost != 0.0 ? lost : sum_error(product, addend, total)), rounding);
}

__device__ inline double product(double a, double b, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const double nearest = a * b;
  if (nearest != nearest || a == 0.0 || b == 0.0 || !is_finite(a) || !is_finite(b)) return nearest;
  if (!is_finite(nearest)) return directed(nearest, -nearest, rounding);
  const Scaled x = scaled(a), y = scaled(b);
  const double high = x.fraction * y.fraction;
  const double low = ::fma(x.fraction, y.fraction, -high);
  const double kept = ::ldexp(nearest, -(x.exponent + y.exponent));
  return directed(nearest, (high - kept) + low, rounding);
}

__device__ inline double quotient(double a, double b, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const double nearest = a / b;
  if (nearest != nearest || a == 0.0 || b == 0.0 || !is_finite(a) || !is_finite(b)) return nearest;
  if (!is_finite(nearest)) return directed(nearest, -nearest, rounding);
  const Scaled x = scaled(a), y = scaled(b);
  const double rest = ::fma(-::ldexp(nearest, y.exponent - x.exponent), y.fraction, x.fraction);
  return directed(nearest, b < 0.0 ? -rest : rest, rounding);
}

__device__ inline double root(double a, Rounding rounding) {
  const double nearest = ::sqrt(a);
  if (!is_finite(nearest) || nearest == 0.0) return nearest;
  const Scaled x = scaled(a);
  const int odd = x.exponent & 1;
  const double kept = ::ldexp(nearest, -(x.exponent - odd) / 2);
  return directed(nearest, ::fma(-kept, kept, odd ? 2.0 * x.fraction : x.fraction), rounding);
}

// Adds a number to an expansion of `count` numbers that do not overlap, the smallest first (Shewchuk, "Adaptive Precision
// Floating-Point Arithmetic", Grow-Expansion).
__device__ inline void grow(double* expansion, int count, double x) {
#pragma clang fp contract(off) reassociate(off)
  for (int i = 0; i < count; ++i) {
    const double total = x + expansion[i];
    const double part = sum_error(x, expansion[i], total);
    x = total;
    expansion[i] = part;
  }
  expansion[count] = x;
}

// The sign of a * b + c - nearest, for a finite result and a product that is not zero.
__device__ inline double fused_error(double a, double b, double c, double nearest) {
  const Scaled x = scaled(a), y = scaled(b);
  const int exponent = x.exponent + y.exponent;
  const int distance = c == 0.0 ? 0 : scaled(c).exponent - exponent;
  if (distance > 200) return c - nearest != 0.0 ? c - nearest : x.fraction * y.fraction;
  const double high = x.fraction * y.fraction;
  double terms[4] = {::fma(x.fraction, y.fraction, -high), high, 0.0, 0.0};
  // A far smaller addend counts by its sign alone.
  grow(terms, 2, c == 0.0 ? 0.0 : distance < -300 ? (c < 0.0 ? -0x1p-300 : 0x1p-300) : ::ldexp(c, -exponent));
  grow(terms, 3, -::ldexp(nearest, -exponent));
  for (int i = 3; i > 0; --i) {
    if (terms[i] != 0.0) return terms[i];
  }
  return terms[0];
}

__device__ inline double fused(double a, double b, double c, Rounding rounding) {
  const double nearest = ::fma(a, b, c);
  if (nearest != nearest || !is_finite(a) || !is_finite(b) || !is_finite(c)) return nearest;
  if (a == 0.0 || b == 0.0) return sum(a * b, c, rounding);
  if (!is_finite(nearest)) return directed(nearest, -nearest, rounding);
  const double error = fused_error(a, b, c, nearest);
  if (nearest == 0.0 && error == 0.0) return rounding == Rounding::down ? -0.0 : 0.0;
  return directed(nearest, error, rounding);
}

}  // namespace detail

#define WAVEBRIDGE_DIRECTED(SUFFIX, MODE)                                                                                 \
  __device__ inline float fdiv_##SUFFIX(float a, float b) { return detail::quotient(a, b, detail::Rounding::MODE); }      \
  __device__ inline float frcp_##SUFFIX(float a) { return detail::quotient(1.0f, a, detail::Rounding::MODE); }            \
  __device__ inline float fsqrt_##SUFFIX(float a) { return detail::root(a, detail::Rounding::MODE); }                     \
  __device__ inline float fmaf_##SUFFIX(float a, float b, float c) { return detail::fused(a, b, c, detail::Rounding::MODE); } \
  __device__ inline double dmul_##SUFFIX(double a, double b) { return detail::product(a, b, detail::Rounding::MODE); }    \
  __device__ inline double ddiv_##SUFFIX(double a, double b) { return detail::quotient(a, b, detail::Rounding::MODE); }   \
  __device__ inline double drcp_##SUFFIX(double a) { return detail::quotient(1.0, a, detail::Rounding::MODE); }           \
  __device__ inline double dsqrt_##SUFFIX(double a) { return detail::root(a, detail::Rounding::MODE); }                   \
  __device__ inline double fma_##SUFFIX(double a, double b, double c) { return detail::fused(a, b, c, detail::Rounding::MODE); }
WAVEBRIDGE_DIRECTED(rd, down)
WAVEBRIDGE_DIRECTED(ru, up)
WAVEBRIDGE_DIRECTED(rz, zero)
#undef WAVEBRIDGE_DIRECTED

}  // namespace wavebridge

#endif  // WAVEBRIDGE_DIRECTED_ROUNDING_H
