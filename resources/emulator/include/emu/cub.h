// CUB's block and warp primitives (CUB documentation, "Block-wide Primitives", "Warp-wide Primitives"), by shared memory and
// barriers.  Results are valid where CUB says that they are.  Sums are made in a fixed order, which is not CUB's: results in
// floating point differ by rounding.  hipCUB's names are the same.
#pragma once
#include "../wavebridge_emu.h"

namespace cub {

enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED,
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED,
};

struct Sum { template <class T> WBEMU_MEMBER T operator()(const T& a, const T& b) const { return a + b; } };
struct Difference { template <class T> WBEMU_MEMBER T operator()(const T& a, const T& b) const { return a - b; } };
struct Max { template <class T> WBEMU_MEMBER T operator()(const T& a, const T& b) const { return a < b ? b : a; } };
struct Min { template <class T> WBEMU_MEMBER T operator()(const T& a, const T& b) const { return b < a ? b : a; } };
struct Equality { template <class T> WBEMU_MEMBER bool operator()(const T& a, const T& b) const { return a == b; } };
struct Inequality { template <class T> WBEMU_MEMBER bool operator()(const T& a, const T& b) const { return a != b; } };
template <class K, class V> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  K key;
  V value;
  KeyValuePair() = default;
  WBEMU_MEMBER KeyValuePair(const K& k, const V& v) : key(k), value(v) {}
};
// Of equal values the lowest key wins.
struct ArgMax {
  template <class K, class V>
  WBEMU_MEMBER KeyValuePair<K, V> operator()(const KeyValuePair<K, V>& a, const KeyValuePair<K, V>& b) const {
    return b.value > a.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};
struct ArgMin {
  template <class K, class V>
  WBEMU_MEMBER KeyValuePair<K, V> operator()(const KeyValuePair<K, V>& a, const KeyValuePair<K, V>& b) const {
    return b.value < a.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};

namespace detail {

WBEMU_INLINE int thread_rank() {
  return static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
}
// Storage without constructors, for a union or a shared variable of any element type.
template <class T, int n> struct alignas(T) Raw {
  unsigned char bytes[sizeof(T) * n];
  WBEMU_MEMBER T& operator[](int i) { return reinterpret_cast<T*>(bytes)[i]; }
};
// A balanced tree over values[0, count), which is used up.
template <class T, int n, class Op> WBEMU_INLINE T tree(Raw<T, n>& values, int count, Op op) {
  for (int stride = 1; stride < count; stride *= 2) {
    for (int i = 0; i + stride < count; i += 2 * stride) values[i] = op(values[i], values[i + stride]);
  }
  return values[0];
}

}  // namespace detail

template <class T, int X, BlockReduceAlgorithm algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int arch = 0>
class BlockReduce {
 public:
  typedef detail::Raw<T, X * Y * Z> TempStorage;
  WBEMU_MEMBER BlockReduce() : storage_(own()) {}
  WBEMU_MEMBER BlockReduce(TempStorage& storage) : storage_(storage) {}
  template <class Op> WBEMU_MEMBER T Reduce(T value, Op op, WBEMU_SITE) { return reduce(value, op, X * Y * Z, site); }
  template <class Op> WBEMU_MEMBER T Reduce(T value, Op op, int valid, WBEMU_SITE) { return reduce(value, op, valid, site); }
  template <int items, class Op> WBEMU_MEMBER T Reduce(T (&values)[items], Op op, WBEMU_SITE) {
    T partial = values[0];
    for (int i = 1; i < items; i++) partial = op(partial, values[i]);
    return reduce(partial, op, X * Y * Z, site);
  }
  WBEMU_MEMBER T Sum(T value, WBEMU_SITE) { return reduce(value, cub::Sum(), X * Y * Z, site); }
  WBEMU_MEMBER T Sum(T value, int valid, WBEMU_SITE) { return reduce(value, cub::Sum(), valid, site); }
  template <int items> WBEMU_MEMBER T Sum(T (&values)[items], WBEMU_SITE) { return Reduce(values, cub::Sum(), site); }

 private:
  static WBEMU_MEMBER TempStorage& own() {
    static __shared__ TempStorage storage;
    return storage;
  }
  template <class Op> WBEMU_MEMBER T reduce(T value, Op op, int valid, wbemu::Site site) {
    const int rank = detail::thread_rank();
    storage_[rank] = value;
    wbemu_barrier(site);
    return rank == 0 ? detail::tree(storage_, valid, op) : value;
  }
  TempStorage& storage_;
};

template <class T, int X, BlockScanAlgorithm algorithm = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int arch = 0> class BlockScan {
 public:
  typedef detail::Raw<T, X * Y * Z> TempStorage;
  WBEMU_MEMBER BlockScan() : storage_(own()) {}
  WBEMU_MEMBER BlockScan(TempStorage& storage) : storage_(storage) {}

  WBEMU_MEMBER void InclusiveSum(T in, T& out, WBEMU_SITE) { T all; InclusiveScan(in, out, cub::Sum(), all, site); }
  WBEMU_MEMBER void InclusiveSum(T in, T& out, T& all, WBEMU_SITE) { InclusiveScan(in, out, cub::Sum(), all, site); }
  WBEMU_MEMBER void ExclusiveSum(T in, T& out, WBEMU_SITE) { T all; ExclusiveScan(in, out, T(), cub::Sum(), all, site); }
  WBEMU_MEMBER void ExclusiveSum(T in, T& out, T& all, WBEMU_SITE) { ExclusiveScan(in, out, T(), cub::Sum(), all, site); }
  template <class Op> WBEMU_MEMBER void InclusiveScan(T in, T& out, Op op, WBEMU_SITE) { T all; InclusiveScan(in, out, op, all, site); }
  template <class Op> WBEMU_MEMBER void ExclusiveScan(T in, T& out, T first, Op op, WBEMU_SITE) {
    T all;
    ExclusiveScan(in, out, first, op, all, site);
  }
  template <class Op> WBEMU_MEMBER void ExclusiveScan(T in, T& out, Op op, WBEMU_SITE) {
    T all;
    ExclusiveScan(in, out, T(), op, all, site);
  }
  template <class Op> WBEMU_MEMBER void InclusiveScan(T in, T& out, Op op, T& all, WBEMU_SITE) {
    share(in, site);
    out = upto(detail::thread_rank() + 1, op);
    all = upto(X * Y * Z, op);
  }
  template <class Op> WBEMU_MEMBER void ExclusiveScan(T in, T& out, T first, Op op, T& all, WBEMU_SITE) {
    share(in, site);
    const int rank = detail::thread_rank();
    out = rank == 0 ? first : op(first, upto(rank, op));
    all = upto(X * Y * Z, op);
  }
  template <int items> WBEMU_MEMBER void InclusiveSum(T (&in)[items], T (&out)[items], WBEMU_SITE) { T all; scan(in, out, true, T(), cub::Sum(), all, site); }
  template <int items> WBEMU_MEMBER void InclusiveSum(T (&in)[items], T (&out)[items], T& all, WBEMU_SITE) { scan(in, out, true, T(), cub::Sum(), all, site); }
  template <int items> WBEMU_MEMBER void ExclusiveSum(T (&in)[items], T (&out)[items], WBEMU_SITE) { T all; scan(in, out, false, T(), cub::Sum(), all, site); }
  template <int items> WBEMU_MEMBER void ExclusiveSum(T (&in)[items], T (&out)[items], T& all, WBEMU_SITE) { scan(in, out, false, T(), cub::Sum(), all, site); }
  template <int items, class Op> WBEMU_MEMBER void InclusiveScan(T (&in)[items], T (&out)[items], Op op, WBEMU_SITE) {
    T all;
    scan(in, out, true, T(), op, all, site);
  }
  template <int items, class Op> WBEMU_MEMBER void ExclusiveScan(T (&in)[items], T (&out)[items], T first, Op op, WBEMU_SITE) {
    T all;
    scan(in, out, false, first, op, all, site);
  }
  // A prefix callback sees the block's total and gives the value that everything starts from (first thread's call counts).
  template <int items, class Op, class Callback>
  WBEMU_MEMBER void InclusiveScan(T (&in)[items], T (&out)[items], Op op, Callback& callback, WBEMU_SITE) {
    T all;
    scan(in, out, true, T(), op, all, site);
    const T prefix = shared_prefix(callback, all, site);
    for (int i = 0; i < items; i++) out[i] = op(prefix, out[i]);
  }

 private:
  static WBEMU_MEMBER TempStorage& own() {
    static __shared__ TempStorage storage;
    return storage;
  }
  WBEMU_MEMBER void share(T value, wbemu::Site site) {
    storage_[detail::thread_rank()] = value;
    wbemu_barrier(site);
  }
  template <class Op> WBEMU_MEMBER T upto(int count, Op op) {
    T result = storage_[0];
    for (int i = 1; i < count; i++) result = op(result, storage_[i]);
    return result;
  }
  template <int items, class Op>
  WBEMU_MEMBER void scan(T (&in)[items], T (&out)[items], bool inclusive, T first, Op op, T& all, wbemu::Site site) {
    T partial = in[0];
    for (int i = 1; i < items; i++) partial = op(partial, in[i]);
    share(partial, site);
    const int rank = detail::thread_rank();
    bool empty = inclusive && rank == 0;
    T running = empty ? in[0] : inclusive ? upto(rank, op) : rank == 0 ? first : op(first, upto(rank, op));
    for (int i = 0; i < items; i++) {
      const T value = in[i];
      const T next = empty ? value : op(running, value);
      empty = false;
      out[i] = inclusive ? next : running;
      running = next;
    }
    all = upto(X * Y * Z, op);
  }
  template <class Callback> WBEMU_MEMBER T shared_prefix(Callback& callback, T all, wbemu::Site site) {
    wbemu_barrier(site);
    if (detail::thread_rank() == 0) storage_[0] = callback(all);
    wbemu_barrier(site);
    return storage_[0];
  }
  TempStorage& storage_;
};

// Logical warps of `logical` threads.  Without the argument CUB's have 32, and hipCUB's as many as the device's wave (0 here).
#ifdef WBEMU_HIP
#define WBEMU_CUB_WARP 0
#else
#define WBEMU_CUB_WARP 32
#endif
template <class T, int logical = WBEMU_CUB_WARP, int arch = 0> class WarpReduce {
 public:
  struct TempStorage {};
  WBEMU_MEMBER WarpReduce(TempStorage&) {}
  static WBEMU_MEMBER int width() { return logical ? logical : warpSize; }
  WBEMU_MEMBER T Sum(T value, WBEMU_SITE) { return Reduce(value, cub::Sum(), width(), site); }
  WBEMU_MEMBER T Sum(T value, int valid, WBEMU_SITE) { return Reduce(value, cub::Sum(), valid, site); }
  template <class Op> WBEMU_MEMBER T Reduce(T value, Op op, WBEMU_SITE) { return Reduce(value, op, width(), site); }
  template <class Op> WBEMU_MEMBER T Reduce(T value, Op op, int valid, WBEMU_SITE) {
    const int rank = static_cast<int>(wbemu_lane()) % width();
    for (int distance = 1; distance < width(); distance *= 2) {
      const T other = exchange(wbemu::WarpOp::shuffle_down, value, distance, site);
      if (rank + distance < valid && rank + distance < width()) value = op(value, other);
    }
    return value;
  }

  static WBEMU_MEMBER T exchange(wbemu::WarpOp op, const T& value, int distance, wbemu::Site site) {
    const uint64_t mask = (width() >= 64 ? ~0ull : (1ull << width()) - 1) << wbemu_lane() / width() * width();
    T result;
    const char* from = reinterpret_cast<const char*>(&value);
    char* to = reinterpret_cast<char*>(&result);
    for (size_t i = 0; i < sizeof(T); i += 8) {
      const size_t n = sizeof(T) - i < 8 ? sizeof(T) - i : 8;
      uint64_t chunk = 0;
      __builtin_memcpy(&chunk, from + i, n);
      chunk = wbemu_warp(op, mask, chunk, distance, width(), site);
      __builtin_memcpy(to + i, &chunk, n);
    }
    return result;
  }
};

template <class T, int logical = WBEMU_CUB_WARP, int arch = 0> class WarpScan {
 public:
  struct TempStorage {};
  WBEMU_MEMBER WarpScan(TempStorage&) {}
  static WBEMU_MEMBER int width() { return logical ? logical : warpSize; }
  WBEMU_MEMBER void InclusiveSum(T in, T& out, WBEMU_SITE) { InclusiveScan(in, out, cub::Sum(), site); }
  WBEMU_MEMBER void ExclusiveSum(T in, T& out, WBEMU_SITE) { ExclusiveScan(in, out, T(), cub::Sum(), site); }
  WBEMU_MEMBER void ExclusiveSum(T in, T& out, T& all, WBEMU_SITE) {
    T inclusive;
    InclusiveScan(in, inclusive, cub::Sum(), site);
    all = WarpReduce<T, logical>::exchange(wbemu::WarpOp::shuffle_index, inclusive, width() - 1, site);
    ExclusiveScan(in, out, T(), cub::Sum(), site);
  }
  template <class Op> WBEMU_MEMBER void InclusiveScan(T in, T& out, Op op, WBEMU_SITE) {
    const int rank = static_cast<int>(wbemu_lane()) % width();
    out = in;
    for (int distance = 1; distance < width(); distance *= 2) {
      const T other = WarpReduce<T, logical>::exchange(wbemu::WarpOp::shuffle_up, out, distance, site);
      if (rank >= distance) out = op(other, out);
    }
  }
  template <class Op> WBEMU_MEMBER void ExclusiveScan(T in, T& out, T first, Op op, WBEMU_SITE) {
    T inclusive;
    InclusiveScan(in, inclusive, op, site);
    const T before = WarpReduce<T, logical>::exchange(wbemu::WarpOp::shuffle_up, inclusive, 1, site);
    out = wbemu_lane() % width() == 0 ? first : op(first, before);
  }
};
#undef WBEMU_CUB_WARP

// Blocked arrangement: thread t holds items t * items ... ; striped: items t, t + threads, ...
template <class T, int threads, int items, BlockLoadAlgorithm algorithm = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int arch = 0> class BlockLoad {
 public:
  struct TempStorage {};
  WBEMU_MEMBER BlockLoad() {}
  WBEMU_MEMBER BlockLoad(TempStorage&) {}
  template <class It> WBEMU_MEMBER void Load(It from, T (&values)[items]) {
    for (int i = 0; i < items; i++) values[i] = from[place(i)];
  }
  template <class It> WBEMU_MEMBER void Load(It from, T (&values)[items], int valid) {
    for (int i = 0; i < items; i++) if (place(i) < valid) values[i] = from[place(i)];
  }
  template <class It, class D> WBEMU_MEMBER void Load(It from, T (&values)[items], int valid, D otherwise) {
    for (int i = 0; i < items; i++) values[i] = place(i) < valid ? static_cast<T>(from[place(i)]) : static_cast<T>(otherwise);
  }

 private:
  static WBEMU_MEMBER int place(int i) {
    const int rank = detail::thread_rank();
    return algorithm == BLOCK_LOAD_STRIPED ? i * threads * Y * Z + rank : rank * items + i;
  }
};
template <class T, int threads, int items, BlockStoreAlgorithm algorithm = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1, int arch = 0> class BlockStore {
 public:
  struct TempStorage {};
  WBEMU_MEMBER BlockStore() {}
  WBEMU_MEMBER BlockStore(TempStorage&) {}
  template <class It> WBEMU_MEMBER void Store(It to, T (&values)[items]) {
    for (int i = 0; i < items; i++) to[place(i)] = values[i];
  }
  template <class It> WBEMU_MEMBER void Store(It to, T (&values)[items], int valid) {
    for (int i = 0; i < items; i++) if (place(i) < valid) to[place(i)] = values[i];
  }

 private:
  static WBEMU_MEMBER int place(int i) {
    const int rank = detail::thread_rank();
    return algorithm == BLOCK_STORE_STRIPED ? i * threads * Y * Z + rank : rank * items + i;
  }
};

}  // namespace cub

#ifdef WBEMU_HIP
namespace hipcub = cub;
#endif
