// Kernels that count on warps of 32 lanes, translated with 32-lane warps on every wave size.
#include <cooperative_groups.h>
#include <cub/cub.cuh>
namespace cg = cooperative_groups;
#define VOTES(p) __ballot_sync(0xffffffffu, p)
#define HERE __activemask()
#define FULL 0xffffffffu

__device__ float warp_sum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(FULL, v, o);
  return v;
}

__global__ void block_sum(const float *x, const unsigned *u, unsigned *out) {
  __shared__ float s[32];
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  float v = warp_sum(x[blockIdx.x * blockDim.x + threadIdx.x]);
  if (lane == 0) s[warp] = v;
  __syncthreads();
  if (warp == 0) {
    v = warp_sum(lane < blockDim.x / warpSize ? s[lane] : 0.0f);
    if (lane == 0) out[blockIdx.x] = __float_as_uint(v);
  }
}

__global__ void compact(const float *x, const unsigned *u, unsigned *out) {
  __shared__ unsigned firsts[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  bool keep = u[i] & 1;
  unsigned mask = VOTES(keep);
  unsigned rank = __popc(mask & ((1u << lane) - 1));
  if (lane == 0) firsts[threadIdx.x / 32] = mask;
  __syncthreads();
  unsigned before = 0;
  for (int w = 0; w < threadIdx.x / 32; w++) before += __popc(firsts[w]);
  out[i] = keep ? before + rank : (31 - __clz(mask)) * 100 + __ffs(mask);
  if (keep) out[i] ^= HERE << 8;
}

__global__ void registers(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned lane, below, above, warp;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(above));
  asm("mov.u32 %0, %%warpid;" : "=r"(warp));
  unsigned mask = VOTES(u[i] & 2);
  out[i] = __popc(mask & below) + 100 * __popc(mask & above) + 10000 * lane + (warp << 20);
}

__global__ void collectives(const float *x, const unsigned *u, unsigned *out) {
  using Reduce = cub::WarpReduce<unsigned>;
  using Scan = cub::WarpScan<unsigned>;
  __shared__ Reduce::TempStorage reduce_storage[32];
  __shared__ Scan::TempStorage scan_storage[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x, warp = threadIdx.x / 32;
  unsigned sum = Reduce(reduce_storage[warp]).Sum(u[i]), scanned;
  Scan(scan_storage[warp]).InclusiveSum(u[i], scanned);
  out[i] = scanned + (threadIdx.x % 32 == 0 ? sum << 12 : 0);
}

__global__ void groups(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto half = cg::tiled_partition<16>(cg::this_thread_block());
  unsigned r = __popc(warp.ballot(u[i] & 1) & ((1u << (threadIdx.x & 31)) - 1)) + half.ballot(u[i] & 4) * 3;
  r += warp.shfl_xor(u[i], 9) + half.shfl_down(u[i], 3) + warp.any(u[i] == 3) + warp.meta_group_rank() * 77;
  if (u[i] % 3 == 0) {
    auto active = cg::coalesced_threads();
    r ^= active.size() << 20 ^ active.thread_rank() << 26;
    r += active.shfl(u[i], 0);
  }
  out[i] = r;
}

int main() {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  int width;
  cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, 0);
  float *x;
  unsigned *u, *out;
  cudaMalloc(&x, 512 * sizeof(float));
  cudaMalloc(&u, 512 * sizeof(unsigned));
  cudaMalloc(&out, 512 * sizeof(unsigned));
  block_sum<<<2, 8 * prop.warpSize>>>(x, u, out);
  return width != prop.warpSize;
}
