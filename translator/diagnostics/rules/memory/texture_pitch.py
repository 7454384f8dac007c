"""WB5022: the alignment of pitched memory under a texture."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB5022",
    name="texture-pitch",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP}),
    summary="AMD asks for other alignments of pitched memory under a texture.",
    explanation=(
        "A texture over pitched memory needs a pointer that is a multiple of `textureAlignment` and a pitch that is one "
        "of `texturePitchAlignment`. NVIDIA's pitch alignment is 32 bytes; AMD's is larger (ask the device). Memory of "
        "`cudaMallocPitch` fits on both sides, with the pitch that it gave. A pitch that the program computes itself "
        "(`width * sizeof(float)`) can be refused by HIP with an error code: check it."
    ),
    example=Example(
        bad="texture<float, 2> t;\nvoid f(float *p) { cudaBindTexture2D(0, t, p, 64, 64, 256); }",
        good="texture<float, 2> t;\nvoid f(cudaArray_t a) { cudaBindTextureToArray(t, a); }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    for name in (b"cudaBindTexture2D", b"cudaResourceTypePitch2D"):
        if name in context.own_names:
            continue
        for index in context.places.get(name, ()):
            yield RULE.at(
                code.span(index),
                "The pitch has to be a multiple of AMD's texturePitchAlignment, which is larger than NVIDIA's 32 bytes: "
                "that of cudaMallocPitch is, a computed one may be refused.",
            )
