// Warp matrix functions (CUDA C++ Programming Guide, "Warp Matrix Functions").
#pragma once
#include "cuda_bf16.h"

namespace nvcuda {
namespace wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct tf32;
}
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
}  // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}  // namespace experimental

namespace details {

// How an element is kept: tf32 as float, sub-byte integers packed into int.
template <class T>
struct storage {
    using type = T;
};
template <>
struct storage<precision::tf32> {
    using type = float;
};
template <>
struct storage<experimental::precision::u4> {
    using type = unsigned int;
};
template <>
struct storage<experimental::precision::s4> {
    using type = int;
};
template <>
struct storage<experimental::precision::b1> {
    using type = unsigned int;
};

// Rows and columns of a fragment's matrix.
template <class Use, int M, int N, int K>
inline constexpr int elements = M * N;
template <int M, int N, int K>
inline constexpr int elements<matrix_a, M, N, K> = M * K;
template <int M, int N, int K>
inline constexpr int elements<matrix_b, M, N, K> = K * N;

}  // namespace details

// How many elements a thread holds is not stated by CUDA; only code that walks x[] with num_elements is portable.
template <class Use, int M, int N, int K, class T, class Layout = void>
class fragment {
  public:
    using element_type = typename details::storage<T>::type;
    using storage_element_type = typename details::storage<T>::type;
    static constexpr int num_elements = (details::elements<Use, M, N, K> + 31) / 32;
    static constexpr int num_storage_elements = num_elements;
    storage_element_type x[num_elements];
};

template <class Use, int M, int N, int K, class T, class Layout, class Value>
__device__ void fill_fragment(fragment<Use, M, N, K, T, Layout>& f, const Value& value);
template <class Use, int M, int N, int K, class T, class Layout, class Element>
__device__ void load_matrix_sync(fragment<Use, M, N, K, T, Layout>& f, const Element* address, unsigned int stride);
template <int M, int N, int K, class T, class Element>
__device__ void load_matrix_sync(fragment<accumulator, M, N, K, T>& f, const Element* address, unsigned int stride,
                                 layout_t layout);
template <int M, int N, int K, class T, class Element>
__device__ void store_matrix_sync(Element* address, const fragment<accumulator, M, N, K, T>& f, unsigned int stride,
                                  layout_t layout);
template <int M, int N, int K, class A, class LayoutA, class B, class LayoutB, class C, class D>
__device__ void mma_sync(fragment<accumulator, M, N, K, D>& d, const fragment<matrix_a, M, N, K, A, LayoutA>& a,
                         const fragment<matrix_b, M, N, K, B, LayoutB>& b, const fragment<accumulator, M, N, K, C>& c,
                         bool saturate = false);
template <int M, int N, int K, class A, class LayoutA, class B, class LayoutB, class C, class D>
__device__ void bmma_sync(fragment<accumulator, M, N, K, D>& d, const fragment<matrix_a, M, N, K, A, LayoutA>& a,
                          const fragment<matrix_b, M, N, K, B, LayoutB>& b, const fragment<accumulator, M, N, K, C>& c,
                          experimental::bmmaBitOp op = experimental::bmmaBitOpXOR,
                          experimental::bmmaAccumulateOp accumulate = experimental::bmmaAccumulateOpPOPC);
__device__ float __float_to_tf32(float value);

}  // namespace wmma
}  // namespace nvcuda
