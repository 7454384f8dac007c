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
#define SHAPE 4, 4
#define DISPATCH(T, ...) \
  do { ns::scale<T, 2><<<1, 32>>>(__VA_ARGS__); } while (0)
template <typename A, typename B> struct Bytes { static constexpr size_t value = 16; };
struct Stream { int a, b; operator cudaStream_t() const { return 0; } };
struct Runner {
  kernel_t kernel;
  template <typename T> void go(T *p) {
    this->kernel<<<1, 1>>>();
    ns::template scale<T, 4><<<1, 32>>>(p, T(2));
  }
};
int shapes(float *p, bool c, int n) {
  plain<<<dim3{1, 2}, [&] { int a = 1, b = 2; return a + b; }()>>>();
  plain<<<1, 2, Bytes<int, float>::value, Stream{1, 2}>>>();
  plain<<<SHAPE>>>();
  plain<<<SHAPE, 0>>>();
  DISPATCH(float, p, 1.0f);
  (void)0, plain<<<1, 1>>>();
  c ? plain<<<1, 1>>>() : plain<<<2, 2>>>();
  for (; n; plain<<<1, 1>>>()) n--;
  switch (n) {
    case 1: plain<<<1, 1>>>(); break;
    default: if (c) plain<<<1, 1>>>(); else plain<<<2, 1>>>();
  }
  auto f = [&] { return plain<<<1, 1>>>(); };
  f();
  return 0;
}
