// CUDA's fused integer minima and maxima (CUDA Math API, "SIMD Intrinsics", the DPX functions).
#ifndef WAVEBRIDGE_DPX_H
#define WAVEBRIDGE_DPX_H

#include <hip/hip_runtime.h>

namespace wavebridge {
namespace detail {

template <typename T>
__device__ inline T larger(T a, T b) {
  return a < b ? b : a;
}
template <typename T>
__device__ inline T smaller(T a, T b) {
  return b < a ? b : a;
}
__device__ inline int wrapping_sum(int a, int b) {
  return static_cast<int>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b));
}
__device__ inline short wrapping_sum(short a, short b) {
  return static_cast<short>(static_cast<unsigned short>(a) + static_cast<unsigned short>(b));
}
__device__ inline unsigned int wrapping_sum(unsigned int a, unsigned int b) { return a + b; }
__device__ inline unsigned short wrapping_sum(unsigned short a, unsigned short b) {
  return static_cast<unsigned short>(a + b);
}

// Applies `operation` to the low and the high halves of packed words.
template <typename Half, typename Operation>
__device__ inline unsigned int by_halves(unsigned int a, unsigned int b, unsigned int c, Operation operation) {
  const Half low = operation(static_cast<Half>(a & 0xffffu), static_cast<Half>(b & 0xffffu), static_cast<Half>(c & 0xffffu));
  const Half high = operation(static_cast<Half>(a >> 16), static_cast<Half>(b >> 16), static_cast<Half>(c >> 16));
  return static_cast<unsigned int>(static_cast<unsigned short>(low)) |
         (static_cast<unsigned int>(static_cast<unsigned short>(high)) << 16);
}

}  // namespace detail

#define WAVEBRIDGE_DPX(NAME, EXPRESSION)                                                                        \
  __device__ inline int NAME##_s32(int a, int b, int c) {                                                       \
    using T = int;                                                                                              \
    return EXPRESSION;                                                                                          \
  }                                                                                                             \
  __device__ inline unsigned int NAME##_u32(unsigned int a, unsigned int b, unsigned int c) {                   \
    using T = unsigned int;                                                                                     \
    return EXPRESSION;                                                                                          \
  }                                                                                                             \
  __device__ inline unsigned int NAME##_s16x2(unsigned int x, unsigned int y, unsigned int z) {                 \
    using T = short;                                                                                            \
    return detail::by_halves<T>(x, y, z, [](T a, T b, T c) -> T { return EXPRESSION; });                        \
  }                                                                                                             \
  __device__ inline unsigned int NAME##_u16x2(unsigned int x, unsigned int y, unsigned int z) {                 \
    using T = unsigned short;                                                                                   \
    return detail::by_halves<T>(x, y, z, [](T a, T b, T c) -> T { return EXPRESSION; });                        \
  }                                                                                                             \
  __device__ inline int NAME##_s32_relu(int a, int b, int c) { return detail::larger(NAME##_s32(a, b, c), 0); } \
  __device__ inline unsigned int NAME##_s16x2_relu(unsigned int x, unsigned int y, unsigned int z) {            \
    using T = short;                                                                                            \
    return detail::by_halves<T>(x, y, z, [](T a, T b, T c) -> T { return detail::larger<T>(EXPRESSION, 0); });  \
  }

// max(a + b, c), min(a + b, c), max(a, b, c), min(a, b, c); sums wrap. `_relu` gives no less than 0.
WAVEBRIDGE_DPX(viaddmax, (detail::larger<T>(detail::wrapping_sum(a, b), c)))
WAVEBRIDGE_DPX(viaddmin, (detail::smaller<T>(detail::wrapping_sum(a, b), c)))
WAVEBRIDGE_DPX(vimax3, (detail::larger<T>(detail::larger<T>(a, b), c)))
WAVEBRIDGE_DPX(vimin3, (detail::smaller<T>(detail::smaller<T>(a, b), c)))

#undef WAVEBRIDGE_DPX

__device__ inline int vimax_s32_relu(int a, int b) { return detail::larger(detail::larger(a, b), 0); }
__device__ inline int vimin_s32_relu(int a, int b) { return detail::larger(detail::smaller(a, b), 0); }
__device__ inline unsigned int vimax_s16x2_relu(unsigned int a, unsigned int b) { return vimax3_s16x2(a, b, 0u); }
__device__ inline unsigned int vimin_s16x2_relu(unsigned int a, unsigned int b) { return vimin3_s16x2_relu(a, b, a); }

// `first` tells whether the first operand was taken (it is, where both are equal).
__device__ inline int vibmax_s32(int a, int b, bool* first) { return *first = a >= b, *first ? a : b; }
__device__ inline int vibmin_s32(int a, int b, bool* first) { return *first = a <= b, *first ? a : b; }
__device__ inline unsigned int vibmax_u32(unsigned int a, unsigned int b, bool* first) {
  return *first = a >= b, *first ? a : b;
}
__device__ inline unsigned int vibmin_u32(unsigned int a, unsigned int b, bool* first) {
  return *first = a <= b, *first ? a : b;
}

namespace detail {

template <typename Half, typename First>
__device__ inline unsigned int pick_by_halves(unsigned int a, unsigned int b, bool* high, bool* low, First first) {
  *low = first(static_cast<Half>(a & 0xffffu), static_cast<Half>(b & 0xffffu));
  *high = first(static_cast<Half>(a >> 16), static_cast<Half>(b >> 16));
  return ((*high ? a : b) & 0xffff0000u) | ((*low ? a : b) & 0xffffu);
}

}  // namespace detail

__device__ inline unsigned int vibmax_s16x2(unsigned int a, unsigned int b, bool* high, bool* low) {
  return detail::pick_by_halves<short>(a, b, high, low, [](short x, short y) { return x >= y; });
}
__device__ inline unsigned int vibmin_s16x2(unsigned int a, unsigned int b, bool* high, bool* low) {
  return detail::pick_by_halves<short>(a, b, high, low, [](short x, short y) { return x <= y; });
}
__device__ inline unsigned int vibmax_u16x2(unsigned int a, unsigned int b, bool* high, bool* low) {
  return detail::pick_by_halves<unsigned short>(a, b, high, low, [](unsigned short x, unsigned short y) { return x >= y; });
}
__device__ inline unsigned int vibmin_u16x2(unsigned int a, unsigned int b, bool* high, bool* low) {
  return detail::pick_by_halves<unsigned short>(a, b, high, low, [](unsigned short x, unsigned short y) { return x <= y; });
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_DPX_H
