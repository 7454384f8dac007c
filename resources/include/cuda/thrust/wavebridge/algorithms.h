// Thrust's algorithms, each with and without an execution policy.
#pragma once
#include "functional.h"
#include "iterators.h"

namespace thrust {

// One algorithm in both forms: the type that must not be a policy, the result, the name, template parameters, parameters.
#define WAVEBRIDGE_PLAIN(...) __VA_ARGS__
#define WAVEBRIDGE_ALGORITHM(First, R, name, T, P)                                                               \
    template <WAVEBRIDGE_PLAIN T>                                                                                \
    __host__ __device__ wavebridge::without_policy<First, WAVEBRIDGE_PLAIN R> name(WAVEBRIDGE_PLAIN P);          \
    template <class Policy, WAVEBRIDGE_PLAIN T>                                                                  \
    __host__ __device__ wavebridge::with_policy<Policy, WAVEBRIDGE_PLAIN R> name(Policy&& policy, WAVEBRIDGE_PLAIN P);

// Filling and generating.
WAVEBRIDGE_ALGORITHM(I, (void), fill, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (I), fill_n, (class I, class N, class T), (I first, N count, const T& value))
WAVEBRIDGE_ALGORITHM(I, (void), uninitialized_fill, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (I), uninitialized_fill_n, (class I, class N, class T), (I first, N count, const T& value))
WAVEBRIDGE_ALGORITHM(I, (void), generate, (class I, class F), (I first, I last, F generator))
WAVEBRIDGE_ALGORITHM(I, (I), generate_n, (class I, class N, class F), (I first, N count, F generator))
WAVEBRIDGE_ALGORITHM(I, (void), sequence, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (void), sequence, (class I, class T), (I first, I last, T initial))
WAVEBRIDGE_ALGORITHM(I, (void), sequence, (class I, class T), (I first, I last, T initial, T step))
WAVEBRIDGE_ALGORITHM(I, (void), tabulate, (class I, class F), (I first, I last, F function))

// Copying.
WAVEBRIDGE_ALGORITHM(I, (O), copy, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), copy_n, (class I, class N, class O), (I first, N count, O result))
WAVEBRIDGE_ALGORITHM(I, (O), copy_if, (class I, class O, class P), (I first, I last, O result, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), copy_if, (class I, class S, class O, class P),
                     (I first, I last, S stencil, O result, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), uninitialized_copy, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (J), swap_ranges, (class I, class J), (I first, I last, J other))
WAVEBRIDGE_ALGORITHM(M, (O), gather, (class M, class I, class O), (M map_first, M map_last, I input, O result))
WAVEBRIDGE_ALGORITHM(M, (O), gather_if, (class M, class S, class I, class O),
                     (M map_first, M map_last, S stencil, I input, O result))
WAVEBRIDGE_ALGORITHM(M, (O), gather_if, (class M, class S, class I, class O, class P),
                     (M map_first, M map_last, S stencil, I input, O result, P predicate))
WAVEBRIDGE_ALGORITHM(I, (void), scatter, (class I, class M, class O), (I first, I last, M map, O result))
WAVEBRIDGE_ALGORITHM(I, (void), scatter_if, (class I, class M, class S, class O),
                     (I first, I last, M map, S stencil, O result))
WAVEBRIDGE_ALGORITHM(I, (void), scatter_if, (class I, class M, class S, class O, class P),
                     (I first, I last, M map, S stencil, O result, P predicate))

// Transforming.
WAVEBRIDGE_ALGORITHM(I, (I), for_each, (class I, class F), (I first, I last, F function))
WAVEBRIDGE_ALGORITHM(I, (I), for_each_n, (class I, class N, class F), (I first, N count, F function))
WAVEBRIDGE_ALGORITHM(I, (O), transform, (class I, class O, class F), (I first, I last, O result, F function))
WAVEBRIDGE_ALGORITHM(I, (O), transform, (class I, class J, class O, class F),
                     (I first, I last, J second, O result, F function))
WAVEBRIDGE_ALGORITHM(I, (O), transform_if, (class I, class O, class F, class P),
                     (I first, I last, O result, F function, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), transform_if, (class I, class S, class O, class F, class P),
                     (I first, I last, S stencil, O result, F function, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), transform_if, (class I, class J, class S, class O, class F, class P),
                     (I first, I last, J second, S stencil, O result, F function, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), adjacent_difference, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), adjacent_difference, (class I, class O, class F), (I first, I last, O result, F function))
WAVEBRIDGE_ALGORITHM(I, (void), replace, (class I, class T), (I first, I last, const T& old_value, const T& new_value))
WAVEBRIDGE_ALGORITHM(I, (void), replace_if, (class I, class P, class T),
                     (I first, I last, P predicate, const T& new_value))
WAVEBRIDGE_ALGORITHM(I, (void), replace_if, (class I, class S, class P, class T),
                     (I first, I last, S stencil, P predicate, const T& new_value))
WAVEBRIDGE_ALGORITHM(I, (O), replace_copy, (class I, class O, class T),
                     (I first, I last, O result, const T& old_value, const T& new_value))
WAVEBRIDGE_ALGORITHM(I, (O), replace_copy_if, (class I, class O, class P, class T),
                     (I first, I last, O result, P predicate, const T& new_value))
WAVEBRIDGE_ALGORITHM(I, (void), reverse, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (O), reverse_copy, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (void), shuffle, (class I, class G), (I first, I last, G&& generator))

// Reducing.
WAVEBRIDGE_ALGORITHM(I, (wavebridge::value_of<I>), reduce, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (T), reduce, (class I, class T), (I first, I last, T initial))
WAVEBRIDGE_ALGORITHM(I, (T), reduce, (class I, class T, class F), (I first, I last, T initial, F op))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), reduce_by_key, (class I, class J, class O, class W),
                     (I first, I last, J values, O keys_result, W values_result))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), reduce_by_key, (class I, class J, class O, class W, class P),
                     (I first, I last, J values, O keys_result, W values_result, P equal))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), reduce_by_key, (class I, class J, class O, class W, class P, class F),
                     (I first, I last, J values, O keys_result, W values_result, P equal, F op))
WAVEBRIDGE_ALGORITHM(I, (T), transform_reduce, (class I, class U, class T, class F),
                     (I first, I last, U function, T initial, F op))
WAVEBRIDGE_ALGORITHM(I, (T), inner_product, (class I, class J, class T), (I first, I last, J second, T initial))
WAVEBRIDGE_ALGORITHM(I, (T), inner_product, (class I, class J, class T, class F, class G),
                     (I first, I last, J second, T initial, F add, G multiply))
WAVEBRIDGE_ALGORITHM(I, (ptrdiff_t), count, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (ptrdiff_t), count_if, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), min_element, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (I), min_element, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (I), max_element, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (I), max_element, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (pair<I, I>), minmax_element, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (pair<I, I>), minmax_element, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (bool), all_of, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (bool), any_of, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (bool), none_of, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (bool), equal, (class I, class J), (I first, I last, J second))
WAVEBRIDGE_ALGORITHM(I, (bool), equal, (class I, class J, class P), (I first, I last, J second, P predicate))
WAVEBRIDGE_ALGORITHM(I, (pair<I, J>), mismatch, (class I, class J), (I first, I last, J second))

// Scanning.
WAVEBRIDGE_ALGORITHM(I, (O), inclusive_scan, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), inclusive_scan, (class I, class O, class F), (I first, I last, O result, F op))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan, (class I, class O, class T), (I first, I last, O result, T initial))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan, (class I, class O, class T, class F),
                     (I first, I last, O result, T initial, F op))
WAVEBRIDGE_ALGORITHM(I, (O), transform_inclusive_scan, (class I, class O, class U, class F),
                     (I first, I last, O result, U function, F op))
WAVEBRIDGE_ALGORITHM(I, (O), transform_exclusive_scan, (class I, class O, class U, class T, class F),
                     (I first, I last, O result, U function, T initial, F op))
WAVEBRIDGE_ALGORITHM(I, (O), inclusive_scan_by_key, (class I, class J, class O), (I first, I last, J values, O result))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan_by_key, (class I, class J, class O), (I first, I last, J values, O result))
WAVEBRIDGE_ALGORITHM(I, (O), inclusive_scan_by_key, (class I, class J, class O, class P),
                     (I first, I last, J values, O result, P equal))
WAVEBRIDGE_ALGORITHM(I, (O), inclusive_scan_by_key, (class I, class J, class O, class P, class F),
                     (I first, I last, J values, O result, P equal, F op))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan_by_key, (class I, class J, class O, class T),
                     (I first, I last, J values, O result, T initial))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan_by_key, (class I, class J, class O, class T, class P),
                     (I first, I last, J values, O result, T initial, P equal))
WAVEBRIDGE_ALGORITHM(I, (O), exclusive_scan_by_key, (class I, class J, class O, class T, class P, class F),
                     (I first, I last, J values, O result, T initial, P equal, F op))

// Sorting, merging and sets.
WAVEBRIDGE_ALGORITHM(I, (void), sort, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (void), sort, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (void), sort_by_key, (class I, class J), (I first, I last, J values))
WAVEBRIDGE_ALGORITHM(I, (void), sort_by_key, (class I, class J, class C), (I first, I last, J values, C compare))
WAVEBRIDGE_ALGORITHM(I, (void), stable_sort, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (void), stable_sort, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (void), stable_sort_by_key, (class I, class J), (I first, I last, J values))
WAVEBRIDGE_ALGORITHM(I, (void), stable_sort_by_key, (class I, class J, class C), (I first, I last, J values, C compare))
WAVEBRIDGE_ALGORITHM(I, (bool), is_sorted, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (bool), is_sorted, (class I, class C), (I first, I last, C compare))
WAVEBRIDGE_ALGORITHM(I, (O), merge, (class I, class J, class O),
                     (I first, I last, J other_first, J other_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), merge, (class I, class J, class O, class C),
                     (I first, I last, J other_first, J other_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), merge_by_key, (class I, class J, class A, class B, class O, class W),
                     (I first, I last, J other_first, J other_last, A values, B other_values, O keys_result, W values_result))
WAVEBRIDGE_ALGORITHM(I, (O), set_union, (class I, class J, class O),
                     (I first, I last, J other_first, J other_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), set_union, (class I, class J, class O, class C),
                     (I first, I last, J other_first, J other_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (O), set_intersection, (class I, class J, class O),
                     (I first, I last, J other_first, J other_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), set_intersection, (class I, class J, class O, class C),
                     (I first, I last, J other_first, J other_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (O), set_difference, (class I, class J, class O),
                     (I first, I last, J other_first, J other_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), set_difference, (class I, class J, class O, class C),
                     (I first, I last, J other_first, J other_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (O), set_symmetric_difference, (class I, class J, class O),
                     (I first, I last, J other_first, J other_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), set_symmetric_difference, (class I, class J, class O, class C),
                     (I first, I last, J other_first, J other_last, O result, C compare))

// Searching.
WAVEBRIDGE_ALGORITHM(I, (I), find, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (I), find_if, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), find_if_not, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), lower_bound, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (O), lower_bound, (class I, class J, class O),
                     (I first, I last, J values_first, J values_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), lower_bound, (class I, class J, class O, class C),
                     (I first, I last, J values_first, J values_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (I), upper_bound, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (O), upper_bound, (class I, class J, class O),
                     (I first, I last, J values_first, J values_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), upper_bound, (class I, class J, class O, class C),
                     (I first, I last, J values_first, J values_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (bool), binary_search, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (O), binary_search, (class I, class J, class O),
                     (I first, I last, J values_first, J values_last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), binary_search, (class I, class J, class O, class C),
                     (I first, I last, J values_first, J values_last, O result, C compare))
WAVEBRIDGE_ALGORITHM(I, (pair<I, I>), equal_range, (class I, class T), (I first, I last, const T& value))

// Removing and partitioning.
WAVEBRIDGE_ALGORITHM(I, (I), remove, (class I, class T), (I first, I last, const T& value))
WAVEBRIDGE_ALGORITHM(I, (I), remove_if, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), remove_if, (class I, class S, class P), (I first, I last, S stencil, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), remove_copy, (class I, class O, class T), (I first, I last, O result, const T& value))
WAVEBRIDGE_ALGORITHM(I, (O), remove_copy_if, (class I, class O, class P), (I first, I last, O result, P predicate))
WAVEBRIDGE_ALGORITHM(I, (O), remove_copy_if, (class I, class S, class O, class P),
                     (I first, I last, S stencil, O result, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), unique, (class I), (I first, I last))
WAVEBRIDGE_ALGORITHM(I, (I), unique, (class I, class P), (I first, I last, P equal))
WAVEBRIDGE_ALGORITHM(I, (O), unique_copy, (class I, class O), (I first, I last, O result))
WAVEBRIDGE_ALGORITHM(I, (O), unique_copy, (class I, class O, class P), (I first, I last, O result, P equal))
WAVEBRIDGE_ALGORITHM(I, (pair<I, J>), unique_by_key, (class I, class J), (I first, I last, J values))
WAVEBRIDGE_ALGORITHM(I, (pair<I, J>), unique_by_key, (class I, class J, class P), (I first, I last, J values, P equal))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), unique_by_key_copy, (class I, class J, class O, class W),
                     (I first, I last, J values, O keys_result, W values_result))
WAVEBRIDGE_ALGORITHM(I, (I), partition, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), partition, (class I, class S, class P), (I first, I last, S stencil, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), stable_partition, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), stable_partition, (class I, class S, class P), (I first, I last, S stencil, P predicate))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), partition_copy, (class I, class O, class W, class P),
                     (I first, I last, O result_true, W result_false, P predicate))
WAVEBRIDGE_ALGORITHM(I, (pair<O, W>), stable_partition_copy, (class I, class O, class W, class P),
                     (I first, I last, O result_true, W result_false, P predicate))
WAVEBRIDGE_ALGORITHM(I, (I), partition_point, (class I, class P), (I first, I last, P predicate))
WAVEBRIDGE_ALGORITHM(I, (bool), is_partitioned, (class I, class P), (I first, I last, P predicate))

#undef WAVEBRIDGE_ALGORITHM
#undef WAVEBRIDGE_PLAIN

}  // namespace thrust
