// CUB's device-wide algorithms: temporary storage, its size, then the algorithm's own arguments, and a stream.
#pragma once
#include "common.h"

namespace cub {

#define WAVEBRIDGE_CUB_CALL(name)                                                        \
    template <class... Arguments>                                                        \
    static wavebridge::error name(void* temporary, size_t& bytes, Arguments&&... arguments);

struct DeviceReduce {
    WAVEBRIDGE_CUB_CALL(Reduce)
    WAVEBRIDGE_CUB_CALL(Sum)
    WAVEBRIDGE_CUB_CALL(Min)
    WAVEBRIDGE_CUB_CALL(Max)
    WAVEBRIDGE_CUB_CALL(ArgMin)
    WAVEBRIDGE_CUB_CALL(ArgMax)
    WAVEBRIDGE_CUB_CALL(ReduceByKey)
    WAVEBRIDGE_CUB_CALL(TransformReduce)
};
struct DeviceScan {
    WAVEBRIDGE_CUB_CALL(ExclusiveSum)
    WAVEBRIDGE_CUB_CALL(InclusiveSum)
    WAVEBRIDGE_CUB_CALL(ExclusiveScan)
    WAVEBRIDGE_CUB_CALL(InclusiveScan)
    WAVEBRIDGE_CUB_CALL(InclusiveScanInit)
    WAVEBRIDGE_CUB_CALL(ExclusiveSumByKey)
    WAVEBRIDGE_CUB_CALL(InclusiveSumByKey)
    WAVEBRIDGE_CUB_CALL(ExclusiveScanByKey)
    WAVEBRIDGE_CUB_CALL(InclusiveScanByKey)
};
struct DeviceRadixSort {
    WAVEBRIDGE_CUB_CALL(SortKeys)
    WAVEBRIDGE_CUB_CALL(SortPairs)
    WAVEBRIDGE_CUB_CALL(SortKeysDescending)
    WAVEBRIDGE_CUB_CALL(SortPairsDescending)
};
struct DeviceMergeSort {
    WAVEBRIDGE_CUB_CALL(SortKeys)
    WAVEBRIDGE_CUB_CALL(SortPairs)
    WAVEBRIDGE_CUB_CALL(SortKeysCopy)
    WAVEBRIDGE_CUB_CALL(SortPairsCopy)
    WAVEBRIDGE_CUB_CALL(StableSortKeys)
    WAVEBRIDGE_CUB_CALL(StableSortPairs)
};
struct DeviceSelect {
    WAVEBRIDGE_CUB_CALL(If)
    WAVEBRIDGE_CUB_CALL(Flagged)
    WAVEBRIDGE_CUB_CALL(FlaggedIf)
    WAVEBRIDGE_CUB_CALL(Unique)
    WAVEBRIDGE_CUB_CALL(UniqueByKey)
};
struct DevicePartition {
    WAVEBRIDGE_CUB_CALL(If)
    WAVEBRIDGE_CUB_CALL(Flagged)
};
struct DeviceHistogram {
    WAVEBRIDGE_CUB_CALL(HistogramEven)
    WAVEBRIDGE_CUB_CALL(HistogramRange)
    template <int Channels, int ActiveChannels, class... Arguments>
    static wavebridge::error MultiHistogramEven(void* temporary, size_t& bytes, Arguments&&... arguments);
    template <int Channels, int ActiveChannels, class... Arguments>
    static wavebridge::error MultiHistogramRange(void* temporary, size_t& bytes, Arguments&&... arguments);
};
struct DeviceRunLengthEncode {
    WAVEBRIDGE_CUB_CALL(Encode)
    WAVEBRIDGE_CUB_CALL(NonTrivialRuns)
};
struct DeviceSegmentedReduce {
    WAVEBRIDGE_CUB_CALL(Reduce)
    WAVEBRIDGE_CUB_CALL(Sum)
    WAVEBRIDGE_CUB_CALL(Min)
    WAVEBRIDGE_CUB_CALL(Max)
    WAVEBRIDGE_CUB_CALL(ArgMin)
    WAVEBRIDGE_CUB_CALL(ArgMax)
};
struct DeviceSegmentedRadixSort {
    WAVEBRIDGE_CUB_CALL(SortKeys)
    WAVEBRIDGE_CUB_CALL(SortPairs)
    WAVEBRIDGE_CUB_CALL(SortKeysDescending)
    WAVEBRIDGE_CUB_CALL(SortPairsDescending)
};
struct DeviceSegmentedSort {
    WAVEBRIDGE_CUB_CALL(SortKeys)
    WAVEBRIDGE_CUB_CALL(SortPairs)
    WAVEBRIDGE_CUB_CALL(SortKeysDescending)
    WAVEBRIDGE_CUB_CALL(SortPairsDescending)
    WAVEBRIDGE_CUB_CALL(StableSortKeys)
    WAVEBRIDGE_CUB_CALL(StableSortPairs)
    WAVEBRIDGE_CUB_CALL(StableSortKeysDescending)
    WAVEBRIDGE_CUB_CALL(StableSortPairsDescending)
};
struct DeviceTopK {
    WAVEBRIDGE_CUB_CALL(MaxKeys)
    WAVEBRIDGE_CUB_CALL(MinKeys)
    WAVEBRIDGE_CUB_CALL(MaxPairs)
    WAVEBRIDGE_CUB_CALL(MinPairs)
};
struct DeviceMerge {
    WAVEBRIDGE_CUB_CALL(MergeKeys)
    WAVEBRIDGE_CUB_CALL(MergePairs)
};
struct DeviceAdjacentDifference {
    WAVEBRIDGE_CUB_CALL(SubtractLeft)
    WAVEBRIDGE_CUB_CALL(SubtractLeftCopy)
    WAVEBRIDGE_CUB_CALL(SubtractRight)
    WAVEBRIDGE_CUB_CALL(SubtractRightCopy)
};
struct DeviceMemcpy {
    WAVEBRIDGE_CUB_CALL(Batched)
};
struct DeviceSpmv {
    WAVEBRIDGE_CUB_CALL(CsrMV)
};
struct DeviceFor {
    template <class... Arguments>
    static wavebridge::error ForEach(Arguments&&... arguments);
    template <class... Arguments>
    static wavebridge::error ForEachN(Arguments&&... arguments);
    template <class... Arguments>
    static wavebridge::error Bulk(Arguments&&... arguments);
};
#undef WAVEBRIDGE_CUB_CALL

template <class T>
struct DoubleBuffer {
    T* d_buffers[2];
    int selector;
    __host__ __device__ DoubleBuffer() : d_buffers{nullptr, nullptr}, selector(0) {}
    __host__ __device__ DoubleBuffer(T* current, T* alternate) : d_buffers{current, alternate}, selector(0) {}
    __host__ __device__ T* Current() { return d_buffers[selector]; }
    __host__ __device__ T* Alternate() { return d_buffers[selector ^ 1]; }
};

struct CachingDeviceAllocator {
    explicit CachingDeviceAllocator(bool skip_cleanup = false, bool debug = false);
    CachingDeviceAllocator(unsigned int bin_growth, unsigned int min_bin = 1, unsigned int max_bin = 0xffffffffu,
                           size_t max_cached_bytes = ~size_t(0), bool skip_cleanup = false, bool debug = false);
    wavebridge::error DeviceAllocate(int device, void** pointer, size_t bytes, wavebridge::stream active_stream = 0);
    wavebridge::error DeviceAllocate(void** pointer, size_t bytes, wavebridge::stream active_stream = 0);
    wavebridge::error DeviceFree(int device, void* pointer);
    wavebridge::error DeviceFree(void* pointer);
    wavebridge::error FreeAllCached();
};
wavebridge::error Debug(wavebridge::error error, const char* file, int line);
#define CubDebug(e) cub::Debug((cub::wavebridge::error)(e), __FILE__, __LINE__)
#define CubDebugExit(e) if (cub::Debug((cub::wavebridge::error)(e), __FILE__, __LINE__)) { exit(1); }
wavebridge::error PtxVersion(int& version);

}  // namespace cub
