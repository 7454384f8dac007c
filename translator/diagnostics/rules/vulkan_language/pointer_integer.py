"""WB4012: a pointer is made into an integer, or an integer into a pointer."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4012",
    name="pointer-as-integer",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="A pointer is made into an integer, or an integer into a pointer.",
    explanation=(
        "In a shader a pointer is a buffer and an index; it has no address to compute with. Compare or subtract "
        "pointers instead, or keep an index."
    ),
    example=Example(
        bad=("__global__ void k(float* x) {\n    if ((size_t)x % 16 == 0) x[0] = 1.0f;\n}\n"),
        good=("__global__ void k(float* x, int aligned) {\n    if (aligned) x[0] = 1.0f;\n}\n"),
    ),
)
