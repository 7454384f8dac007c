// Runs every part of the example and says which numbers are right.
#include "cuda_check.h"
#include "parts.h"

struct Part {
    const char* name;
    bool (*run)();
};

int main()
{
    int devices = 0;
    CUDA_CHECK(cudaGetDeviceCount(&devices));
    cudaDeviceProp properties;
    CUDA_CHECK(cudaGetDeviceProperties(&properties, 0));
    std::printf("%d device(s); the first is %s\n", devices, properties.name);

    const Part parts[] = {
        {"saxpy", run_saxpy},         {"reduce", run_reduce},           {"matmul", run_matmul},
        {"scan", run_scan},           {"histogram", run_histogram},     {"softmax", run_softmax},
        {"stencil", run_stencil},     {"particles", run_particles},     {"warp_totals", run_warp_totals},
        {"functions", run_function_table}, {"libraries", run_libraries},
    };
    int failed = 0;
    for (const Part& part : parts) {
        bool right = part.run();
        std::printf("%-12s %s\n", part.name, right ? "right" : "WRONG");
        failed += right ? 0 : 1;
    }
    CUDA_CHECK(cudaDeviceSynchronize());
    return failed;
}
