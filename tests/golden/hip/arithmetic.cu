#include <cuda_runtime.h>
__global__ void k(float *f, unsigned *u, const float4 *q) {
  float a = f[0], b = f[1];
  f[2] = __fadd_rn(__fmul_rn(a, b), f[3]);
  f[3] = __saturatef(a) + __fadd_rd(a, b) + __fmul_ru(a, b);
  u[0] = __vadd4(u[1], u[2]) + __vabsdiffu4(u[1], u[2]) + __vmaxs2(u[1], u[2]) + __vcmpgtu4(u[0], u[1]);
  u[1] = __dp4a(u[1], u[2], u[3]);
  int s = __dp4a((int)u[1], (int)u[2], 5);
  float c = __ldcs(f + 8);
  float4 v = __ldcg(q);
  __stcs(f + 9, c + v.x + s);
  __nanosleep(100);
  u[4] = (1u << (threadIdx.x + 1)) - 1;
}
