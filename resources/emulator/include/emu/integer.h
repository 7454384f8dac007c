// Integer intrinsics (CUDA Math API, "Integer Intrinsics" and "SIMD Intrinsics").
#pragma once

WBEMU_INLINE int __popc(unsigned int x) { return __builtin_popcount(x); }
WBEMU_INLINE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
WBEMU_INLINE int __clz(int x) { return x ? __builtin_clz(static_cast<unsigned>(x)) : 32; }
WBEMU_INLINE int __clzll(long long x) { return x ? __builtin_clzll(static_cast<unsigned long long>(x)) : 64; }
#ifdef WBEMU_HIP
WBEMU_INLINE int __ffs(unsigned int x) { return __builtin_ffs(static_cast<int>(x)); }
WBEMU_INLINE int __ffs(int x) { return __builtin_ffs(x); }
WBEMU_INLINE int __ffsll(unsigned long long x) { return __builtin_ffsll(static_cast<long long>(x)); }
WBEMU_INLINE int __ffsll(unsigned long x) { return __builtin_ffsll(static_cast<long long>(x)); }
WBEMU_INLINE int __ffsll(long long x) { return __builtin_ffsll(x); }
#else
WBEMU_INLINE int __ffs(int x) { return __builtin_ffs(x); }
WBEMU_INLINE int __ffsll(long long x) { return __builtin_ffsll(x); }
#endif
WBEMU_INLINE unsigned int __brev(unsigned int x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  return __builtin_bswap32(x);
}
WBEMU_INLINE unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 | __brev(static_cast<unsigned>(x >> 32));
}
// The place of the offset-th set bit from `base` on, towards the top (offset > 0) or the bottom (< 0); ~0 where there is none.
WBEMU_INLINE unsigned int __fns(unsigned int mask, unsigned int base, int offset) {
  if (offset == 0) return base < 32 && (mask >> base & 1) ? base : ~0u;
  const int step = offset > 0 ? 1 : -1;
  for (int at = static_cast<int>(base), left = offset * step; at >= 0 && at < 32; at += step) {
    if ((mask >> at & 1) && --left == 0) return static_cast<unsigned int>(at);
  }
  return ~0u;
}
WBEMU_INLINE int __mul24(int a, int b) { return ((a << 8) >> 8) * ((b << 8) >> 8); }
WBEMU_INLINE unsigned int __umul24(unsigned int a, unsigned int b) { return (a & 0xffffffu) * (b & 0xffffffu); }
WBEMU_INLINE int mul24(int a, int b) { return __mul24(a, b); }
WBEMU_INLINE unsigned int umul24(unsigned int a, unsigned int b) { return __umul24(a, b); }
WBEMU_INLINE int __mulhi(int a, int b) { return static_cast<int>(static_cast<int64_t>(a) * b >> 32); }
WBEMU_INLINE unsigned int __umulhi(unsigned int a, unsigned int b) { return static_cast<unsigned>(static_cast<uint64_t>(a) * b >> 32); }
WBEMU_INLINE int mulhi(int a, int b) { return __mulhi(a, b); }
WBEMU_INLINE unsigned int umulhi(unsigned int a, unsigned int b) { return __umulhi(a, b); }
WBEMU_INLINE long long __mul64hi(long long a, long long b) { return static_cast<long long>(static_cast<__int128>(a) * b >> 64); }
WBEMU_INLINE unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return static_cast<unsigned long long>(static_cast<unsigned __int128>(a) * b >> 64);
}
WBEMU_INLINE unsigned int __funnelshift_l(unsigned int low, unsigned int high, unsigned int shift) {
  const uint64_t both = static_cast<uint64_t>(high) << 32 | low;
  return static_cast<unsigned>(both << (shift & 31) >> 32);
}
WBEMU_INLINE unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int shift) {
  const uint64_t both = static_cast<uint64_t>(high) << 32 | low;
  return static_cast<unsigned>(both >> (shift & 31));
}
WBEMU_INLINE unsigned int __funnelshift_lc(unsigned int low, unsigned int high, unsigned int shift) {
  return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
WBEMU_INLINE unsigned int __funnelshift_rc(unsigned int low, unsigned int high, unsigned int shift) {
  return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}
WBEMU_INLINE unsigned int __byte_perm(unsigned int a, unsigned int b, unsigned int selector) {
  const uint64_t both = static_cast<uint64_t>(b) << 32 | a;
  unsigned result = 0;
  for (int i = 0; i < 4; i++) {
    result |= (static_cast<unsigned>(both >> 8 * (selector >> 4 * i & 7)) & 255u) << 8 * i;
  }
  return result;
}
WBEMU_INLINE unsigned int __sad(int a, int b, unsigned int c) {
  return c + (a > b ? static_cast<unsigned>(a) - static_cast<unsigned>(b) : static_cast<unsigned>(b) - static_cast<unsigned>(a));
}
WBEMU_INLINE unsigned int __usad(unsigned int a, unsigned int b, unsigned int c) { return c + (a > b ? a - b : b - a); }
WBEMU_INLINE int __hadd(int a, int b) { return static_cast<int>((static_cast<int64_t>(a) + b) >> 1); }
WBEMU_INLINE int __rhadd(int a, int b) { return static_cast<int>((static_cast<int64_t>(a) + b + 1) >> 1); }
WBEMU_INLINE unsigned int __uhadd(unsigned int a, unsigned int b) { return static_cast<unsigned>((static_cast<uint64_t>(a) + b) >> 1); }
WBEMU_INLINE unsigned int __urhadd(unsigned int a, unsigned int b) { return static_cast<unsigned>((static_cast<uint64_t>(a) + b + 1) >> 1); }

namespace wbemu {

// Dot products of packed bytes: A and B say how the lanes of each operand are read.
template <class R, class A, class B> WBEMU_INLINE R dot4(uint32_t a, uint32_t b, R c) {
  for (int i = 0; i < 4; i++) c += static_cast<R>(static_cast<A>(a >> 8 * i)) * static_cast<R>(static_cast<B>(b >> 8 * i));
  return c;
}
template <class R, class A, class B> WBEMU_INLINE R dot2(uint32_t a, uint32_t b, R c, int first) {
  for (int i = 0; i < 2; i++) c += static_cast<R>(static_cast<A>(a >> 16 * i)) * static_cast<R>(static_cast<B>(b >> 8 * (first + i)));
  return c;
}
// `f` on every lane of type T.
template <class T, class F> WBEMU_INLINE unsigned int lanes(unsigned int a, unsigned int b, F f) {
  constexpr int bits = 8 * sizeof(T);
  unsigned int result = 0;
  for (int i = 0; i < 32; i += bits) {
    const int x = static_cast<T>(a >> i), y = static_cast<T>(b >> i);
    result |= (static_cast<unsigned int>(f(x, y)) & (0xffffffffu >> (32 - bits))) << i;
  }
  return result;
}
template <class T> WBEMU_INLINE int clamp_to(int v) {
  return v < std::numeric_limits<T>::min() ? std::numeric_limits<T>::min() : v > std::numeric_limits<T>::max() ? std::numeric_limits<T>::max() : v;
}

}  // namespace wbemu

// HIP has none of the functions from here to the end of the sums of absolute differences: a translation that keeps one must
// not compile here.
#ifndef WBEMU_HIP
WBEMU_INLINE int __dp4a(int a, int b, int c) { return wbemu::dot4<int, int8_t, int8_t>(static_cast<uint32_t>(a), static_cast<uint32_t>(b), c); }
WBEMU_INLINE unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c) { return wbemu::dot4<unsigned, uint8_t, uint8_t>(a, b, c); }
WBEMU_INLINE int __dp4a(char4 a, char4 b, int c) { return __dp4a(wbemu::from_bits<int>(wbemu::to_bits(a)), wbemu::from_bits<int>(wbemu::to_bits(b)), c); }
WBEMU_INLINE unsigned int __dp4a(uchar4 a, uchar4 b, unsigned int c) {
  return __dp4a(wbemu::from_bits<unsigned>(wbemu::to_bits(a)), wbemu::from_bits<unsigned>(wbemu::to_bits(b)), c);
}
WBEMU_INLINE int __dp2a_lo(int a, int b, int c) { return wbemu::dot2<int, int16_t, int8_t>(static_cast<uint32_t>(a), static_cast<uint32_t>(b), c, 0); }
WBEMU_INLINE int __dp2a_hi(int a, int b, int c) { return wbemu::dot2<int, int16_t, int8_t>(static_cast<uint32_t>(a), static_cast<uint32_t>(b), c, 2); }
WBEMU_INLINE unsigned int __dp2a_lo(unsigned int a, unsigned int b, unsigned int c) { return wbemu::dot2<unsigned, uint16_t, uint8_t>(a, b, c, 0); }
WBEMU_INLINE unsigned int __dp2a_hi(unsigned int a, unsigned int b, unsigned int c) { return wbemu::dot2<unsigned, uint16_t, uint8_t>(a, b, c, 2); }

#define WBEMU_SIMD(name, type, expression)                                                   \
  WBEMU_INLINE unsigned int name(unsigned int a, unsigned int b) {                           \
    return wbemu::lanes<type>(a, b, [](int x, int y) -> int { return expression; });         \
  }
#define WBEMU_SIMD_BOTH(n, s, u)                                                                                              \
  WBEMU_SIMD(__vadd##n, u, x + y) WBEMU_SIMD(__vsub##n, u, x - y)                                                             \
  WBEMU_SIMD(__vaddss##n, s, wbemu::clamp_to<s>(x + y)) WBEMU_SIMD(__vaddus##n, u, wbemu::clamp_to<u>(x + y))                 \
  WBEMU_SIMD(__vsubss##n, s, wbemu::clamp_to<s>(x - y)) WBEMU_SIMD(__vsubus##n, u, wbemu::clamp_to<u>(x - y))                 \
  WBEMU_SIMD(__vmaxs##n, s, x > y ? x : y) WBEMU_SIMD(__vmaxu##n, u, x > y ? x : y)                                           \
  WBEMU_SIMD(__vmins##n, s, x < y ? x : y) WBEMU_SIMD(__vminu##n, u, x < y ? x : y)                                           \
  WBEMU_SIMD(__vabsdiffs##n, s, x > y ? x - y : y - x) WBEMU_SIMD(__vabsdiffu##n, u, x > y ? x - y : y - x)                   \
  WBEMU_SIMD(__vavgs##n, s, (x + y + (x + y >= 0)) >> 1) WBEMU_SIMD(__vavgu##n, u, (x + y + 1) >> 1)                          \
  WBEMU_SIMD(__vhaddu##n, u, (x + y) >> 1)                                                                                    \
  WBEMU_SIMD(__vcmpeq##n, u, x == y ? -1 : 0) WBEMU_SIMD(__vcmpne##n, u, x != y ? -1 : 0)                                     \
  WBEMU_SIMD(__vcmpgts##n, s, x > y ? -1 : 0) WBEMU_SIMD(__vcmpgtu##n, u, x > y ? -1 : 0)                                     \
  WBEMU_SIMD(__vcmpges##n, s, x >= y ? -1 : 0) WBEMU_SIMD(__vcmpgeu##n, u, x >= y ? -1 : 0)                                   \
  WBEMU_SIMD(__vcmplts##n, s, x < y ? -1 : 0) WBEMU_SIMD(__vcmpltu##n, u, x < y ? -1 : 0)                                     \
  WBEMU_SIMD(__vcmples##n, s, x <= y ? -1 : 0) WBEMU_SIMD(__vcmpleu##n, u, x <= y ? -1 : 0)                                   \
  WBEMU_SIMD(__vseteq##n, u, x == y) WBEMU_SIMD(__vsetne##n, u, x != y)                                                       \
  WBEMU_SIMD(__vsetgts##n, s, x > y) WBEMU_SIMD(__vsetgtu##n, u, x > y) WBEMU_SIMD(__vsetges##n, s, x >= y)                   \
  WBEMU_SIMD(__vsetgeu##n, u, x >= y) WBEMU_SIMD(__vsetlts##n, s, x < y) WBEMU_SIMD(__vsetltu##n, u, x < y)                   \
  WBEMU_SIMD(__vsetles##n, s, x <= y) WBEMU_SIMD(__vsetleu##n, u, x <= y)                                                     \
  WBEMU_INLINE unsigned int __vneg##n(unsigned int a) { return __vsub##n(0, a); }                                             \
  WBEMU_INLINE unsigned int __vnegss##n(unsigned int a) { return __vsubss##n(0, a); }                                         \
  WBEMU_INLINE unsigned int __vabs##n(unsigned int a) { return wbemu::lanes<s>(a, 0, [](int x, int) -> int { return x < 0 ? -x : x; }); } \
  WBEMU_INLINE unsigned int __vabsss##n(unsigned int a) {                                                                     \
    return wbemu::lanes<s>(a, 0, [](int x, int) -> int { return wbemu::clamp_to<s>(x < 0 ? -x : x); });                       \
  }
WBEMU_SIMD_BOTH(4, int8_t, uint8_t)
WBEMU_SIMD_BOTH(2, int16_t, uint16_t)
#undef WBEMU_SIMD_BOTH
#undef WBEMU_SIMD
#define WBEMU_SAD(name, type, bits)                                                             \
  WBEMU_INLINE unsigned int name(unsigned int a, unsigned int b) {                              \
    unsigned int sum = 0;                                                                       \
    for (int i = 0; i < 32; i += bits) {                                                        \
      const int x = static_cast<type>(a >> i), y = static_cast<type>(b >> i);                   \
      sum += static_cast<unsigned>(x > y ? x - y : y - x);                                      \
    }                                                                                           \
    return sum;                                                                                 \
  }
WBEMU_SAD(__vsads4, int8_t, 8) WBEMU_SAD(__vsadu4, uint8_t, 8) WBEMU_SAD(__vsads2, int16_t, 16) WBEMU_SAD(__vsadu2, uint16_t, 16)
#undef WBEMU_SAD
#endif

namespace wbemu {

// PTX ISA, "bfe", "bfi", "lop3".
WBEMU_INLINE unsigned int extract_bits(unsigned int a, unsigned int position, unsigned int length) {
  position &= 255, length &= 255;
  if (position > 31 || length == 0) return 0;
  const unsigned int shifted = a >> position;
  return length >= 32 ? shifted : shifted & ((1u << length) - 1);
}
WBEMU_INLINE unsigned int insert_bits(unsigned int from, unsigned int into, unsigned int position, unsigned int length) {
  position &= 255, length &= 255;
  if (position > 31 || length == 0) return into;
  const unsigned int mask = (length >= 32 ? ~0u : (1u << length) - 1) << position;
  return (into & ~mask) | (from << position & mask);
}
WBEMU_INLINE unsigned int lookup3(unsigned int a, unsigned int b, unsigned int c, unsigned int table) {
  unsigned int result = 0;
  for (unsigned int i = 0; i < 8; i++) {
    if (table >> i & 1) result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
  }
  return result;
}

}  // namespace wbemu
