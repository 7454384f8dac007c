// Texture and surface functions of device code (CUDA C++ Programming Guide, "Texture Functions", "Surface Functions").  There are
// no mipmaps here, so that a level or gradients change nothing.
#pragma once

namespace wbemu {

template <class T> WBEMU_INLINE T texel_of(const uint32_t* channels) {
  typedef typename TexelType<T>::element E;
  static_assert(sizeof(E) <= 4 && (std::is_arithmetic_v<E>), "a texel has channels of at most 32 bits");
  union {
    E elements[TexelType<T>::count];
    T texel;
  };
  for (int i = 0; i < TexelType<T>::count; i++) {
    if constexpr (std::is_floating_point_v<E>) __builtin_memcpy(&elements[i], &channels[i], sizeof(E));
    else elements[i] = static_cast<E>(channels[i]);
  }
  return texel;
}

WBEMU_INLINE const Texture* texture_of(WBEMU_API(TextureObject_t) object, Site site) { return wbemu_texture((uint64_t)object, site); }

template <class T> WBEMU_INLINE T fetched(const Texture* texture, int x, Site site) {
  uint32_t channels[4];
  wbemu_texture_fetch(texture, x, channels, site);
  return texel_of<T>(channels);
}
template <class T> WBEMU_INLINE T sampled(const Texture* texture, TexturePoint point, Site site) {
  uint32_t channels[4];
  wbemu_texture_sample(texture, &point, channels, site);
  return texel_of<T>(channels);
}
template <class T> WBEMU_INLINE T gathered(const Texture* texture, float x, float y, int component, Site site) {
  uint32_t channels[4];
  wbemu_texture_gather(texture, x, y, component, channels, site);
  return texel_of<T>(channels);
}
template <class T> WBEMU_INLINE T surface_read(const Texture* surface, SurfacePoint point, int mode, Site site) {
  T value;
  wbemu_surface_access(surface, &point, &value, sizeof(T), mode, false, site);
  return value;
}
template <class T> WBEMU_INLINE void surface_write(const Texture* surface, SurfacePoint point, T value, int mode, Site site) {
  wbemu_surface_access(surface, &point, &value, sizeof(T), mode, true, site);
}

}  // namespace wbemu

#define WBEMU_LIST(...) __VA_ARGS__
// Each function reads from an object, or from an object into a variable; with CUDA also from a reference.
#define WBEMU_FETCH_OBJECT(name, parameters, operation, ...)                                                              \
  template <class T> WBEMU_INLINE T name(WBEMU_API(TextureObject_t) object, WBEMU_LIST parameters, WBEMU_SITE) {          \
    return wbemu::operation<T>(wbemu::texture_of(object, site), __VA_ARGS__, site);                                       \
  }                                                                                                                       \
  template <class T> WBEMU_INLINE void name(T* result, WBEMU_API(TextureObject_t) object, WBEMU_LIST parameters, WBEMU_SITE) { \
    *result = wbemu::operation<T>(wbemu::texture_of(object, site), __VA_ARGS__, site);                                    \
  }
#ifdef WBEMU_HIP
#define WBEMU_FETCH(name, parameters, operation, ...) WBEMU_FETCH_OBJECT(name, parameters, operation, __VA_ARGS__)
#else
#define WBEMU_FETCH(name, parameters, operation, ...)                                                                       \
  WBEMU_FETCH_OBJECT(name, parameters, operation, __VA_ARGS__)                                                              \
  template <class T, int kind, cudaTextureReadMode mode>                                                                    \
  WBEMU_INLINE typename wbemu::Fetched<T, mode>::type name(const wbemu::TextureReference<T, kind, mode>& reference, WBEMU_LIST parameters, WBEMU_SITE) { \
    return wbemu::operation<typename wbemu::Fetched<T, mode>::type>(reference.bound, __VA_ARGS__, site);                    \
  }
#endif
#define WBEMU_POINT(dimensions, layered, cube, x, y, z, layer) \
  wbemu::TexturePoint { dimensions, layered, cube, x, y, z, layer }

WBEMU_FETCH(tex1Dfetch, (int x), fetched, x)
WBEMU_FETCH(tex1D, (float x), sampled, WBEMU_POINT(1, false, false, x, 0, 0, 0))
WBEMU_FETCH(tex1DLod, (float x, float), sampled, WBEMU_POINT(1, false, false, x, 0, 0, 0))
WBEMU_FETCH(tex1DGrad, (float x, float, float), sampled, WBEMU_POINT(1, false, false, x, 0, 0, 0))
WBEMU_FETCH(tex1DLayered, (float x, int layer), sampled, WBEMU_POINT(1, true, false, x, 0, 0, layer))
WBEMU_FETCH(tex1DLayeredLod, (float x, int layer, float), sampled, WBEMU_POINT(1, true, false, x, 0, 0, layer))
WBEMU_FETCH(tex1DLayeredGrad, (float x, int layer, float, float), sampled, WBEMU_POINT(1, true, false, x, 0, 0, layer))
WBEMU_FETCH(tex2D, (float x, float y), sampled, WBEMU_POINT(2, false, false, x, y, 0, 0))
WBEMU_FETCH(tex2DLod, (float x, float y, float), sampled, WBEMU_POINT(2, false, false, x, y, 0, 0))
WBEMU_FETCH(tex2DGrad, (float x, float y, float2, float2), sampled, WBEMU_POINT(2, false, false, x, y, 0, 0))
WBEMU_FETCH(tex2DLayered, (float x, float y, int layer), sampled, WBEMU_POINT(2, true, false, x, y, 0, layer))
WBEMU_FETCH(tex2DLayeredLod, (float x, float y, int layer, float), sampled, WBEMU_POINT(2, true, false, x, y, 0, layer))
WBEMU_FETCH(tex2DLayeredGrad, (float x, float y, int layer, float2, float2), sampled, WBEMU_POINT(2, true, false, x, y, 0, layer))
WBEMU_FETCH(tex3D, (float x, float y, float z), sampled, WBEMU_POINT(3, false, false, x, y, z, 0))
WBEMU_FETCH(tex3DLod, (float x, float y, float z, float), sampled, WBEMU_POINT(3, false, false, x, y, z, 0))
WBEMU_FETCH(tex3DGrad, (float x, float y, float z, float4, float4), sampled, WBEMU_POINT(3, false, false, x, y, z, 0))
WBEMU_FETCH(texCubemap, (float x, float y, float z), sampled, WBEMU_POINT(2, false, true, x, y, z, 0))
WBEMU_FETCH(texCubemapLod, (float x, float y, float z, float), sampled, WBEMU_POINT(2, false, true, x, y, z, 0))
WBEMU_FETCH(texCubemapLayered, (float x, float y, float z, int layer), sampled, WBEMU_POINT(2, true, true, x, y, z, layer))
WBEMU_FETCH(texCubemapLayeredLod, (float x, float y, float z, int layer, float), sampled, WBEMU_POINT(2, true, true, x, y, z, layer))
// HIP's functions of these names give something else (WB5002), which nothing here can stand for.
#ifndef WBEMU_HIP
WBEMU_FETCH(texCubemapGrad, (float x, float y, float z, float4, float4), sampled, WBEMU_POINT(2, false, true, x, y, z, 0))
WBEMU_FETCH(texCubemapLayeredGrad, (float x, float y, float z, int layer, float4, float4), sampled, WBEMU_POINT(2, true, true, x, y, z, layer))
WBEMU_FETCH(tex2Dgather, (float x, float y, int component = 0), gathered, x, y, component)
#endif

#define WBEMU_PLACE(dimensions, layered, x, y, z, layer) \
  wbemu::SurfacePoint { dimensions, layered, x, y, z, layer }
#ifdef WBEMU_HIP
// HIP's read into a variable only, and have no boundary mode: what lies outside is zero and is not written.
#define WBEMU_SURFACE(name, parameters, ...)                                                                                        \
  template <class T> WBEMU_INLINE void name##read(T* result, hipSurfaceObject_t object, WBEMU_LIST parameters, WBEMU_SITE) {        \
    *result = wbemu::surface_read<T>(wbemu_texture((uint64_t)object, site), __VA_ARGS__, hipBoundaryModeZero, site);                \
  }                                                                                                                                 \
  template <class T> WBEMU_INLINE void name##write(T value, hipSurfaceObject_t object, WBEMU_LIST parameters, WBEMU_SITE) {         \
    wbemu::surface_write<T>(wbemu_texture((uint64_t)object, site), __VA_ARGS__, value, hipBoundaryModeZero, site);                  \
  }
#else
#define WBEMU_SURFACE_OF(type, extra, handle, name, parameters, ...)                                                                \
  template <class T WBEMU_LIST extra> WBEMU_INLINE T name##read(type object, WBEMU_LIST parameters,                                 \
                                                     cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap, WBEMU_SITE) {             \
    return wbemu::surface_read<T>(handle, __VA_ARGS__, mode, site);                                                                 \
  }                                                                                                                                 \
  template <class T WBEMU_LIST extra> WBEMU_INLINE void name##read(T* result, type object, WBEMU_LIST parameters,                   \
                                                        cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap, WBEMU_SITE) {          \
    *result = wbemu::surface_read<T>(handle, __VA_ARGS__, mode, site);                                                              \
  }                                                                                                                                 \
  template <class T WBEMU_LIST extra> WBEMU_INLINE void name##write(T value, type object, WBEMU_LIST parameters,                    \
                                                         cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap, WBEMU_SITE) {         \
    wbemu::surface_write<T>(handle, __VA_ARGS__, value, mode, site);                                                                \
  }
#define WBEMU_SURFACE(name, parameters, ...)                                                                                        \
  WBEMU_SURFACE_OF(cudaSurfaceObject_t, (), wbemu_texture((uint64_t)object, site), name, parameters, __VA_ARGS__)                   \
  WBEMU_SURFACE_OF(WBEMU_SURFACE_REFERENCE, (, int kind), object.bound, name, parameters, __VA_ARGS__)
#define WBEMU_SURFACE_REFERENCE const wbemu::SurfaceReference<void, kind>&
#endif
WBEMU_SURFACE(surf1D, (int x), WBEMU_PLACE(1, false, x, 0, 0, 0))
WBEMU_SURFACE(surf2D, (int x, int y), WBEMU_PLACE(2, false, x, y, 0, 0))
WBEMU_SURFACE(surf3D, (int x, int y, int z), WBEMU_PLACE(3, false, x, y, z, 0))
WBEMU_SURFACE(surf1DLayered, (int x, int layer), WBEMU_PLACE(1, true, x, 0, 0, layer))
WBEMU_SURFACE(surf2DLayered, (int x, int y, int layer), WBEMU_PLACE(2, true, x, y, 0, layer))
