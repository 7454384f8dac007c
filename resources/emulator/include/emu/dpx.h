// The DPX instructions' functions (CUDA Math API, "Integer Intrinsics": __vi...).  Additions wrap; `_relu` puts negative results
// to zero; the functions with a `bool*` say whether the first operand was taken (it is where both are equal).
#pragma once
#ifndef WBEMU_HIP

namespace wbemu {

template <class T> WBEMU_INLINE T sum_of(T a, T b) {
  typedef std::make_unsigned_t<T> U;
  return static_cast<T>(static_cast<U>(static_cast<U>(a) + static_cast<U>(b)));
}
// `f` on both halves of three words.
template <class T, class F> WBEMU_INLINE unsigned int halves(unsigned int a, unsigned int b, unsigned int c, F f) {
  unsigned int result = 0;
  for (int i = 0; i < 32; i += 16) {
    const T r = f(static_cast<T>(a >> i), static_cast<T>(b >> i), static_cast<T>(c >> i));
    result |= static_cast<unsigned int>(static_cast<uint16_t>(r)) << i;
  }
  return result;
}

}  // namespace wbemu

#define WBEMU_DPX_KIND(name, suffix, type, half_suffix, half, expression)                              \
  WBEMU_INLINE type name##suffix(type a, type b, type c) {                                             \
    typedef type T;                                                                                    \
    return expression;                                                                                 \
  }                                                                                                    \
  WBEMU_INLINE unsigned int name##half_suffix(unsigned int x, unsigned int y, unsigned int z) {        \
    typedef half T;                                                                                    \
    return wbemu::halves<T>(x, y, z, [](T a, T b, T c) -> T { return expression; });                   \
  }
#define WBEMU_DPX(name, expression)                                                                    \
  WBEMU_DPX_KIND(name, _s32, int, _s16x2, int16_t, (expression))                                       \
  WBEMU_DPX_KIND(name, _u32, unsigned int, _u16x2, uint16_t, (expression))                             \
  WBEMU_DPX_KIND(name, _s32_relu, int, _s16x2_relu, int16_t, std::max<T>((expression), T(0)))
WBEMU_DPX(__viaddmax, std::max<T>(wbemu::sum_of<T>(a, b), c))
WBEMU_DPX(__viaddmin, std::min<T>(wbemu::sum_of<T>(a, b), c))
WBEMU_DPX(__vimax3, std::max<T>(std::max<T>(a, b), c))
WBEMU_DPX(__vimin3, std::min<T>(std::min<T>(a, b), c))
#undef WBEMU_DPX
#undef WBEMU_DPX_KIND

WBEMU_INLINE int __vimax_s32_relu(int a, int b) { return std::max(std::max(a, b), 0); }
WBEMU_INLINE int __vimin_s32_relu(int a, int b) { return std::max(std::min(a, b), 0); }
WBEMU_INLINE unsigned int __vimax_s16x2_relu(unsigned int a, unsigned int b) { return __vimax3_s16x2_relu(a, b, b); }
WBEMU_INLINE unsigned int __vimin_s16x2_relu(unsigned int a, unsigned int b) { return __vimin3_s16x2_relu(a, b, b); }

#define WBEMU_DPX_PICK(name, suffix, type, half_suffix, half, op)                                                   \
  WBEMU_INLINE type name##suffix(type a, type b, bool* first) {                                                     \
    *first = a op b;                                                                                                \
    return *first ? a : b;                                                                                          \
  }                                                                                                                 \
  WBEMU_INLINE unsigned int name##half_suffix(unsigned int a, unsigned int b, bool* high, bool* low) {              \
    *low = static_cast<half>(a) op static_cast<half>(b);                                                            \
    *high = static_cast<half>(a >> 16) op static_cast<half>(b >> 16);                                               \
    return ((*low ? a : b) & 0xffffu) | ((*high ? a : b) & 0xffff0000u);                                            \
  }
WBEMU_DPX_PICK(__vibmax, _s32, int, _s16x2, int16_t, >=)
WBEMU_DPX_PICK(__vibmax, _u32, unsigned int, _u16x2, uint16_t, >=)
WBEMU_DPX_PICK(__vibmin, _s32, int, _s16x2, int16_t, <=)
WBEMU_DPX_PICK(__vibmin, _u32, unsigned int, _u16x2, uint16_t, <=)
#undef WBEMU_DPX_PICK

#endif
