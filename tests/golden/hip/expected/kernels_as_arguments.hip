#include <hip/hip_runtime.h>
__global__ void plain(int *p, int n) { p[0] = n; }
__global__ void over(int *p) { p[0] = 1; }
__global__ void over(float *p) { p[0] = 1; }
template <typename T, int N = 2> __global__ void many(T *p) { p[0] = N; }
using kernel_t = void (*)(int *, int);
struct Choice { const void *plain; kernel_t typed; };
#define LAUNCH(k, args) hipLaunchKernel((const void *)k, dim3(1), dim3(1), args, 0, 0)
#define LAUNCH_TYPED(k, args) hipLaunchKernel(reinterpret_cast<const void*>(k), dim3(1), dim3(1), args, 0, 0)
#define CHECK(x) do { if ((x) != hipSuccess) return 1; } while (0)
template <typename F> int generic(F f, void **args) {
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(f), dim3(1), dim3(1), args));
  CHECK(hipFuncSetAttribute(reinterpret_cast<const void*>(f), hipFuncAttributeMaxDynamicSharedMemorySize, 1024));
  int blocks;
  CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 64, 0));
  return blocks;
}
int run(int *p, Choice choice, const void *kernel, hipStream_t s) {
  int n = 3, grid, block;
  void *args[] = {&p, &n};
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(plain), 1, 1, args));
  CHECK(hipLaunchKernel((void *)plain, 1, 1, args, 0, s));
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(&many<int, 3>), dim3(1), dim3(1), args, 0, s));
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>((void (*)(int *))over), dim3(1), dim3(1), args, 0, s));
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(static_cast<void (*)(float *)>(over)), dim3(1), dim3(1), args, 0, s));
  CHECK(hipLaunchKernel(reinterpret_cast<void *>(&plain), dim3(1), dim3(1), args, 0, s));
  CHECK(hipLaunchKernel(kernel, dim3(1), dim3(1), args, 0, s));
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(choice.typed), dim3(1), dim3(1), args, 0, s));
  kernel_t table[] = {plain, plain};
  CHECK(hipLaunchKernel(reinterpret_cast<const void*>(table[n & 1]), dim3(1), dim3(1), args, 0, s));
  CHECK(LAUNCH(plain, args));
  CHECK(LAUNCH_TYPED(plain, args));
  CHECK(hipLaunchCooperativeKernel(reinterpret_cast<const void*>(plain), 1, 1, args, 0, 0));
  CHECK(hipLaunchCooperativeKernel((void *)plain, dim3(1), dim3(1), args, 128, 0));
  hipLaunchParams each[1] = {};
  each[0].func = (void *)plain;
  CHECK(hipLaunchCooperativeKernelMultiDevice(each, 1, 0));
  CHECK(hipOccupancyMaxPotentialBlockSize(&grid, &block, many<int>));
  CHECK(hipOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, plain, [](int x) { return x * 4; }));
  return generic(plain, args) + generic(kernel, args);
}
