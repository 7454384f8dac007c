// Cooperative groups (CUDA C++ Programming Guide, "Cooperative Groups").
#pragma once

namespace wbemu {

WBEMU_INLINE unsigned block_rank_of_thread() {
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
WBEMU_INLINE unsigned threads_in_block() { return blockDim.x * blockDim.y * blockDim.z; }
WBEMU_INLINE uint64_t low_lanes(unsigned n) { return n >= 64 ? ~0ull : (1ull << n) - 1; }
WBEMU_INLINE unsigned nth_lane(uint64_t mask, unsigned n) {
  for (; n; n--) mask &= mask - 1;
  return mask ? static_cast<unsigned>(__builtin_ctzll(mask)) : 64;
}

// A shuffle of a value of any size, eight bytes at a time.
template <class T> WBEMU_INLINE T shuffle_any(WarpOp op, uint64_t mask, const T& value, int argument, int width, Site site) {
  if constexpr (sizeof(T) <= 8) {
    return from_bits<T>(wbemu_warp(op, mask, to_bits(value), argument, width, site));
  } else {
    T result;
    const char* from = reinterpret_cast<const char*>(&value);
    char* to = reinterpret_cast<char*>(&result);
    for (size_t i = 0; i < sizeof(T); i += 8) {
      const size_t n = sizeof(T) - i < 8 ? sizeof(T) - i : 8;
      uint64_t chunk = 0;
      __builtin_memcpy(&chunk, from + i, n);
      chunk = wbemu_warp(op, mask, chunk, argument, width, site);
      __builtin_memcpy(to + i, &chunk, n);
    }
    return result;
  }
}

}  // namespace wbemu

namespace cooperative_groups {

#ifdef WBEMU_HIP
typedef unsigned long long lane_mask_t;
#else
typedef unsigned int lane_mask_t;
#endif

// Any group: a set of lanes of one warp, or the block.
class thread_group {
 public:
  thread_group() = default;
  WBEMU_MEMBER thread_group(bool block, uint64_t lanes) : block_(block), lanes_(lanes) {}
  WBEMU_MEMBER unsigned long long size() const {
    return block_ ? wbemu::threads_in_block() : static_cast<unsigned>(__builtin_popcountll(lanes_));
  }
  WBEMU_MEMBER unsigned long long num_threads() const { return size(); }
  WBEMU_MEMBER unsigned long long thread_rank() const {
    return block_ ? wbemu::block_rank_of_thread()
                  : static_cast<unsigned>(__builtin_popcountll(lanes_ & wbemu::low_lanes(wbemu_lane())));
  }
  WBEMU_MEMBER bool is_valid() const { return true; }
  WBEMU_MEMBER void sync(WBEMU_SITE) const {
    if (block_) wbemu_barrier(site);
    else wbemu_warp(wbemu::WarpOp::sync, lanes_, 0, 0, warpSize, site);
  }
  WBEMU_MEMBER bool is_block() const { return block_; }
  WBEMU_MEMBER uint64_t lanes() const { return lanes_; }

 protected:
  bool block_;
  uint64_t lanes_;
};

class thread_block : public thread_group {
 public:
  WBEMU_MEMBER thread_block() : thread_group(true, 0) {}
  static WBEMU_MEMBER void sync(WBEMU_SITE) { wbemu_barrier(site); }
  static WBEMU_MEMBER unsigned thread_rank() { return wbemu::block_rank_of_thread(); }
  static WBEMU_MEMBER unsigned size() { return wbemu::threads_in_block(); }
  static WBEMU_MEMBER unsigned num_threads() { return wbemu::threads_in_block(); }
  static WBEMU_MEMBER dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static WBEMU_MEMBER dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static WBEMU_MEMBER dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static WBEMU_MEMBER dim3 dim_threads() { return group_dim(); }
  struct arrival_token {};
  WBEMU_MEMBER arrival_token barrier_arrive() const { return arrival_token(); }
  WBEMU_MEMBER void barrier_wait(arrival_token, WBEMU_SITE) const { wbemu_barrier(site); }
};
WBEMU_INLINE thread_block this_thread_block() { return thread_block(); }

class grid_group {
 public:
  static WBEMU_MEMBER void sync(WBEMU_SITE) { wbemu_grid_barrier(site); }
  static WBEMU_MEMBER bool is_valid() { return true; }
  static WBEMU_MEMBER unsigned long long block_rank() {
    return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  static WBEMU_MEMBER unsigned long long num_blocks() {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
  }
  static WBEMU_MEMBER unsigned long long thread_rank() {
    return block_rank() * wbemu::threads_in_block() + wbemu::block_rank_of_thread();
  }
  static WBEMU_MEMBER unsigned long long size() { return num_blocks() * wbemu::threads_in_block(); }
  static WBEMU_MEMBER unsigned long long num_threads() { return size(); }
  static WBEMU_MEMBER dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  static WBEMU_MEMBER dim3 dim_blocks() { return group_dim(); }
  static WBEMU_MEMBER dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
WBEMU_INLINE grid_group this_grid() { return grid_group(); }

// Lanes [rank of the tile] of a warp; Size is a power of two up to the warp.
template <unsigned Size, class Parent = void> class thread_block_tile : public thread_group {
 public:
  static_assert(Size > 0 && (Size & (Size - 1)) == 0, "the size of a tile is a power of two");
  static_assert(Size <= 64, "tiles of several warps are not emulated");
  WBEMU_MEMBER thread_block_tile() : thread_group(false, wbemu::low_lanes(Size) << wbemu_lane() / Size * Size) {}
  template <class Other> WBEMU_MEMBER thread_block_tile(const thread_block_tile<Size, Other>&) : thread_block_tile() {}
  static WBEMU_MEMBER unsigned thread_rank() { return wbemu_lane() % Size; }
  static WBEMU_MEMBER constexpr unsigned size() { return Size; }
  static WBEMU_MEMBER constexpr unsigned num_threads() { return Size; }
  static WBEMU_MEMBER unsigned meta_group_rank() { return wbemu::block_rank_of_thread() / Size; }
  static WBEMU_MEMBER unsigned meta_group_size() { return (wbemu::threads_in_block() + Size - 1) / Size; }
  WBEMU_MEMBER void sync(WBEMU_SITE) const { wbemu_warp(wbemu::WarpOp::sync, lanes_, 0, 0, Size, site); }
  template <class T> WBEMU_MEMBER T shfl(T v, int rank, WBEMU_SITE) const {
    return wbemu::shuffle_any(wbemu::WarpOp::shuffle_index, lanes_, v, rank, Size, site);
  }
  template <class T> WBEMU_MEMBER T shfl_up(T v, unsigned delta, WBEMU_SITE) const {
    return wbemu::shuffle_any(wbemu::WarpOp::shuffle_up, lanes_, v, static_cast<int>(delta), Size, site);
  }
  template <class T> WBEMU_MEMBER T shfl_down(T v, unsigned delta, WBEMU_SITE) const {
    return wbemu::shuffle_any(wbemu::WarpOp::shuffle_down, lanes_, v, static_cast<int>(delta), Size, site);
  }
  template <class T> WBEMU_MEMBER T shfl_xor(T v, unsigned mask, WBEMU_SITE) const {
    return wbemu::shuffle_any(wbemu::WarpOp::shuffle_xor, lanes_, v, static_cast<int>(mask), Size, site);
  }
  WBEMU_MEMBER int any(int p, WBEMU_SITE) const { return static_cast<int>(wbemu_warp(wbemu::WarpOp::any, lanes_, p != 0, 0, Size, site)); }
  WBEMU_MEMBER int all(int p, WBEMU_SITE) const { return static_cast<int>(wbemu_warp(wbemu::WarpOp::all, lanes_, p != 0, 0, Size, site)); }
  WBEMU_MEMBER lane_mask_t ballot(int p, WBEMU_SITE) const {
    return static_cast<lane_mask_t>(wbemu_warp(wbemu::WarpOp::ballot, lanes_, p != 0, 0, Size, site) >> first_lane());
  }
  template <class T> WBEMU_MEMBER lane_mask_t match_any(T v, WBEMU_SITE) const {
    return static_cast<lane_mask_t>(wbemu_warp(wbemu::WarpOp::match_any, lanes_, wbemu::to_bits(v), 0, Size, site) >> first_lane());
  }
  template <class T> WBEMU_MEMBER lane_mask_t match_all(T v, int& predicate, WBEMU_SITE) const {
    const uint64_t lanes = wbemu_warp(wbemu::WarpOp::match_all, lanes_, wbemu::to_bits(v), 0, Size, site);
    predicate = lanes != 0;
    return static_cast<lane_mask_t>(lanes >> first_lane());
  }

 private:
  WBEMU_MEMBER unsigned first_lane() const { return wbemu_lane() / Size * Size; }
};
template <unsigned Size, class Parent> WBEMU_INLINE thread_block_tile<Size, Parent> tiled_partition(const Parent&) { return {}; }
WBEMU_INLINE thread_group tiled_partition(const thread_group&, unsigned size) {
  return thread_group(false, wbemu::low_lanes(size) << wbemu_lane() / size * size);
}

// The lanes that were converged when the group was made; ranks count its lanes from the lowest.
class coalesced_group : public thread_group {
 public:
  WBEMU_MEMBER explicit coalesced_group(uint64_t lanes) : thread_group(false, lanes) {}
  WBEMU_MEMBER unsigned size() const { return static_cast<unsigned>(__builtin_popcountll(lanes_)); }
  WBEMU_MEMBER unsigned num_threads() const { return size(); }
  WBEMU_MEMBER unsigned thread_rank() const {
    return static_cast<unsigned>(__builtin_popcountll(lanes_ & wbemu::low_lanes(wbemu_lane())));
  }
  WBEMU_MEMBER unsigned meta_group_rank() const { return 0; }
  WBEMU_MEMBER unsigned meta_group_size() const { return 1; }
  template <class T> WBEMU_MEMBER T shfl(T v, unsigned rank, WBEMU_SITE) const { return from_rank(v, rank % size(), site); }
  template <class T> WBEMU_MEMBER T shfl_up(T v, unsigned delta, WBEMU_SITE) const {
    const unsigned rank = thread_rank();
    return from_rank(v, delta > rank ? rank : rank - delta, site);
  }
  template <class T> WBEMU_MEMBER T shfl_down(T v, unsigned delta, WBEMU_SITE) const {
    const unsigned rank = thread_rank();
    return from_rank(v, rank + delta >= size() ? rank : rank + delta, site);
  }
  WBEMU_MEMBER int any(int p, WBEMU_SITE) const { return static_cast<int>(wbemu_warp(wbemu::WarpOp::any, lanes_, p != 0, 0, warpSize, site)); }
  WBEMU_MEMBER int all(int p, WBEMU_SITE) const { return static_cast<int>(wbemu_warp(wbemu::WarpOp::all, lanes_, p != 0, 0, warpSize, site)); }
  WBEMU_MEMBER lane_mask_t ballot(int p, WBEMU_SITE) const {
    return static_cast<lane_mask_t>(packed(wbemu_warp(wbemu::WarpOp::ballot, lanes_, p != 0, 0, warpSize, site)));
  }
  template <class T> WBEMU_MEMBER lane_mask_t match_any(T v, WBEMU_SITE) const {
    return static_cast<lane_mask_t>(packed(wbemu_warp(wbemu::WarpOp::match_any, lanes_, wbemu::to_bits(v), 0, warpSize, site)));
  }

 private:
  template <class T> WBEMU_MEMBER T from_rank(const T& v, unsigned rank, wbemu::Site site) const {
    return wbemu::shuffle_any(wbemu::WarpOp::shuffle_index, lanes_, v, static_cast<int>(wbemu::nth_lane(lanes_, rank)), warpSize, site);
  }
  WBEMU_MEMBER uint64_t packed(uint64_t lanes) const {
    uint64_t result = 0;
    unsigned rank = 0;
    for (uint64_t m = lanes_; m; m &= m - 1, rank++) result |= (lanes >> __builtin_ctzll(m) & 1) << rank;
    return result;
  }
};
WBEMU_INLINE coalesced_group coalesced_threads(WBEMU_SITE) {
  return coalesced_group(wbemu_warp_converged(wbemu::WarpOp::active_mask, 1, 0, warpSize, site));
}
template <class Label> WBEMU_INLINE coalesced_group labeled_partition(const thread_group& g, Label label, WBEMU_SITE) {
  return coalesced_group(wbemu_warp(wbemu::WarpOp::match_any, g.lanes(), wbemu::to_bits(label), 0, warpSize, site));
}
WBEMU_INLINE coalesced_group binary_partition(const thread_group& g, bool predicate, WBEMU_SITE) {
  return coalesced_group(wbemu_warp(wbemu::WarpOp::match_any, g.lanes(), predicate, 0, warpSize, site));
}

template <class G> WBEMU_INLINE void sync(const G& g, WBEMU_SITE) { g.sync(site); }
template <class G> WBEMU_INLINE unsigned thread_rank(const G& g) { return static_cast<unsigned>(g.thread_rank()); }
template <class G> WBEMU_INLINE unsigned group_size(const G& g) { return static_cast<unsigned>(g.size()); }
template <class G, class F> WBEMU_INLINE void invoke_one(const G& g, F&& f) {
  if (g.thread_rank() == 0) f();
}

template <class T> struct plus { WBEMU_MEMBER T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { WBEMU_MEMBER T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { WBEMU_MEMBER T operator()(T a, T b) const { return a < b ? b : a; } };
template <class T> struct bit_and { WBEMU_MEMBER T operator()(T a, T b) const { return a & b; } };
template <class T> struct bit_or { WBEMU_MEMBER T operator()(T a, T b) const { return a | b; } };
template <class T> struct bit_xor { WBEMU_MEMBER T operator()(T a, T b) const { return a ^ b; } };

// A tile reduces as a tree, any other group in the order of its ranks.
template <unsigned Size, class P, class T, class Op>
WBEMU_INLINE T reduce(const thread_block_tile<Size, P>& g, T v, Op op, WBEMU_SITE) {
  for (unsigned mask = Size / 2; mask; mask /= 2) v = op(v, g.shfl_xor(v, mask, site));
  return v;
}
template <class T, class Op> WBEMU_INLINE T reduce(const coalesced_group& g, T v, Op op, WBEMU_SITE) {
  T result = g.shfl(v, 0, site);
  for (unsigned rank = 1; rank < g.size(); rank++) result = op(result, g.shfl(v, rank, site));
  return result;
}
template <class G, class T, class Op> WBEMU_INLINE T inclusive_scan(const G& g, T v, Op op, WBEMU_SITE) {
  for (unsigned delta = 1; delta < g.size(); delta *= 2) {
    const T other = g.shfl_up(v, delta, site);
    if (g.thread_rank() >= delta) v = op(other, v);
  }
  return v;
}
template <class G, class T> WBEMU_INLINE T inclusive_scan(const G& g, T v, WBEMU_SITE) { return inclusive_scan(g, v, plus<T>(), site); }
template <class G, class T, class Op> WBEMU_INLINE T exclusive_scan(const G& g, T v, Op op, WBEMU_SITE) {
  const T up = g.shfl_up(inclusive_scan(g, v, op, site), 1, site);
  return g.thread_rank() == 0 ? T() : up;
}
template <class G, class T> WBEMU_INLINE T exclusive_scan(const G& g, T v, WBEMU_SITE) { return exclusive_scan(g, v, plus<T>(), site); }

// Asynchronous copies are made at once by the first thread; waiting is a barrier.
template <class G> WBEMU_INLINE void memcpy_async(const G& g, void* to, const void* from, size_t size) {
  if (g.thread_rank() == 0) __builtin_memcpy(to, from, size);
}
template <class G, class T> WBEMU_INLINE void memcpy_async(const G& g, T* to, size_t to_count, const T* from, size_t from_count) {
  if (g.thread_rank() == 0) __builtin_memcpy(to, from, sizeof(T) * (to_count < from_count ? to_count : from_count));
}
template <class G> WBEMU_INLINE void wait(const G& g, WBEMU_SITE) { g.sync(site); }
template <unsigned Stages, class G> WBEMU_INLINE void wait_prior(const G& g, WBEMU_SITE) { g.sync(site); }

}  // namespace cooperative_groups
