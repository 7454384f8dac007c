// Texture and surface objects: HIP has most of them under other names only.
#include <hip/hip_runtime.h>
#include "wavebridge/surface_access.h"

__constant__ hipTextureObject_t at_file_scope;

struct Inputs {
  hipTextureObject_t image;
  hipSurfaceObject_t surface;
};

__global__ void smooth(float *out, hipTextureObject_t line, hipTextureObject_t image, hipTextureObject_t volume,
                       hipTextureObject_t layers, hipSurfaceObject_t quads, hipSurfaceObject_t row, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float value = tex1Dfetch<float>(line, i) + tex3D<float>(volume, i * 0.1f, 0.5f, 1.0f);
  float4 wide = tex2DLod<float4>(image, i * 0.1f, 0.5f, 0.0f), more;
  tex2D(&more, image, 0.25f, i * -0.2f);
  value += more.y + tex2DLayered<float>(layers, 0.75f, 1.25f, i);
  float4 kept;
  surf2Dread(&kept, quads, i * 16, 0);
  kept.x += wavebridge::surf2Dread<float4>(quads, i * 16, 1).w + wavebridge::surf1Dread<float>(row, i * 4 - 8, hipBoundaryModeZero);
  surf2Dwrite(kept, quads, i * 16, 2);
  wavebridge::surf2Dwrite(wide, quads, i * 16, 3, hipBoundaryModeTrap);
  out[i] = value + kept.x;
}

__global__ void from_struct(float *out, Inputs in) {
  out[0] = tex2D<float>(in.image, 0.5f, 0.5f) + tex1D<float>(at_file_scope, 0.5f);
  surf2Dwrite(out[0], in.surface, 0, 0);
}

hipError_t make(hipTextureObject_t *object, hipArray_t array, float *memory, size_t bytes) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
  resource.res.linear.sizeInBytes = bytes;
  hipTextureDesc sampling = {};
  sampling.addressMode[0] = hipAddressModeBorder;
  sampling.filterMode = hipFilterModeLinear;
  sampling.readMode = hipReadModeElementType;
  sampling.normalizedCoords = 1;
  sampling.borderColor[0] = 1.0f;
  sampling.maxAnisotropy = 1;
  hipError_t error = hipCreateTextureObject(object, &resource, &sampling, nullptr);
  hipChannelFormatDesc format = hipCreateChannelDesc<uchar4>();
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t surface;
  if (error == hipSuccess) error = hipCreateSurfaceObject(&surface, &resource);
  return error == hipSuccess && format.x == 8 ? hipDestroySurfaceObject(surface) : error;
}
