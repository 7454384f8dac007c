// Atomic functions (CUDA C++ Programming Guide, "Atomic Functions").  All are relaxed, as in CUDA.
// An operation that changes nothing may be a spinning thread: it lets others run.
#pragma once

namespace wbemu {

template <class T> struct Same { typedef T type; };

template <class T, class F> WBEMU_INLINE T read_modify_write(T* address, F change) {
  static_assert(sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8, "an atomic has 2, 4 or 8 bytes");
  T old, next;
  __atomic_load(address, &old, __ATOMIC_RELAXED);
  do {
    next = change(old);
  } while (!__atomic_compare_exchange(address, &old, &next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return old;
}

template <class T> WBEMU_INLINE T compare_and_swap(T* address, T expected, T value) {
  const T wanted = expected;
  if (!__atomic_compare_exchange(address, &expected, &value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) wbemu_yield();
  (void)wanted;
  return expected;
}

}  // namespace wbemu

#define WBEMU_ATOMIC_INTEGER(name, builtin, type)                       \
  WBEMU_INLINE type name(type* address, type value) {                   \
    if (value == 0) wbemu_yield();                                      \
    return builtin(address, value, __ATOMIC_RELAXED);                   \
  }
#define WBEMU_ATOMIC_INTEGERS(name, builtin)                            \
  WBEMU_ATOMIC_INTEGER(name, builtin, int)                              \
  WBEMU_ATOMIC_INTEGER(name, builtin, unsigned int)                     \
  WBEMU_ATOMIC_INTEGER(name, builtin, unsigned long)                    \
  WBEMU_ATOMIC_INTEGER(name, builtin, long long)                        \
  WBEMU_ATOMIC_INTEGER(name, builtin, unsigned long long)
WBEMU_ATOMIC_INTEGERS(atomicAdd, __atomic_fetch_add)
WBEMU_ATOMIC_INTEGERS(atomicSub, __atomic_fetch_sub)
WBEMU_ATOMIC_INTEGERS(atomicAnd, __atomic_fetch_and)
WBEMU_ATOMIC_INTEGERS(atomicOr, __atomic_fetch_or)
WBEMU_ATOMIC_INTEGERS(atomicXor, __atomic_fetch_xor)
#undef WBEMU_ATOMIC_INTEGERS
#undef WBEMU_ATOMIC_INTEGER

WBEMU_INLINE float atomicAdd(float* address, float value) {
  return wbemu::read_modify_write(address, [=](float old) { return old + value; });
}
WBEMU_INLINE double atomicAdd(double* address, double value) {
  return wbemu::read_modify_write(address, [=](double old) { return old + value; });
}
// Vector additions are atomic by element (CUDA C++ Programming Guide, "atomicAdd()").
WBEMU_INLINE float2 atomicAdd(float2* address, float2 value) {
  return float2{atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y)};
}
WBEMU_INLINE float4 atomicAdd(float4* address, float4 value) {
  return float4{atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y), atomicAdd(&address->z, value.z),
                atomicAdd(&address->w, value.w)};
}

#define WBEMU_ATOMIC_EXCHANGE(type)                                     \
  WBEMU_INLINE type atomicExch(type* address, type value) {             \
    type old;                                                           \
    __atomic_exchange(address, &value, &old, __ATOMIC_RELAXED);         \
    if (wbemu::to_bits(old) == wbemu::to_bits(value)) wbemu_yield();    \
    return old;                                                         \
  }
WBEMU_ATOMIC_EXCHANGE(int)
WBEMU_ATOMIC_EXCHANGE(unsigned int)
WBEMU_ATOMIC_EXCHANGE(unsigned long)
WBEMU_ATOMIC_EXCHANGE(unsigned long long)
WBEMU_ATOMIC_EXCHANGE(float)
#ifdef WBEMU_HIP
WBEMU_ATOMIC_EXCHANGE(double)
#endif
#undef WBEMU_ATOMIC_EXCHANGE

#define WBEMU_ATOMIC_EXTREME(type)                                                                            \
  WBEMU_INLINE type atomicMin(type* address, type value) {                                                    \
    return wbemu::read_modify_write(address, [=](type old) { return value < old ? value : old; });            \
  }                                                                                                           \
  WBEMU_INLINE type atomicMax(type* address, type value) {                                                    \
    return wbemu::read_modify_write(address, [=](type old) { return value > old ? value : old; });            \
  }
WBEMU_ATOMIC_EXTREME(int)
WBEMU_ATOMIC_EXTREME(unsigned int)
WBEMU_ATOMIC_EXTREME(long long)
WBEMU_ATOMIC_EXTREME(unsigned long)
WBEMU_ATOMIC_EXTREME(unsigned long long)
#ifdef WBEMU_HIP
WBEMU_ATOMIC_EXTREME(float)
WBEMU_ATOMIC_EXTREME(double)
#endif
#undef WBEMU_ATOMIC_EXTREME

WBEMU_INLINE unsigned int atomicInc(unsigned int* address, unsigned int limit) {
  return wbemu::read_modify_write(address, [=](unsigned old) { return old >= limit ? 0u : old + 1; });
}
WBEMU_INLINE unsigned int atomicDec(unsigned int* address, unsigned int limit) {
  return wbemu::read_modify_write(address, [=](unsigned old) { return old == 0 || old > limit ? limit : old - 1; });
}

#define WBEMU_ATOMIC_CAS(type) \
  WBEMU_INLINE type atomicCAS(type* address, type expected, type value) { return wbemu::compare_and_swap(address, expected, value); }
WBEMU_ATOMIC_CAS(int)
WBEMU_ATOMIC_CAS(unsigned int)
WBEMU_ATOMIC_CAS(unsigned long)
WBEMU_ATOMIC_CAS(unsigned long long)
WBEMU_ATOMIC_CAS(unsigned short)
#ifdef WBEMU_HIP
WBEMU_ATOMIC_CAS(long long)
#endif
#undef WBEMU_ATOMIC_CAS

// Scopes: one machine runs all threads, so that each is as strong as the widest.  HIP has no block scope, and no system scope of
// increments.
#define WBEMU_SCOPED(name, scope) \
  template <class T, class V> WBEMU_INLINE T name##scope(T* a, V v) { return name(a, static_cast<T>(v)); }
#define WBEMU_SCOPED_CAS(scope)                                                                                              \
  template <class T> WBEMU_INLINE T atomicCAS##scope(T* a, typename wbemu::Same<T>::type e, typename wbemu::Same<T>::type v) { \
    return atomicCAS(a, e, v);                                                                                               \
  }
#define WBEMU_SCOPED_ALL(scope)                                                                                        \
  WBEMU_SCOPED(atomicAdd, scope) WBEMU_SCOPED(atomicSub, scope) WBEMU_SCOPED(atomicMin, scope) WBEMU_SCOPED(atomicMax, scope) \
  WBEMU_SCOPED(atomicAnd, scope) WBEMU_SCOPED(atomicOr, scope) WBEMU_SCOPED(atomicXor, scope) WBEMU_SCOPED(atomicExch, scope) \
  WBEMU_SCOPED_CAS(scope)
WBEMU_SCOPED_ALL(_system)
#ifndef WBEMU_HIP
WBEMU_SCOPED_ALL(_block)
WBEMU_SCOPED(atomicInc, _block) WBEMU_SCOPED(atomicDec, _block) WBEMU_SCOPED(atomicInc, _system) WBEMU_SCOPED(atomicDec, _system)
#endif
#undef WBEMU_SCOPED_ALL
#undef WBEMU_SCOPED_CAS
#undef WBEMU_SCOPED
#ifdef WBEMU_HIP
WBEMU_INLINE float unsafeAtomicAdd(float* a, float v) { return atomicAdd(a, v); }
WBEMU_INLINE double unsafeAtomicAdd(double* a, double v) { return atomicAdd(a, v); }
WBEMU_INLINE float safeAtomicAdd(float* a, float v) { return atomicAdd(a, v); }
WBEMU_INLINE double safeAtomicAdd(double* a, double v) { return atomicAdd(a, v); }
WBEMU_INLINE float atomicAddNoRet(float* a, float v) { return atomicAdd(a, v); }
#endif
