// min and max: CUDA's own overloads, which unlike std::min and std::max mix types (CUDA Math API, "Integer Mathematical
// Functions", "Single/Double Precision Mathematical Functions").
#ifndef WAVEBRIDGE_DEVICE_MIN_MAX_H
#define WAVEBRIDGE_DEVICE_MIN_MAX_H

#define WAVEBRIDGE_MIN_MAX(R, A, B)             \
    __host__ __device__ R min(A a, B b);        \
    __host__ __device__ R max(A a, B b);

WAVEBRIDGE_MIN_MAX(int, int, int)
WAVEBRIDGE_MIN_MAX(unsigned int, unsigned int, unsigned int)
WAVEBRIDGE_MIN_MAX(unsigned int, int, unsigned int)
WAVEBRIDGE_MIN_MAX(unsigned int, unsigned int, int)
WAVEBRIDGE_MIN_MAX(long, long, long)
WAVEBRIDGE_MIN_MAX(unsigned long, unsigned long, unsigned long)
WAVEBRIDGE_MIN_MAX(unsigned long, long, unsigned long)
WAVEBRIDGE_MIN_MAX(unsigned long, unsigned long, long)
WAVEBRIDGE_MIN_MAX(long long, long long, long long)
WAVEBRIDGE_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
WAVEBRIDGE_MIN_MAX(unsigned long long, long long, unsigned long long)
WAVEBRIDGE_MIN_MAX(unsigned long long, unsigned long long, long long)
WAVEBRIDGE_MIN_MAX(float, float, float)
WAVEBRIDGE_MIN_MAX(double, double, double)
WAVEBRIDGE_MIN_MAX(double, float, double)
WAVEBRIDGE_MIN_MAX(double, double, float)
#undef WAVEBRIDGE_MIN_MAX

__device__ unsigned int umin(unsigned int a, unsigned int b);
__device__ unsigned int umax(unsigned int a, unsigned int b);
__device__ long long llmin(long long a, long long b);
__device__ long long llmax(long long a, long long b);
__device__ unsigned long long ullmin(unsigned long long a, unsigned long long b);
__device__ unsigned long long ullmax(unsigned long long a, unsigned long long b);

#endif
