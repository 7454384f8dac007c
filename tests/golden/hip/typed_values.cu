#include <cmath>
struct Shape {
  unsigned width;
  int height;
  dim3 block;
};

__device__ unsigned flat(uint3 at, dim3 of) { return at.x + of.x * (at.y + of.y * at.z); }
__host__ __device__ float inverse(float x) { return isfinite(x) ? rsqrtf(x) : 0.0f; }

__global__ void values(unsigned *out, Shape shape, int n, float f) {
  auto size = blockDim;
  uint3 extent = size;
  shape.block = extent;
  unsigned i = min(flat(threadIdx, gridDim), n - 1) + max(shape.width, n) + max(shape.height, n);
  unsigned lanes = threadIdx.x & 31;
  i += (1u << (lanes + 1)) - 1;
  i += 1u << (i & 31);
  for (int bit = 0; bit < 8; bit++) i ^= i >> bit;
  out[threadIdx.x] = i + flat(extent, shape.block) + (n << shape.height) + static_cast<unsigned>(inverse(f));
}
