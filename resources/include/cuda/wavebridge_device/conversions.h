// Conversions with a stated rounding, and reinterpretation of bits (CUDA Math API, "Type Casting Intrinsics").
#ifndef WAVEBRIDGE_DEVICE_CONVERSIONS_H
#define WAVEBRIDGE_DEVICE_CONVERSIONS_H

#define WAVEBRIDGE_ROUNDED_CONVERSIONS(r)                       \
    __device__ int __float2int_##r(float x);                    \
    __device__ unsigned int __float2uint_##r(float x);          \
    __device__ long long __float2ll_##r(float x);               \
    __device__ unsigned long long __float2ull_##r(float x);     \
    __device__ int __double2int_##r(double x);                  \
    __device__ unsigned int __double2uint_##r(double x);        \
    __device__ long long __double2ll_##r(double x);             \
    __device__ unsigned long long __double2ull_##r(double x);   \
    __device__ float __double2float_##r(double x);              \
    __device__ float __int2float_##r(int x);                    \
    __device__ float __uint2float_##r(unsigned int x);          \
    __device__ float __ll2float_##r(long long x);               \
    __device__ float __ull2float_##r(unsigned long long x);     \
    __device__ double __ll2double_##r(long long x);             \
    __device__ double __ull2double_##r(unsigned long long x);

WAVEBRIDGE_ROUNDINGS(WAVEBRIDGE_ROUNDED_CONVERSIONS)
#undef WAVEBRIDGE_ROUNDED_CONVERSIONS

// Exact, therefore in one rounding only.
__device__ double __int2double_rn(int x);
__device__ double __uint2double_rn(unsigned int x);

__device__ int __float_as_int(float x);
__device__ unsigned int __float_as_uint(float x);
__device__ float __int_as_float(int x);
__device__ float __uint_as_float(unsigned int x);
__device__ long long __double_as_longlong(double x);
__device__ double __longlong_as_double(long long x);
__device__ int __double2hiint(double x);
__device__ int __double2loint(double x);
__device__ double __hiloint2double(int hi, int lo);

// Older names.
__device__ int float_as_int(float x);
__device__ unsigned int float_as_uint(float x);
__device__ float int_as_float(int x);
__device__ float uint_as_float(unsigned int x);
__device__ int float2int(float x, int rounding = 3);
__device__ unsigned int float2uint(float x, int rounding = 3);
__device__ float int2float(int x, int rounding = 0);
__device__ float uint2float(unsigned int x, int rounding = 0);

#endif
