// What the block and warp collectives share: storage, ranks, operators, pairs.
#pragma once
#if defined(__HIP__)
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#else
#include "../../cuda_bf16.h"
#include "../../wavebridge_cuda.h"
#endif

#include <iterator>

namespace cub {

struct NullType {};
template <int Value>
struct Int2Type {
    enum { VALUE = Value };
};

namespace wavebridge {

#if defined(__HIP__)
typedef hipError_t error;
typedef hipStream_t stream;
#else
typedef cudaError_t error;
typedef cudaStream_t stream;
#endif

// Shared arrays can't be constructed: elements with a constructor are kept as bytes and read as what they are.
template <class T, int Count, bool Trivial = __is_trivially_constructible(T)>
struct array {
    T values[Count];
    __device__ T& at(int index) { return values[index]; }
};
template <class T, int Count>
struct array<T, Count, false> {
    alignas(T) unsigned char bytes[Count * sizeof(T)];
    __device__ T& at(int index) { return *reinterpret_cast<T*>(bytes + index * sizeof(T)); }
};

__device__ inline int block_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

}  // namespace wavebridge

template <class T>
struct Uninitialized {
    alignas(T) unsigned char storage[sizeof(T)];
    __host__ __device__ T& Alias() { return *reinterpret_cast<T*>(storage); }
};

template <class Key, class Value>
struct KeyValuePair {
    typedef Key Key_t;
    typedef Value Value_t;
    Key key;
    Value value;
    __host__ __device__ KeyValuePair() {}
    __host__ __device__ KeyValuePair(const Key& k, const Value& v) : key(k), value(v) {}
    __host__ __device__ bool operator!=(const KeyValuePair& other) const {
        return value != other.value || key != other.key;
    }
};

#define WAVEBRIDGE_CUB_OPERATOR(name, expression)                          \
    struct name {                                                          \
        template <class A, class B>                                        \
        __host__ __device__ auto operator()(A a, B b) const {              \
            return expression;                                             \
        }                                                                  \
    };
WAVEBRIDGE_CUB_OPERATOR(Equality, a == b)
WAVEBRIDGE_CUB_OPERATOR(Inequality, a != b)
WAVEBRIDGE_CUB_OPERATOR(Sum, a + b)
WAVEBRIDGE_CUB_OPERATOR(Difference, a - b)
WAVEBRIDGE_CUB_OPERATOR(Division, a / b)
#undef WAVEBRIDGE_CUB_OPERATOR

struct Max {
    template <class T>
    __host__ __device__ T operator()(const T& a, const T& b) const {
        return b > a ? b : a;
    }
};
struct Min {
    template <class T>
    __host__ __device__ T operator()(const T& a, const T& b) const {
        return b < a ? b : a;
    }
};
// Of equal values the one with the smaller key is kept.
struct ArgMax {
    template <class Key, class Value>
    __host__ __device__ KeyValuePair<Key, Value> operator()(const KeyValuePair<Key, Value>& a,
                                                            const KeyValuePair<Key, Value>& b) const {
        return b.value > a.value || (b.value == a.value && b.key < a.key) ? b : a;
    }
};
struct ArgMin {
    template <class Key, class Value>
    __host__ __device__ KeyValuePair<Key, Value> operator()(const KeyValuePair<Key, Value>& a,
                                                            const KeyValuePair<Key, Value>& b) const {
        return b.value < a.value || (b.value == a.value && b.key < a.key) ? b : a;
    }
};
template <class T>
struct CastOp {
    template <class A>
    __host__ __device__ T operator()(A&& a) const {
        return static_cast<T>(a);
    }
};

}  // namespace cub
