// The 8-bit floating-point types E4M3 and E5M2 (CUDA Math API, "FP8 Intrinsics"; OCP 8-bit Floating Point Specification).
// Conversions round to nearest even; those to a type saturate to the largest finite number.
#pragma once
#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

namespace wbemu {

// E4M3 has no infinity: its largest exponent holds numbers up to 448, and only the last code is NaN.
inline unsigned char to_e4m3(double value, bool saturate) {
  const unsigned char sign = to_bits(value) >> 63 ? 0x80 : 0;
  const double magnitude = std::fabs(value);
  if (value != value) return 0x7f;
  if (magnitude > 464.0 || (magnitude == 464.0 && !saturate)) return static_cast<unsigned char>(sign | (saturate ? 0x7e : 0x7f));
  if (magnitude >= 448.0) return static_cast<unsigned char>(sign | 0x7e);
  if (magnitude < 256.0) return static_cast<unsigned char>(pack_float<3, 4>(value, Round::nearest));
  // the top binade, where pack_float would give infinity: one binade lower and one exponent step up
  return static_cast<unsigned char>(pack_float<3, 4>(value * 0.5, Round::nearest) + 8);
}
inline float from_e4m3(unsigned char bits) {
  const int exponent = bits >> 3 & 15, mantissa = bits & 7;
  if ((bits & 0x7f) == 0x7f) return NAN;
  const float magnitude = exponent ? std::ldexp(1.0f + static_cast<float>(mantissa) / 8, exponent - 7) : static_cast<float>(mantissa) * 0x1p-9f;
  return bits & 0x80 ? -magnitude : magnitude;
}
inline unsigned char to_e5m2(double value, bool saturate) {
  if (value != value) return 0x7f;
  const unsigned char bits = static_cast<unsigned char>(pack_float<2, 5>(value, Round::nearest));
  return saturate && (bits & 0x7f) == 0x7c ? static_cast<unsigned char>((bits & 0x80) | 0x7b) : bits;
}
inline float from_e5m2(unsigned char bits) { return half_to_float(static_cast<uint16_t>(bits << 8)); }

inline unsigned char to_fp8(double value, __nv_saturation_t saturation, __nv_fp8_interpretation_t kind) {
  return kind == __NV_E4M3 ? to_e4m3(value, saturation == __NV_SATFINITE) : to_e5m2(value, saturation == __NV_SATFINITE);
}
inline float from_fp8(unsigned char bits, __nv_fp8_interpretation_t kind) { return kind == __NV_E4M3 ? from_e4m3(bits) : from_e5m2(bits); }

}  // namespace wbemu

#define WBEMU_FP8(name, kind)                                                                                          \
  struct name {                                                                                                        \
    __nv_fp8_storage_t __x;                                                                                            \
    name() = default;                                                                                                  \
    explicit name(float v) : __x(wbemu::to_fp8(v, __NV_SATFINITE, kind)) {}                                            \
    explicit name(double v) : __x(wbemu::to_fp8(v, __NV_SATFINITE, kind)) {}                                           \
    explicit name(__half v) : __x(wbemu::to_fp8(static_cast<float>(v), __NV_SATFINITE, kind)) {}                       \
    explicit name(__nv_bfloat16 v) : __x(wbemu::to_fp8(static_cast<float>(v), __NV_SATFINITE, kind)) {}                \
    explicit operator float() const { return wbemu::from_fp8(__x, kind); }                                             \
    explicit operator double() const { return wbemu::from_fp8(__x, kind); }                                            \
    explicit operator __half() const { return __half(wbemu::from_fp8(__x, kind)); }                                    \
    explicit operator __nv_bfloat16() const { return __nv_bfloat16(wbemu::from_fp8(__x, kind)); }                      \
  };
WBEMU_FP8(__nv_fp8_e4m3, __NV_E4M3)
WBEMU_FP8(__nv_fp8_e5m2, __NV_E5M2)
#undef WBEMU_FP8

#define WBEMU_FP8_VECTOR(name, storage, vector, count, kind)                                           \
  struct name {                                                                                        \
    storage __x;                                                                                       \
    name() = default;                                                                                  \
    explicit name(vector v) : __x(0) {                                                                 \
      for (int i = 0; i < count; i++) {                                                                \
        const float element = reinterpret_cast<const float*>(&v)[i];                                   \
        __x |= static_cast<storage>(wbemu::to_fp8(element, __NV_SATFINITE, kind)) << 8 * i;            \
      }                                                                                                \
    }                                                                                                  \
    explicit operator vector() const {                                                                 \
      vector v;                                                                                        \
      for (int i = 0; i < count; i++) {                                                                \
        reinterpret_cast<float*>(&v)[i] = wbemu::from_fp8(static_cast<unsigned char>(__x >> 8 * i), kind); \
      }                                                                                                \
      return v;                                                                                        \
    }                                                                                                  \
  };
WBEMU_FP8_VECTOR(__nv_fp8x2_e4m3, __nv_fp8x2_storage_t, float2, 2, __NV_E4M3)
WBEMU_FP8_VECTOR(__nv_fp8x2_e5m2, __nv_fp8x2_storage_t, float2, 2, __NV_E5M2)
WBEMU_FP8_VECTOR(__nv_fp8x4_e4m3, __nv_fp8x4_storage_t, float4, 4, __NV_E4M3)
WBEMU_FP8_VECTOR(__nv_fp8x4_e5m2, __nv_fp8x4_storage_t, float4, 4, __NV_E5M2)
#undef WBEMU_FP8_VECTOR

inline __nv_fp8_storage_t __nv_cvt_float_to_fp8(float v, __nv_saturation_t s, __nv_fp8_interpretation_t k) { return wbemu::to_fp8(v, s, k); }
inline __nv_fp8_storage_t __nv_cvt_double_to_fp8(double v, __nv_saturation_t s, __nv_fp8_interpretation_t k) { return wbemu::to_fp8(v, s, k); }
inline __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw v, __nv_saturation_t s, __nv_fp8_interpretation_t k) {
  return wbemu::to_fp8(wbemu::half_to_float(v.x), s, k);
}
inline __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw v, __nv_saturation_t s, __nv_fp8_interpretation_t k) {
  return wbemu::to_fp8(wbemu::bfloat_to_float(v.x), s, k);
}
inline __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t v, __nv_fp8_interpretation_t k) {
  return __half_raw{wbemu::float_to_half(wbemu::from_fp8(v, k))};
}
inline __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 v, __nv_saturation_t s, __nv_fp8_interpretation_t k) {
  return static_cast<__nv_fp8x2_storage_t>(wbemu::to_fp8(v.x, s, k) | wbemu::to_fp8(v.y, s, k) << 8);
}
