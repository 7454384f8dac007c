#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void k(float *p, __nv_bfloat16 b) {
  register float a = p[0];
  for (register int i = 0; i < 4; ++i) a += p[i];
  p[1] = a + __bfloat162int_rn(b) + __bfloat162ushort_rz(b) + __bfloat162ll_rd(b);
}
void prefetch(float *p, int device, cudaStream_t stream) {
  cudaMemLocation where;
  where.type = cudaMemLocationTypeDevice;
  where.id = device;
  cudaMemPrefetchAsync(p, 16, where, 0, stream);
  cudaMemPrefetchAsync(p, 16, where, 0);
  cudaMemPrefetchAsync(p, 16, device, stream);
}
void multiply(cublasHandle_t handle, const half *a, half *c, half one) {
  cublasHgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 4, 4, 4, &one, a, 4, a, 4, &one, c, 4);
}
