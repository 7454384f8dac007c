// Texture and surface references, in the forms that CUDA had before release 12.
#include <cuda_runtime.h>
#include <cstdio>

#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) printf("%s\n", cudaGetErrorString(e)); } while (0)

texture<float, 2, cudaReadModeElementType> image;
static texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> pixels;
texture<float> line, other;                       // 1-D, element type
static /* as int2 */ texture<int2, 1> doubles;
texture<float4, cudaTextureType3D> volume(1, cudaFilterModeLinear, cudaAddressModeWrap);
typedef texture<unsigned short, cudaTextureType2DLayered, cudaReadModeNormalizedFloat> Slices;
Slices slices;
surface<void, cudaSurfaceType2D> target;

namespace inner {
::texture<int, 1, cudaReadModeElementType> table;
}

#define DECLARE(T, name) static texture<T, 1, cudaReadModeElementType> name##_tex
#define FETCH(t, i) tex1Dfetch(t, i)
#define FETCH_NAMED(name, i) tex1Dfetch(name##_tex, (i))
DECLARE(float, mass);

static __inline__ __device__ double fetch_double(int i) {
  int2 v = tex1Dfetch(doubles, i);
  return __hiloint2double(v.y, v.x);
}

__global__ void gather(float *out, int n, float scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = tex1Dfetch(line, i) + FETCH(other, i) + FETCH_NAMED(mass, i) + (float)fetch_double(i);
  sum += tex1Dfetch(inner::table, i);
  sum += tex2D(image, i + 0.5f, 1.5f) + tex2D<float>(image, 0.5f, i);
  float4 p = tex2D(pixels, i * scale, 0.25f);
  sum += tex3D(volume, 0.5f, 0.5f, (float)i).x + tex2DLayered(slices, 0.5f, 0.5f, i);
  float below;
  surf2Dread(&below, target, i * sizeof(float), 0);
  sum += below + surf2Dread<float>(target, i * 4, 1, cudaBoundaryModeZero);
  surf2Dwrite(sum + p.x, target, i * sizeof(float), 2, cudaBoundaryModeTrap);
  out[i] = sum + p.w;
}

template <class T, int dim, cudaTextureReadMode mode>
void set_up(texture<T, dim, mode> &t, bool wrap) {
  t.normalized = wrap;
  t.filterMode = cudaFilterModePoint;
  t.addressMode[0] = t.addressMode[1] = wrap ? cudaAddressModeWrap : cudaAddressModeClamp;
}

void run(float *d, uchar4 *bytes, int2 *dd, float *out, cudaArray *array, size_t pitch, int n) {
  size_t offset = 0;
  set_up(image, false);
  image.addressMode[0] = cudaAddressModeClamp;
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
  CHECK(cudaBindTexture(&offset, line, d, n * sizeof(float)));
  CHECK(cudaBindTexture(0, other, d, desc, n * sizeof(float)));
  CHECK(cudaBindTexture(NULL, &mass_tex, d, &desc, n * sizeof(float)));
  CHECK(cudaBindTexture(nullptr, doubles, dd));
  CHECK(cudaBindTexture(0, inner::table, d, n * sizeof(int)));
  CHECK(cudaBindTexture2D(0, image, d, desc, 64, 16, pitch));
  CHECK(cudaBindTexture2D(&offset, pixels, bytes, 64, 16, pitch));
  volume.normalized = true;
  CHECK(cudaBindTextureToArray(volume, array));
  CHECK(cudaBindTextureToArray(&slices, array, &slices.channelDesc));
  CHECK(cudaBindSurfaceToArray(target, array));
  const textureReference *found;
  CHECK(cudaGetTextureReference(&found, &image));
  CHECK(cudaGetTextureReference(&found, "line"));
  CHECK(cudaGetTextureAlignmentOffset(&offset, line));
  gather<<<(n + 63) / 64, 64>>>(out, n, 1.0f);
  CHECK(cudaUnbindTexture(line));
  CHECK(cudaUnbindTexture(&image));
}
