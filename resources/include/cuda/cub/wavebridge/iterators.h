// CUB's iterators, and queries of the thread's place.
#pragma once
#include "common.h"

namespace cub {

#define WAVEBRIDGE_CUB_ITERATOR(name)                                                                    \
    typedef ptrdiff_t difference_type;                                                                   \
    typedef std::random_access_iterator_tag iterator_category;                                           \
    __host__ __device__ name operator+(ptrdiff_t n) const;                                               \
    __host__ __device__ name operator-(ptrdiff_t n) const;                                               \
    __host__ __device__ ptrdiff_t operator-(const name& other) const;                                    \
    __host__ __device__ name& operator+=(ptrdiff_t n);                                                   \
    __host__ __device__ name& operator++();                                                              \
    __host__ __device__ name operator++(int);                                                            \
    __host__ __device__ bool operator==(const name& other) const;                                        \
    __host__ __device__ bool operator!=(const name& other) const;

template <class T, class Offset = ptrdiff_t>
struct CountingInputIterator {
    typedef T value_type;
    typedef T* pointer;
    typedef T reference;
    WAVEBRIDGE_CUB_ITERATOR(CountingInputIterator)
    __host__ __device__ CountingInputIterator(const T& first);
    __host__ __device__ T operator*() const;
    __host__ __device__ T operator[](ptrdiff_t n) const;
};
template <class T, class Offset = ptrdiff_t>
struct ConstantInputIterator {
    typedef T value_type;
    typedef T* pointer;
    typedef T reference;
    WAVEBRIDGE_CUB_ITERATOR(ConstantInputIterator)
    __host__ __device__ ConstantInputIterator(const T& value);
    __host__ __device__ T operator*() const;
    __host__ __device__ T operator[](ptrdiff_t n) const;
};
template <class T, class Conversion, class Input, class Offset = ptrdiff_t>
struct TransformInputIterator {
    typedef T value_type;
    typedef T* pointer;
    typedef T reference;
    WAVEBRIDGE_CUB_ITERATOR(TransformInputIterator)
    __host__ __device__ TransformInputIterator(Input input, Conversion conversion);
    __host__ __device__ T operator*() const;
    __host__ __device__ T operator[](ptrdiff_t n) const;
};
template <class Input, class Offset = ptrdiff_t, class Value = void>
struct ArgIndexInputIterator {
    typedef ptrdiff_t difference_type;
    __host__ __device__ ArgIndexInputIterator(Input input, ptrdiff_t offset = 0);
};
template <class T>
struct DiscardOutputIterator {
    __host__ __device__ DiscardOutputIterator(size_t offset = 0);
};
#undef WAVEBRIDGE_CUB_ITERATOR

__device__ inline unsigned int LaneId() { return wavebridge::block_rank() % 32; }
__device__ inline unsigned int WarpId() { return wavebridge::block_rank() / 32; }
__device__ unsigned int LaneMaskLt();
__device__ unsigned int LaneMaskLe();
__device__ unsigned int LaneMaskGt();
__device__ unsigned int LaneMaskGe();
__device__ inline int RowMajorTid(int dim_x, int dim_y, int dim_z) { return wavebridge::block_rank(); }
__device__ inline void CTA_SYNC() { __syncthreads(); }
#if !defined(__HIP__)
__device__ inline void WARP_SYNC(unsigned int mask) { __syncwarp(mask); }
#endif

}  // namespace cub
