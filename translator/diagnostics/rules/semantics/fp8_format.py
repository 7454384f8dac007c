"""WB3006: 8-bit floating point has two formats."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_NAMES = (
    b"__nv_fp8_e4m3",
    b"__nv_fp8_e5m2",
    b"__nv_fp8x2_e4m3",
    b"__nv_fp8x4_e4m3",
    b"__nv_fp8x2_e5m2",
    b"__nv_fp8x4_e5m2",
)
_FNUZ_ARCHITECTURES = ("gfx940", "gfx941", "gfx942")

RULE = Rule(
    id="WB3006",
    name="fp8-format",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="gfx942 computes in the FNUZ variants of fp8, not in the OCP formats that CUDA uses.",
    explanation=(
        "CUDA's `__nv_fp8_e4m3` and `__nv_fp8_e5m2` are the OCP formats. gfx940 to gfx942 compute in the FNUZ "
        "formats, whose exponent bias is one higher, which have no infinities and one NaN: the same bits mean half "
        "the value. gfx950 and gfx12 compute in the OCP formats. Stored data has to be converted for gfx942."
    ),
    example=Example(
        bad="#include <cuda_fp8.h>\n__device__ float f(__nv_fp8_e4m3 x) { return float(x); }",
        good="#include <cuda_fp16.h>\n__device__ float f(__half x) { return __half2float(x); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    architectures = context.options.hip.architectures
    is_certain = any(architecture.startswith(_FNUZ_ARCHITECTURES) for architecture in architectures)
    for name in _NAMES:
        for index in context.places.get(name, ())[:1]:
            yield RULE.at(
                context.code.span(index),
                f"{name.decode()} is an OCP format; gfx942 computes in FNUZ, where the same bits mean half the value.",
                severity=Severity.WARNING if is_certain else Severity.INFO,
                kernel=context.kernel_at(index),
            )
