// Sampling as the CUDA C++ Programming Guide's appendix "Texture Fetching" defines it: x is a texel coordinate after
// unnormalising; point sampling takes T[floor(x)]; linear filtering takes (1-a)T[i] + aT[i+1] with i = floor(x - 0.5) and a the
// fraction in fixed point with 8 fractional bits (1.0 included).
#include "textures.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "report.h"

namespace wbemu {

static Texture textures[max_textures];
static unsigned texture_count;

const Texture* keep_texture(const Texture& texture) {
  if (texture_count == max_textures) return nullptr;
  textures[texture_count] = texture;
  return &textures[texture_count++];
}

uint64_t texture_bytes(const Texture& t) {
  const uint64_t rows = t.height ? t.height : 1, slices = t.layers ? t.layers : t.depth ? t.depth : 1;
  return (slices - 1) * t.slice + (rows - 1) * t.pitch + static_cast<uint64_t>(t.width) * texel_bytes(t);
}

// Four channels of one texel; `number` holds floats where the fetch gives floats, `bits` integers otherwise.
struct Texel {
  double number[4];
  uint32_t bits[4];
};

static double half_value(uint16_t bits) {
  const int exponent = bits >> 10 & 31;
  const double mantissa = bits & 1023;
  const double sign = bits >> 15 ? -1.0 : 1.0;
  if (exponent == 31) return mantissa != 0 ? NAN : sign * INFINITY;
  return sign * (exponent ? ldexp(1024 + mantissa, exponent - 25) : ldexp(mantissa, -24));
}

static bool gives_floats(const Texture& t) { return t.kind == TexelKind::floating || t.as_fraction; }

static void read_channel(const Texture& t, const unsigned char* at, int channel, Texel& texel) {
  uint32_t raw = 0;
  memcpy(&raw, at + channel * (t.bits / 8), t.bits / 8);
  if (t.kind == TexelKind::floating) {
    float value;
    memcpy(&value, &raw, sizeof value);
    texel.number[channel] = t.bits == 16 ? half_value(static_cast<uint16_t>(raw)) : static_cast<double>(value);
    return;
  }
  const bool is_signed = t.kind == TexelKind::signed_integer;
  if (is_signed && t.bits == 8) raw = static_cast<uint32_t>(static_cast<int8_t>(raw));
  if (is_signed && t.bits == 16) raw = static_cast<uint32_t>(static_cast<int16_t>(raw));
  texel.bits[channel] = raw;
  if (!t.as_fraction) return;
  const double range = static_cast<double>((1ull << (t.bits - is_signed)) - 1);
  const double fraction = (is_signed ? static_cast<double>(static_cast<int32_t>(raw)) : static_cast<double>(raw)) / range;
  texel.number[channel] = fraction < -1 ? -1 : fraction;
}

static Texel texel_at(const Texture& t, uint64_t x, uint64_t y, uint64_t slice) {
  Texel texel = {};
  const unsigned char* at = t.data + slice * t.slice + y * t.pitch + x * texel_bytes(t);
  for (int channel = 0; channel < t.channels; channel++) read_channel(t, at, channel, texel);
  return texel;
}

static Texel border_of(const Texture& t) {
  Texel texel = {};
  for (int channel = 0; channel < 4; channel++) {
    texel.number[channel] = static_cast<double>(t.border[channel]);
    texel.bits[channel] = static_cast<uint32_t>(static_cast<int64_t>(t.border[channel]));
  }
  return texel;
}

static void write_out(const Texture& t, const Texel& texel, uint32_t* out) {
  for (int channel = 0; channel < 4; channel++) {
    const float value = static_cast<float>(texel.number[channel]);
    if (gives_floats(t)) memcpy(&out[channel], &value, sizeof value);
    else out[channel] = texel.bits[channel];
  }
}

// The two texels of one axis and the weight of the second; point sampling uses the first alone.
struct Axis {
  int64_t first, second;
  double weight;
};

static constexpr int64_t outside = -1;

// The index inside [0, size), or `outside` for the border colour.
static int64_t resolve(int64_t index, int64_t size, Address mode) {
  if (index >= 0 && index < size) return index;
  switch (mode) {
    case Address::wrap: return index < 0 ? index + size : index - size;
    case Address::border: return outside;
    case Address::mirror:
    case Address::clamp: return index < 0 ? 0 : size - 1;
  }
  return 0;
}

static Axis axis_of(const Texture& t, double x, unsigned axis, uint32_t size) {
  const bool periodic = t.normalized_coordinates;
  // Without normalised coordinates, wrap and mirror are clamp (cudaTextureDesc::addressMode).
  Address mode = t.address[axis];
  if (!periodic && (mode == Address::wrap || mode == Address::mirror)) mode = Address::clamp;
  if (isnan(x)) x = 0;
  if (isinf(x) && mode != Address::clamp && mode != Address::border) x = 0;
  if (mode == Address::wrap) x -= floor(x);
  if (mode == Address::mirror) x = fmod(floor(x), 2) == 0 ? x - floor(x) : 1 - (x - floor(x));
  if (t.normalized_coordinates) x *= size;
  // What lies far outside is as far outside as two texels are.
  x = fmin(fmax(x, -2.0), size + 2.0);
  if (!t.linear_filter) {
    const int64_t index = resolve(static_cast<int64_t>(floor(x)), size, mode);
    return Axis{index, index, 0};
  }
  const double shifted = x - 0.5;
  const int64_t first = static_cast<int64_t>(floor(shifted));
  const double weight = floor((shifted - floor(shifted)) * 256 + 0.5) / 256;
  return Axis{resolve(first, size, mode), resolve(first + 1, size, mode), weight};
}

// A weighted sum over the corners around a point.
static Texel filter(const Texture& t, const Axis* axes, unsigned dimensions, uint64_t slice) {
  Texel sum = {};
  if (!t.linear_filter) {
    for (unsigned axis = 0; axis < dimensions; axis++) {
      if (axes[axis].first == outside) return border_of(t);
    }
    return texel_at(t, static_cast<uint64_t>(axes[0].first), dimensions > 1 ? static_cast<uint64_t>(axes[1].first) : 0,
                    dimensions > 2 ? static_cast<uint64_t>(axes[2].first) : slice);
  }
  for (unsigned corner = 0; corner < 1u << dimensions; corner++) {
    double weight = 1;
    int64_t at[3] = {0, 0, static_cast<int64_t>(slice)};
    bool is_outside = false;
    for (unsigned axis = 0; axis < dimensions; axis++) {
      const bool second = corner >> axis & 1;
      weight *= second ? axes[axis].weight : 1 - axes[axis].weight;
      at[axis] = second ? axes[axis].second : axes[axis].first;
      is_outside = is_outside || at[axis] == outside;
    }
    if (weight == 0) continue;  // a texel that does not count may be infinite
    const Texel texel = is_outside ? border_of(t)
                                   : texel_at(t, static_cast<uint64_t>(at[0]), static_cast<uint64_t>(at[1]), static_cast<uint64_t>(at[2]));
    for (int channel = 0; channel < 4; channel++) sum.number[channel] += weight * texel.number[channel];
  }
  return sum;
}

// Face and coordinates of a direction (Programming Guide, "Cubemap Textures").
static unsigned cube_face(double x, double y, double z, double& u, double& v) {
  const double ax = fabs(x), ay = fabs(y), az = fabs(z);
  unsigned face;
  double m, s, t;
  if (ax >= ay && ax >= az) face = x >= 0 ? 0 : 1, m = ax, s = x >= 0 ? -z : z, t = -y;
  else if (ay >= az) face = y >= 0 ? 2 : 3, m = ay, s = x, t = y >= 0 ? z : -z;
  else face = z >= 0 ? 4 : 5, m = az, s = z >= 0 ? x : -x, t = -y;
  u = (s / m + 1) / 2, v = (t / m + 1) / 2;
  return face;
}

static unsigned dimensions_of(const Texture& t) { return t.depth ? 3 : t.height ? 2 : 1; }

[[noreturn]] static void refuse(const char* what, Site site) { end_with("unsupported", what, site.file, site.line); }

static const Texture& checked(const Texture* t, Site site) {
  if (!t) refuse("a texture or surface reference is used that the case does not bind", site);
  return *t;
}

static void check_point(const Texture& t, const TexturePoint& p, Site site) {
  if (t.resource == TextureResource::linear) refuse("a texture over linear memory is read by another function than tex1Dfetch", site);
  const bool layered = p.layered || p.cubemap;
  if (p.dimensions != dimensions_of(t) || layered != (t.layers != 0) || p.cubemap != t.cubemap) {
    refuse("a texture is read by a function for textures of another shape", site);
  }
}

static uint64_t clamped(int64_t value, int64_t size) {
  return static_cast<uint64_t>(value < 0 ? 0 : value >= size ? size - 1 : value);
}

}  // namespace wbemu

using namespace wbemu;

uint64_t wbemu_add_texture(const Texture* texture) { return reinterpret_cast<uint64_t>(keep_texture(*texture)); }

const Texture* wbemu_texture(uint64_t handle, Site site) {
  for (unsigned i = 0; i < texture_count; i++) {
    if (reinterpret_cast<uint64_t>(&textures[i]) == handle) return &textures[i];
  }
  refuse("a texture or surface object is used that the case does not describe", site);
}

void wbemu_texture_fetch(const Texture* texture, int x, uint32_t* out, Site site) {
  const Texture& t = checked(texture, site);
  if (t.resource != TextureResource::linear) refuse("tex1Dfetch reads a texture that is not over linear memory", site);
  if (x < 0 || static_cast<uint32_t>(x) >= t.width) {
    memset(out, 0, 4 * sizeof *out);
    return;
  }
  write_out(t, texel_at(t, static_cast<uint32_t>(x), 0, 0), out);
}

void wbemu_texture_sample(const Texture* texture, const TexturePoint* point, uint32_t* out, Site site) {
  const Texture& t = checked(texture, site);
  const TexturePoint& p = *point;
  check_point(t, p, site);
  double x = static_cast<double>(p.x), y = static_cast<double>(p.y);
  uint64_t slice = 0;
  if (p.cubemap) {
    const unsigned face = cube_face(x, y, static_cast<double>(p.z), x, y);
    slice = (p.layered ? clamped(p.layer, t.layers / 6) : 0) * 6 + face;
  } else if (p.layered) {
    slice = clamped(p.layer, t.layers);
  }
  Axis axes[3];
  axes[0] = axis_of(t, x, 0, t.width);
  if (p.dimensions > 1) axes[1] = axis_of(t, y, 1, t.height);
  if (p.dimensions > 2) axes[2] = axis_of(t, static_cast<double>(p.z), 2, t.depth);
  write_out(t, filter(t, axes, p.dimensions, slice), out);
}

// The texels of the bilinear footprint, from (0, 1) counter-clockwise to (0, 0).
void wbemu_texture_gather(const Texture* texture, float x, float y, int component, uint32_t* out, Site site) {
  Texture t = checked(texture, site);
  const TexturePoint point = {2, false, false, x, y, 0, 0};
  check_point(t, point, site);
  if (component < 0 || component > 3) refuse("tex2Dgather names a component beyond the fourth", site);
  t.linear_filter = true;
  const Axis h = axis_of(t, static_cast<double>(x), 0, t.width), v = axis_of(t, static_cast<double>(y), 1, t.height);
  const int64_t corners[4][2] = {{h.first, v.second}, {h.second, v.second}, {h.second, v.first}, {h.first, v.first}};
  for (int i = 0; i < 4; i++) {
    const bool is_outside = corners[i][0] == outside || corners[i][1] == outside;
    uint32_t texel[4];
    write_out(t, is_outside ? border_of(t) : texel_at(t, static_cast<uint64_t>(corners[i][0]), static_cast<uint64_t>(corners[i][1]), 0), texel);
    out[i] = texel[component];
  }
}

void wbemu_surface_access(const Texture* surface, const SurfacePoint* point, void* value, unsigned size, int mode, bool write, Site site) {
  const Texture& t = checked(surface, site);
  const SurfacePoint& p = *point;
  if (p.dimensions != dimensions_of(t) || p.layered != (t.layers != 0)) {
    refuse("a surface is accessed by a function for surfaces of another shape", site);
  }
  if (size != texel_bytes(t)) refuse("a surface is accessed as a type of another size than its texels", site);
  const int64_t row = static_cast<int64_t>(t.width) * size;
  int64_t x = p.x, y = p.dimensions > 1 ? p.y : 0, z = p.dimensions > 2 ? p.z : p.layered ? p.layer : 0;
  const int64_t rows = p.dimensions > 1 ? t.height : 1, slices = p.dimensions > 2 ? t.depth : p.layered ? t.layers : 1;
  if (x % size) wbemu_trap("misaligned", "a surface access is not aligned to its texels (x is in bytes)", site.file, site.line);
  if (x < 0 || x >= row || y < 0 || y >= rows || z < 0 || z >= slices) {
    if (mode == 2) wbemu_trap("out-of-bounds", "a surface access lies outside, under cudaBoundaryModeTrap", site.file, site.line);
    if (mode == 0) {
      if (!write) memset(value, 0, size);
      return;
    }
    x = static_cast<int64_t>(clamped(x / size, t.width)) * size;
    y = static_cast<int64_t>(clamped(y, rows)), z = static_cast<int64_t>(clamped(z, slices));
  }
  unsigned char* at = t.data + static_cast<uint64_t>(z) * t.slice + static_cast<uint64_t>(y) * t.pitch + x;
  if (write) memcpy(at, value, size);
  else memcpy(value, at, size);
}
