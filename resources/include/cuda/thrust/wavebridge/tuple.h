// pair and tuple.
#pragma once
#include "policies.h"

#include <tuple>

namespace thrust {

template <class A, class B>
struct pair {
    typedef A first_type;
    typedef B second_type;
    A first;
    B second;
    __host__ __device__ constexpr pair() : first(), second() {}
    __host__ __device__ constexpr pair(const A& a, const B& b) : first(a), second(b) {}
    template <class C, class D>
    __host__ __device__ constexpr pair(const pair<C, D>& other) : first(other.first), second(other.second) {}
};
template <class A, class B>
__host__ __device__ constexpr pair<A, B> make_pair(A a, B b) {
    return pair<A, B>(a, b);
}
template <class A, class B>
__host__ __device__ bool operator==(const pair<A, B>& x, const pair<A, B>& y) {
    return x.first == y.first && x.second == y.second;
}
template <class A, class B>
__host__ __device__ bool operator<(const pair<A, B>& x, const pair<A, B>& y) {
    return x.first < y.first || (!(y.first < x.first) && x.second < y.second);
}

// A tuple is a head and a tail.
struct null_type {};
template <class... T>
class tuple;
template <>
class tuple<> {};
template <class Head, class... Tail>
class tuple<Head, Tail...> {
  public:
    Head head;
    tuple<Tail...> tail;
    __host__ __device__ constexpr tuple() : head(), tail() {}
    __host__ __device__ constexpr tuple(const Head& h, const Tail&... t) : head(h), tail(t...) {}
    template <class... U, class = std::enable_if_t<sizeof...(U) == 1 + sizeof...(Tail)>>
    __host__ __device__ constexpr tuple(const tuple<U...>& other) : head(other.head), tail(other.tail) {}
    template <class... U>
    __host__ __device__ tuple& operator=(const tuple<U...>& other) {
        head = other.head;
        tail = other.tail;
        return *this;
    }
    // tie(a, b) = a pair
    template <class A, class B>
    __host__ __device__ tuple& operator=(const pair<A, B>& other) {
        head = other.first;
        tail.head = other.second;
        return *this;
    }
    template <int Index>
    __host__ __device__ constexpr auto& get();
    template <int Index>
    __host__ __device__ constexpr const auto& get() const;
};

template <size_t Index, class T>
struct tuple_element;
template <class Head, class... Tail>
struct tuple_element<0, tuple<Head, Tail...>> {
    typedef Head type;
};
template <size_t Index, class Head, class... Tail>
struct tuple_element<Index, tuple<Head, Tail...>> : tuple_element<Index - 1, tuple<Tail...>> {};
template <size_t Index, class T>
using tuple_element_t = typename tuple_element<Index, T>::type;
template <class T>
struct tuple_size;
template <class... T>
struct tuple_size<tuple<T...>> : std::integral_constant<size_t, sizeof...(T)> {};

template <int Index, class Head, class... Tail>
__host__ __device__ constexpr auto& get(tuple<Head, Tail...>& t) {
    if constexpr (Index == 0) {
        return t.head;
    } else {
        return thrust::get<Index - 1>(t.tail);
    }
}
template <int Index, class Head, class... Tail>
__host__ __device__ constexpr const auto& get(const tuple<Head, Tail...>& t) {
    if constexpr (Index == 0) {
        return t.head;
    } else {
        return thrust::get<Index - 1>(t.tail);
    }
}
template <int Index, class A, class B>
__host__ __device__ constexpr auto& get(pair<A, B>& p) {
    if constexpr (Index == 0) {
        return p.first;
    } else {
        return p.second;
    }
}
template <class Head, class... Tail>
template <int Index>
__host__ __device__ constexpr auto& tuple<Head, Tail...>::get() {
    return thrust::get<Index>(*this);
}
template <class Head, class... Tail>
template <int Index>
__host__ __device__ constexpr const auto& tuple<Head, Tail...>::get() const {
    return thrust::get<Index>(*this);
}

template <class... T>
__host__ __device__ constexpr tuple<T...> make_tuple(T... values) {
    return tuple<T...>(values...);
}
template <class... T>
__host__ __device__ constexpr tuple<T&...> tie(T&... values) {
    return tuple<T&...>(values...);
}
template <class... T>
__host__ __device__ bool operator==(const tuple<T...>& a, const tuple<T...>& b);
template <class... T>
__host__ __device__ bool operator!=(const tuple<T...>& a, const tuple<T...>& b);
template <class... T>
__host__ __device__ bool operator<(const tuple<T...>& a, const tuple<T...>& b);

template <class T>
__host__ __device__ void swap(T& a, T& b) {
    T kept = a;
    a = b;
    b = kept;
}

}  // namespace thrust
