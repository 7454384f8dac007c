// Inclusive prefix sum of each block's elements, in dynamic shared memory whose size the launch gives.
#include "device_buffer.h"
#include "parts.h"

__global__ void block_scan(const int* in, int* out, int* block_totals, int n)
{
    extern __shared__ int buffer[];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;

    int* current = buffer;
    int* next = buffer + blockDim.x;
    current[tid] = i < n ? in[i] : 0;
    __syncthreads();
    for (int distance = 1; distance < blockDim.x; distance *= 2) {
        next[tid] = tid >= distance ? current[tid] + current[tid - distance] : current[tid];
        __syncthreads();
        int* swap = current;
        current = next;
        next = swap;
    }
    if (i < n)
        out[i] = current[tid];
    if (tid == blockDim.x - 1)
        block_totals[blockIdx.x] = current[tid];
}

bool run_scan()
{
    const int n = 5000, block = 256, blocks = (n + block - 1) / block;
    std::vector<int> host(n);
    for (int i = 0; i < n; ++i)
        host[i] = i % 11 - 4;
    DeviceBuffer<int> in(host), out(n), totals(blocks);
    block_scan<<<blocks, block, 2 * block * sizeof(int)>>>(in.get(), out.get(), totals.get(), n);
    CUDA_CHECK(cudaGetLastError());

    std::vector<int> result = out.to_host();
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        sum = i % block == 0 ? host[i] : sum + host[i];
        if (result[i] != sum)
            return false;
    }
    return true;
}
