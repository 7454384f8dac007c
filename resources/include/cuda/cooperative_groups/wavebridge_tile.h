// Tiles of a warp, and the coalesced group.
#pragma once

namespace cooperative_groups {

namespace details {
// Called by tiles of more than 32 threads, which communicate through memory of their own; defined nowhere, so that no
// reader takes the one-warp form for theirs.
__device__ void wider_than_a_warp();
template <unsigned int Size>
__device__ inline void in_one_warp() {
    if constexpr (Size > 32) {
        wider_than_a_warp();
    }
}

// A tile's place is counted in its parent; a tile that has forgotten its parent counts in the block.
template <class Parent>
struct parent_of {
    using type = Parent;
};
template <>
struct parent_of<void> {
    using type = thread_block;
};
}  // namespace details

// A tile of 1 to 32 neighbouring threads of a block; wider ones need shared memory and are declared only.
template <unsigned int Size, class Parent = void>
class thread_block_tile : public thread_group {
    using parent = typename details::parent_of<Parent>::type;

  public:
    thread_block_tile() = default;
    template <class Other>
    __device__ thread_block_tile(const thread_block_tile<Size, Other>&) {}

    __device__ static void sync() { __syncwarp(lane_mask()); }
    __device__ static constexpr unsigned int size() { return Size; }
    __device__ static constexpr unsigned int num_threads() { return Size; }
    __device__ static unsigned int thread_rank() { return thread_block::thread_rank() % Size; }
    __device__ static unsigned int meta_group_rank() { return parent::thread_rank() / Size; }
    __device__ static unsigned int meta_group_size() { return (parent::num_threads() + Size - 1) / Size; }

    template <class T>
    __device__ T shfl(T value, int rank) const {
        return __shfl_sync(lane_mask(), value, rank, Size);
    }
    template <class T>
    __device__ T shfl_up(T value, unsigned int delta) const {
        return __shfl_up_sync(lane_mask(), value, delta, Size);
    }
    template <class T>
    __device__ T shfl_down(T value, unsigned int delta) const {
        return __shfl_down_sync(lane_mask(), value, delta, Size);
    }
    template <class T>
    __device__ T shfl_xor(T value, unsigned int mask) const {
        return __shfl_xor_sync(lane_mask(), value, mask, Size);
    }
    __device__ int any(int predicate) const { return __any_sync(lane_mask(), predicate); }
    __device__ int all(int predicate) const { return __all_sync(lane_mask(), predicate); }
    __device__ unsigned int ballot(int predicate) const {
        return in_tile(__ballot_sync(lane_mask(), predicate));
    }
    template <class T>
    __device__ unsigned int match_any(T value) const {
        return in_tile(__match_any_sync(lane_mask(), value));
    }
    template <class T>
    __device__ unsigned int match_all(T value, int& all_equal) const {
        return in_tile(__match_all_sync(lane_mask(), value, &all_equal));
    }

  private:
    __device__ static unsigned int first_lane() { return thread_block::thread_rank() % 32 / Size * Size; }
    __device__ static unsigned int lane_mask() {
        details::in_one_warp<Size>();
        return Size >= 32 ? 0xffffffffu : ((1u << (Size % 32)) - 1u) << first_lane();
    }
    __device__ static unsigned int in_tile(unsigned int lanes) {
        return Size >= 32 ? lanes : (lanes & lane_mask()) >> first_lane();
    }
};

// The threads of a warp that are active together; ranks follow lanes.
class coalesced_group : public thread_group {
  public:
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ unsigned long long meta_group_size() const;
    __device__ unsigned long long meta_group_rank() const;
    template <class T>
    __device__ T shfl(T value, int rank) const;
    template <class T>
    __device__ T shfl_up(T value, int delta) const;
    template <class T>
    __device__ T shfl_down(T value, int delta) const;
    __device__ int any(int predicate) const;
    __device__ int all(int predicate) const;
    __device__ unsigned int ballot(int predicate) const;
    template <class T>
    __device__ unsigned int match_any(T value) const;
    template <class T>
    __device__ unsigned int match_all(T value, int& all_equal) const;
};

__device__ coalesced_group coalesced_threads();

namespace experimental {
template <unsigned int MaxBlockSize>
struct block_tile_memory {
    char storage[MaxBlockSize / 32 * 8];
};
template <unsigned int Size, class Parent = void>
using thread_block_tile = cooperative_groups::thread_block_tile<Size, Parent>;
}  // namespace experimental

template <unsigned int MaxBlockSize = 1024>
using block_tile_memory = experimental::block_tile_memory<MaxBlockSize>;

template <unsigned int MaxBlockSize>
__device__ thread_block this_thread_block(experimental::block_tile_memory<MaxBlockSize>& memory);

}  // namespace cooperative_groups
