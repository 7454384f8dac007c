"""WB5002: texture objects that AMD samples in another way."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

_FETCHES = (
    b"tex1D",
    b"tex2D",
    b"tex3D",
    b"texCubemap",
    b"tex2DLod",
    b"tex3DLod",
    b"tex2DLayered",
    b"tex1DLayered",
    b"tex2Dgather",
)

RULE = Rule(
    id="WB5002",
    name="texture-object",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="Sampling hardware differs, and gfx94x and gfx950 have none.",
    explanation=(
        "gfx940 to gfx950 have no texture units: functions that sample do not compile for them. Where AMD has them, "
        "linear filtering of 32-bit floats is not supported on every architecture, and the weights of a filter have "
        "other precisions than NVIDIA's 8 bits. Compare filtered values with a tolerance."
    ),
    example=Example(
        bad="__global__ void k(float *p, cudaTextureObject_t t) { *p = tex2D<float>(t, 0.5f, 0.5f); }",
        good="__global__ void k(float *p, const float *q) { *p = q[0]; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    without = [a for a in context.options.hip.architectures if a.startswith(("gfx94", "gfx95"))]
    for call in context.calls(*_FETCHES):
        if context.code.text[call.name_at] in context.own_names:
            continue
        name = context.code.text[call.name_at].decode()
        if without:
            message = f"{name} does not compile for {', '.join(without)}, which have no texture units."
            severity = Severity.ERROR
        else:
            message = f"{name}: AMD's sampling hardware filters with other precision than NVIDIA's."
            severity = Severity.WARNING
        yield RULE.at(
            context.code.span(call.name_at), message, severity=severity, kernel=context.kernel_at(call.name_at)
        )
