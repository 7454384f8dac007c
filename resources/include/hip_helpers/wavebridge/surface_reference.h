// Surface references (CUDA C++ Programming Guide before release 12) on top of HIP's surface objects; see texture_reference.h.
#ifndef WAVEBRIDGE_SURFACE_REFERENCE_H
#define WAVEBRIDGE_SURFACE_REFERENCE_H

#include <hip/hip_runtime.h>

#include <cstring>

#include "wavebridge/surface_access.h"

namespace wavebridge {

// CUDA's `surfaceReference`.
struct surface_attributes {
  static constexpr int max_devices = 64;
  hipChannelFormatDesc channelDesc = {};
  device_surface* record = nullptr;  // the variable in device memory, named as hipMemcpyToSymbol wants it
  mutable hipSurfaceObject_t bound[max_devices] = {};
};

// CUDA's `surface<void, dimensions>`.
template <class T = void, int dimensions = hipTextureType1D>
struct surface_reference : surface_attributes {};

template <class Reference, device_surface& of>
struct surface_variable : Reference {
  using reference = Reference;
  using surface_view_type = surface_view<of>;
  surface_variable() { this->record = &of; }
};

// cudaBindSurfaceToArray: waits for the kernels that are running, and writes the device's record.
inline hipError_t bind_surface_to_array(const surface_attributes& reference, hipArray_const_t array) {
  int device = 0;
  hipError_t error = hipGetDevice(&device);
  if (error != hipSuccess) return error;
  if (device < 0 || device >= surface_attributes::max_devices || !reference.record) return hipErrorInvalidValue;
  hipResourceDesc resource;
  std::memset(&resource, 0, sizeof resource);
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(array);
  device_surface next = {};
  error = hipCreateSurfaceObject(&next.object, &resource);
  if (error != hipSuccess) return error;
  error = hipDeviceSynchronize();
  const void* symbol = reference.record;
  if (error == hipSuccess) error = hipMemcpyToSymbol(symbol, &next, sizeof next, 0, hipMemcpyHostToDevice);
  if (error != hipSuccess) {
    (void)hipDestroySurfaceObject(next.object);
    return error;
  }
  const hipSurfaceObject_t old = reference.bound[device];
  reference.bound[device] = next.object;
  return old ? hipDestroySurfaceObject(old) : hipSuccess;
}

inline hipError_t bind_surface_to_array(const surface_attributes& reference, hipArray_const_t array,
                                        const hipChannelFormatDesc&) {
  return bind_surface_to_array(reference, array);
}

inline hipError_t bind_surface_to_array(const surface_attributes* reference, hipArray_const_t array,
                                        const hipChannelFormatDesc*) {
  return reference ? bind_surface_to_array(*reference, array) : hipErrorInvalidValue;
}

// cudaGetSurfaceReference.
inline hipError_t find_surface_reference(const surface_attributes** found, const surface_attributes* symbol) {
  if (!found || !symbol) return hipErrorInvalidValue;
  *found = symbol;
  return hipSuccess;
}
inline hipError_t find_surface_reference(const surface_attributes** found, const surface_attributes& symbol) {
  return find_surface_reference(found, &symbol);
}

}  // namespace wavebridge

#define WAVEBRIDGE_SURFACE(name, ...)                            \
  static __device__ ::wavebridge::device_surface name##_on_device; \
  static ::wavebridge::surface_variable<__VA_ARGS__, name##_on_device> name
#define WAVEBRIDGE_SHARED_SURFACE(name, ...)              \
  __device__ ::wavebridge::device_surface name##_on_device; \
  ::wavebridge::surface_variable<__VA_ARGS__, name##_on_device> name
#define WAVEBRIDGE_EXTERN_SURFACE(name, ...)                     \
  extern __device__ ::wavebridge::device_surface name##_on_device; \
  extern ::wavebridge::surface_variable<__VA_ARGS__, name##_on_device> name

#endif
