"""Float to integer at the edges, against values worked out by hand from the PTX ISA's cvt, on every executor here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.cpu import cpu_executors
from app.check.executors import make_executors
from app.check.model import BufferValue, Intent, KernelUnderTest, PreparedCase, ScalarValue
from app.check.runner import CheckScope, check_file
from translator.options import Options

SOURCE = b"""__global__ void k(const float* a, const double* b, int* fi, unsigned* fu, long long* fl, unsigned long long* fm,
                  int* di, unsigned* du, long long* dl, unsigned long long* dm, int n) {
  int t = threadIdx.x;
  if (t < n) {
    fi[t] = (int)a[t]; fu[t] = (unsigned)a[t]; fl[t] = (long long)a[t]; fm[t] = (unsigned long long)a[t];
    di[t] = (int)b[t]; du[t] = (unsigned)b[t]; dl[t] = (long long)b[t]; dm[t] = (unsigned long long)b[t];
  }
}
"""
VALUES = (float("nan"), float("inf"), float("-inf"), 3e9, -3e9, 5.75, -5.75)
I32, U32, I64, U64 = 1 << 31, 1 << 32, 1 << 63, 1 << 64
EXPECTED: dict[str, tuple[str, tuple[int, ...]]] = {
    "fi": ("i32", (0, I32 - 1, -I32, I32 - 1, -I32, 5, -5)),
    "fu": ("u32", (0, U32 - 1, 0, 3000000000, 0, 5, 0)),
    "fl": ("i64", (-I64, I64 - 1, -I64, 3000000000, -3000000000, 5, -5)),
    "fm": ("u64", (I64, U64 - 1, 0, 3000000000, 0, 5, 0)),
    "di": ("i32", (-I32, I32 - 1, -I32, I32 - 1, -I32, 5, -5)),
    "du": ("u32", (I32, U32 - 1, 0, 3000000000, 0, 5, 0)),
    "dl": ("i64", (-I64, I64 - 1, -I64, 3000000000, -3000000000, 5, -5)),
    "dm": ("u64", (I64, U64 - 1, 0, 3000000000, 0, 5, 0)),
}
NUMPY = {"i32": np.int32, "u32": np.uint32, "i64": np.int64, "u64": np.uint64}


@pytest.fixture
def kernel_file(tmp_path: Path) -> Path:
    path = tmp_path / "k.cu"
    path.write_bytes(SOURCE)
    return path


def test_the_reference_gives_what_ptx_says(kernel_file: Path, tmp_path: Path) -> None:
    args = [
        BufferValue("a", "f32", np.array(VALUES, dtype=np.float32), Intent.IN),
        BufferValue("b", "f64", np.array(VALUES, dtype=np.float64), Intent.IN),
        *(
            BufferValue(name, dtype, np.ones(len(VALUES), dtype=NUMPY[dtype]), Intent.OUT)
            for name, (dtype, _) in EXPECTED.items()
        ),
        ScalarValue("n", "i32", len(VALUES)),
    ]
    reference, _, _ = cpu_executors(tmp_path / "cache")
    kernel = KernelUnderTest(kernel_file, SOURCE, "k", (), 1, Options())
    run = reference.run(kernel, PreparedCase("edges", (1, 1, 1), (32, 1, 1), 0, tuple(args)), lambda: False)
    assert run.outcome == "ran", run.message
    for name, (_, values) in EXPECTED.items():
        assert [int(v) for v in run.outputs[name]] == list(values), name


@pytest.mark.vulkan
def test_the_translations_agree(kernel_file: Path, tmp_path: Path) -> None:
    (tmp_path / "wavebridge-cases").mkdir()
    (tmp_path / "wavebridge-cases/k.toml").write_text(_case())
    families = frozenset({"cpu", "vulkan"})
    executors = make_executors(families, lambda: False, validation=True, cache=tmp_path / "cache")
    rows = list(check_file(CheckScope(kernel_file, tmp_path, Options(), families), executors=executors))
    ran = [r for r in rows if r.status not in ("unsupported", "not_run")]
    assert {"reference", "cpu-hip32", "cpu-hip64"} <= {r.executor for r in ran}
    assert [(r.executor, r.findings) for r in ran if r.status != "equal"] == []


def _case() -> str:
    shown = "[" + ", ".join(str(v) for v in VALUES) + "]"
    text = f'[case]\nsource = "k.cu"\nkernel = "k"\ngrid = [1]\nblock = [32]\n[let]\nn = {len(VALUES)}\n'
    for name, dtype in (("a", "f32"), ("b", "f64")):
        text += f'[[arg]]\nname = "{name}"\nkind = "buffer"\ndtype = "{dtype}"\ncount = "n"\nintent = "in"\n'
        text += f"gen = {{ values = {shown} }}\n"
    for name, (dtype, _) in EXPECTED.items():
        text += f'[[arg]]\nname = "{name}"\nkind = "buffer"\ndtype = "{dtype}"\ncount = "n"\nintent = "out"\n'
        text += "gen = { fill = 1 }\n"
    return text + '[[arg]]\nname = "n"\nkind = "scalar"\ndtype = "i32"\nvalue = "n"\n'
