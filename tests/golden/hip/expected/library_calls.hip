#ifndef HIPBLAS_V2
#define HIPBLAS_V2
#endif
#ifndef ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#define ROCM_MATHLIBS_API_USE_HIP_COMPLEX
#endif
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipcub/hipcub.hpp>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsparse/hipsparse.h>
#include <thrust/device_vector.h>
#include <thrust/reduce.h>
int run(const float *a, float *c, int n, hipfftComplex *spectrum) {
  hipblasHandle_t handle;
  if (hipblasCreate(&handle) != HIPBLAS_STATUS_SUCCESS) return 1;
  const float one = 1.0f, zero = 0.0f;
  hipblasSgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, &one, a, n, a, n, &zero, c, n);
  hipfftHandle plan;
  hipfftPlan1d(&plan, n, HIPFFT_C2R, 1);
  hipfftExecC2R(plan, spectrum, c);
  hiprandGenerator_t generator;
  hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT);
  size_t bytes = 0;
  hipcub::DeviceReduce::Sum(nullptr, bytes, a, c, n);
  thrust::device_vector<float> v(n);
  return thrust::reduce(v.begin(), v.end()) > 0;
}
