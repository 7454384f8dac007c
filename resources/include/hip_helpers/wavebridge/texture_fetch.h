// The device side of a texture reference (CUDA C++ Programming Guide before release 12, "Texture Reference API").
//
// A reference of file scope becomes a __device__ record that a bind writes and every fetch reads. tex1Dfetch reads linear
// memory as memory: it works on architectures without image instructions and for any alignment of the pointer. The functions
// that sample go to AMD's image instructions through a texture object; where there are none, tex2D of pitched memory samples in
// software (texture_software.h).
#ifndef WAVEBRIDGE_TEXTURE_FETCH_H
#define WAVEBRIDGE_TEXTURE_FETCH_H

#include <hip/hip_runtime.h>

namespace wavebridge {

// What a bind writes for device code: a texture object, or linear memory with the number of its elements; for pitched memory
// on a device without images also its shape and the attributes.
struct device_texture {
  hipTextureObject_t object;
  const void* linear;
  unsigned long long elements;
  unsigned long long pitch;
  unsigned int width, height;
  hipTextureAddressMode address[2];
  int normalized, filtered;
};

// Names a reference in device code: an empty value, whose type says which record to read and what is in it.
template <class T, int dimensions, hipTextureReadMode mode, device_texture& record>
struct texture_view {};

// Host compilers read this header too, where a file without kernels binds textures.
#if defined(__HIP__) || defined(__HIPCC__) || defined(__HIPCC_RTC__)

namespace detail {

// What a fetch gives: the element, or floats where integers of 8 and 16 bits are read as fractions of their range.
template <class T, hipTextureReadMode mode>
struct fetched {
  using type = T;
  static __device__ T of(T value) { return value; }
};

__device__ inline float fraction(signed char value) { return value < -127 ? -1.0f : static_cast<float>(value) / 127.0f; }
__device__ inline float fraction(char value) { return fraction(static_cast<signed char>(value)); }
__device__ inline float fraction(unsigned char value) { return static_cast<float>(value) / 255.0f; }
__device__ inline float fraction(short value) { return value < -32767 ? -1.0f : static_cast<float>(value) / 32767.0f; }
__device__ inline float fraction(unsigned short value) { return static_cast<float>(value) / 65535.0f; }

#define WAVEBRIDGE_FRACTIONS(T, F, ...)                        \
  template <>                                                  \
  struct fetched<T, hipReadModeNormalizedFloat> {              \
    using type = F;                                            \
    static __device__ F of(const T& value) { return __VA_ARGS__; } \
  };
#define WAVEBRIDGE_FRACTIONS_OF(T, N)                                                                       \
  WAVEBRIDGE_FRACTIONS(T, float, fraction(value))                                                           \
  WAVEBRIDGE_FRACTIONS(N##1, float1, make_float1(fraction(value.x)))                                        \
  WAVEBRIDGE_FRACTIONS(N##2, float2, make_float2(fraction(value.x), fraction(value.y)))                     \
  WAVEBRIDGE_FRACTIONS(N##4, float4,                                                                        \
                       make_float4(fraction(value.x), fraction(value.y), fraction(value.z), fraction(value.w)))
WAVEBRIDGE_FRACTIONS(signed char, float, fraction(value))
WAVEBRIDGE_FRACTIONS_OF(char, char)
WAVEBRIDGE_FRACTIONS_OF(unsigned char, uchar)
WAVEBRIDGE_FRACTIONS_OF(short, short)
WAVEBRIDGE_FRACTIONS_OF(unsigned short, ushort)
#undef WAVEBRIDGE_FRACTIONS_OF
#undef WAVEBRIDGE_FRACTIONS

}  // namespace detail

template <class Reference>
__device__ constexpr typename Reference::view on_device() {
  return {};
}

#if defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__) || defined(__gfx950__)
#define WAVEBRIDGE_NO_IMAGES
#endif

// Element x of linear memory; zero outside of it.
template <class T, int dimensions, hipTextureReadMode mode, device_texture& record>
__device__ typename detail::fetched<T, mode>::type tex1Dfetch(texture_view<T, dimensions, mode, record>, int x) {
  using Fetched = detail::fetched<T, mode>;
  if (x < 0 || static_cast<unsigned long long>(x) >= record.elements) return typename Fetched::type();
  return Fetched::of(static_cast<const T*>(record.linear)[x]);
}

#define WAVEBRIDGE_SAMPLE(name, parameters, ...)                                                                       \
  template <class T, int dimensions, hipTextureReadMode mode, device_texture& record>                                  \
  __device__ typename detail::fetched<T, mode>::type name(texture_view<T, dimensions, mode, record>, WAVEBRIDGE_LIST parameters) { \
    return ::name<typename detail::fetched<T, mode>::type>(record.object, __VA_ARGS__);                                \
  }
#define WAVEBRIDGE_LIST(...) __VA_ARGS__
WAVEBRIDGE_SAMPLE(tex1D, (float x), x)
WAVEBRIDGE_SAMPLE(tex1DLod, (float x, float level), x, level)
WAVEBRIDGE_SAMPLE(tex1DGrad, (float x, float dx, float dy), x, dx, dy)
WAVEBRIDGE_SAMPLE(tex1DLayered, (float x, int layer), x, layer)
WAVEBRIDGE_SAMPLE(tex1DLayeredGrad, (float x, int layer, float dx, float dy), x, layer, dx, dy)
#ifndef WAVEBRIDGE_NO_IMAGES
WAVEBRIDGE_SAMPLE(tex2D, (float x, float y), x, y)
#endif
WAVEBRIDGE_SAMPLE(tex2DLod, (float x, float y, float level), x, y, level)
WAVEBRIDGE_SAMPLE(tex2DGrad, (float x, float y, float2 dx, float2 dy), x, y, dx, dy)
WAVEBRIDGE_SAMPLE(tex2DLayered, (float x, float y, int layer), x, y, layer)
WAVEBRIDGE_SAMPLE(tex2DLayeredGrad, (float x, float y, int layer, float2 dx, float2 dy), x, y, layer, dx, dy)
WAVEBRIDGE_SAMPLE(tex3D, (float x, float y, float z), x, y, z)
WAVEBRIDGE_SAMPLE(tex3DLod, (float x, float y, float z, float level), x, y, z, level)
WAVEBRIDGE_SAMPLE(tex3DGrad, (float x, float y, float z, float4 dx, float4 dy), x, y, z, dx, dy)
WAVEBRIDGE_SAMPLE(texCubemap, (float x, float y, float z), x, y, z)
WAVEBRIDGE_SAMPLE(texCubemapLod, (float x, float y, float z, float level), x, y, z, level)
WAVEBRIDGE_SAMPLE(texCubemapLayered, (float x, float y, float z, int layer), x, y, z, layer)
WAVEBRIDGE_SAMPLE(texCubemapLayeredLod, (float x, float y, float z, int layer, float level), x, y, z, layer, level)
#undef WAVEBRIDGE_SAMPLE
#undef WAVEBRIDGE_LIST

#endif

}  // namespace wavebridge

#if defined(WAVEBRIDGE_NO_IMAGES) && (defined(__HIP__) || defined(__HIPCC__) || defined(__HIPCC_RTC__))
#include "wavebridge/texture_software.h"
#endif

#endif
