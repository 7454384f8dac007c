"""Host libraries in a kernel's file must not stop its run, in CUDA as in HIP; HIP's complex numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.check.cpu.executors import Role
from tests.check.cpu.support import Emulator, buffer, zeros
from translator.hip.translate import translate
from translator.options import Options
from translator.source import SourceFile

WITH_LIBRARIES = """
#include <cublas_v2.h>
#include <cublasLt.h>
#include <cusparse.h>
#include <cusolverDn.h>
#include <cufft.h>
#include <curand.h>
#include <nccl.h>
#define CHECK(call) { cublasStatus_t status = (call); if (status != CUBLAS_STATUS_SUCCESS) die((int)status); }
void die(int status);
void explain(cublasStatus_t status) { if (status == CUBLAS_STATUS_NOT_INITIALIZED) die(1); }
static cublasComputeType_t compute = CUBLAS_COMPUTE_32F_FAST_TF32;
struct Libraries { cublasHandle_t blas; cublasLtHandle_t lt; cusparseHandle_t sparse; cusolverDnHandle_t solver;
                   cufftHandle fft; curandGenerator_t random; ncclComm_t comm; cufftComplex* spectrum; };
void open(Libraries& l) { CHECK(cublasCreate(&l.blas)); CHECK(cublasSetMathMode(l.blas, CUBLAS_TF32_TENSOR_OP_MATH)); }
typedef __nv_bfloat16 Real;
__global__ void k(int* out) { out[threadIdx.x] = (int)__bfloat162float(__float2bfloat16(threadIdx.x * 3.f)); }
"""


@pytest.mark.parametrize("role", ["reference", "cpu-hip32", "cpu-hip64"])
def test_host_libraries_do_not_stop_a_kernel(role: Role, emulator: Emulator) -> None:
    text = WITH_LIBRARIES if role == "reference" else _hip(WITH_LIBRARIES)
    out = emulator.outputs(text, "k", [zeros("out", 32)], role=role)["out"]
    np.testing.assert_array_equal(out, np.arange(32) * 3)


COMPLEX = """
#include <cuComplex.h>
__global__ void k(double* out) {
  cuDoubleComplex a = make_cuDoubleComplex(1, 2), b = make_cuDoubleComplex(3, -4), r = cuCdiv(a, b);
  out[0] = cuCreal(r); out[1] = cuCimag(r);
  r = cuCmul(a, b); out[2] = cuCreal(r); out[3] = cuCimag(r);
  r = cuCfma(a, b, cuConj(a)); out[4] = cuCreal(r); out[5] = cuCimag(r);
  out[6] = cuCabs(b); out[7] = cuCabsf(make_cuComplex(3e30f, 4e30f));
}
"""


@pytest.mark.parametrize(("role", "long"), [("reference", 5e30), ("cpu-hip64", np.inf)])
def test_complex_numbers_of_hip_are_not_scaled(role: Role, long: float, emulator: Emulator) -> None:
    text = COMPLEX if role == "reference" else _hip(COMPLEX)
    out = emulator.outputs(text, "k", [buffer("out", np.zeros(8))], block=(1,), role=role)["out"]
    np.testing.assert_allclose(out, [-0.2, 0.4, 11, 2, 12, 0, 5, long], rtol=1e-6)


def _hip(text: str) -> str:
    source = SourceFile(Path("k.cu"), text.encode())
    return translate(source, Options(), is_local_header=lambda name: None).text.decode()
