"""WB4105: memory is reached through a pointer that is always null."""

from translator.diagnostics.model import Severity, Target
from translator.diagnostics.registry import Example, Rule

RULE = Rule(
    id="WB4105",
    name="access-through-null",
    severity=Severity.ERROR,
    targets=frozenset({Target.VULKAN}),
    summary="Memory is reached through a pointer that is always null.",
    explanation=(
        "On the paths that Wavebridge could follow, this pointer holds nothing but null, and an operation "
        "that needs memory (an atomic, say) is done through it. CUDA would fault here."
    ),
    example=Example(
        bad=("__global__ void k() {\n    int* p = nullptr;\n    atomicAdd(p, 1);\n}\n"),
        good=("__global__ void k(int* p) {\n    atomicAdd(p, 1);\n}\n"),
    ),
)
