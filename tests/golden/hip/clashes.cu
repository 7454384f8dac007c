#include <cuda_runtime.h>
__device__ double atomicMax(double *address, double value) {
  unsigned long long *bits = (unsigned long long *)address, old = *bits, assumed;
  do {
    assumed = old;
    if (__longlong_as_double(assumed) >= value) break;
    old = atomicCAS(bits, assumed, __double_as_longlong(value));
  } while (assumed != old);
  return __longlong_as_double(old);
}
inline __host__ __device__ float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x, a.y * b.y, a.z * b.z); }
inline __host__ __device__ void operator+=(float3 &a, float3 b) {
  a.x += b.x;
  a.y += b.y;
  a.z += b.z;
}
namespace mine { inline __host__ __device__ float2 operator*(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); } }
__global__ void k(double *d, float3 *p) {
  atomicMax(d, 1.0);
  p[0] += p[1] * p[2];
}
