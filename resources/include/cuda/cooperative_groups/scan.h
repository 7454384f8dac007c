// Collective scans (CUDA C++ Programming Guide, "inclusive_scan and exclusive_scan").
#pragma once
#include "../cooperative_groups.h"

#include "wavebridge_operators.h"

namespace cooperative_groups {

template <class Group, class T, class Operator>
__device__ T inclusive_scan(const Group& group, T value, Operator&& op);
template <class Group, class T, class Operator>
__device__ T exclusive_scan(const Group& group, T value, Operator&& op);

template <unsigned int Size, class Parent, class T, class Operator>
__device__ inline T inclusive_scan(const thread_block_tile<Size, Parent>& tile, T value, Operator&& op) {
    for (unsigned int step = 1; step < Size; step *= 2) {
        T below = tile.shfl_up(value, step);
        if (tile.thread_rank() >= step) {
            value = op(below, value);
        }
    }
    return value;
}

// CUDA gives the first thread the operator's identity for plus, and no stated value otherwise.
template <unsigned int Size, class Parent, class T, class Operator>
__device__ inline T exclusive_scan(const thread_block_tile<Size, Parent>& tile, T value, Operator&& op) {
    T below = tile.shfl_up(inclusive_scan(tile, value, op), 1);
    return tile.thread_rank() == 0 ? T{} : below;
}

template <class Group, class T>
__device__ inline T inclusive_scan(const Group& group, T value) {
    return inclusive_scan(group, value, plus<T>());
}
template <class Group, class T>
__device__ inline T exclusive_scan(const Group& group, T value) {
    return exclusive_scan(group, value, plus<T>());
}

}  // namespace cooperative_groups
