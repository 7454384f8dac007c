// cub::WarpReduce, WarpScan and the warp's exchange (CUB documentation), by shuffles where the type allows.
#pragma once
#include "common.h"

namespace cub {

// Shuffles of any type; of those that CUDA's own shuffles don't take, declared only.
template <int LogicalWarp, class T>
__device__ T ShuffleDown(T input, int offset, int last_lane, unsigned int member_mask);
template <int LogicalWarp, class T>
__device__ T ShuffleUp(T input, int offset, int first_lane, unsigned int member_mask);
template <int LogicalWarp, class T>
__device__ T ShuffleIndex(T input, int source_lane, unsigned int member_mask);

namespace wavebridge {

#if defined(__HIP__)
// HIP's masks are 64-bit and its waves may be: how a logical warp is shuffled there is hipCUB's own.
template <class T>
inline constexpr bool has_shuffle = false;
#else
template <class T>
inline constexpr bool has_shuffle = __is_arithmetic(T);
#endif

// The lanes of the calling thread's logical warp.
template <int LogicalWarp>
__device__ inline unsigned int member_mask() {
    return LogicalWarp >= 32 ? 0xffffffffu
                             : ((1u << (LogicalWarp % 32)) - 1u) << (block_rank() % 32 / LogicalWarp * LogicalWarp);
}
template <int LogicalWarp, class T>
__device__ inline T from_above(T input, int step) {
    if constexpr (wavebridge::has_shuffle<T>) {
        return __shfl_down_sync(member_mask<LogicalWarp>(), input, step, LogicalWarp);
    } else {
        return ShuffleDown<LogicalWarp>(input, step, LogicalWarp - 1, member_mask<LogicalWarp>());
    }
}
template <int LogicalWarp, class T>
__device__ inline T from_below(T input, int step) {
    if constexpr (wavebridge::has_shuffle<T>) {
        return __shfl_up_sync(member_mask<LogicalWarp>(), input, step, LogicalWarp);
    } else {
        return ShuffleUp<LogicalWarp>(input, step, 0, member_mask<LogicalWarp>());
    }
}
template <int LogicalWarp, class T>
__device__ inline T from_lane(T input, int lane) {
    if constexpr (wavebridge::has_shuffle<T>) {
        return __shfl_sync(member_mask<LogicalWarp>(), input, lane, LogicalWarp);
    } else {
        return ShuffleIndex<LogicalWarp>(input, lane, member_mask<LogicalWarp>());
    }
}

}  // namespace wavebridge

template <class T, int LogicalWarp = 32, int LegacyPtxArch = 0>
class WarpReduce {
    static_assert((LogicalWarp & (LogicalWarp - 1)) == 0, "logical warps are read here for powers of two only");

  public:
    typedef NullType TempStorage;
    __device__ WarpReduce(TempStorage&) {}

    // As in CUB only the first lane's result is defined.
    template <class Operator>
    __device__ T Reduce(T input, Operator op) {
        return Reduce(input, op, LogicalWarp);
    }
    template <class Operator>
    __device__ T Reduce(T input, Operator op, int valid) {
        int lane = wavebridge::block_rank() % LogicalWarp;
        for (int step = 1; step < LogicalWarp; step *= 2) {
            T above = wavebridge::from_above<LogicalWarp>(input, step);
            if (lane + step < valid) {
                input = op(input, above);
            }
        }
        return input;
    }
    __device__ T Sum(T input) { return Reduce(input, cub::Sum(), LogicalWarp); }
    __device__ T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }
    template <class Flag, class Operator>
    __device__ T HeadSegmentedReduce(T input, Flag head, Operator op);
    template <class Flag>
    __device__ T HeadSegmentedSum(T input, Flag head);
    template <class Flag, class Operator>
    __device__ T TailSegmentedReduce(T input, Flag tail, Operator op);
    template <class Flag>
    __device__ T TailSegmentedSum(T input, Flag tail);
};

template <class T, int LogicalWarp = 32, int LegacyPtxArch = 0>
class WarpScan {
    static_assert((LogicalWarp & (LogicalWarp - 1)) == 0, "logical warps are read here for powers of two only");

  public:
    typedef NullType TempStorage;
    __device__ WarpScan(TempStorage&) {}

    template <class Operator>
    __device__ void InclusiveScan(T input, T& output, Operator op) {
        int lane = wavebridge::block_rank() % LogicalWarp;
        for (int step = 1; step < LogicalWarp; step *= 2) {
            T below = wavebridge::from_below<LogicalWarp>(input, step);
            if (lane >= step) {
                input = op(below, input);
            }
        }
        output = input;
    }
    template <class Operator>
    __device__ void InclusiveScan(T input, T& output, Operator op, T& warp_aggregate) {
        InclusiveScan(input, output, op);
        warp_aggregate = wavebridge::from_lane<LogicalWarp>(output, LogicalWarp - 1);
    }
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, Operator op) {
        T inclusive;
        InclusiveScan(input, inclusive, op);
        output = wavebridge::from_below<LogicalWarp>(inclusive, 1);
    }
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, T initial, Operator op) {
        ExclusiveScan(input, output, op);
        output = wavebridge::block_rank() % LogicalWarp > 0 ? op(initial, output) : initial;
    }
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, T initial, Operator op, T& warp_aggregate) {
        T inclusive;
        InclusiveScan(input, inclusive, op, warp_aggregate);
        output = wavebridge::from_below<LogicalWarp>(inclusive, 1);
        output = wavebridge::block_rank() % LogicalWarp > 0 ? op(initial, output) : initial;
    }
    __device__ void InclusiveSum(T input, T& output) { InclusiveScan(input, output, cub::Sum()); }
    __device__ void InclusiveSum(T input, T& output, T& warp_aggregate) {
        InclusiveScan(input, output, cub::Sum(), warp_aggregate);
    }
    __device__ void ExclusiveSum(T input, T& output) { ExclusiveScan(input, output, T(0), cub::Sum()); }
    __device__ void ExclusiveSum(T input, T& output, T& warp_aggregate) {
        ExclusiveScan(input, output, T(0), cub::Sum(), warp_aggregate);
    }
    __device__ T Broadcast(T input, unsigned int source_lane) {
        return wavebridge::from_lane<LogicalWarp>(input, source_lane);
    }
};

}  // namespace cub
