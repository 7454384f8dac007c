// Texture and surface objects: HIP has most of them under other names only.
#include <cuda_runtime.h>

__constant__ cudaTextureObject_t at_file_scope;

struct Inputs {
  cudaTextureObject_t image;
  cudaSurfaceObject_t surface;
};

__global__ void smooth(float *out, cudaTextureObject_t line, cudaTextureObject_t image, cudaTextureObject_t volume,
                       cudaTextureObject_t layers, cudaSurfaceObject_t quads, cudaSurfaceObject_t row, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float value = tex1Dfetch<float>(line, i) + tex3D<float>(volume, i * 0.1f, 0.5f, 1.0f);
  float4 wide = tex2DLod<float4>(image, i * 0.1f, 0.5f, 0.0f), more;
  tex2D(&more, image, 0.25f, i * -0.2f);
  value += more.y + tex2DLayered<float>(layers, 0.75f, 1.25f, i);
  float4 kept;
  surf2Dread(&kept, quads, i * 16, 0);
  kept.x += surf2Dread<float4>(quads, i * 16, 1).w + surf1Dread<float>(row, i * 4 - 8, cudaBoundaryModeZero);
  surf2Dwrite(kept, quads, i * 16, 2);
  surf2Dwrite(wide, quads, i * 16, 3, cudaBoundaryModeTrap);
  out[i] = value + kept.x;
}

__global__ void from_struct(float *out, Inputs in) {
  out[0] = tex2D<float>(in.image, 0.5f, 0.5f) + tex1D<float>(at_file_scope, 0.5f);
  surf2Dwrite(out[0], in.surface, 0, 0);
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
