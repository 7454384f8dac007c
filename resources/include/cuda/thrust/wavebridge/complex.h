// Complex numbers with the operations of C++'s; kernels use them, so that the arithmetic is written out.
#pragma once
#include "policies.h"

#include <complex>

namespace thrust {

template <class T>
struct alignas(2 * sizeof(T)) complex {
    typedef T value_type;

    complex() = default;
    __host__ __device__ constexpr complex(const T& re) : re_(re), im_(T()) {}
    __host__ __device__ constexpr complex(const T& re, const T& im) : re_(re), im_(im) {}
    template <class U>
    __host__ __device__ constexpr complex(const complex<U>& other)
        : re_(static_cast<T>(other.real())), im_(static_cast<T>(other.imag())) {}
    template <class U>
    complex(const std::complex<U>& other) : re_(static_cast<T>(other.real())), im_(static_cast<T>(other.imag())) {}
    operator std::complex<T>() const { return std::complex<T>(re_, im_); }

    __host__ __device__ constexpr T real() const { return re_; }
    __host__ __device__ constexpr T imag() const { return im_; }
    __host__ __device__ void real(T value) { re_ = value; }
    __host__ __device__ void imag(T value) { im_ = value; }

    __host__ __device__ complex& operator=(const T& value) {
        re_ = value;
        im_ = T();
        return *this;
    }
    __host__ __device__ complex& operator+=(const complex& b) {
        re_ += b.re_;
        im_ += b.im_;
        return *this;
    }
    __host__ __device__ complex& operator-=(const complex& b) {
        re_ -= b.re_;
        im_ -= b.im_;
        return *this;
    }
    __host__ __device__ complex& operator*=(const complex& b) {
        T re = re_ * b.re_ - im_ * b.im_;
        im_ = re_ * b.im_ + im_ * b.re_;
        re_ = re;
        return *this;
    }
    __host__ __device__ complex& operator/=(const complex& b) {
        T scale = T(1) / (fabs(b.re_) + fabs(b.im_));
        T ar = re_ * scale, ai = im_ * scale, br = b.re_ * scale, bi = b.im_ * scale;
        T inverse = T(1) / (br * br + bi * bi);
        re_ = (ar * br + ai * bi) * inverse;
        im_ = (ai * br - ar * bi) * inverse;
        return *this;
    }

  private:
    T re_;
    T im_;
};

#define WAVEBRIDGE_COMPLEX_OPERATOR(op)                                                       \
    template <class T>                                                                        \
    __host__ __device__ complex<T> operator op(const complex<T>& a, const complex<T>& b) {    \
        complex<T> result = a;                                                                \
        result op##= b;                                                                       \
        return result;                                                                        \
    }                                                                                         \
    template <class T>                                                                        \
    __host__ __device__ complex<T> operator op(const complex<T>& a, const T& b) {             \
        complex<T> result = a;                                                                \
        result op##= complex<T>(b);                                                           \
        return result;                                                                        \
    }                                                                                         \
    template <class T>                                                                        \
    __host__ __device__ complex<T> operator op(const T& a, const complex<T>& b) {             \
        complex<T> result(a);                                                                 \
        result op##= b;                                                                       \
        return result;                                                                        \
    }
WAVEBRIDGE_COMPLEX_OPERATOR(+)
WAVEBRIDGE_COMPLEX_OPERATOR(-)
WAVEBRIDGE_COMPLEX_OPERATOR(*)
WAVEBRIDGE_COMPLEX_OPERATOR(/)
#undef WAVEBRIDGE_COMPLEX_OPERATOR

template <class T>
__host__ __device__ complex<T> operator+(const complex<T>& a) {
    return a;
}
template <class T>
__host__ __device__ complex<T> operator-(const complex<T>& a) {
    return complex<T>(-a.real(), -a.imag());
}
template <class T>
__host__ __device__ bool operator==(const complex<T>& a, const complex<T>& b) {
    return a.real() == b.real() && a.imag() == b.imag();
}
template <class T>
__host__ __device__ bool operator!=(const complex<T>& a, const complex<T>& b) {
    return !(a == b);
}
template <class T>
__host__ __device__ T norm(const complex<T>& z) {
    return z.real() * z.real() + z.imag() * z.imag();
}
template <class T>
__host__ __device__ T abs(const complex<T>& z) {
    return hypot(z.real(), z.imag());
}
template <class T>
__host__ __device__ T arg(const complex<T>& z) {
    return atan2(z.imag(), z.real());
}
template <class T>
__host__ __device__ complex<T> conj(const complex<T>& z) {
    return complex<T>(z.real(), -z.imag());
}
template <class T>
__host__ __device__ complex<T> polar(const T& magnitude, const T& angle = 0) {
    return complex<T>(magnitude * cos(angle), magnitude * sin(angle));
}
template <class T>
__host__ __device__ complex<T> exp(const complex<T>& z) {
    return polar(::exp(z.real()), z.imag());
}

#define WAVEBRIDGE_COMPLEX_FUNCTION(name)  \
    template <class T>                     \
    __host__ __device__ complex<T> name(const complex<T>& z);
WAVEBRIDGE_COMPLEX_FUNCTION(log)
WAVEBRIDGE_COMPLEX_FUNCTION(log10)
WAVEBRIDGE_COMPLEX_FUNCTION(sqrt)
WAVEBRIDGE_COMPLEX_FUNCTION(sin)
WAVEBRIDGE_COMPLEX_FUNCTION(cos)
WAVEBRIDGE_COMPLEX_FUNCTION(tan)
WAVEBRIDGE_COMPLEX_FUNCTION(sinh)
WAVEBRIDGE_COMPLEX_FUNCTION(cosh)
WAVEBRIDGE_COMPLEX_FUNCTION(tanh)
WAVEBRIDGE_COMPLEX_FUNCTION(asin)
WAVEBRIDGE_COMPLEX_FUNCTION(acos)
WAVEBRIDGE_COMPLEX_FUNCTION(atan)
WAVEBRIDGE_COMPLEX_FUNCTION(proj)
#undef WAVEBRIDGE_COMPLEX_FUNCTION
template <class T>
__host__ __device__ complex<T> pow(const complex<T>& x, const complex<T>& y);
template <class T>
__host__ __device__ complex<T> pow(const complex<T>& x, const T& y);
template <class T>
__host__ __device__ complex<T> pow(const T& x, const complex<T>& y);

}  // namespace thrust
