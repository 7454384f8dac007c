// Linear and pitched memory behind texture references: no image instructions are needed, so that CDNA3 runs it too.
#include <hip/hip_runtime.h>
#include "wavebridge/texture_reference.h"

WAVEBRIDGE_EXTERN_TEXTURE(shared_between_files, wavebridge::texture_reference<int, 1, hipReadModeElementType>);
WAVEBRIDGE_SHARED_TEXTURE(shared_between_files, wavebridge::texture_reference<int, 1, hipReadModeElementType>);

WAVEBRIDGE_TEXTURE(plane, wavebridge::texture_reference<float, 2, hipReadModeElementType>);

template <class T> struct Line;
#define LINE(T, name)                                                        \
  WAVEBRIDGE_TEXTURE(name, wavebridge::texture_reference<T, hipTextureType1D, hipReadModeElementType>);        \
  template <> struct Line<T> {                                               \
    static __device__ T at(int i) { return tex1Dfetch(wavebridge::on_device<decltype(name)>(), i); }            \
  };
LINE(float, line_of_floats)
LINE(int4, line_of_quads)

#ifdef USE_TEXTURE
#define READ(memory, name, i) tex1Dfetch(wavebridge::on_device<decltype(name)>(), i)
#else
#define READ(memory, name, i) memory[i]
#endif

__global__ void sum(float *out, const float *memory, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int4 quad = Line<int4>::at(i);
  out[i] = Line<float>::at(n - 1 - i) + quad.w + tex1Dfetch(wavebridge::on_device<decltype(shared_between_files)>(), i) + READ(memory, line_of_floats, i);
}

__global__ void blur(float *out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x < width) out[x] = tex2D(wavebridge::on_device<decltype(plane)>(), x + 1.0f, 1.0f);
}

bool prepare(float *floats, int4 *quads, int *ints, size_t n) {
  return wavebridge::bind_texture(nullptr, line_of_floats, floats, n * sizeof(float)) == hipSuccess &&
         wavebridge::bind_texture(nullptr, line_of_quads, quads, n * sizeof(int4)) == hipSuccess &&
         wavebridge::bind_texture(nullptr, shared_between_files, ints, n * sizeof(int)) == hipSuccess &&
         wavebridge::bind_texture_2d(nullptr, plane, floats, plane.channelDesc, 64, n / 64, 256) == hipSuccess;
}
