"""WB7005: wmma fragments."""

from __future__ import annotations

from collections.abc import Iterator

from translator.diagnostics.context import RuleContext
from translator.diagnostics.model import Diagnostic, Severity, Target
from translator.diagnostics.registry import Example, Rule
from translator.structure.calls import template_arguments_at
from translator.structure.literals import integer_value

RULE = Rule(
    id="WB7005",
    name="wmma-fragments",
    severity=Severity.WARNING,
    targets=frozenset({Target.HIP, Target.VULKAN}),
    summary="rocWMMA has other fragment shapes, and spreads a fragment over the lanes in another way.",
    explanation=(
        "`nvcuda::wmma` becomes `rocwmma`. Its fragments exist for gfx908 and later CDNA and for gfx11 and later "
        "RDNA; 16x16x16 works on all of them, 32x8x16 and 8x32x16 on none. A fragment belongs to a whole wave, 64 "
        "lanes on CDNA: block sizes that count warps of 32 must change, and code that touches `fragment.x[i]` or "
        "`num_elements` relies on a layout that differs. `mma_sync` on the tensor-core types of CUDA (tf32, b1) has "
        "no counterpart."
    ),
    example=Example(
        bad="__global__ void k() { nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 32, 8, 16, half, nvcuda::wmma::row_major> a; }",
        good="__global__ void k(float *a, float *b, float *c) { c[0] = a[0] * b[0]; }",
    ),
)


def check(context: RuleContext) -> Iterator[Diagnostic]:
    code = context.code
    if not context.mentions(b"wmma", b"nvcuda"):
        return
    for index in context.places.get(b"fragment", ()):
        arguments = template_arguments_at(code, index)
        if arguments is None or len(arguments) < 4:
            continue
        shape = [integer_value(code.text[part.start]) if len(part) == 1 else None for part in arguments[1:4]]
        is_other = None not in shape and shape != [16, 16, 16]
        text = "x".join(context.text(part) for part in arguments[1:4])
        if is_other:
            message = f"rocWMMA has no {text} fragments on every architecture; 16x16x16 works on all."
        else:
            message = f"A {text} fragment belongs to a whole wave on AMD: 64 lanes on CDNA. Check the block size."
        yield RULE.at(
            code.span(index),
            message,
            target=Target.HIP,
            severity=Severity.ERROR if is_other else Severity.WARNING,
            kernel=context.kernel_at(index),
        )
