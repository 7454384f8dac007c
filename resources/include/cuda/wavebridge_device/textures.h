// Texture objects and texture references (CUDA C++ Programming Guide, "Texture Functions").
#ifndef WAVEBRIDGE_DEVICE_TEXTURES_H
#define WAVEBRIDGE_DEVICE_TEXTURES_H

#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaTextureTypeCubemapLayered 0xFC

// A texture reference, as CUDA had it before release 12.
struct textureReference {
    int normalized;
    cudaTextureFilterMode filterMode;
    cudaTextureAddressMode addressMode[3];
    cudaChannelFormatDesc channelDesc;
    int sRGB;
    unsigned int maxAnisotropy;
    cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    int disableTrilinearOptimization;
};

template <class T, int kind = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : textureReference {
    texture(int normalized = 0, cudaTextureFilterMode filter = cudaFilterModePoint,
            cudaTextureAddressMode address = cudaAddressModeClamp);
    texture(int normalized, cudaTextureFilterMode filter, cudaTextureAddressMode address, cudaChannelFormatDesc format);
};

namespace wavebridge {

// What a fetch through a texture reference gives: the element, or floats where 8- and 16-bit integers are normalised.
template <class T, cudaTextureReadMode mode>
struct fetched {
    using type = T;
};

#define WAVEBRIDGE_NORMALIZED(T, F)                      \
    template <>                                          \
    struct fetched<T, cudaReadModeNormalizedFloat> {     \
        using type = F;                                  \
    };
WAVEBRIDGE_NORMALIZED(char, float)
WAVEBRIDGE_NORMALIZED(signed char, float)
WAVEBRIDGE_NORMALIZED(unsigned char, float)
WAVEBRIDGE_NORMALIZED(short, float)
WAVEBRIDGE_NORMALIZED(unsigned short, float)
WAVEBRIDGE_NORMALIZED(char1, float1)
WAVEBRIDGE_NORMALIZED(uchar1, float1)
WAVEBRIDGE_NORMALIZED(short1, float1)
WAVEBRIDGE_NORMALIZED(ushort1, float1)
WAVEBRIDGE_NORMALIZED(char2, float2)
WAVEBRIDGE_NORMALIZED(uchar2, float2)
WAVEBRIDGE_NORMALIZED(short2, float2)
WAVEBRIDGE_NORMALIZED(ushort2, float2)
WAVEBRIDGE_NORMALIZED(char4, float4)
WAVEBRIDGE_NORMALIZED(uchar4, float4)
WAVEBRIDGE_NORMALIZED(short4, float4)
WAVEBRIDGE_NORMALIZED(ushort4, float4)
#undef WAVEBRIDGE_NORMALIZED

}  // namespace wavebridge

// The three forms of every fetch: from an object, from an object into a variable, from a reference.
#define WAVEBRIDGE_FETCH(name, ...)                                                  \
    template <class T>                                                               \
    __device__ T name(cudaTextureObject_t texture, __VA_ARGS__);                     \
    template <class T>                                                               \
    __device__ void name(T* result, cudaTextureObject_t texture, __VA_ARGS__);       \
    template <class T, int kind, cudaTextureReadMode mode>                           \
    __device__ typename wavebridge::fetched<T, mode>::type name(texture<T, kind, mode> reference, __VA_ARGS__);

WAVEBRIDGE_FETCH(tex1Dfetch, int x)
WAVEBRIDGE_FETCH(tex1D, float x)
WAVEBRIDGE_FETCH(tex1DLod, float x, float level)
WAVEBRIDGE_FETCH(tex1DGrad, float x, float dx, float dy)
WAVEBRIDGE_FETCH(tex1DLayered, float x, int layer)
WAVEBRIDGE_FETCH(tex1DLayeredLod, float x, int layer, float level)
WAVEBRIDGE_FETCH(tex1DLayeredGrad, float x, int layer, float dx, float dy)
WAVEBRIDGE_FETCH(tex2D, float x, float y)
WAVEBRIDGE_FETCH(tex2DLod, float x, float y, float level)
WAVEBRIDGE_FETCH(tex2DGrad, float x, float y, float2 dx, float2 dy)
WAVEBRIDGE_FETCH(tex2Dgather, float x, float y, int component = 0)
WAVEBRIDGE_FETCH(tex2DLayered, float x, float y, int layer)
WAVEBRIDGE_FETCH(tex2DLayeredLod, float x, float y, int layer, float level)
WAVEBRIDGE_FETCH(tex2DLayeredGrad, float x, float y, int layer, float2 dx, float2 dy)
WAVEBRIDGE_FETCH(tex3D, float x, float y, float z)
WAVEBRIDGE_FETCH(tex3DLod, float x, float y, float z, float level)
WAVEBRIDGE_FETCH(tex3DGrad, float x, float y, float z, float4 dx, float4 dy)
WAVEBRIDGE_FETCH(texCubemap, float x, float y, float z)
WAVEBRIDGE_FETCH(texCubemapLod, float x, float y, float z, float level)
WAVEBRIDGE_FETCH(texCubemapGrad, float x, float y, float z, float4 dx, float4 dy)
WAVEBRIDGE_FETCH(texCubemapLayered, float x, float y, float z, int layer)
WAVEBRIDGE_FETCH(texCubemapLayeredLod, float x, float y, float z, int layer, float level)
#undef WAVEBRIDGE_FETCH

#endif
