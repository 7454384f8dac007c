// Groups wider than a block: the grid, a cluster, several grids.  A sync of these has no form in one kernel's threads.
#pragma once

namespace cooperative_groups {

class grid_group : public thread_group {
  public:
    struct arrival_token {};
    __device__ void sync() const;
    __device__ arrival_token barrier_arrive() const;
    __device__ void barrier_wait(arrival_token&& token) const;
    __device__ bool is_valid() const;
    __device__ static unsigned long long size() { return num_blocks() * thread_block::num_threads(); }
    __device__ static unsigned long long num_threads() { return num_blocks() * thread_block::num_threads(); }
    __device__ static unsigned long long thread_rank() {
        return block_rank() * thread_block::num_threads() + thread_block::thread_rank();
    }
    __device__ static unsigned long long num_blocks() {
        return static_cast<unsigned long long>(gridDim.z) * gridDim.y * gridDim.x;
    }
    __device__ static unsigned long long block_rank() {
        return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    }
    __device__ static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    __device__ static dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    __device__ static dim3 dim_threads() {
        return dim3(gridDim.x * blockDim.x, gridDim.y * blockDim.y, gridDim.z * blockDim.z);
    }
    __device__ static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
};

class multi_grid_group : public thread_group {
  public:
    __device__ bool is_valid() const;
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ unsigned int grid_rank() const;
    __device__ unsigned int num_grids() const;
};

class cluster_group : public thread_group {
  public:
    struct arrival_token {};
    __device__ static void sync();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait();
    __device__ static void barrier_wait(arrival_token&& token);
    __device__ static dim3 block_index();
    __device__ static unsigned int block_rank();
    __device__ static dim3 thread_index();
    __device__ static unsigned int thread_rank();
    __device__ static dim3 dim_blocks();
    __device__ static unsigned int num_blocks();
    __device__ static dim3 dim_threads();
    __device__ static unsigned int num_threads();
    __device__ static unsigned int size();
    template <class T>
    __device__ static T* map_shared_rank(T* address, int rank);
    __device__ static unsigned int query_shared_rank(const void* address);
};

__device__ inline grid_group this_grid() { return grid_group(); }
__device__ multi_grid_group this_multi_grid();
__device__ inline cluster_group this_cluster() { return cluster_group(); }

}  // namespace cooperative_groups
