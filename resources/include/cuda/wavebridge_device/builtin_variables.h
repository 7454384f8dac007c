// Built-in variables of a kernel (CUDA C++ Programming Guide, "Built-in Variables").
#ifndef WAVEBRIDGE_DEVICE_BUILTIN_VARIABLES_H
#define WAVEBRIDGE_DEVICE_BUILTIN_VARIABLES_H

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;

#endif
