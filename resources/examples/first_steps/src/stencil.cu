// A one-dimensional stencil whose coefficients the host writes to constant memory.
#include "device_buffer.h"
#include "parts.h"

#include <cmath>

constexpr int kRadius = 4;

__constant__ float coefficients[2 * kRadius + 1];

__global__ void stencil(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float sum = 0.0f;
    for (int offset = -kRadius; offset <= kRadius; ++offset) {
        int at = min(max(i + offset, 0), n - 1);
        sum += coefficients[offset + kRadius] * in[at];
    }
    out[i] = sum;
}

bool run_stencil()
{
    const int n = 4096;
    std::vector<float> weights(2 * kRadius + 1, 1.0f / (2 * kRadius + 1));
    CUDA_CHECK(cudaMemcpyToSymbol(coefficients, weights.data(), weights.size() * sizeof(float)));
    DeviceBuffer<float> in(std::vector<float>(n, 5.0f)), out(n);
    stencil<<<(n + 127) / 128, 128>>>(in.get(), out.get(), n);
    CUDA_CHECK(cudaGetLastError());
    for (float value : out.to_host())
        if (std::fabs(value - 5.0f) > 1e-4f)
            return false;
    return true;
}
