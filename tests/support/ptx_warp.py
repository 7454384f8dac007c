"""A kernel of PTX that warps and memory are needed for, and its results worked out from the PTX ISA."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

ROWS: tuple[tuple[str, str, str], ...] = (
    ("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;", "v", ""),
    ("{.reg .pred p; .reg .b32 r; shfl.sync.up.b32 r|p, %1, 3, 0x1000, 0xffffffff; selp.b32 %0, r, 99, p;}", "v", ""),
    ("{.reg .pred p; .reg .b32 r; shfl.sync.down.b32 r|p, %1, 2, 0x181f, 0xffffffff; selp.b32 %0, r, 99, p;}", "v", ""),
    ("{.reg .pred p; .reg .b32 r; shfl.sync.idx.b32 r|p, %1, %2, 0x1c07, 0xffffffff; selp.b32 %0, r, 99, p;}", "v", "t"),
    ("{.reg .pred p; setp.gt.u32 p, %1, 100; vote.sync.ballot.b32 %0, p, 0xffffffff;}", "v", ""),
    ("{.reg .pred p, q; setp.gt.u32 p, %1, 1000; vote.sync.uni.pred q, p, 0xffffffff; selp.b32 %0, 1, 0, q;}", "v", ""),
    ("{.reg .pred p, q; setp.gt.u32 p, %1, 100; vote.sync.uni.pred q, !p, 0xffffffff; selp.b32 %0, 1, 0, q;}", "v", ""),
    ("{.reg .pred p, q; setp.gt.u32 p, %1, 100; vote.sync.any.pred q, p, 0xffffffff; selp.b32 %0, 1, 0, q;}", "v", ""),
    ("{.reg .b32 m; shr.u32 m, %2, 2; match.any.sync.b32 %0, m, 0xffffffff;}", "v", "t"),
    ("{.reg .pred p; match.all.sync.b32 %0|p, 7, 0xffffffff; @!p mov.u32 %0, 5;}", "v", ""),
    ("{.reg .pred p; match.all.sync.b32 %0|p, %1, 0xffffffff; @!p mov.u32 %0, 5;}", "v", ""),
    ("redux.sync.add.u32 %0, %1, 0xffffffff;", "v", ""),
    ("redux.sync.max.s32 %0, %1, 0xffffffff;", "v", ""),
    ("redux.sync.xor.b32 %0, %1, 0xffffffff;", "v", ""),
    ("activemask.b32 %0;", "", ""),
    ("{.reg .pred p; .reg .b32 r; elect.sync r|p, 0xffffffff; selp.b32 %0, r, 77, p;}", "v", ""),
    ("mov.u32 %0, %%laneid;", "", ""),
    ("mov.u32 %0, %%lanemask_gt;", "", ""),
    ("{.reg .u32 %%rx; mov.u32 %%rx, %%tid.x; add.u32 %0, %%rx, WARP_SZ;}", "", ""),
    ("{bar.sync 0; mov.u32 %0, 1; bar.sync 3;}", "", ""),
    ("{.reg .pred p; setp.lt.u32 p, %1, 100; bar.red.popc.u32 %0, 0, p;}", "v", ""),
)  # fmt: skip


def expected() -> npt.NDArray[np.uint32]:
    """Row by row, lane by lane, for v = 11 * lane."""
    lanes = range(32)
    v = [11 * n for n in lanes]
    large = sum(1 << n for n in lanes if v[n] > 100)
    xor = 0
    for value in v:
        xor ^= value
    rows = [
        [v[n ^ 1] for n in lanes],
        [v[n - 3] if n - 3 >= (n & 16) else 99 for n in lanes],
        [v[n + 2] if n + 2 <= (n | 7) else 99 for n in lanes],
        [v[n & 28 | n & 3] for n in lanes],
        [large] * 32,
        [1] * 32,
        [0] * 32,
        [1] * 32,
        [0xF << (n & 28) for n in lanes],
        [0xFFFFFFFF] * 32,
        [5] * 32,
        [sum(v)] * 32,
        [max(v)] * 32,
        [xor] * 32,
        [0xFFFFFFFF] * 32,
        [0 if n == 0 else 77 for n in lanes],
        list(lanes),
        [0xFFFFFFFE << n & 0xFFFFFFFF for n in lanes],
        [n + 32 for n in lanes],
        [1] * 32,
        [10] * 32,
    ]
    return np.array(rows, dtype=np.uint32)


def source(chosen: range = range(len(ROWS))) -> str:
    """A kernel of some rows; each writes 32 results."""
    lines = ["__global__ void k(const unsigned* in, unsigned* out) {", "  unsigned t = threadIdx.x, v = in[t], r;"]
    for n, (text, first, second) in enumerate(ROWS[chosen.start : chosen.stop]):
        inputs = ", ".join(f'"r"({name})' for name in (first, second) if name)
        lines.append(f'  asm volatile("{text}" : "=&r"(r) : {inputs}); out[{32 * n} + t] = r;')
    return "\n".join([*lines, "}", ""])


MEMORY = """
#define STRING(x) #x
#define LOAD(how, r, p) asm volatile("ld." #how ".u32 %0, [%1 + " STRING(4) "];" \\
                                     : "=r"(r) : "l"(p))
template <int N> __device__ void add_to(unsigned* p, unsigned v) {
    asm volatile("red.global.add.u32 [%0], %1;" :: "l"(p + N), "r"(v) : "memory");
}
__global__ void k(const unsigned* in, unsigned* out, unsigned* sums) {
    unsigned t = threadIdx.x, r, a, b, c;
    const unsigned* pair = in + (t & ~1u);
    LOAD(global.nc, r, in + (t & 30u));
    out[t] = r;
    asm volatile("ld.global.ca.L2::128B.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(pair));
    out[32 + t] = a * 1000u + b;
    asm volatile("{.reg .b32 x; ld.relaxed.gpu.global.b32 x, [%0]; st.release.sys.global.b32 [%1], x;}"
                 :: "l"(in + t), "l"(out + 64 + t) : "memory");
    asm volatile("st.volatile.global.v2.u32 [%0], {%1, %2};" :: "l"(out + 96 + 2 * t), "r"(t), "r"(t + 1) : "memory");
    add_to<0>(sums, t);
    asm volatile("atom.global.max.s32 %0, [%1], %2;" : "=r"(r) : "l"(sums + 1), "r"(t) : "memory");
    asm volatile("atom.global.acq_rel.gpu.cas.b32 %0, [%1], 0, %2;" : "=r"(c) : "l"(sums + 2), "r"(5u) : "memory");
    asm volatile("{.reg .u64 policy; createpolicy.fractional.L2::evict_last.b64 policy, 1.0;"
                 " prefetch.global.L2 [%0]; discard.global.L2 [%0], 128;}" :: "l"(in));
    asm volatile("red.global.or.b32 [%0], %1;" :: "l"(sums + 3), "r"(1u << t) : "memory");
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
    asm volatile("griddepcontrol.wait;");
}
"""


def expected_memory() -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint32]]:
    """The two buffers for in = 3 * lane."""
    values = [3 * n for n in range(32)]
    out = [values[(n & 30) + 1] for n in range(32)]
    out += [values[n & 30] * 1000 + values[(n & 30) + 1] for n in range(32)]
    out += values
    out += [n for t in range(32) for n in (t, t + 1)]
    return np.array(out, np.uint32), np.array([sum(range(32)), 31, 5, 0xFFFFFFFF], np.uint32)


SHARED = """
__device__ unsigned address_of(const void* p) {
    unsigned a;
    asm("{ .reg .u64 wide; cvta.to.shared.u64 wide, %1; cvt.u32.u64 %0, wide; }" : "=r"(a) : "l"(p));
    return a;
}
__global__ void k(const unsigned* in, unsigned* out, unsigned* sums) {
    __shared__ __align__(16) unsigned tile[64];
    __shared__ unsigned total;
    unsigned t = threadIdx.x, r, s;
    if (t == 0) total = 0;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" :: "r"(address_of(tile + t)), "l"(in + t));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
                 :: "r"(address_of(tile + 32 + 4 * (t % 8))), "l"(in + 4 * (t % 8)), "r"(8));
    asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(r) : "r"(address_of(tile + (31 - t))));
    asm volatile("ld.shared::cta.u32 %0, [%1 + 128];" : "=r"(s) : "r"(address_of(tile + t)));
    out[t] = r;
    out[32 + t] = s;
    asm volatile("red.shared.add.u32 [%0], %1;" :: "r"(address_of(&total)), "r"(t) : "memory");
    asm volatile("{.reg .pred p; isspacep.shared p, %1; selp.u32 %0, 1, 0, p;}" : "=r"(r) : "l"(tile));
    out[64 + t] = r;
    __syncthreads();
    if (t == 5) sums[0] = total;
    if (t == 6) asm volatile("exit;");
    out[96 + t] = 1;
}
"""


def expected_shared() -> npt.NDArray[np.uint32]:
    values = [3 * n for n in range(32)]
    out = [values[31 - n] for n in range(32)]
    out += [values[n] if n % 4 < 2 else 0 for n in range(32)]
    out += [1] * 32 + [int(n != 6) for n in range(32)] + [0] * 32
    return np.array(out, np.uint32)
