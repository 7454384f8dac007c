"""WB4006: the kernel jumps with goto, or into the middle of a statement."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4006",
    name="goto",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="The kernel jumps with goto, or into the middle of a statement.",
    explanation="SPIR-V has structured control flow only. Use loops, breaks and flags instead.",
    example=Example(
        bad=("__global__ void k(float* x) {\nagain:\n    x[0] *= 2.0f;\n    if (x[0] < 100.0f) goto again;\n}\n"),
        good=("__global__ void k(float* x) {\n    do x[0] *= 2.0f; while (x[0] < 100.0f);\n}\n"),
    ),
)
