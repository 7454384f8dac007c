#include <cuda_runtime.h>
__global__ void plain(int *p, int n) { p[0] = n; }
__global__ void over(int *p) { p[0] = 1; }
__global__ void over(float *p) { p[0] = 1; }
template <typename T, int N = 2> __global__ void many(T *p) { p[0] = N; }
using kernel_t = void (*)(int *, int);
struct Choice { const void *plain; kernel_t typed; };
#define LAUNCH(k, args) cudaLaunchKernel((const void *)k, dim3(1), dim3(1), args, 0, 0)
#define LAUNCH_TYPED(k, args) cudaLaunchKernel(k, dim3(1), dim3(1), args, 0, 0)
#define CHECK(x) do { if ((x) != cudaSuccess) return 1; } while (0)
template <typename F> int generic(F f, void **args) {
  CHECK(cudaLaunchKernel(f, dim3(1), dim3(1), args));
  CHECK(cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024));
  int blocks;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 64, 0));
  return blocks;
}
int run(int *p, Choice choice, const void *kernel, cudaStream_t s) {
  int n = 3, grid, block;
  void *args[] = {&p, &n};
  CHECK(cudaLaunchKernel(plain, 1, 1, args));
  CHECK(cudaLaunchKernel((void *)plain, 1, 1, args, 0, s));
  CHECK(cudaLaunchKernel(&many<int, 3>, dim3(1), dim3(1), args, 0, s));
  CHECK(cudaLaunchKernel((void (*)(int *))over, dim3(1), dim3(1), args, 0, s));
  CHECK(cudaLaunchKernel(static_cast<void (*)(float *)>(over), dim3(1), dim3(1), args, 0, s));
  CHECK(cudaLaunchKernel(reinterpret_cast<void *>(&plain), dim3(1), dim3(1), args, 0, s));
  CHECK(cudaLaunchKernel(kernel, dim3(1), dim3(1), args, 0, s));
  CHECK(cudaLaunchKernel(choice.typed, dim3(1), dim3(1), args, 0, s));
  kernel_t table[] = {plain, plain};
  CHECK(cudaLaunchKernel(table[n & 1], dim3(1), dim3(1), args, 0, s));
  CHECK(LAUNCH(plain, args));
  CHECK(LAUNCH_TYPED(plain, args));
  CHECK(cudaLaunchCooperativeKernel(plain, 1, 1, args));
  CHECK(cudaLaunchCooperativeKernel((void *)plain, dim3(1), dim3(1), args, 128));
  cudaLaunchParams each[1] = {};
  each[0].func = (void *)plain;
  CHECK(cudaLaunchCooperativeKernelMultiDevice(each, 1));
  CHECK(cudaOccupancyMaxPotentialBlockSize(&grid, &block, many<int>));
  CHECK(cudaOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, plain, [](int x) { return x * 4; }));
  return generic(plain, args) + generic(kernel, args);
}
