"""Other compilers and machines: the same answers from ziglang's clang, the reservation with g++, contexts without assembly."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from app.check.cpu import CpuExecutor, build, flags, objects
from app.check.cpu.toolchain import NoCompiler, Toolchain, find_toolchain
from tests.check.cpu.support import Emulator, buffer, i32, kinds, zeros

KERNEL = """
#include <cuda_fp16.h>
__constant__ float scale[2] = {1.f, 2.f};
__global__ void k(const int* in, int* out, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  int v = s[63 - t] + __shfl_xor_sync(0xffffffffu, t, 1);
  out[t] = (1 << (n + t)) + v / (t - 63 ? 1 : n) + (int)(3e9f * scale[1]) + (int)(__half2float(__float2half(0.5f)) * 2);
}
"""


def run_kernel(emulator: Emulator) -> tuple[list[int], set[str]]:
    args = [buffer("in", np.arange(64, dtype=np.int32), "in"), zeros("out", 64), i32(0)]
    execution = emulator.run(KERNEL, "k", args, block=(64,))
    assert execution.outcome == "ran", execution
    return execution.outputs["out"].tolist(), kinds(execution)


def expected() -> list[int]:
    shifted = [(1 << t if t < 32 else 0) for t in range(64)]
    values = [(63 - t) + (t ^ 1) for t in range(64)]
    values[63] = -1  # 62 / 0
    return [int(np.int64(a + v + 2**31 - 1 + 1).astype(np.int32)) for a, v in zip(shifted, values, strict=True)]


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["clang", "zig"])
def test_clang_and_zig_give_cuda_s_answers(tmp_path: Path, compiler: str) -> None:
    try:
        find_toolchain(compiler)
    except NoCompiler as e:
        pytest.skip(f"{compiler} was not tested: {e}")
    values, found = run_kernel(Emulator(tmp_path, compiler))
    assert values == expected()
    assert found == {"shift", "integer-division"}


def test_gxx_runs_kernels_and_says_what_it_lacks(tmp_path: Path) -> None:
    try:
        toolchain = find_toolchain("g++")
    except NoCompiler as e:
        pytest.skip(f"g++ was not tested: {e}")
    assert not toolchain.rewrites_ir and "x86, not CUDA" in toolchain.caveat
    text = "__global__ void k(float* x) { x[threadIdx.x] += __shfl_down_sync(~0u, x[threadIdx.x], 16); }"
    execution = Emulator(tmp_path, "g++").run(text, "k", [buffer("x", np.arange(32, dtype=np.float32))], checks=True)
    assert execution.outcome == "ran" and "x86, not CUDA" in execution.message
    assert execution.outputs["x"][:16].tolist() == [2 * i + 16 for i in range(16)]


def test_without_a_compiler_the_run_says_what_was_looked_for(tmp_path: Path) -> None:
    execution = Emulator(tmp_path, str(tmp_path / "no-clang")).run("__global__ void k() {}", "k", [])
    assert execution.outcome == "not_run" and "no-clang" in execution.message


def test_an_old_clang_is_refused(tmp_path: Path) -> None:
    fake = tmp_path / "clang++"
    fake.write_text('#!/bin/sh\necho "clang version 12.0.1 (fake)"\n')
    fake.chmod(0o755)
    with pytest.raises(NoCompiler, match="version 15 or later"):
        find_toolchain(str(fake))


PING_PONG = """
#include "fiber.h"
#include <cstdio>
static void *main_context, *contexts[3];
static int order[32], count, current;
static double sum;
static void body() {
  const int self = current;
  double local = self * 0.5;
  for (int i = 0; i < 4; i++) {
    order[count++] = self;
    local += 1.25;
    wbemu::switch_context(&contexts[self], main_context);
  }
  sum += local;
  order[count++] = 10 + self;
  void* never;
  wbemu::switch_context(&never, main_context);
}
alignas(64) static char stacks[3][1 << 16];
int main() {
  for (int i = 0; i < 3; i++) contexts[i] = wbemu::make_context(stacks[i] + (1 << 16), 1 << 16, body);
  for (int round = 0; round < 5; round++)
    for (int i = 0; i < 3; i++) { current = i; wbemu::switch_context(&main_context, contexts[i]); }
  for (int i = 0; i < count; i++) printf("%d ", order[i]);
  printf("%g", sum);
}
"""


@pytest.mark.parametrize("defines", [[], ["-DWBEMU_UCONTEXT=1"]], ids=["own switch", "ucontext"])
def test_contexts_with_and_without_assembly(emulator: Emulator, tmp_path: Path, defines: list[str]) -> None:
    (tmp_path / "main.cpp").write_text(PING_PONG)
    runtime = flags.EMULATOR / "runtime"
    command = [*find_toolchain().compile, "-std=c++17", "-O2", *defines, "-I", str(runtime)]
    subprocess.run(
        [*command, str(runtime / "fiber.cpp"), str(tmp_path / "main.cpp"), "-o", str(tmp_path / "fibers")], check=True
    )  # fmt: skip
    done = subprocess.run([str(tmp_path / "fibers")], capture_output=True, text=True, check=True)
    assert done.stdout == "0 1 2 " * 4 + "10 11 12 " + "16.5"


def test_executables_are_cached_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    emulator = Emulator(tmp_path)
    text = "__global__ void k(int* x) { x[threadIdx.x] = VALUE; }"
    args = [zeros("x", 4)]
    assert set(emulator.outputs(text.replace("VALUE", "1"), "k", args, block=(4,))["x"]) == {1}
    compiled: list[str] = []
    real = build.run_tool
    for module in (build, objects):
        monkeypatch.setattr(
            module, "run_tool", lambda command, *rest: compiled.append(command[0]) or real(command, *rest)
        )
    assert set(emulator.outputs(text.replace("VALUE", "1"), "k", args, block=(4,))["x"]) == {1}
    assert compiled == []
    assert set(emulator.outputs(text.replace("VALUE", "2"), "k", args, block=(4,))["x"]) == {2}
    assert compiled != []
    assert not list(tmp_path.rglob("build-*"))


def test_names_and_families_of_the_executors(tmp_path: Path) -> None:
    from app.check.cpu import cpu_executors

    executors = cpu_executors(tmp_path)
    assert [(e.name, e.family, e.warp) for e in executors] == [
        ("reference", "cpu", 32),
        ("cpu-hip32", "cpu", 32),
        ("cpu-hip64", "cpu", 64),
    ]
    assert isinstance(executors[0], CpuExecutor)
    assert isinstance(find_toolchain(), Toolchain)
    assert shutil.which(find_toolchain().compile[0])


def test_the_oldest_executables_leave_the_cache(tmp_path: Path) -> None:
    import os

    from app.check.cpu.cache import prune, touch

    for i in range(12):
        folder = tmp_path / f"{i % 3:02x}" / f"entry{i}"
        folder.mkdir(parents=True)
        os.utime(folder, (1000 + i, 1000 + i))
    touch(tmp_path / "00" / "entry0")
    prune(tmp_path, 12)
    assert len(list(tmp_path.glob("*/*"))) == 12
    prune(tmp_path, 8)
    assert {p.name for p in tmp_path.glob("*/*")} == {"entry0", *(f"entry{i}" for i in range(7, 12))}


def test_a_stale_precompiled_header_is_passed_over(tmp_path: Path) -> None:
    emulator = Emulator(tmp_path)
    text = "__global__ void k(int* x) { x[threadIdx.x] = VALUE; }"
    args = [zeros("x", 4)]
    emulator.outputs(text.replace("VALUE", "1"), "k", args, block=(4,))
    precompiled = list(tmp_path.rglob("*.pch"))
    if not precompiled:
        pytest.skip("precompiled headers were not tested: only clang uses them")
    for path in precompiled:
        path.write_bytes(b"CPCH" + b"\0" * 64)
    assert set(emulator.outputs(text.replace("VALUE", "2"), "k", args, block=(4,))["x"]) == {2}
