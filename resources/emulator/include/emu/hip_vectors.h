// Operators of HIP's vector types (HIP_vector_type in amd_hip_vector_types.h): element by element, scalars broadcast.  CUDA has
// none, so that projects define their own; a translation leaves those out where HIP brings them.
#pragma once
#ifdef WBEMU_HIP

namespace wbemu {

template <class V> using IfVector = std::enable_if_t<VectorOf<V>::count != 0, int>;
template <class V> using IfIntegers = std::enable_if_t<std::is_integral_v<typename VectorOf<V>::element>, int>;
template <class V> using Element = typename VectorOf<V>::element;

template <class V> WBEMU_INLINE Element<V>& element(V& v, int i) { return reinterpret_cast<Element<V>*>(&v)[i]; }
template <class V> WBEMU_INLINE const Element<V>& element(const V& v, int i) { return reinterpret_cast<const Element<V>*>(&v)[i]; }
template <class V> WBEMU_INLINE V broadcast(Element<V> value) {
  V v;
  for (int i = 0; i < VectorOf<V>::count; i++) element(v, i) = value;
  return v;
}
template <class S, class V>
using IfScalarFor = std::enable_if_t<VectorOf<V>::count != 0 && VectorOf<S>::count == 0 && std::is_convertible_v<S, Element<V>>, int>;

}  // namespace wbemu

#define WBEMU_HIP_OPERATOR(op, condition)                                                                                    \
  template <class V, wbemu::IfVector<V> = 0, condition = 0> WBEMU_INLINE V& operator op##=(V& a, const V& b) {               \
    for (int i = 0; i < wbemu::VectorOf<V>::count; i++) wbemu::element(a, i) = static_cast<wbemu::Element<V>>(wbemu::element(a, i) op wbemu::element(b, i)); \
    return a;                                                                                                                \
  }                                                                                                                          \
  template <class V, class S, wbemu::IfScalarFor<S, V> = 0, condition = 0> WBEMU_INLINE V& operator op##=(V& a, S b) {       \
    return a op##= wbemu::broadcast<V>(static_cast<wbemu::Element<V>>(b));                                                   \
  }                                                                                                                          \
  template <class V, wbemu::IfVector<V> = 0, condition = 0> WBEMU_INLINE V operator op(V a, const V& b) { return a op##= b; } \
  template <class V, class S, wbemu::IfScalarFor<S, V> = 0, condition = 0> WBEMU_INLINE V operator op(V a, S b) { return a op##= b; } \
  template <class S, class V, wbemu::IfScalarFor<S, V> = 0, condition = 0> WBEMU_INLINE V operator op(S a, const V& b) {     \
    V left = wbemu::broadcast<V>(static_cast<wbemu::Element<V>>(a));                                                         \
    return left op##= b;                                                                                                     \
  }
#define WBEMU_ANY_VECTOR int
#define WBEMU_INTEGER_VECTOR wbemu::IfIntegers<V>
WBEMU_HIP_OPERATOR(+, WBEMU_ANY_VECTOR) WBEMU_HIP_OPERATOR(-, WBEMU_ANY_VECTOR) WBEMU_HIP_OPERATOR(*, WBEMU_ANY_VECTOR)
WBEMU_HIP_OPERATOR(/, WBEMU_ANY_VECTOR) WBEMU_HIP_OPERATOR(%, WBEMU_INTEGER_VECTOR) WBEMU_HIP_OPERATOR(&, WBEMU_INTEGER_VECTOR)
WBEMU_HIP_OPERATOR(|, WBEMU_INTEGER_VECTOR) WBEMU_HIP_OPERATOR(^, WBEMU_INTEGER_VECTOR) WBEMU_HIP_OPERATOR(<<, WBEMU_INTEGER_VECTOR)
WBEMU_HIP_OPERATOR(>>, WBEMU_INTEGER_VECTOR)
#undef WBEMU_HIP_OPERATOR
#undef WBEMU_ANY_VECTOR
#undef WBEMU_INTEGER_VECTOR

template <class V, wbemu::IfVector<V> = 0> WBEMU_INLINE V operator-(V a) {
  for (int i = 0; i < wbemu::VectorOf<V>::count; i++) wbemu::element(a, i) = -wbemu::element(a, i);
  return a;
}
template <class V, wbemu::IfVector<V> = 0, wbemu::IfIntegers<V> = 0> WBEMU_INLINE V operator~(V a) {
  for (int i = 0; i < wbemu::VectorOf<V>::count; i++) wbemu::element(a, i) = ~wbemu::element(a, i);
  return a;
}
template <class V, wbemu::IfVector<V> = 0> WBEMU_INLINE bool operator==(const V& a, const V& b) {
  for (int i = 0; i < wbemu::VectorOf<V>::count; i++) {
    if (wbemu::element(a, i) != wbemu::element(b, i)) return false;
  }
  return true;
}
template <class V, wbemu::IfVector<V> = 0> WBEMU_INLINE bool operator!=(const V& a, const V& b) { return !(a == b); }

#endif
