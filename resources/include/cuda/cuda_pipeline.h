// The older C++ interface of asynchronous copies, and their primitives.
#pragma once
#include "wavebridge_cuda.h"

namespace nvcuda {
namespace experimental {

class pipeline {
  public:
    __device__ pipeline();
    __device__ size_t commit();
    __device__ void commit_and_wait();
    __device__ void wait(size_t stage);
    template <unsigned int Stages>
    __device__ void wait_prior();
};

template <class T>
__device__ void memcpy_async(T& destination, const T& source, pipeline& pipe);

}  // namespace experimental
}  // namespace nvcuda
