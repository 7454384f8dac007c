// A histogram of whole numbers: counted in shared memory first, then added to the global bins.
#include "device_buffer.h"
#include "parts.h"

constexpr int kBins = 64;

__global__ void histogram(const unsigned int* data, unsigned int* bins, int n)
{
    __shared__ unsigned int local[kBins];
    for (int bin = threadIdx.x; bin < kBins; bin += blockDim.x)
        local[bin] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        atomicAdd(&local[data[i] % kBins], 1u);
    __syncthreads();
    for (int bin = threadIdx.x; bin < kBins; bin += blockDim.x)
        if (local[bin] > 0)
            atomicAdd(&bins[bin], local[bin]);
}

bool run_histogram()
{
    const int n = 20000;
    std::vector<unsigned int> host(n);
    std::vector<unsigned int> expected(kBins, 0);
    for (int i = 0; i < n; ++i) {
        host[i] = static_cast<unsigned int>(i * 37) % 251u;
        ++expected[host[i] % kBins];
    }
    DeviceBuffer<unsigned int> data(host);
    DeviceBuffer<unsigned int> bins(kBins);
    histogram<<<16, 128>>>(data.get(), bins.get(), n);
    CUDA_CHECK(cudaGetLastError());
    return bins.to_host() == expected;
}
