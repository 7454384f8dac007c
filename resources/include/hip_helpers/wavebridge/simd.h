// CUDA's SIMD intrinsics on packed 16-bit and 8-bit integers (CUDA Math API, "SIMD Intrinsics").
#ifndef WAVEBRIDGE_SIMD_H
#define WAVEBRIDGE_SIMD_H

#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

template <int Bits>
__device__ constexpr int smallest() {
  return -(1 << (Bits - 1));
}
template <int Bits>
__device__ constexpr int largest() {
  return (1 << (Bits - 1)) - 1;
}
template <int Bits>
__device__ inline int saturate(int x) {
  return x < smallest<Bits>() ? smallest<Bits>() : x > largest<Bits>() ? largest<Bits>() : x;
}

// Applies `operation` to each pair of signed (unsigned) fields and packs the low bits of the results.
template <int Bits, typename Operation>
__device__ inline unsigned int map_signed(unsigned int a, unsigned int b, Operation operation) {
  constexpr unsigned int field = (1u << Bits) - 1u;
  unsigned int result = 0;
  for (int at = 0; at < 32; at += Bits) {
    const int x = static_cast<int>(a << (32 - Bits - at)) >> (32 - Bits);
    const int y = static_cast<int>(b << (32 - Bits - at)) >> (32 - Bits);
    result |= (static_cast<unsigned int>(operation(x, y)) & field) << at;
  }
  return result;
}
template <int Bits, typename Operation>
__device__ inline unsigned int map_unsigned(unsigned int a, unsigned int b, Operation operation) {
  constexpr unsigned int field = (1u << Bits) - 1u;
  unsigned int result = 0;
  for (int at = 0; at < 32; at += Bits) {
    const int x = static_cast<int>((a >> at) & field);
    const int y = static_cast<int>((b >> at) & field);
    result |= (static_cast<unsigned int>(operation(x, y)) & field) << at;
  }
  return result;
}
template <int Bits, typename Operation>
__device__ inline unsigned int sum_of(unsigned int a, unsigned int b, bool is_signed, Operation operation) {
  constexpr unsigned int field = (1u << Bits) - 1u;
  unsigned int sum = 0;
  for (int at = 0; at < 32; at += Bits) {
    const int x = is_signed ? static_cast<int>(a << (32 - Bits - at)) >> (32 - Bits) : static_cast<int>((a >> at) & field);
    const int y = is_signed ? static_cast<int>(b << (32 - Bits - at)) >> (32 - Bits) : static_cast<int>((b >> at) & field);
    sum += static_cast<unsigned int>(operation(x, y));
  }
  return sum;
}

}  // namespace detail

// Each line defines NAME2 (two 16-bit fields) and NAME4 (four 8-bit fields).
#define WAVEBRIDGE_SIMD_BINARY(NAME, MAP, EXPRESSION)                                                       \
  __device__ inline unsigned int NAME##2(unsigned int a, unsigned int b) {                                  \
    constexpr int bits = 16;                                                                                \
    return detail::MAP<bits>(a, b, [](int x, int y) -> int { return static_cast<int>(EXPRESSION); });       \
  }                                                                                                         \
  __device__ inline unsigned int NAME##4(unsigned int a, unsigned int b) {                                  \
    constexpr int bits = 8;                                                                                 \
    return detail::MAP<bits>(a, b, [](int x, int y) -> int { return static_cast<int>(EXPRESSION); });       \
  }
#define WAVEBRIDGE_SIMD_UNARY(NAME, MAP, EXPRESSION)                                                        \
  __device__ inline unsigned int NAME##2(unsigned int a) {                                                  \
    constexpr int bits = 16;                                                                                \
    return detail::MAP<bits>(a, 0u, [](int x, int) -> int { return static_cast<int>(EXPRESSION); });        \
  }                                                                                                         \
  __device__ inline unsigned int NAME##4(unsigned int a) {                                                  \
    constexpr int bits = 8;                                                                                 \
    return detail::MAP<bits>(a, 0u, [](int x, int) -> int { return static_cast<int>(EXPRESSION); });        \
  }
#define WAVEBRIDGE_SIMD_COMPARE(NAME, MAP, OPERATOR)                \
  WAVEBRIDGE_SIMD_BINARY(vcmp##NAME, MAP, (x OPERATOR y) ? -1 : 0)  \
  WAVEBRIDGE_SIMD_BINARY(vset##NAME, MAP, (x OPERATOR y) ? 1 : 0)

WAVEBRIDGE_SIMD_BINARY(vadd, map_unsigned, x + y)
WAVEBRIDGE_SIMD_BINARY(vaddss, map_signed, detail::saturate<bits>(x + y))
WAVEBRIDGE_SIMD_BINARY(vaddus, map_unsigned, x + y > (1 << bits) - 1 ? (1 << bits) - 1 : x + y)
WAVEBRIDGE_SIMD_BINARY(vsub, map_unsigned, x - y)
WAVEBRIDGE_SIMD_BINARY(vsubss, map_signed, detail::saturate<bits>(x - y))
WAVEBRIDGE_SIMD_BINARY(vsubus, map_unsigned, x < y ? 0 : x - y)
// Signed averages round half up in the direction of away from zero for positive and towards it for negative sums.
WAVEBRIDGE_SIMD_BINARY(vavgs, map_signed, (x + y + (x + y >= 0 ? 1 : 0)) >> 1)
WAVEBRIDGE_SIMD_BINARY(vavgu, map_unsigned, (x + y + 1) >> 1)
WAVEBRIDGE_SIMD_BINARY(vhaddu, map_unsigned, (x + y) >> 1)
WAVEBRIDGE_SIMD_BINARY(vmaxs, map_signed, x < y ? y : x)
WAVEBRIDGE_SIMD_BINARY(vmaxu, map_unsigned, x < y ? y : x)
WAVEBRIDGE_SIMD_BINARY(vmins, map_signed, y < x ? y : x)
WAVEBRIDGE_SIMD_BINARY(vminu, map_unsigned, y < x ? y : x)
WAVEBRIDGE_SIMD_BINARY(vabsdiffu, map_unsigned, x < y ? y - x : x - y)
WAVEBRIDGE_SIMD_BINARY(vabsdiffs, map_signed, x < y ? y - x : x - y)
WAVEBRIDGE_SIMD_UNARY(vabs, map_signed, x < 0 ? -x : x)
WAVEBRIDGE_SIMD_UNARY(vabsss, map_signed, detail::saturate<bits>(x < 0 ? -x : x))
WAVEBRIDGE_SIMD_UNARY(vneg, map_signed, -x)
WAVEBRIDGE_SIMD_UNARY(vnegss, map_signed, detail::saturate<bits>(-x))
WAVEBRIDGE_SIMD_COMPARE(eq, map_unsigned, ==)
WAVEBRIDGE_SIMD_COMPARE(ne, map_unsigned, !=)
WAVEBRIDGE_SIMD_COMPARE(ges, map_signed, >=)
WAVEBRIDGE_SIMD_COMPARE(geu, map_unsigned, >=)
WAVEBRIDGE_SIMD_COMPARE(gts, map_signed, >)
WAVEBRIDGE_SIMD_COMPARE(gtu, map_unsigned, >)
WAVEBRIDGE_SIMD_COMPARE(les, map_signed, <=)
WAVEBRIDGE_SIMD_COMPARE(leu, map_unsigned, <=)
WAVEBRIDGE_SIMD_COMPARE(lts, map_signed, <)
WAVEBRIDGE_SIMD_COMPARE(ltu, map_unsigned, <)

#undef WAVEBRIDGE_SIMD_BINARY
#undef WAVEBRIDGE_SIMD_UNARY
#undef WAVEBRIDGE_SIMD_COMPARE

// Sums of absolute differences.
__device__ inline unsigned int vsads2(unsigned int a, unsigned int b) {
  return detail::sum_of<16>(a, b, true, [](int x, int y) { return x < y ? y - x : x - y; });
}
__device__ inline unsigned int vsads4(unsigned int a, unsigned int b) {
  return detail::sum_of<8>(a, b, true, [](int x, int y) { return x < y ? y - x : x - y; });
}
__device__ inline unsigned int vsadu2(unsigned int a, unsigned int b) {
  return detail::sum_of<16>(a, b, false, [](int x, int y) { return x < y ? y - x : x - y; });
}
__device__ inline unsigned int vsadu4(unsigned int a, unsigned int b) {
  return detail::sum_of<8>(a, b, false, [](int x, int y) { return x < y ? y - x : x - y; });
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_SIMD_H
