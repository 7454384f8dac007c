#define EVERYONE 0xffffffffu
struct Vote {
  unsigned mask;
  int count;
};

__device__ unsigned votes(bool flag);
__device__ unsigned votes(bool flag) { return __ballot_sync(0xffffffff, flag); }

__device__ int rank_in(unsigned mask, int lane) { return __popc(mask & ((1u << lane) - 1)); }

template <typename T>
__device__ T from_first(T value, unsigned mask) { return __shfl_sync(EVERYONE, value, __ffs(mask) - 1); }

__global__ void flow(int *out, unsigned *raw) {
  int lane = threadIdx.x % warpSize;
  unsigned odd = votes(lane % 2 == 1);
  auto even = [&](bool flag) { return __ballot_sync(EVERYONE, flag); };
  Vote vote = {odd, 0};
  vote.mask &= ~(1u << lane);
  unsigned both[2];
  both[0] = even(lane % 2 == 0);
  both[1] = votes(true);
  vote.count = __popc(vote.mask) + __popc(both[0]) + (both[1] == EVERYONE);
  out[threadIdx.x] = vote.count + rank_in(odd, lane) + from_first(lane, odd) + 31 - __clz(both[1]);
  raw[threadIdx.x] = odd;
}
