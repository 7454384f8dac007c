"""WB7001: types of the extended GEMM calls."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.options import RocmVersion

_NAMES = (
    b"cublasGemmEx",
    b"cublasGemmStridedBatchedEx",
    b"cublasGemmBatchedEx",
)
_V2_SINCE = RocmVersion(6, 0)

RULE = Rule(
    id="WB7001",
    name="gemm-compute-type",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="hipBLAS's extended GEMM takes other type arguments from release to release.",
    explanation=(
        "cuBLAS takes `cudaDataType` for the matrices and `cublasComputeType_t` for the computation. hipBLAS took "
        "`hipblasDatatype_t` for all of them before ROCm 6; ROCm 6 has both forms, chosen by `HIPBLAS_V2`; ROCm 7 has "
        "`hipDataType` and `hipblasComputeType_t` only. Choose the release that you build for with `--rocm`, and "
        "check which combinations of types rocBLAS supports."
    ),
    example=Example(
        bad="void f(cublasHandle_t h) { cublasGemmEx(h); }",
        good="void f(cublasHandle_t h) { cublasSgemm(h); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    rocm = context.options.hip.rocm
    for call in context.calls(*_NAMES):
        name = context.code.text[call.name_at].decode()
        if rocm < _V2_SINCE:
            how = "takes hipblasDatatype_t for every type"
        elif rocm < RocmVersion(7, 0):
            how = "takes hipDataType and hipblasComputeType_t with HIPBLAS_V2 defined"
        else:
            how = "takes hipDataType and hipblasComputeType_t"
        yield RULE.at(
            context.code.span(call.name_at), f"{name}: hipBLAS of ROCm {rocm} {how}; check the combination of types."
        )
