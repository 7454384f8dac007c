// tex2D over pitched memory without image instructions (gfx940 to gfx950): the formulas of the CUDA C++ Programming Guide's
// appendix "Texture Fetching", with the weights of its fixed-point format. Define WAVEBRIDGE_NO_IMAGES to have it elsewhere.
#ifndef WAVEBRIDGE_TEXTURE_SOFTWARE_H
#define WAVEBRIDGE_TEXTURE_SOFTWARE_H

#include <hip/hip_runtime.h>

#include "wavebridge/texture_fetch.h"

namespace wavebridge {
namespace detail {

// The two texels along an axis, and the weight of the second; -1 is outside, where the border colour of a reference is zero.
struct texel_pair {
  int first, second;
  double weight;
};

__device__ inline int texel_index(int index, int size, hipTextureAddressMode mode) {
  if (index >= 0 && index < size) return index;
  if (mode == hipAddressModeWrap) return index < 0 ? index + size : index - size;
  if (mode == hipAddressModeBorder) return -1;
  return index < 0 ? 0 : size - 1;
}

// Double precision costs these architectures little, and keeps large coordinates exact.
__device__ inline texel_pair texels_along(double x, int size, hipTextureAddressMode mode, const device_texture& texture) {
  const bool periodic = mode == hipAddressModeWrap || mode == hipAddressModeMirror;
  if (periodic && !texture.normalized) mode = hipAddressModeClamp;
  const bool wraps = periodic && texture.normalized;
  if (x != x || (wraps && x - x != 0)) x = 0;
  if (wraps) {
    const double whole = floor(x);
    x = mode == hipAddressModeMirror && fmod(whole, 2.0) != 0 ? 1 - (x - whole) : x - whole;
  }
  if (texture.normalized) x *= size;
  x = fmin(fmax(x, -2.0), size + 2.0);
  if (!texture.filtered) {
    const int index = texel_index(static_cast<int>(floor(x)), size, mode);
    return {index, index, 0};
  }
  const double whole = floor(x - 0.5);
  const int first = static_cast<int>(whole);
  const double weight = floor((x - 0.5 - whole) * 256 + 0.5) / 256;
  return {texel_index(first, size, mode), texel_index(first + 1, size, mode), weight};
}

template <class T, hipTextureReadMode mode>
__device__ typename fetched<T, mode>::type texel_at(const device_texture& texture, int x, int y) {
  if (x < 0 || y < 0) return typename fetched<T, mode>::type();
  const char* row = static_cast<const char*>(texture.linear) + static_cast<unsigned long long>(y) * texture.pitch;
  return fetched<T, mode>::of(reinterpret_cast<const T*>(row)[x]);
}

// A weighted sum of texels, for the types that filtering gives.
struct texel_sum {
  double x, y, z, w;
  __device__ void add(double weight, float v) { x += weight * v; }
  __device__ void add(double weight, float1 v) { x += weight * v.x; }
  __device__ void add(double weight, float2 v) { x += weight * v.x, y += weight * v.y; }
  __device__ void add(double weight, float4 v) { add(weight, make_float2(v.x, v.y)), z += weight * v.z, w += weight * v.w; }
  __device__ void give(float& v) const { v = static_cast<float>(x); }
  __device__ void give(float1& v) const { v.x = static_cast<float>(x); }
  __device__ void give(float2& v) const { v.x = static_cast<float>(x), v.y = static_cast<float>(y); }
  __device__ void give(float4& v) const {
    v.x = static_cast<float>(x), v.y = static_cast<float>(y), v.z = static_cast<float>(z), v.w = static_cast<float>(w);
  }
  // Other types are never filtered: the bind refuses it.
  template <class T>
  __device__ void add(double, const T&) {}
  template <class T>
  __device__ void give(T& v) const {
    v = T();
  }
};

template <class T, hipTextureReadMode mode>
__device__ void add_texel(texel_sum& sum, double weight, const device_texture& texture, int x, int y) {
  if (weight != 0) sum.add(weight, texel_at<T, mode>(texture, x, y));  // a texel that does not count may be infinite
}

}  // namespace detail

template <class T, int dimensions, hipTextureReadMode mode, device_texture& record>
__device__ typename detail::fetched<T, mode>::type tex2D(texture_view<T, dimensions, mode, record>, float x, float y) {
  const device_texture& texture = record;
  const detail::texel_pair h = detail::texels_along(x, static_cast<int>(texture.width), texture.address[0], texture);
  const detail::texel_pair v = detail::texels_along(y, static_cast<int>(texture.height), texture.address[1], texture);
  if (!texture.filtered) return detail::texel_at<T, mode>(texture, h.first, v.first);
  detail::texel_sum sum = {};
  detail::add_texel<T, mode>(sum, (1 - h.weight) * (1 - v.weight), texture, h.first, v.first);
  detail::add_texel<T, mode>(sum, h.weight * (1 - v.weight), texture, h.second, v.first);
  detail::add_texel<T, mode>(sum, (1 - h.weight) * v.weight, texture, h.first, v.second);
  detail::add_texel<T, mode>(sum, h.weight * v.weight, texture, h.second, v.second);
  typename detail::fetched<T, mode>::type result;
  sum.give(result);
  return result;
}

}  // namespace wavebridge

#endif
