#include <cuda_runtime.h>
template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; }
template <class T> inline __host__ __device__ T min(const T a, const T b) { return (b < a) ? b : a; }
namespace mine { template <typename T> __device__ T max(T a, T b) { return a > b ? a : b; } }
__global__ void extrema(unsigned *u, float *f) {
  u[0] = max(u[1], u[2]) + min(u[3], u[4]);
  f[0] = mine::max(f[1], 1.0f);
}
unsigned host(unsigned a, unsigned b) { return min(a, b); }
