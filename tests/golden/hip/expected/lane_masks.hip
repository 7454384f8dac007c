#ifndef HIP_ENABLE_WARP_SYNC_BUILTINS
#define HIP_ENABLE_WARP_SYNC_BUILTINS
#endif
#include <hip/hip_runtime.h>
#include "wavebridge/warp.h"
#define FULL_MASK (~0ull)
static const unsigned long long everyone = ~0ull;
#define ANY(p) __any_sync(__activemask(), (p))

__device__ int rank_of(bool flag, int lane) {
  unsigned long long ballot = __ballot_sync(__activemask(), flag);
  unsigned long long below = (1ull << lane) - 1;
  int first = __ffsll(ballot) - 1;
  if (ballot == (~0ull >> (64 - warpSize))) return lane;
  return first + __popcll(ballot & below) + __popcll(ballot & ((1ull << lane) - 1));
}

__global__ void masks(int *out, unsigned part, int width) {
  int lane = threadIdx.x % warpSize;
  int v = __shfl_sync(__activemask(), lane, 0) + __shfl_down_sync(__activemask(), lane, 1) + __shfl_xor_sync(__activemask(), lane, 1);
  if (lane < 16) v += __shfl_sync(0x0000ffff0000ffffull, lane, 0);
  v += __shfl_up_sync(0x100000001ull * static_cast<unsigned int>(part), lane, 1, 16);
  {
    unsigned ballot = 3;
    v += ballot & 1;
  }
  unsigned long long active = __activemask();
  if (ANY(v > 3)) v += __shfl_sync(active, v, 0);
  unsigned long long remaining;
  remaining = __match_any_sync(active, v);
  remaining &= ~(1ull << lane);
  wavebridge::syncwarp();
  wavebridge::syncwarp(0x100000001ull * static_cast<unsigned int>(part));
  out[threadIdx.x] = v + rank_of(v > 0, lane) + __popcll(remaining) + __popc(part);
}
