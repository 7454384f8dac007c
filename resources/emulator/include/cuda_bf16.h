// bfloat16 and its pair (CUDA Math API, "Bfloat16 Precision Intrinsics").
#pragma once
#include "wavebridge_emu.h"
#include "emu/small_float.h"

struct __nv_bfloat16_raw {
  unsigned short x;
};
struct __nv_bfloat16 {
  uint16_t bits;
  __nv_bfloat16() = default;
  WBEMU_MEMBER __nv_bfloat16(const __nv_bfloat16_raw& raw) : bits(raw.x) {}
  WBEMU_MEMBER __nv_bfloat16(float v) : bits(wbemu::float_to_bfloat(v)) {}
  WBEMU_MEMBER __nv_bfloat16(double v) : bits(static_cast<uint16_t>(wbemu::pack_float<7, 8>(v, wbemu::Round::nearest))) {}
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
  WBEMU_MEMBER __nv_bfloat16(T v) : __nv_bfloat16(static_cast<double>(v)) {}
  static WBEMU_MEMBER __nv_bfloat16 from(uint16_t bits_) {
    __nv_bfloat16 b;
    b.bits = bits_;
    return b;
  }
  static WBEMU_MEMBER __nv_bfloat16 rounded(double v, wbemu::Round mode) {
    return from(static_cast<uint16_t>(wbemu::pack_float<7, 8>(v, mode)));
  }
  WBEMU_MEMBER operator float() const { return wbemu::bfloat_to_float(bits); }
  WBEMU_MEMBER operator __nv_bfloat16_raw() const { return __nv_bfloat16_raw{bits}; }
};
struct alignas(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  WBEMU_MEMBER __nv_bfloat162(const __nv_bfloat16& x_, const __nv_bfloat16& y_) : x(x_), y(y_) {}
};
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#define WBEMU_F __nv_bfloat16
#define WBEMU_F2 __nv_bfloat162
#define WBEMU_F_PREFIX(name, mode) __bfloat162##name##mode
#define WBEMU_F_SUFFIX(name, mode) __##name##2bfloat16##mode
#include "emu/small_float_ops.inc"
#undef WBEMU_F
#undef WBEMU_F2
#undef WBEMU_F_PREFIX
#undef WBEMU_F_SUFFIX

WBEMU_INLINE __nv_bfloat16 __float2bfloat16(float v) { return __nv_bfloat16(v); }
WBEMU_INLINE __nv_bfloat16 __double2bfloat16(double v) { return __nv_bfloat16(v); }
WBEMU_INLINE float __bfloat162float(__nv_bfloat16 v) { return static_cast<float>(v); }
WBEMU_INLINE __nv_bfloat162 __float2bfloat162_rn(float v) { return __nv_bfloat162(__nv_bfloat16(v), __nv_bfloat16(v)); }
WBEMU_INLINE __nv_bfloat162 __floats2bfloat162_rn(float a, float b) { return __nv_bfloat162(__nv_bfloat16(a), __nv_bfloat16(b)); }
WBEMU_INLINE __nv_bfloat162 __float22bfloat162_rn(float2 v) { return __floats2bfloat162_rn(v.x, v.y); }
WBEMU_INLINE float2 __bfloat1622float2(__nv_bfloat162 v) { return make_float2(static_cast<float>(v.x), static_cast<float>(v.y)); }
WBEMU_INLINE __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 v) { return __nv_bfloat162(v, v); }
WBEMU_INLINE __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
WBEMU_INLINE __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
WBEMU_INLINE __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v) { return v.x; }
WBEMU_INLINE __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v) { return v.y; }
WBEMU_INLINE __nv_bfloat162 __low2bfloat162(__nv_bfloat162 v) { return __nv_bfloat162(v.x, v.x); }
WBEMU_INLINE __nv_bfloat162 __high2bfloat162(__nv_bfloat162 v) { return __nv_bfloat162(v.y, v.y); }
WBEMU_INLINE short __bfloat16_as_short(__nv_bfloat16 v) { return static_cast<short>(v.bits); }
WBEMU_INLINE unsigned short __bfloat16_as_ushort(__nv_bfloat16 v) { return v.bits; }
WBEMU_INLINE __nv_bfloat16 __short_as_bfloat16(short v) { return __nv_bfloat16::from(static_cast<uint16_t>(v)); }
WBEMU_INLINE __nv_bfloat16 __ushort_as_bfloat16(unsigned short v) { return __nv_bfloat16::from(v); }
#define CUDART_INF_BF16 __nv_bfloat16::from(0x7F80u)
#define CUDART_NAN_BF16 __nv_bfloat16::from(0x7FFFu)
#define CUDART_ZERO_BF16 __nv_bfloat16::from(0x0000u)
#define CUDART_ONE_BF16 __nv_bfloat16::from(0x3F80u)
