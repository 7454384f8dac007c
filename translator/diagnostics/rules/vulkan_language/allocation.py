"""WB4010: memory is allocated or freed in device code."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4010",
    name="allocation-in-kernel",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Memory is allocated or freed in device code.",
    explanation="Shaders have no heap. Allocate a buffer on the host and pass it to the kernel.",
    example=Example(
        bad=(
            "__global__ void k(float* x) {\n"
            "    float* t = (float*)malloc(16);\n"
            "    t[0] = x[0];\n"
            "    x[1] = t[0];\n"
            "    free(t);\n"
            "}\n"
        ),
        good=("__global__ void k(float* x) {\n    float t[4];\n    t[0] = x[0];\n    x[1] = t[0];\n}\n"),
    ),
)
