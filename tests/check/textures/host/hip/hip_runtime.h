// What texture_reference.h and surface_reference.h call on the host, as functions that print themselves.
#pragma once
#include <cstdio>
#include <cstring>

#define __device__
#define __host__
typedef enum { hipSuccess = 0, hipErrorInvalidValue = 1, hipErrorNotSupported = 801, hipErrorStreamCaptureUnsupported = 900 } hipError_t;
enum hipTextureFilterMode { hipFilterModePoint, hipFilterModeLinear };
enum hipTextureAddressMode { hipAddressModeWrap, hipAddressModeClamp, hipAddressModeMirror, hipAddressModeBorder };
enum hipTextureReadMode { hipReadModeElementType, hipReadModeNormalizedFloat };
enum hipSurfaceBoundaryMode { hipBoundaryModeZero, hipBoundaryModeTrap, hipBoundaryModeClamp };
enum hipChannelFormatKind { hipChannelFormatKindSigned, hipChannelFormatKindUnsigned, hipChannelFormatKindFloat };
enum hipResourceType { hipResourceTypeArray, hipResourceTypeMipmappedArray, hipResourceTypeLinear, hipResourceTypePitch2D };
enum hipDeviceAttribute_t { hipDeviceAttributeImageSupport };
enum hipMemcpyKind { hipMemcpyHostToDevice = 1 };
struct hipChannelFormatDesc {
  int x, y, z, w;
  hipChannelFormatKind f;
};
typedef struct hipArray* hipArray_t;
typedef const struct hipArray* hipArray_const_t;
typedef struct hipMipmappedArray* hipMipmappedArray_t;
typedef const struct hipMipmappedArray* hipMipmappedArray_const_t;
typedef struct __hip_texture* hipTextureObject_t;
typedef struct __hip_surface* hipSurfaceObject_t;
#define hipTextureType1D 1
struct hipResourceDesc {
  hipResourceType resType;
  union {
    struct { hipArray_t array; } array;
    struct { hipMipmappedArray_t mipmap; } mipmap;
    struct { void* devPtr; hipChannelFormatDesc desc; size_t width, height, pitchInBytes; } pitch2D;
  } res;
};
struct hipResourceViewDesc;
struct hipTextureDesc {
  hipTextureAddressMode addressMode[3];
  hipTextureFilterMode filterMode;
  hipTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};

inline int current_device = 0, has_images = 1;
inline hipError_t next_synchronize = hipSuccess, next_create = hipSuccess;
inline size_t objects_made = 0;

inline hipError_t hipGetDevice(int* device) { return *device = current_device, hipSuccess; }
inline hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t, int) { return *value = has_images, hipSuccess; }
inline hipError_t hipDeviceSynchronize() { return std::puts("synchronize"), next_synchronize; }
inline hipError_t hipMemcpyToSymbol(const void* symbol, const void* source, size_t size, size_t, hipMemcpyKind) {
  std::puts("write");
  std::memcpy(const_cast<void*>(symbol), source, size);
  return hipSuccess;
}
inline hipError_t hipCreateTextureObject(hipTextureObject_t* object, const hipResourceDesc* resource,
                                         const hipTextureDesc* sampling, const hipResourceViewDesc*) {
  if (next_create != hipSuccess) return next_create;
  *object = reinterpret_cast<hipTextureObject_t>(++objects_made);
  std::printf("create %zu: resource %d, filter %d, address %d %d, normalized %d, read %d\n", objects_made, resource->resType,
              sampling->filterMode, sampling->addressMode[0], sampling->addressMode[1], sampling->normalizedCoords,
              sampling->readMode);
  return hipSuccess;
}
inline hipError_t hipDestroyTextureObject(hipTextureObject_t object) {
  return std::printf("destroy %zu\n", reinterpret_cast<size_t>(object)), hipSuccess;
}
inline hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* object, const hipResourceDesc* resource) {
  *object = reinterpret_cast<hipSurfaceObject_t>(++objects_made);
  return std::printf("create surface %zu: resource %d\n", objects_made, resource->resType), hipSuccess;
}
inline hipError_t hipDestroySurfaceObject(hipSurfaceObject_t object) {
  return std::printf("destroy surface %zu\n", reinterpret_cast<size_t>(object)), hipSuccess;
}
template <class T> inline hipChannelFormatDesc hipCreateChannelDesc() { return {8 * (int)sizeof(T), 0, 0, 0, hipChannelFormatKindFloat}; }
struct float2 { float x, y; };
