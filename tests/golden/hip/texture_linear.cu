// Linear and pitched memory behind texture references: no image instructions are needed, so that CDNA3 runs it too.
#include <cuda_runtime.h>

extern texture<int, 1, cudaReadModeElementType> shared_between_files;
texture<int, 1, cudaReadModeElementType> shared_between_files;

texture<float, 2, cudaReadModeElementType> plane;

template <class T> struct Line;
#define LINE(T, name)                                                        \
  static texture<T, cudaTextureType1D, cudaReadModeElementType> name;        \
  template <> struct Line<T> {                                               \
    static __device__ T at(int i) { return tex1Dfetch(name, i); }            \
  };
LINE(float, line_of_floats)
LINE(int4, line_of_quads)

#ifdef USE_TEXTURE
#define READ(memory, name, i) tex1Dfetch(name, i)
#else
#define READ(memory, name, i) memory[i]
#endif

__global__ void sum(float *out, const float *memory, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int4 quad = Line<int4>::at(i);
  out[i] = Line<float>::at(n - 1 - i) + quad.w + tex1Dfetch(shared_between_files, i) + READ(memory, line_of_floats, i);
}

__global__ void blur(float *out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x < width) out[x] = tex2D(plane, x + 1.0f, 1.0f);
}

bool prepare(float *floats, int4 *quads, int *ints, size_t n) {
  return cudaBindTexture(nullptr, line_of_floats, floats, n * sizeof(float)) == cudaSuccess &&
         cudaBindTexture(nullptr, line_of_quads, quads, n * sizeof(int4)) == cudaSuccess &&
         cudaBindTexture(nullptr, shared_between_files, ints, n * sizeof(int)) == cudaSuccess &&
         cudaBindTexture2D(nullptr, plane, floats, plane.channelDesc, 64, n / 64, 256) == cudaSuccess;
}
