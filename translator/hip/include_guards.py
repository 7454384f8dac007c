"""Tests of the include guards of CUDA's headers: ``#ifdef __DRIVER_TYPES_H__`` asks whether the runtime was included."""

from __future__ import annotations

from typing import Final

from translator.diagnostics.analysis.arch_guards import asks_for_hip
from translator.hip.context import HipContext
from translator.structure.code import NONE

GUARDS: Final = {
    b"__CUDA_RUNTIME_H__": b"HIP_INCLUDE_HIP_HIP_RUNTIME_H",
    b"__CUDA_RUNTIME_API_H__": b"HIP_INCLUDE_HIP_HIP_RUNTIME_API_H",
    b"__DRIVER_TYPES_H__": b"HIP_INCLUDE_HIP_DRIVER_TYPES_H",
    b"__VECTOR_TYPES_H__": b"HIP_INCLUDE_HIP_AMD_DETAIL_HIP_VECTOR_TYPES_H",
    b"__VECTOR_FUNCTIONS_H__": b"HIP_INCLUDE_HIP_AMD_DETAIL_HIP_VECTOR_TYPES_H",
    b"__cuda_cuda_h__": b"HIP_INCLUDE_HIP_HIP_RUNTIME_API_H",
    b"__CUDA_FP16_H__": b"HIP_INCLUDE_HIP_HIP_FP16_H",
    b"__CUDA_BF16_H__": b"HIP_INCLUDE_HIP_HIP_BF16_H",
    b"CU_COMPLEX_H_": b"HIP_INCLUDE_HIP_AMD_DETAIL_HIP_COMPLEX_H",
    b"CUBLAS_API_H_": b"HIPBLAS_H",
    b"CUBLAS_V2_H_": b"HIPBLAS_H",
    b"CUBLAS_H_": b"HIPBLAS_H",
    b"_CUFFT_H_": b"HIPFFT_H_",
    b"CURAND_H_": b"HIPRAND_H_",
    b"CURAND_KERNEL_H_": b"HIPRAND_KERNEL_H_",
    b"CUSPARSE_H_": b"HIPSPARSE_H",
    b"CUSPARSE_V2_H_": b"HIPSPARSE_H",
    b"CUSOLVER_COMMON_H_": b"HIPSOLVER_H",
    b"CUSOLVERDN_H_": b"HIPSOLVER_H",
}
"""The guards of NVIDIA's headers, and those of the HIP headers that come in their place (their ``#ifndef`` lines)."""


def translate_include_guards(context: HipContext) -> None:
    """Ask for HIP's header where a condition asks for CUDA's: as it stands, what it guards would be left out silently."""
    rules, code = context.rules, context.code
    defined = {macro.name for macro in rules.macros}
    for name, hip in GUARDS.items():
        if name in defined:
            continue
        for index in rules.places.get(name, ()):
            number = code.directive[index]
            if number == NONE or code.directives[number].name not in (b"if", b"elif", b"ifdef", b"ifndef"):
                continue
            if not asks_for_hip(code, code.directives[number], rules.conditionals):
                context.edits.replace(code.span(index), hip)
