"""Warps of 32 lanes kept: which names become helpers, what becomes 32, and what stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from translator.hip.translate import translate
from translator.options import HipTarget, Options, RocmVersion, WarpWidth
from translator.results import HipResult
from translator.source import SourceFile

WARP_RULES_FOR_64_LANES = {"WB2001", "WB2002", "WB2003", "WB2004", "WB2005", "WB2012", "WB2014", "WB2020"}


def kept(text: str, rocm: str = "7.0", architectures: tuple[str, ...] = ("gfx90a", "gfx1100")) -> HipResult:
    target = HipTarget(RocmVersion.parse(rocm), architectures, warp=WarpWidth.KEEP_32)
    source = SourceFile(Path("k.cu"), text.encode())
    return translate(source, Options(hip=target), is_local_header=lambda name: None)


def line(text: str, number: int = -1) -> str:
    return kept(text).text.decode().splitlines()[number]


@pytest.mark.parametrize("rocm", ["5.7", "6.1", "6.4", "7.0", "7.2"])
def test_the_call_keeps_cuda_s_arguments_in_every_release(rocm: str) -> None:
    result = kept(
        "__device__ int f(int v) { return __shfl_down_sync(0xff, v, 1) + __reduce_add_sync(~0u, v); }\n", rocm
    )
    assert (
        b"wavebridge::warp32::shfl_down_sync(0xff, v, 1) + wavebridge::warp32::reduce_add_sync(~0u, v)" in result.text
    )
    assert result.helper_headers == ("wavebridge/warp32.h",)
    assert not [d for d in result.diagnostics if d.rule in {"WB1001", "WB1002"} | WARP_RULES_FOR_64_LANES]


def test_masks_and_what_counts_their_bits_stay() -> None:
    text = "__device__ int f(bool p, int l) { unsigned m = __ballot(p); return __popc(m & ((1u << l) - 1)) + 31 - __clz(m); }"
    assert line(text) == text.replace("__ballot", "wavebridge::warp32::ballot")


def test_a_file_without_warps_gets_no_header() -> None:
    assert kept("__global__ void k(float *p) { *p = 1; }\n").helper_headers == ()


def test_no_warning_of_64_lanes_is_left_and_others_stay() -> None:
    result = kept(
        "__global__ void __launch_bounds__(256, 4) k(float *p, int n) {\n"
        "  __shared__ float s[1024 / warpSize];\n"
        "  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;\n"
        "  if (i >= n) return;\n"
        "  float v = p[i];\n"
        "  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(0xffffffff, v, o);\n"
        "  if (lane == 0) s[threadIdx.x / 32] = v;\n"
        "}\n"
    )
    rules = {d.rule for d in result.diagnostics}
    assert not rules & WARP_RULES_FOR_64_LANES
    assert {"WB2006", "WB2008"} <= rules
    assert b"s[1024 / 32]" in result.text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("__device__ int f() { return warpSize; }", "__device__ int f() { return 32; }"),
        ("#define LANES warpSize", "#define LANES 32"),
        ("template <int warpSize> __device__ int f() { return warpSize; }", None),
        ("const int warpSize = 32; int f() { return warpSize; }", None),
        ("void g(int warpSize) { h(warpSize); } __device__ int f() { return warpSize; }", "32"),
        ("struct P { int warpSize; }; int f(P p) { return p.warpSize; }", None),
        (
            "int f(cudaDeviceProp *p, int i) { return p[i].warpSize * 2; }",
            "int f(hipDeviceProp_t *p, int i) { return 32 * 2; }",
        ),
        ("int *f(cudaDeviceProp &p) { p.warpSize = 3; return &p.warpSize; }", ""),
    ],
)
def test_the_number_of_lanes(text: str, expected: str | None) -> None:
    got = line(text)
    match expected:
        case None:
            assert got == text
        case "32":
            assert got == text.replace("return warpSize", "return 32")
        case "":
            assert got.count("p.warpSize") == 2
        case _:
            assert got == expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("WarpReduce<T>", "WarpReduce<T, 32>"),
        ("WarpReduce<T, 16>", "WarpReduce<T, 16>"),
        ("WarpScan<Pair<int, T>>", "WarpScan<Pair<int, T>, 32>"),
        ("WarpExchange<T, 4>", "WarpExchange<T, 4, 32>"),
        ("WarpExchange<T, 4, 8>", "WarpExchange<T, 4, 8>"),
        ("WarpMergeSort<T, 4>", "WarpMergeSort<T, 4, 32>"),
        ("WarpLoad<T, 4>", "WarpLoad<T, 4, hipcub::WARP_LOAD_DIRECT, 32>"),
        ("WarpStore<T, 4, cub::WARP_STORE_STRIPED>", "WarpStore<T, 4, hipcub::WARP_STORE_STRIPED, 32>"),
    ],
)
def test_the_width_of_cub_s_collectives(arguments: str, expected: str) -> None:
    assert (
        line(f"template <class T> using W = cub::{arguments};") == f"template <class T> using W = hipcub::{expected};"
    )


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("using namespace cub; typedef WarpReduce<int> W;", True),
        ("using cub::WarpReduce; typedef WarpReduce<int> W;", True),
        ("namespace c = NS::cub; typedef c::WarpReduce<int> W;", True),
        ("typedef at::cub::WarpReduce<int> W;", True),
        ("template <class T> struct WarpReduce { }; typedef WarpReduce<int> W;", False),
        ("typedef mine::WarpReduce<int> W;", False),
    ],
)
def test_only_cub_s_collectives_get_a_width(text: str, width: bool) -> None:
    result = kept(text)
    assert (b"WarpReduce<int, 32>" in result.text) is width
    uncertain = [d for d in result.diagnostics if d.rule == "WB2021"]
    assert bool(uncertain) is ("mine::" in text)


def test_cub_s_names_of_lanes() -> None:
    text = "__device__ int f() { return cub::LaneId() + CUB_PTX_WARP_THREADS; }"
    assert line(text) == "__device__ int f() { return wavebridge::warp32::lane_id() + 32; }"


def test_own_overloads_are_defined_and_the_helper_is_called() -> None:
    """The helper exchanges any type, so that an overload for a struct is not needed; its definition stays as it is."""
    text = (
        "struct S { float a, b; };\n"
        "__device__ S __shfl_sync(unsigned m, S s, int l) { s.a = __shfl_sync(m, s.a, l); return s; }\n"
        "__device__ S f(S s) { return __shfl_sync(~0u, s, 1); }\n"
    )
    lines = kept(text).text.decode().splitlines()
    assert lines[-2].startswith(
        "__device__ S __shfl_sync(unsigned m, S s, int l) { s.a = wavebridge::warp32::shfl_sync(m"
    )
    assert lines[-1] == "__device__ S f(S s) { return wavebridge::warp32::shfl_sync(~0u, s, 1); }"


def test_a_macro_of_the_name_is_not_what_is_called() -> None:
    text = (
        "#if CUDART_VERSION < 9000\n#define __shfl_down_sync(m, v, d) __shfl_down(v, d)\n#endif\n"
        "__device__ int f(int v) { return __shfl_down_sync(~0u, v, 1); }\n"
    )
    lines = kept(text).text.decode().splitlines()
    assert "#define __shfl_down_sync(m, v, d) wavebridge::warp32::shfl_down(v, d)" in lines
    assert lines[-1] == "__device__ int f(int v) { return wavebridge::warp32::shfl_down_sync(~0u, v, 1); }"


def test_a_group_of_coalesced_threads_is_of_one_half() -> None:
    text = "namespace cg = cooperative_groups;\n__device__ int f() { return cg::coalesced_threads().size(); }"
    assert line(text) == "__device__ int f() { return wavebridge::warp32::coalesced_threads().size(); }"


def test_the_lane_in_ptx_counts_to_31() -> None:
    text = '__device__ int f() { int l; asm("mov.u32 %0, %%laneid;" : "=r"(l)); return l; }'
    assert "l = wavebridge::ptx::lane();" in line(text)


def test_what_asks_the_device_is_reported_for_waves_of_64() -> None:
    text = "int f(int d) { int n; cudaDeviceGetAttribute(&n, cudaDevAttrWarpSize, d); return n; }\n"
    assert "WB2021" in {d.rule for d in kept(text).diagnostics}
    assert "WB2021" not in {d.rule for d in kept(text, architectures=("gfx1100",)).diagnostics}


def test_operands_of_ptx_are_told_too() -> None:
    text = (
        "__device__ int f(int v) { int r; "
        'asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(warpSize), "r"(__shfl_sync(~0u, v, 0))); return r; }'
    )
    for rocm in ("5.7", "7.0"):
        changed = kept(text, rocm).text.decode().splitlines()[-1]
        assert "(32)" in changed
        assert "(wavebridge::warp32::shfl_sync(~0u, v, 0))" in changed
        assert "warpSize" not in changed
