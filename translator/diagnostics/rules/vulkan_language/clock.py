"""WB4014: the kernel reads a clock."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4014",
    name="clock-in-kernel",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel reads a clock.",
    explanation=(
        "What a clock counts differs between devices, and not every Vulkan device lets shaders read one. Measure "
        "on the host with timestamps instead."
    ),
    example=Example(
        bad=("__global__ void k(long long* x) {\n    x[0] = clock64();\n}\n"),
        good=("__global__ void k(long long* x) {\n    x[0] = 1;\n}\n"),
    ),
)
