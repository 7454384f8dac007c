// thread_group, the handle of any group, and thread_block.
#pragma once

namespace cooperative_groups {

namespace details {
using _coalesced_group_id = unsigned int;
}

class thread_group {
  public:
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ bool is_valid() const;
    __device__ unsigned int get_type() const;
};

// A block's ranks are 32-bit; its members are static, so that they can be called on an object or on the type.
class thread_block : public thread_group {
  public:
    __device__ static void sync() { __syncthreads(); }
    struct arrival_token {};
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait(arrival_token&& token);
    __device__ static unsigned int size() { return blockDim.x * blockDim.y * blockDim.z; }
    __device__ static unsigned int num_threads() { return blockDim.x * blockDim.y * blockDim.z; }
    __device__ static unsigned int thread_rank() {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    __device__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    __device__ static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};

__device__ inline thread_block this_thread_block() { return thread_block(); }

template <class Group>
__device__ inline void sync(const Group& group) {
    group.sync();
}
template <class Group>
__device__ inline unsigned long long thread_rank(const Group& group) {
    return group.thread_rank();
}
template <class Group>
__device__ inline unsigned long long group_size(const Group& group) {
    return group.size();
}
template <class Group>
__device__ inline bool is_valid(const Group& group) {
    return group.is_valid();
}

enum class thread_scope { thread, block, cluster, device, system };

}  // namespace cooperative_groups
