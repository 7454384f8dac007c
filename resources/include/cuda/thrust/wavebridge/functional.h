// Function objects and placeholders.
#pragma once
#include "policies.h"

namespace thrust {

template <class Argument, class Result>
struct unary_function {
    typedef Argument argument_type;
    typedef Result result_type;
};
template <class First, class Second, class Result>
struct binary_function {
    typedef First first_argument_type;
    typedef Second second_argument_type;
    typedef Result result_type;
};

#define WAVEBRIDGE_FUNCTION_2(name, R, expression)                                  \
    template <class T = void>                                                       \
    struct name {                                                                   \
        typedef T first_argument_type;                                              \
        typedef T second_argument_type;                                             \
        typedef R result_type;                                                      \
        __host__ __device__ constexpr R operator()(const T& a, const T& b) const {  \
            return expression;                                                      \
        }                                                                           \
    };                                                                              \
    template <>                                                                     \
    struct name<void> {                                                             \
        template <class A, class B>                                                 \
        __host__ __device__ constexpr auto operator()(const A& a, const B& b) const { \
            return expression;                                                      \
        }                                                                           \
    };
#define WAVEBRIDGE_FUNCTION_1(name, R, expression)                                  \
    template <class T = void>                                                       \
    struct name {                                                                   \
        typedef T argument_type;                                                    \
        typedef R result_type;                                                      \
        __host__ __device__ constexpr R operator()(const T& a) const {              \
            return expression;                                                      \
        }                                                                           \
    };                                                                              \
    template <>                                                                     \
    struct name<void> {                                                             \
        template <class A>                                                          \
        __host__ __device__ constexpr auto operator()(const A& a) const {           \
            return expression;                                                      \
        }                                                                           \
    };

WAVEBRIDGE_FUNCTION_2(plus, T, a + b)
WAVEBRIDGE_FUNCTION_2(minus, T, a - b)
WAVEBRIDGE_FUNCTION_2(multiplies, T, a * b)
WAVEBRIDGE_FUNCTION_2(divides, T, a / b)
WAVEBRIDGE_FUNCTION_2(modulus, T, a % b)
WAVEBRIDGE_FUNCTION_2(bit_and, T, a & b)
WAVEBRIDGE_FUNCTION_2(bit_or, T, a | b)
WAVEBRIDGE_FUNCTION_2(bit_xor, T, a ^ b)
WAVEBRIDGE_FUNCTION_2(equal_to, bool, a == b)
WAVEBRIDGE_FUNCTION_2(not_equal_to, bool, a != b)
WAVEBRIDGE_FUNCTION_2(less, bool, a < b)
WAVEBRIDGE_FUNCTION_2(greater, bool, a > b)
WAVEBRIDGE_FUNCTION_2(less_equal, bool, a <= b)
WAVEBRIDGE_FUNCTION_2(greater_equal, bool, a >= b)
WAVEBRIDGE_FUNCTION_2(logical_and, bool, a && b)
WAVEBRIDGE_FUNCTION_2(logical_or, bool, a || b)
WAVEBRIDGE_FUNCTION_2(maximum, T, a < b ? b : a)
WAVEBRIDGE_FUNCTION_2(minimum, T, b < a ? b : a)
WAVEBRIDGE_FUNCTION_2(project1st, T, a)
WAVEBRIDGE_FUNCTION_2(project2nd, T, b)
WAVEBRIDGE_FUNCTION_1(negate, T, -a)
WAVEBRIDGE_FUNCTION_1(logical_not, bool, !a)
WAVEBRIDGE_FUNCTION_1(square, T, a * a)
WAVEBRIDGE_FUNCTION_1(identity, T, a)
#undef WAVEBRIDGE_FUNCTION_1
#undef WAVEBRIDGE_FUNCTION_2

template <class Predicate>
struct unary_negate {
    Predicate predicate;
    template <class T>
    __host__ __device__ bool operator()(const T& a) const {
        return !predicate(a);
    }
};
template <class Predicate>
__host__ __device__ unary_negate<Predicate> not1(const Predicate& predicate) {
    return unary_negate<Predicate>{predicate};
}
template <class Function>
struct zip_function {
    Function function;
    __host__ __device__ zip_function(Function f) : function(f) {}
    template <class Tuple>
    __host__ __device__ auto operator()(Tuple&& arguments) const;
};
template <class Function>
__host__ __device__ zip_function<Function> make_zip_function(Function f) {
    return zip_function<Function>(f);
}

namespace placeholders {
// An expression of placeholders is a function object; what it computes is read from the source by nobody here.
struct expression {
    template <class... T>
    __host__ __device__ auto operator()(T&&...) const;
    template <class T>
    expression operator=(const T&) const;
};
#define WAVEBRIDGE_PLACEHOLDER_OPERATOR(op)                      \
    template <class T>                                           \
    expression operator op(const expression&, const T&);         \
    template <class T>                                           \
    expression operator op(const T&, const expression&);         \
    expression operator op(const expression&, const expression&);
WAVEBRIDGE_PLACEHOLDER_OPERATOR(+)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(-)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(*)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(/)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(%)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(==)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(!=)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(<)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(>)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(<=)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(>=)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(&&)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(||)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(&)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(|)
WAVEBRIDGE_PLACEHOLDER_OPERATOR(^)
#undef WAVEBRIDGE_PLACEHOLDER_OPERATOR
expression operator-(const expression&);
expression operator!(const expression&);
inline constexpr expression _1{}, _2{}, _3{}, _4{};
}  // namespace placeholders

}  // namespace thrust
