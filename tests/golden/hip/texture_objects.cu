// Texture and surface objects: HIP has most of them under other names only.
#include <cuda_runtime.h>

__constant__ cudaTextureObject_t at_file_scope;

struct Inputs {
  cudaTextureObject_t image;
  cudaSurfaceObject_t surface;
};

__global__ void smooth(float *out, Inputs in, cudaTextureObject_t line, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float value = tex1Dfetch<float>(line, i) + tex2D<float>(in.image, i + 0.5f, 0.5f);
  float4 wide = tex2DLod<float4>(at_file_scope, 0.5f, 0.5f, 0.0f);
  value += tex3D<float>(in.image, 0.5f, 0.5f, 0.5f) + tex2DLayered<float>(in.image, 0.5f, 0.5f, 1);
  tex2D(&wide, in.image, 0.25f, 0.75f);
  float4 kept;
  surf2Dread(&kept, in.surface, i * 16, 0);
  kept.x += surf2Dread<float>(in.surface, i * 4, 1) + surf1Dread<float>(in.surface, i * 4, cudaBoundaryModeZero);
  surf2Dwrite(kept, in.surface, i * 16, 2);
  surf2Dwrite(wide, in.surface, i * 16, 3, cudaBoundaryModeTrap);
  out[i] = value + kept.x;
}

cudaError_t make(cudaTextureObject_t *object, cudaArray_t array, float *memory, size_t bytes) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  resource.res.linear.sizeInBytes = bytes;
  cudaTextureDesc sampling = {};
  sampling.addressMode[0] = cudaAddressModeBorder;
  sampling.filterMode = cudaFilterModeLinear;
  sampling.readMode = cudaReadModeElementType;
  sampling.normalizedCoords = 1;
  sampling.borderColor[0] = 1.0f;
  sampling.maxAnisotropy = 1;
  cudaError_t error = cudaCreateTextureObject(object, &resource, &sampling, nullptr);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<uchar4>();
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaSurfaceObject_t surface;
  if (error == cudaSuccess) error = cudaCreateSurfaceObject(&surface, &resource);
  return error == cudaSuccess && format.x == 8 ? cudaDestroySurfaceObject(surface) : error;
}
