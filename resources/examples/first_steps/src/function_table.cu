// Applies a function that is chosen at run time from a table of device functions.  Vulkan has no function pointers:
// Wavebridge says so instead of translating the kernel to something else.
#include "device_buffer.h"
#include "parts.h"

typedef float (*Operation)(float);

__device__ float twice(float x) { return 2.0f * x; }
__device__ float square(float x) { return x * x; }
__device__ float negate(float x) { return -x; }

__global__ void apply_operations(const int* choice, const float* in, float* out, int n)
{
    const Operation table[3] = {twice, square, negate};
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = table[choice[i] % 3](in[i]);
}

bool run_function_table()
{
    const int n = 999;
    std::vector<int> choice(n);
    for (int i = 0; i < n; ++i)
        choice[i] = i;
    DeviceBuffer<int> device_choice(choice);
    DeviceBuffer<float> in(std::vector<float>(n, 3.0f)), out(n);
    apply_operations<<<(n + 255) / 256, 256>>>(device_choice.get(), in.get(), out.get(), n);
    CUDA_CHECK(cudaGetLastError());
    std::vector<float> result = out.to_host();
    return result[0] == 6.0f && result[1] == 9.0f && result[2] == -3.0f;
}
