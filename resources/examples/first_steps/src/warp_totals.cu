// Counts and sums values warp by warp.  It takes a warp to have 32 lanes, which AMD's 64-lane wavefronts break:
// Wavebridge marks the line, and the check at 64 lanes shows the wrong total.
#include "device_buffer.h"
#include "parts.h"

__global__ void warp_totals(const int* in, int* total, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int value = i < n ? in[i] : 0;
    for (int offset = 16; offset > 0; offset >>= 1)
        value += __shfl_down_sync(0xffffffffu, value, offset);
    if (threadIdx.x % warpSize == 0)
        atomicAdd(total, value);
}

bool run_warp_totals()
{
    const int n = 3000;
    DeviceBuffer<int> in(std::vector<int>(n, 2)), total(1);
    warp_totals<<<(n + 255) / 256, 256>>>(in.get(), total.get(), n);
    CUDA_CHECK(cudaGetLastError());
    return total.to_host()[0] == 2 * n;
}
