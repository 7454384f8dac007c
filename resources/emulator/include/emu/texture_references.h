// Texture and surface references, as CUDA had them before release 12, and how a launch binds one: with CUDA's calls here, with
// the translation's own in its place.
#pragma once
#ifndef WBEMU_HIP

struct textureReference {
  int normalized;
  enum cudaTextureFilterMode filterMode;
  enum cudaTextureAddressMode addressMode[3];
  struct cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned int maxAnisotropy;
  enum cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization;
  cudaTextureReadMode wbemu_mode;
  mutable const wbemu::Texture* bound;
};
struct surfaceReference {
  struct cudaChannelFormatDesc channelDesc;
  mutable const wbemu::Texture* bound;
};

namespace wbemu {

// CUDA's `texture` and `surface`; texture_names.h gives them those names where a file speaks of references, since they are free
// for a project's own types otherwise.
template <class T, int kind, cudaTextureReadMode mode> struct TextureReference : textureReference {
  TextureReference(int is_normalized = 0, cudaTextureFilterMode filter = cudaFilterModePoint,
                   cudaTextureAddressMode address = cudaAddressModeClamp)
      : TextureReference(is_normalized, filter, address, cudaCreateChannelDesc<T>()) {}
  TextureReference(int is_normalized, cudaTextureFilterMode filter, cudaTextureAddressMode address, cudaChannelFormatDesc format)
      : textureReference{is_normalized, filter, {address, address, address}, format} {
    wbemu_mode = mode;
  }
};
template <class T, int kind> struct SurfaceReference : surfaceReference {};

template <class T, cudaTextureReadMode mode, int n = VectorOf<T>::count> struct Fetched {
  typedef T type;
};
template <class T> struct Fetched<T, cudaReadModeNormalizedFloat, 0> {
  typedef float type;
};
template <class T> struct Fetched<T, cudaReadModeNormalizedFloat, 1> {
  typedef float1 type;
};
template <class T> struct Fetched<T, cudaReadModeNormalizedFloat, 2> {
  typedef float2 type;
};
template <class T> struct Fetched<T, cudaReadModeNormalizedFloat, 4> {
  typedef float4 type;
};

inline cudaError_t bind_resource(const textureReference& reference, const cudaResourceDesc& resource) {
  cudaTextureDesc sampling = {};
  for (int i = 0; i < 3; i++) sampling.addressMode[i] = reference.addressMode[i];
  sampling.filterMode = reference.filterMode;
  sampling.readMode = reference.wbemu_mode;
  sampling.normalizedCoords = reference.normalized;
  cudaTextureObject_t object = 0;
  const cudaError_t error = cudaCreateTextureObject(&object, &resource, &sampling, nullptr);
  if (error == cudaSuccess) reference.bound = reinterpret_cast<const Texture*>(object);
  return error;
}

}  // namespace wbemu

inline cudaError_t cudaBindTexture(size_t* offset, const textureReference& reference, const void* memory,
                                   const cudaChannelFormatDesc& format, size_t bytes = UINT_MAX) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<void*>(memory);
  resource.res.linear.desc = format;
  resource.res.linear.sizeInBytes = bytes;
  if (offset) *offset = 0;
  return wbemu::bind_resource(reference, resource);
}
inline cudaError_t cudaBindTexture2D(size_t* offset, const textureReference& reference, const void* memory,
                                     const cudaChannelFormatDesc& format, size_t width, size_t height, size_t pitch) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void*>(memory);
  resource.res.pitch2D.desc = format;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  if (offset) *offset = 0;
  return wbemu::bind_resource(reference, resource);
}
inline cudaError_t cudaBindTextureToArray(const textureReference& reference, cudaArray_const_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = const_cast<cudaArray_t>(array);
  return wbemu::bind_resource(reference, resource);
}
inline cudaError_t cudaBindSurfaceToArray(const surfaceReference& reference, cudaArray_const_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = const_cast<cudaArray_t>(array);
  cudaSurfaceObject_t object = 0;
  const cudaError_t error = cudaCreateSurfaceObject(&object, &resource);
  if (error == cudaSuccess) reference.bound = reinterpret_cast<const wbemu::Texture*>(object);
  return error;
}

#endif

namespace wbemu {

template <class Reference> inline void set_attributes(Reference& reference, const Texture& t) {
  reference.normalized = t.normalized_coordinates;
  reference.filterMode = t.linear_filter ? WBEMU_API(FilterModeLinear) : WBEMU_API(FilterModePoint);
  for (int i = 0; i < 3; i++) reference.addressMode[i] = static_cast<WBEMU_API(TextureAddressMode)>(t.address[i]);
}

inline size_t linear_bytes(const Texture& t) { return static_cast<size_t>(t.width) * (t.bits / 8u) * t.channels; }
inline WBEMU_API(Array_t) array_of(const Texture& t) {
  return reinterpret_cast<WBEMU_API(Array_t)>(const_cast<Texture*>(&t));
}

#ifdef WBEMU_HIP
#define WBEMU_BIND(cuda, hip) hip
#else
#define WBEMU_BIND(cuda, hip) cuda
#endif

template <class Reference> auto has_filter(int) -> decltype(std::declval<Reference&>().filterMode, std::true_type());
template <class Reference> std::false_type has_filter(...);

// The translation's functions are found by the argument's namespace.
template <class Reference> inline int bind_reference(Reference& reference, const Texture& t) {
  if constexpr (decltype(has_filter<Reference>(0))::value) {
    set_attributes(reference, t);
    size_t offset = 0;
    const void* memory = t.data;
    switch (t.resource) {
      case TextureResource::linear:
        return WBEMU_BIND(cudaBindTexture, bind_texture)(&offset, reference, memory, channel_format(t), linear_bytes(t));
      case TextureResource::pitched:
        return WBEMU_BIND(cudaBindTexture2D, bind_texture_2d)(&offset, reference, memory, channel_format(t), t.width, t.height, t.pitch);
      case TextureResource::array: return WBEMU_BIND(cudaBindTextureToArray, bind_texture_to_array)(reference, array_of(t));
    }
    return 1;
  } else {
    return WBEMU_BIND(cudaBindSurfaceToArray, bind_surface_to_array)(reference, array_of(t));
  }
}

}  // namespace wbemu
