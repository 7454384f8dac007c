// cub::Traits: the unsigned form of a number whose bits sort as the number does (CUB documentation, "Radix sort").
#pragma once
#include "common.h"

namespace cub {

enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };

namespace wavebridge {
template <int Size>
struct unsigned_of;
template <>
struct unsigned_of<1> {
    typedef unsigned char type;
};
template <>
struct unsigned_of<2> {
    typedef unsigned short type;
};
template <>
struct unsigned_of<4> {
    typedef unsigned int type;
};
template <>
struct unsigned_of<8> {
    typedef unsigned long long type;
};
}  // namespace wavebridge

template <class T>
struct NumericTraits {
    typedef typename wavebridge::unsigned_of<sizeof(T)>::type UnsignedBits;
    static constexpr Category CATEGORY = !__is_arithmetic(T)        ? NOT_A_NUMBER
                                         : __is_floating_point(T)   ? FLOATING_POINT
                                         : T(-1) < T(0)             ? SIGNED_INTEGER
                                                                    : UNSIGNED_INTEGER;
    static constexpr UnsignedBits HIGH_BIT = UnsignedBits(1) << (sizeof(T) * 8 - 1);

    static __host__ __device__ UnsignedBits TwiddleIn(UnsignedBits key) {
        if constexpr (CATEGORY == UNSIGNED_INTEGER) {
            return key;
        } else if constexpr (CATEGORY == SIGNED_INTEGER) {
            return key ^ HIGH_BIT;
        } else {
            return key ^ ((key & HIGH_BIT) ? UnsignedBits(-1) : HIGH_BIT);
        }
    }
    static __host__ __device__ UnsignedBits TwiddleOut(UnsignedBits key) {
        if constexpr (CATEGORY == UNSIGNED_INTEGER) {
            return key;
        } else if constexpr (CATEGORY == SIGNED_INTEGER) {
            return key ^ HIGH_BIT;
        } else {
            return key ^ ((key & HIGH_BIT) ? HIGH_BIT : UnsignedBits(-1));
        }
    }
};
template <class T>
struct Traits : NumericTraits<T> {};

}  // namespace cub
