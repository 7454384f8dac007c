__device__ unsigned flat(uint3 at, dim3 of) { return at.x + of.x * (at.y + of.y * at.z); }
struct Place { uint3 thread; };
__global__ void k(unsigned *out) {
  uint3 t = threadIdx;
  dim3 size(blockDim);
  const Place place = {blockIdx};
  out[threadIdx.x] = flat(t, size) + flat(blockIdx, gridDim) + place.thread.x;
}
