"""CUDA's meaning where GLSL's differs: each value below is worked out from PTX and the CUDA C++ guide."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from app.check.model import SymbolValue
from app.check.vulkan.executor import VulkanExecutor
from tests.unit.vulkan.running import run

pytestmark = pytest.mark.vulkan


def ints(executor: VulkanExecutor, body: str, given: list[int], count: int = 8, dtype: type = np.int32) -> list[int]:
    """Run ``body`` on one thread; `in` holds the given values, so that nothing is folded while compiling."""
    name = {np.int32: "int", np.uint32: "unsigned", np.int64: "long long"}[dtype]
    text = f"__global__ void k(const {name}* in, {name}* out) {{ if (threadIdx.x == 0) {{ {body} }} }}"
    got = run(executor, text, {"in": np.array(given, dtype), "out": np.zeros(count, dtype)})["out"]
    return [int(v) for v in got]


def test_signed_division_and_remainder_truncate(executor: VulkanExecutor) -> None:
    got = ints(
        executor,
        "out[0] = in[0] % in[1]; out[1] = in[0] / in[1]; out[2] = in[2] % in[3]; out[3] = in[4] / in[5];"
        "out[4] = in[0] % 3; out[5] = in[4] % in[5];",
        [-7, 3, 7, -3, -(1 << 31), -1],
    )
    assert got[:6] == [-1, -2, 1, -(1 << 31), -1, 0]


def test_division_by_zero_ends(executor: VulkanExecutor) -> None:
    ints(executor, "out[0] = in[0] / in[1]; out[1] = in[0] % in[1];", [5, 0])


def test_shifts_by_the_width_or_more(executor: VulkanExecutor) -> None:
    got = ints(
        executor,
        "out[0] = 1 << in[0]; out[1] = in[1] >> in[0]; out[2] = (unsigned)in[1] >> in[0]; out[3] = in[2] << in[3];",
        [32, -8, 3, 4],
    )
    assert got[:4] == [0, -1, 0, 48]
    lanes = ints(executor, "out[0] = (1u << (in[0] + 1)) - 1;", [31], dtype=np.uint32)
    assert lanes[0] == 0xFFFFFFFF


def test_float_to_integer_saturates(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const float* in, int* out, unsigned* u) {
        int i = threadIdx.x;
        out[i] = (int)in[i];
        u[i] = (unsigned)in[i];
    }"""
    x = np.zeros(32, np.float32)
    x[:7] = [3e9, -3e9, np.nan, 1.9, -1.9, np.inf, -np.inf]
    got = run(executor, text, {"in": x, "out": np.zeros(32, np.int32), "u": np.zeros(32, np.uint32)})
    assert list(got["out"][:7]) == [2**31 - 1, -(2**31), 0, 1, -1, 2**31 - 1, -(2**31)]
    assert list(got["u"][:7]) == [3000000000, 0, 0, 1, 0, 2**32 - 1, 0]


def test_small_integers_promote_and_truncate(lavapipe: VulkanExecutor) -> None:
    text = """__global__ void k(const unsigned char* in, const short* s, int* out, unsigned char* narrow, float f) {
        unsigned char a = in[0], b = in[1];
        out[0] = a + b; out[1] = ~a; out[2] = s[0] * s[1]; out[3] = -a;
        narrow[0] = a + b; narrow[1] = (unsigned char)f; narrow[2] = in[0] << 1;
        signed char c = in[0]; out[4] = c; c += 100; out[5] = c;
    }"""
    got = run(
        lavapipe,
        text,
        {
            "in": np.array([200, 100], np.uint8),
            "s": np.array([300, -300], np.int16),
            "out": np.zeros(8, np.int32),
            "narrow": np.zeros(8, np.uint8),
            "f": 300.0,
        },
        block=(1, 1, 1),
    )
    assert list(got["out"][:6]) == [300, -201, -90000, -200, -56, 44]
    assert list(got["narrow"][:3]) == [44, 44, 144]


def test_double_literals_stay_doubles(lavapipe: VulkanExecutor) -> None:
    text = """__global__ void k(const float* in, float* out, int* same) {
        out[0] = in[0] * 0.1; same[0] = in[1] == 0.1; same[1] = in[1] == 0.1f;
    }"""
    x = np.array([3.3, 0.1], np.float32)
    got = run(lavapipe, text, {"in": x, "out": np.zeros(1, np.float32), "same": np.zeros(2, np.int32)}, block=(1, 1, 1))
    assert got["out"][0] == np.float32(np.float64(x[0]) * 0.1)
    assert list(got["same"]) == [0, 1]


def test_counting_zeros_and_bits(executor: VulkanExecutor) -> None:
    got = ints(
        executor,
        "out[0] = __clz(in[0]); out[1] = __clz(in[1]); out[2] = __clz(in[2]); out[3] = __ffs(in[1]); out[4] = __ffs(in[2]);"
        "out[5] = __popc(in[0]); out[6] = __brev(in[2]); out[7] = abs(in[3]);",
        [-1, 0, 1, -5],
    )
    assert got == [0, 32, 31, 0, 1, 32, -(1 << 31), 5]


def test_wide_products_and_permutes(executor: VulkanExecutor) -> None:
    got = ints(
        executor,
        "out[0] = __umulhi(in[0], in[1]); out[1] = __byte_perm(in[2], in[3], 0x3715);"
        "out[2] = __funnelshift_l(in[2], in[3], 8); out[3] = __funnelshift_r(in[2], in[3], 40);"
        "out[4] = __umul24(in[0], 2); out[5] = __uhadd(in[0], 1); out[6] = __usad(1, in[4], 5);"
        "out[7] = __dp4a(in[2], in[3], 1u);",
        [0xFFFFFFFF, 0x80000001, 0x03020100, 0x07060504, 9],
        dtype=np.uint32,
    )
    dot = 0 * 4 + 1 * 5 + 2 * 6 + 3 * 7 + 1
    assert got == [0x80000000, 0x03070105, 0x06050403, 0x04030201, 0x1FFFFFE, 0x80000000, 13, dot]


def test_64_bit_integers(lavapipe: VulkanExecutor) -> None:
    got = ints(
        lavapipe,
        "out[0] = in[0] / in[1]; out[1] = in[0] % in[1]; out[2] = 1ll << (in[2] & 127); out[3] = in[0] >> 70;"
        "out[4] = __clzll(in[1]); out[5] = __mul64hi(in[0], in[3]); out[6] = __popcll(in[0]); out[7] = llabs(in[0]);",
        [-(1 << 40) - 7, 1 << 20, 64, 1 << 50],
        dtype=np.int64,
    )
    big = -(1 << 40) - 7
    assert got == [-(1 << 20), -7, 0, -1, 43, big * (1 << 50) >> 64, bin(big & (2**64 - 1)).count("1"), -big]


def test_struct_layout_is_cudas(executor: VulkanExecutor) -> None:
    text = """struct In { float4 v; float s; };
    struct Out { In i; float g; };
    __global__ void k(const Out* in, float* out, Out value, float3* triples) {
        out[0] = in[1].g; out[1] = in[1].i.s; out[2] = value.g; out[3] = in[1].i.v.w;
        triples[1].y = value.i.v.x;
        triples[2] = make_float3(7, 8, 9);
    }"""
    one = struct.pack("<5f12x1f12x", 1, 2, 3, 4, 5, 6)
    assert len(one) == 48
    two = np.frombuffer(one + struct.pack("<5f12x1f12x", 11, 12, 13, 14, 15, 16), np.float32)
    got = run(
        executor,
        text,
        {"in": two, "out": np.zeros(8, np.float32), "value": one, "triples": np.zeros(12, np.float32)},
        block=(1, 1, 1),
    )
    assert list(got["out"][:4]) == [16, 15, 6, 14]
    assert list(got["triples"]) == [0, 0, 0, 0, 1, 0, 7, 8, 9, 0, 0, 0]


def test_bool_memory_is_bytes(lavapipe: VulkanExecutor) -> None:
    text = """struct Flags { bool a; int n; bool b; };
    __global__ void k(const bool* in, bool* out, Flags* f, bool flag) {
        int i = threadIdx.x;
        out[i] = in[i] != flag;
        if (i == 0) { f[1].b = f[0].a && flag; f[1].n = 7; }
    }"""
    x = np.arange(32) % 3 == 0
    flags = np.zeros(24, np.uint8)
    flags[0] = 1
    got = run(
        lavapipe, text, {"in": x.astype(np.uint8), "out": np.zeros(32, np.uint8), "f": flags, "flag": np.bool_(True)}
    )
    assert np.array_equal(got["out"], (~x).astype(np.uint8))
    assert got["f"][20] == 1 and got["f"][16] == 7


def test_negative_indices_and_offsets(executor: VulkanExecutor) -> None:
    text = """__global__ void k(float* p) {
        float* q = p + 4;
        q[-1] = p[-2] + 10;
        p[-1] = q - p;
    }"""
    x = np.arange(16, dtype=np.float32)
    got = run(executor, text, {"p": x}, block=(1, 1, 1), offsets={"p": 12})["p"]
    expected = x.copy()
    expected[3 + 3] = x[1] + 10
    expected[2] = 4
    assert np.array_equal(got, expected)


def test_references_alias(executor: VulkanExecutor) -> None:
    text = """__device__ void both(float& a, float& b) { a += 1; b *= 2; }
    __device__ void swap(float& a, float& b) { float t = a; a = b; b = t; }
    __global__ void k(float* out) {
        float v = 3, w = 5;
        both(v, v);
        swap(v, w);
        both(out[0], out[0]);
        out[1] = v; out[2] = w;
    }"""
    got = run(executor, text, {"out": np.array([1, 0, 0], np.float32)}, block=(1, 1, 1))["out"]
    assert list(got) == [4, 5, 8]


def test_shared_arrays_go_to_helpers_by_reference(executor: VulkanExecutor) -> None:
    text = """__device__ void put(float* p, int i, float v) { p[i] = v; }
    __device__ float row_sum(const float (*m)[9], int r) { float s = 0; for (int j = 0; j < 8; j++) s += m[r][j]; return s; }
    __global__ void k(float* out) {
        __shared__ float tile[8][9];
        int r = threadIdx.y, c = threadIdx.x;
        put(&tile[r][0], c, r * 10 + c);
        __syncthreads();
        if (c == 0) out[r] = row_sum(tile, r);
    }"""
    got = run(executor, text, {"out": np.zeros(8, np.float32)}, block=(8, 8, 1))["out"]
    assert list(got) == [sum(r * 10 + c for c in range(8)) for r in range(8)]


def test_volatile_warp_synchronous_reduction(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const int* in, int* out) {
        __shared__ int s[64];
        int t = threadIdx.x;
        s[t] = in[t];
        __syncthreads();
        if (t < 32) {
            volatile int* v = s;
            v[t] += v[t + 32]; v[t] += v[t + 16]; v[t] += v[t + 8]; v[t] += v[t + 4]; v[t] += v[t + 2]; v[t] += v[t + 1];
        }
        if (t == 0) out[0] = s[0];
    }"""
    got = run(executor, text, {"in": np.arange(1, 65, dtype=np.int32), "out": np.zeros(1, np.int32)}, block=(64, 1, 1))
    assert got["out"][0] == 2080


def test_shared_memory_as_two_types(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const float* in, int* out, float* f) {
        extern __shared__ char raw[];
        float* floats = (float*)raw;
        int* ints = (int*)(raw + 64 * sizeof(float));
        int t = threadIdx.x;
        floats[t] = in[t];
        ints[t] = t * t;
        __syncthreads();
        out[t] = ints[63 - t] + ((int*)floats)[t];
        f[t] = ((float4*)floats)[t / 4].y;
    }"""
    x = np.linspace(0, 5, 64).astype(np.float32)
    got = run(
        executor,
        text,
        {"in": x, "out": np.zeros(64, np.int32), "f": np.zeros(64, np.float32)},
        block=(64, 1, 1),
        shared=512,
    )
    t = np.arange(64)
    with np.errstate(over="ignore"):
        assert np.array_equal(got["out"], ((63 - t) ** 2).astype(np.int32) + x.view(np.int32))
    assert np.array_equal(got["f"], x[t // 4 * 4 + 1])


def test_buffers_as_other_types(executor: VulkanExecutor) -> None:
    text = """__global__ void k(const float* in, float* out, unsigned* bits) {
        int t = threadIdx.x;
        float4 v = reinterpret_cast<const float4*>(in)[t];
        v.x += v.w;
        reinterpret_cast<float4*>(out)[t] = v;
        out[4 * t + 1] += 1;
        bits[t] = *reinterpret_cast<const unsigned*>(&in[t]);
    }"""
    x = np.arange(128, dtype=np.float32)
    got = run(
        executor,
        text,
        {"in": x, "out": np.zeros(128, np.float32), "bits": np.zeros(32, np.uint32)},
        offsets={"in": 0},
    )
    expected = x.reshape(-1, 4).copy()
    expected[:, 0] += expected[:, 3]
    expected[:, 1] += 1
    assert np.array_equal(got["out"], expected.reshape(-1))
    assert np.array_equal(got["bits"], x[:32].view(np.uint32))


def test_half_rounding(lavapipe: VulkanExecutor) -> None:
    text = """#include <cuda_fp16.h>
    __global__ void k(const float* in, float* back, __half* out) {
        int t = threadIdx.x;
        __half h = __float2half(in[t]);
        back[t] = __half2float(h);
        out[t] = __hadd(h, h);
    }"""
    x = np.resize(np.array([65519, 65520, 1.0009765, 1e-8, 6e-8, 0.1, -3.14159, 2049], np.float32), 32)
    got = run(lavapipe, text, {"in": x, "back": np.zeros(32, np.float32), "out": np.zeros(32, np.float16)})
    with np.errstate(over="ignore"):
        halves = x.astype(np.float16)
        assert np.array_equal(got["back"], halves.astype(np.float32))
        assert np.array_equal(got["out"], halves + halves)


def test_atomics(executor: VulkanExecutor) -> None:
    text = """__global__ void k(int* i, unsigned* u, float* f) {
        __shared__ float s;
        __shared__ unsigned count;
        if (threadIdx.x == 0) { s = 0; count = 0; }
        __syncthreads();
        int t = threadIdx.x;
        atomicAdd(&s, 0.5f);
        atomicInc(&count, 9u);
        atomicMax(&i[0], t); atomicMin(&i[1], -t); atomicSub(&i[2], 2); atomicXor(&i[3], 1 << (t % 32));
        atomicExch(&f[1], 3.0f);
        atomicInc(&u[0], 6u); atomicDec(&u[1], 4u); atomicCAS(&u[2], 0u, 7u);
        __syncthreads();
        if (t == 0) { atomicAdd(f, s); u[3] = count; }
    }"""
    got = run(
        executor,
        text,
        {"i": np.zeros(4, np.int32), "u": np.zeros(4, np.uint32), "f": np.zeros(2, np.float32)},
        block=(64, 1, 1),
        grid=(3, 1, 1),
    )
    assert list(got["i"]) == [63, -63, -384, 0]
    assert list(got["u"]) == [192 % 7, 4 - (192 - 1) % 5, 7, 64 % 10]
    assert list(got["f"]) == [96, 3]


def test_double_atomics(lavapipe: VulkanExecutor) -> None:
    text = (
        "__global__ void k(double* d, unsigned long long* u) { atomicAdd(d, 0.25); atomicMax(u, threadIdx.x + 5ull); }"
    )
    got = run(lavapipe, text, {"d": np.zeros(1), "u": np.zeros(1, np.uint64)}, block=(64, 1, 1), grid=(2, 1, 1))
    assert got["d"][0] == 32 and got["u"][0] == 68


@pytest.mark.parametrize("width", [32, 16, 8, 4])
def test_shuffles_within_segments(executor: VulkanExecutor, width: int) -> None:
    text = f"""__global__ void k(const int* in, int* out) {{
        int t = threadIdx.x, v = in[t];
        out[t] = __shfl_sync(~0u, v, t + 3, {width});
        out[64 + t] = __shfl_up_sync(~0u, v, 2, {width});
        out[128 + t] = __shfl_down_sync(~0u, v, 3, {width});
        out[192 + t] = __shfl_xor_sync(~0u, v, 5, {width});
    }}"""
    x = np.arange(100, 164, dtype=np.int32)
    got = run(executor, text, {"in": x, "out": np.zeros(256, np.int32)}, block=(64, 1, 1))["out"].reshape(4, 64)
    t = np.arange(64)
    start = t // width * width
    assert np.array_equal(got[0], x[start + (t + 3) % width])
    assert np.array_equal(got[1], x[np.where(t - 2 >= start, t - 2, t)])
    assert np.array_equal(got[2], x[np.where(t + 3 < start + width, t + 3, t)])
    other = t ^ 5
    assert np.array_equal(got[3], x[np.where(other < start + width, other, t)])


def test_votes_in_branches_and_after_exits(executor: VulkanExecutor) -> None:
    text = """__global__ void k(unsigned* out, int n) {
        int t = threadIdx.x;
        if (t % 32 < 16) {
            unsigned b = __ballot_sync(0xffffu, t % 3 == 0);
            int all = __all_sync(0xffffu, t < 100), any = __any_sync(0xffffu, t == 5);
            out[t] = b * 4 + all * 2 + any;
        } else {
            out[t] = __reduce_add_sync(0xffff0000u, (unsigned)t);
        }
        if (t >= n) return;
        unsigned m = __match_any_sync(0xffffffffu, t / 4);
        out[64 + t] = m + __popc(__activemask());
    }"""
    got = run(executor, text, {"out": np.zeros(128, np.uint32), "n": 32}, block=(64, 1, 1))["out"]
    for t in range(64):
        base = t // 32 * 32
        if t % 32 < 16:
            ballot = sum(1 << k for k in range(16) if (base + k) % 3 == 0)
            assert got[t] == ballot * 4 + 2 + (base == 0)
        else:
            assert got[t] == sum(range(base + 16, base + 32))
    assert list(got[64:96]) == [(0xF << t // 4 * 4) + 32 for t in range(32)]


def test_shuffles_of_wide_values(lavapipe: VulkanExecutor) -> None:
    text = """__global__ void k(double* d, long long* l, short* s) {
        int t = threadIdx.x;
        d[t] = __shfl_xor_sync(~0u, d[t], 1);
        l[t] = __shfl_down_sync(~0u, l[t], 1);
        s[t] = __shfl_sync(~0u, (int)s[t], 31 - t);
    }"""
    d, big = np.linspace(0, 1, 32), np.arange(32, dtype=np.int64) << 40
    s = np.arange(32, dtype=np.int16) - 16
    got = run(lavapipe, text, {"d": d, "l": big, "s": s})
    t = np.arange(32)
    assert np.array_equal(got["d"], d[t ^ 1])
    assert np.array_equal(got["l"], big[np.minimum(t + 1, 31)])
    assert np.array_equal(got["s"], s[31 - t])


def test_barriers_that_count(executor: VulkanExecutor) -> None:
    text = """__global__ void k(int* out, int n) {
        int t = threadIdx.x;
        if (t >= n) return;
        int c = __syncthreads_count(t % 3 == 0), a = __syncthreads_and(t < n), o = __syncthreads_or(t == n - 1);
        out[t] = c * 4 + (a != 0) * 2 + (o != 0);
    }"""
    got = run(executor, text, {"out": np.zeros(64, np.int32), "n": 50}, block=(64, 1, 1))["out"]
    assert list(got[:50]) == [17 * 4 + 3] * 50 and not got[50:].any()


def test_module_variables(executor: VulkanExecutor) -> None:
    text = """__constant__ float weights[4] = {1, 2, 3, 4};
    __constant__ int scale;
    __device__ int counter = 5;
    __global__ void k(float* out) {
        out[threadIdx.x] = weights[threadIdx.x % 4] * scale;
        atomicAdd(&counter, 1);
    }"""
    symbols = (
        SymbolValue("weights", "constant", "f32", np.array([1, 2, 3, 4], np.float32)),
        SymbolValue("scale", "constant", "i32", np.array([3], np.int32)),
        SymbolValue("counter", "device", "i32", np.array([5], np.int32)),
    )
    got = run(executor, text, {"out": np.zeros(32, np.float32)}, symbols=symbols)
    assert list(got["out"][:4]) == [3, 6, 9, 12]
    assert got["counter"][0] == 37


def test_pointers_into_several_memories(executor: VulkanExecutor) -> None:
    text = """struct View { float* data; int n; };
    __device__ float total(View v) { float s = 0; for (int i = 0; i < v.n; i++) s += v.data[i]; return s; }
    __global__ void k(float* a, float* b, float* out, int n) {
        __shared__ float s[32], t[32];
        float* x = s; float* y = t;
        s[threadIdx.x] = threadIdx.x; t[threadIdx.x] = 100;
        __syncthreads();
        for (int i = 0; i < n; i++) {
            float* z = x; x = y; y = z;
            x[threadIdx.x] += y[(threadIdx.x + 1) % 32];
            __syncthreads();
        }
        float* p = threadIdx.x & 1 ? a : b;
        const float* q = nullptr;
        if (n > 2) q = x + 1;
        View views[2] = {{a, 3}, {b + 1, 2}};
        out[threadIdx.x] = x[threadIdx.x] + p[0] + (q ? 1000 : 0) + total(views[threadIdx.x % 2]) * 10000;
    }"""
    a, b = np.array([1, 2, 4], np.float32), np.array([16, 32, 64], np.float32)
    got = run(executor, text, {"a": a, "b": b, "out": np.zeros(32, np.float32), "n": 3})["out"]
    lane = np.arange(32)
    x, y = lane.astype(np.float32), np.full(32, 100, np.float32)
    for _ in range(3):
        x, y = y, x
        x = x + y[(lane + 1) % 32]
    expected = x + np.where(lane & 1, a[0], b[0]) + 1000 + np.where(lane % 2, 96, 7) * 10000
    assert np.array_equal(got, expected)


def test_control_flow(executor: VulkanExecutor) -> None:
    got = ints(
        executor,
        """int n = in[0], s = 0;
        do { if (n % 3 == 0) { n--; continue; } s += n; n--; } while (n > 0);
        out[0] = s;
        switch (in[1]) { case 1: out[1] = 1; case 2: out[1] += 10; break; default: out[1] = -1; }
        for (int i = 0, j = 10; i < j; i += 2, --j) { if (i == 4) break; out[2] += i * j; }
        int k = 0;
        while (true) { if (++k > 5) break; if (k == 2) continue; out[3] += k; }
        for (int i = 0; i < 4; i++) { switch (i) { case 2: continue; case 3: break; default: out[4] += 1; } out[5] += i; }
        """,
        [10, 1],
    )
    assert got[:6] == [10 + 8 + 7 + 5 + 4 + 2 + 1, 11, 2 * 9, 1 + 3 + 4 + 5, 2, 0 + 1 + 3]


def test_grid_and_block_shapes(executor: VulkanExecutor) -> None:
    text = """__global__ void k(unsigned* out) {
        unsigned t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
        unsigned b = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
        out[b * blockDim.x * blockDim.y * blockDim.z + t] = threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z + 1000 * b;
    }"""
    got = run(executor, text, {"out": np.zeros(24 * 30, np.uint32)}, grid=(2, 3, 4), block=(5, 3, 2))["out"]
    expected = [
        x + 10 * y + 100 * z + 1000 * b for b in range(24) for z in range(2) for y in range(3) for x in range(5)
    ]
    assert list(got) == expected
