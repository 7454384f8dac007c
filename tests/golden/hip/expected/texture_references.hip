// Texture and surface references, in the forms that CUDA had before release 12.
#include <hip/hip_runtime.h>
#include "wavebridge/surface_reference.h"
#include "wavebridge/texture_reference.h"
#include <cstdio>

#define CHECK(call) do { hipError_t e = (call); if (e != hipSuccess) printf("%s\n", hipGetErrorString(e)); } while (0)

WAVEBRIDGE_TEXTURE(image, wavebridge::texture_reference<float, 2, hipReadModeElementType>);
WAVEBRIDGE_TEXTURE(pixels, wavebridge::texture_reference<uchar4, hipTextureType2D, hipReadModeNormalizedFloat>);
WAVEBRIDGE_TEXTURE(line, wavebridge::texture_reference<float>); WAVEBRIDGE_TEXTURE(other, decltype(line)::reference);                       // 1-D, element type
/* as int2 */ WAVEBRIDGE_TEXTURE(doubles, wavebridge::texture_reference<int2, 1>);
WAVEBRIDGE_TEXTURE(volume, wavebridge::texture_reference<float4, hipTextureType3D>)(1, hipFilterModeLinear, hipAddressModeWrap);
typedef wavebridge::texture_reference<unsigned short, hipTextureType2DLayered, hipReadModeNormalizedFloat> Slices;
WAVEBRIDGE_TEXTURE(slices, Slices);
WAVEBRIDGE_SURFACE(target, wavebridge::surface_reference<void, hipTextureType2D>);

namespace inner {
WAVEBRIDGE_TEXTURE(table, wavebridge::texture_reference<int, 1, hipReadModeElementType>);
}

#define DECLARE(T, name) WAVEBRIDGE_TEXTURE(name##_tex, wavebridge::texture_reference<T, 1, hipReadModeElementType>)
#define FETCH(t, i) tex1Dfetch(wavebridge::on_device<decltype(t)>(), i)
#define FETCH_NAMED(name, i) tex1Dfetch(wavebridge::on_device<decltype(name##_tex)>(), (i))
DECLARE(float, mass);

static __inline__ __device__ double fetch_double(int i) {
  int2 v = tex1Dfetch(wavebridge::on_device<decltype(doubles)>(), i);
  return __hiloint2double(v.y, v.x);
}

__global__ void gather(float *out, int n, float scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = tex1Dfetch(wavebridge::on_device<decltype(line)>(), i) + FETCH(other, i) + FETCH_NAMED(mass, i) + (float)fetch_double(i);
  sum += tex1Dfetch(wavebridge::on_device<decltype(inner::table)>(), i);
  sum += tex2D(wavebridge::on_device<decltype(image)>(), i + 0.5f, 1.5f) + tex2D<float>(wavebridge::on_device<decltype(image)>(), 0.5f, i);
  float4 p = tex2D(wavebridge::on_device<decltype(pixels)>(), i * scale, 0.25f);
  sum += tex3D(wavebridge::on_device<decltype(volume)>(), 0.5f, 0.5f, (float)i).x + tex2DLayered(wavebridge::on_device<decltype(slices)>(), 0.5f, 0.5f, i);
  float below;
  surf2Dread(&below, wavebridge::surface_on_device<decltype(target)>(), i * sizeof(float), 0);
  sum += below + surf2Dread<float>(wavebridge::surface_on_device<decltype(target)>(), i * 4, 1, hipBoundaryModeZero);
  surf2Dwrite(sum + p.x, wavebridge::surface_on_device<decltype(target)>(), i * sizeof(float), 2, hipBoundaryModeTrap);
  out[i] = sum + p.w;
}

template <class T, int dim, hipTextureReadMode mode>
void set_up(wavebridge::texture_reference<T, dim, mode> &t, bool wrap) {
  t.normalized = wrap;
  t.filterMode = hipFilterModePoint;
  t.addressMode[0] = t.addressMode[1] = wrap ? hipAddressModeWrap : hipAddressModeClamp;
}

void run(float *d, uchar4 *bytes, int2 *dd, float *out, hipArray *array, size_t pitch, int n) {
  size_t offset = 0;
  set_up(image, false);
  image.addressMode[0] = hipAddressModeClamp;
  hipChannelFormatDesc desc = hipCreateChannelDesc<float>();
  CHECK(wavebridge::bind_texture(&offset, line, d, n * sizeof(float)));
  CHECK(wavebridge::bind_texture(0, other, d, desc, n * sizeof(float)));
  CHECK(wavebridge::bind_texture(NULL, &mass_tex, d, &desc, n * sizeof(float)));
  CHECK(wavebridge::bind_texture(nullptr, doubles, dd));
  CHECK(wavebridge::bind_texture(0, inner::table, d, n * sizeof(int)));
  CHECK(wavebridge::bind_texture_2d(0, image, d, desc, 64, 16, pitch));
  CHECK(wavebridge::bind_texture_2d(&offset, pixels, bytes, 64, 16, pitch));
  volume.normalized = true;
  CHECK(wavebridge::bind_texture_to_array(volume, array));
  CHECK(wavebridge::bind_texture_to_array(&slices, array, &slices.channelDesc));
  CHECK(wavebridge::bind_surface_to_array(target, array));
  const wavebridge::texture_attributes *found;
  CHECK(wavebridge::find_texture_reference(&found, &image));
  CHECK(wavebridge::find_texture_reference(&found, line));
  CHECK(wavebridge::texture_alignment_offset(&offset, line));
  gather<<<(n + 63) / 64, 64>>>(out, n, 1.0f);
  CHECK(wavebridge::unbind_texture(line));
  CHECK(wavebridge::unbind_texture(&image));
}
