// Thrust's iterators.
#pragma once
#include "containers.h"
#include "tuple.h"

namespace thrust {

using std::random_access_iterator_tag;
typedef std::random_access_iterator_tag random_access_device_iterator_tag;
typedef std::random_access_iterator_tag random_access_traversal_tag;
struct use_default {};
struct any_system_tag {};

template <class Iterator>
struct iterator_traits : std::iterator_traits<Iterator> {};
template <class Iterator>
struct iterator_value {
    typedef typename std::iterator_traits<Iterator>::value_type type;
};
template <class Iterator>
struct iterator_difference {
    typedef typename std::iterator_traits<Iterator>::difference_type type;
};
template <class Iterator>
struct iterator_reference {
    typedef typename std::iterator_traits<Iterator>::reference type;
};
template <class Iterator>
struct iterator_system {
    typedef device_system_tag type;
};

namespace wavebridge {

template <class Derived, class Value, class Reference = Value>
struct iterator {
    typedef Value value_type;
    typedef Reference reference;
    typedef Value* pointer;
    typedef ptrdiff_t difference_type;
    typedef std::random_access_iterator_tag iterator_category;
    __host__ __device__ Reference operator*() const;
    __host__ __device__ Reference operator[](ptrdiff_t n) const;
    __host__ __device__ Derived operator+(ptrdiff_t n) const;
    __host__ __device__ Derived operator-(ptrdiff_t n) const;
    __host__ __device__ ptrdiff_t operator-(const iterator& other) const;
    __host__ __device__ Derived& operator+=(ptrdiff_t n);
    __host__ __device__ Derived& operator-=(ptrdiff_t n);
    __host__ __device__ Derived& operator++();
    __host__ __device__ Derived operator++(int);
    __host__ __device__ Derived& operator--();
    __host__ __device__ bool operator==(const iterator& other) const;
    __host__ __device__ bool operator!=(const iterator& other) const;
    __host__ __device__ bool operator<(const iterator& other) const;
};
template <class Iterator>
using value_of = typename std::iterator_traits<Iterator>::value_type;
template <class Iterator>
using reference_of = typename std::iterator_traits<Iterator>::reference;
template <class Tuple>
struct zipped;
template <class... Iterator>
struct zipped<tuple<Iterator...>> {
    typedef tuple<value_of<Iterator>...> value;
    typedef tuple<reference_of<Iterator>...> reference;
};

}  // namespace wavebridge

template <class T, class System = use_default, class Traversal = use_default, class Difference = use_default>
struct counting_iterator : wavebridge::iterator<counting_iterator<T, System, Traversal, Difference>, T> {
    __host__ __device__ counting_iterator();
    __host__ __device__ explicit counting_iterator(T first);
};
template <class T, class Incrementable = use_default, class System = use_default>
struct constant_iterator : wavebridge::iterator<constant_iterator<T, Incrementable, System>, T> {
    __host__ __device__ constant_iterator();
    __host__ __device__ explicit constant_iterator(const T& value, ptrdiff_t index = 0);
};
template <class Function, class Iterator, class Reference = use_default, class Value = use_default>
struct transform_iterator
    : wavebridge::iterator<transform_iterator<Function, Iterator, Reference, Value>,
                           std::decay_t<std::invoke_result_t<Function, wavebridge::reference_of<Iterator>>>> {
    __host__ __device__ transform_iterator(const Iterator& base, Function function);
    __host__ __device__ explicit transform_iterator(const Iterator& base);
};
template <class Tuple>
struct zip_iterator : wavebridge::iterator<zip_iterator<Tuple>, typename wavebridge::zipped<Tuple>::value,
                                           typename wavebridge::zipped<Tuple>::reference> {
    __host__ __device__ zip_iterator();
    __host__ __device__ zip_iterator(Tuple iterators);
    __host__ __device__ const Tuple& get_iterator_tuple() const;
};
template <class Element, class Index>
struct permutation_iterator : wavebridge::iterator<permutation_iterator<Element, Index>, wavebridge::value_of<Element>,
                                                   wavebridge::reference_of<Element>> {
    __host__ __device__ permutation_iterator(Element elements, Index indices);
};
template <class Iterator>
struct reverse_iterator : wavebridge::iterator<reverse_iterator<Iterator>, wavebridge::value_of<Iterator>,
                                               wavebridge::reference_of<Iterator>> {
    __host__ __device__ explicit reverse_iterator(Iterator base);
};
namespace wavebridge {
struct anything {
    template <class T>
    __host__ __device__ const anything& operator=(const T&) const;
};
}  // namespace wavebridge
template <class System = use_default>
struct discard_iterator : wavebridge::iterator<discard_iterator<System>, wavebridge::anything> {
    __host__ __device__ discard_iterator(ptrdiff_t index = 0);
};
template <class Function, class Iterator>
struct transform_output_iterator
    : wavebridge::iterator<transform_output_iterator<Function, Iterator>, wavebridge::anything> {
    __host__ __device__ transform_output_iterator(Iterator base, Function function);
};

template <class T>
__host__ __device__ counting_iterator<T> make_counting_iterator(T first);
template <class T>
__host__ __device__ constant_iterator<T> make_constant_iterator(T value);
template <class T, class I>
__host__ __device__ constant_iterator<T, I> make_constant_iterator(T value, I index);
template <class Function, class Iterator>
__host__ __device__ transform_iterator<Function, Iterator> make_transform_iterator(Iterator base, Function function);
template <class... Iterator>
__host__ __device__ zip_iterator<tuple<Iterator...>> make_zip_iterator(tuple<Iterator...> iterators);
template <class... Iterator>
__host__ __device__ zip_iterator<tuple<Iterator...>> make_zip_iterator(Iterator... iterators);
template <class Element, class Index>
__host__ __device__ permutation_iterator<Element, Index> make_permutation_iterator(Element elements, Index indices);
template <class Iterator>
__host__ __device__ reverse_iterator<Iterator> make_reverse_iterator(Iterator base);
__host__ __device__ discard_iterator<> make_discard_iterator(ptrdiff_t index = 0);
template <class Function, class Iterator>
__host__ __device__ transform_output_iterator<Function, Iterator> make_transform_output_iterator(Iterator base,
                                                                                                Function function);
template <class Iterator, class Distance>
__host__ __device__ void advance(Iterator& iterator, Distance n);
template <class Iterator>
__host__ __device__ ptrdiff_t distance(Iterator first, Iterator last);
template <class Iterator>
__host__ __device__ Iterator next(Iterator iterator, ptrdiff_t n = 1);
template <class Iterator>
__host__ __device__ Iterator prev(Iterator iterator, ptrdiff_t n = 1);

}  // namespace thrust
