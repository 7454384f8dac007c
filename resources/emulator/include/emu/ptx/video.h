// Scalar video instructions (PTX ISA, "Scalar Video Instructions") and their SIMD twins of two and four parts.
#pragma once

namespace wbemu {
namespace ptx {

WBEMU_INLINE int64_t part_of(uint32_t value, int selected, bool is_signed) {
  if (selected < 0) return is_signed ? static_cast<int64_t>(static_cast<int32_t>(value)) : static_cast<int64_t>(value);
  const int bits = selected < 4 ? 8 : 16, at = selected < 4 ? 8 * selected : 16 * (selected - 4);
  const uint32_t part = value >> at & ((1u << bits) - 1);
  const bool negative = is_signed && (part >> (bits - 1) & 1);
  return static_cast<int64_t>(part) - (negative ? int64_t(1) << bits : 0);
}
WBEMU_INLINE int64_t fitted(int64_t v, int bits, bool is_signed) {
  const int64_t low = is_signed ? -(int64_t(1) << (bits - 1)) : 0;
  const int64_t high = is_signed ? (int64_t(1) << (bits - 1)) - 1 : (int64_t(1) << bits) - 1;
  return v < low ? low : v > high ? high : v;
}

// The middle of every video instruction: two parts to one number.
template <class P, int N> WBEMU_INLINE bool video_result(int64_t a, int64_t b, bool wraps, int64_t& r) {
  const Instruction& i = WBEMU_I;
  if (i.name.begins("vadd")) r = a + b;
  else if (i.name.begins("vsub")) r = a - b;
  else if (i.name.begins("vabsdiff")) r = a > b ? a - b : b - a;
  else if (i.name.begins("vmin")) r = a < b ? a : b;
  else if (i.name.begins("vmax")) r = a > b ? a : b;
  else if (i.name.begins("vavrg")) r = (a + b + (a + b >= 0)) >> 1;
  else if (i.name.begins("vset")) {
    r = i.has("eq") ? a == b : i.has("ne") ? a != b : i.has("lt") ? a < b : i.has("le") ? a <= b : i.has("gt") ? a > b : a >= b;
  } else if (i.name.begins("vshl") || i.name.begins("vshr")) {
    const uint64_t amount = wraps ? static_cast<uint64_t>(b) & 31 : static_cast<uint64_t>(b) > 32 ? 32 : static_cast<uint64_t>(b);
    r = i.name.begins("vshl") ? static_cast<int64_t>(static_cast<uint64_t>(a) << amount) : a >> amount;
  } else {
    return false;
  }
  return true;
}

WBEMU_PTX(video) {
  constexpr bool sets = WBEMU_I.name.begins("vset"), shifts = WBEMU_I.name.begins("vsh");
  constexpr int types = sets ? 2 : 3;
  if (!WBEMU_I.only("sat", "add", "min", "max", "clamp", "wrap", "eq", "ne", "lt", "le", "gt", "ge")) return false;
  if (WBEMU_I.type_count() != types || (shifts && !WBEMU_I.has("clamp") && !WBEMU_I.has("wrap"))) return false;
  constexpr bool signed_d = !sets && WBEMU_I.type(0) == Type::s32;
  constexpr bool signed_a = WBEMU_I.type(types - 2) == Type::s32, signed_b = WBEMU_I.type(types - 1) == Type::s32;
  const int64_t a = part_of(WBEMU_IN(uint32_t, 1), WBEMU_I.operands[1].parts[0].selected, signed_a);
  const int64_t b = part_of(WBEMU_IN(uint32_t, 2), WBEMU_I.operands[2].parts[0].selected, signed_b);
  int64_t r = 0;
  if (!video_result<P, N>(a, b, WBEMU_I.has("wrap"), r)) return false;
  const int selected = WBEMU_I.operands[0].parts[0].selected;
  const int bits = selected < 0 ? 32 : selected < 4 ? 8 : 16;
  if (WBEMU_I.has("sat")) r = fitted(r, bits, signed_d);
  uint32_t d = static_cast<uint32_t>(r);
  if (WBEMU_I.operand_count == 4) {
    const uint32_t c = WBEMU_IN(uint32_t, 3);
    const auto less = [](uint32_t x, uint32_t y) { return signed_d ? static_cast<int32_t>(x) < static_cast<int32_t>(y) : x < y; };
    if (selected >= 0) {
      const int at = selected < 4 ? 8 * selected : 16 * (selected - 4);
      const uint32_t mask = ((1u << bits) - 1) << at;
      d = (c & ~mask) | (d << at & mask);
    } else if (WBEMU_I.has("add")) {
      d += c;
    } else if (WBEMU_I.has("min") || WBEMU_I.has("max")) {
      d = less(d, c) == WBEMU_I.has("min") ? d : c;
    } else {
      return false;
    }
  }
  WBEMU_OUT(d);
  return true;
}

// vadd2, vadd4 and the like, for the default lanes: the parts of a and b in order, all of d.
WBEMU_PTX(simd_video) {
  constexpr bool four = WBEMU_I.name.start[WBEMU_I.name.size - 1] == '4', sets = WBEMU_I.name.begins("vset");
  constexpr int types = sets ? 2 : 3, bits = four ? 8 : 16;
  if (!WBEMU_I.only("sat", "add", "eq", "ne", "lt", "le", "gt", "ge") || WBEMU_I.type_count() != types) return false;
  constexpr bool signed_d = !sets && WBEMU_I.type(0) == Type::s32;
  constexpr bool signed_a = WBEMU_I.type(types - 2) == Type::s32, signed_b = WBEMU_I.type(types - 1) == Type::s32;
  const uint32_t a = WBEMU_IN(uint32_t, 1), b = WBEMU_IN(uint32_t, 2);
  const uint32_t c = WBEMU_I.operand_count == 4 ? WBEMU_IN(uint32_t, 3) : 0;
  uint32_t sum = c, packed = 0;
  for (int n = 0; n < (four ? 4 : 2); n++) {
    int64_t r = 0;
    const int lane = four ? n : 4 + n;
    if (!video_result<P, N>(part_of(a, lane, signed_a), part_of(b, lane, signed_b), false, r)) return false;
    if (WBEMU_I.has("sat")) r = fitted(r, bits, signed_d);
    sum += static_cast<uint32_t>(r);
    packed |= (static_cast<uint32_t>(r) & ((1u << bits) - 1)) << bits * n;
  }
  WBEMU_OUT(WBEMU_I.has("add") ? sum : packed);
  return true;
}

}  // namespace ptx
}  // namespace wbemu
