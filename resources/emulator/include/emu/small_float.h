// Floating-point formats of 16 and 8 bits: conversion to and from float and double, exact in every rounding mode.
#pragma once

namespace wbemu {

// `value` rounded to a format with `mantissa` stored bits and `exponent` bits; the result holds sign, exponent, mantissa.
// Overflow gives infinity where the rounding mode goes that way, else the largest finite number (IEEE 754, 7.4).
template <int mantissa, int exponent> inline uint32_t pack_float(double value, Round mode) {
  const uint64_t bits = to_bits(value);
  const uint32_t sign = static_cast<uint32_t>(bits >> 63) << (mantissa + exponent);
  const uint32_t infinity = ((1u << exponent) - 1) << mantissa;
  const uint64_t magnitude = bits & ~(1ull << 63);
  if (magnitude > 0x7ffull << 52) return (sign & 0) | infinity | ((1u << mantissa) - 1);
  if (magnitude == 0x7ffull << 52) return sign | infinity;
  if (magnitude == 0) return sign;
  const int bias = (1 << (exponent - 1)) - 1;
  int e = static_cast<int>(magnitude >> 52) - 1023 + bias;
  uint64_t m = magnitude & ((1ull << 52) - 1);
  if (magnitude >> 52) m |= 1ull << 52;  // doubles below the normal range are far below every small format
  int drop = 52 - mantissa;
  if (e <= 0) drop += 1 - e, e = 0;
  if (drop > 63) drop = 63;
  uint64_t kept = m >> drop;
  const uint64_t rest = m & ((1ull << drop) - 1), half = 1ull << (drop - 1);
  const bool negative = sign != 0;
  bool up = false;
  switch (mode) {
    case Round::nearest: up = rest > half || (rest == half && (kept & 1)); break;
    case Round::zero: break;
    case Round::up: up = rest && !negative; break;
    case Round::down: up = rest && negative; break;
  }
  kept += up;
  // The hidden bit of a normal number adds one to the exponent; a carry out of the mantissa does so by itself.
  const uint64_t packed = e == 0 ? kept : (static_cast<uint64_t>(e - 1) << mantissa) + kept;
  if (packed < infinity) return sign | static_cast<uint32_t>(packed);
  const bool to_infinity = mode == Round::nearest || (mode == Round::up && !negative) || (mode == Round::down && negative);
  return sign | (to_infinity ? infinity : infinity - 1);
}

WBEMU_INLINE float half_to_float(uint16_t h) {
  const uint32_t sign = static_cast<uint32_t>(h & 0x8000u) << 16, exponent = h >> 10 & 31u, mantissa = h & 1023u;
  if (exponent == 31) return from_bits<float>(sign | 0x7f800000u | mantissa << 13);
  if (exponent) return from_bits<float>(sign | (exponent + 112) << 23 | mantissa << 13);
  const uint32_t magnitude = static_cast<uint32_t>(to_bits(static_cast<float>(mantissa) * 0x1p-24f));
  return from_bits<float>(sign | magnitude);
}
WBEMU_INLINE uint16_t float_to_half(float f) {  // to nearest even
  const uint32_t bits = static_cast<uint32_t>(to_bits(f)), sign = bits >> 16 & 0x8000u, magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return 0x7fff;  // the NaN that CUDA's conversions give
  if (magnitude >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);
  if (magnitude < 0x38800000u) {  // below the normal range: adding 0.5 rounds at the right place
    const uint32_t shifted = static_cast<uint32_t>(to_bits(from_bits<float>(magnitude) + 0.5f));
    return static_cast<uint16_t>(sign | (shifted - 0x3f000000u));
  }
  return static_cast<uint16_t>(sign | ((magnitude + 0xc8000fffu + (magnitude >> 13 & 1u)) >> 13));
}
WBEMU_INLINE float bfloat_to_float(uint16_t b) { return from_bits<float>(static_cast<uint32_t>(b) << 16); }
WBEMU_INLINE uint16_t float_to_bfloat(float f) {  // to nearest even
  const uint32_t bits = static_cast<uint32_t>(to_bits(f));
  if ((bits & 0x7fffffffu) > 0x7f800000u) return 0x7fff;
  return static_cast<uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

// a * b + c with the excess bits gathered in the last one (rounding to odd), so that one more rounding is exact.
WBEMU_INLINE double fused_to_odd(float a, float b, float c) {
  const double product = static_cast<double>(a) * b, sum = opaque(product + c);
  if (!std::isfinite(sum)) return sum;
  const double error = two_sum_error(product, c, sum);
  uint64_t bits = to_bits(sum);
  if (error != 0 && !(bits & 1)) bits += (error > 0) == (sum > 0) ? 1 : ~0ull;
  return from_bits<double>(bits);
}

}  // namespace wbemu
