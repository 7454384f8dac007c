// Making smaller groups from larger ones.
#pragma once

namespace cooperative_groups {

template <unsigned int Size, class Parent>
__device__ inline thread_block_tile<Size, Parent> tiled_partition(const Parent&) {
    return thread_block_tile<Size, Parent>();
}
__device__ thread_group tiled_partition(const thread_group& parent, unsigned int size);
__device__ thread_group tiled_partition(const thread_block& parent, unsigned int size);
__device__ coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size);

namespace experimental {
template <unsigned int Size, class Parent>
__device__ inline cooperative_groups::thread_block_tile<Size, Parent> tiled_partition(const Parent&) {
    return cooperative_groups::thread_block_tile<Size, Parent>();
}
}  // namespace experimental

template <class Parent>
__device__ coalesced_group labeled_partition(const Parent& parent, int label);
template <class Parent>
__device__ coalesced_group binary_partition(const Parent& parent, bool predicate);

template <class Group, class Function, class... Arguments>
__device__ inline void invoke_one(const Group& group, Function&& function, Arguments&&... arguments) {
    if (group.thread_rank() == 0) {
        function(static_cast<Arguments&&>(arguments)...);
    }
}
template <class Group, class Function, class... Arguments>
__device__ auto invoke_one_broadcast(const Group& group, Function&& function, Arguments&&... arguments)
    -> decltype(function(arguments...));

}  // namespace cooperative_groups
