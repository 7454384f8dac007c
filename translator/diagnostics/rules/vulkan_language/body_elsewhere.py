"""WB4002: a device function is declared here and defined in another file."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4002",
    name="body-in-another-file",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A device function is declared here and defined in another file.",
    explanation=(
        "Relocatable device code links device functions of several files. A shader is one unit: the function's "
        "body must be visible where the kernel is. Move it to a header that both files include."
    ),
    example=Example(
        bad=("__device__ float scale(float v);\n__global__ void k(float* x) {\n    x[0] = scale(x[0]);\n}\n"),
        good=(
            "__device__ float scale(float v) { return 2.0f * v; }\n"
            "__global__ void k(float* x) {\n"
            "    x[0] = scale(x[0]);\n"
            "}\n"
        ),
    ),
)
