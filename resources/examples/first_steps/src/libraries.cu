// Host code that calls CUDA's libraries: random numbers from cuRAND, a product and a norm by cuBLAS.
#include "device_buffer.h"
#include "parts.h"

#include <cmath>
#include <cublas_v2.h>
#include <curand.h>

bool run_libraries()
{
    const int n = 64;
    DeviceBuffer<float> a(n * n), x(n), y(n);

    curandGenerator_t generator;
    if (curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10) != CURAND_STATUS_SUCCESS)
        return false;
    curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    curandGenerateUniform(generator, a.get(), a.size());
    curandGenerateUniform(generator, x.get(), x.size());
    curandDestroyGenerator(generator);

    cublasHandle_t handle;
    if (cublasCreate(&handle) != CUBLAS_STATUS_SUCCESS)
        return false;
    const float one = 1.0f, zero = 0.0f;
    cublasSgemv(handle, CUBLAS_OP_N, n, n, &one, a.get(), n, x.get(), 1, &zero, y.get(), 1);
    float norm = 0.0f;
    cublasSnrm2(handle, n, y.get(), 1, &norm);
    cublasDestroy(handle);

    std::vector<float> host_a = a.to_host(), host_x = x.to_host();
    double expected = 0.0;
    for (int row = 0; row < n; ++row) {
        double sum = 0.0;
        for (int column = 0; column < n; ++column)
            sum += static_cast<double>(host_a[column * n + row]) * host_x[column];
        expected += sum * sum;
    }
    return std::fabs(norm - std::sqrt(expected)) < 1e-2 * std::sqrt(expected);
}
