// Integer arithmetic, logic, shifts and bit fields (PTX ISA, "Integer Arithmetic Instructions", "Extended-Precision Integer
// Arithmetic Instructions", "Logic and Shift Instructions").
#pragma once

namespace wbemu {
namespace ptx {

template <class T> using Unsigned = std::make_unsigned_t<T>;

template <class T> WBEMU_INLINE T clamped(__int128 v) {
  const __int128 low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  return static_cast<T>(v < low ? low : v > high ? high : v);
}

// The two 16-bit numbers of a register, one by one.
template <class T, class O> WBEMU_INLINE uint32_t by_halves(uint32_t a, uint32_t b, O o) {
  const uint32_t low = static_cast<uint16_t>(o(static_cast<T>(a), static_cast<T>(b)));
  return low | static_cast<uint32_t>(static_cast<uint16_t>(o(static_cast<T>(a >> 16), static_cast<T>(b >> 16)))) << 16;
}

WBEMU_PTX(add_sub_integer) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool subtracts = WBEMU_I.is("sub") || WBEMU_I.is("subc"), carries = WBEMU_I.is("addc") || WBEMU_I.is("subc");
  if constexpr (t == Type::u16x2 || t == Type::s16x2) {
    if (!WBEMU_I.only() || carries) return false;
    WBEMU_OUT(by_halves<uint16_t>(WBEMU_IN(uint32_t, 1), WBEMU_IN(uint32_t, 2), [](int a, int b) { return subtracts ? a - b : a + b; }));
    return true;
  } else if constexpr (is_integer(t) && width_of(t) >= 16) {
    typedef Cpp<t> T;
    typedef Unsigned<T> U;
    if constexpr (WBEMU_I.has("sat")) {
      if (t != Type::s32 || !WBEMU_I.only("sat") || carries) return false;
      const __int128 a = WBEMU_IN(int32_t, 1), b = WBEMU_IN(int32_t, 2);
      WBEMU_OUT(clamped<int32_t>(subtracts ? a - b : a + b));
      return true;
    } else {
      if (!WBEMU_I.only("cc")) return false;
      if (carries && !f.carry_set) refuse(f, "inline PTX: a carry that no instruction of the statement sets");
      const Cell a = WBEMU_IN(U, 1), b = WBEMU_IN(U, 2), in = carries ? f.carry : 0;
      const Cell sum = subtracts ? a - b - in : a + b + in;
      if (WBEMU_I.has("cc")) f.carry = (sum >> width_of(t) & 1) != 0, f.carry_set = true;
      WBEMU_OUT(static_cast<T>(static_cast<U>(sum)));
      return true;
    }
  } else {
    return false;
  }
}

// mul, mad and madc of integers: the low half, the high half or all of the product.
WBEMU_PTX(multiply_integer) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool adds = !WBEMU_I.is("mul"), carries = WBEMU_I.is("madc");
  if constexpr (is_integer(t) && width_of(t) >= 16) {
    typedef Cpp<t> T;
    constexpr int width = width_of(t);
    if (!WBEMU_I.only("lo", "hi", "wide", "cc", "sat")) return false;
    const __int128 a = WBEMU_IN(T, 1), b = WBEMU_IN(T, 2);
    const Cell product = static_cast<Cell>(a) * static_cast<Cell>(b);
    if constexpr (WBEMU_I.has("wide")) {
      if constexpr (width < 64) {
        constexpr bool s = std::is_signed_v<T>;
        typedef std::conditional_t<width == 16, std::conditional_t<s, int32_t, uint32_t>, std::conditional_t<s, int64_t, uint64_t>> W;
        Unsigned<W> sum = static_cast<Unsigned<W>>(product);
        if constexpr (adds) sum += WBEMU_IN(Unsigned<W>, 3);
        WBEMU_OUT(static_cast<W>(sum));
        return true;
      } else {
        return false;
      }
    } else {
      typedef Unsigned<T> U;
      const U part = static_cast<U>(WBEMU_I.has("hi") ? product >> width : product);
      if constexpr (!adds) {
        WBEMU_OUT(static_cast<T>(part));
      } else if constexpr (WBEMU_I.has("sat")) {
        if (t != Type::s32 || !WBEMU_I.has("hi")) return false;
        WBEMU_OUT(clamped<int32_t>(static_cast<__int128>(static_cast<int32_t>(part)) + WBEMU_IN(int32_t, 3)));
      } else {
        if (carries && !f.carry_set) refuse(f, "inline PTX: a carry that no instruction of the statement sets");
        const Cell sum = static_cast<Cell>(part) + WBEMU_IN(U, 3) + (carries ? f.carry : 0);
        if (WBEMU_I.has("cc")) f.carry = (sum >> width & 1) != 0, f.carry_set = true;
        WBEMU_OUT(static_cast<T>(static_cast<U>(sum)));
      }
      return true;
    }
  } else {
    return false;
  }
}

WBEMU_PTX(multiply_24) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::u32 || t == Type::s32) {
    if (!WBEMU_I.only("lo", "hi", "sat")) return false;
    int64_t a, b;
    if (t == Type::u32) a = WBEMU_IN(uint32_t, 1) & 0xffffffu, b = WBEMU_IN(uint32_t, 2) & 0xffffffu;
    else a = static_cast<int32_t>(WBEMU_IN(uint32_t, 1) << 8) >> 8, b = static_cast<int32_t>(WBEMU_IN(uint32_t, 2) << 8) >> 8;
    const uint64_t product = static_cast<uint64_t>(a * b);
    // .hi: the upper 32 of the product's 48 bits.
    const uint32_t part = static_cast<uint32_t>(WBEMU_I.has("hi") ? product >> 16 : product);
    if constexpr (WBEMU_I.is("mul24")) {
      WBEMU_OUT(static_cast<Cpp<t>>(part));
    } else if constexpr (WBEMU_I.has("sat")) {
      WBEMU_OUT(clamped<int32_t>(static_cast<__int128>(static_cast<int32_t>(part)) + WBEMU_IN(int32_t, 3)));
    } else {
      WBEMU_OUT(static_cast<Cpp<t>>(part + WBEMU_IN(uint32_t, 3)));
    }
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(divide_integer) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_integer(t) && width_of(t) >= 16) {
    if (!WBEMU_I.only()) return false;
    typedef Cpp<t> T;
    const T a = WBEMU_IN(T, 1), b = WBEMU_IN(T, 2);
    if constexpr (WBEMU_I.is("div")) WBEMU_OUT(static_cast<T>(a / b));
    else WBEMU_OUT(static_cast<T>(a % b));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(extreme_integer) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool least = WBEMU_I.is("min"), relu = WBEMU_I.has("relu");
  const auto choose = [](auto a, auto b) {
    auto r = (least ? b < a : a < b) ? b : a;
    if (relu && r < 0) r = 0;
    return r;
  };
  if (!WBEMU_I.only("relu")) return false;
  if constexpr (t == Type::u16x2) {
    WBEMU_OUT(by_halves<uint16_t>(WBEMU_IN(uint32_t, 1), WBEMU_IN(uint32_t, 2), choose));
    return true;
  } else if constexpr (t == Type::s16x2) {
    WBEMU_OUT(by_halves<int16_t>(WBEMU_IN(uint32_t, 1), WBEMU_IN(uint32_t, 2), choose));
    return true;
  } else if constexpr (is_integer(t) && width_of(t) >= 16) {
    typedef Cpp<t> T;
    WBEMU_OUT(static_cast<T>(choose(WBEMU_IN(T, 1), WBEMU_IN(T, 2))));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(sign_integer) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (t == Type::s16 || t == Type::s32 || t == Type::s64) {
    if (!WBEMU_I.only()) return false;
    typedef Cpp<t> T;
    typedef Unsigned<T> U;
    const U a = WBEMU_IN(U, 1);
    const bool turns = WBEMU_I.is("neg") || static_cast<T>(a) < 0;
    WBEMU_OUT(static_cast<T>(turns ? static_cast<U>(0 - a) : a));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(absolute_difference) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_integer(t) && width_of(t) >= 16) {
    if (!WBEMU_I.only()) return false;
    typedef Cpp<t> T;
    typedef Unsigned<T> U;
    const T a = WBEMU_IN(T, 1), b = WBEMU_IN(T, 2);
    const U distance = a < b ? static_cast<U>(static_cast<U>(b) - static_cast<U>(a)) : static_cast<U>(static_cast<U>(a) - static_cast<U>(b));
    WBEMU_OUT(static_cast<U>(WBEMU_IN(U, 3) + distance));
    return true;
  } else {
    return false;
  }
}

// dp4a: four products of bytes; dp2a: two of a half and a byte, the low or the high bytes of b.
WBEMU_PTX(dot_product) {
  constexpr bool four = WBEMU_I.is("dp4a");
  constexpr bool signed_a = WBEMU_I.type(0) == Type::s32, signed_b = WBEMU_I.type(1) == Type::s32;
  if (!WBEMU_I.only("lo", "hi") || WBEMU_I.type_count() != 2 || (!four && !WBEMU_I.has("lo") && !WBEMU_I.has("hi"))) return false;
  const uint32_t a = WBEMU_IN(uint32_t, 1), b = WBEMU_IN(uint32_t, 2);
  uint32_t sum = WBEMU_IN(uint32_t, 3);
  for (int n = 0; n < (four ? 4 : 2); n++) {
    const uint32_t bits_a = four ? a >> 8 * n & 255 : a >> 16 * n & 65535;
    const uint32_t bits_b = b >> 8 * (n + (WBEMU_I.has("hi") ? 2 : 0)) & 255;
    const int32_t x = !signed_a ? static_cast<int32_t>(bits_a) : four ? static_cast<int8_t>(bits_a) : static_cast<int16_t>(bits_a);
    const int32_t y = signed_b ? static_cast<int8_t>(bits_b) : static_cast<int32_t>(bits_b);
    sum += static_cast<uint32_t>(x * y);
  }
  if (signed_a || signed_b) WBEMU_OUT(static_cast<int32_t>(sum));
  else WBEMU_OUT(sum);
  return true;
}

WBEMU_PTX(logic) {
  constexpr Type t = WBEMU_I.type();
  if (!WBEMU_I.only()) return false;
  if constexpr (t == Type::pred) {
    const bool a = WBEMU_IN(bool, 1);
    if constexpr (WBEMU_I.is("not")) WBEMU_OUT(!a);
    else if constexpr (WBEMU_I.is("and")) WBEMU_OUT(a && WBEMU_IN(bool, 2));
    else if constexpr (WBEMU_I.is("or")) WBEMU_OUT(a || WBEMU_IN(bool, 2));
    else if constexpr (WBEMU_I.is("xor")) WBEMU_OUT(a != WBEMU_IN(bool, 2));
    else return false;
    return true;
  } else if constexpr (is_integer(t) && width_of(t) >= 16) {
    typedef Unsigned<Cpp<t>> U;
    const U a = WBEMU_IN(U, 1);
    if constexpr (WBEMU_I.is("not")) WBEMU_OUT(static_cast<U>(~a));
    else if constexpr (WBEMU_I.is("cnot")) WBEMU_OUT(static_cast<U>(a == 0));
    else if constexpr (WBEMU_I.is("and")) WBEMU_OUT(static_cast<U>(a & WBEMU_IN(U, 2)));
    else if constexpr (WBEMU_I.is("or")) WBEMU_OUT(static_cast<U>(a | WBEMU_IN(U, 2)));
    else WBEMU_OUT(static_cast<U>(a ^ WBEMU_IN(U, 2)));
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(lookup) {
  constexpr bool combines = WBEMU_I.has("or") || WBEMU_I.has("and");
  if (!WBEMU_I.only("or", "and") || WBEMU_I.type() != Type::b32) return false;
  const uint32_t r = lookup3(WBEMU_IN(uint32_t, 1), WBEMU_IN(uint32_t, 2), WBEMU_IN(uint32_t, 3), WBEMU_IN(uint32_t, 4));
  WBEMU_OUT(r);
  if constexpr (combines) {
    const bool q = WBEMU_IN(bool, 5);
    write(f, WBEMU_I.operands[0].second, WBEMU_I.has("or") ? (r != 0 || q) : (r != 0 && q));
  }
  return true;
}

WBEMU_PTX(shift) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_integer(t) && width_of(t) >= 16) {
    if (!WBEMU_I.only()) return false;
    typedef Cpp<t> T;
    constexpr uint32_t width = width_of(t);
    const uint32_t amount = WBEMU_IN(uint32_t, 2);
    if constexpr (WBEMU_I.is("shl")) {
      const Unsigned<T> a = WBEMU_IN(Unsigned<T>, 1);
      WBEMU_OUT(static_cast<Unsigned<T>>(amount < width ? static_cast<Unsigned<T>>(static_cast<uint64_t>(a) << amount) : 0));
    } else {
      const T a = WBEMU_IN(T, 1);
      WBEMU_OUT(static_cast<T>(amount < width ? a >> amount : a < 0 ? -1 : 0));
    }
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(funnel_shift) {
  if (!WBEMU_I.only("l", "r", "clamp", "wrap") || WBEMU_I.type() != Type::b32) return false;
  const uint64_t both = static_cast<uint64_t>(WBEMU_IN(uint32_t, 2)) << 32 | WBEMU_IN(uint32_t, 1);
  uint32_t amount = WBEMU_IN(uint32_t, 3);
  amount = WBEMU_I.has("clamp") ? (amount > 32 ? 32 : amount) : amount & 31;
  WBEMU_OUT(WBEMU_I.has("l") ? static_cast<uint32_t>((both << amount) >> 32) : static_cast<uint32_t>(both >> amount));
  return true;
}

WBEMU_PTX(bit_field) {
  constexpr Type t = WBEMU_I.type();
  constexpr bool inserts = WBEMU_I.is("bfi");
  if constexpr (is_integer(t) && width_of(t) >= 32) {
    if (!WBEMU_I.only()) return false;
    typedef Cpp<t> T;
    typedef Unsigned<T> U;
    constexpr int width = width_of(t);
    const int position = WBEMU_IN(uint32_t, inserts ? 3 : 2) & 255, length = WBEMU_IN(uint32_t, inserts ? 4 : 3) & 255;
    if constexpr (inserts) {
      const U from = WBEMU_IN(U, 1);
      U into = WBEMU_IN(U, 2);
      for (int i = 0; i < length && i < width && position + i < width; i++) {
        const U bit = static_cast<U>(1) << (position + i);
        into = (from >> i & 1) ? into | bit : into & ~bit;
      }
      WBEMU_OUT(into);
    } else {
      const U a = WBEMU_IN(U, 1);
      const int last = position + length - 1 < width - 1 ? position + length - 1 : width - 1;
      const bool sign = std::is_signed_v<T> && length != 0 && (a >> (last < 0 ? 0 : last) & 1);
      U result = 0;
      for (int i = 0; i < width; i++) {
        const bool inside = i < length && position + i < width;
        const bool bit = inside ? a >> (position + i) & 1 : sign;
        result |= static_cast<U>(bit) << i;
      }
      WBEMU_OUT(static_cast<T>(result));
    }
    return true;
  } else {
    return false;
  }
}

WBEMU_PTX(count_bits) {
  constexpr Type t = WBEMU_I.type();
  if constexpr (is_integer(t) && width_of(t) >= 32) {
    if (!WBEMU_I.only("shiftamt")) return false;
    typedef Cpp<t> T;
    typedef Unsigned<T> U;
    constexpr int width = width_of(t);
    U a = WBEMU_IN(U, 1);
    uint32_t ones = 0, zeros = width, highest = 0xffffffffu;
    U turned = 0;
    for (int i = 0; i < width; i++) {
      if (!(a >> i & 1)) continue;
      ones++;
      turned |= static_cast<U>(1) << (width - 1 - i);
      zeros = width - 1 - i;
    }
    if constexpr (WBEMU_I.is("popc")) WBEMU_OUT(ones);
    else if constexpr (WBEMU_I.is("clz")) WBEMU_OUT(zeros);
    else if constexpr (WBEMU_I.is("brev")) WBEMU_OUT(turned);
    else {
      if (std::is_signed_v<T> && (a >> (width - 1) & 1)) a = static_cast<U>(~a);
      for (int i = 0; i < width; i++) {
        if (a >> i & 1) highest = i;
      }
      if (WBEMU_I.has("shiftamt") && highest != 0xffffffffu) highest = width - 1 - highest;
      WBEMU_OUT(highest);
    }
    return true;
  } else {
    return false;
  }
}

// fns: the place of the n-th set bit from a base, upwards for positive n and downwards for negative.
WBEMU_PTX(find_nth_set) {
  if (!WBEMU_I.only()) return false;
  const uint32_t mask = WBEMU_IN(uint32_t, 1), base = WBEMU_IN(uint32_t, 2);
  const int32_t n = WBEMU_IN(int32_t, 3);
  uint32_t result = 0xffffffffu;
  if (n == 0) {
    if (base < 32 && (mask >> base & 1)) result = base;
  } else {
    const int step = n > 0 ? 1 : -1;
    int64_t left = n > 0 ? n : -static_cast<int64_t>(n);
    for (int64_t at = base; at >= 0 && at < 32 && left > 0; at += step) {
      if (mask >> at & 1 && --left == 0) result = static_cast<uint32_t>(at);
    }
  }
  WBEMU_OUT(result);
  return true;
}

WBEMU_PTX(bit_mask) {
  if (!WBEMU_I.only("clamp", "wrap")) return false;
  uint32_t a = WBEMU_IN(uint32_t, 1), b = WBEMU_IN(uint32_t, 2);
  if (WBEMU_I.has("wrap")) a &= 31, b &= 31;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 32; i++) result |= static_cast<uint32_t>(i >= a && i - a < b) << i;
  WBEMU_OUT(result);
  return true;
}

WBEMU_PTX(sign_extend) {
  constexpr bool is_signed = WBEMU_I.type() == Type::s32;
  if (!WBEMU_I.only("clamp", "wrap")) return false;
  const uint32_t a = WBEMU_IN(uint32_t, 1), n = WBEMU_I.has("wrap") ? WBEMU_IN(uint32_t, 2) & 31 : WBEMU_IN(uint32_t, 2);
  uint32_t r;
  if (n >= 32) r = a;
  else if (n == 0) r = 0;
  else r = (a & ((1u << n) - 1)) | (is_signed && (a >> (n - 1) & 1) ? ~((1u << n) - 1) : 0u);
  WBEMU_OUT(r);
  return true;
}

WBEMU_PTX(permute) {
  if (!WBEMU_I.only("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")) return false;
  const uint64_t bytes = static_cast<uint64_t>(WBEMU_IN(uint32_t, 2)) << 32 | WBEMU_IN(uint32_t, 1);
  const uint32_t control = WBEMU_IN(uint32_t, 3), c = control & 3;
  uint32_t result = 0;
  for (uint32_t n = 0; n < 4; n++) {
    uint32_t nibble = control >> 4 * n & 15;
    if (WBEMU_I.has("f4e")) nibble = c + n;
    if (WBEMU_I.has("b4e")) nibble = (c + 8 - n) & 7;
    if (WBEMU_I.has("rc8")) nibble = c;
    if (WBEMU_I.has("ecl")) nibble = n > c ? n : c;
    if (WBEMU_I.has("ecr")) nibble = n < c ? n : c;
    if (WBEMU_I.has("rc16")) nibble = 2 * (c & 1) + (n & 1);
    uint32_t byte = static_cast<uint32_t>(bytes >> 8 * (nibble & 7)) & 255;
    if (nibble & 8) byte = byte & 128 ? 255 : 0;
    result |= byte << 8 * n;
  }
  WBEMU_OUT(result);
  return true;
}

}  // namespace ptx
}  // namespace wbemu
