"""WB4102: a pointer points into different memory at different times."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4102",
    name="pointer-to-several-memories",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A pointer points into different memory at different times.",
    explanation=(
        "GLSL names the buffer or the shared array in each access, so a pointer that is set to one buffer "
        "here and to another there has no form as it stands. Choose between the values instead of between the "
        "pointers (`c ? a[i] : b[i]`), or use two variables."
    ),
    example=Example(
        bad=(
            "__global__ void k(const float* a, const float* b, float* out, int c) {\n"
            "    const float* p = c ? a : b;\n"
            "    out[threadIdx.x] = p[threadIdx.x];\n"
            "}\n"
        ),
        good=(
            "__global__ void k(const float* a, const float* b, float* out, int c) {\n"
            "    out[threadIdx.x] = c ? a[threadIdx.x] : b[threadIdx.x];\n"
            "}\n"
        ),
    ),
)
