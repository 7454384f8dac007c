// What PTX's floating-point instructions do: roundings, flushing, saturation, conversions and the 16-bit formats.
#ifndef WAVEBRIDGE_PTX_FLOAT_H
#define WAVEBRIDGE_PTX_FLOAT_H

#include <hip/hip_runtime.h>

#include "wavebridge/rounding.h"

namespace wavebridge {
namespace ptx {

using wavebridge::detail::Rounding;

// An add or a mul that PTX writes with .rn is never fused with its neighbour.
template <typename T>
__device__ inline T add(T a, T b) {
#pragma clang fp contract(off)
  return a + b;
}
template <typename T>
__device__ inline T sub(T a, T b) {
#pragma clang fp contract(off)
  return a - b;
}
template <typename T>
__device__ inline T mul(T a, T b) {
#pragma clang fp contract(off)
  return a * b;
}
// To [0, 1]; NaN becomes 0.
template <typename T>
__device__ inline T saturate(T a) {
  return a > T(0) ? (a < T(1) ? a : T(1)) : T(0);
}
// .ftz: a subnormal becomes a zero of its sign.
__device__ inline float flush(float a) { return __builtin_fabsf(a) < 0x1p-126f ? __builtin_copysignf(0.0f, a) : a; }
// A NaN operand makes the result NaN.
template <typename T>
__device__ inline T min_nan(T a, T b) {
  return a != a ? a : b != b ? b : b < a ? b : a;
}
template <typename T>
__device__ inline T max_nan(T a, T b) {
  return a != a ? a : b != b ? b : a < b ? b : a;
}
template <typename T>
__device__ inline bool is_subnormal(T a) {
  const T smallest = sizeof(T) == 4 ? static_cast<T>(0x1p-126) : static_cast<T>(0x1p-1022);
  const T size = a < T(0) ? -a : a;
  return size > T(0) && size < smallest;
}
template <typename T>
__device__ inline bool is_normal(T a) {
  return isfinite(a) && a != T(0) && !is_subnormal(a);
}

// -------------------------------------------------------------------------------------------------- directed roundings
// A double, with the sign of what lies beyond it, as a float.
__device__ inline float narrowed(double value, double beyond, Rounding rounding) {
  const float nearest = static_cast<float>(value);
  if (nearest != nearest || __builtin_isinf(value)) return nearest;
  if (__builtin_isinf(nearest)) return detail::directed(nearest, nearest > 0 ? -1.0f : 1.0f, rounding);
  const double error = value - static_cast<double>(nearest);
  const double sign = error != 0 ? error : beyond;
  return detail::directed(nearest, sign < 0 ? -1.0f : sign > 0 ? 1.0f : 0.0f, rounding);
}
template <Rounding rounding>
__device__ inline float div(float a, float b) {
#pragma clang fp contract(off)
  const double quotient = static_cast<double>(a) / static_cast<double>(b);
  if (!detail::is_finite(quotient) || quotient == 0 || __builtin_isinf(b)) return static_cast<float>(quotient);
  const double rest = __builtin_fma(-quotient, static_cast<double>(b), static_cast<double>(a));
  return narrowed(quotient, b > 0 ? rest : -rest, rounding);
}
template <Rounding rounding>
__device__ inline float root(float a) {
  const double value = __builtin_sqrt(static_cast<double>(a));
  if (!detail::is_finite(value) || value == 0) return static_cast<float>(value);
  return narrowed(value, __builtin_fma(-value, value, static_cast<double>(a)), rounding);
}
template <Rounding rounding>
__device__ inline float fma(float a, float b, float c) {
#pragma clang fp contract(off)
  const double product = static_cast<double>(a) * static_cast<double>(b), addend = static_cast<double>(c);
  const double sum = product + addend;
  if (!detail::is_finite(sum)) return static_cast<float>(sum);
  if (sum == 0 && __builtin_signbit(product) != __builtin_signbit(addend)) return rounding == Rounding::down ? -0.0f : 0.0f;
  return narrowed(sum, detail::sum_error(product, addend, sum), rounding);
}

// ---------------------------------------------------------------------------------------------------------- conversions
// A rounded float as an integer: clamped to its range. NaN becomes 0 from float to 32 bits and less, else only the top bit.
template <typename To, typename From>
__device__ inline To to_integer(From a) {
  constexpr bool is_signed = To(-1) < To(0);
  constexpr int bits = 8 * sizeof(To);
  const From top = static_cast<From>(1ull << (bits - 1)) * (is_signed ? From(1) : From(2));  // first value above the range
  const To largest = static_cast<To>(is_signed ? (~0ull >> (65 - bits)) : (~0ull >> (64 - bits)));
  if (!(a == a)) return sizeof(From) == 8 || sizeof(To) == 8 ? static_cast<To>(1ull << (bits - 1)) : To(0);
  if (a >= top) return largest;
  if (is_signed ? a < -top : a <= From(0)) return is_signed ? static_cast<To>(~largest) : To(0);
  return static_cast<To>(a);
}
template <typename To, typename From>
__device__ inline To clamp_to(From a) {
  constexpr bool is_signed = To(-1) < To(0);
  constexpr int bits = 8 * sizeof(To);
  const unsigned long long largest = is_signed ? (~0ull >> (65 - bits)) : (~0ull >> (64 - bits));
  if (a > From(0)) return static_cast<unsigned long long>(a) > largest ? static_cast<To>(largest) : static_cast<To>(a);
  if (!is_signed || a == From(0)) return To(0);
  const long long lowest = -static_cast<long long>(largest) - 1;
  return static_cast<long long>(a) < lowest ? static_cast<To>(lowest) : static_cast<To>(a);
}
// An integer as a float, with a directed rounding.
template <typename To, Rounding rounding, typename From>
__device__ inline To from_integer(From a) {
  const To nearest = static_cast<To>(a);
  // The first value past the range is the only rounded one that cannot be turned back.
  const To past = static_cast<To>(1ull << (8 * sizeof(From) - 1)) * (From(-1) < From(0) ? To(1) : To(2));
  const bool above = nearest >= past || static_cast<From>(nearest) > a;
  const bool below = nearest < past && static_cast<From>(nearest) < a;
  return detail::directed(nearest, above ? To(-1) : below ? To(1) : To(0), rounding);
}
__device__ inline unsigned int to_tf32(float a) {
  const unsigned int bits = __float_as_uint(a);
  return (bits & 0x7f800000u) == 0x7f800000u ? bits : (bits + 0x1000u) & ~0x1fffu;
}

// ------------------------------------------------------------------------------------------------------- 16-bit formats
// a * b + c as a double whose last bit says whether anything lies beyond it, so that one more rounding is exact.
__device__ inline double fused_to_odd(float a, float b, float c) {
#pragma clang fp contract(off)
  const double product = static_cast<double>(a) * static_cast<double>(b), addend = static_cast<double>(c);
  const double sum = product + addend;
  if (!detail::is_finite(sum)) return sum;
  const double error = detail::sum_error(product, addend, sum);
  long long bits = __double_as_longlong(sum);
  if (error != 0 && (bits & 1) == 0) bits += (error > 0) == (sum > 0) ? 1 : -1;
  return __longlong_as_double(bits);
}

// f16, in the 16 bits of its register.
struct f16 {
  __device__ static float value(unsigned short bits) {
    _Float16 number;
    __builtin_memcpy(&number, &bits, sizeof(number));
    return static_cast<float>(number);
  }
  __device__ static unsigned short bits(_Float16 number) {
    unsigned short result;
    __builtin_memcpy(&result, &number, sizeof(result));
    return number != number ? 0x7fffu : result;
  }
  __device__ static unsigned short from(float a) { return bits(static_cast<_Float16>(a)); }
  __device__ static unsigned short from(double a) { return bits(static_cast<_Float16>(a)); }
  // Towards zero.
  __device__ static unsigned short from_rz(float a) {
    const unsigned short nearest = from(a);
    const float back = value(nearest);
    return __builtin_fabsf(back) > __builtin_fabsf(a) ? static_cast<unsigned short>(nearest - 1) : nearest;
  }
  __device__ static unsigned short fma(unsigned short a, unsigned short b, unsigned short c) {
    return from(fused_to_odd(value(a), value(b), value(c)));
  }
  __device__ static unsigned short flush(unsigned short a) { return (a & 0x7c00u) == 0 ? a & 0x8000u : a; }
};

// bf16: the upper half of a float.
struct bf16 {
  __device__ static float value(unsigned short bits) { return __uint_as_float(static_cast<unsigned int>(bits) << 16); }
  __device__ static unsigned short from(float a) {
    const unsigned int bits = __float_as_uint(a);
    return a != a ? 0x7fffu : static_cast<unsigned short>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
  }
  __device__ static unsigned short from_rz(float a) { return a != a ? 0x7fffu : static_cast<unsigned short>(__float_as_uint(a) >> 16); }
  __device__ static unsigned short fma(unsigned short a, unsigned short b, unsigned short c) {
    const double sum = fused_to_odd(value(a), value(b), value(c));
    const float nearest = static_cast<float>(sum);
    if (!detail::is_finite(nearest) || static_cast<double>(nearest) == sum) return from(nearest);
    unsigned int bits = __float_as_uint(nearest);
    if (__builtin_fabs(static_cast<double>(nearest)) > __builtin_fabs(sum)) bits -= 1;
    return from(__uint_as_float(bits | 1u));
  }
  __device__ static unsigned short flush(unsigned short a) { return a; }
};

// One number in a register.
template <typename Format>
struct single {
  using Bits = unsigned short;
  template <typename Operation, typename... Operands>
  __device__ static Bits each(Operation operation, Operands... operands) {
    return operation(operands...);
  }
};
// Two numbers in a register.
template <typename Format>
struct pair {
  using Bits = unsigned int;
  template <typename Operation, typename... Operands>
  __device__ static Bits each(Operation operation, Operands... operands) {
    const unsigned int low = operation(static_cast<unsigned short>(operands)...);
    return low | static_cast<unsigned int>(operation(static_cast<unsigned short>(operands >> 16)...)) << 16;
  }
};

template <typename Format, typename Shape>
struct small_float {
  using Bits = typename Shape::Bits;
  using Half = unsigned short;
  __device__ static Bits add(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(ptx::add(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits sub(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(ptx::sub(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits mul(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(ptx::mul(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits fma(Bits a, Bits b, Bits c) {
    return Shape::each([](Half x, Half y, Half z) { return Format::fma(x, y, z); }, a, b, c);
  }
  __device__ static Bits min(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(fminf(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits max(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(fmaxf(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits min_nan(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(ptx::min_nan(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits max_nan(Bits a, Bits b) {
    return Shape::each([](Half x, Half y) { return Format::from(ptx::max_nan(Format::value(x), Format::value(y))); }, a, b);
  }
  __device__ static Bits abs(Bits a) {
    return Shape::each([](Half x) { return Format::from(__builtin_fabsf(Format::value(x))); }, a);
  }
  __device__ static Bits neg(Bits a) {
    return Shape::each([](Half x) { return Format::from(-Format::value(x)); }, a);
  }
  __device__ static Bits ex2(Bits a) {
    return Shape::each([](Half x) { return Format::from(exp2f(Format::value(x))); }, a);
  }
  __device__ static Bits tanh(Bits a) {
    return Shape::each([](Half x) { return Format::from(tanhf(Format::value(x))); }, a);
  }
  __device__ static Bits saturate(Bits a) {
    return Shape::each([](Half x) { return Format::from(ptx::saturate(Format::value(x))); }, a);
  }
  // Below zero becomes zero; NaN stays.
  __device__ static Bits relu(Bits a) {
    return Shape::each([](Half x) { const float v = Format::value(x); return v <= 0.0f ? Half(0) : Format::from(v); }, a);
  }
  __device__ static Bits flush(Bits a) {
    return Shape::each([](Half x) { return static_cast<Half>(Format::flush(x)); }, a);
  }
  // atom.add.noftz: by compare-and-swap of the word that holds the numbers.
  __device__ static Bits atomic_add(void* address, Bits value) {
    const unsigned long long place = reinterpret_cast<unsigned long long>(address);
    unsigned int* word = reinterpret_cast<unsigned int*>(place & ~3ull);
    const unsigned int shift = static_cast<unsigned int>(place & 2ull) * 8u;
    const unsigned int mask = sizeof(Bits) == 4 ? 0xffffffffu : 0xffffu << shift;
    unsigned int old = *word;
    for (;;) {
      const Bits sum = add(static_cast<Bits>((old & mask) >> shift), value);
      const unsigned int seen = atomicCAS(word, old, (old & ~mask) | static_cast<unsigned int>(sum) << shift);
      if (seen == old) return static_cast<Bits>((old & mask) >> shift);
      old = seen;
    }
  }
};
using half1 = small_float<f16, single<f16>>;
using half2 = small_float<f16, pair<f16>>;
using bfloat1 = small_float<bf16, single<bf16>>;
using bfloat2 = small_float<bf16, pair<bf16>>;

// cvt to f16x2 and bf16x2: the first operand makes the upper half.
template <typename Format>
__device__ inline unsigned int packed(float upper, float lower) {
  return static_cast<unsigned int>(Format::from(upper)) << 16 | Format::from(lower);
}
template <typename Format>
__device__ inline unsigned int packed_rz(float upper, float lower) {
  return static_cast<unsigned int>(Format::from_rz(upper)) << 16 | Format::from_rz(lower);
}

}  // namespace ptx
}  // namespace wavebridge

#endif  // WAVEBRIDGE_PTX_FLOAT_H
