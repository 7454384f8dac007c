// Moves, conversions, comparisons and selections (PTX ISA, "Data Movement and Conversion Instructions", "Comparison and
// Selection Instructions", "Half Precision Comparison Instructions").
#pragma once

namespace wbemu {
namespace ptx {

// mov, with packing and unpacking of vectors; what has no bits of its own (an address of a variable) is refused by read().
WBEMU_PTX(move) {
  constexpr Type t = WBEMU_I.type();
  if (!WBEMU_I.only()) return false;
  constexpr const Slot& to = WBEMU_I.operands[0];
  constexpr const Slot& from = WBEMU_I.operands[1];
  typedef Cpp<t> T;
  if constexpr (from.vector) {
    constexpr int bits = width_of(t) / from.count;
    Cell whole = 0;
    for (int n = 0; n < from.count; n++) whole |= (read<Cell>(f, from.parts[n]) & ((Cell(1) << bits) - 1)) << bits * n;
    T value;
    __builtin_memcpy(&value, &whole, sizeof value);
    write(f, to, value);
  } else if constexpr (to.vector) {
    constexpr int bits = width_of(t) / to.count;
    const Cell whole = cell_of(read<T>(f, from));
    for (int n = 0; n < to.count; n++) write(f, to.parts[n], whole >> bits * n & ((Cell(1) << bits) - 1));
  } else {
    write(f, to, read<T>(f, from));
  }
  return true;
}

template <class T> WBEMU_INLINE T integer_of(double v, Round m, bool wide_source) {
  if (v != v) return sizeof(T) == 8 || wide_source ? static_cast<T>(static_cast<Unsigned<T>>(1) << (8 * sizeof(T) - 1)) : static_cast<T>(0);
  const double r = round_to_integer(v, m);
  const double high = std::is_signed_v<T> ? -static_cast<double>(std::numeric_limits<T>::min()) : 2.0 * static_cast<double>(Unsigned<T>(1) << (8 * sizeof(T) - 1));
  if (r >= high) return std::numeric_limits<T>::max();
  if (r < (std::is_signed_v<T> ? -high : 0)) return std::numeric_limits<T>::min();
  return static_cast<T>(r);
}
template <Type t, class F> WBEMU_INLINE double float_value(F& f, const Slot& s, bool ftz) {
  if constexpr (t == Type::f16) return small_value<false>(read<uint16_t>(f, s), false);
  else if constexpr (t == Type::bf16) return small_value<true>(read<uint16_t>(f, s), false);
  else return flushed(read<Cpp<t>>(f, s), ftz);
}
constexpr bool is_any_float(Type t) { return is_float(t) || t == Type::f16 || t == Type::bf16; }
template <Type t> WBEMU_INLINE Cpp<t> float_result(double v, Round m, bool ftz) {
  if constexpr (t == Type::f64) return v;
  else if constexpr (t == Type::f32) return flushed(narrow(v, 0, m), ftz);
  else return small_bits<t == Type::bf16>(v, m, false);
}

WBEMU_PTX(convert_to_pair) {
  constexpr Type to = WBEMU_I.type(0);
  if (!WBEMU_I.only("rn", "rz", "relu") || WBEMU_I.type(1) != Type::f32 || WBEMU_I.operand_count != 3) return false;
  constexpr Round m = rounding_of(WBEMU_I);
  const auto packed = [&](float v) -> uint32_t {
    if (WBEMU_I.has("relu") && !(v > 0) && v == v) v = 0;
    return small_bits<to == Type::bf16x2>(v, m, false);
  };
  // The first source makes the upper half.
  WBEMU_OUT(packed(WBEMU_IN(float, 1)) << 16 | packed(WBEMU_IN(float, 2)));
  return true;
}

WBEMU_PTX(convert) {
  constexpr Type to = WBEMU_I.type(0), from = WBEMU_I.type(1);
  constexpr bool ftz = WBEMU_I.has("ftz"), sat = WBEMU_I.has("sat");
  constexpr bool whole = WBEMU_I.has("rni") || WBEMU_I.has("rzi") || WBEMU_I.has("rmi") || WBEMU_I.has("rpi");
  constexpr Round m = rounding_of(WBEMU_I);
  if constexpr (to == Type::f16x2 || to == Type::bf16x2) {
    return convert_to_pair<P, N>(f);
  } else if constexpr (to == Type::tf32) {
    if (!WBEMU_I.only("rna") || from != Type::f32) return false;
    const uint32_t bits = WBEMU_IN(uint32_t, 1);
    WBEMU_OUT((bits & 0x7f800000u) == 0x7f800000u ? bits : (bits + 0x1000u) & ~0x1fffu);
    return true;
  } else if constexpr (WBEMU_I.type_count() != 2 || !WBEMU_I.only("rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "ftz", "sat", "relu")) {
    return false;
  } else if constexpr (is_integer(to) && is_integer(from)) {
    const Cpp<from> a = WBEMU_IN(Cpp<from>, 1);
    WBEMU_OUT(sat ? clamped<Cpp<to>>(a) : static_cast<Cpp<to>>(a));
    return true;
  } else if constexpr (is_integer(to) && is_any_float(from)) {
    if (!whole) return false;
    WBEMU_OUT(integer_of<Cpp<to>>(float_value<from>(f, WBEMU_I.operands[1], ftz), m, from == Type::f64));
    return true;
  } else if constexpr (is_any_float(to) && is_integer(from)) {
    typedef Cpp<from> S;
    const S a = WBEMU_IN(S, 1);
    if constexpr (is_float(to)) {
      const Cpp<to> r = from_integer<S, Cpp<to>>(a, m);
      WBEMU_OUT(sat ? saturated(r) : r);
    } else {
      // Any integer of 64 bits keeps what a 16-bit result needs when it is rounded to odd on the way to double.
      double wide = from_integer<S, double>(a, Round::zero);
      if (static_cast<__int128>(wide) != static_cast<__int128>(a)) wide = from_bits<double>(to_bits(wide) | 1);
      if (sat) wide = saturated(wide);
      WBEMU_OUT(float_result<to>(wide, m, false));
    }
    return true;
  } else if constexpr (is_any_float(to) && is_any_float(from)) {
    double a = float_value<from>(f, WBEMU_I.operands[1], ftz);
    if (whole) a = std::copysign(round_to_integer(a, m), a);
    if (sat) a = saturated(a);
    if (WBEMU_I.has("relu") && !(a > 0) && a == a) a = 0;
    WBEMU_OUT(float_result<to>(a, whole ? Round::nearest : m, ftz));
    return true;
  } else {
    return false;
  }
}

// A comparison; `known` is false for a relation that the type has not.
template <class T> WBEMU_INLINE bool compared(const Instruction& i, T a, T b, bool& known) {
  known = true;
  const Text& relation = i.modifiers[0];
  bool unordered = false;
  if constexpr (std::is_floating_point_v<T>) {
    unordered = a != a || b != b;
    if (relation == "num") return !unordered;
    if (relation == "nan") return unordered;
    if (relation == "equ" || relation == "neu" || relation == "ltu" || relation == "leu" || relation == "gtu" || relation == "geu") {
      if (unordered) return true;
      return relation == "equ" ? a == b : relation == "neu" ? a != b : relation == "ltu" ? a < b : relation == "leu" ? a <= b : relation == "gtu" ? a > b : a >= b;
    }
    if (relation == "ne") return !unordered && a != b;
  }
  if (relation == "eq") return a == b;
  if (relation == "ne") return a != b;
  if (relation == "lt" || relation == "lo") return a < b;
  if (relation == "le" || relation == "ls") return a <= b;
  if (relation == "gt" || relation == "hi") return a > b;
  if (relation == "ge" || relation == "hs") return a >= b;
  known = false;
  return false;
}
// Combines a comparison with the third predicate where the name asks for it.
template <class P, int N, class F> WBEMU_INLINE bool combined(F& f, bool r) {
  if constexpr (WBEMU_I.has("and")) return r && WBEMU_IN(bool, 3);
  else if constexpr (WBEMU_I.has("or")) return r || WBEMU_IN(bool, 3);
  else if constexpr (WBEMU_I.has("xor")) return r != WBEMU_IN(bool, 3);
  else return r;
}
template <class P, int N, Type t, class F> WBEMU_INLINE bool comparison(F& f, bool& known) {
  constexpr bool ftz = WBEMU_I.has("ftz");
  if constexpr (is_any_float(t)) {
    return compared<double>(WBEMU_I, float_value<t>(f, WBEMU_I.operands[1], ftz), float_value<t>(f, WBEMU_I.operands[2], ftz), known);
  } else {
    return compared<Cpp<t>>(WBEMU_I, WBEMU_IN(Cpp<t>, 1), WBEMU_IN(Cpp<t>, 2), known);
  }
}

WBEMU_PTX(set_predicate) {
  constexpr Type t = WBEMU_I.last_type();
  if constexpr (is_any_float(t) || is_integer(t)) {
    bool known = false;
    const bool r = comparison<P, N, t>(f, known);
    if (!known) return false;
    const bool p = combined<P, N>(f, r), q = combined<P, N>(f, !r);
    WBEMU_OUT(p);
    if (WBEMU_I.operands[0].second.kind != Kind::none) write(f, WBEMU_I.operands[0].second, q);
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(set_value) {
  constexpr Type to = WBEMU_I.type(0), t = WBEMU_I.type(1);
  if constexpr ((is_any_float(t) || is_integer(t)) && (to == Type::u32 || to == Type::s32 || to == Type::f32)) {
    bool known = false;
    const bool r = combined<P, N>(f, comparison<P, N, t>(f, known));
    if (!known) return false;
    if constexpr (to == Type::f32) WBEMU_OUT(r ? 1.0f : 0.0f);
    else WBEMU_OUT(r ? 0xffffffffu : 0u);
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(select) {
  constexpr Type t = WBEMU_I.type();
  typedef Cpp<t> T;
  if (!WBEMU_I.only() || t == Type::pred) return false;
  WBEMU_OUT(WBEMU_IN(bool, 3) ? WBEMU_IN(T, 1) : WBEMU_IN(T, 2));
  return true;
}

// slct: by the sign of the third source; -0 counts as 0 and a NaN as negative.
WBEMU_PTX(select_by_sign) {
  constexpr Type t = WBEMU_I.type(0);
  typedef Cpp<t> T;
  if (!WBEMU_I.only("ftz") || WBEMU_I.type_count() != 2) return false;
  const bool first = WBEMU_I.type(1) == Type::f32 ? flushed(WBEMU_IN(float, 3), WBEMU_I.has("ftz")) >= 0 : WBEMU_IN(int32_t, 3) >= 0;
  WBEMU_OUT(first ? WBEMU_IN(T, 1) : WBEMU_IN(T, 2));
  return true;
}

}  // namespace ptx
}  // namespace wbemu
