// Device pointers and references, allocators and vectors.
#pragma once
#include "policies.h"

#include <initializer_list>

namespace thrust {

template <class T>
class device_ptr;

template <class T>
class device_reference {
  public:
    typedef std::remove_cv_t<T> value_type;
    __host__ __device__ operator value_type() const;
    __host__ __device__ device_reference& operator=(const value_type& value);
    __host__ __device__ device_reference& operator=(const device_reference& other);
    __host__ __device__ device_ptr<T> operator&() const;
    __host__ __device__ device_reference& operator+=(const value_type& value);
    __host__ __device__ device_reference& operator-=(const value_type& value);
    __host__ __device__ device_reference& operator*=(const value_type& value);
    __host__ __device__ device_reference& operator/=(const value_type& value);
    __host__ __device__ device_reference& operator++();
    __host__ __device__ value_type operator++(int);
};

template <class T>
class device_ptr {
  public:
    typedef std::remove_cv_t<T> value_type;
    typedef T element_type;
    typedef ptrdiff_t difference_type;
    typedef device_ptr pointer;
    typedef device_reference<T> reference;
    typedef std::random_access_iterator_tag iterator_category;
    __host__ __device__ device_ptr();
    __host__ __device__ device_ptr(std::nullptr_t);
    __host__ __device__ explicit device_ptr(T* pointer);
    template <class U, class = std::enable_if_t<std::is_convertible_v<U*, T*>>>
    __host__ __device__ device_ptr(const device_ptr<U>& other);
    __host__ __device__ T* get() const;
    __host__ __device__ reference operator*() const;
    __host__ __device__ reference operator[](ptrdiff_t n) const;
    __host__ __device__ device_ptr operator+(ptrdiff_t n) const;
    __host__ __device__ device_ptr operator-(ptrdiff_t n) const;
    __host__ __device__ ptrdiff_t operator-(const device_ptr& other) const;
    __host__ __device__ device_ptr& operator+=(ptrdiff_t n);
    __host__ __device__ device_ptr& operator-=(ptrdiff_t n);
    __host__ __device__ device_ptr& operator++();
    __host__ __device__ device_ptr operator++(int);
    __host__ __device__ device_ptr& operator--();
    __host__ __device__ device_ptr operator--(int);
    __host__ __device__ bool operator==(const device_ptr& other) const;
    __host__ __device__ bool operator!=(const device_ptr& other) const;
    __host__ __device__ bool operator<(const device_ptr& other) const;
    __host__ __device__ explicit operator bool() const;
};

template <class T>
__host__ __device__ device_ptr<T> device_pointer_cast(T* pointer);
template <class T>
__host__ __device__ device_ptr<T> device_pointer_cast(const device_ptr<T>& pointer);
template <class T>
__host__ __device__ T* raw_pointer_cast(T* pointer);
template <class T>
__host__ __device__ T* raw_pointer_cast(const device_ptr<T>& pointer);
template <class T>
__host__ __device__ T& raw_reference_cast(T& reference);
template <class T>
__host__ __device__ T& raw_reference_cast(device_reference<T> reference);

device_ptr<void> device_malloc(size_t bytes);
template <class T>
device_ptr<T> device_malloc(size_t count);
template <class T>
void device_free(device_ptr<T> pointer);
template <class T>
device_ptr<T> device_new(size_t count = 1);
template <class T>
device_ptr<T> device_new(device_ptr<void> place, const T& value, size_t count = 1);
template <class T>
void device_delete(device_ptr<T> pointer, size_t count = 1);
template <class T, class Policy>
auto malloc(const Policy& policy, size_t count);
template <class Policy, class Pointer>
void free(const Policy& policy, Pointer pointer);

#define WAVEBRIDGE_ALLOCATOR(name, Pointer)              \
    template <class T>                                   \
    struct name {                                        \
        typedef T value_type;                            \
        typedef Pointer pointer;                         \
        typedef size_t size_type;                        \
        template <class U>                               \
        struct rebind {                                  \
            typedef name<U> other;                       \
        };                                               \
        name();                                          \
        template <class U>                               \
        name(const name<U>&);                            \
        pointer allocate(size_t count);                  \
        void deallocate(pointer p, size_t count);        \
    };
WAVEBRIDGE_ALLOCATOR(device_allocator, device_ptr<T>)
WAVEBRIDGE_ALLOCATOR(device_malloc_allocator, device_ptr<T>)
WAVEBRIDGE_ALLOCATOR(device_new_allocator, device_ptr<T>)
WAVEBRIDGE_ALLOCATOR(universal_allocator, T*)
WAVEBRIDGE_ALLOCATOR(universal_host_pinned_allocator, T*)
namespace cuda {
namespace experimental {
WAVEBRIDGE_ALLOCATOR(pinned_allocator, T*)
}
using thrust::device_allocator;
template <class T>
using allocator = device_allocator<T>;
template <class T>
using universal_allocator = thrust::universal_allocator<T>;
}  // namespace cuda
namespace system {
namespace cuda {
namespace experimental {
using thrust::cuda::experimental::pinned_allocator;
}
}  // namespace cuda
}  // namespace system
namespace mr {
template <class T, class Resource>
struct allocator {
    typedef T value_type;
    allocator(Resource* resource);
};
template <class T, class Resource>
using stateless_resource_allocator = device_allocator<T>;
}  // namespace mr
#undef WAVEBRIDGE_ALLOCATOR

template <class T, class Allocator = device_allocator<T>>
class device_vector;
template <class T, class Allocator = std::allocator<T>>
class host_vector;

#define WAVEBRIDGE_VECTOR(name, Iterator, ConstIterator, Reference, ConstReference)                                 \
    typedef T value_type;                                                                                           \
    typedef size_t size_type;                                                                                       \
    typedef ptrdiff_t difference_type;                                                                              \
    typedef Allocator allocator_type;                                                                               \
    typedef Iterator iterator;                                                                                      \
    typedef ConstIterator const_iterator;                                                                           \
    typedef Iterator pointer;                                                                                       \
    typedef ConstIterator const_pointer;                                                                            \
    typedef Reference reference;                                                                                    \
    typedef ConstReference const_reference;                                                                         \
    name();                                                                                                         \
    explicit name(const Allocator& allocator);                                                                      \
    explicit name(size_t count);                                                                                    \
    name(size_t count, const T& value);                                                                             \
    name(std::initializer_list<T> values);                                                                          \
    name(const name& other);                                                                                        \
    name(name&& other);                                                                                             \
    template <class Input, class = typename std::iterator_traits<Input>::iterator_category>                         \
    name(Input first, Input last);                                                                                  \
    template <class U, class A>                                                                                     \
    name(const device_vector<U, A>& other);                                                                         \
    template <class U, class A>                                                                                     \
    name(const host_vector<U, A>& other);                                                                           \
    template <class U, class A>                                                                                     \
    name(const std::vector<U, A>& other);                                                                           \
    ~name();                                                                                                        \
    name& operator=(const name& other);                                                                             \
    name& operator=(name&& other);                                                                                  \
    name& operator=(std::initializer_list<T> values);                                                               \
    template <class U, class A>                                                                                     \
    name& operator=(const device_vector<U, A>& other);                                                              \
    template <class U, class A>                                                                                     \
    name& operator=(const host_vector<U, A>& other);                                                                \
    template <class U, class A>                                                                                     \
    name& operator=(const std::vector<U, A>& other);                                                                \
    iterator begin();                                                                                               \
    iterator end();                                                                                                 \
    const_iterator begin() const;                                                                                   \
    const_iterator end() const;                                                                                     \
    const_iterator cbegin() const;                                                                                  \
    const_iterator cend() const;                                                                                    \
    std::reverse_iterator<iterator> rbegin();                                                                       \
    std::reverse_iterator<iterator> rend();                                                                         \
    pointer data();                                                                                                 \
    const_pointer data() const;                                                                                     \
    reference operator[](size_t n);                                                                                 \
    const_reference operator[](size_t n) const;                                                                     \
    reference front();                                                                                              \
    const_reference front() const;                                                                                  \
    reference back();                                                                                               \
    const_reference back() const;                                                                                   \
    size_t size() const;                                                                                            \
    size_t max_size() const;                                                                                        \
    size_t capacity() const;                                                                                        \
    bool empty() const;                                                                                             \
    void resize(size_t count);                                                                                      \
    void resize(size_t count, const T& value);                                                                      \
    void reserve(size_t count);                                                                                     \
    void shrink_to_fit();                                                                                           \
    void clear();                                                                                                   \
    void push_back(const T& value);                                                                                 \
    void pop_back();                                                                                                \
    void swap(name& other);                                                                                         \
    void assign(size_t count, const T& value);                                                                      \
    template <class Input, class = typename std::iterator_traits<Input>::iterator_category>                         \
    void assign(Input first, Input last);                                                                           \
    iterator insert(iterator position, const T& value);                                                             \
    void insert(iterator position, size_t count, const T& value);                                                   \
    template <class Input, class = typename std::iterator_traits<Input>::iterator_category>                         \
    void insert(iterator position, Input first, Input last);                                                        \
    iterator erase(iterator position);                                                                              \
    iterator erase(iterator first, iterator last);

template <class T, class Allocator>
class device_vector {
  public:
    WAVEBRIDGE_VECTOR(device_vector, device_ptr<T>, device_ptr<const T>, device_reference<T>, device_reference<const T>)
};
template <class T, class Allocator>
class host_vector {
  public:
    WAVEBRIDGE_VECTOR(host_vector, T*, const T*, T&, const T&)
};
template <class T, class Allocator = universal_allocator<T>>
class universal_vector {
  public:
    WAVEBRIDGE_VECTOR(universal_vector, T*, const T*, T&, const T&)
};
#undef WAVEBRIDGE_VECTOR
template <class T, class A>
bool operator==(const device_vector<T, A>& a, const device_vector<T, A>& b);
template <class T, class A>
bool operator==(const host_vector<T, A>& a, const host_vector<T, A>& b);
template <class T, class A, class B>
bool operator==(const host_vector<T, A>& a, const device_vector<T, B>& b);
template <class T, class A, class B>
bool operator==(const device_vector<T, A>& a, const host_vector<T, B>& b);

}  // namespace thrust
