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
