// Collective reductions (CUDA C++ Programming Guide, "reduce").
#pragma once
#include "../cooperative_groups.h"

#include "wavebridge_operators.h"

namespace cooperative_groups {

template <class Group, class T, class Operator>
__device__ T reduce(const Group& group, T value, Operator&& op);

// Every thread of the tile gets the result.
template <unsigned int Size, class Parent, class T, class Operator>
__device__ inline T reduce(const thread_block_tile<Size, Parent>& tile, T value, Operator&& op) {
    for (unsigned int step = Size / 2; step > 0; step /= 2) {
        value = op(value, tile.shfl_xor(value, step));
    }
    return value;
}

template <class Group, class T, class Operator>
__device__ void reduce_update_async(const Group& group, T& destination, T value, Operator&& op);
template <class Group, class T, class Operator>
__device__ void reduce_store_async(const Group& group, T* destination, T value, Operator&& op);

}  // namespace cooperative_groups
