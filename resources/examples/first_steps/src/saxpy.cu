// y = a * x + y, one element a thread.
#include "device_buffer.h"
#include "parts.h"

__global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

bool run_saxpy()
{
    const int n = 10000;
    DeviceBuffer<float> x(std::vector<float>(n, 1.5f));
    DeviceBuffer<float> y(std::vector<float>(n, 2.0f));
    saxpy<<<(n + 255) / 256, 256>>>(n, 3.0f, x.get(), y.get());
    CUDA_CHECK(cudaGetLastError());
    for (float value : y.to_host())
        if (value != 6.5f)
            return false;
    return true;
}
