// CUDA's built-in vector types: size, alignment and member names as in the CUDA C++ Programming Guide,
// "Built-in Vector Types" (three-element types have the alignment of their element).
#pragma once

namespace wbemu {
// Element type and count of a built-in vector type.
template <class V> struct VectorOf {
  static constexpr int count = 0;
};
template <class T, int n> struct VectorTraits {
  typedef T element;
  static constexpr int count = n;
};
}  // namespace wbemu

#define WBEMU_VECTOR(type, name, align2, align4)                                                             \
  struct name##1 { type x; };                                                                                \
  struct alignas(align2) name##2 { type x, y; };                                                             \
  struct name##3 { type x, y, z; };                                                                          \
  struct alignas(align4) name##4 { type x, y, z, w; };                                                       \
  template <> struct wbemu::VectorOf<name##1> : wbemu::VectorTraits<type, 1> {};                             \
  template <> struct wbemu::VectorOf<name##2> : wbemu::VectorTraits<type, 2> {};                             \
  template <> struct wbemu::VectorOf<name##3> : wbemu::VectorTraits<type, 3> {};                             \
  template <> struct wbemu::VectorOf<name##4> : wbemu::VectorTraits<type, 4> {};                             \
  constexpr WBEMU_MEMBER name##1 make_##name##1(type x) { return name##1{x}; }                               \
  constexpr WBEMU_MEMBER name##2 make_##name##2(type x, type y) { return name##2{x, y}; }                    \
  constexpr WBEMU_MEMBER name##3 make_##name##3(type x, type y, type z) { return name##3{x, y, z}; }         \
  constexpr WBEMU_MEMBER name##4 make_##name##4(type x, type y, type z, type w) { return name##4{x, y, z, w}; }

WBEMU_VECTOR(signed char, char, 2, 4)
WBEMU_VECTOR(unsigned char, uchar, 2, 4)
WBEMU_VECTOR(short, short, 4, 8)
WBEMU_VECTOR(unsigned short, ushort, 4, 8)
WBEMU_VECTOR(int, int, 8, 16)
WBEMU_VECTOR(unsigned int, uint, 8, 16)
WBEMU_VECTOR(long, long, 2 * sizeof(long), 16)
WBEMU_VECTOR(unsigned long, ulong, 2 * sizeof(long), 16)
WBEMU_VECTOR(long long, longlong, 16, 16)
WBEMU_VECTOR(unsigned long long, ulonglong, 16, 16)
WBEMU_VECTOR(float, float, 8, 16)
WBEMU_VECTOR(double, double, 16, 16)
#undef WBEMU_VECTOR

struct dim3 {
  unsigned int x, y, z;
  constexpr WBEMU_MEMBER dim3(unsigned int x_ = 1, unsigned int y_ = 1, unsigned int z_ = 1) : x(x_), y(y_), z(z_) {}
  constexpr WBEMU_MEMBER dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr WBEMU_MEMBER operator uint3() const { return uint3{x, y, z}; }
};

namespace wbemu {
// HIP's threadIdx and its kin convert to dim3 and to nothing else.
struct HipCoordinates {
  unsigned int x, y, z;
  WBEMU_MEMBER operator dim3() const { return dim3(x, y, z); }
};
}  // namespace wbemu

#ifdef WBEMU_HIP
extern WBEMU_TLS wbemu::HipCoordinates threadIdx, blockIdx, blockDim, gridDim;
#else
extern WBEMU_TLS uint3 threadIdx, blockIdx;
extern WBEMU_TLS dim3 blockDim, gridDim;
#endif
extern const int warpSize;
