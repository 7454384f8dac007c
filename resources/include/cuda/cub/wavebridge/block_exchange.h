// cub::BlockExchange (CUB documentation): from one arrangement of the items to another, through shared memory.
#pragma once
#include "common.h"

namespace cub {

template <class T, int DimX, int Items, bool WarpTimeSlicing = false, int DimY = 1, int DimZ = 1, int LegacyPtxArch = 0>
class BlockExchange {
    static constexpr int threads = DimX * DimY * DimZ;

  public:
    struct TempStorage {
        wavebridge::array<T, threads * Items> exchanged;
    };
    __device__ BlockExchange() : storage(private_storage()) {}
    __device__ BlockExchange(TempStorage& temp_storage) : storage(temp_storage) {}

    __device__ void StripedToBlocked(const T (&input)[Items], T (&output)[Items]) {
        int rank = wavebridge::block_rank();
        for (int item = 0; item < Items; ++item) {
            storage.exchanged.at(item * threads + rank) = input[item];
        }
        __syncthreads();
        for (int item = 0; item < Items; ++item) {
            output[item] = storage.exchanged.at(rank * Items + item);
        }
    }
    __device__ void StripedToBlocked(T (&items)[Items]) { StripedToBlocked(items, items); }
    __device__ void BlockedToStriped(const T (&input)[Items], T (&output)[Items]) {
        int rank = wavebridge::block_rank();
        for (int item = 0; item < Items; ++item) {
            storage.exchanged.at(rank * Items + item) = input[item];
        }
        __syncthreads();
        for (int item = 0; item < Items; ++item) {
            output[item] = storage.exchanged.at(item * threads + rank);
        }
    }
    __device__ void BlockedToStriped(T (&items)[Items]) { BlockedToStriped(items, items); }
    template <class Offset>
    __device__ void ScatterToBlocked(T (&items)[Items], Offset (&ranks)[Items]) {
        scatter(items, ranks);
        int rank = wavebridge::block_rank();
        for (int item = 0; item < Items; ++item) {
            items[item] = storage.exchanged.at(rank * Items + item);
        }
    }
    template <class Offset>
    __device__ void ScatterToStriped(T (&items)[Items], Offset (&ranks)[Items]) {
        scatter(items, ranks);
        int rank = wavebridge::block_rank();
        for (int item = 0; item < Items; ++item) {
            items[item] = storage.exchanged.at(item * threads + rank);
        }
    }

  private:
    template <class Offset>
    __device__ void scatter(T (&items)[Items], Offset (&ranks)[Items]) {
        for (int item = 0; item < Items; ++item) {
            storage.exchanged.at(ranks[item]) = items[item];
        }
        __syncthreads();
    }
    __device__ static TempStorage& private_storage() {
        __shared__ TempStorage own;
        return own;
    }
    TempStorage& storage;
};

}  // namespace cub
