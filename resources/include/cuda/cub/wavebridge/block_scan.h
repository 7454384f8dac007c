// cub::BlockScan (CUB documentation), as a scan in shared memory.
#pragma once
#include "common.h"

namespace cub {

enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };

template <class T, int DimX, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING, int DimY = 1, int DimZ = 1,
          int LegacyPtxArch = 0>
class BlockScan {
    static constexpr int threads = DimX * DimY * DimZ;

  public:
    struct TempStorage {
        wavebridge::array<T, threads> scanned;
    };

    __device__ BlockScan() : storage(private_storage()) {}
    __device__ BlockScan(TempStorage& temp_storage) : storage(temp_storage) {}

    // One item a thread.
    template <class Operator>
    __device__ void InclusiveScan(T input, T& output, Operator op) {
        scan(input, op);
        output = storage.scanned.at(wavebridge::block_rank());
    }
    template <class Operator>
    __device__ void InclusiveScan(T input, T& output, Operator op, T& block_aggregate) {
        InclusiveScan(input, output, op);
        block_aggregate = storage.scanned.at(threads - 1);
    }
    // Without an initial value the first thread's output is undefined.
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, Operator op) {
        scan(input, op);
        int rank = wavebridge::block_rank();
        output = storage.scanned.at(rank > 0 ? rank - 1 : 0);
    }
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, T initial, Operator op) {
        scan(input, op);
        int rank = wavebridge::block_rank();
        output = rank > 0 ? op(initial, storage.scanned.at(rank - 1)) : initial;
    }
    // The aggregate leaves the initial value out.
    template <class Operator>
    __device__ void ExclusiveScan(T input, T& output, T initial, Operator op, T& block_aggregate) {
        ExclusiveScan(input, output, initial, op);
        block_aggregate = storage.scanned.at(threads - 1);
    }
    __device__ void InclusiveSum(T input, T& output) { InclusiveScan(input, output, cub::Sum()); }
    __device__ void InclusiveSum(T input, T& output, T& block_aggregate) {
        InclusiveScan(input, output, cub::Sum(), block_aggregate);
    }
    __device__ void ExclusiveSum(T input, T& output) { ExclusiveScan(input, output, T(0), cub::Sum()); }
    __device__ void ExclusiveSum(T input, T& output, T& block_aggregate) {
        ExclusiveScan(input, output, T(0), cub::Sum(), block_aggregate);
    }

    // Several consecutive items a thread.
    template <int Items, class Operator>
    __device__ void InclusiveScan(T (&input)[Items], T (&output)[Items], Operator op) {
        T total = input[0];
        output[0] = total;
        for (int item = 1; item < Items; ++item) {
            total = op(total, input[item]);
            output[item] = total;
        }
        scan(total, op);
        int rank = wavebridge::block_rank();
        if (rank > 0) {
            for (int item = 0; item < Items; ++item) {
                output[item] = op(storage.scanned.at(rank - 1), output[item]);
            }
        }
    }
    template <int Items, class Operator>
    __device__ void InclusiveScan(T (&input)[Items], T (&output)[Items], Operator op, T& block_aggregate) {
        InclusiveScan(input, output, op);
        block_aggregate = storage.scanned.at(threads - 1);
    }
    template <int Items, class Operator>
    __device__ void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial, Operator op) {
        T total = input[0];
        for (int item = 1; item < Items; ++item) {
            total = op(total, input[item]);
        }
        scan(total, op);
        int rank = wavebridge::block_rank();
        T before = rank > 0 ? op(initial, storage.scanned.at(rank - 1)) : initial;
        for (int item = 0; item < Items; ++item) {
            T own = input[item];
            output[item] = before;
            before = op(before, own);
        }
    }
    template <int Items, class Operator>
    __device__ void ExclusiveScan(T (&input)[Items], T (&output)[Items], T initial, Operator op, T& block_aggregate) {
        ExclusiveScan(input, output, initial, op);
        block_aggregate = storage.scanned.at(threads - 1);
    }
    template <int Items>
    __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items]) {
        InclusiveScan(input, output, cub::Sum());
    }
    template <int Items>
    __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items], T& block_aggregate) {
        InclusiveScan(input, output, cub::Sum(), block_aggregate);
    }
    template <int Items>
    __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items]) {
        ExclusiveScan(input, output, T(0), cub::Sum());
    }
    template <int Items>
    __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items], T& block_aggregate) {
        ExclusiveScan(input, output, T(0), cub::Sum(), block_aggregate);
    }

    // With a prefix that a callback computes, in the first warp, from the block's aggregate: declared only, since which
    // threads call it is part of its meaning.
    template <class Prefix>
    __device__ void ExclusiveSum(T input, T& output, Prefix& prefix);
    template <class Operator, class Prefix>
    __device__ void ExclusiveScan(T input, T& output, Operator op, Prefix& prefix);
    template <class Prefix>
    __device__ void InclusiveSum(T input, T& output, Prefix& prefix);
    template <class Operator, class Prefix>
    __device__ void InclusiveScan(T input, T& output, Operator op, Prefix& prefix);
    template <int Items, class Prefix>
    __device__ void ExclusiveSum(T (&input)[Items], T (&output)[Items], Prefix& prefix);
    template <int Items, class Operator, class Prefix>
    __device__ void ExclusiveScan(T (&input)[Items], T (&output)[Items], Operator op, Prefix& prefix);
    template <int Items, class Prefix>
    __device__ void InclusiveSum(T (&input)[Items], T (&output)[Items], Prefix& prefix);

  private:
    // Leaves the inclusive scan of the block in shared memory.
    template <class Operator>
    __device__ void scan(T own, Operator op) {
        int rank = wavebridge::block_rank();
        storage.scanned.at(rank) = own;
        __syncthreads();
        for (int step = 1; step < threads; step *= 2) {
            T below = storage.scanned.at(rank >= step ? rank - step : rank);
            __syncthreads();
            if (rank >= step) {
                storage.scanned.at(rank) = op(below, storage.scanned.at(rank));
            }
            __syncthreads();
        }
    }
    __device__ static TempStorage& private_storage() {
        __shared__ TempStorage own;
        return own;
    }
    TempStorage& storage;
};

}  // namespace cub
