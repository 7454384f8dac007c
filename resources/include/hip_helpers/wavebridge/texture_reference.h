// Texture references (CUDA C++ Programming Guide before release 12) on top of HIP's texture objects.
//
// A reference keeps CUDA's host interface: its attributes are assigned, and a bind makes them count. A bind waits for the
// kernels that are running, since they must go on with what was bound when they were launched, and then writes the device's
// record; binding the same linear memory again does neither. Bindings belong to the current device, as in CUDA.
#ifndef WAVEBRIDGE_TEXTURE_REFERENCE_H
#define WAVEBRIDGE_TEXTURE_REFERENCE_H

#include <hip/hip_runtime.h>

#include <climits>
#include <cstddef>
#include <cstring>

#include "wavebridge/texture_fetch.h"

namespace wavebridge {

// The attributes, under CUDA's names, and what is bound; CUDA's `textureReference`.
struct texture_attributes {
  int normalized = 0;
  hipTextureFilterMode filterMode = hipFilterModePoint;
  hipTextureAddressMode addressMode[3] = {hipAddressModeClamp, hipAddressModeClamp, hipAddressModeClamp};
  hipChannelFormatDesc channelDesc = {};
  int sRGB = 0;
  unsigned int maxAnisotropy = 0;
  hipTextureFilterMode mipmapFilterMode = hipFilterModePoint;
  float mipmapLevelBias = 0;
  float minMipmapLevelClamp = 0;
  float maxMipmapLevelClamp = 0;
  int disableTrilinearOptimization = 0;  // a hint; HIP has none

  struct binding {
    bool bound;
    device_texture record;
  };
  static constexpr int max_devices = 64;

  hipTextureReadMode read_mode = hipReadModeElementType;
  std::size_t element_size = 0;
  device_texture* record = nullptr;  // the variable in device memory, named as hipMemcpyToSymbol wants it
  mutable binding bindings[max_devices] = {};
};

// A reference to textures of elements T: CUDA's `texture<T, dimensions, mode>`.
template <class T, int dimensions = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType>
struct texture_reference : texture_attributes {
  texture_reference(int is_normalized = 0, hipTextureFilterMode filter = hipFilterModePoint,
                    hipTextureAddressMode address = hipAddressModeClamp)
      : texture_reference(is_normalized, filter, address, hipCreateChannelDesc<T>()) {}
  texture_reference(int is_normalized, hipTextureFilterMode filter, hipTextureAddressMode address,
                    hipChannelFormatDesc format) {
    normalized = is_normalized;
    filterMode = filter;
    for (hipTextureAddressMode& of_axis : addressMode) of_axis = address;
    channelDesc = format;
    read_mode = mode;
    element_size = sizeof(T);
  }

  template <device_texture& of>
  using view_of = texture_view<T, dimensions, mode, of>;
};

// A reference with its record in device memory: what a declaration at file scope becomes.
template <class Reference, device_texture& of>
struct texture_variable : Reference {
  using reference = Reference;
  using view = typename Reference::template view_of<of>;
  template <class... Arguments>
  texture_variable(Arguments... arguments) : Reference(arguments...) {
    this->record = &of;
  }
};

namespace detail {

// Makes `next` what kernels launched from now on fetch from; on an error, what was bound stays.
inline hipError_t bind(const texture_attributes& reference, const device_texture& next, bool bound) {
  int device = 0;
  hipError_t error = hipGetDevice(&device);
  if (error == hipSuccess && (device < 0 || device >= texture_attributes::max_devices || !reference.record)) {
    error = hipErrorInvalidValue;
  }
  if (error == hipSuccess) {
    texture_attributes::binding& current = reference.bindings[device];
    const device_texture& old = current.record;
    // Records have no padding, and their objects are new ones: equal bytes are the same memory, read in the same way.
    if (current.bound == bound && std::memcmp(&old, &next, sizeof next) == 0) return hipSuccess;
    error = hipDeviceSynchronize();
    const void* symbol = reference.record;
    if (error == hipSuccess) error = hipMemcpyToSymbol(symbol, &next, sizeof next, 0, hipMemcpyHostToDevice);
    if (error == hipSuccess) {
      if (old.object) error = hipDestroyTextureObject(old.object);
      current.bound = bound;
      current.record = next;
      return error;
    }
  }
  if (next.object) (void)hipDestroyTextureObject(next.object);
  return error;
}

inline hipError_t bind_resource(const texture_attributes& reference, const hipResourceDesc& resource) {
  hipTextureDesc sampling;
  std::memset(&sampling, 0, sizeof sampling);
  for (int axis = 0; axis < 3; axis++) sampling.addressMode[axis] = reference.addressMode[axis];
  sampling.filterMode = reference.filterMode;
  sampling.readMode = reference.read_mode;
  sampling.sRGB = reference.sRGB;
  sampling.normalizedCoords = reference.normalized;
  sampling.maxAnisotropy = reference.maxAnisotropy;
  sampling.mipmapFilterMode = reference.mipmapFilterMode;
  sampling.mipmapLevelBias = reference.mipmapLevelBias;
  sampling.minMipmapLevelClamp = reference.minMipmapLevelClamp;
  sampling.maxMipmapLevelClamp = reference.maxMipmapLevelClamp;
  device_texture next = {};
  const hipError_t error = hipCreateTextureObject(&next.object, &resource, &sampling, nullptr);
  return error == hipSuccess ? bind(reference, next, true) : error;
}

// Whether textures have to be sampled in software.
inline bool lacks_images() {
#ifdef WAVEBRIDGE_NO_IMAGES
  return true;
#else
  int device = 0, images = 1;
  if (hipGetDevice(&device) != hipSuccess) return false;
  return hipDeviceGetAttribute(&images, hipDeviceAttributeImageSupport, device) == hipSuccess && !images;
#endif
}

// Pitched memory as texture_software.h reads it.
inline hipError_t bind_software(const texture_attributes& reference, const hipResourceDesc& resource) {
  const hipChannelFormatDesc& format = resource.res.pitch2D.desc;
  const bool gives_floats = format.f == hipChannelFormatKindFloat || reference.read_mode == hipReadModeNormalizedFloat;
  const std::size_t bits = static_cast<std::size_t>(format.x + format.y + format.z + format.w);
  if (bits != 8 * reference.element_size || (reference.filterMode == hipFilterModeLinear && !gives_floats)) {
    return hipErrorInvalidValue;
  }
  device_texture next = {};
  next.linear = resource.res.pitch2D.devPtr;
  next.pitch = resource.res.pitch2D.pitchInBytes;
  next.width = static_cast<unsigned int>(resource.res.pitch2D.width);
  next.height = static_cast<unsigned int>(resource.res.pitch2D.height);
  for (int axis = 0; axis < 2; axis++) next.address[axis] = reference.addressMode[axis];
  next.normalized = reference.normalized;
  next.filtered = reference.filterMode == hipFilterModeLinear;
  return next.linear && next.width && next.height ? bind(reference, next, true) : hipErrorInvalidValue;
}

inline bool has_size(const hipChannelFormatDesc& format, std::size_t bytes) {
  return static_cast<std::size_t>(format.x + format.y + format.z + format.w) == 8 * bytes;
}

}  // namespace detail

// cudaBindTexture. The offset is always zero: linear memory needs no alignment beyond its elements' here.
inline hipError_t bind_texture(std::size_t* offset, const texture_attributes& reference, const void* memory,
                               const hipChannelFormatDesc& format, std::size_t bytes = UINT_MAX) {
  const std::size_t size = reference.element_size;
  // What is fetched is the reference's element, so a format of another size has no meaning.
  if (!memory || !size || !detail::has_size(format, size)) return hipErrorInvalidValue;
  device_texture next = {};
  next.linear = memory;
  next.elements = bytes / size;
  const hipError_t error = detail::bind(reference, next, true);
  if (error == hipSuccess && offset) *offset = 0;
  return error;
}

inline hipError_t bind_texture(std::size_t* offset, const texture_attributes& reference, const void* memory,
                               std::size_t bytes = UINT_MAX) {
  return bind_texture(offset, reference, memory, reference.channelDesc, bytes);
}

inline hipError_t bind_texture(std::size_t* offset, const texture_attributes* reference, const void* memory,
                               const hipChannelFormatDesc* format, std::size_t bytes = UINT_MAX) {
  if (!reference || !format) return hipErrorInvalidValue;
  return bind_texture(offset, *reference, memory, *format, bytes);
}

// cudaBindTexture2D. AMD wants the pitch to be a multiple of texturePitchAlignment, and the pointer of textureAlignment;
// hipMallocPitch gives both, and HIP reports an error where they are missed.
inline hipError_t bind_texture_2d(std::size_t* offset, const texture_attributes& reference, const void* memory,
                                  const hipChannelFormatDesc& format, std::size_t width, std::size_t height,
                                  std::size_t pitch) {
  hipResourceDesc resource;
  std::memset(&resource, 0, sizeof resource);
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void*>(memory);
  resource.res.pitch2D.desc = format;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  hipError_t error = hipErrorNotSupported;
  if (!detail::lacks_images()) error = detail::bind_resource(reference, resource);
  if (error == hipErrorNotSupported) error = detail::bind_software(reference, resource);
  if (error == hipSuccess && offset) *offset = 0;
  return error;
}

inline hipError_t bind_texture_2d(std::size_t* offset, const texture_attributes& reference, const void* memory,
                                  std::size_t width, std::size_t height, std::size_t pitch) {
  return bind_texture_2d(offset, reference, memory, reference.channelDesc, width, height, pitch);
}

inline hipError_t bind_texture_2d(std::size_t* offset, const texture_attributes* reference, const void* memory,
                                  const hipChannelFormatDesc* format, std::size_t width, std::size_t height,
                                  std::size_t pitch) {
  if (!reference || !format) return hipErrorInvalidValue;
  return bind_texture_2d(offset, *reference, memory, *format, width, height, pitch);
}

// cudaBindTextureToArray. An array has its own format; the one given with it must be that (CUDA checks it, HIP has no need).
inline hipError_t bind_texture_to_array(const texture_attributes& reference, hipArray_const_t array) {
  hipResourceDesc resource;
  std::memset(&resource, 0, sizeof resource);
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(array);
  return detail::bind_resource(reference, resource);
}

inline hipError_t bind_texture_to_array(const texture_attributes& reference, hipArray_const_t array,
                                        const hipChannelFormatDesc&) {
  return bind_texture_to_array(reference, array);
}

inline hipError_t bind_texture_to_array(const texture_attributes* reference, hipArray_const_t array,
                                        const hipChannelFormatDesc*) {
  return reference ? bind_texture_to_array(*reference, array) : hipErrorInvalidValue;
}

// cudaBindTextureToMipmappedArray.
inline hipError_t bind_texture_to_mipmapped_array(const texture_attributes& reference, hipMipmappedArray_const_t array) {
  hipResourceDesc resource;
  std::memset(&resource, 0, sizeof resource);
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = const_cast<hipMipmappedArray_t>(array);
  return detail::bind_resource(reference, resource);
}

inline hipError_t bind_texture_to_mipmapped_array(const texture_attributes& reference, hipMipmappedArray_const_t array,
                                                  const hipChannelFormatDesc&) {
  return bind_texture_to_mipmapped_array(reference, array);
}

inline hipError_t bind_texture_to_mipmapped_array(const texture_attributes* reference, hipMipmappedArray_const_t array,
                                                  const hipChannelFormatDesc*) {
  return reference ? bind_texture_to_mipmapped_array(*reference, array) : hipErrorInvalidValue;
}

// cudaUnbindTexture.
inline hipError_t unbind_texture(const texture_attributes& reference) { return detail::bind(reference, {}, false); }
inline hipError_t unbind_texture(const texture_attributes* reference) {
  return reference ? unbind_texture(*reference) : hipErrorInvalidValue;
}

// cudaGetTextureAlignmentOffset: that of the last bind.
inline hipError_t texture_alignment_offset(std::size_t* offset, const texture_attributes& reference) {
  int device = 0;
  const hipError_t error = hipGetDevice(&device);
  if (error != hipSuccess) return error;
  if (!offset || device >= texture_attributes::max_devices || !reference.bindings[device].bound) {
    return hipErrorInvalidValue;
  }
  *offset = 0;
  return hipSuccess;
}
inline hipError_t texture_alignment_offset(std::size_t* offset, const texture_attributes* reference) {
  return reference ? texture_alignment_offset(offset, *reference) : hipErrorInvalidValue;
}

// cudaGetTextureReference.
inline hipError_t find_texture_reference(const texture_attributes** found, const texture_attributes* symbol) {
  if (!found || !symbol) return hipErrorInvalidValue;
  *found = symbol;
  return hipSuccess;
}
inline hipError_t find_texture_reference(const texture_attributes** found, const texture_attributes& symbol) {
  return find_texture_reference(found, &symbol);
}

}  // namespace wavebridge

// A texture reference of this file: each translation unit has its own, as nvcc gives it internal linkage in whole programs.
#define WAVEBRIDGE_TEXTURE(name, ...)                            \
  static __device__ ::wavebridge::device_texture name##_on_device; \
  static ::wavebridge::texture_variable<__VA_ARGS__, name##_on_device> name
// One that other translation units see (nvcc -rdc=true, hipcc -fgpu-rdc), and its declaration there.
#define WAVEBRIDGE_SHARED_TEXTURE(name, ...)              \
  __device__ ::wavebridge::device_texture name##_on_device; \
  ::wavebridge::texture_variable<__VA_ARGS__, name##_on_device> name
#define WAVEBRIDGE_EXTERN_TEXTURE(name, ...)                     \
  extern __device__ ::wavebridge::device_texture name##_on_device; \
  extern ::wavebridge::texture_variable<__VA_ARGS__, name##_on_device> name

#endif
