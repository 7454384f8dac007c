// Ballots behind macros: what takes their value has 64 bits too, and lane arithmetic beside them is reported.
#if CUDART_VERSION >= 9000
#define VOTES(p) __ballot_sync(0xffffffffu, p)
#else
#define VOTES(p) __ballot(p)
#endif
#define HERE (__activemask())
#define VOTES_OF_MINE(p) (VOTES(p) & HERE)
#define BELOW(lane) (HERE & ((1u << (lane)) - 1))
#define COUNT(p) __popc(VOTES(p))
#define VOTE_INTO(m, p) unsigned m = __ballot_sync(0xffffffffu, p)

__global__ void wave_totals(const unsigned *u, unsigned *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % warpSize;
  bool odd = u[i] & 1;
  unsigned mask = VOTES_OF_MINE(odd), below;
  below = BELOW(lane);
  int count = COUNT(odd), everyone = __popc(HERE);
  if (odd && __popc(mask & below) == 0) atomicAdd(total, __popc(mask) + count);
  if (odd && (mask & ~below) != 0) atomicAdd(total + 1, 1);
  if (VOTES(true) == 0xffffffffu && __ffs(VOTES(true)) - 1 == lane) atomicAdd(total + 2, everyone);
}

__global__ void lane_arithmetic(unsigned *out) {
  int lane = threadIdx.x & 31;
  out[threadIdx.x] = lane + __popc(VOTES(lane > 3));
}

__global__ void statement_macro(unsigned *out) {
  VOTE_INTO(mask, threadIdx.x > 3);
  out[threadIdx.x] = mask;
}
