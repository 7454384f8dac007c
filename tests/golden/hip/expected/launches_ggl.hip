#include <hip/hip_runtime.h>
#include <algorithm>
namespace ns {
template <typename T, int W> __global__ void scale(T *p, T f) { p[threadIdx.x % W] *= f; }
}
__global__ void plain() {}
#define LAUNCH(kernel, grid, ...) hipLaunchKernelGGL(kernel, dim3((grid)), dim3(64), 0, 0, ##__VA_ARGS__)
typedef void (*kernel_t)();
void run(float *p, int n, hipStream_t s) {
  hipLaunchKernelGGL(plain, dim3(1), dim3(1), 0, 0);
  hipLaunchKernelGGL(plain ,  dim3(1, 2), dim3(8, 8), 128 /* bytes */ , 0  );
  hipLaunchKernelGGL(HIP_KERNEL_NAME(ns::scale<float, 4>), dim3(std::min(n, 8)), dim3(256), 0, s, p, 2.0f);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(ns::scale<float,
            4>), dim3(n / 2, 1),
                 dim3(64), 0, 0, p,
                       3.0f);
  LAUNCH(plain, n);
  LAUNCH((ns::scale<float, 2>), n, p, 1.0f);
  kernel_t table[] = {plain};
  hipLaunchKernelGGL(table[0], dim3(1), dim3(1), 0, 0);
}
#define SHAPE 4, 4
#define DISPATCH(T, ...) \
  do { hipLaunchKernelGGL(HIP_KERNEL_NAME(ns::scale<T, 2>), dim3(1), dim3(32), 0, 0, ##__VA_ARGS__); } while (0)
template <typename A, typename B> struct Bytes { static constexpr size_t value = 16; };
struct Stream { int a, b; operator hipStream_t() const { return 0; } };
struct Runner {
  kernel_t kernel;
  template <typename T> void go(T *p) {
    hipLaunchKernelGGL(this->kernel, dim3(1), dim3(1), 0, 0);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(ns::template scale<T, 4>), dim3(1), dim3(32), 0, 0, p, T(2));
  }
};
int shapes(float *p, bool c, int n) {
  hipLaunchKernelGGL(plain, dim3(dim3{1, 2}), dim3([&] { int a = 1, b = 2; return a + b; }()), 0, 0);
  hipLaunchKernelGGL(plain, dim3(1), dim3(2), (Bytes<int, float>::value), (Stream{1, 2}));
  plain<<<SHAPE>>>();
  plain<<<SHAPE, 0>>>();
  DISPATCH(float, p, 1.0f);
  (void)0, plain<<<1, 1>>>();
  c ? plain<<<1, 1>>>() : plain<<<2, 2>>>();
  for (; n; plain<<<1, 1>>>()) n--;
  switch (n) {
    case 1: hipLaunchKernelGGL(plain, dim3(1), dim3(1), 0, 0); break;
    default: if (c) hipLaunchKernelGGL(plain, dim3(1), dim3(1), 0, 0); else hipLaunchKernelGGL(plain, dim3(2), dim3(1), 0, 0);
  }
  auto f = [&] { return plain<<<1, 1>>>(); };
  f();
  return 0;
}
