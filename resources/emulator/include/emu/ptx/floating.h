// Floating-point arithmetic of all widths (PTX ISA, "Floating Point Instructions", "Half Precision Floating Point Instructions").
// Approximate functions are computed accurately: their error on a GPU belongs to the tolerance.
#pragma once

namespace wbemu {
namespace ptx {

constexpr Round rounding_of(const Instruction& i) {
  return i.has("rz") || i.has("rzi") ? Round::zero : i.has("rm") || i.has("rmi") ? Round::down : i.has("rp") || i.has("rpi") ? Round::up : Round::nearest;
}

// .ftz: a subnormal becomes a zero of its sign.
template <class T> WBEMU_INLINE T flushed(T x, bool flush) {
  if constexpr (std::is_same_v<T, float>) {
    if (flush && std::fabs(x) < 0x1p-126f) return std::copysign(0.0f, x);
  }
  return x;
}
// .sat: to [0, 1], NaN as +0.
template <class T> WBEMU_INLINE T saturated(T x) { return x > 0 ? (x < 1 ? x : static_cast<T>(1)) : static_cast<T>(0); }

template <class T> WBEMU_INLINE T float_sum(T a, T b, Round m, Site site) {
  if constexpr (std::is_same_v<T, float>) return wbemu::add(a, b, m);
  else return wbemu::add(a, b, m, site);
}
template <class T> WBEMU_INLINE T float_product(T a, T b, Round m, Site site) {
  if constexpr (std::is_same_v<T, float>) return wbemu::multiply(a, b, m);
  else return wbemu::multiply(a, b, m, site);
}
template <class T> WBEMU_INLINE T float_quotient(T a, T b, Round m, Site site) {
  if constexpr (std::is_same_v<T, float>) return wbemu::divide(a, b, m);
  else return wbemu::divide(a, b, m, site);
}
template <class T> WBEMU_INLINE T float_root(T a, Round m, Site site) {
  if constexpr (std::is_same_v<T, float>) return wbemu::root(a, m);
  else return wbemu::root(a, m, site);
}
template <class T> WBEMU_INLINE T float_fused(T a, T b, T c, Round m, Site site) {
  if constexpr (std::is_same_v<T, float>) return wbemu::fused(a, b, c, m);
  else return wbemu::fused(a, b, c, m, site);
}

// fmin and fmax with -0 below +0; `nan` makes a NaN operand the result.
template <class T> WBEMU_INLINE T extreme(T a, T b, bool least, bool nan) {
  if (a != a || b != b) return nan || (a != a && b != b) ? std::numeric_limits<T>::quiet_NaN() : a != a ? b : a;
  if (a == b) return std::signbit(a) == least ? a : b;
  return (a < b) == least ? a : b;
}

template <class P, int N, class F> WBEMU_INLINE bool float_operation(F& f) {
  constexpr Type t = WBEMU_I.type();
  typedef Cpp<t> T;
  if (!WBEMU_I.only("rn", "rz", "rm", "rp", "ftz", "sat", "full", "approx", "NaN", "xorsign", "abs")) return false;
  constexpr bool ftz = WBEMU_I.has("ftz");
  constexpr Round m = rounding_of(WBEMU_I);
  const auto in = [&](int k) { return flushed(WBEMU_IN(T, k), ftz); };
  T r;
  if constexpr (WBEMU_I.is("add")) r = float_sum(in(1), in(2), m, f.site);
  else if constexpr (WBEMU_I.is("sub")) r = float_sum(in(1), static_cast<T>(-in(2)), m, f.site);
  else if constexpr (WBEMU_I.is("mul")) r = float_product(in(1), in(2), m, f.site);
  else if constexpr (WBEMU_I.is("div") && WBEMU_I.has("approx")) r = std::is_same_v<T, float> ? static_cast<T>(__fdividef(static_cast<float>(in(1)), static_cast<float>(in(2)))) : in(1) / in(2);
  else if constexpr (WBEMU_I.is("div")) r = float_quotient(in(1), in(2), m, f.site);
  else if constexpr (WBEMU_I.is("fma") || WBEMU_I.is("mad")) r = float_fused(in(1), in(2), in(3), m, f.site);
  else if constexpr (WBEMU_I.is("neg")) r = -in(1);
  else if constexpr (WBEMU_I.is("abs")) r = std::fabs(in(1));
  else if constexpr (WBEMU_I.is("min") || WBEMU_I.is("max")) {
    constexpr bool xorsign = WBEMU_I.has("xorsign"), least = WBEMU_I.is("min"), nan = WBEMU_I.has("NaN");
    const T a = in(1), b = in(2);
    r = xorsign ? extreme(static_cast<T>(std::fabs(a)), static_cast<T>(std::fabs(b)), least, nan) : extreme(a, b, least, nan);
    if (xorsign && r == r) r = std::copysign(r, std::signbit(a) != std::signbit(b) ? static_cast<T>(-1) : static_cast<T>(1));
    if (WBEMU_I.operand_count == 4) r = extreme(r, in(3), least, nan);
  } else if constexpr (WBEMU_I.is("copysign")) r = std::copysign(in(2), in(1));
  else return false;
  if (WBEMU_I.has("sat")) r = saturated(r);
  WBEMU_OUT(flushed(r, ftz));
  return true;
}

WBEMU_INLINE double function_of(const Instruction& i, double x) {
  if (i.is("rcp")) return 1 / x;
  if (i.is("sqrt")) return std::sqrt(x);
  if (i.is("rsqrt")) return 1 / std::sqrt(x);
  if (i.is("sin")) return std::sin(x);
  if (i.is("cos")) return std::cos(x);
  if (i.is("lg2")) return std::log2(x);
  if (i.is("ex2")) return std::exp2(x);
  return std::tanh(x);
}
WBEMU_PTX(float_function) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_float(t)) {
    typedef Cpp<t> T;
    if (!WBEMU_I.only("approx", "ftz", "rn", "rz", "rm", "rp")) return false;
    constexpr bool ftz = WBEMU_I.has("ftz");
    constexpr Round m = rounding_of(WBEMU_I);
    const T a = flushed(WBEMU_IN(T, 1), ftz);
    if (!WBEMU_I.has("approx") && WBEMU_I.is("rcp")) WBEMU_OUT(flushed(float_quotient(static_cast<T>(1), a, m, f.site), ftz));
    else if (!WBEMU_I.has("approx") && WBEMU_I.is("sqrt")) WBEMU_OUT(flushed(float_root(a, m, f.site), ftz));
    else if (WBEMU_I.has("approx")) WBEMU_OUT(flushed(static_cast<T>(function_of(WBEMU_I, a)), ftz));
    else return false;
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(test_property) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_float(t)) {
    const Cpp<t> a = WBEMU_IN(Cpp<t>, 1);
    bool r;
    if (WBEMU_I.has("finite")) r = std::isfinite(a);
    else if (WBEMU_I.has("infinite")) r = std::isinf(a);
    else if (WBEMU_I.has("number")) r = !std::isnan(a);
    else if (WBEMU_I.has("notanumber")) r = std::isnan(a);
    else if (WBEMU_I.has("normal")) r = std::isnormal(a);
    else if (WBEMU_I.has("subnormal")) r = std::fpclassify(a) == FP_SUBNORMAL;
    else return false;
    WBEMU_OUT(r);
    return true;
  } else {
    return false;
  }
}

// ------------------------------------------------------------------------------------------------------ 16-bit formats
template <bool brain> WBEMU_INLINE double small_value(uint16_t bits, bool ftz) {
  const double v = brain ? bfloat_to_float(bits) : half_to_float(bits);
  return ftz && !brain && std::fabs(v) < 0x1p-14 ? std::copysign(0.0, v) : v;
}
template <bool brain> WBEMU_INLINE uint16_t small_bits(double v, Round m, bool ftz) {
  const uint16_t bits = static_cast<uint16_t>(brain ? pack_float<7, 8>(v, m) : pack_float<10, 5>(v, m));
  return ftz && !brain && !(bits & 0x7c00) ? bits & 0x8000 : bits;
}
// One lane of an f16, bf16, f16x2 or bf16x2 instruction.
template <class P, int N, bool brain> WBEMU_INLINE bool small_operation(uint16_t x, uint16_t y, uint16_t z, uint16_t& result) {
  const Instruction& i = WBEMU_I;
  const bool ftz = i.has("ftz");
  const double a = small_value<brain>(x, ftz), b = small_value<brain>(y, ftz), c = small_value<brain>(z, ftz);
  double r;
  if (i.is("abs") || i.is("neg")) {
    result = small_bits<brain>(a, Round::nearest, ftz);
    if (a == a) result = i.is("abs") ? result & 0x7fff : result ^ 0x8000;
    return true;
  }
  if (i.is("add")) r = a + b;
  else if (i.is("sub")) r = a - b;
  else if (i.is("mul")) r = a * b;
  else if (i.is("fma")) r = fused_to_odd(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c));
  else if (i.is("min") || i.is("max")) {
    if (i.has("xorsign")) return false;
    r = extreme(a, b, i.is("min"), i.has("NaN"));
    if (i.operand_count == 4) r = extreme(r, c, i.is("min"), i.has("NaN"));
  } else if (i.is("ex2") || i.is("tanh")) r = function_of(i, a);
  else return false;
  if (i.has("sat")) r = saturated(r);
  if (i.has("relu") && !(r > 0)) r = r != r ? r : 0;
  result = small_bits<brain>(r, Round::nearest, ftz);
  return true;
}
WBEMU_PTX(small_float) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool brain = t == Type::bf16 || t == Type::bf16x2, two = t == Type::f16x2 || t == Type::bf16x2;
  if (!WBEMU_I.only("rn", "ftz", "sat", "relu", "NaN", "approx") || WBEMU_I.type_count() != 1) return false;
  const auto in = [&](int k) { return k < WBEMU_I.operand_count ? WBEMU_IN(uint32_t, k) : 0u; };
  const uint32_t a = in(1), b = in(2), c = in(3);
  uint16_t low = 0, high = 0;
  if (!small_operation<P, N, brain>(a, b, c, low)) return false;
  if (two && !small_operation<P, N, brain>(a >> 16, b >> 16, c >> 16, high)) return false;
  if (two) WBEMU_OUT(static_cast<uint32_t>(high) << 16 | low);
  else WBEMU_OUT(low);
  return true;
}

}  // namespace ptx
}  // namespace wbemu
