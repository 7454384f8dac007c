"""After the pass, every barrier and warp operation stands where all threads of a workgroup come by together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from translator.frontend.lower.lowerer import lower_kernel
from translator.frontend.unit import open_unit
from translator.ir.nodes import (
    Binary,
    BinaryOp,
    Block,
    Builtin,
    BuiltinVar,
    Function,
    If,
    Loop,
    Module,
    Return,
    Scope,
    Switch,
    lit_u32,
)
from translator.ir.types import BOOL
from translator.options import Options
from translator.passes.atomics import lower_atomics
from translator.passes.collectives import is_collective
from translator.passes.context import Context
from translator.passes.inline_collectives import inline_collectives
from translator.passes.predicate_exits import predicate_exits
from translator.passes.resolve_pointers import resolve_pointers
from translator.passes.uniform import Uniformity, find_uniform
from translator.passes.walk import statements
from translator.source import SourceFile
from translator.vulkan.interface import WarpStrategy

KERNELS = {
    "divergent branch": "if (t < 32) { for (int o = 16; o; o >>= 1) v += __shfl_down_sync(~0u, v, o); }",
    "both branches": "if (t < 32) v = __shfl_sync(~0u, v, 1); else v = __shfl_sync(~0u, v, 2);",
    "early return": "if (t >= n) return; __syncthreads(); v = x[0]; __syncthreads();",
    "return in a loop": "for (int i = 0; i < n; i++) { if (v > i) return; v += __shfl_xor_sync(~0u, v, 1); }",
    "break": "while (true) { if (v > n) break; v += 1 + __shfl_xor_sync(~0u, v, 1); if (t == v) continue; v++; }",
    "do": "do { v += __ballot_sync(~0u, v > t); } while (v < n);",
    "nested": "for (int i = 0; i < t; i++) for (int j = 0; j < v % 4; j++) { if (i == j) break; v += __any_sync(~0u, j); }",
    "in a function": "v = helper(v, n); if (v == 3) return; v = helper(v, 2);",
    "uniform switch": "switch (n) { case 0: __syncthreads(); break; default: v += __shfl_sync(~0u, v, 0); }",
    "return inside a function's loop": "v += first(x, n); __syncthreads(); x[t] = v;",
}
HELPERS = """
__device__ int helper(int v, int n) { for (int i = 0; i < v % n; i++) { if (v == 7) return i; v += __shfl_sync(~0u, v, i); }
    return v; }
__device__ int first(int* x, int n) { for (int i = 0; i < n; i++) { if (x[i] == 3) return i; } __syncwarp(); return -1; }
"""


def lowered(body: str, strategy: WarpStrategy) -> Module:
    text = f"{HELPERS}__global__ void k(int* x, int n) {{ int t = threadIdx.x, v = x[t]; {body} x[t] = v; }}"
    unit = open_unit(SourceFile(Path("/project/test.cu"), text.encode()), Options())
    module = lower_kernel(unit, unit.kernels[-1])
    assert not module.problems
    ctx = Context.of(module, Options(), strategy)
    for step in (inline_collectives, resolve_pointers, lower_atomics, predicate_exits):
        module = step(module, ctx)
        assert not module.problems, module.problems
    return module


def check_uniform(function: Function) -> None:
    """Fail if a collective, or a return before one, stands under a condition that differs between threads.

    A vote (``__syncthreads_or``) has one result for the block, so conditions on it are uniform.
    """
    collective = [s for s in statements(function.body) if is_collective(s)]
    assert collective
    everything = find_uniform(function, lambda s: any(is_collective(x) for x in statements((s,))))
    _check(function.body, everything, True)


def _check(block: Block, uniform: Uniformity, same: bool) -> None:
    for i, s in enumerate(block):
        if is_collective(s):
            assert same, f"{s} stands under a condition that differs between threads"
        later = any(is_collective(x) for x in statements(block[i + 1 :]))
        if isinstance(s, Return):
            assert same or not later
        match s:
            case If(condition, then, otherwise):
                inner = same and uniform.expr(condition)
                _check(then, uniform, inner)
                _check(otherwise, uniform, inner)
            case Loop(condition, body, before, step):
                inner = same and (condition is None or uniform.expr(condition))
                inner = inner and id(s) not in uniform.divergent_loops
                for b in (before, body, step):
                    _check(b, uniform, inner)
            case Switch(value, cases):
                for c in cases:
                    _check(c.body, uniform, same and uniform.expr(value))
            case Scope(body):
                _check(body, uniform, same)
            case _:
                pass


@pytest.mark.parametrize("name", KERNELS)
def test_collectives_are_reached_together(name: str) -> None:
    check_uniform(lowered(KERNELS[name], "emulated").entry)


def test_the_check_itself_finds_a_divergent_barrier() -> None:
    module = lowered(KERNELS["early return"], "emulated")
    below_three = Binary(BinaryOp.LT, Builtin(BuiltinVar.THREAD_X), lit_u32(3), BOOL)
    inside = If(below_three, module.entry.body)
    with pytest.raises(AssertionError):
        check_uniform(replace(module.entry, body=(inside,)))
