#include <hip/hip_runtime.h>
#include <math.h>
#include "wavebridge/host_math.h"
#include "wavebridge/min_max.h"
#include <cmath>
struct Shape {
  unsigned width;
  int height;
  dim3 block;
};

__device__ unsigned flat(uint3 at, dim3 of) { return at.x + of.x * (at.y + of.y * at.z); }
__host__ __device__ float inverse(float x) { return isfinite(x) ? rsqrtf(x) : 0.0f; }

__global__ void values(unsigned *out, Shape shape, int n, float f) {
  auto size = dim3(blockDim.x, blockDim.y, blockDim.z);
  uint3 extent = make_uint3(size.x, size.y, size.z);
  shape.block = dim3(extent.x, extent.y, extent.z);
  unsigned i = min(flat(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z), gridDim), n - 1) + max(shape.width, n) + max(shape.height, n);
  unsigned lanes = threadIdx.x & 31;
  i += (1u << (lanes + 1)) - 1;
  i += 1u << (i & 31);
  for (int bit = 0; bit < 8; bit++) i ^= i >> bit;
  out[threadIdx.x] = i + flat(extent, shape.block) + (n << shape.height) + static_cast<unsigned>(inverse(f));
}
