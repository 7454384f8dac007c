// C = A * B in square tiles, templated on the width of a tile.
#include "device_buffer.h"
#include "parts.h"

#include <cmath>

// The sum over one tile: row of a (a pointer into shared memory) times column of b.
template <int Tile>
__device__ float tile_product(const float* a_row, const float (*b)[Tile], int column)
{
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < Tile; ++k)
        sum += a_row[k] * b[k][column];
    return sum;
}

template <int Tile>
__global__ void matmul(const float* a, const float* b, float* c, int rows, int inner, int columns)
{
    __shared__ float a_tile[Tile][Tile];
    __shared__ float b_tile[Tile][Tile];
    int row = blockIdx.y * Tile + threadIdx.y;
    int column = blockIdx.x * Tile + threadIdx.x;

    float sum = 0.0f;
    for (int start = 0; start < inner; start += Tile) {
        int a_column = start + threadIdx.x;
        int b_row = start + threadIdx.y;
        a_tile[threadIdx.y][threadIdx.x] = row < rows && a_column < inner ? a[row * inner + a_column] : 0.0f;
        b_tile[threadIdx.y][threadIdx.x] = b_row < inner && column < columns ? b[b_row * columns + column] : 0.0f;
        __syncthreads();
        sum += tile_product<Tile>(a_tile[threadIdx.y], b_tile, threadIdx.x);
        __syncthreads();
    }
    if (row < rows && column < columns)
        c[row * columns + column] = sum;
}

template <int Tile>
static bool multiply(int rows, int inner, int columns)
{
    std::vector<float> a(rows * inner), b(inner * columns);
    for (int i = 0; i < rows * inner; ++i)
        a[i] = static_cast<float>(i % 5) - 2.0f;
    for (int i = 0; i < inner * columns; ++i)
        b[i] = static_cast<float>(i % 3) - 1.0f;
    DeviceBuffer<float> device_a(a), device_b(b), device_c(rows * columns);

    dim3 block(Tile, Tile);
    dim3 grid((columns + Tile - 1) / Tile, (rows + Tile - 1) / Tile);
    matmul<Tile><<<grid, block>>>(device_a.get(), device_b.get(), device_c.get(), rows, inner, columns);
    CUDA_CHECK(cudaGetLastError());

    std::vector<float> c = device_c.to_host();
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            float expected = 0.0f;
            for (int k = 0; k < inner; ++k)
                expected += a[row * inner + k] * b[k * columns + column];
            if (std::fabs(c[row * columns + column] - expected) > 1e-3f)
                return false;
        }
    return true;
}

bool run_matmul()
{
    return multiply<16>(60, 70, 50) && multiply<8>(33, 17, 9);
}
