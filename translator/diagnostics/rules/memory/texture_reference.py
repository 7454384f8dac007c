"""WB5001: texture and surface references become objects."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.analysis.textures import Kind, find_textures
from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB5001",
    name="texture-reference",
    severity=Severity.INFO,
    targets=frozenset({Target.HIP}),
    summary="A texture or surface reference becomes an object behind a record in device memory.",
    explanation=(
        "CUDA 12 removed `texture<T, dim, mode>` and `surface<void, dim>`; HIP deprecates the one and has not the other. "
        "The translation keeps the host's side (attributes, binds and their error codes) in a class of "
        "`wavebridge/texture_reference.h` of the same name, and adds a `__device__` record that a bind writes and "
        "fetches read; kernels keep their signatures.\n\n"
        "`tex1Dfetch` reads linear memory as memory: on every architecture, for any alignment, with an offset of zero. "
        "The other functions sample through a texture object. A bind belongs to the kernels launched after it, so it "
        "waits for those that run (`hipDeviceSynchronize`), unless the same memory is bound already; it can not be part "
        "of a stream capture. Each file has references of its own, as with nvcc in whole programs, unless an `extern` "
        "declaration is seen."
    ),
    example=Example(
        bad="texture<float, 2, cudaReadModeElementType> t;\n__global__ void k(float *p) { *p = tex2D(t, 0.5f, 0.5f); }",
        good="__global__ void k(float *p, cudaTextureObject_t t) { *p = tex2D<float>(t, 0.5f, 0.5f); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for declaration in find_textures(context).declarations:
        if declaration.problem:
            continue  # WB5020 speaks of it
        what = "texture" if declaration.type.kind is Kind.TEXTURE else "surface"
        for name in declaration.names:
            text = code.slice(name).decode(errors="replace")
            span = code.span(name.start, name.stop - 1)
            if declaration.is_extern:
                message = (
                    f"The {what} reference {text} is shared by files, and so is its record: compile with -fgpu-rdc."
                )
                yield RULE.at(span, message, severity=Severity.WARNING)
                continue
            message = (
                f"The {what} reference {text} becomes a {what} object; a bind waits for the kernels that are running."
            )
            yield RULE.at(span, message)
