// Device functions: warp functions.
// Written by scripts/generate_interface; do not edit.
#pragma once

#if WAVEBRIDGE_ROCM >= 602
__device__ int __all(int);
__device__ int __any(int);
__device__ unsigned long long __ballot(int);
__device__ unsigned long long __ballot64(int);
__device__ unsigned long long __activemask();
__device__ unsigned int __lane_id();
#endif
__device__ int __shfl(int, int, int = warpSize);
__device__ unsigned int __shfl(unsigned int, int, int = warpSize);
__device__ float __shfl(float, int, int = warpSize);
__device__ double __shfl(double, int, int = warpSize);
__device__ long __shfl(long, int, int = warpSize);
__device__ unsigned long __shfl(unsigned long, int, int = warpSize);
__device__ long long __shfl(long long, int, int = warpSize);
__device__ unsigned long long __shfl(unsigned long long, int, int = warpSize);
__device__ int __shfl_up(int, unsigned int, int = warpSize);
__device__ unsigned int __shfl_up(unsigned int, unsigned int, int = warpSize);
__device__ float __shfl_up(float, unsigned int, int = warpSize);
__device__ double __shfl_up(double, unsigned int, int = warpSize);
__device__ long __shfl_up(long, unsigned int, int = warpSize);
__device__ unsigned long __shfl_up(unsigned long, unsigned int, int = warpSize);
__device__ long long __shfl_up(long long, unsigned int, int = warpSize);
__device__ unsigned long long __shfl_up(unsigned long long, unsigned int, int = warpSize);
__device__ int __shfl_down(int, unsigned int, int = warpSize);
__device__ unsigned int __shfl_down(unsigned int, unsigned int, int = warpSize);
__device__ float __shfl_down(float, unsigned int, int = warpSize);
__device__ double __shfl_down(double, unsigned int, int = warpSize);
__device__ long __shfl_down(long, unsigned int, int = warpSize);
__device__ unsigned long __shfl_down(unsigned long, unsigned int, int = warpSize);
__device__ long long __shfl_down(long long, unsigned int, int = warpSize);
__device__ unsigned long long __shfl_down(unsigned long long, unsigned int, int = warpSize);
__device__ int __shfl_xor(int, int, int = warpSize);
__device__ unsigned int __shfl_xor(unsigned int, int, int = warpSize);
__device__ float __shfl_xor(float, int, int = warpSize);
__device__ double __shfl_xor(double, int, int = warpSize);
__device__ long __shfl_xor(long, int, int = warpSize);
__device__ unsigned long __shfl_xor(unsigned long, int, int = warpSize);
__device__ long long __shfl_xor(long long, int, int = warpSize);
__device__ unsigned long long __shfl_xor(unsigned long long, int, int = warpSize);
#if WAVEBRIDGE_ROCM >= 700
__device__ void __syncwarp();
#endif
