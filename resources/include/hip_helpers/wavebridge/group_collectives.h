// Collectives over cooperative groups that HIP lacks: reduce, inclusive_scan, exclusive_scan, and their operators
// (CUDA C++ Programming Guide, "Cooperative Groups: Collective Operations").
#ifndef WAVEBRIDGE_GROUP_COLLECTIVES_H
#define WAVEBRIDGE_GROUP_COLLECTIVES_H

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

namespace wavebridge {

template <typename T = void>
struct plus {
  __host__ __device__ T operator()(const T& a, const T& b) const { return a + b; }
};
// As in CUDA, `less` gives the smaller value and `greater` the larger one.
template <typename T = void>
struct less {
  __host__ __device__ T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};
template <typename T = void>
struct greater {
  __host__ __device__ T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
template <typename T = void>
struct bit_and {
  __host__ __device__ T operator()(const T& a, const T& b) const { return a & b; }
};
template <typename T = void>
struct bit_or {
  __host__ __device__ T operator()(const T& a, const T& b) const { return a | b; }
};
template <typename T = void>
struct bit_xor {
  __host__ __device__ T operator()(const T& a, const T& b) const { return a ^ b; }
};

// A value of any trivially copyable type goes through the group's shuffle word by word: HIP's take integers and floats alone.
template <typename T, typename Shuffle>
__device__ inline T shuffled(const T& value, Shuffle shuffle) {
  constexpr unsigned int count = (sizeof(T) + sizeof(int) - 1) / sizeof(int);
  int words[count] = {};
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned int i = 0; i < count; ++i) words[i] = shuffle(words[i]);
  T result = value;
  __builtin_memcpy(static_cast<void*>(&result), words, sizeof(T));
  return result;
}

// Every thread of the group gets the combination of all values. A tile halves the distance from step to step, so that
// every thread combines the same pairs; other groups go through their threads one by one.
template <unsigned int Size, typename Parent, typename T, typename Operation>
__device__ inline T reduce(const cooperative_groups::thread_block_tile<Size, Parent>& group, T value, Operation operation) {
  for (unsigned int step = Size / 2; step > 0; step /= 2) {
    const T other = shuffled(value, [&](int word) { return group.shfl_xor(word, step); });
    value = (group.thread_rank() & step) ? operation(other, value) : operation(value, other);
  }
  return value;
}
template <typename T, typename Operation>
__device__ inline T reduce(const cooperative_groups::coalesced_group& group, T value, Operation operation) {
  T result = shuffled(value, [&](int word) { return group.shfl(word, 0); });
  for (unsigned int rank = 1; rank < group.size(); ++rank) {
    result = operation(result, shuffled(value, [&](int word) { return group.shfl(word, rank); }));
  }
  return result;
}

template <typename Group, typename T, typename Operation>
__device__ inline T inclusive_scan(const Group& group, T value, Operation operation) {
  for (unsigned int step = 1; step < group.size(); step *= 2) {
    const T other = shuffled(value, [&](int word) { return group.shfl_up(word, step); });
    if (group.thread_rank() >= step) value = operation(other, value);
  }
  return value;
}
template <typename Group, typename T>
__device__ inline T inclusive_scan(const Group& group, T value) {
  return inclusive_scan(group, value, plus<T>());
}

// The first thread gets a value of zero bits, which is the neutral element of `plus`, `bit_or` and `bit_xor`.
template <typename Group, typename T, typename Operation>
__device__ inline T exclusive_scan(const Group& group, T value, Operation operation) {
  const T other = shuffled(inclusive_scan(group, value, operation), [&](int word) { return group.shfl_up(word, 1); });
  return group.thread_rank() == 0 ? T() : other;
}
template <typename Group, typename T>
__device__ inline T exclusive_scan(const Group& group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_GROUP_COLLECTIVES_H
