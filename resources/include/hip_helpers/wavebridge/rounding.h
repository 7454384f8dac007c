// Arithmetic with a stated rounding (CUDA Math API, "Single/Double Precision Intrinsics").
//
// CUDA never fuses the `_rn` operations with others. HIP's functions of the same names are plain operators, which the
// compiler may contract into a fused multiply-add; here contraction is off.
#ifndef WAVEBRIDGE_ROUNDING_H
#define WAVEBRIDGE_ROUNDING_H

#include <hip/hip_runtime.h>

namespace wavebridge {

__device__ inline float fadd_rn(float a, float b) {
#pragma clang fp contract(off)
  return a + b;
}
__device__ inline float fsub_rn(float a, float b) {
#pragma clang fp contract(off)
  return a - b;
}
__device__ inline float fmul_rn(float a, float b) {
#pragma clang fp contract(off)
  return a * b;
}
__device__ inline double dadd_rn(double a, double b) {
#pragma clang fp contract(off)
  return a + b;
}
__device__ inline double dsub_rn(double a, double b) {
#pragma clang fp contract(off)
  return a - b;
}
__device__ inline double dmul_rn(double a, double b) {
#pragma clang fp contract(off)
  return a * b;
}

// CUDA: __saturatef, which gives +0 for NaN (and for -0, as the instruction add.sat does).
__device__ inline float saturatef(float x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }

namespace detail {

enum class Rounding { down, up, zero };

template <typename F>
struct bits_of;
template <>
struct bits_of<float> {
  using type = int;
};
template <>
struct bits_of<double> {
  using type = long long;
};

// The neighbour of a number that is not NaN: below it (-1) or above it (+1).
template <typename F>
__device__ inline F neighbour(F x, int direction) {
  using I = typename bits_of<F>::type;
  I bits;
  __builtin_memcpy(&bits, &x, sizeof(F));
  if (x == F(0)) {
    bits = 1;
    __builtin_memcpy(&x, &bits, sizeof(F));
    return direction > 0 ? x : -x;
  }
  bits += (bits >= 0) == (direction > 0) ? 1 : -1;
  __builtin_memcpy(&x, &bits, sizeof(F));
  return x;
}

// Corrects a result rounded to nearest, of which the exact value is `nearest` plus something with the sign of `error`.
template <typename F>
__device__ inline F directed(F nearest, F error, Rounding rounding) {
  const bool down = rounding == Rounding::down || (rounding == Rounding::zero && nearest > F(0));
  const bool up = rounding == Rounding::up || (rounding == Rounding::zero && nearest < F(0));
  if (error < F(0) && down) return neighbour(nearest, -1);
  if (error > F(0) && up) return neighbour(nearest, 1);
  return nearest;
}

template <typename F>
__device__ inline bool is_finite(F x) {
  return x - x == F(0);
}

// The sign of (exact a + b) - nearest. Knuth's TwoSum is exact; a sum that overflowed is too large by its own sign.
template <typename F>
__device__ inline F sum_error(F a, F b, F nearest) {
#pragma clang fp contract(off) reassociate(off)
  if (!is_finite(nearest)) return is_finite(a) && is_finite(b) ? -nearest : F(0);
  const F b_part = nearest - a;
  const F a_part = nearest - b_part;
  return (a - a_part) + (b - b_part);
}

// A sum that is exactly zero has the sign that the rounding asks for (IEEE 754-2019, 6.3).
template <typename F>
__device__ inline F sum(F a, F b, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const F nearest = a + b;
  if (nearest == F(0) && a != F(0)) return rounding == Rounding::down ? -F(0) : F(0);
  if (nearest == F(0) && rounding == Rounding::down && (__builtin_signbit(a) || __builtin_signbit(b))) return -F(0);
  return directed(nearest, sum_error(a, b, nearest), rounding);
}

// A product of two floats is exact in double.
__device__ inline float product(float a, float b, Rounding rounding) {
  const float nearest = static_cast<float>(static_cast<double>(a) * static_cast<double>(b));
  const double exact = static_cast<double>(a) * static_cast<double>(b);
  if (nearest != nearest) return nearest;
  const double error = exact - static_cast<double>(nearest);
  if (!is_finite(nearest)) return is_finite(exact) ? directed(nearest, nearest > 0 ? -1.0f : 1.0f, rounding) : nearest;
  return directed(nearest, error < 0 ? -1.0f : error > 0 ? 1.0f : 0.0f, rounding);
}

}  // namespace detail

// CUDA: __f{add,sub,mul}_{rd,ru,rz} and __d{add,sub}_{rd,ru,rz}: towards minus infinity, plus infinity, zero.
__device__ inline float fadd_rd(float a, float b) { return detail::sum(a, b, detail::Rounding::down); }
__device__ inline float fadd_ru(float a, float b) { return detail::sum(a, b, detail::Rounding::up); }
__device__ inline float fadd_rz(float a, float b) { return detail::sum(a, b, detail::Rounding::zero); }
__device__ inline float fsub_rd(float a, float b) { return detail::sum(a, -b, detail::Rounding::down); }
__device__ inline float fsub_ru(float a, float b) { return detail::sum(a, -b, detail::Rounding::up); }
__device__ inline float fsub_rz(float a, float b) { return detail::sum(a, -b, detail::Rounding::zero); }
__device__ inline float fmul_rd(float a, float b) { return detail::product(a, b, detail::Rounding::down); }
__device__ inline float fmul_ru(float a, float b) { return detail::product(a, b, detail::Rounding::up); }
__device__ inline float fmul_rz(float a, float b) { return detail::product(a, b, detail::Rounding::zero); }
__device__ inline double dadd_rd(double a, double b) { return detail::sum(a, b, detail::Rounding::down); }
__device__ inline double dadd_ru(double a, double b) { return detail::sum(a, b, detail::Rounding::up); }
__device__ inline double dadd_rz(double a, double b) { return detail::sum(a, b, detail::Rounding::zero); }
__device__ inline double dsub_rd(double a, double b) { return detail::sum(a, -b, detail::Rounding::down); }
__device__ inline double dsub_ru(double a, double b) { return detail::sum(a, -b, detail::Rounding::up); }
__device__ inline double dsub_rz(double a, double b) { return detail::sum(a, -b, detail::Rounding::zero); }

}  // namespace wavebridge

#endif  // WAVEBRIDGE_ROUNDING_H
