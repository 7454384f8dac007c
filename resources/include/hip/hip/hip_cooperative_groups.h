// Cooperative groups as far as HIP has them: no reduce, no scan, no labelled partition, no clusters.
#pragma once
#include "hip_runtime.h"

namespace cooperative_groups {

class thread_group {
  public:
    __device__ uint32_t size() const;
    __device__ uint32_t thread_rank() const;
    __device__ bool is_valid() const;
    __device__ void sync() const;
#if WAVEBRIDGE_ROCM >= 700
    __device__ uint32_t num_threads() const;
#endif
};
class multi_grid_group : public thread_group {
  public:
    __device__ uint32_t num_grids();
    __device__ uint32_t grid_rank();
};
class grid_group : public thread_group {
  public:
#if WAVEBRIDGE_ROCM >= 700
    __device__ dim3 group_dim() const;
#endif
};
class thread_block : public thread_group {
  public:
    static __device__ dim3 group_index();
    static __device__ dim3 thread_index();
    static __device__ uint32_t thread_rank();
    static __device__ uint32_t size();
    static __device__ bool is_valid();
    static __device__ void sync();
    __device__ dim3 group_dim();
#if WAVEBRIDGE_ROCM >= 700
    static __device__ uint32_t num_threads();
#endif
};

#define WAVEBRIDGE_VOTES                                             \
    __device__ unsigned long long ballot(int predicate) const;       \
    __device__ int any(int predicate) const;                         \
    __device__ int all(int predicate) const;                         \
    template <class T>                                               \
    __device__ unsigned long long match_any(T value) const;          \
    template <class T>                                               \
    __device__ unsigned long long match_all(T value, int& all_equal) const;
#define WAVEBRIDGE_SHUFFLES                                          \
    template <class T>                                               \
    __device__ T shfl(T value, int rank) const;                      \
    template <class T>                                               \
    __device__ T shfl_down(T value, unsigned int delta) const;       \
    template <class T>                                               \
    __device__ T shfl_up(T value, unsigned int delta) const;
#define WAVEBRIDGE_META                                              \
    __device__ unsigned int meta_group_rank() const;                 \
    __device__ unsigned int meta_group_size() const;

class coalesced_group : public thread_group {
  public:
    __device__ unsigned int size() const;
    __device__ unsigned int thread_rank() const;
    __device__ void sync() const;
    WAVEBRIDGE_META
    WAVEBRIDGE_SHUFFLES
#if WAVEBRIDGE_ROCM >= 602
    WAVEBRIDGE_VOTES
#endif
  protected:
    __device__ explicit coalesced_group(unsigned long long lanes);
};
template <unsigned int Size, class Parent = void>
class thread_block_tile : public thread_group {
  public:
    thread_block_tile() = default;
    template <class Other>
    __device__ thread_block_tile(const thread_block_tile<Size, Other>& other);
    static __device__ unsigned int size();
    static __device__ unsigned int thread_rank();
    __device__ void sync() const;
    WAVEBRIDGE_META
    WAVEBRIDGE_SHUFFLES
    template <class T>
    __device__ T shfl_xor(T value, unsigned int mask) const;
#if WAVEBRIDGE_ROCM >= 602
    WAVEBRIDGE_VOTES
#endif
#if WAVEBRIDGE_ROCM >= 700
    static __device__ unsigned int num_threads();
#endif
};
#undef WAVEBRIDGE_META
#undef WAVEBRIDGE_SHUFFLES
#undef WAVEBRIDGE_VOTES

__device__ thread_block this_thread_block();
__device__ grid_group this_grid();
__device__ multi_grid_group this_multi_grid();
__device__ coalesced_group coalesced_threads();
__device__ thread_group tiled_partition(const thread_group& parent, unsigned int size);
__device__ thread_group tiled_partition(const thread_block& parent, unsigned int size);
__device__ coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size);
template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent& parent);
#if WAVEBRIDGE_ROCM >= 602
__device__ coalesced_group binary_partition(const coalesced_group& parent, bool predicate);
template <unsigned int Size, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent>& parent, bool predicate);
#endif
template <class Group>
__device__ uint32_t group_size(const Group& group);
template <class Group>
__device__ uint32_t thread_rank(const Group& group);
template <class Group>
__device__ bool is_valid(const Group& group);
template <class Group>
__device__ void sync(const Group& group);

}  // namespace cooperative_groups
