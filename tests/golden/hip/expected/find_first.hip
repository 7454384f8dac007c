#include <hip/hip_runtime.h>
#include <cstdint>

__global__ void first_bits(const uint64_t *in, int *out) {
  uint64_t bits = in[threadIdx.x];
  unsigned long long wide = bits;
  out[3 * threadIdx.x] = __ffsll(static_cast<long long>(bits));
  out[3 * threadIdx.x + 1] = __ffsll(static_cast<long long>(in[threadIdx.x] & ~bits)) + __ffsll(wide);
  out[3 * threadIdx.x + 2] = __ffsll((long long)bits);
}
