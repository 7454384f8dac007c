// cub::BlockLoad and BlockStore (CUB documentation): which thread gets which item depends on the algorithm's
// arrangement only, blocked or striped, and so is written directly.
#pragma once
#include "common.h"

namespace cub {

enum BlockLoadAlgorithm {
    BLOCK_LOAD_DIRECT,
    BLOCK_LOAD_STRIPED,
    BLOCK_LOAD_VECTORIZE,
    BLOCK_LOAD_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
    BLOCK_STORE_DIRECT,
    BLOCK_STORE_STRIPED,
    BLOCK_STORE_VECTORIZE,
    BLOCK_STORE_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};

template <class T, int DimX, int Items, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int DimY = 1, int DimZ = 1,
          int LegacyPtxArch = 0>
class BlockLoad {
    static constexpr int threads = DimX * DimY * DimZ;

  public:
    struct TempStorage {
        int unused;
    };
    __device__ BlockLoad() {}
    __device__ BlockLoad(TempStorage&) {}

    template <class Iterator>
    __device__ void Load(Iterator source, T (&items)[Items]) {
        for (int item = 0; item < Items; ++item) {
            items[item] = source[place(item)];
        }
    }
    template <class Iterator>
    __device__ void Load(Iterator source, T (&items)[Items], int valid) {
        for (int item = 0; item < Items; ++item) {
            if (place(item) < valid) {
                items[item] = source[place(item)];
            }
        }
    }
    template <class Iterator, class Default>
    __device__ void Load(Iterator source, T (&items)[Items], int valid, Default out_of_bounds) {
        for (int item = 0; item < Items; ++item) {
            items[item] = out_of_bounds;
            if (place(item) < valid) {
                items[item] = source[place(item)];
            }
        }
    }

  private:
    __device__ static int place(int item) {
        int rank = wavebridge::block_rank();
        return Algorithm == BLOCK_LOAD_STRIPED ? item * threads + rank : rank * Items + item;
    }
};

template <class T, int DimX, int Items, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int DimY = 1, int DimZ = 1,
          int LegacyPtxArch = 0>
class BlockStore {
    static constexpr int threads = DimX * DimY * DimZ;

  public:
    struct TempStorage {
        int unused;
    };
    __device__ BlockStore() {}
    __device__ BlockStore(TempStorage&) {}

    template <class Iterator>
    __device__ void Store(Iterator destination, T (&items)[Items]) {
        for (int item = 0; item < Items; ++item) {
            destination[place(item)] = items[item];
        }
    }
    template <class Iterator>
    __device__ void Store(Iterator destination, T (&items)[Items], int valid) {
        for (int item = 0; item < Items; ++item) {
            if (place(item) < valid) {
                destination[place(item)] = items[item];
            }
        }
    }

  private:
    __device__ static int place(int item) {
        int rank = wavebridge::block_rank();
        return Algorithm == BLOCK_STORE_STRIPED ? item * threads + rank : rank * Items + item;
    }
};

template <class T, int Items, class Iterator>
__device__ inline void LoadDirectBlocked(int rank, Iterator source, T (&items)[Items]) {
    for (int item = 0; item < Items; ++item) {
        items[item] = source[rank * Items + item];
    }
}
template <int Threads, class T, int Items, class Iterator>
__device__ inline void LoadDirectStriped(int rank, Iterator source, T (&items)[Items]) {
    for (int item = 0; item < Items; ++item) {
        items[item] = source[item * Threads + rank];
    }
}
template <class T, int Items, class Iterator>
__device__ inline void StoreDirectBlocked(int rank, Iterator destination, T (&items)[Items]) {
    for (int item = 0; item < Items; ++item) {
        destination[rank * Items + item] = items[item];
    }
}
template <int Threads, class T, int Items, class Iterator>
__device__ inline void StoreDirectStriped(int rank, Iterator destination, T (&items)[Items]) {
    for (int item = 0; item < Items; ++item) {
        destination[item * Threads + rank] = items[item];
    }
}

enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
template <CacheLoadModifier Modifier, class T>
__device__ inline T ThreadLoad(T* address) {
    return *address;
}
template <CacheStoreModifier Modifier, class T>
__device__ inline void ThreadStore(T* address, T value) {
    *address = value;
}

}  // namespace cub
