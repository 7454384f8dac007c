// golden: does not compile
// What is not rewritten: each with an error on its line.
#include <hip/hip_runtime.h>
#include "wavebridge/surface_access.h"
#include "wavebridge/texture_reference.h"

WAVEBRIDGE_TEXTURE(image, wavebridge::texture_reference<float, 2, hipReadModeElementType>);

struct Holder {
  static texture<float, 1, hipReadModeElementType> inside;
};

template <class Texture>
__device__ float through(Texture t, int i) {
  return tex1Dfetch(t, i);
}

__global__ void corners(float4 *out, hipTextureObject_t object, hipSurfaceObject_t surface) {
  out[0] = tex2Dgather(image, 0.5f, 0.5f);
  out[1] = tex2Dgather<float4>(object, 0.5f, 0.5f, 1);
  tex2DLayered(&out[2], object, 0.5f, 0.5f, 3);
  out[3].x = wavebridge::surf2Dread<float>(surface, 4, 0, hipBoundaryModeClamp);
}

void late(hipArray_t array, hipModule_t module) {
  wavebridge::bind_texture_to_array(image, array);
  image.addressMode[1] = hipAddressModeBorder;
  const wavebridge::texture_attributes *found;
  wavebridge::find_texture_reference(&found, "elsewhere");
  hipTexRef reference;
  hipModuleGetTexRef(&reference, module, "image");
}

// texture<int> in a comment, and "tex2D(image, 0, 0)" in a string, stay.
const char *text = "texture<int, 1> t; tex2D(image, 0, 0)";
float ordinary(float texture) { return texture < 3 ? texture : 1; }
