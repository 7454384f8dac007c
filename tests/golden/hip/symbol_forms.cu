#include <cuda_runtime.h>
struct Parameters { float a[4]; int n; };
__constant__ float coefficients[4], more[2];
__constant__ Parameters parameters;
__device__ __align__(16) int counter = 0;
namespace ns { __constant__ int inner; struct S { static __device__ int member; }; }
template <typename T, int N> struct Table { static __constant__ T value; };
#define CHECK(x) do { if ((x) != cudaSuccess) return 1; } while (0)
#define UPLOAD(...) CHECK(cudaMemcpyToSymbol(__VA_ARGS__))
#define UPLOAD_NAMED(symbol, args...) CHECK(cudaMemcpyToSymbol(symbol, args))
template <typename T> cudaError_t upload(const T &symbol, const void *from) {
  return cudaMemcpyToSymbol(symbol, from, sizeof(T));
}
int run(const float *host, int n, cudaStream_t s) {
  CHECK(cudaMemcpyToSymbol((coefficients), host, sizeof(coefficients)));
  CHECK(cudaMemcpyToSymbol(
      // which
      coefficients /* here */, host,
      sizeof(coefficients)));
  CHECK(cudaMemcpyToSymbol(::ns::inner, host, 4));
  CHECK(cudaMemcpyToSymbol(ns::S::member, host, 4));
  UPLOAD((Table<float, 4>::value), host, 4);
  auto error = cudaMemcpyToSymbol(Table<float, 4>::value, host, 4);
  UPLOAD(parameters, host, sizeof(Parameters));
  UPLOAD_NAMED(coefficients, host, 16);
  CHECK(cudaMemcpyToSymbolAsync(coefficients, host, 16));
  CHECK(cudaMemcpyToSymbolAsync(coefficients, host, 16, 0, cudaMemcpyHostToDevice, s));
  CHECK(cudaMemcpyFromSymbolAsync(&n, counter, sizeof(n), 0));
  CHECK(cudaMemcpyToSymbol("coefficients", host, 16));
  CHECK(cudaMemcpyToSymbol("more", host, 8));
  CHECK(cudaMemcpyFromSymbol(&n, "elsewhere", 4));
  const void *pointer = &coefficients;
  CHECK(cudaMemcpyToSymbol(pointer, host, 16));
  return error + upload(coefficients, host);
}
