// CUDA's surface functions (CUDA C++ Programming Guide, "Surface Functions") on HIP's, for surface objects and references.
//
// HIP's reads give their value through a pointer only, and none of its functions but one takes a boundary mode: what lies
// outside reads as zero and is not written, as with cudaBoundaryModeZero. Under cudaBoundaryModeTrap, CUDA's default, a
// program that goes outside ends instead, so that a right program sees no difference.
#ifndef WAVEBRIDGE_SURFACE_ACCESS_H
#define WAVEBRIDGE_SURFACE_ACCESS_H

#include <hip/hip_runtime.h>

namespace wavebridge {

// What a bind writes for device code.
struct device_surface {
  hipSurfaceObject_t object;
};

// Names a surface reference in device code.
template <device_surface& record>
struct surface_view {};

// Host compilers read this header too, where a file without kernels binds surfaces.
#if defined(__HIP__) || defined(__HIPCC__) || defined(__HIPCC_RTC__)

template <class Reference>
__device__ constexpr typename Reference::surface_view_type surface_on_device() {
  return {};
}

#define WAVEBRIDGE_LIST(...) __VA_ARGS__
#define WAVEBRIDGE_SURFACE_FUNCTIONS(name, parameters, ...)                                                                        \
  template <class T>                                                                                                     \
  __device__ T name##read(hipSurfaceObject_t surface, WAVEBRIDGE_LIST parameters, hipSurfaceBoundaryMode = hipBoundaryModeTrap) { \
    T value;                                                                                                             \
    ::name##read(&value, surface, __VA_ARGS__);                                                                          \
    return value;                                                                                                        \
  }                                                                                                                      \
  template <class T>                                                                                                     \
  __device__ void name##read(T* result, hipSurfaceObject_t surface, WAVEBRIDGE_LIST parameters,                          \
                             hipSurfaceBoundaryMode = hipBoundaryModeTrap) {                                             \
    ::name##read(result, surface, __VA_ARGS__);                                                                          \
  }                                                                                                                      \
  template <class T>                                                                                                     \
  __device__ void name##write(T value, hipSurfaceObject_t surface, WAVEBRIDGE_LIST parameters,                           \
                              hipSurfaceBoundaryMode = hipBoundaryModeTrap) {                                            \
    ::name##write(value, surface, __VA_ARGS__);                                                                          \
  }                                                                                                                      \
  template <class T, device_surface& record>                                                                             \
  __device__ T name##read(surface_view<record>, WAVEBRIDGE_LIST parameters, hipSurfaceBoundaryMode = hipBoundaryModeTrap) { \
    T value;                                                                                                             \
    ::name##read(&value, record.object, __VA_ARGS__);                                                                    \
    return value;                                                                                                        \
  }                                                                                                                      \
  template <class T, device_surface& record>                                                                             \
  __device__ void name##read(T* result, surface_view<record>, WAVEBRIDGE_LIST parameters,                                \
                             hipSurfaceBoundaryMode = hipBoundaryModeTrap) {                                             \
    ::name##read(result, record.object, __VA_ARGS__);                                                                    \
  }                                                                                                                      \
  template <class T, device_surface& record>                                                                             \
  __device__ void name##write(T value, surface_view<record>, WAVEBRIDGE_LIST parameters,                                 \
                              hipSurfaceBoundaryMode = hipBoundaryModeTrap) {                                            \
    ::name##write(value, record.object, __VA_ARGS__);                                                                    \
  }

WAVEBRIDGE_SURFACE_FUNCTIONS(surf1D, (int x), x)
WAVEBRIDGE_SURFACE_FUNCTIONS(surf2D, (int x, int y), x, y)
WAVEBRIDGE_SURFACE_FUNCTIONS(surf3D, (int x, int y, int z), x, y, z)
WAVEBRIDGE_SURFACE_FUNCTIONS(surf1DLayered, (int x, int layer), x, layer)
WAVEBRIDGE_SURFACE_FUNCTIONS(surf2DLayered, (int x, int y, int layer), x, y, layer)
#undef WAVEBRIDGE_SURFACE_FUNCTIONS
#undef WAVEBRIDGE_LIST

#endif

}  // namespace wavebridge

#endif
