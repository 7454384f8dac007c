// Asynchronous copies of a group (CUDA C++ Programming Guide, "memcpy_async").
#pragma once
#include "../cooperative_groups.h"

namespace cooperative_groups {

template <class Group, class T, class Size>
__device__ void memcpy_async(const Group& group, T* destination, const T* source, const Size& bytes);
template <class Group, class T, class DestinationLayout, class SourceLayout>
__device__ void memcpy_async(const Group& group, T* destination, const DestinationLayout& destination_layout,
                             const T* source, const SourceLayout& source_layout);
template <class Group>
__device__ void wait(const Group& group);
template <unsigned int Stages, class Group>
__device__ void wait_prior(const Group& group);

}  // namespace cooperative_groups
