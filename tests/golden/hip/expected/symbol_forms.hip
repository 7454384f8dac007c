#include <hip/hip_runtime.h>
struct Parameters { float a[4]; int n; };
__constant__ float coefficients[4], more[2];
__constant__ Parameters parameters;
__device__ __align__(16) int counter = 0;
namespace ns { __constant__ int inner; struct S { static __device__ int member; }; }
template <typename T, int N> struct Table { static __constant__ T value; };
#define CHECK(x) do { if ((x) != hipSuccess) return 1; } while (0)
#define UPLOAD(...) CHECK(hipMemcpyToSymbol(__VA_ARGS__))
#define UPLOAD_NAMED(symbol, args...) CHECK(hipMemcpyToSymbol(HIP_SYMBOL(symbol), args))
template <typename T> hipError_t upload(const T &symbol, const void *from) {
  return hipMemcpyToSymbol(HIP_SYMBOL(symbol), from, sizeof(T));
}
int run(const float *host, int n, hipStream_t s) {
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL((coefficients)), host, sizeof(coefficients)));
  CHECK(hipMemcpyToSymbol(
      // which
      HIP_SYMBOL(coefficients) /* here */, host,
      sizeof(coefficients)));
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(::ns::inner), host, 4));
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(ns::S::member), host, 4));
  UPLOAD((Table<float, 4>::value), host, 4);
  auto error = hipMemcpyToSymbol(HIP_SYMBOL((Table<float, 4>::value)), host, 4);
  UPLOAD(parameters, host, sizeof(Parameters));
  UPLOAD_NAMED(coefficients, host, 16);
  CHECK(hipMemcpyToSymbolAsync(HIP_SYMBOL(coefficients), host, 16, 0, hipMemcpyHostToDevice));
  CHECK(hipMemcpyToSymbolAsync(HIP_SYMBOL(coefficients), host, 16, 0, hipMemcpyHostToDevice, s));
  CHECK(hipMemcpyFromSymbolAsync(&n, HIP_SYMBOL(counter), sizeof(n), 0, hipMemcpyDeviceToHost));
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(coefficients), host, 16));
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(more), host, 8));
  CHECK(hipMemcpyFromSymbol(&n, "elsewhere", 4));
  const void *pointer = &coefficients;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(pointer), host, 16));
  return error + upload(coefficients, host);
}
