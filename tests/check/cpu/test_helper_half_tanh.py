"""The helper that stands in for CUDA's hyperbolic tangent of 16-bit floats."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tests.check.cpu.support import Emulator, buffer
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

KERNEL = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void k(float* out) {
  float x = (int(threadIdx.x) - 16) / 4.f;
  float* row = out + threadIdx.x * 4;
  row[0] = __half2float(htanh(__float2half(x)));
  row[1] = __half2float(__high2half(h2tanh_approx(__floats2half2_rn(0.f, x))));
  row[2] = __bfloat162float(htanh_approx(__float2bfloat16(x)));
  row[3] = __bfloat162float(__low2bfloat16(h2tanh(__floats2bfloat162_rn(x, 0.f))));
}
"""


def test_tangents_are_those_of_float_rounded(emulator: Emulator) -> None:
    source = SourceFile(Path("k.cu"), KERNEL.encode())
    hip = translate(source, Options(), is_local_header=lambda name: None).text.decode()
    assert '#include "wavebridge/half_tanh.h"' in hip
    out = emulator.outputs(hip, "k", [buffer("out", np.zeros(128, np.float32))], role="cpu-hip64")["out"]
    right = np.tanh((np.arange(32) - 16) / 4.0)
    rows = out.reshape(32, 4)
    np.testing.assert_allclose(rows[:, :2], np.repeat(right[:, None], 2, axis=1), rtol=2**-11, atol=2**-24)
    np.testing.assert_allclose(rows[:, 2:], np.repeat(right[:, None], 2, axis=1), rtol=2**-8)
