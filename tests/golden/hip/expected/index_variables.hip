#include <hip/hip_runtime.h>
__device__ unsigned flat(uint3 at, dim3 of) { return at.x + of.x * (at.y + of.y * at.z); }
struct Place { uint3 thread; };
__global__ void k(unsigned *out) {
  uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);
  dim3 size(blockDim);
  const Place place = {make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)};
  out[threadIdx.x] = flat(t, size) + flat(make_uint3(blockIdx.x, blockIdx.y, blockIdx.z), gridDim) + place.thread.x;
}
