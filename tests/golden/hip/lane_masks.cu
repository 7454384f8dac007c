#include <cuda_runtime.h>
#define FULL_MASK 0xffffffff
static const unsigned everyone = 0xffffffffu;
#define ANY(p) __any_sync(everyone, (p))

__device__ int rank_of(bool flag, int lane) {
  unsigned ballot = __ballot_sync(FULL_MASK, flag);
  unsigned below = (1u << lane) - 1;
  int first = __ffs(ballot) - 1;
  if (ballot == 0xffffffff) return lane;
  return first + __popc(ballot & below) + __popc(ballot & ((1 << lane) - 1));
}

__global__ void masks(int *out, unsigned part, int width) {
  int lane = threadIdx.x % warpSize;
  int v = __shfl_sync(0xffffffff, lane, 0) + __shfl_down_sync(-1, lane, 1) + __shfl_xor_sync(~0u, lane, 1);
  if (lane < 16) v += __shfl_sync(0x0000ffff, lane, 0);
  v += __shfl_up_sync(part, lane, 1, 16);
  {
    unsigned ballot = 3;
    v += ballot & 1;
  }
  unsigned active = __activemask();
  if (ANY(v > 3)) v += __shfl_sync(active, v, 0);
  unsigned remaining;
  remaining = __match_any_sync(active, v);
  remaining &= ~(1u << lane);
  __syncwarp();
  __syncwarp(part);
  out[threadIdx.x] = v + rank_of(v > 0, lane) + __popc(remaining) + __popc(part);
}
