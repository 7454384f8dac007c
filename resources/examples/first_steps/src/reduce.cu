// Sum of an array: a tree in shared memory, a shuffle tail in the first warp, one atomicAdd a block.
#include "device_buffer.h"
#include "parts.h"

#include <cmath>

constexpr int kBlock = 256;

__global__ void reduce_sum(const float* __restrict__ in, float* __restrict__ total, int n)
{
    __shared__ float partial[kBlock];
    int tid = threadIdx.x;
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + tid; i < n; i += gridDim.x * blockDim.x)
        sum += in[i];
    partial[tid] = sum;
    __syncthreads();

    for (int half = kBlock / 2; half >= 32; half >>= 1) {
        if (tid < half)
            partial[tid] += partial[tid + half];
        __syncthreads();
    }

    if (tid < 32) {
        float value = partial[tid];
        for (int offset = 16; offset > 0; offset >>= 1)
            value += __shfl_down_sync(0xffffffffu, value, offset, 32);
        if (tid == 0)
            atomicAdd(total, value);
    }
}

bool run_reduce()
{
    const int n = 100000;
    std::vector<float> host(n);
    double expected = 0.0;
    for (int i = 0; i < n; ++i) {
        host[i] = static_cast<float>(i % 7) - 3.0f;
        expected += host[i];
    }
    DeviceBuffer<float> in(host);
    DeviceBuffer<float> total(1);
    reduce_sum<<<64, kBlock>>>(in.get(), total.get(), n);
    CUDA_CHECK(cudaGetLastError());
    return std::fabs(total.to_host()[0] - expected) < 1.0;
}
