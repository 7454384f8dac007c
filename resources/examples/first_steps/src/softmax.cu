// Softmax of each row of a matrix, one warp a row; several rows share a block.
#include "device_buffer.h"
#include "parts.h"

#include <cfloat>
#include <cmath>

__device__ float row_max(float value)
{
    for (int mask = 16; mask > 0; mask >>= 1)
        value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, mask, 32));
    return value;
}

__device__ float row_sum(float value)
{
    for (int mask = 16; mask > 0; mask >>= 1)
        value += __shfl_xor_sync(0xffffffffu, value, mask, 32);
    return value;
}

__global__ void softmax_rows(const float* in, float* out, int rows, int columns)
{
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows)
        return;
    const float* source = in + row * columns;
    float* target = out + row * columns;

    float highest = -FLT_MAX;
    for (int column = threadIdx.x; column < columns; column += 32)
        highest = fmaxf(highest, source[column]);
    highest = row_max(highest);

    float sum = 0.0f;
    for (int column = threadIdx.x; column < columns; column += 32)
        sum += expf(source[column] - highest);
    sum = row_sum(sum);

    for (int column = threadIdx.x; column < columns; column += 32)
        target[column] = expf(source[column] - highest) / sum;
}

bool run_softmax()
{
    const int rows = 50, columns = 77;
    std::vector<float> host(rows * columns);
    for (int i = 0; i < rows * columns; ++i)
        host[i] = static_cast<float>((i * 13) % 29) * 0.25f;
    DeviceBuffer<float> in(host), out(rows * columns);
    softmax_rows<<<(rows + 3) / 4, dim3(32, 4)>>>(in.get(), out.get(), rows, columns);
    CUDA_CHECK(cudaGetLastError());

    std::vector<float> result = out.to_host();
    for (int row = 0; row < rows; ++row) {
        float sum = 0.0f;
        for (int column = 0; column < columns; ++column)
            sum += result[row * columns + column];
        if (std::fabs(sum - 1.0f) > 1e-4f)
            return false;
    }
    return true;
}
