// golden: does not compile
#include <hip/hip_runtime.h>
#include "wavebridge/texture_reference.h"
__global__ void child(int *p) { p[0] = 1; }
__global__ void parent(int *p) { child<<<1, 32>>>(p); }
__device__ int lane() {
  int l;
  l = __lane_id();
  return l;
}
WAVEBRIDGE_TEXTURE(image, wavebridge::texture_reference<float, 2, hipReadModeElementType>);
__global__ void sample(float *p) { p[0] = tex2D(wavebridge::on_device<decltype(image)>(), 0.5f, 0.5f); }
