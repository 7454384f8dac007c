"""WB4013: a kernel is launched from device code."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4013",
    name="launch-in-kernel",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A kernel is launched from device code.",
    explanation="Vulkan has no dynamic parallelism. Launch the second kernel from the host, after the first.",
    example=Example(
        bad=(
            "__global__ void child(float* x) { x[0] = 1.0f; }\n"
            "__global__ void k(float* x) {\n"
            "    child<<<1, 32>>>(x);\n"
            "}\n"
        ),
        good=("__device__ void child(float* x) { x[0] = 1.0f; }\n__global__ void k(float* x) {\n    child(x);\n}\n"),
    ),
)
