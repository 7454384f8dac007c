// Texture objects and texture references; architectures without images refuse their use.
#pragma once
#include "runtime_types.h"

#define hipTextureType1D 0x01
#define hipTextureType2D 0x02
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureType1DLayered 0xF1
#define hipTextureType2DLayered 0xF2
#define hipTextureTypeCubemapLayered 0xFC

template <class T, int kind = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : textureReference {
    texture(int normalized = 0, hipTextureFilterMode filter = hipFilterModePoint,
            hipTextureAddressMode address = hipAddressModeClamp);
    texture(int normalized, hipTextureFilterMode filter, hipTextureAddressMode address, hipChannelFormatDesc format);
};

// What a fetch through a reference gives: the element, or floats where small integers are normalised.
template <class T, hipTextureReadMode mode>
struct wavebridge_fetched {
    typedef T type;
};
template <class T>
struct wavebridge_fetched<T, hipReadModeNormalizedFloat> {
    typedef float type;
};
template <class T, unsigned int n>
struct wavebridge_fetched<HIP_vector_type<T, n>, hipReadModeNormalizedFloat> {
    typedef HIP_vector_type<float, n> type;
};

#define WAVEBRIDGE_FETCH(name, kind, ...)                                                                          \
    template <class T>                                                                                             \
    WAVEBRIDGE_NEEDS_IMAGES __device__ T name(hipTextureObject_t texture, __VA_ARGS__);                            \
    template <class T>                                                                                             \
    WAVEBRIDGE_NEEDS_IMAGES __device__ void name(T* result, hipTextureObject_t texture, __VA_ARGS__);              \
    template <class T, hipTextureReadMode mode>                                                                    \
    WAVEBRIDGE_NEEDS_IMAGES __device__ typename wavebridge_fetched<T, mode>::type name(texture<T, kind, mode> reference, \
                                                                                      __VA_ARGS__);
WAVEBRIDGE_FETCH(tex1Dfetch, hipTextureType1D, int x)
WAVEBRIDGE_FETCH(tex1D, hipTextureType1D, float x)
WAVEBRIDGE_FETCH(tex1DLod, hipTextureType1D, float x, float level)
WAVEBRIDGE_FETCH(tex1DGrad, hipTextureType1D, float x, float dx, float dy)
WAVEBRIDGE_FETCH(tex1DLayered, hipTextureType1DLayered, float x, int layer)
WAVEBRIDGE_FETCH(tex1DLayeredLod, hipTextureType1DLayered, float x, int layer, float level)
WAVEBRIDGE_FETCH(tex1DLayeredGrad, hipTextureType1DLayered, float x, int layer, float dx, float dy)
WAVEBRIDGE_FETCH(tex2D, hipTextureType2D, float x, float y)
WAVEBRIDGE_FETCH(tex2DLod, hipTextureType2D, float x, float y, float level)
WAVEBRIDGE_FETCH(tex2DGrad, hipTextureType2D, float x, float y, float2 dx, float2 dy)
WAVEBRIDGE_FETCH(tex2Dgather, hipTextureType2D, float x, float y, int component = 0)
WAVEBRIDGE_FETCH(tex2DLayered, hipTextureType2DLayered, float x, float y, int layer)
WAVEBRIDGE_FETCH(tex2DLayeredLod, hipTextureType2DLayered, float x, float y, int layer, float level)
WAVEBRIDGE_FETCH(tex2DLayeredGrad, hipTextureType2DLayered, float x, float y, int layer, float2 dx, float2 dy)
WAVEBRIDGE_FETCH(tex3D, hipTextureType3D, float x, float y, float z)
WAVEBRIDGE_FETCH(tex3DLod, hipTextureType3D, float x, float y, float z, float level)
WAVEBRIDGE_FETCH(tex3DGrad, hipTextureType3D, float x, float y, float z, float4 dx, float4 dy)
WAVEBRIDGE_FETCH(texCubemap, hipTextureTypeCubemap, float x, float y, float z)
WAVEBRIDGE_FETCH(texCubemapLod, hipTextureTypeCubemap, float x, float y, float z, float level)
WAVEBRIDGE_FETCH(texCubemapGrad, hipTextureTypeCubemap, float x, float y, float z, float4 dx, float4 dy)
WAVEBRIDGE_FETCH(texCubemapLayered, hipTextureTypeCubemapLayered, float x, float y, float z, int layer)
WAVEBRIDGE_FETCH(texCubemapLayeredLod, hipTextureTypeCubemapLayered, float x, float y, float z, int layer, float level)
#undef WAVEBRIDGE_FETCH

// Surfaces.  HIP's reads give their value through a pointer only, and only 1-D reads take a boundary mode.
#define WAVEBRIDGE_SURFACE_READ(name, ...)  \
    template <class T>                      \
    WAVEBRIDGE_NEEDS_IMAGES __device__ void name##read(T* result, hipSurfaceObject_t surface, __VA_ARGS__);
#define WAVEBRIDGE_SURFACE_WRITE(name, ...) \
    template <class T>                      \
    WAVEBRIDGE_NEEDS_IMAGES __device__ void name##write(T value, hipSurfaceObject_t surface, __VA_ARGS__);
WAVEBRIDGE_SURFACE_READ(surf1D, int x, int boundary = hipBoundaryModeZero)
WAVEBRIDGE_SURFACE_WRITE(surf1D, int x)
WAVEBRIDGE_SURFACE_READ(surf2D, int x, int y)
WAVEBRIDGE_SURFACE_WRITE(surf2D, int x, int y)
WAVEBRIDGE_SURFACE_READ(surf3D, int x, int y, int z)
WAVEBRIDGE_SURFACE_WRITE(surf3D, int x, int y, int z)
WAVEBRIDGE_SURFACE_READ(surf1DLayered, int x, int layer)
WAVEBRIDGE_SURFACE_WRITE(surf1DLayered, int x, int layer)
WAVEBRIDGE_SURFACE_READ(surf2DLayered, int x, int y, int layer)
WAVEBRIDGE_SURFACE_WRITE(surf2DLayered, int x, int y, int layer)
WAVEBRIDGE_SURFACE_READ(surfCubemap, int x, int y, int face)
WAVEBRIDGE_SURFACE_WRITE(surfCubemap, int x, int y, int face)
WAVEBRIDGE_SURFACE_READ(surfCubemapLayered, int x, int y, int face, int layer)
template <class T>
WAVEBRIDGE_NEEDS_IMAGES __device__ void surfCubemapLayeredwrite(T* value, hipSurfaceObject_t surface, int x, int y,
                                                                int face, int layer);
#undef WAVEBRIDGE_SURFACE_READ
#undef WAVEBRIDGE_SURFACE_WRITE
