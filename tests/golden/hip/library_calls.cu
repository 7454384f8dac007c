#include <cublas_v2.h>
#include <cub/cub.cuh>
#include <cufft.h>
#include <curand.h>
#include <cusparse.h>
#include <thrust/device_vector.h>
#include <thrust/reduce.h>
int run(const float *a, float *c, int n, cufftComplex *spectrum) {
  cublasHandle_t handle;
  if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS) return 1;
  const float one = 1.0f, zero = 0.0f;
  cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, a, n, &zero, c, n);
  cufftHandle plan;
  cufftPlan1d(&plan, n, CUFFT_C2R, 1);
  cufftExecC2R(plan, spectrum, c);
  curandGenerator_t generator;
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  size_t bytes = 0;
  cub::DeviceReduce::Sum(nullptr, bytes, a, c, n);
  thrust::device_vector<float> v(n);
  return thrust::reduce(v.begin(), v.end()) > 0;
}
