#ifndef HIP_ENABLE_WARP_SYNC_BUILTINS
#define HIP_ENABLE_WARP_SYNC_BUILTINS
#endif
#include <hip/hip_runtime.h>
#define EVERYONE 0xffffffffu
struct Vote {
  unsigned long long mask;
  int count;
};

__device__ unsigned long long votes(bool flag);
__device__ unsigned long long votes(bool flag) { return __ballot_sync(__activemask(), flag); }

__device__ int rank_in(unsigned long long mask, int lane) { return __popcll(mask & ((1ull << lane) - 1)); }

template <typename T>
__device__ T from_first(T value, unsigned long long mask) { return __shfl_sync(0x100000001ull * static_cast<unsigned int>(EVERYONE), value, __ffsll(mask) - 1); }

__global__ void flow(int *out, unsigned *raw) {
  int lane = threadIdx.x % warpSize;
  unsigned long long odd = votes(lane % 2 == 1);
  auto even = [&](bool flag) { return __ballot_sync(0x100000001ull * static_cast<unsigned int>(EVERYONE), flag); };
  Vote vote = {odd, 0};
  vote.mask &= ~(1ull << lane);
  unsigned long long both[2];
  both[0] = even(lane % 2 == 0);
  both[1] = votes(true);
  vote.count = __popcll(vote.mask) + __popcll(both[0]) + (both[1] == (~0ull >> (64 - warpSize)));
  out[threadIdx.x] = vote.count + rank_in(odd, lane) + from_first(lane, odd) + 63 - __clzll(both[1]);
  raw[threadIdx.x] = odd;
}
