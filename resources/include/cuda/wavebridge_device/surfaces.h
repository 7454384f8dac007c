// Surface objects and surface references (CUDA C++ Programming Guide, "Surface Functions").
#ifndef WAVEBRIDGE_DEVICE_SURFACES_H
#define WAVEBRIDGE_DEVICE_SURFACES_H

#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceTypeCubemapLayered 0xFC

struct surfaceReference {
    cudaChannelFormatDesc channelDesc;
};

template <class T, int kind = cudaSurfaceType1D>
struct __device_builtin_surface_type__ surface : surfaceReference {};
template <int kind>
struct __device_builtin_surface_type__ surface<void, kind> : surfaceReference {};

// Reads and writes of one shape; x is in bytes.  Objects and, as before CUDA 12, references.
#define WAVEBRIDGE_SURFACE(name, ...)                                                                                  \
    template <class T>                                                                                                 \
    __device__ T name##read(cudaSurfaceObject_t surface, __VA_ARGS__, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap); \
    template <class T>                                                                                                 \
    __device__ void name##read(T* result, cudaSurfaceObject_t surface, __VA_ARGS__,                                    \
                               cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                   \
    template <class T>                                                                                                 \
    __device__ void name##write(T value, cudaSurfaceObject_t surface, __VA_ARGS__,                                     \
                                cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                  \
    template <class T, int kind>                                                                                       \
    __device__ T name##read(surface<void, kind> reference, __VA_ARGS__,                                                \
                            cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                      \
    template <class T, int kind>                                                                                       \
    __device__ void name##read(T* result, surface<void, kind> reference, __VA_ARGS__,                                  \
                               cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                   \
    template <class T, int kind>                                                                                       \
    __device__ void name##write(T value, surface<void, kind> reference, __VA_ARGS__,                                   \
                                cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);

WAVEBRIDGE_SURFACE(surf1D, int x)
WAVEBRIDGE_SURFACE(surf2D, int x, int y)
WAVEBRIDGE_SURFACE(surf3D, int x, int y, int z)
WAVEBRIDGE_SURFACE(surf1DLayered, int x, int layer)
WAVEBRIDGE_SURFACE(surf2DLayered, int x, int y, int layer)
WAVEBRIDGE_SURFACE(surfCubemap, int x, int y, int face)
WAVEBRIDGE_SURFACE(surfCubemapLayered, int x, int y, int layer_face)
#undef WAVEBRIDGE_SURFACE

#endif
