// Kernels that count on warps of 32 lanes.
#include <cooperative_groups.h>
#include <cub/cub.cuh>
namespace cg = cooperative_groups;
#define VOTES(p) __ballot_sync(0xffffffffu, p)
#define HERE __activemask()
#define FULL 0xffffffffu
struct Best { float value; int at; short tag; };

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

__global__ void warp_scan(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % warpSize;
  unsigned v = u[i];
  for (int o = 1; o < 32; o *= 2) {
    unsigned other = __shfl_up_sync(FULL, v, o);
    if (lane >= o) v += other;
  }
  out[i] = v + __shfl_sync(FULL, v, 31);
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

__global__ void matches(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, all_equal;
  unsigned key = u[i] % 5;
  unsigned r = __match_any_sync(FULL, key);
  r ^= __match_all_sync(FULL, threadIdx.x / 32, &all_equal) + all_equal;
  r ^= __match_all_sync(FULL, double(key), &all_equal) * 7 + all_equal;
  if (key & 1) r ^= __match_any_sync(HERE, (unsigned long long)key << 40);
  out[i] = r;
}

__global__ void votes(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned key = u[i] % 5;
  unsigned r = __any_sync(FULL, key == 4) + 2 * __all_sync(FULL, key < 5) + 4 * __all_sync(FULL, key < 4);
  r += __any(key == 3) + 2 * __all(key != 0) + __ballot(key & 1);
  __syncwarp();
  if (key & 1) r ^= HERE;
  out[i] = r;
}

__global__ void reductions(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned key = u[i] % 5;
  unsigned r = __reduce_add_sync(FULL, key) + __reduce_max_sync(FULL, (int)key - 3) * 3 + __reduce_min_sync(FULL, -(int)key);
  r ^= __reduce_and_sync(FULL, u[i]) ^ __reduce_or_sync(FULL, key) << 4 ^ __reduce_xor_sync(FULL, u[i]);
  if (key & 1) r += __reduce_add_sync(HERE, u[i]);
  out[i] = r;
}

__global__ void widths(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double d = __shfl_xor_sync(FULL, (double)x[i], 3, 8);
  long long l = __shfl_down_sync(FULL, (long long)u[i] << 20, 5, 16);
  unsigned a = __shfl_up_sync(FULL, u[i], 3, 8) + __shfl_sync(FULL, u[i], 21, 16) + __shfl_sync(FULL, u[i], i * 7, 32);
  Best b{x[i], i, (short)u[i]};
  for (int o = 16; o; o /= 2) {
    Best other{__shfl_xor_sync(FULL, b.value, o), __shfl_xor(b.at, o), (short)__shfl_xor(b.tag, o)};
    if (other.value > b.value || (other.value == b.value && other.at < b.at)) b = other;
  }
  out[i] = a + (unsigned)(l >> 20) * 3 + __float_as_uint((float)d) + b.at + b.tag + __shfl(u[i], 2) + __shfl_up(u[i], 1);
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

__global__ void diverged(const float *x, const unsigned *u, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  unsigned r = 0;
  if (warp & 1) {
    for (int n = 0; n <= warp; n++) r += __shfl_sync(FULL, u[i] + n, (lane + n) % 32);
  } else {
    r = __popc(__ballot_sync(FULL, u[i] & 1)) + __match_any_sync(FULL, lane / (warp + 1));
  }
  if (lane < 16) {
    r += __shfl_down_sync(0x0000ffffu, r, 4, 16) + __reduce_max_sync(0x0000ffffu, u[i]);
    __syncwarp(0x0000ffffu);
  } else {
    r ^= __ballot_sync(0xffff0000u, u[i] & 2) + __all_sync(0xffff0000u, lane > 3);
  }
  __syncwarp();
  out[i] = r;
}
