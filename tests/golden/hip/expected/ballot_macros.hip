// Ballots behind macros: what takes their value has 64 bits too, and lane arithmetic beside them is reported.
#ifndef HIP_ENABLE_WARP_SYNC_BUILTINS
#define HIP_ENABLE_WARP_SYNC_BUILTINS
#endif
#include <hip/hip_runtime.h>
#if (defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 9000)
#define VOTES(p) __ballot_sync(__activemask(), p)
#else
#define VOTES(p) __ballot(p)
#endif
#define HERE (__activemask())
#define VOTES_OF_MINE(p) (VOTES(p) & HERE)
#define BELOW(lane) (HERE & ((1ull << (lane)) - 1))
#define COUNT(p) __popcll(VOTES(p))
#define VOTE_INTO(m, p) unsigned m = __ballot_sync(__activemask(), p)

__global__ void wave_totals(const unsigned *u, unsigned *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % warpSize;
  bool odd = u[i] & 1;
  unsigned long long mask = VOTES_OF_MINE(odd), below;
  below = BELOW(lane);
  int count = COUNT(odd), everyone = __popcll(HERE);
  if (odd && __popcll(mask & below) == 0) atomicAdd(total, __popcll(mask) + count);
  if (odd && (mask & ~below) != 0) atomicAdd(total + 1, 1);
  if (VOTES(true) == (~0ull >> (64 - warpSize)) && __ffsll(VOTES(true)) - 1 == lane) atomicAdd(total + 2, everyone);
}

__global__ void lane_arithmetic(unsigned *out) {
  int lane = threadIdx.x & 31;
  out[threadIdx.x] = lane + __popcll(VOTES(lane > 3));
}

__global__ void statement_macro(unsigned *out) {
  VOTE_INTO(mask, threadIdx.x > 3);
  out[threadIdx.x] = mask;
}
