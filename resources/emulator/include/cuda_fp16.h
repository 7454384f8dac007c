// half and half2 (CUDA Math API, "Half Precision Intrinsics").
#pragma once
#include "wavebridge_emu.h"
#include "emu/small_float.h"

struct __half_raw {
  unsigned short x;
};
struct __half {
  uint16_t bits;
  __half() = default;
  WBEMU_MEMBER __half(const __half_raw& raw) : bits(raw.x) {}
  WBEMU_MEMBER __half(float v) : bits(wbemu::float_to_half(v)) {}
  WBEMU_MEMBER __half(double v) : bits(static_cast<uint16_t>(wbemu::pack_float<10, 5>(v, wbemu::Round::nearest))) {}
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
  WBEMU_MEMBER __half(T v) : __half(static_cast<double>(v)) {}
  static WBEMU_MEMBER __half from(uint16_t bits_) {
    __half h;
    h.bits = bits_;
    return h;
  }
  static WBEMU_MEMBER __half rounded(double v, wbemu::Round mode) {
    return from(static_cast<uint16_t>(wbemu::pack_float<10, 5>(v, mode)));
  }
  WBEMU_MEMBER operator float() const { return wbemu::half_to_float(bits); }
  WBEMU_MEMBER operator __half_raw() const { return __half_raw{bits}; }
};
struct alignas(4) __half2 {
  __half x, y;
  __half2() = default;
  WBEMU_MEMBER __half2(const __half& x_, const __half& y_) : x(x_), y(y_) {}
};
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;

#define WBEMU_F __half
#define WBEMU_F2 __half2
#define WBEMU_F_PREFIX(name, mode) __half2##name##mode
#define WBEMU_F_SUFFIX(name, mode) __##name##2half##mode
#include "emu/small_float_ops.inc"
#undef WBEMU_F
#undef WBEMU_F2
#undef WBEMU_F_PREFIX
#undef WBEMU_F_SUFFIX

WBEMU_INLINE __half __float2half(float v) { return __half(v); }
WBEMU_INLINE __half __double2half(double v) { return __half(v); }
WBEMU_INLINE float __half2float(__half v) { return static_cast<float>(v); }
WBEMU_INLINE __half2 __float2half2_rn(float v) { return __half2(__half(v), __half(v)); }
WBEMU_INLINE __half2 __floats2half2_rn(float a, float b) { return __half2(__half(a), __half(b)); }
WBEMU_INLINE __half2 __float22half2_rn(float2 v) { return __half2(__half(v.x), __half(v.y)); }
WBEMU_INLINE float2 __half22float2(__half2 v) { return make_float2(static_cast<float>(v.x), static_cast<float>(v.y)); }
WBEMU_INLINE __half2 __half2half2(__half v) { return __half2(v, v); }
WBEMU_INLINE __half2 __halves2half2(__half a, __half b) { return __half2(a, b); }
WBEMU_INLINE __half2 make_half2(__half a, __half b) { return __half2(a, b); }
WBEMU_INLINE __half __low2half(__half2 v) { return v.x; }
WBEMU_INLINE __half __high2half(__half2 v) { return v.y; }
WBEMU_INLINE __half2 __low2half2(__half2 v) { return __half2(v.x, v.x); }
WBEMU_INLINE __half2 __high2half2(__half2 v) { return __half2(v.y, v.y); }
WBEMU_INLINE __half2 __lows2half2(__half2 a, __half2 b) { return __half2(a.x, b.x); }
WBEMU_INLINE __half2 __highs2half2(__half2 a, __half2 b) { return __half2(a.y, b.y); }
WBEMU_INLINE __half2 __lowhigh2highlow(__half2 v) { return __half2(v.y, v.x); }
WBEMU_INLINE short __half_as_short(__half v) { return static_cast<short>(v.bits); }
WBEMU_INLINE unsigned short __half_as_ushort(__half v) { return v.bits; }
WBEMU_INLINE __half __short_as_half(short v) { return __half::from(static_cast<uint16_t>(v)); }
WBEMU_INLINE __half __ushort_as_half(unsigned short v) { return __half::from(v); }
#define CUDART_INF_FP16 __half::from(0x7C00u)
#define CUDART_NAN_FP16 __half::from(0x7FFFu)
#define CUDART_ZERO_FP16 __half::from(0x0000u)
#define CUDART_ONE_FP16 __half::from(0x3C00u)
#define CUDART_MAX_NORMAL_FP16 __half::from(0x7BFFu)
#define CUDART_MIN_DENORM_FP16 __half::from(0x0001u)
