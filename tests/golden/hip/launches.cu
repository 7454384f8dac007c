#include <cuda_runtime.h>
#include <algorithm>
namespace ns {
template <typename T, int W> __global__ void scale(T *p, T f) { p[threadIdx.x % W] *= f; }
}
__global__ void plain() {}
#define LAUNCH(kernel, grid, ...) kernel<<<(grid), 64>>>(__VA_ARGS__)
typedef void (*kernel_t)();
void run(float *p, int n, cudaStream_t s) {
  plain<<<1, 1>>>();
  plain <<< dim3(1, 2), dim3(8, 8), 128 /* bytes */ >>> ( );
  ns::scale<float, 4><<<std::min(n, 8), 256, 0, s>>>(p, 2.0f);
  ns::scale<float,
            4><<<dim3(n / 2, 1),
                 64>>>(p,
                       3.0f);
  LAUNCH(plain, n);
  LAUNCH((ns::scale<float, 2>), n, p, 1.0f);
  kernel_t table[] = {plain};
  table[0]<<<1, 1>>>();
}
