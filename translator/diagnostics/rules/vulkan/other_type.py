"""WB4103: memory is reached as another type in a way that has no exact form."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4103",
    name="memory-as-other-type",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Memory is reached as another type in a way that has no exact form.",
    explanation=(
        "Memory seen as another type (`(float4*)p`, shared memory used for ints and floats) is translated by "
        "bit casts where every access covers whole elements. This access does not, or copies something too "
        "large to be put together piece by piece. Give the memory one type, or copy it element by element."
    ),
    example=Example(
        bad=(
            "struct Wide { float a, b, c; };\n"
            "__global__ void k(const float* x, Wide* out) {\n"
            "    out[threadIdx.x] = *(const Wide*)(x + threadIdx.x);\n"
            "}\n"
        ),
        good=(
            "struct Wide { float a, b, c; };\n"
            "__global__ void k(const float* x, Wide* out) {\n"
            "    out[threadIdx.x] = Wide{x[threadIdx.x], x[threadIdx.x + 1], x[threadIdx.x + 2]};\n"
            "}\n"
        ),
    ),
)
