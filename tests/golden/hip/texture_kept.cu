// golden: does not compile
// What is not rewritten: each with an error on its line.
#include <cuda.h>
#include <cuda_runtime.h>

texture<float, 2, cudaReadModeElementType> image;

struct Holder {
  static texture<float, 1, cudaReadModeElementType> inside;
};

template <class Texture>
__device__ float through(Texture t, int i) {
  return tex1Dfetch(t, i);
}

__global__ void corners(float4 *out, cudaTextureObject_t object, cudaSurfaceObject_t surface) {
  out[0] = tex2Dgather(image, 0.5f, 0.5f);
  out[1] = tex2Dgather<float4>(object, 0.5f, 0.5f, 1);
  tex2DLayered(&out[2], object, 0.5f, 0.5f, 3);
  out[3].x = surf2Dread<float>(surface, 4, 0, cudaBoundaryModeClamp);
}

void late(cudaArray_t array, CUmodule module) {
  cudaBindTextureToArray(image, array);
  image.addressMode[1] = cudaAddressModeBorder;
  const textureReference *found;
  cudaGetTextureReference(&found, "elsewhere");
  CUtexref reference;
  cuModuleGetTexRef(&reference, module, "image");
}

// texture<int> in a comment, and "tex2D(image, 0, 0)" in a string, stay.
const char *text = "texture<int, 1> t; tex2D(image, 0, 0)";
float ordinary(float texture) { return texture < 3 ? texture : 1; }
