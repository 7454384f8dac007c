"""CUB's and cooperative groups' collectives are written out, so that the front end can read what they do."""

from __future__ import annotations

import clang.cindex as ci
import pytest

from tests.unit.headers.conftest import Parse

CUB = """
#include <cub/cub.cuh>
template <class T>
__global__ void k(T* x) {
    typedef cub::BlockReduce<T, 128> Reduce;
    typedef cub::BlockScan<T, 128> Scan;
    typedef cub::WarpReduce<T> Warp;
    typedef cub::BlockLoad<T, 128, 4, cub::BLOCK_LOAD_TRANSPOSE> Load;
    __shared__ typename Reduce::TempStorage a;
    __shared__ typename Scan::TempStorage b;
    __shared__ typename Warp::TempStorage c[4];
    __shared__ typename Load::TempStorage d;
    T items[4];
    Load(d).Load(x, items);
    T sum = Reduce(a).Sum(items[0]), scanned, aggregate;
    Scan(b).ExclusiveSum(items[1], scanned, aggregate);
    x[threadIdx.x] = sum + scanned + aggregate + Warp(c[threadIdx.x / 32]).Reduce(items[2], cub::Max());
}
template __global__ void k<float>(float*);
template __global__ void k<int>(int*);
void launch(float* f, int* i) { k<float><<<1, 128>>>(f); k<int><<<1, 128>>>(i); }
"""


def test_cub_s_collectives_can_be_instantiated(parse: Parse) -> None:
    assert parse(CUB).errors == ()


@pytest.mark.parametrize("method", ["Sum", "ExclusiveSum", "Reduce", "Load"])
def test_cub_s_collectives_have_bodies(parse: Parse, method: str) -> None:
    parsed = parse(CUB)
    launched = next(c for c in parsed.cursors(ci.CursorKind.CALL_EXPR) if c.spelling == "k")
    calls = [
        c for c in launched.referenced.walk_preorder() if c.kind == ci.CursorKind.CALL_EXPR and c.spelling == method
    ]
    assert calls
    for call in calls:
        assert call.referenced.is_definition(), f"{method} is declared only"


def test_elements_with_a_constructor_can_be_shared(parse: Parse) -> None:
    source = """
    #include <cub/cub.cuh>
    typedef cub::KeyValuePair<int, float> Pair;
    __global__ void k(float* x) {
        typedef cub::BlockReduce<Pair, 64> Reduce;
        __shared__ Reduce::TempStorage storage;
        Pair best = Reduce(storage).Reduce(Pair(threadIdx.x, x[threadIdx.x]), cub::ArgMax());
        if (threadIdx.x == 0) x[0] = best.value + best.key;
    }
    """
    assert parse(source).errors == ()


def test_tiles_and_their_reductions(parse: Parse) -> None:
    source = """
    #include <cooperative_groups.h>
    #include <cooperative_groups/reduce.h>
    #include <cooperative_groups/scan.h>
    namespace cg = cooperative_groups;
    template <int N> __device__ float all(cg::thread_block_tile<N> tile, float v) {
        return cg::reduce(tile, v, cg::plus<float>());
    }
    __global__ void k(float* x) {
        cg::thread_block block = cg::this_thread_block();
        cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
        auto half = cg::tiled_partition<16>(warp);
        x[warp.meta_group_rank()] = all<16>(half, x[block.thread_rank()]) + cg::inclusive_scan(warp, x[0]);
        cg::sync(block);
        cg::this_grid().sync();
        cg::coalesced_group active = cg::coalesced_threads();
        if (active.thread_rank() == 0) x[0] = active.size() + cg::this_grid().thread_rank();
    }
    """
    assert parse(source).errors == ()


def test_thrust_s_host_code_has_types(parse: Parse) -> None:
    source = """
    #include <thrust/device_vector.h>
    #include <thrust/host_vector.h>
    #include <thrust/reduce.h>
    #include <thrust/sort.h>
    #include <thrust/transform_reduce.h>
    struct square { __host__ __device__ float operator()(float x) const { return x * x; } };
    void f(thrust::host_vector<float>& host) {
        thrust::device_vector<float> d = host;
        auto total = thrust::reduce(d.begin(), d.end());
        auto norm = thrust::transform_reduce(thrust::device, d.begin(), d.end(), square(), 0.0f, thrust::plus<float>());
        thrust::sort(thrust::cuda::par.on(0), d.begin(), d.end(), thrust::greater<float>());
        auto raw = thrust::raw_pointer_cast(d.data());
        auto place = thrust::max_element(d.begin(), d.end()) - d.begin();
        host = d;
    }
    """
    parsed = parse(source)
    assert parsed.errors == ()
    assert parsed.variable_type("total") == "float"
    assert parsed.variable_type("norm") == "float"
    assert parsed.variable_type("raw") == "float *"
    assert parsed.variable_type("place") == "long"


def test_forms_that_kernels_use(parse: Parse) -> None:
    source = """
    #include <cub/cub.cuh>
    #include <cuda_fp8.h>
    #include <cusparse.h>
    #include <thrust/pair.h>
    #include <thrust/tuple.h>
    __device__ thrust::pair<float, float> moments(float x) { return {x, x * x}; }
    __global__ void k(__nv_fp8x4_e4m3* q, __half2 a, __half2 b, float* x) {
        q[0] = __nv_fp8x4_e4m3(a, b);
        a = {};
        float mean, square;
        thrust::tie(mean, square) = moments(x[0]);
        auto bits = reinterpret_cast<cub::Traits<float>::UnsignedBits&>(mean);
        x[1] = __uint_as_float(cub::Traits<float>::TwiddleIn(bits)) + square + __low2float(a);
    }
    """
    assert parse(source).errors == ()


def test_tiles_wider_than_a_warp_are_not_taken_for_warps(parse: Parse) -> None:
    """What such a tile does is not written here: its calls must end in a function without a body."""
    source = """
    #include <cooperative_groups.h>
    namespace cg = cooperative_groups;
    template <int N> __global__ void k(int* x) {
        auto tile = cg::tiled_partition<N>(cg::this_thread_block());
        x[0] = tile.shfl(x[1], 0);
    }
    void launch(int* x) { k<32><<<1, 128>>>(x); k<64><<<1, 128>>>(x); }
    """
    parsed = parse(source)
    assert parsed.errors == ()
    for launched in [c for c in parsed.cursors(ci.CursorKind.CALL_EXPR) if c.spelling == "k"]:
        size = launched.referenced.get_template_argument_value(0)
        reached = {called.spelling for called in _reached(launched.referenced)}
        assert ("wider_than_a_warp" in reached) == (size > 32)


def _reached(function: ci.Cursor) -> list[ci.Cursor]:
    """The functions that a function calls, and those that these call."""
    found: list[ci.Cursor] = []
    waiting = [function]
    while waiting:
        for call in waiting.pop().walk_preorder():
            called = call.referenced if call.kind == ci.CursorKind.CALL_EXPR else None
            if called is not None and called not in found:
                found.append(called)
                waiting.append(called.get_definition() or called)
    return found
