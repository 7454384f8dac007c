// Texture and surface objects: HIP has most of them under other names only.
#include <hip/hip_runtime.h>
#include "wavebridge/surface_access.h"

__constant__ hipTextureObject_t at_file_scope;

struct Inputs {
  hipTextureObject_t image;
  hipSurfaceObject_t surface;
};

__global__ void smooth(float *out, Inputs in, hipTextureObject_t line, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float value = tex1Dfetch<float>(line, i) + tex2D<float>(in.image, i + 0.5f, 0.5f);
  float4 wide = tex2DLod<float4>(at_file_scope, 0.5f, 0.5f, 0.0f);
  value += tex3D<float>(in.image, 0.5f, 0.5f, 0.5f) + tex2DLayered<float>(in.image, 0.5f, 0.5f, 1);
  tex2D(&wide, in.image, 0.25f, 0.75f);
  float4 kept;
  surf2Dread(&kept, in.surface, i * 16, 0);
  kept.x += wavebridge::surf2Dread<float>(in.surface, i * 4, 1) + wavebridge::surf1Dread<float>(in.surface, i * 4, hipBoundaryModeZero);
  surf2Dwrite(kept, in.surface, i * 16, 2);
  wavebridge::surf2Dwrite(wide, in.surface, i * 16, 3, hipBoundaryModeTrap);
  out[i] = value + kept.x;
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
