// The runtime API's descriptions of textures (cudaResourceDesc, cudaTextureDesc), and making objects of them.  Only the launch's
// bindings run this; a kernel that calls it ends.
#pragma once

enum WBEMU_API(ChannelFormatKind) {
  WBEMU_API(ChannelFormatKindSigned), WBEMU_API(ChannelFormatKindUnsigned), WBEMU_API(ChannelFormatKindFloat),
  WBEMU_API(ChannelFormatKindNone),
};
enum WBEMU_API(TextureAddressMode) {
  WBEMU_API(AddressModeWrap), WBEMU_API(AddressModeClamp), WBEMU_API(AddressModeMirror), WBEMU_API(AddressModeBorder),
};
enum WBEMU_API(TextureFilterMode) { WBEMU_API(FilterModePoint), WBEMU_API(FilterModeLinear) };
enum WBEMU_API(TextureReadMode) { WBEMU_API(ReadModeElementType), WBEMU_API(ReadModeNormalizedFloat) };
enum WBEMU_API(SurfaceBoundaryMode) { WBEMU_API(BoundaryModeZero), WBEMU_API(BoundaryModeClamp), WBEMU_API(BoundaryModeTrap) };
enum WBEMU_API(ResourceType) {
  WBEMU_API(ResourceTypeArray), WBEMU_API(ResourceTypeMipmappedArray), WBEMU_API(ResourceTypeLinear), WBEMU_API(ResourceTypePitch2D),
};

struct WBEMU_API(ChannelFormatDesc) {
  int x, y, z, w;
  enum WBEMU_API(ChannelFormatKind) f;
};

#ifdef WBEMU_HIP
typedef struct hipArray* hipArray_t;
typedef const struct hipArray* hipArray_const_t;
typedef struct hipMipmappedArray* hipMipmappedArray_t;
typedef const struct hipMipmappedArray* hipMipmappedArray_const_t;
typedef struct __hip_texture* hipTextureObject_t;
typedef struct __hip_surface* hipSurfaceObject_t;
enum hipDeviceAttribute_t { hipDeviceAttributeImageSupport };
inline hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t, int) {
  *value = 1;
  return wbemu_is_in_kernel() ? static_cast<hipError_t>(wbemu_host_call("DeviceGetAttribute")) : hipSuccess;
}
#define hipTextureType1D 0x01
#define hipTextureType2D 0x02
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureType1DLayered 0xF1
#define hipTextureType2DLayered 0xF2
#define hipTextureTypeCubemapLayered 0xFC
#else
typedef struct cudaArray* cudaArray_t;
typedef const struct cudaArray* cudaArray_const_t;
typedef struct cudaMipmappedArray* cudaMipmappedArray_t;
typedef const struct cudaMipmappedArray* cudaMipmappedArray_const_t;
#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaTextureTypeCubemapLayered 0xFC
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2DLayered 0xF2
#endif

struct WBEMU_API(ResourceDesc) {
  enum WBEMU_API(ResourceType) resType;
  union {
    struct { WBEMU_API(Array_t) array; } array;
    struct { WBEMU_API(MipmappedArray_t) mipmap; } mipmap;
    struct { void* devPtr; struct WBEMU_API(ChannelFormatDesc) desc; size_t sizeInBytes; } linear;
    struct { void* devPtr; struct WBEMU_API(ChannelFormatDesc) desc; size_t width, height, pitchInBytes; } pitch2D;
  } res;
};
struct WBEMU_API(ResourceViewDesc);

struct WBEMU_API(TextureDesc) {
  enum WBEMU_API(TextureAddressMode) addressMode[3];
  enum WBEMU_API(TextureFilterMode) filterMode;
  enum WBEMU_API(TextureReadMode) readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  enum WBEMU_API(TextureFilterMode) mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
#ifndef WBEMU_HIP
  int disableTrilinearOptimization, seamlessCubemap;
#endif
};

inline WBEMU_API(ChannelFormatDesc) WBEMU_API(CreateChannelDesc)(int x, int y, int z, int w, WBEMU_API(ChannelFormatKind) f) {
  return {x, y, z, w, f};
}

namespace wbemu {

typedef WBEMU_API(ChannelFormatDesc) ChannelFormat;

// The components of a texel type: a scalar, or a built-in vector type.
template <class T, int n = VectorOf<T>::count> struct TexelType {
  typedef typename VectorOf<T>::element element;
  static constexpr int count = n;
};
template <class T> struct TexelType<T, 0> {
  typedef T element;
  static constexpr int count = 1;
};

template <class T> inline ChannelFormat channel_format() {
  typedef typename TexelType<T>::element E;
  const int bits = 8 * static_cast<int>(sizeof(E)), n = TexelType<T>::count;
  const auto kind = std::is_floating_point_v<E> ? WBEMU_API(ChannelFormatKindFloat)
                    : std::is_signed_v<E>       ? WBEMU_API(ChannelFormatKindSigned)
                                                : WBEMU_API(ChannelFormatKindUnsigned);
  return {bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0, kind};
}

inline ChannelFormat channel_format(const Texture& t) {
  return {t.bits, t.channels > 1 ? t.bits : 0, t.channels > 2 ? t.bits : 0, t.channels > 2 ? t.bits : 0,
          static_cast<WBEMU_API(ChannelFormatKind)>(t.kind)};
}

inline bool set_format(Texture& t, const ChannelFormat& format) {
  t.bits = static_cast<uint8_t>(format.x);
  t.channels = static_cast<uint8_t>(format.y == 0 ? 1 : format.z == 0 ? 2 : 4);
  t.kind = static_cast<TexelKind>(format.f);
  return (format.x == 8 || format.x == 16 || format.x == 32) && format.f != WBEMU_API(ChannelFormatKindNone);
}

// The memory that a description names; false where it describes none that there is here.
inline bool set_resource(Texture& t, const WBEMU_API(ResourceDesc)& resource) {
  switch (resource.resType) {
    case WBEMU_API(ResourceTypeArray):
      if (!resource.res.array.array) return false;
      t = *reinterpret_cast<const Texture*>(resource.res.array.array);
      return t.resource == TextureResource::array;
    case WBEMU_API(ResourceTypeLinear): {
      const auto& linear = resource.res.linear;
      t.resource = TextureResource::linear;
      t.data = static_cast<unsigned char*>(linear.devPtr);
      if (!t.data || !set_format(t, linear.desc)) return false;
      t.width = static_cast<uint32_t>(linear.sizeInBytes / (t.bits / 8u * t.channels));
      return true;
    }
    case WBEMU_API(ResourceTypePitch2D): {
      const auto& pitched = resource.res.pitch2D;
      t.resource = TextureResource::pitched;
      t.data = static_cast<unsigned char*>(pitched.devPtr);
      t.pitch = pitched.pitchInBytes;
      t.width = static_cast<uint32_t>(pitched.width), t.height = static_cast<uint32_t>(pitched.height);
      return t.data && set_format(t, pitched.desc);
    }
    default: return false;
  }
}

inline bool set_sampling(Texture& t, const WBEMU_API(TextureDesc)& sampling) {
  for (int i = 0; i < 3; i++) t.address[i] = static_cast<Address>(sampling.addressMode[i]);
  for (int i = 0; i < 4; i++) t.border[i] = sampling.borderColor[i];
  t.linear_filter = sampling.filterMode == WBEMU_API(FilterModeLinear);
  t.normalized_coordinates = sampling.normalizedCoords != 0;
  t.as_fraction = sampling.readMode == WBEMU_API(ReadModeNormalizedFloat) && t.kind != TexelKind::floating;
  const bool gives_floats = t.kind == TexelKind::floating || t.as_fraction;
  return !(t.as_fraction && t.bits == 32) && (gives_floats || !t.linear_filter) && !sampling.sRGB;
}

}  // namespace wbemu

template <class T> inline WBEMU_API(ChannelFormatDesc) WBEMU_API(CreateChannelDesc)() { return wbemu::channel_format<T>(); }

inline WBEMU_ERROR WBEMU_API(CreateTextureObject)(WBEMU_API(TextureObject_t)* object, const WBEMU_API(ResourceDesc)* resource,
                                                  const WBEMU_API(TextureDesc)* sampling, const WBEMU_API(ResourceViewDesc)*) {
  if (wbemu_is_in_kernel()) wbemu_host_call("CreateTextureObject");
  wbemu::Texture texture = {};
  if (!wbemu::set_resource(texture, *resource) || !wbemu::set_sampling(texture, *sampling)) return WBEMU_API(ErrorInvalidValue);
  *object = (WBEMU_API(TextureObject_t))wbemu_add_texture(&texture);
  return *object ? WBEMU_API(Success) : WBEMU_API(ErrorInvalidValue);
}

inline WBEMU_ERROR WBEMU_API(CreateSurfaceObject)(WBEMU_API(SurfaceObject_t)* object, const WBEMU_API(ResourceDesc)* resource) {
  if (wbemu_is_in_kernel()) wbemu_host_call("CreateSurfaceObject");
  wbemu::Texture texture = {};
  if (!wbemu::set_resource(texture, *resource) || texture.resource != wbemu::TextureResource::array) return WBEMU_API(ErrorInvalidValue);
  *object = (WBEMU_API(SurfaceObject_t))wbemu_add_texture(&texture);
  return *object ? WBEMU_API(Success) : WBEMU_API(ErrorInvalidValue);
}

inline WBEMU_ERROR WBEMU_API(DestroyTextureObject)(WBEMU_API(TextureObject_t)) {
  if (wbemu_is_in_kernel()) wbemu_host_call("DestroyTextureObject");
  return WBEMU_API(Success);
}
inline WBEMU_ERROR WBEMU_API(DestroySurfaceObject)(WBEMU_API(SurfaceObject_t)) {
  if (wbemu_is_in_kernel()) wbemu_host_call("DestroySurfaceObject");
  return WBEMU_API(Success);
}
