// Block-wide collectives that are declared only: sorting, histograms, heads and tails, shuffles.
#pragma once
#include "common.h"

namespace cub {

#define WAVEBRIDGE_CUB_STORAGE(name)       \
    struct TempStorage {                   \
        int opaque[64];                    \
    };                                     \
    __device__ name();                     \
    __device__ name(TempStorage& storage);

template <class Key, int DimX, int Items, class Value = NullType, int RadixBits = 4, bool MemoizeOuterScan = true,
          int InnerScan = 0, int SharedConfig = 0, int DimY = 1, int DimZ = 1, int LegacyPtxArch = 0>
class BlockRadixSort {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockRadixSort)
#define WAVEBRIDGE_CUB_SORT(name)                                                                              \
    __device__ void name(Key (&keys)[Items], int begin_bit = 0, int end_bit = sizeof(Key) * 8);                 \
    template <class V>                                                                                         \
    __device__ void name(Key (&keys)[Items], V (&values)[Items], int begin_bit = 0, int end_bit = sizeof(Key) * 8);
    WAVEBRIDGE_CUB_SORT(Sort)
    WAVEBRIDGE_CUB_SORT(SortDescending)
    WAVEBRIDGE_CUB_SORT(SortBlockedToStriped)
    WAVEBRIDGE_CUB_SORT(SortDescendingBlockedToStriped)
#undef WAVEBRIDGE_CUB_SORT
};

template <class Key, int DimX, int Items, class Value = NullType, int DimY = 1, int DimZ = 1>
class BlockMergeSort {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockMergeSort)
    template <class Compare>
    __device__ void Sort(Key (&keys)[Items], Compare compare);
    template <class Compare>
    __device__ void Sort(Key (&keys)[Items], Compare compare, int valid, Key out_of_bounds);
    template <class V, class Compare>
    __device__ void Sort(Key (&keys)[Items], V (&values)[Items], Compare compare);
    template <class V, class Compare>
    __device__ void Sort(Key (&keys)[Items], V (&values)[Items], Compare compare, int valid, Key out_of_bounds);
    template <class Compare>
    __device__ void StableSort(Key (&keys)[Items], Compare compare);
    template <class V, class Compare>
    __device__ void StableSort(Key (&keys)[Items], V (&values)[Items], Compare compare);
};
template <class Key, int Items, int LogicalWarp = 32, class Value = NullType>
class WarpMergeSort {
  public:
    WAVEBRIDGE_CUB_STORAGE(WarpMergeSort)
    template <class Compare>
    __device__ void Sort(Key (&keys)[Items], Compare compare);
    template <class V, class Compare>
    __device__ void Sort(Key (&keys)[Items], V (&values)[Items], Compare compare);
};

enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
template <class T, int DimX, int Items, int Bins, BlockHistogramAlgorithm Algorithm = BLOCK_HISTO_SORT, int DimY = 1,
          int DimZ = 1>
class BlockHistogram {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockHistogram)
    template <class Counter>
    __device__ void InitHistogram(Counter (&histogram)[Bins]);
    template <class Counter>
    __device__ void Histogram(T (&items)[Items], Counter (&histogram)[Bins]);
    template <class Counter>
    __device__ void Composite(T (&items)[Items], Counter (&histogram)[Bins]);
};

template <class T, int DimX, int DimY = 1, int DimZ = 1>
class BlockDiscontinuity {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockDiscontinuity)
    template <int Items, class Flag, class Operator>
    __device__ void FlagHeads(Flag (&heads)[Items], T (&input)[Items], Operator op);
    template <int Items, class Flag, class Operator>
    __device__ void FlagHeads(Flag (&heads)[Items], T (&input)[Items], Operator op, T predecessor);
    template <int Items, class Flag, class Operator>
    __device__ void FlagTails(Flag (&tails)[Items], T (&input)[Items], Operator op);
    template <int Items, class Flag, class Operator>
    __device__ void FlagTails(Flag (&tails)[Items], T (&input)[Items], Operator op, T successor);
};
template <class T, int DimX, int DimY = 1, int DimZ = 1>
class BlockAdjacentDifference {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockAdjacentDifference)
    template <int Items, class Output, class Operator>
    __device__ void SubtractLeft(T (&input)[Items], Output (&output)[Items], Operator op);
    template <int Items, class Output, class Operator>
    __device__ void SubtractRight(T (&input)[Items], Output (&output)[Items], Operator op);
};
template <class T, int DimX, int DimY = 1, int DimZ = 1>
class BlockShuffle {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockShuffle)
    __device__ void Offset(T input, T& output, int distance = 1);
    __device__ void Rotate(T input, T& output, unsigned int distance = 1);
    template <int Items>
    __device__ void Up(T (&input)[Items], T (&output)[Items]);
    template <int Items>
    __device__ void Down(T (&input)[Items], T (&output)[Items]);
};
template <int DimX, int RadixBits, bool Descending>
class BlockRadixRank {
  public:
    WAVEBRIDGE_CUB_STORAGE(BlockRadixRank)
};

#undef WAVEBRIDGE_CUB_STORAGE

}  // namespace cub
