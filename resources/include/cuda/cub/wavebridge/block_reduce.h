// cub::BlockReduce (CUB documentation), as a reduction in shared memory that keeps the threads' order, so that operators
// need not commute.  As in CUB only the first thread's result is defined.
#pragma once
#include "common.h"

namespace cub {

enum BlockReduceAlgorithm {
    BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
    BLOCK_REDUCE_RAKING,
    BLOCK_REDUCE_WARP_REDUCTIONS,
    BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC
};

template <class T, int DimX, BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int DimY = 1, int DimZ = 1,
          int LegacyPtxArch = 0>
class BlockReduce {
    static constexpr int threads = DimX * DimY * DimZ;

  public:
    struct TempStorage {
        wavebridge::array<T, threads> partial;
    };

    __device__ BlockReduce() : storage(private_storage()) {}
    __device__ BlockReduce(TempStorage& temp_storage) : storage(temp_storage) {}

    template <class Operator>
    __device__ T Reduce(T input, Operator op, int valid) {
        int rank = wavebridge::block_rank();
        storage.partial.at(rank) = input;
        __syncthreads();
        for (int step = 1; step < threads; step *= 2) {
            if (rank % (2 * step) == 0 && rank + step < valid) {
                storage.partial.at(rank) = op(storage.partial.at(rank), storage.partial.at(rank + step));
            }
            __syncthreads();
        }
        return storage.partial.at(0);
    }
    template <class Operator>
    __device__ T Reduce(T input, Operator op) {
        return Reduce(input, op, threads);
    }
    template <int Items, class Operator>
    __device__ T Reduce(T (&inputs)[Items], Operator op) {
        T own = inputs[0];
        for (int item = 1; item < Items; ++item) {
            own = op(own, inputs[item]);
        }
        return Reduce(own, op, threads);
    }
    __device__ T Sum(T input) { return Reduce(input, cub::Sum(), threads); }
    __device__ T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }
    template <int Items>
    __device__ T Sum(T (&inputs)[Items]) {
        return Reduce(inputs, cub::Sum());
    }

  private:
    __device__ static TempStorage& private_storage() {
        __shared__ TempStorage own;
        return own;
    }
    TempStorage& storage;
};

}  // namespace cub
