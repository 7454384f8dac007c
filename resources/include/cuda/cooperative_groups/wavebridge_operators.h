// The operators that reduce and scan take.
#pragma once

namespace cooperative_groups {

#define WAVEBRIDGE_OPERATOR(name, expression)                       \
    template <class T>                                              \
    struct name {                                                   \
        __device__ T operator()(T a, T b) const {                   \
            return expression;                                      \
        }                                                           \
    };

WAVEBRIDGE_OPERATOR(plus, a + b)
WAVEBRIDGE_OPERATOR(less, b < a ? b : a)
WAVEBRIDGE_OPERATOR(greater, a < b ? b : a)
WAVEBRIDGE_OPERATOR(bit_and, a & b)
WAVEBRIDGE_OPERATOR(bit_xor, a ^ b)
WAVEBRIDGE_OPERATOR(bit_or, a | b)
#undef WAVEBRIDGE_OPERATOR

}  // namespace cooperative_groups
