#include <hip/hip_runtime.h>
#include "wavebridge/cache.h"
#include "wavebridge/dot.h"
#include "wavebridge/rounding.h"
#include "wavebridge/simd.h"
#include "wavebridge/time.h"
__global__ void k(float *f, unsigned *u, const float4 *q) {
  float a = f[0], b = f[1];
  f[2] = wavebridge::fadd_rn(wavebridge::fmul_rn(a, b), f[3]);
  f[3] = wavebridge::saturatef(a) + wavebridge::fadd_rd(a, b) + wavebridge::fmul_ru(a, b);
  u[0] = wavebridge::vadd4(u[1], u[2]) + wavebridge::vabsdiffu4(u[1], u[2]) + wavebridge::vmaxs2(u[1], u[2]) + wavebridge::vcmpgtu4(u[0], u[1]);
  u[1] = wavebridge::dp4a(u[1], u[2], u[3]);
  int s = wavebridge::dp4a((int)u[1], (int)u[2], 5);
  float c = wavebridge::ldcs(f + 8);
  float4 v = wavebridge::ldcg(q);
  wavebridge::stcs(f + 9, c + v.x + s);
  wavebridge::nanosleep(100);
  u[4] = (1u << (threadIdx.x + 1)) - 1;
}
