#ifndef HIPBLAS_V2
#define HIPBLAS_V2
#endif
#ifndef ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#define ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#endif
#ifndef HIPBLAS_USE_HIP_HALF
#define HIPBLAS_USE_HIP_HALF
#endif
#include <hip/hip_runtime.h>
#include "wavebridge/bfloat16.h"
#include <hipblas/hipblas.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
__global__ void k(float *p, __hip_bfloat16 b) {
  float a = p[0];
  for (int i = 0; i < 4; ++i) a += p[i];
  p[1] = a + wavebridge::bfloat162int_rn(b) + wavebridge::bfloat162ushort_rz(b) + wavebridge::bfloat162ll_rd(b);
}
void prefetch(float *p, int device, hipStream_t stream) {
  hipMemLocation where;
  where.type = hipMemLocationTypeDevice;
  where.id = device;
  hipMemPrefetchAsync(p, 16, (where.type == hipMemLocationTypeDevice ? where.id : hipCpuDeviceId), stream);
  hipMemPrefetchAsync(p, 16, (where.type == hipMemLocationTypeDevice ? where.id : hipCpuDeviceId));
  hipMemPrefetchAsync(p, 16, device, stream);
}
void multiply(hipblasHandle_t handle, const half *a, half *c, half one) {
  hipblasHgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 4, 4, 4, &one, a, 4, a, 4, &one, c, 4);
}
